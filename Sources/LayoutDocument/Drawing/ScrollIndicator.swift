import LayoutGeometry

/// The bar at the trailing edge that tells how much of a content is visible.
struct ScrollIndicator {
  /// The part of the picture through which the content is seen.
  var window: LayoutRect
  /// The height of the whole content.
  var contentHeight: Double
  /// How far it is scrolled.
  var offset: Double
  var layoutDirection: LayoutDirection

  /// Draws the bar where the content scrolls and there is room for it.
  func draw(_ svg: inout SVGWriter) {
    let visible = window.height
    guard contentHeight > visible + 1e-6 && visible > 60 else { return }
    let travel = visible - 12
    let length = max(28, travel * visible / contentHeight)
    let progress = min(1, max(0, offset / (contentHeight - visible)))
    svg.rect(
      LayoutRect(
        x: layoutDirection == .leftToRight ? window.maxX - 6 : window.minX + 3,
        y: (window.y + 6 + progress * (travel - length)).hundredths,
        width: 3, height: length.hundredths),
      radius: 1.5, ["class": "scroller", "fill": "#0b1a33", "fill-opacity": "0.28"])
  }
}
