import FlowLayoutCore
import LayoutGeometry

/// The sheet, the window on it and what is written below.
extension LayoutScene {
  private var hasOversize: Bool {
    elements.contains { $0.identifier.kind == .item && isOversize($0) }
  }

  /// The area that is drawn and the hatching of oversize items.
  func define(_ svg: inout SVGWriter) {
    svg.open("defs")
    svg.open("clipPath", ["id": "drawn"])
    svg.rect(clip)
    svg.close()
    if hasOversize {
      let step = DrawingStyle.hundredths(7 * unit)
      svg.open(
        "pattern",
        [
          "id": "hatch", "width": step, "height": step, "patternUnits": "userSpaceOnUse",
          "patternTransform": "rotate(45)",
        ])
      svg.rect(
        LayoutRect(x: 0, y: 0, width: 2 * unit, height: 7 * unit),
        ["fill": "#c23b22", "fill-opacity": "0.28"])
      svg.close()
    }
    svg.close()
  }

  /// The part of the content that is drawn, as a white sheet; sides at which it is cut have no edge.
  func drawSheet(_ svg: inout SVGWriter) {
    let sheet = LayoutScene.intersection(content, drawn)
    svg.rect(sheet, ["class": "content", "fill": "#ffffff"])
    let number = SVGWriter.number
    var edges = ""
    for (x, isEdge) in [
      (sheet.minX, sheet.minX == content.minX), (sheet.maxX, sheet.maxX == content.maxX),
    ] where isEdge {
      edges += "M\(number(x)) \(number(sheet.minY))V\(number(sheet.maxY))"
    }
    for (y, isEdge) in [
      (sheet.minY, sheet.minY == content.minY), (sheet.maxY, sheet.maxY == content.maxY),
    ] where isEdge {
      edges += "M\(number(sheet.minX)) \(number(y))H\(number(sheet.maxX))"
    }
    guard !edges.isEmpty else { return }
    svg.element(
      "path",
      [
        "d": edges, "fill": "none", "stroke": "#b4bdcb",
        "stroke-width": DrawingStyle.hundredths(unit),
      ])
  }

  /// A veil over what the window does not show, and the window's edge.
  func drawWindow(_ svg: inout SVGWriter) {
    let number = SVGWriter.number
    func ring(_ rect: LayoutRect) -> String {
      "M\(number(rect.minX)) \(number(rect.minY))H\(number(rect.maxX))"
        + "V\(number(rect.maxY))H\(number(rect.minX))Z"
    }
    svg.element(
      "path",
      [
        "class": "outside", "fill-rule": "evenodd", "fill": DrawingStyle.ground,
        "fill-opacity": "0.5", "d": ring(clip.grown(by: unit)) + ring(window),
      ])
    svg.rect(
      window.grown(by: unit), radius: 4 * unit,
      [
        "class": "window", "fill": "none", "stroke": "#1d2433",
        "stroke-width": DrawingStyle.hundredths(2 * unit),
      ])
  }

  /// What is what, below the picture.
  func drawCaptions(_ svg: inout SVGWriter) {
    for (line, captions) in captionLines.enumerated() {
      let baseline =
        drawn.maxY + (12 + Double(line + 1) * LayoutScene.captionHeight) * unit
      var x = drawn.minX
      for caption in captions {
        drawSwatch(
          &svg, caption.swatch,
          LayoutRect(x: x, y: baseline - 9.5 * unit, width: 14 * unit, height: 11 * unit))
        svg.element(
          "text",
          [
            "class": "caption", "x": DrawingStyle.hundredths(x + 20 * unit),
            "y": DrawingStyle.hundredths(baseline),
            "font-size": DrawingStyle.hundredths(LayoutScene.captionSize * unit),
            "fill": "#3c4658",
          ], text: caption.text)
        x += caption.width * unit
      }
    }
  }

  /// The captions in as many lines as they take beside one another.
  var captionLines: [[Caption]] {
    let room = max(drawn.width / unit, LayoutScene.leastWidth) + 18
    var lines: [[Caption]] = [[]]
    var used = 0.0
    for caption in captions {
      if used > 0 && used + caption.width > room {
        lines.append([])
        used = 0
      }
      lines[lines.count - 1].append(caption)
      used += caption.width
    }
    return lines
  }

  /// A text with the sign that it explains.
  struct Caption {
    var text: String
    var swatch: Swatch

    /// The length of sign, text and the distance to the next one, in points of the picture.
    var width: Double {
      38 + TextAdvance.width(of: text, fontSize: LayoutScene.captionSize)
    }
  }

  static let captionSize = 11.5

  enum Swatch { case window, content, natural, oversize }

  private var captions: [Caption] {
    var offset = ""
    if window.x != 0 || window.y != 0 {
      offset = " at \(DrawingStyle.hundredths(window.x)), \(DrawingStyle.hundredths(window.y))"
    }
    let isCut = LayoutScene.intersection(content, drawn) != content
    var captions = [
      Caption(text: "container \(text(window.size))\(offset)", swatch: .window),
      Caption(
        text: "content \(text(content.size))\(isCut ? ", cut here" : "")", swatch: .content),
    ]
    if !naturalFrames.isEmpty {
      captions.append(Caption(text: "place before pinning", swatch: .natural))
    }
    if hasOversize { captions.append(Caption(text: "longer than a line", swatch: .oversize)) }
    return captions
  }

  private func drawSwatch(_ svg: inout SVGWriter, _ kind: Swatch, _ box: LayoutRect) {
    let line = DrawingStyle.hundredths(unit)
    switch kind {
    case .window:
      svg.rect(
        box, radius: 2.5 * unit,
        [
          "fill": "none", "stroke": "#1d2433", "stroke-width": DrawingStyle.hundredths(2 * unit),
        ])
    case .content:
      svg.rect(box, ["fill": "#ffffff", "stroke": "#9aa5b8", "stroke-width": line])
    case .natural:
      svg.rect(
        box,
        [
          "fill": "none", "stroke": "#3c4658", "stroke-width": line,
          "stroke-dasharray": DrawingStyle.hundredths(3 * unit),
        ])
    case .oversize:
      svg.rect(
        box, radius: 2.5 * unit, ["fill": "#ffffff", "stroke": "#c23b22", "stroke-width": line])
      svg.rect(box, radius: 2.5 * unit, ["fill": "url(#hatch)"])
    }
  }
}
