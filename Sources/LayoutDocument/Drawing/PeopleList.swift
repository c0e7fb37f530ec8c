import FlowLayoutCore
import LayoutGeometry
import PeoplePopover

/// The list of people as a person sees it through a window: titles, portraits and names.
struct PeopleList {
  let sizing: PeoplePopoverSizing
  let titles: [String]
  let names: [[String]]
  /// The list at its scroll position.
  let layout: FlowLayout
  /// What is visible, in the order of painting.
  let elements: [FlowElement]

  static let headerColour = "#f6f7fa"
  static let cellColour = "#ffffff"

  /// The list of a drawing in a container.
  init(_ drawing: PeopleDrawing, container: LayoutSize) throws(DrawingError) {
    sizing = drawing.sizing
    titles = drawing.titles
    names = drawing.names
    do {
      layout = try sizing.layout(
        container: container, layoutDirection: drawing.layoutDirection,
        contentOffset: drawing.contentOffset)
    } catch {
      throw .layout(error)
    }
    elements = layout.visibleElements()
    guard elements.count <= DrawingError.largestElementCount else {
      throw DrawingError.tooManyElements(elements.count)
    }
  }

  private var layoutDirection: LayoutDirection { layout.configuration.layoutDirection }

  /// The colours of the portraits' discs, for the picture's definitions.
  static func define(_ svg: inout SVGWriter) {
    for (index, colour) in PersonAppearance.palette.enumerated() {
      svg.open(
        "linearGradient", ["id": "disc\(index)", "x1": "0", "y1": "0", "x2": "0", "y2": "1"])
      svg.element("stop", ["stop-color": colour.top])
      svg.element("stop", ["offset": "1", "stop-color": colour.bottom])
      svg.close()
    }
  }

  /// The colour of what is seen at a height of the window: that of a header or of the cells.
  func colour(atHeight height: Double) -> String {
    let y = layout.contentOffset.y + height
    let isHeader = elements.contains {
      $0.identifier.kind == .header && $0.frame.minY <= y && y < $0.frame.maxY
    }
    return isHeader ? PeopleList.headerColour : PeopleList.cellColour
  }

  /// Draws what is visible in a window as large as the container.
  func draw(_ svg: inout SVGWriter, in window: LayoutRect) {
    svg.rect(window, ["fill": PeopleList.cellColour])
    let dx = window.x - layout.contentOffset.x
    let dy = window.y - layout.contentOffset.y
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
    ScrollIndicator(
      window: window, contentHeight: layout.contentSize.height, offset: layout.contentOffset.y,
      layoutDirection: layoutDirection
    ).draw(&svg)
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
      frame, ["fill": PeopleList.headerColour, "fill-opacity": coversItems ? "0.97" : "1"])
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

  private func name(at path: ItemPath) -> String {
    guard path.section < names.count && path.item < names[path.section].count else { return "" }
    return names[path.section][path.item]
  }
}
