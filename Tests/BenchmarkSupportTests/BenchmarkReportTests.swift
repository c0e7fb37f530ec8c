import BenchmarkSupport
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif
import Testing

@Suite struct BenchmarkReportTests {
  private static func row(
    _ task: String, n: Int = 100, p50: Double?, ratio: Double? = nil
  ) -> BenchmarkRow {
    var row = BenchmarkRow(task: task, n: n, unit: .item)
    row.p50 = p50
    row.ratio = ratio
    return row
  }

  @Test func everyRowHasEveryKey() throws {
    let report = BenchmarkReport(
      machine: "a machine", commit: "abc", rows: [Self.row("layout/varied", p50: 6.5)])
    let object = try JSONSerialization.jsonObject(with: report.encoded())
    let top = try #require(object as? [String: Any])
    #expect(Set(top.keys) == ["machine", "commit", "rows"])
    let row = try #require((top["rows"] as? [[String: Any]])?.first)
    #expect(
      Set(row.keys) == [
        "task", "n", "unit", "p50", "p90", "floor", "ratio", "allocations", "bytes",
      ])
    #expect(row["unit"] as? String == "item")
    #expect(row["p50"] as? Double == 6.5)
    #expect(row["allocations"] is NSNull)
  }

  @Test func aReportComesBackFromItsText() throws {
    var row = Self.row("query/frame", p50: 30, ratio: 1.25)
    row.allocations = 0
    let report = BenchmarkReport(machine: "m", commit: "c", rows: [row])
    let text = try report.encoded()
    #expect(try JSONDecoder().decode(BenchmarkReport.self, from: text) == report)
  }

  @Test func aFileThatIsNoReportIsNamed() throws {
    let missing = #expect(throws: BenchmarkFileError.self) {
      try BenchmarkReport(contentsOf: "/no/such/file.json")
    }
    #expect(missing?.description == "cannot read /no/such/file.json")
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).json"
    ).path
    try Data("[]".utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let wrong = #expect(throws: BenchmarkFileError.self) { try BenchmarkReport(contentsOf: path) }
    #expect(wrong?.description == "\(path) is not a report that --json wrote")
  }

  @Test func comparisonTakesRowsOfBothReports() {
    let old = [
      Self.row("a", p50: 10, ratio: 2), Self.row("b", p50: 1), Self.row("a", n: 7, p50: 3),
    ]
    let new = [Self.row("a", p50: 5, ratio: 1), Self.row("c", p50: 1)]
    #expect(BenchmarkTables.pairs(old: old, new: new).map(\.new.task) == ["a"])
    let lines = BenchmarkTables.comparison(old: old, new: new)
    #expect(lines.count == 2)
    let cells = lines[1].split(separator: " ").map(String.init)
    #expect(cells == ["a", "10²", "item", "10.0", "5.00", "0.50", "2.00", "1.00"])
  }

  @Test func tableColumnsAreAligned() {
    var row = Self.row("layout/varied", n: 1_000_000, p50: 6)
    row.unitsPerOperation = 1_000_000
    let lines = BenchmarkTables.results([row, Self.row("x", p50: nil)])
    #expect(lines[1].contains("6.00 ms"))
    #expect(lines[1].contains("167M"))
    let ends = lines.map { line in line.prefix { $0 != "1" && $0 != "n" }.count }
    #expect(ends[1] == ends[2] && ends[0] == ends[1] + 2)
  }

  static let durations: [(Double, String)] = [
    (0, "0.00 ns"), (31.44, "31.4 ns"), (999.4, "999 ns"), (1_234, "1.23 µs"),
    (5_600_000, "5.60 ms"), (2e9, "2.00 s"),
  ]

  @Test(arguments: durations)
  func durationsHaveThreeDigits(nanoseconds: Double, text: String) {
    #expect(NumberText.duration(nanoseconds) == text)
  }

  @Test func smallRatiosHaveMoreDigits() {
    #expect(NumberText.ratio(0.00415) == "0.0042")
    #expect(NumberText.ratio(0.25) == "0.25")
    #expect(NumberText.ratio(17) == "17.00")
  }

  @Test func chartHoldsALineForEachEngine() {
    let rows = [100, 1_000].flatMap { n in
      [Self.row("layout/varied", n: n, p50: 6), Self.row("floor/layout/varied", n: n, p50: 5)]
    }
    let peers = [Self.row("Taffy/layout/varied", p50: 900)]
    let report = BenchmarkReport(machine: "<m>", commit: "c", rows: rows)
    let svg = BenchmarkChart(report: report, peers: peers).svg()
    #expect(svg.components(separatedBy: "<polyline").count == 4)
    #expect(svg.contains(">Taffy</text>") && svg.contains("&lt;m&gt;"))
    #expect(XMLParser(data: Data(svg.utf8)).parse())
  }
}
