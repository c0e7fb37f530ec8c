import LayoutGeometry

/// A rectangle in flow coordinates: along the scroll axis, and across it.
struct FlowRect: Hashable {
  var main: Double
  var cross: Double
  var mainLength: Double
  var crossLength: Double
}

/// The border between flow coordinates and what is reported.
///
/// Axes are exchanged, rows and content mirrored, and origins rounded here and nowhere else, in this
/// order (F-TRANS, F-RTL-2, F-RTL-3, F-PIX-1).
struct FlowSpace: Hashable {
  /// Whether main is y.
  var isVertical: Bool
  /// The cross length of headers and of the content, not clamped.
  var crossExtent: Double
  /// The content's main length, at least 0.
  var mainExtent: Double
  /// The largest magnitude of a main position of any element: what rounding errors are measured by.
  var mainReach: Double
  /// Whether the content is mirrored along the main axis (F-RTL-3).
  var isFlipped: Bool
  /// The device pixels.
  var grid: PixelGrid
  /// Whether all four edges are rounded, or only the origin.
  var snapsEdges: Bool
  /// The least that a search goes beyond a range; see `mainRange(of:)`.
  private var leastSlack: Double
  /// The farthest that a search goes: beyond every element, and no more than about that, so that the
  /// differences to any position stay in the range of exact lengths.
  private var farthest: Double

  init(configuration: FlowConfiguration, mainExtent: Double, mainReach: Double) {
    isVertical = configuration.scrollDirection == .vertical
    crossExtent = configuration.crossExtent
    isFlipped =
      !isVertical && configuration.layoutDirection == .rightToLeft
      && configuration.flipsHorizontallyInOppositeLayoutDirection
    grid = PixelGrid(scale: configuration.displayScale)
    snapsEdges = configuration.pixelSnapping == .edges
    (self.mainExtent, self.mainReach, leastSlack, farthest) = (0, 0, 0, 0)
    reach(mainExtent: mainExtent, mainReach: mainReach)
  }

  /// Takes other lengths along the main axis over.
  mutating func reach(mainExtent: Double, mainReach: Double) {
    self.mainExtent = mainExtent
    self.mainReach = mainReach
    let snapDistance = grid.scale > 0 ? 1 / grid.scale : 0
    leastSlack = snapDistance + mainReach * 0x1p-50
    farthest = mainReach + snapDistance + mainReach * 0x1p-48
  }

  /// The frame that is reported for a rectangle, which may count from the far end of the cross axis.
  @inline(__always)
  func reported(_ rect: FlowRect, isMirrored: Bool) -> LayoutRect {
    let cross = isMirrored ? crossExtent - rect.cross - rect.crossLength : rect.cross
    let main = isFlipped ? mainExtent - rect.main - rect.mainLength : rect.main
    // Adding 0 makes a −0 that was given a 0 (F-RANGE).
    let (crossLength, mainLength) = (rect.crossLength + 0, rect.mainLength + 0)
    let exact =
      isVertical
      ? LayoutRect(x: cross + 0, y: main + 0, width: crossLength, height: mainLength)
      : LayoutRect(x: main + 0, y: cross + 0, width: mainLength, height: crossLength)
    return snapped(exact)
  }

  /// A frame on device pixels.
  @inline(__always)
  func snapped(_ exact: LayoutRect) -> LayoutRect {
    guard grid.scale > 0 else { return exact }
    let x = grid.nearest(exact.x)
    let y = grid.nearest(exact.y)
    guard snapsEdges else {
      return LayoutRect(x: x, y: y, width: exact.width, height: exact.height)
    }
    return LayoutRect(
      x: x, y: y, width: grid.nearest(exact.maxX) - x, height: grid.nearest(exact.maxY) - y)
  }

  /// The main range, in flow coordinates, of everything whose reported frame may meet a rectangle.
  ///
  /// It is wider than the rectangle by what rounding to pixels moves an edge, and by more than the
  /// rounding errors of a frame's edge, which comes out of other sums than the rectangle's.
  @inline(__always)
  func mainRange(of rect: LayoutRect) -> (low: ExactLength, high: ExactLength) {
    let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    let (low, high) = isFlipped ? (mainExtent - end, mainExtent - start) : (start, end)
    // NaN comes only from an infinite rectangle's own sums: it is everything.
    let lowest = low.isNaN ? -farthest : low - slack(at: low)
    let highest = high.isNaN ? farthest : high + slack(at: high)
    return (
      ExactLength(max(-farthest, min(lowest, farthest))),
      ExactLength(max(-farthest, min(highest, farthest)))
    )
  }

  /// The main range that holds every element.
  var wholeRange: (low: ExactLength, high: ExactLength) {
    (ExactLength(-farthest), ExactLength(farthest))
  }

  /// How far a frame's edge may lie from where sums along another way put it, by rounding to pixels
  /// and of sums.
  @inline(__always)
  func slack(at bound: Double) -> Double {
    bound.magnitude < .infinity ? leastSlack + bound.magnitude * 0x1p-50 : 0
  }

  /// The scroll position before anyone scrolls: the content's start just inside the content inset.
  ///
  /// > Source: rule F-RTL-3 for the flip, where the right end shows.
  func restingOffset(_ configuration: FlowConfiguration) -> LayoutPoint {
    let inset = configuration.adjustedContentInset
    return LayoutPoint(
      x: isFlipped ? mainExtent + inset.right - configuration.container.width : 0 - inset.left,
      y: 0 - inset.top)
  }
}
