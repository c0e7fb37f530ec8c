import LayoutGeometry
public import PopoverGeometry

/// A picture of a popover in its place: the container with dimmed surroundings, the area that the
/// popover may lie in, the source that it points at, and the bubble with its arrow and content.
///
/// A docked keyboard and the bar of a bar item are drawn where the request has them. The picture is
/// an SVG text on a light ground of its own, in the request's own points, so that numbers in it are
/// frames.
public struct PopoverDrawing: Sendable {
  /// What was asked for.
  public var request: PopoverRequest

  /// Where the popover lies.
  public var placement: PopoverPlacement

  /// What the popover shows.
  public var content = Content.size

  /// The name of the picture, for those who hear it.
  public var title: String?

  /// The largest width and height of the picture, in points; a larger container is drawn smaller.
  public var largestLength = 960.0

  /// What a popover shows.
  public enum Content: Sendable {
    /// Nothing but its size.
    case size
    /// The list of people of a drawing at its scroll position, in the request's direction; the
    /// drawing's own size does not count.
    case people(PeopleDrawing)
    /// A text, broken into lines as `ApproximateText` breaks it.
    case text(String, fontSize: Double)
  }

  /// Creates the drawing of a request.
  ///
  /// - Parameters:
  ///   - request: What was asked for.
  ///   - placement: Where the popover lies; as `placement()` gives it where nil.
  /// - Throws: A `PopoverError` where the request cannot be placed.
  public init(
    request: PopoverRequest, placement: PopoverPlacement? = nil
  ) throws(PopoverError) {
    self.request = request
    if let placement {
      try request.validateForDrawing()
      self.placement = placement
    } else {
      self.placement = try request.placement()
    }
  }

  /// The picture as the text of an SVG file.
  ///
  /// - Throws: A `DrawingError` where the request was changed to one that cannot be placed, or the
  ///   list of people cannot be drawn.
  /// - Complexity: That of laying out the list, or O(*n*) for *n* graphemes of the text.
  public func svg() throws(DrawingError) -> String {
    let scene = try PopoverScene(self)
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
    svg.element("title", text: title ?? scene.summary)
    scene.define(&svg)
    svg.rect(paper, radius: 18 * scene.unit, ["fill": DrawingStyle.ground])
    scene.drawScreen(&svg)
    scene.drawPopover(&svg)
    scene.drawCaption(&svg)
    svg.close()
    return svg.text
  }
}

extension PopoverRequest {
  /// Throws where the request has no usable area, and so nothing to draw.
  fileprivate func validateForDrawing() throws(PopoverError) { _ = try usableFrame() }
}
