public import LayoutGeometry

/// What to scroll to.
public enum ScrollTarget: Hashable, Sendable {
  /// An item, a header or a footer, in its natural place.
  case element(ElementIdentifier)
  /// A whole section, from its header to its footer.
  case section(Int)
}

/// Where a target comes to lie inside the content inset.
public enum ScrollPosition: Hashable, Sendable {
  /// Its top edge at the top.
  case top
  /// Its middle in the middle of the height.
  case centeredVertically
  /// Its bottom edge at the bottom.
  case bottom
  /// Its left edge at the left.
  case left
  /// Its middle in the middle of the width.
  case centeredHorizontally
  /// Its right edge at the right.
  case right
  /// The smallest move on both axes that shows it; none where it fills the view.
  case nearest
}

/// Where to scroll.
extension FlowLayout {
  /// The offset at which a target lies at a position, inside the legal range.
  ///
  /// A position on one axis leaves the other as it is. Rounded frames count, never pinned ones.
  ///
  /// - Parameters:
  ///   - target: What to scroll to.
  ///   - position: Where it comes to lie.
  ///   - avoidsPinned: Whether the view counts as shorter by the header of the target's section if
  ///     headers pin, and by its footer if footers pin.
  /// - Returns: The offset; nil if there is no such target.
  /// - Complexity: As `frame(of:)`.
  ///
  /// > Source: rules F-SCROLL, F-SCROLL-2.
  public func offset(
    showing target: ScrollTarget, at position: ScrollPosition,
    avoidingPinned avoidsPinned: Bool = false
  ) -> LayoutPoint? {
    guard let frame = unpinnedFrame(of: target) else { return nil }
    let inset = viewInset(for: target, avoidingPinned: avoidsPinned)
    let container = configuration.container
    let vertical = AxisScroll(
      offset: contentOffset.y, length: container.height, lead: inset.top, trail: inset.bottom,
      start: frame.y, end: frame.y + frame.height)
    let horizontal = AxisScroll(
      offset: contentOffset.x, length: container.width, lead: inset.left, trail: inset.right,
      start: frame.x, end: frame.x + frame.width)
    var offset = contentOffset
    switch position {
    case .top: offset.y = vertical.atStart
    case .centeredVertically: offset.y = vertical.centered
    case .bottom: offset.y = vertical.atEnd
    case .left: offset.x = horizontal.atStart
    case .centeredHorizontally: offset.x = horizontal.centered
    case .right: offset.x = horizontal.atEnd
    case .nearest: offset = LayoutPoint(x: horizontal.nearest, y: vertical.nearest)
    }
    return clampedOffset(offset)
  }

  /// Scrolls to a target, measuring what comes into view until its place is exact.
  ///
  /// With estimates on the way the target's place is a guess until it is on screen; from then on no
  /// size before it matters to where it lies there.
  ///
  /// - Parameters:
  ///   - target: What to scroll to.
  ///   - position: Where it comes to lie.
  ///   - avoidsPinned: As for `offset(showing:at:avoidingPinned:)`.
  ///   - source: Writes the sizes of a range of items of a section; see `measureVisible(anchor:_:)`.
  /// - Returns: The offset, which the layout has taken; nil if there is no such target.
  /// - Throws: A `FlowLayoutError` that names the first item whose size is out of range; then nothing
  ///   changed.
  /// - Complexity: As `measureVisible(anchor:_:)` a round; each round measures something new.
  @discardableResult
  public mutating func scroll(
    showing target: ScrollTarget, at position: ScrollPosition,
    avoidingPinned avoidsPinned: Bool = false,
    measuring source: (
      _ section: Int, _ items: Range<Int>, _ sizes: UnsafeMutableBufferPointer<LayoutSize>
    ) -> Void
  ) throws(FlowLayoutError) -> LayoutPoint? {
    var next = self
    while let offset = next.offset(showing: target, at: position, avoidingPinned: avoidsPinned) {
      next.contentOffset = offset
      var hasAsked = false
      unsafe try next.measureVisible(anchor: .none) { section, items, sizes in
        hasAsked = true
        unsafe source(section, items, sizes)
      }
      guard hasAsked else {
        self = next
        return offset
      }
    }
    return nil
  }

  /// A target's reported frame in its natural place.
  private func unpinnedFrame(of target: ScrollTarget) -> LayoutRect? {
    var plain = self
    plain.configuration.sectionHeadersPinToVisibleBounds = false
    plain.configuration.sectionFootersPinToVisibleBounds = false
    switch target {
    case .element(let element): return plain.frame(of: element)
    case .section(let index):
      guard let section = section(at: index) else { return nil }
      let start = section.origin.points
      return space.reported(
        FlowRect(
          main: start, cross: 0, mainLength: max(0, section.end.points - start),
          crossLength: max(0, space.crossExtent)), isMirrored: false)
    }
  }

  /// The content inset, with pinned elements added where they are to be avoided.
  private func viewInset(for target: ScrollTarget, avoidingPinned: Bool) -> LayoutInsets {
    var inset = configuration.adjustedContentInset
    guard avoidingPinned, case .element(let element) = target,
      let section = section(at: element.path.section)
    else { return inset }
    let geometry = section.style.geometry
    let headers = configuration.sectionHeadersPinToVisibleBounds && element.kind != .header
    let footers = configuration.sectionFootersPinToVisibleBounds && element.kind != .footer
    let lead =
      headers && geometry.header > 0
      ? max(0, geometry.header + configuration.pinnedHeaderOffset) : 0
    let trail = footers ? geometry.footer : 0
    if space.isVertical {
      inset.top += lead
      inset.bottom += trail
    } else if space.isFlipped {
      inset.right += lead
      inset.left += trail
    } else {
      inset.left += lead
      inset.right += trail
    }
    return inset
  }
}

/// One axis of a scroll: a view with insets, and a frame to show.
private struct AxisScroll {
  var offset: Double
  var length: Double
  var lead: Double
  var trail: Double
  var start: Double
  var end: Double

  var atStart: Double { start - lead }
  var atEnd: Double { end - (length - trail) }
  var centered: Double { (start + end) / 2 - (lead + (length - lead - trail) / 2) }

  var nearest: Double {
    let (low, high) = (offset + lead, offset + length - trail)
    if (start >= low && end <= high) || (start <= low && end >= high) { return offset }
    return (atStart - offset).magnitude <= (atEnd - offset).magnitude ? atStart : atEnd
  }
}
