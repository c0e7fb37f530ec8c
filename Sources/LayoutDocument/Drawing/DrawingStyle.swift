import LayoutGeometry

/// What both drawings share.
enum DrawingStyle {
  /// The system's own face first; the others are there on systems that do not know that name.
  static let fontFamily =
    "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', "
    + "Arial, sans-serif"

  /// The colour that pictures lie on, so that they can stand on a page of any colour.
  static let ground = "#e9edf3"

  /// The distance of two baselines as a multiple of the font size.
  static let lineHeight = 1.2

  /// A position that only has to look right, without digits that nobody sees.
  static func hundredths(_ value: Double) -> String { SVGWriter.number(value.hundredths) }
}

extension Double {
  /// The nearest multiple of 0.01.
  var hundredths: Double { roundedDown(self * 100 + 0.5) / 100 }
}

extension LayoutRect {
  /// The rectangle moved.
  func moved(_ dx: Double, _ dy: Double) -> LayoutRect {
    LayoutRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The rectangle with all sides moved outward.
  func grown(by distance: Double) -> LayoutRect {
    LayoutRect(
      x: x - distance, y: y - distance, width: width + 2 * distance,
      height: height + 2 * distance)
  }
}

extension SVGWriter {
  /// Writes the circle that fills a square.
  mutating func circle(in square: LayoutRect, _ attributes: Attributes = [:]) {
    let place: [(key: String, value: String)] = [
      ("cx", SVGWriter.number(square.midX)), ("cy", SVGWriter.number(square.midY)),
      ("r", SVGWriter.number(square.width / 2)),
    ]
    element("circle", place + attributes.map { $0 })
  }
}
