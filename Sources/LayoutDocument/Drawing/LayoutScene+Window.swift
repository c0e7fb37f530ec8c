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
    svg.rect(drawn.grown(by: unit))
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

  /// The part of the content that is drawn, as a white sheet.
  func drawSheet(_ svg: inout SVGWriter) {
    svg.rect(
      LayoutScene.intersection(content, drawn),
      [
        "class": "content", "fill": "#ffffff", "stroke": "#c3cad6",
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
        "fill-opacity": "0.62", "d": ring(drawn.grown(by: 2 * unit)) + ring(window),
      ])
    svg.rect(
      window.grown(by: unit), radius: 4 * unit,
      [
        "class": "window", "fill": "none", "stroke": "#1d2433",
        "stroke-width": DrawingStyle.hundredths(2 * unit),
      ])
  }

  /// What is what, in one line below the picture.
  func drawCaptions(_ svg: inout SVGWriter) {
    let size = 11.5 * unit
    let baseline = drawn.maxY + (12 + LayoutScene.captionHeight) * unit
    var x = drawn.minX
    func caption(_ text: String, width: Double, _ swatch: (inout SVGWriter, LayoutRect) -> Void) {
      swatch(
        &svg,
        LayoutRect(x: x, y: baseline - 9.5 * unit, width: 14 * unit, height: 11 * unit))
      svg.element(
        "text",
        [
          "class": "caption", "x": DrawingStyle.hundredths(x + 20 * unit),
          "y": DrawingStyle.hundredths(baseline), "font-size": DrawingStyle.hundredths(size),
          "fill": "#3c4658",
        ], text: text)
      x += 20 * unit + width + 18 * unit
    }
    func width(_ text: String) -> Double { TextAdvance.width(of: text, fontSize: size) }
    for (text, kind) in captions {
      caption(text, width: width(text)) { svg, box in drawSwatch(&svg, kind, box) }
    }
  }

  private enum Swatch { case window, content, natural, oversize }

  private var captions: [(String, Swatch)] {
    var offset = ""
    if window.x != 0 || window.y != 0 {
      offset = " at \(DrawingStyle.hundredths(window.x)), \(DrawingStyle.hundredths(window.y))"
    }
    var captions: [(String, Swatch)] = [("\(text(window.size))\(offset)", .window)]
    let isCut = LayoutScene.intersection(content, drawn) != content
    captions.append(("\(text(content.size))\(isCut ? ", cut here" : "")", .content))
    if !naturalFrames.isEmpty { captions.append(("unpinned", .natural)) }
    if hasOversize { captions.append(("too wide", .oversize)) }
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
