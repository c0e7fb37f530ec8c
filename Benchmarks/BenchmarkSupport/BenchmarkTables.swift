/// The tables that a run prints.
package enum BenchmarkTables {
  /// The rows with their times, ratios, throughput and heap calls.
  package static func results(_ rows: [BenchmarkRow]) -> [String] {
    var table = TextTable([
      ("task", .left), ("n", .right), ("unit", .left), ("p50", .right), ("p90", .right),
      ("min", .right), ("ns/unit", .right), ("floor", .right), ("ratio", .right),
      ("units/s", .right), ("allocs", .right), ("bytes", .right),
    ])
    for row in rows { table.add(cells(row)) }
    return table.lines
  }

  private static func cells(_ row: BenchmarkRow) -> [String] {
    let isTime = row.unit != .bytesPerItem
    let units = Double(row.unitsPerOperation)
    func time(_ value: Double?) -> String {
      isTime ? text(value.map { NumberText.duration($0 * units) }) : "-"
    }
    return [
      row.task, NumberText.count(row.n), row.unit.rawValue, time(row.p50), time(row.p90),
      time(row.minimum), text(row.p50.map(NumberText.digits)),
      text(row.floor.map(NumberText.digits)), text(row.ratio.map(NumberText.ratio)),
      isTime ? text(row.p50.map { NumberText.short(1e9 / $0) }) : "-",
      text(row.allocations.map(NumberText.short)), text(row.bytes.map(NumberText.short)),
    ]
  }

  private static func text(_ value: String?) -> String { value ?? "-" }

  /// The rows that two reports share: medians, the new one divided by the old one, and both ratios
  /// to the floor, which a different machine moves less.
  package static func comparison(old: [BenchmarkRow], new: [BenchmarkRow]) -> [String] {
    var table = TextTable([
      ("task", .left), ("n", .right), ("unit", .left), ("old", .right), ("new", .right),
      ("new/old", .right), ("old ratio", .right), ("new ratio", .right),
    ])
    for (before, after) in pairs(old: old, new: new) {
      let change = before.p50.flatMap { old in after.p50.map { $0 / old } }
      table.add([
        after.task, NumberText.count(after.n), after.unit.rawValue,
        text(before.p50.map(NumberText.digits)), text(after.p50.map(NumberText.digits)),
        text(change.map { NumberText.fixed($0, 2) }),
        text(before.ratio.map(NumberText.ratio)),
        text(after.ratio.map(NumberText.ratio)),
      ])
    }
    return table.lines
  }

  /// The rows of one task and count that both reports have, in the order of the new one.
  package static func pairs(
    old: [BenchmarkRow], new: [BenchmarkRow]
  ) -> [(old: BenchmarkRow, new: BenchmarkRow)] {
    new.compactMap { after in
      old.first { $0.task == after.task && $0.n == after.n }.map { ($0, after) }
    }
  }
}
