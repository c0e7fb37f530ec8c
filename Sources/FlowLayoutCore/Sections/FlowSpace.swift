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
  /// Whether the content is mirrored along the main axis (F-RTL-3).
  var isFlipped: Bool
  /// The device pixels.
  var grid: PixelGrid
  /// Whether all four edges are rounded, or only the origin.
  var snapsEdges: Bool

  init(configuration: FlowConfiguration, mainExtent: Double) {
    isVertical = configuration.scrollDirection == .vertical
    crossExtent = configuration.crossExtent
    self.mainExtent = mainExtent
    isFlipped =
      !isVertical && configuration.layoutDirection == .rightToLeft
      && configuration.flipsHorizontallyInOppositeLayoutDirection
    grid = PixelGrid(scale: configuration.displayScale)
    snapsEdges = configuration.pixelSnapping == .edges
  }

  /// The frame that is reported for a rectangle, which may count from the far end of the cross axis.
  @inline(__always)
  func reported(_ rect: FlowRect, isMirrored: Bool) -> LayoutRect {
    let cross = isMirrored ? crossExtent - rect.cross - rect.crossLength : rect.cross
    let main = isFlipped ? mainExtent - rect.main - rect.mainLength : rect.main
    let exact =
      isVertical
      ? LayoutRect(x: cross, y: main, width: rect.crossLength, height: rect.mainLength)
      : LayoutRect(x: main, y: cross, width: rect.mainLength, height: rect.crossLength)
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

  /// The farthest that rounding moves an edge, in points.
  var snapDistance: Double { grid.scale > 0 ? 1 / grid.scale : 0 }

  /// The main range, in flow coordinates, of everything whose reported frame may meet a rectangle.
  func mainRange(of rect: LayoutRect) -> ClosedRange<Double> {
    let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    let (low, high) = isFlipped ? (mainExtent - end, mainExtent - start) : (start, end)
    // A frame's edge comes out of other sums than these: wider by more than their rounding errors.
    func slack(_ bound: Double) -> Double {
      bound.isFinite ? snapDistance + (bound.magnitude + mainExtent) * 0x1p-50 : 0
    }
    // NaN comes only from an infinite rectangle's own sums: it is everything.
    let lower = low.isNaN ? -.infinity : low - slack(low)
    let upper = high.isNaN ? .infinity : high + slack(high)
    return lower...upper
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
