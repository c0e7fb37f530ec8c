/// Where the items of one line begin, and how far apart they lie, along the cross axis.
///
/// > Source: rules F-H-1 to F-H-6 and the alignment options of the layout document.
struct LineSpread: Hashable {
  /// The first item's distance from the start of the available length, in points.
  var start: Double
  /// The distance from one item's end to the next one's beginning.
  var gap: Double
}

extension LineSpread {
  /// The spread of a line of `count` items, at least 1, whose cross lengths add up to `total`.
  ///
  /// Gaps are never below `spacing`; a line longer than what is available leads.
  @inline(__always)
  init(_ rule: RowAlignment.Spread, count: Int, total: Double, spacing: Double, available: Double) {
    let leftover = LineSpread.leftover(
      count: count, total: total, spacing: spacing, available: available)
    self.init(rule, count: count, leftover: max(0, leftover), spacing: spacing)
  }

  /// What a line's items and their least gaps leave of the available length, negative where they are
  /// longer.
  @inline(__always)
  static func leftover(count: Int, total: Double, spacing: Double, available: Double) -> Double {
    available - total - spacing * (Double(count) - 1)
  }

  /// The spread of a line of `count` items, at least 1, that leave so much, at least 0, to be spread.
  @inline(__always)
  init(_ rule: RowAlignment.Spread, count: Int, leftover: Double, spacing: Double) {
    self.init(start: 0, gap: spacing)
    // The usual one, without looking at the others.
    if rule == .justified && count > 1 {
      gap = spacing + leftover / (Double(count) - 1)
      return
    }
    let items = Double(count)
    switch rule {
    case .leading: break
    case .center: start = leftover / 2
    case .trailing: start = leftover
    case .justified: start = leftover / 2
    case .spaceBetween:
      if count > 1 { gap = spacing + leftover / (items - 1) }
    case .spaceAround:
      start = leftover / items / 2
      gap = spacing + leftover / items
    case .spaceEvenly:
      start = leftover / (items + 1)
      gap = spacing + leftover / (items + 1)
    }
  }
}

extension RowAlignment {
  /// The spread of a section's last line of `count` items.
  ///
  /// `largestEarlierCount` is the most items of a line before it, nil where it is the only line.
  ///
  /// > Source: rules F-H-5 (a last line as full as any before it counts as complete) and F-H-6 (the
  /// > single cell of a self-sizing section is centred).
  func spreadOfLastLine(
    count: Int, largestEarlierCount: Int?, isSelfSizing: Bool
  ) -> Spread {
    switch last {
    case .spread(let spread): return spread
    case .platform:
      guard common == .justified else { return common }
      let isComplete = largestEarlierCount.map { count >= $0 } ?? (isSelfSizing && count == 1)
      return isComplete ? .justified : .leading
    }
  }
}
