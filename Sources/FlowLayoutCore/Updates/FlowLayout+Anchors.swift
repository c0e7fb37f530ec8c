import LayoutGeometry

/// Finding anchors, and following them.
extension FlowLayout {
  /// The edge that an anchor means at the current offset: the one that held the last change where
  /// the same is asked for and nobody scrolled since.
  ///
  /// - Complexity: That of a query at the anchor's line.
  func edge(of anchor: ScrollAnchor) -> ScrollAnchor {
    if let held = heldAnchor, held.request == anchor, held.start == viewport.start {
      return held.edge
    }
    let viewport = viewport
    switch anchor {
    case .none, .end: return anchor
    case .top:
      guard let element = firstElement(endingAfter: viewport.leadingLine) else { return .none }
      return edge(of: .leadingEdge(element))
    case .bottom:
      if viewport.start >= viewport.greatestStart { return .end }
      guard let element = lastItem(beginningBefore: viewport.trailingLine) else { return .none }
      return edge(of: .trailingEdge(element))
    case .leadingEdge(let element, nil):
      guard let range = naturalRange(of: element) else { return .none }
      return .leadingEdge(element, distance: range.lowerBound - viewport.leadingLine)
    case .trailingEdge(let element, nil):
      guard let range = naturalRange(of: element) else { return .none }
      return .trailingEdge(element, distance: range.upperBound - viewport.trailingLine)
    case .leadingEdge(let element, _), .trailingEdge(let element, _):
      return frame(of: element) == nil ? .none : anchor
    }
  }

  /// Where the viewport begins such that an edge lies where it is held, before clamping; nil where
  /// nothing is held.
  func start(holding edge: ScrollAnchor) -> Double? {
    if edge == .none { return nil }
    let viewport = viewport
    switch edge {
    case .none, .top, .bottom: return nil
    case .end: return viewport.greatestStart
    case .leadingEdge(let element, let distance):
      guard let range = naturalRange(of: element) else { return nil }
      return range.lowerBound - (distance ?? 0) - viewport.lead
    case .trailingEdge(let element, let distance):
      guard let range = naturalRange(of: element) else { return nil }
      return range.upperBound - (distance ?? 0) - viewport.length + viewport.trail
    }
  }

  /// Moves the offset after a change such that an edge stays where it is held, and clamps it.
  ///
  /// - Parameters:
  ///   - edge: What is held, in this layout's paths.
  ///   - request: The anchor that was asked for, in this layout's paths.
  ///   - start: Where the viewport began before the change.
  mutating func follow(_ edge: ScrollAnchor, request: ScrollAnchor, from start: Double) {
    let proposed = self.start(holding: edge) ?? start
    contentOffset = clampedOffset(
      space.offset(
        contentOffset, startingAt: proposed, containerWidth: configuration.container.width))
    // An element that held the end of the content holds it again if it comes back there.
    heldAnchor = HeldAnchor(request: request, edge: edge, start: viewport.start)
  }
}

/// Natural places: neither pinned, mirrored nor rounded, along the scroll axis.
extension FlowLayout {
  /// The layout as it would be without pinning, rounding and mirrored content.
  var natural: FlowLayout {
    var plain = self
    plain.configuration.sectionHeadersPinToVisibleBounds = false
    plain.configuration.sectionFootersPinToVisibleBounds = false
    plain.space.grid = PixelGrid(scale: 0)
    plain.space.isFlipped = false
    return plain
  }

  /// Where an element lies along the scroll axis, in flow coordinates; nil if there is none.
  ///
  /// - Complexity: As `frame(of:)`.
  func naturalRange(of element: ElementIdentifier) -> ClosedRange<Double>? {
    natural.frame(of: element).map { space.mainRange(ofNatural: $0) }
  }

  /// The first item that ends beyond a line; without one, the first such header or footer.
  private func firstElement(endingAfter line: Double) -> ElementIdentifier? {
    let natural = natural
    let low = ExactLength(clamping: line - (line.magnitude + space.mainReach) * 0x1p-50)
    let high = space.wholeRange.high
    var sections = SectionWalk(stack, from: low, to: high)
    var boundary: ElementIdentifier?
    while let section = sections.next() {
      var found: ElementIdentifier?
      let placing = ItemPlacing(section, space: natural.space)
      _ = section.visitItems(placing, from: low, to: high, AnyFrames.self) { item, frame in
        guard space.mainRange(ofNatural: frame).upperBound > line else { return true }
        found = .item(ItemPath(section: section.index, item: item))
        return false
      }
      if let found { return found }
      for element in [
        ElementIdentifier.header(inSection: section.index), .footer(inSection: section.index),
      ] where boundary == nil {
        if let range = naturalRange(of: element), range.upperBound > line { boundary = element }
      }
    }
    return boundary
  }

  /// The last item that begins before a line.
  ///
  /// Looked for in ever longer stretches before the line, for there may be none near it.
  private func lastItem(beginningBefore line: Double) -> ElementIdentifier? {
    let natural = natural
    let whole = space.wholeRange
    let first = whole.low.points
    let line = min(line, whole.high.points)
    var reach = max(1, configuration.container.height, configuration.container.width)
    while true {
      let low = ExactLength(clamping: max(line - reach, first))
      let high = ExactLength(clamping: line + (line.magnitude + space.mainReach) * 0x1p-50)
      var sections = SectionWalk(stack, from: low, to: high)
      var found: ElementIdentifier?
      while let section = sections.next() {
        let placing = ItemPlacing(section, space: natural.space)
        _ = section.visitItems(placing, from: low, to: high, AnyFrames.self) { item, frame in
          if space.mainRange(ofNatural: frame).lowerBound < line {
            found = .item(ItemPath(section: section.index, item: item))
          }
          return true
        }
      }
      if found != nil || line - reach <= first { return found }
      reach *= 4
    }
  }
}

extension FlowSpace {
  /// The main range of a frame that is neither mirrored nor rounded.
  func mainRange(ofNatural frame: LayoutRect) -> ClosedRange<Double> {
    isVertical
      ? frame.y...(frame.y + frame.height) : frame.x...(frame.x + frame.width)
  }
}
