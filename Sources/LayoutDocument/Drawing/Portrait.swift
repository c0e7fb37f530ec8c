import LayoutGeometry

/// The round picture of a person, in place of a photograph.
struct Portrait {
  /// The name, which may be empty.
  var name: String

  /// The font size of the initials as a share of the diameter.
  var textScale = 0.4

  /// Draws a disc that fills a square, with the initials or, without any, the outline of a person.
  func draw(_ svg: inout SVGWriter, in square: LayoutRect) {
    let appearance = PersonAppearance(name: name)
    let diameter = square.width
    svg.circle(in: square, ["class": "portrait", "fill": "url(#disc\(appearance.colourIndex))"])
    guard !appearance.initials.isEmpty else {
      drawOutline(&svg, in: square)
      return
    }
    let width = TextAdvance.width(of: appearance.initials, fontSize: 1)
    let size = diameter * min(textScale, 0.68 / max(width, 1))
    svg.element(
      "text",
      [
        "x": SVGWriter.number(square.midX),
        "y": DrawingStyle.hundredths(square.midY + size * 0.36),
        "font-size": DrawingStyle.hundredths(size), "font-weight": "600",
        "text-anchor": "middle", "fill": "#ffffff",
      ], text: appearance.initials)
  }

  /// A head over shoulders, for nobody in particular.
  private func drawOutline(_ svg: inout SVGWriter, in square: LayoutRect) {
    let unit = square.width / 45
    let x = square.midX
    let y = square.midY
    svg.open("g", ["fill": "#ffffff"])
    let head = 6.5 * unit
    svg.circle(
      in: LayoutRect(
        x: x - head, y: y - 4.5 * unit - head, width: 2 * head, height: 2 * head))
    let left = SVGWriter.number(x - 11 * unit)
    let right = SVGWriter.number(x + 11 * unit)
    let base = DrawingStyle.hundredths(y + 14 * unit)
    let rise = DrawingStyle.hundredths(y + 0.5 * unit)
    svg.element(
      "path", ["d": "M\(left) \(base)C\(left) \(rise) \(right) \(rise) \(right) \(base)Z"])
    svg.close()
  }
}
