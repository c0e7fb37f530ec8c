import LayoutGeometry
import PeoplePopover
import PopoverGeometry

/// What lies behind the popover.
extension PopoverScene {
  private static let ink = "#0b1a33"

  /// The screen with its page, bar, dimming, source and keyboard.
  func drawScreen(_ svg: inout SVGWriter) {
    svg.rect(screen, radius: screenRadius, ["class": "container", "fill": "#ffffff"])
    svg.open("g", ["clip-path": "url(#screen)"])
    drawPage(&svg)
    if let bar { drawBar(&svg, bar) }
    drawDimming(&svg)
    drawUsableArea(&svg)
    drawSource(&svg)
    drawKeyboard(&svg)
    svg.close()
    svg.rect(
      screen, radius: screenRadius,
      [
        "fill": "none", "stroke": PopoverScene.ink, "stroke-opacity": "0.22",
        "stroke-width": DrawingStyle.hundredths(unit),
      ])
  }

  /// Faint lines of text, so that the screen reads as one.
  private func drawPage(_ svg: inout SVGWriter) {
    let under = bar.map { $0.y == screen.y ? $0.maxY : screen.y } ?? screen.y
    let top = max(under, screen.y + request.safeAreaInsets.top) + 12
    let pitch = 56.0
    let count = min(40, Int(max(0, min(40, (screen.maxY - top) / pitch))))
    let lengths = [0.62, 0.44, 0.71, 0.53, 0.38, 0.66, 0.49]
    svg.open("g", ["class": "page", "fill": "#e6eaf1"])
    for row in 0..<count {
      let y = top + Double(row) * pitch
      let width = (screen.width - 40) * lengths[row % lengths.count]
      for (offset, share) in [(12.0, 1.0), (28.0, 0.6)] {
        let length = (width * share).hundredths
        let line = LayoutRect(
          x: isMirrored ? screen.maxX - 20 - length : screen.minX + 20, y: y + offset,
          width: max(0, length), height: 8)
        // Nothing runs into the source.
        guard !line.meets(highlight.grown(by: 6)) else { continue }
        svg.rect(line, radius: 4)
      }
    }
    svg.close()
  }

  /// The bar that holds the source, where it is an item of one.
  private var bar: LayoutRect? {
    guard request.sourceKind == .barButtonItem else { return nil }
    let source = request.sourceRect.standardized
    let isTop = source.midY < screen.midY
    let near =
      isTop
      ? source.minY - screen.minY - request.safeAreaInsets.top
      : screen.maxY - request.safeAreaInsets.bottom - source.maxY
    // The item stands in the bar's middle.
    let padding = max(0, min(16, near))
    let edge = isTop ? source.maxY + padding : source.minY - padding
    return isTop
      ? LayoutRect(
        x: screen.x, y: screen.y, width: screen.width, height: max(0, edge - screen.y))
      : LayoutRect(
        x: screen.x, y: edge, width: screen.width, height: max(0, screen.maxY - edge))
  }

  private func drawBar(_ svg: inout SVGWriter, _ bar: LayoutRect) {
    svg.rect(bar, ["class": "bar", "fill": "#f0f3f7"])
    let isTop = bar.y == screen.y
    svg.rect(
      LayoutRect(
        x: bar.x, y: isTop ? bar.maxY - 1 : bar.y, width: bar.width, height: 1),
      ["fill": "#c3cbd8"])
    let title = LayoutRect(
      x: bar.midX - 40, y: request.sourceRect.standardized.midY - 5, width: 80, height: 10)
    guard bar.width >= 300, !title.grown(by: 8).meets(request.sourceRect.standardized) else {
      return
    }
    svg.rect(title, radius: 5, ["fill": "#c3cbd8"])
  }

  /// A veil over all but the source.
  private func drawDimming(_ svg: inout SVGWriter) {
    svg.element(
      "path",
      [
        "class": "dimming", "fill": PopoverScene.ink, "fill-opacity": "0.17",
        "fill-rule": "evenodd",
        "d": ring(screen) + (hasArea(highlight) ? ring(highlight, radius: highlightRadius) : ""),
      ])
  }

  private func drawUsableArea(_ svg: inout SVGWriter) {
    svg.rect(
      usable, radius: 6 * unit,
      [
        "class": "usable", "fill": "none", "stroke": "#2f66b3", "stroke-opacity": "0.5",
        "stroke-width": DrawingStyle.hundredths(unit),
        "stroke-dasharray": "\(DrawingStyle.hundredths(4 * unit)) "
          + DrawingStyle.hundredths(4 * unit),
      ])
  }

