import FlowLayoutCore
import LayoutGeometry

/// How elements look.
extension LayoutScene {
  /// The colours of sections in turn: an item's fill and edge, and the colour of its letters.
  private static let hues: [(fill: String, edge: String, ink: String)] = [
    ("#d8e6fb", "#7ba7e6", "#1e4480"), ("#d9f0e3", "#74bd95", "#175334"),
    ("#fbe6d3", "#e0a46a", "#71420f"), ("#eadffa", "#ab8be0", "#4a2b80"),
    ("#fadde6", "#de8aa7", "#7d2345"), ("#d6eef2", "#6fb6c4", "#134f5b"),
  ]

  private func hue(_ section: Int) -> (fill: String, edge: String, ink: String) {
    LayoutScene.hues[section % LayoutScene.hues.count]
  }

  /// Draws an item with its name or index path, hatched where it is longer than a line.
  func drawItem(_ svg: inout SVGWriter, _ element: FlowElement) {
    let path = element.identifier.path
    let hue = hue(path.section)
    let isOversize = isOversize(element)
    svg.open("g", ["class": isOversize ? "item oversize" : "item"])
    svg.element("title", text: "item \(path.section), \(path.item): \(frameText(element.frame))")
    let shape = inner(element.frame)
    svg.rect(
      shape, radius: min(5 * unit, min(shape.width, shape.height) / 2),
      [
        "fill": hue.fill, "stroke": isOversize ? "#c23b22" : hue.edge,
        "stroke-width": DrawingStyle.hundredths((isOversize ? 1.5 : 1) * unit),
      ])
    if isOversize {
      svg.rect(
        shape, radius: min(5 * unit, min(shape.width, shape.height) / 2),
        ["fill": "url(#hatch)"])
    }
    drawLabel(&svg, name(of: path), in: shape, ink: hue.ink)
    svg.close()
  }

  /// Draws a header or footer, over the items, and its natural place where it is pinned.
  func drawBoundary(_ svg: inout SVGWriter, _ element: FlowElement) {
    let section = element.identifier.path.section
    let hue = hue(section)
    let kind = element.identifier.kind == .header ? "header" : "footer"
    let natural = naturalFrames[element.identifier]
    svg.open("g", ["class": natural == nil ? kind : "\(kind) pinned"])
    svg.element("title", text: "\(kind) \(section): \(frameText(element.frame))")
    if let natural {
      svg.rect(
        inner(natural),
        [
          "class": "natural", "fill": "none", "stroke": hue.ink, "stroke-opacity": "0.55",
          "stroke-width": DrawingStyle.hundredths(unit),
          "stroke-dasharray": "\(DrawingStyle.hundredths(4 * unit))",
        ])
    }
    let shape = inner(element.frame)
    svg.rect(
      shape, ["fill": hue.ink, "fill-opacity": natural == nil ? "0.82" : "0.95"])
    let title = title(of: section, kind: element.identifier.kind)
    drawBoundaryLabel(&svg, title, isPinned: natural != nil, in: shape)
    svg.close()
  }

  /// Whether an item is longer than a line of its section.
  func isOversize(_ element: FlowElement) -> Bool {
    guard let length = available[element.identifier.path.section] else { return false }
    let isVertical = drawing.layout.configuration.scrollDirection == .vertical
    let own = isVertical ? element.frame.width : element.frame.height
    return own > length + 1e-6
  }

  /// What is left of a frame when elements that touch are to be told apart.
  private func inner(_ frame: LayoutRect) -> LayoutRect {
    let dx = min(0.5 * unit, frame.width / 4)
    let dy = min(0.5 * unit, frame.height / 4)
    return frame.inset(by: LayoutInsets(top: dy, left: dx, bottom: dy, right: dx))
  }

