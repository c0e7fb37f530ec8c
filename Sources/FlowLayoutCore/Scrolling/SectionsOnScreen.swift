import LayoutGeometry

/// The first and the last section that reach into the container's main range.
struct SectionsOnScreen {
  /// The section at the leading end.
  let first: PlacedSection
  /// The section at the trailing end, often the same.
  let last: PlacedSection
  /// The second section on screen, if there is one.
  private let second: PlacedSection?
  /// The section before the last one, if there is one.
  private let beforeLast: PlacedSection?

  /// Finds them; nil where there is none, or where the range begins before the first or ends behind
  /// the last section.
  init?(_ layout: FlowLayout, low: Double, high: Double) {
    let start = ExactLength(clamping: low)
    let end = ExactLength(clamping: high)
    var walk = SectionWalk(layout.stack, from: start, to: end)
    var first: PlacedSection?
    var second: PlacedSection?
    var last: PlacedSection?
    var beforeLast: PlacedSection?
    while let section = walk.next() {
      // Sections that only touch the range are not on screen.
      guard start < section.end && section.origin < end else { continue }
      if first == nil { first = section } else if second == nil { second = section }
      beforeLast = last
      last = section
    }
    guard let first, let last, first.origin <= start, end <= last.end else { return nil }
    self.first = first
    self.last = last
    self.second = second
    self.beforeLast = beforeLast
  }

  /// How far the container's ends can go on before a header or footer comes or goes, or another one
  /// begins to move; nil where more than the outermost ones move already.
  func quietLimits(
    _ layout: FlowLayout, _ pinning: Pinning, low: Double, high: Double
  ) -> (low: Double, high: Double)? {
    // Rounding may move a frame's edge by a pixel.
    let slack = layout.space.slack(at: high)
    if isUnclear(low: low, high: high, slack: 2 * slack) { return nil }
    var lowLimit = first.contentEnd.points
    // Behind the last section nothing comes.
    var highLimit = last.index < layout.sectionCount - 1 ? last.end.points : .infinity
    let headerEnd = first.contentStart.points
    if let line = pinning.headerLine {
      // The header of the next section begins to move once the line reaches it.
      if let second { lowLimit = min(lowLimit, second.origin.points - (line - low)) }
    } else if first.style.geometry.header > 0 && low < headerEnd {
      lowLimit = min(lowLimit, headerEnd)
    }
    if last.style.geometry.footer > 0 {
      let contentStart = last.contentStart.points
      let contentEnd = last.contentEnd.points
      if pinning.footerLine == nil {
        if high <= contentEnd { highLimit = min(highLimit, contentEnd) }
      } else if high <= contentStart {
        highLimit = min(highLimit, contentStart)
      }
    }
    if let line = pinning.footerLine, let beforeLast, line < beforeLast.end.points { return nil }
    if let line = pinning.headerLine, let second, line > second.origin.points { return nil }
    return (lowLimit - slack, highLimit - slack)
  }

  /// Whether an end of the container is so near to a header's or footer's edge that rounding decides
  /// whether that is on screen: of the outermost sections, and of the one before the first.
  private func isUnclear(low: Double, high: Double, slack: Double) -> Bool {
    func isNear(_ edge: ExactLength, _ end: Double) -> Bool {
      (edge.points - end).magnitude <= slack
    }
    return (first.index > 0 && isNear(first.origin, low)) || isNear(first.end, low)
      || (first.style.geometry.header > 0 && isNear(first.contentStart, low))
      || isNear(last.origin, high)
      || (last.style.geometry.footer > 0 && isNear(last.contentEnd, high))
  }
}
