import FlowLayoutCore
public import LayoutGeometry
public import PeoplePopover
import PopoverGeometry

/// A picture of a people popover as a person sees it: the body with its arrow, titles, portraits and
/// names, scrolled to a position and cut to the popover's size.
///
/// The portraits are discs with initials in a colour that depends on the name only. The picture is
/// an SVG text on a light ground of its own, so that it can stand on a page of any colour.
public struct PeopleDrawing: Sendable {
  /// The groups and their metrics.
  public var sizing: PeoplePopoverSizing

  /// The title of each group; a missing one is empty, further ones are ignored.
  public var titles: [String]

  /// The names of each group; a missing one is empty, further ones are ignored.
  public var names: [[String]]

  /// The size of the popover's content, in points; the formula's where nil.
  public var placedSize: LayoutSize?

  /// How far the list is scrolled, in points; not clamped.
  public var contentOffset = LayoutPoint.zero

  /// The direction of reading; right-to-left mirrors the rows, cells and titles.
  ///
  /// Within its label each name is read in the direction of its first letter.
  public var layoutDirection = LayoutDirection.leftToRight

  /// Creates the drawing of groups at rest, at the formula's size.
  public init(sizing: PeoplePopoverSizing, titles: [String], names: [[String]]) {
    self.sizing = sizing
    self.titles = titles
    self.names = names
  }

  /// The picture as the text of an SVG file.
  ///
  /// Every header and person whose frame meets the popover's content is drawn once; the others are
  /// not in the text at all.
  ///
  /// - Throws: A `DrawingError` where the size or the offset is out of range, or where more people
  ///   are visible than a picture can hold.
  /// - Complexity: O(*s* + *n*) with *s* groups of *n* people together.
  public func svg() throws(DrawingError) -> String {
    let size = placedSize ?? sizing.formulaSize
    let list = try PeopleList(self, container: size)
    let margin = PeopleDrawing.margin
    let group = PortraitGroup(
      counts: sizing.shownCounts, names: names, layoutDirection: layoutDirection)
    let diameter = 34.0
    let width = group.width(diameter: diameter)
    let source = LayoutRect(
      x: margin + (size.width - width) / 2, y: 24, width: width, height: diameter)
    let bubble = try bubble(of: size, below: source)
    let content = bubble.outline.body
    let paper = LayoutRect(
      x: 0, y: 0, width: content.width + 2 * margin, height: content.maxY + margin)

    var svg = SVGWriter()
    svg.open(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg",
        "viewBox": "0 0 \(SVGWriter.number(paper.width)) \(SVGWriter.number(paper.height))",
        "width": SVGWriter.number(paper.width), "height": SVGWriter.number(paper.height),
        "font-family": DrawingStyle.fontFamily, "role": "img",
      ])
    svg.element("title", text: titles.filter { !$0.isEmpty }.joined(separator: " · "))
    svg.open("defs")
    PopoverBubble.define(&svg)
    svg.open("clipPath", ["id": "body"])
    svg.rect(content, radius: bubble.outline.cornerRadius)
    svg.close()
    PeopleList.define(&svg)
    svg.close()
    svg.rect(paper, radius: 18, ["fill": DrawingStyle.ground])
    svg.open("g", ["class": "source"])
    group.draw(&svg, in: source)
    svg.close()
    bubble.draw(&svg, fill: list.colour(atHeight: 0))
    svg.open("g", ["clip-path": "url(#body)"])
    list.draw(&svg, in: content)
    svg.close()
    bubble.drawEdge(&svg)
    svg.close()
    return svg.text
  }

  private static let margin = 36.0

  /// The popover below its source, in as much room as it asks for.
  private func bubble(of size: LayoutSize, below source: LayoutRect) throws(DrawingError)
    -> PopoverBubble
  {
    let chrome = PopoverChrome.iOS13
    let gap = 7.0
    var request = PopoverRequest(
      container: LayoutRect(
        x: 0, y: 0, width: size.width + 2 * PeopleDrawing.margin,
        height: source.maxY + gap + chrome.arrowHeight + size.height + PeopleDrawing.margin),
      sourceRect: source, preferredContentSize: size)
    request.popoverLayoutMargins = .zero
    request.permittedArrowDirections = .up
    // A length of 0 would ask for the default one.
    request.maximumContentSize = size
    request.chrome = chrome
    request.gap = gap
    do {
      return PopoverBubble(PopoverOutline(try request.placement(), chrome: chrome))
    } catch {
      throw .placement(error)
    }
  }
}
