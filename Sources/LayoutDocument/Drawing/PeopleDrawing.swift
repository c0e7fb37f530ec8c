import FlowLayoutCore
public import LayoutGeometry
public import PeoplePopover

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
    let layout = try layout(container: size)
    let elements = layout.visibleElements()
    guard elements.count <= DrawingError.largestElementCount else {
      throw DrawingError.tooManyElements(elements.count)
    }
    let shape = PopoverShape(contentSize: size)
    var svg = SVGWriter()
    svg.open(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg",
        "viewBox": "0 0 \(SVGWriter.number(shape.width)) \(SVGWriter.number(shape.height))",
        "width": SVGWriter.number(shape.width), "height": SVGWriter.number(shape.height),
        "font-family": DrawingStyle.fontFamily, "role": "img",
      ])
    svg.element("title", text: titles.filter { !$0.isEmpty }.joined(separator: " · "))
    define(&svg, shape)
    shape.drawGround(&svg)
    drawSource(&svg, shape)
    drawBody(&svg, shape)
    svg.open("g", ["clip-path": "url(#body)"])
    svg.rect(shape.content, ["fill": "#ffffff"])
    let dx = shape.content.x - contentOffset.x
    let dy = shape.content.y - contentOffset.y
    // Later elements lie over earlier ones: headers over people (F-Z).
    for element in elements where element.identifier.kind == .item {
      drawPerson(&svg, element.identifier.path, element.frame.moved(dx, dy))
    }
    for element in elements where element.identifier.kind == .header {
      let covers = elements.contains {
        $0.identifier.kind == .item && $0.frame.meets(element.frame)
      }
      drawHeader(&svg, element.identifier.path.section, element.frame.moved(dx, dy), covers)
    }
    drawScrollIndicator(&svg, shape, contentHeight: layout.contentSize.height)
    svg.close()
    svg.element(
      "path",
      ["d": shape.path, "fill": "none", "stroke": "#0b1a33", "stroke-opacity": "0.13"])
    svg.close()
    return svg.text
  }

  private func layout(container: LayoutSize) throws(DrawingError) -> FlowLayout {
    do {
      return try sizing.layout(
        container: container, layoutDirection: layoutDirection, contentOffset: contentOffset)
    } catch {
      throw .layout(error)
    }
  }

  /// The shadow, the area in which the list is visible and the colours of the discs in use.
  private func define(_ svg: inout SVGWriter, _ shape: PopoverShape) {
    svg.open("defs")
    svg.open(
      "filter",
      [
        "id": "shadow", "x": "-20%", "y": "-20%", "width": "140%", "height": "150%",
        "color-interpolation-filters": "sRGB",
      ])
    svg.element("feGaussianBlur", ["stdDeviation": "13"])
    svg.close()
    svg.open("clipPath", ["id": "body"])
    svg.rect(shape.content, radius: PopoverShape.cornerRadius)
    svg.close()
    for (index, colour) in PersonAppearance.palette.enumerated() {
      svg.open(
        "linearGradient", ["id": "disc\(index)", "x1": "0", "y1": "0", "x2": "0", "y2": "1"])
      svg.element("stop", ["stop-color": colour.top])
      svg.element("stop", ["offset": "1", "stop-color": colour.bottom])
      svg.close()
    }
    svg.close()
  }

  /// The shadow and the body, whose arrow has the colour of the header that it touches.
  private func drawBody(_ svg: inout SVGWriter, _ shape: PopoverShape) {
    svg.element(
      "path",
      [
        "d": shape.path, "transform": "translate(0 8)", "fill": "#0b1a33",
        "fill-opacity": "0.2", "filter": "url(#shadow)",
      ])
    svg.element(
      "path",
      [
        "class": "popover", "d": shape.path,
        "fill": sizing.metrics.headerHeight > 0 ? PeopleDrawing.headerColour : "#ffffff",
      ])
  }

  private static let headerColour = "#f6f7fa"

  /// What the popover opened from: the first portraits of the list, overlapping.
  private func drawSource(_ svg: inout SVGWriter, _ shape: PopoverShape) {
    let people = zip(sizing.shownCounts, names).flatMap { count, names in names.prefix(count) }
    let shown = people.prefix(PopoverShape.sourcePortraitCount)
    let rest = sizing.shownCounts.reduce(0, +) - shown.count
    let size = PopoverShape.sourceDiameter
    let step = size - 5
    let count = Double(shown.count + (rest > 0 ? 1 : 0))
    let width = count > 0 ? (count - 1) * step + size : 0
    let isMirrored = layoutDirection == .rightToLeft
    svg.open("g", ["class": "source"])
    for index in 0..<Int(count) {
      let place = isMirrored ? count - 1 - Double(index) : Double(index)
      let square = LayoutRect(
        x: shape.content.midX - width / 2 + place * step, y: PopoverShape.sourceTop,
        width: size, height: size)
      svg.circle(in: square.grown(by: 2), ["fill": DrawingStyle.ground])
      if index < shown.count {
        Portrait(name: shown[index], textScale: 0.34).draw(&svg, in: square)
      } else {
        svg.circle(in: square, ["fill": "#d5dae3"])
        svg.element(
          "text",
          [
            "x": SVGWriter.number(square.midX), "y": SVGWriter.number(square.midY + 4),
            "font-size": rest > 99 ? "9" : "11.5", "font-weight": "600",
            "text-anchor": "middle", "fill": "#3c4658",
          ], text: rest > 999 ? "999+" : "+\(rest)")
      }
    }
    svg.close()
  }

  private func drawPerson(_ svg: inout SVGWriter, _ path: ItemPath, _ cell: LayoutRect) {
    let name = self.name(at: path)
    let metrics = sizing.metrics
    let label = metrics.labelFrame(inCell: cell, layoutDirection: layoutDirection)
    svg.open("g", ["class": "person"])
    Portrait(name: name).draw(
      &svg, in: metrics.portraitFrame(inCell: cell, layoutDirection: layoutDirection))
    let size = metrics.labelFontSize
    let lineHeight = size * DrawingStyle.lineHeight
    let wrapping = TextWrapping(
      width: label.width, fontSize: size,
      maximumLineCount: Int(max(1, min(3, label.height / lineHeight))))
    let lines = wrapping.lines(of: name)
    let direction = LayoutDirection(ofText: name) ?? layoutDirection
    let isLeading = layoutDirection == .leftToRight
    let top = label.midY - Double(lines.count) * lineHeight / 2
    for (index, line) in lines.enumerated() {
      svg.element(
        "text",
        [
          "class": "name", "x": SVGWriter.number(isLeading ? label.minX : label.maxX),
          "y": DrawingStyle.hundredths(top + (Double(index) + 0.78) * lineHeight),
          "font-size": SVGWriter.number(size), "fill": "#1d2433",
          "direction": direction.svgName,
          "text-anchor": direction.svgAnchor(inLayout: layoutDirection),
        ], text: line)
    }
    svg.close()
  }

  private func drawHeader(
    _ svg: inout SVGWriter, _ section: Int, _ frame: LayoutRect, _ coversItems: Bool
  ) {
    let metrics = sizing.metrics
    let label = metrics.labelFrame(inHeader: frame)
    let title = section < titles.count ? titles[section] : ""
    let wrapping = TextWrapping(
      width: label.width, fontSize: metrics.headerFontSize * 1.07, maximumLineCount: 1)
    let direction = LayoutDirection(ofText: title) ?? layoutDirection
    let isLeading = layoutDirection == .leftToRight
    svg.open("g", ["class": "header"])
    svg.rect(
      frame, ["fill": PeopleDrawing.headerColour, "fill-opacity": coversItems ? "0.97" : "1"])
    svg.rect(
      LayoutRect(x: frame.x, y: frame.maxY - 0.5, width: frame.width, height: 0.5),
      ["fill": coversItems ? "#b9c1cf" : "#e3e7ee"])
    svg.element(
      "text",
      [
        "class": "title", "x": SVGWriter.number(isLeading ? label.minX : label.maxX),
        "y": DrawingStyle.hundredths(
          label.maxY - metrics.headerFontSize * (DrawingStyle.lineHeight - 0.95)),
        "font-size": SVGWriter.number(metrics.headerFontSize), "font-weight": "700",
        "fill": "#1d2433", "direction": direction.svgName,
        "text-anchor": direction.svgAnchor(inLayout: layoutDirection),
      ], text: wrapping.lines(of: title).first ?? "")
    svg.close()
  }

  /// The bar that tells how much of the list is visible, at the trailing edge.
  private func drawScrollIndicator(
    _ svg: inout SVGWriter, _ shape: PopoverShape, contentHeight: Double
  ) {
    let visible = shape.content.height
    guard contentHeight > visible + 1e-6 && visible > 60 else { return }
    let travel = visible - 12
    let length = max(28, travel * visible / contentHeight)
    let progress = min(1, max(0, contentOffset.y / (contentHeight - visible)))
    let isLeading = layoutDirection == .leftToRight
    svg.rect(
      LayoutRect(
        x: isLeading ? shape.content.maxX - 6 : shape.content.minX + 3,
        y: (shape.content.y + 6 + progress * (travel - length)).hundredths,
        width: 3, height: length.hundredths),
      radius: 1.5, ["class": "scroller", "fill": "#0b1a33", "fill-opacity": "0.28"])
  }

  private func name(at path: ItemPath) -> String {
    guard path.section < names.count && path.item < names[path.section].count else { return "" }
    return names[path.section][path.item]
  }
}