  /// The source and a little around it.
  private var highlight: LayoutRect { request.sourceRect.standardized }

  private var highlightRadius: Double {
    max(0, min(8 * unit, highlight.width / 2, highlight.height / 2))
  }

  /// The source: the portraits of the first people, or a plain shape.
  private func drawSource(_ svg: inout SVGWriter) {
    let source = highlight
    svg.open("g", ["class": "source"])
    let isEmpty = !hasArea(source)
    svg.rect(
      isEmpty ? source.grown(by: 2.5 * unit) : source,
      radius: isEmpty ? 2.5 * unit : highlightRadius,
      [
        "fill": isEmpty ? "#2f66b3" : "#ffffff", "stroke": "#2f66b3",
        "stroke-width": DrawingStyle.hundredths(1.5 * unit),
      ])
    if !isEmpty {
      if case .people(let people) = drawing.content {
        PortraitGroup(
          counts: people.sizing.shownCounts, names: people.names,
          layoutDirection: request.layoutDirection
        ).draw(&svg, in: source.grown(by: -min(6, source.height / 7)), ground: "#ffffff")
      } else {
        drawGlyph(&svg, in: source)
      }
    }
    svg.close()
  }

  /// Three dots, as on a button that opens more.
  private func drawGlyph(_ svg: inout SVGWriter, in source: LayoutRect) {
    let radius = min(2.2 * unit, source.height / 8, source.width / 16)
    for step in [-1.0, 0, 1] {
      let x = source.midX + step * radius * 3.4
      svg.circle(
        in: LayoutRect(
          x: (x - radius).hundredths, y: (source.midY - radius).hundredths,
          width: (2 * radius).hundredths, height: (2 * radius).hundredths),
        ["fill": "#2f66b3"])
    }
  }

  /// The keyboard with four rows of keys.
  private func drawKeyboard(_ svg: inout SVGWriter) {
    guard let frame = request.keyboardFrame?.standardized else { return }
    svg.open("g", ["class": "keyboard"])
    svg.rect(frame, ["fill": "#cfd4dd"])
    let rows = [10, 9, 9, 5]
    let (gap, edge) = (frame.width / 62, frame.width / 120)
    let key = (frame.width - 2 * edge) / 10 - gap
    let pitch = frame.height / (4 + 0.35)
    for (row, count) in rows.enumerated() {
      let widths = row == 3 ? [1.3, 1.3, 5.4, 1.3, 1.3] : Array(repeating: 1.0, count: count)
      let length =
        widths.reduce(0) { $0 + $1 * key } + Double(count - 1) * gap
      var x = frame.midX - length / 2
      for width in widths {
        svg.rect(
          LayoutRect(
            x: x.hundredths, y: (frame.y + (Double(row) + 0.28) * pitch).hundredths,
            width: (width * key).hundredths, height: max(0, pitch * 0.74).hundredths),
          radius: min(5, key / 5).hundredths, ["fill": "#fbfcfd"])
        x += width * key + gap
      }
    }
    svg.close()
  }

  private func hasArea(_ rect: LayoutRect) -> Bool { rect.width > 0 && rect.height > 0 }

  private func ring(_ rect: LayoutRect, radius: Double = 0) -> String {
    let number = DrawingStyle.hundredths
    guard radius > 0 else {
      return "M\(number(rect.minX)) \(number(rect.minY))H\(number(rect.maxX))"
        + "V\(number(rect.maxY))H\(number(rect.minX))Z"
    }
    let r = number(radius)
    func corner(_ x: Double, _ y: Double) -> String {
      "A\(r) \(r) 0 0 1 \(number(x)) \(number(y))"
    }
    return "M\(number(rect.minX + radius)) \(number(rect.minY))H\(number(rect.maxX - radius))"
      + corner(rect.maxX, rect.minY + radius) + "V\(number(rect.maxY - radius))"
      + corner(rect.maxX - radius, rect.maxY) + "H\(number(rect.minX + radius))"
      + corner(rect.minX, rect.maxY - radius) + "V\(number(rect.minY + radius))"
      + corner(rect.minX + radius, rect.minY) + "Z"
  }
}