  private func drawLabel(
    _ svg: inout SVGWriter, _ label: String, in shape: LayoutRect, ink: String
  ) {
    let em = TextAdvance.width(of: label.prefix(60), fontSize: 1)
    let room = shape.width - 4 * unit
    var size = min(12 * unit, shape.height * 0.7)
    guard room > 0 && size >= 5 * unit else { return }
    var lines = [label]
    if em * size > room && em > 0 {
      let wrapping = TextWrapping(
        width: room, fontSize: size,
        maximumLineCount: max(1, Int(min(4, (shape.height - 4 * unit) / (size * 1.2)))))
      lines = wrapping.lines(of: label)
      // An index path is only told apart whole, so it shrinks rather than breaks.
      if !label.contains(where: \.isLetter) || lines.contains(where: { $0.hasSuffix("…") }) {
        lines = [label]
        size = room / em
      }
    }
    guard size >= 5 * unit && !label.isEmpty else { return }
    let top = shape.midY - Double(lines.count) * size * 0.6
    for (index, line) in lines.enumerated() {
      svg.element(
        "text",
        [
          "x": DrawingStyle.hundredths(shape.midX),
          "y": DrawingStyle.hundredths(top + (Double(index) * 1.2 + 0.95) * size),
          "font-size": DrawingStyle.hundredths(size), "text-anchor": "middle", "fill": ink,
          "direction": (LayoutDirection(ofText: line) ?? .leftToRight).svgName,
        ], text: line)
    }
  }

  /// The title of a header or footer at its leading edge; along a column where it is one.
  private func drawBoundaryLabel(
    _ svg: inout SVGWriter, _ title: String, isPinned: Bool, in shape: LayoutRect
  ) {
    let isUpright = shape.height > shape.width * 1.5
    let along = isUpright ? shape.height : shape.width
    let across = isUpright ? shape.width : shape.height
    let size = min(12 * unit, across * 0.62)
    guard size >= 4.5 * unit && along > 3 * size else { return }
    let mark = isPinned ? "pinned" : ""
    let markRoom = isPinned ? 50 * unit : 0
    let wrapping = TextWrapping(
      width: along - 16 * unit - markRoom, fontSize: size * 1.07, maximumLineCount: 1)
    guard let line = wrapping.lines(of: title).first else { return }
    let isMirrored =
      !isUpright && drawing.layout.configuration.layoutDirection == .rightToLeft
    let turn =
      isUpright
      ? "translate(\(SVGWriter.number(shape.midX)) \(SVGWriter.number(shape.minY))) rotate(90)"
      : "translate(\(SVGWriter.number(shape.minX)) \(SVGWriter.number(shape.midY)))"
    let direction = LayoutDirection(ofText: line) ?? .leftToRight
    let near = 8 * unit
    svg.element(
      "text",
      [
        "transform": turn, "x": DrawingStyle.hundredths(isMirrored ? along - near : near),
        "y": DrawingStyle.hundredths(size * 0.36), "font-size": DrawingStyle.hundredths(size),
        "font-weight": "600", "fill": "#ffffff", "direction": direction.svgName,
        "text-anchor": direction.svgAnchor(inLayout: isMirrored ? .rightToLeft : .leftToRight),
      ], text: line)
    guard !mark.isEmpty && along > 120 * unit else { return }
    svg.element(
      "text",
      [
        "transform": turn, "x": DrawingStyle.hundredths(isMirrored ? near : along - near),
        "y": DrawingStyle.hundredths(size * 0.33),
        "font-size": DrawingStyle.hundredths(min(size, 10 * unit)), "fill": "#ffffff",
        "fill-opacity": "0.85", "text-anchor": isMirrored ? "start" : "end",
      ], text: mark)
  }

  private func name(of path: ItemPath) -> String {
    if path.section < drawing.names.count, let names = drawing.names[path.section],
      path.item < names.count
    {
      return names[path.item]
    }
    return "\(path.section), \(path.item)"
  }

  private func title(of section: Int, kind: ElementKind) -> String {
    let given = section < drawing.titles.count ? drawing.titles[section] : nil
    if kind == .footer { return "footer \(section)" }
    guard let given, !given.isEmpty else { return "header \(section)" }
    return given
  }

  private func frameText(_ frame: LayoutRect) -> String {
    [frame.x, frame.y, frame.width, frame.height].map(SVGWriter.number).joined(separator: ", ")
  }
}
