import LayoutGeometry

/// The way on when scrolling forward: the next line to come at the trailing edge, the next one to go
/// at the leading edge, and how far one can scroll before anything but lines changes.
///
/// It serves layouts in which nothing overlaps and whose content is not flipped. All positions are
/// along the main axis, in points.
struct ForwardScroll: Sendable {
  /// The layout it is a way of, which the cursor keeps alive; nil for no way.
  private var identity: ObjectIdentifier?
  private let isVertical: Bool
  /// The container's ends as far as they have come, and what its beginning must stay below.
  private var low: Double
  private var high: Double
  private let limit: Double
  /// The container's length, and where it is on the cross axis.
  private let length: Double
  private let cross: Double
  /// The distances from the container's ends to where they put a header and a footer.
  private let headerDistance: Double
  private let footerDistance: Double
  private let footerLength: Double
  /// The line coming in, and the one going out.
  private var entering: ScrollEdge
  private var leaving: ScrollEdge

  /// Finds the way on from where a layout is scrolled to; nil where there is none to be found cheaply.
  init?(from layout: FlowLayout, _ changes: inout ScrollChanges) {
    let space = layout.space
    guard !space.isFlipped && layout.stack.tree.summary.isContained else { return nil }
    let rect = layout.visibleRect
    isVertical = space.isVertical
    (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    (length, cross) = isVertical ? (rect.height, rect.x) : (rect.width, rect.y)
    guard low < high, let sections = SectionsOnScreen(layout, low: low, high: high) else {
      return nil
    }
    let pinning = layout.pinning
    guard let limits = sections.quietLimits(layout, pinning, low: low, high: high) else {
      return nil
    }
    identity = ObjectIdentifier(layout.identity)
    // Offsets beyond the range are refused elsewhere, and sums must not swallow the length.
    let limit = min(limits.low, limits.high - length - space.slack(at: high), largestOffset)
    guard limit < limit + length else { return nil }
    self.limit = limit
    entering = ScrollEdge(sections.last, space, at: high, isTrailing: true, in: rect)
    leaving = ScrollEdge(sections.first, space, at: low, isTrailing: false, in: rect)
    changes.header = PinnedBoundary(headerOf: sections.first, layout, pinning)
    changes.footer = PinnedBoundary(footerOf: sections.last, layout, pinning)
    let distances = Pinning.distances(layout.configuration, space)
    headerDistance = distances.header
    footerDistance = distances.footer
    footerLength = sections.last.style.geometry.footer
    // What is on screen now has been told.
    entering.enter(from: .infinity, to: high, &changes) { _ in }
    leaving.leave(from: .infinity, to: low, &changes.shown) { _ in }
  }

  /// The scroll position reached; nil where this is not a way of a layout as it is now, wherever that
  /// is scrolled to.
  func offset(in layout: FlowLayout) -> LayoutPoint? {
    guard identity == ObjectIdentifier(layout.identity) else { return nil }
    return isVertical ? LayoutPoint(x: cross, y: low) : LayoutPoint(x: low, y: cross)
  }

  /// Goes on to a scroll position of a layout, as far as that is quick.
  ///
  /// - Parameters:
  ///   - offset: The scroll position.
  ///   - identity: The layout's.
  ///   - changes: Takes what changes.
  /// - Returns: What is left to do.
  @inline(__always)
  mutating func advance(
    to offset: LayoutPoint, of identity: LayoutIdentity, _ changes: inout ScrollChanges
  ) -> ScrollProgress {
    changes.begin()
    guard let (newLow, newHigh) = ends(at: offset, of: identity) else { return .unfinished }
    if newHigh > entering.next && !entering.enterQuickly(from: high, to: newHigh, &changes) {
      return .unfinished
    }
    if newLow >= leaving.next && !leaving.leaveQuickly(from: low, to: newLow, &changes) {
      return .unfinished
    }
    if changes.header.exists
      && !changes.header.slide(to: newLow + headerDistance, from: newLow, to: newHigh)
    {
      return .unfinished
    }
    if changes.footer.exists
      && !changes.footer.slide(
        to: newHigh - footerDistance - footerLength, from: newLow, to: newHigh)
    {
      return .unfinished
    }
    if newHigh > entering.next || newLow >= leaving.next { return .more }
    low = newLow
    high = newHigh
    return .done
  }

  /// Goes on to a scroll position of a layout, or finishes what `advance` left; false, and nothing has
  /// changed, where the position does not lie along this way.
  mutating func step(
    to offset: LayoutPoint, of identity: LayoutIdentity, _ changes: inout ScrollChanges,
    _ visit: (ScrollEvent) -> Void
  ) -> Bool {
    guard let (newLow, newHigh) = ends(at: offset, of: identity) else { return false }
    if newHigh > entering.next { entering.enter(from: high, to: newHigh, &changes, visit) }
    if newLow >= leaving.next { leaving.leave(from: low, to: newLow, &changes.shown, visit) }
    if changes.header.exists {
      changes.header.move(to: newLow + headerDistance, from: newLow, to: newHigh, visit)
    }
    if changes.footer.exists {
      changes.footer.move(
        to: newHigh - footerDistance - footerLength, from: newLow, to: newHigh, visit)
    }
    low = newLow
    high = newHigh
    return true
  }

  /// The container's ends at a scroll position; nil where that does not lie along this way.
  @inline(__always)
  private func ends(
    at offset: LayoutPoint, of identity: LayoutIdentity
  ) -> (low: Double, high: Double)? {
    let (newLow, newCross) = isVertical ? (offset.y, offset.x) : (offset.x, offset.y)
    // The container must still cover its former end, so that nothing is passed over. A position that
    // is no number fails as well.
    guard
      self.identity == ObjectIdentifier(identity) && newCross == cross && newLow >= low
        && newLow < limit && newLow < high
    else { return nil }
    return (newLow, newLow + length)
  }
}
