import LayoutGeometry
import PopoverGeometry

/// A popover's body and arrow as they are painted: the geometry's outline with a softer arrow.
///
/// The sides of the arrow run out into the edge and its tip is round; height and base are the
/// outline's.
struct PopoverBubble {
  let outline: PopoverOutline

  /// The outline as an SVG path, clockwise.
  let path: String

  static let edgeColour = "#0b1a33"

  init(_ outline: PopoverOutline) {
    self.outline = outline
    path = PopoverBubble.path(of: outline)
  }

  /// The filter of the shadow, for the picture's definitions.
  static func define(_ svg: inout SVGWriter) {
    svg.open(
      "filter",
      [
        "id": "shadow", "x": "-20%", "y": "-20%", "width": "140%", "height": "150%",
        "color-interpolation-filters": "sRGB",
      ])
    svg.element("feGaussianBlur", ["stdDeviation": "13"])
    svg.close()
  }

  /// The shadow and the body with its arrow.
  func draw(_ svg: inout SVGWriter, fill: String) {
    svg.element(
      "path",
      [
        "d": path, "transform": "translate(0 8)", "fill": PopoverBubble.edgeColour,
        "fill-opacity": "0.2", "filter": "url(#shadow)",
      ])
    svg.element("path", ["class": "popover", "d": path, "fill": fill])
  }

  /// The hairline round all, over the content.
  func drawEdge(_ svg: inout SVGWriter) {
    svg.element(
      "path",
      [
        "d": path, "fill": "none", "stroke": PopoverBubble.edgeColour, "stroke-opacity": "0.13",
      ])
  }

  private static func path(of outline: PopoverOutline) -> String {
    let elements = outline.elements
    let arrow = outline.arrowDirection.flatMap { _ in elements.firstIndex(of: .line(outline.tip)) }
    var path = ""
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point): path += "M" + spelled(point)
      case .line(let point):
        if index == arrow {
          path += softArrow(outline)
        } else if index - 1 != arrow || arrow == nil {
          path += "L" + spelled(point)
        }
      case .arc(_, let radius, _, let end):
        let r = DrawingStyle.hundredths(radius)
        path += "A\(r) \(r) 0 0 1 " + spelled(end)
      case .close: path += "Z"
      }
    }
    return path
  }

  /// The arrow from one end of its base to the other, with curves in place of its three corners.
  private static func softArrow(_ outline: PopoverOutline) -> String {
    // Drawn for a base of 37 and a height of 13, and stretched to others.
    let body = outline.body
    let tip = outline.tip
    let along = outline.halfBase / 18.5
    let (up, height): (LayoutPoint, Double)
    switch outline.arrowDirection {
    case .up: (up, height) = (LayoutPoint(x: 0, y: -1), body.minY - tip.y)
    case .down: (up, height) = (LayoutPoint(x: 0, y: 1), tip.y - body.maxY)
    case .left: (up, height) = (LayoutPoint(x: -1, y: 0), body.minX - tip.x)
    case .right: (up, height) = (LayoutPoint(x: 1, y: 0), tip.x - body.maxX)
    case nil: return ""
    }
    func point(_ side: Double, _ rise: Double) -> String {
      let lateral = side * along
      let out = rise / 13 * height - height
      // Clockwise, an arrow that points up is passed from left to right.
      return spelled(
        LayoutPoint(x: tip.x + up.x * out - up.y * lateral, y: tip.y + up.y * out + up.x * lateral))
    }
    return "C\(point(-13, 0)) \(point(-10.4, 2.6)) \(point(-7.6, 5.6))L\(point(-2.6, 11.6))"
      + "C\(point(-1.2, 13.45)) \(point(1.2, 13.45)) \(point(2.6, 11.6))L\(point(7.6, 5.6))"
      + "C\(point(10.4, 2.6)) \(point(13, 0)) \(point(18.5, 0))"
  }

  private static func spelled(_ point: LayoutPoint) -> String {
    DrawingStyle.hundredths(point.x) + " " + DrawingStyle.hundredths(point.y)
  }
}
