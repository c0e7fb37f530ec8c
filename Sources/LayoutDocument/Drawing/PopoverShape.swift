import LayoutGeometry

/// The outline of a popover below its source: a rounded body with an arrow in the middle of its top.
///
/// The arrow has the measured height; its sides run out softly into the edge and its tip is round.
///
/// > Source: rule U43 of the popover rules.
struct PopoverShape {
  static let cornerRadius = 13.0
  static let arrowHeight = 13.0
  static let arrowBase = 37.0
  static let margin = 36.0
  static let sourceTop = 24.0
  static let sourceDiameter = 34.0
  static let sourcePortraitCount = 3

  /// The body, which the content fills, in the picture's coordinates.
  let content: LayoutRect

  init(contentSize: LayoutSize) {
    content = LayoutRect(
      x: PopoverShape.margin,
      y: PopoverShape.sourceTop + PopoverShape.sourceDiameter + 7 + PopoverShape.arrowHeight,
      width: contentSize.width, height: contentSize.height)
  }

  /// The width of the picture.
  var width: Double { content.width + 2 * PopoverShape.margin }

  /// The height of the picture.
  var height: Double { content.maxY + PopoverShape.margin }

  /// The light panel that everything lies on.
  func drawGround(_ svg: inout SVGWriter) {
    svg.rect(
      LayoutRect(x: 0, y: 0, width: width, height: height), radius: 18,
      ["fill": DrawingStyle.ground])
  }

  /// The outline as an SVG path, clockwise from the end of the top left corner.
  var path: String {
    func number(_ value: Double) -> String { SVGWriter.number(value.hundredths) }
    let rect = content
    let radius = max(0, min(PopoverShape.cornerRadius, rect.width / 2, rect.height / 2))
    let room = rect.width / 2 - radius
    let r = number(radius)
    var path = "M\(number(rect.minX + radius)) \(number(rect.minY))"
    // A body too narrow for the arrow carries none rather than a bent one.
    if room >= PopoverShape.arrowBase / 2 {
      let x = rect.midX
      let y = rect.minY
      func point(_ dx: Double, _ dy: Double) -> String { "\(number(x + dx)) \(number(y - dy))" }
      path += "H\(number(x - 18.5))"
      path += "C\(point(-13, 0)) \(point(-10.4, 2.6)) \(point(-7.6, 5.6))"
      path += "L\(point(-2.6, 11.6))"
      path += "C\(point(-1.2, 13.45)) \(point(1.2, 13.45)) \(point(2.6, 11.6))"
      path += "L\(point(7.6, 5.6))"
      path += "C\(point(10.4, 2.6)) \(point(13, 0)) \(point(18.5, 0))"
    }
    path += "H\(number(rect.maxX - radius))a\(r) \(r) 0 0 1 \(r) \(r)"
    path += "V\(number(rect.maxY - radius))a\(r) \(r) 0 0 1 -\(r) \(r)"
    path += "H\(number(rect.minX + radius))a\(r) \(r) 0 0 1 -\(r) -\(r)"
    return path + "V\(number(rect.minY + radius))a\(r) \(r) 0 0 1 \(r) -\(r)Z"
  }
}
