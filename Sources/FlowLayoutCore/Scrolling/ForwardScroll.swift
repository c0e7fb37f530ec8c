import LayoutGeometry

/// The way on when scrolling forward: the next line to come at the trailing edge, the next one to go
/// at the leading edge, and how far one can scroll before anything but lines changes.
///
/// It serves layouts in which nothing overlaps and whose content is not flipped. All positions are
/// along the main axis, in points.
struct ForwardScroll: Sendable {
  /// The layout it is a way of.
  private let identity: LayoutIdentity
  private let isVertical: Bool
  /// The container's ends as far as they have come, and what they must stay below.
  private var low: Double
  private var high: Double
  private let lowLimit: Double
  private let highLimit: Double
  /// The container's length, and where it is on the cross axis.
  private let length: Double
  private let cross: Double
  /// The pinning lines' distances from the container's ends.
  private let headerDistance: Double
  private let footerDistance: Double
  /// The line coming in, and the one going out.
  private var entering: ScrollEdge
  private var leaving: ScrollEdge
  /// The header of the first section on screen and the footer of the last one, where they may move.
  private var header: PinnedBoundary
  private var footer: PinnedBoundary

  /// Finds the way on from where a layout is scrolled to; nil where there is none to be found cheaply.
  init?(from layout: FlowLayout) {
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
    identity = layout.identity
    lowLimit = limits.low
    highLimit = limits.high
    entering = ScrollEdge(sections.last, space, at: high, isTrailing: true, in: rect)
    leaving = ScrollEdge(sections.first, space, at: low, isTrailing: false, in: rect)
    header = PinnedBoundary(headerOf: sections.first, layout, pinning)
    footer = PinnedBoundary(footerOf: sections.last, layout, pinning)
    let distances = Pinning.distances(layout.configuration, space)
    headerDistance = distances.header
    footerDistance = distances.footer
    // What is on screen now has been told.
    entering.enter(from: .infinity, to: high) { _ in }
    leaving.leave(from: .infinity, to: low) { _ in }
  }

  /// The scroll position reached; nil where this is not a way of a layout as it is now, wherever that
  /// is scrolled to.
  func offset(in layout: FlowLayout) -> LayoutPoint? {
    guard identity === layout.identity else { return nil }
    return isVertical ? LayoutPoint(x: cross, y: low) : LayoutPoint(x: low, y: cross)
  }

  /// Goes on to a scroll position of a layout; false, and nothing has changed, where that does not lie
  /// along this way.
  @inline(__always)
  mutating func step(
    to offset: LayoutPoint, of identity: LayoutIdentity, _ visit: (ScrollEvent) -> Void
  ) -> Bool {
    let (newLow, newCross) = isVertical ? (offset.y, offset.x) : (offset.x, offset.y)
    let newHigh = newLow + length
    // The container must still cover its former end, so that nothing is passed over.
    guard
      self.identity === identity && newCross == cross && newLow >= low && newLow < lowLimit
        && newHigh < highLimit && newLow < high && newLow < newHigh
    else { return false }
    if newHigh > entering.next { entering.enter(from: high, to: newHigh, visit) }
    if newLow >= leaving.next { leaving.leave(from: low, to: newLow, visit) }
    if header.exists {
      header.move(toHeaderLine: newLow + headerDistance, from: newLow, to: newHigh, visit)
    }
    if footer.exists {
      footer.move(toFooterLine: newHigh - footerDistance, from: newLow, to: newHigh, visit)
    }
    low = newLow
    high = newHigh
    return true
  }
}
