/// One line of a panel: times of an operation at rising counts.
struct ChartSeries {
  /// What it shows: "engine", "floor", or a peer's name.
  var name: String
  /// Counts and nanoseconds, by count.
  var points: [(count: Double, time: Double)]

  /// The line of a task in some rows; nil where none has a time.
  init?(_ name: String, task: String, in rows: [BenchmarkRow]) {
    let found = rows.filter { $0.task == task }.compactMap { row in
      row.operationTime.map { (count: Double(row.n), time: $0) }
    }
    if found.isEmpty { return nil }
    self.name = name
    points = found.sorted { $0.count < $1.count }
  }
}

/// One task's panel.
struct ChartPanel {
  /// The task.
  var title: String
  /// What stands in the corner: the largest count's time and ratio.
  var note: String
  /// The lines, the most important one last, so that it lies on top.
  var series: [ChartSeries]
}

extension ChartPanel {
  /// The panels of a report's tasks in order, with what peers did on the same task.
  static func panels(of report: BenchmarkReport, peers: [BenchmarkRow]) -> [ChartPanel] {
    var tasks: [String] = []
    for row in report.rows where !row.task.hasPrefix("floor/") && !tasks.contains(row.task) {
      tasks.append(row.task)
    }
    return tasks.compactMap { task in
      guard let engine = ChartSeries("engine", task: task, in: report.rows) else { return nil }
      var series: [ChartSeries] = []
      for name in peerNames(peers) {
        // A peer's times are per item and its operation is the whole layout.
        let rows = peers.filter { $0.task == "\(name)/\(task)" }.map { row in
          var row = row
          row.unitsPerOperation = row.n
          return row
        }
        if let line = ChartSeries(name, task: "\(name)/\(task)", in: rows) { series.append(line) }
      }
      if let floor = ChartSeries("floor", task: "floor/" + task, in: report.rows) {
        series.append(floor)
      }
      return ChartPanel(
        title: task, note: note(task, report.rows), series: series + [engine])
    }
  }

  /// The names of the engines in peers' rows, in order.
  static func peerNames(_ peers: [BenchmarkRow]) -> [String] {
    var names: [String] = []
    for row in peers {
      let name = String(row.task.prefix { $0 != "/" })
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  private static func note(_ task: String, _ rows: [BenchmarkRow]) -> String {
    guard let row = rows.filter({ $0.task == task }).max(by: { $0.n < $1.n }),
      let time = row.operationTime
    else { return "" }
    let ratio =
      row.ratio.map { ", \($0 < 10 ? NumberText.fixed($0, 2) : NumberText.short($0)) × floor" }
      ?? ""
    return "\(NumberText.duration(time)) at \(NumberText.count(row.n))\(ratio)"
  }
}
