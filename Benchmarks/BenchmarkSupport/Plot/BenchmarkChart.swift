/// The chart of a run: a panel for each task, time of an operation against count, both logarithmic.
package struct BenchmarkChart {
  private var report: BenchmarkReport
  private var peers: [BenchmarkRow]

  /// Creates the chart of a report, with other engines' rows, whose tasks are named NAME/TASK.
  package init(report: BenchmarkReport, peers: [BenchmarkRow] = []) {
    self.report = report
    self.peers = peers
  }

  private static let columns = 4
  private static let panelWidth = 330.0
  private static let panelHeight = 236.0
  private static let margin = 28.0
  private static let head = 104.0
  private static let foot = 20.0

  private static let style = """
    text{font-family:system-ui,-apple-system,"Segoe UI",Inter,"Helvetica Neue",Arial,"DejaVu Sans",\
    sans-serif;fill:#1c2430}\
    .h{font-size:22px;font-weight:650}.s{font-size:12px;fill:#5d6878}\
    .t{font-size:13.5px;font-weight:600}.a{font-size:10.5px;fill:#6b7685}\
    .g{stroke:#e6eaef;stroke-width:1}.x{stroke:#aab3bf;stroke-width:1}\
    polyline{fill:none;stroke-linejoin:round;stroke-linecap:round}
    """

  /// The colour of a line.
  private func color(_ series: String) -> String {
    if series == "engine" { return "#1f6feb" }
    if series == "floor" { return "#7d8794" }
    let colors = ["#d9480f", "#8b3fc7", "#1a8f5a", "#b58100", "#c2255c"]
    let index = ChartPanel.peerNames(peers).firstIndex(of: series) ?? 0
    return colors[index % colors.count]
  }

  /// The drawing as SVG text.
  package func svg() -> String {
    let panels = ChartPanel.panels(of: report, peers: peers)
    let columns = max(1, min(Self.columns, panels.count))
    let rows = (panels.count + columns - 1) / columns
    // Not narrower than the heading.
    let width = max(Double(columns) * Self.panelWidth, 560) + 2 * Self.margin
    let height = Self.head + Double(rows) * Self.panelHeight + Self.foot
    var drawing = SVGDocument()
    drawing.add("rect", ["width": "100%", "height": "100%", "fill": "#ffffff"])
    drawHead(&drawing, names: names(in: panels))
    for (index, panel) in panels.enumerated() {
      let x = Self.margin + Double(index % columns) * Self.panelWidth
      let y = Self.head + Double(index / columns) * Self.panelHeight
      draw(panel, at: (x, y), &drawing)
    }
    return drawing.text(width: Int(width), height: Int(height), style: Self.style)
  }

  private func names(in panels: [ChartPanel]) -> [String] {
    let shown = panels.flatMap { $0.series.map(\.name) }
    return (["engine", "floor"] + ChartPanel.peerNames(peers)).filter { shown.contains($0) }
  }

  private func drawHead(_ drawing: inout SVGDocument, names: [String]) {
    let left = SVGDocument.number(Self.margin)
    drawing.addText(
      "Time of an operation against the number of items",
      [
        "class": "h", "x": left, "y": "36",
      ])
    let commit = report.commit.count > 12 ? String(report.commit.prefix(12)) : report.commit
    drawing.addText(
      "\(report.machine) · commit \(commit) · medians, both axes logarithmic",
      [
        "class": "s", "x": left, "y": "57",
      ])
    var x = Self.margin
    for name in names {
      let start = SVGDocument.number(x)
      drawing.add(
        "line",
        [
          "x1": start, "y1": "78", "x2": SVGDocument.number(x + 24), "y2": "78",
          "stroke": color(name), "stroke-width": name == "engine" ? "3" : "2",
          "stroke-dasharray": name == "floor" ? "5 4" : "none",
        ])
      drawing.addText(name, ["class": "s", "x": SVGDocument.number(x + 31), "y": "82"])
      x += 31 + Double(name.count) * 7 + 24
    }
  }

  /// The plot area of a panel whose corner is at `corner`.
  private struct Area {
    var left: Double, top: Double, width: Double, height: Double
    var xScale: LogScale, yScale: LogScale

    func x(_ count: Double) -> Double { left + width * xScale.fraction(count) }
    func y(_ time: Double) -> Double { top + height * (1 - yScale.fraction(time)) }
  }

  private func draw(
    _ panel: ChartPanel, at corner: (x: Double, y: Double), _ drawing: inout SVGDocument
  ) {
    let points = panel.series.flatMap(\.points)
    let area = Area(
      left: corner.x + 50, top: corner.y + 40, width: Self.panelWidth - 78,
      height: Self.panelHeight - 84, xScale: LogScale(holding: points.map(\.count)),
      yScale: LogScale(holding: points.map(\.time)))
    let left = SVGDocument.number(corner.x + 8)
    drawing.addText(
      panel.title,
      [
        "class": "t", "x": left, "y": SVGDocument.number(corner.y + 14),
      ])
    drawing.addText(
      panel.note,
      [
        "class": "a", "x": left, "y": SVGDocument.number(corner.y + 29),
      ])
    drawGrid(area, &drawing)
    for series in panel.series { draw(series, in: area, &drawing) }
  }

  private func drawGrid(_ area: Area, _ drawing: inout SVGDocument) {
    let number = SVGDocument.number
    let right = area.left + area.width
    let bottom = area.top + area.height
    for exponent in area.yScale.labels(atMost: 6) {
      let value = LogScale.value(exponent)
      let y = area.y(value)
      drawing.add(
        "line",
        [
          "class": exponent == area.yScale.low ? "x" : "g", "x1": number(area.left),
          "y1": number(y), "x2": number(right), "y2": number(y),
        ])
      let label = value < 1 ? NumberText.fixed(value, 1) + " ns" : Self.wholeDuration(exponent)
      drawing.addText(
        label,
        [
          "class": "a", "x": number(area.left - 7), "y": number(y + 3.5), "text-anchor": "end",
        ])
    }
    for exponent in area.xScale.labels(atMost: 8) {
      let x = area.x(LogScale.value(exponent))
      drawing.add(
        "line",
        [
          "class": exponent == area.xScale.low ? "x" : "g", "x1": number(x), "y1": number(area.top),
          "x2": number(x), "y2": number(bottom),
        ])
      drawing.addText(
        "10" + NumberText.superscript(exponent),
        [
          "class": "a", "x": number(x), "y": number(bottom + 15), "text-anchor": "middle",
        ])
    }
  }

  /// 10^`exponent` nanoseconds with the unit that leaves a number from 1 to 100.
  private static func wholeDuration(_ exponent: Int) -> String {
    let units = ["ns", "µs", "ms", "s"]
    let unit = min(exponent / 3, units.count - 1)
    return "1" + String(repeating: "0", count: exponent - unit * 3) + " " + units[unit]
  }

  private func draw(_ series: ChartSeries, in area: Area, _ drawing: inout SVGDocument) {
    let number = SVGDocument.number
    let color = color(series.name)
    let isEngine = series.name == "engine"
    drawing.add(
      "polyline",
      [
        "points": series.points.map { "\(number(area.x($0.count))),\(number(area.y($0.time)))" }
          .joined(separator: " "),
        "stroke": color, "stroke-width": isEngine ? "2.6" : "1.7",
        "stroke-dasharray": series.name == "floor" ? "5 4" : "none",
      ])
    guard series.name != "floor" || series.points.count == 1 else { return }
    for point in series.points {
      drawing.add(
        "circle",
        [
          "cx": number(area.x(point.count)), "cy": number(area.y(point.time)),
          "r": isEngine ? "3.2" : "2.4", "fill": color, "stroke": "#ffffff", "stroke-width": "1",
        ])
    }
  }
}
