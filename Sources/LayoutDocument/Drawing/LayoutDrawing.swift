public import FlowLayoutCore
import LayoutGeometry

/// A picture of a layout: its content, the window through which a person sees it, and every element
/// with its frame.
///
/// The content is a sheet with the window on it; what lies outside the window is paler. Items carry
/// their names or index paths, headers and footers their titles. Pinned ones are marked and leave a
/// dashed outline at their natural place; items wider than a line are hatched. The picture is an SVG
/// text on a light ground of its own, in the layout's own points, so that numbers in it are frames.
public struct LayoutDrawing: Sendable {
  /// What is drawn.
  public var layout: FlowLayout

  /// The name of the whole picture, for those who hear it.
  public var title: String?

  /// The title of each section; headers without one carry the section's index.
  public var titles: [String?] = []

  /// The names of each section's items; items without one carry their index path.
  public var names: [[String]?] = []

  /// The largest width and height of the picture, in points; a larger layout is drawn smaller.
  public var largestLength = 960.0

  /// Creates the drawing of a layout.
  public init(layout: FlowLayout) {
    self.layout = layout
  }

  /// The picture as the text of an SVG file.
  ///
  /// Content that reaches further than a container's length before or behind the window is cut
  /// there, and a caption tells so. Each element that meets the area drawn is drawn once.
  ///
  /// - Throws: A `DrawingError` where there are more elements than a picture can hold.
  /// - Complexity: O(*s* + *n*) at worst, with *n* items in *s* sections.
  public func svg() throws(DrawingError) -> String {
    let scene = try LayoutScene(self)
    var svg = SVGWriter()
    let paper = scene.paper
    svg.open(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg",
        "viewBox": [paper.x, paper.y, paper.width, paper.height]
          .map(DrawingStyle.hundredths).joined(separator: " "),
        "width": DrawingStyle.hundredths(paper.width / scene.unit),
        "height": DrawingStyle.hundredths(paper.height / scene.unit),
        "font-family": DrawingStyle.fontFamily, "role": "img",
      ])
    svg.element("title", text: scene.summary)
    scene.define(&svg)
    svg.rect(paper, radius: 18 * scene.unit, ["fill": DrawingStyle.ground])
    scene.drawSheet(&svg)
    svg.open("g", ["clip-path": "url(#drawn)"])
    for element in scene.elements where element.identifier.kind == .item {
      scene.drawItem(&svg, element)
    }
    for element in scene.elements where element.identifier.kind != .item {
      scene.drawBoundary(&svg, element)
    }
    svg.close()
    scene.drawWindow(&svg)
    scene.drawCaptions(&svg)
    svg.close()
    return svg.text
  }
}
