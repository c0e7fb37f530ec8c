import Foundation
import LayoutDocument
import Testing

/// The case files that come with the package hold.
@Suite struct CaseFilesTests {
  /// Each file with the number of its cases that run, and of those of another kind.
  static let files: [(name: String, passed: Int, skipped: [String: Int])] = [
    ("flow-observed.json", 25, [:]),
    ("flow-platform.json", 70, [:]),
    ("flow-peers.json", 85, [:]),
    ("flow-reports.json", 29, [:]),
    ("queries.json", 3, [:]),
    ("flow-random.json", 500, [:]),
    ("batch-updates.json", 10, [:]),
    ("scroll-to-item.json", 7, [:]),
    ("change-random.json", 40, [:]),
    ("popover.json", 117, [:]),
    ("popover-observed.json", 17, [:]),
    ("popover-oracle.json", 300, [:]),
    ("popover-corners.json", 250, [:]),
  ]

  @Test(arguments: files)
  func file(_ file: (name: String, passed: Int, skipped: [String: Int])) throws {
    let report = try CaseFile(json: TestFiles.bytes(file.name)).report()
    for result in report.results {
      if case .failed(let differences) = result.outcome {
        Issue.record("\(result.id): \(differences.prefix(3))")
      }
    }
    #expect(report.passedCount == file.passed)
    #expect(report.failedCount == 0)
    #expect(report.skippedCount == file.skipped.values.reduce(0, +))
    for (reason, count) in report.skippedReasons { #expect(file.skipped[reason] == count) }
  }

  /// Kinds that no part of the package answers are skipped by name.
  @Test func otherKinds() throws {
    let json = #"{"cases":[{"id":"a","kind":"tooltip","input":{},"expected":{}}]}"#
    let report = try CaseFile(json: json).report()
    #expect(report.results.map(\.outcome) == [.skipped("kind tooltip")])
  }

  @Test func everyFileIsInTheTable() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: TestFiles.cases.path)
    let known = Set(Self.files.map(\.name))
    #expect(Set(names.filter { $0.hasSuffix(".json") }) == known)
  }

  /// A recorded file passes, and changing any frame in it by more than the tolerance fails.
  @Test(arguments: ["flow-platform.json", "queries.json", "flow-random.json", "popover.json"])
  func recordingPasses(_ name: String) throws {
    let file = try CaseFile(json: TestFiles.bytes(name))
    let recorded = try file.recorded()
    #expect(recorded.count == file.cases.count)
    let again = try CaseFile(json: recorded.text)
    #expect(again.report().passedCount == file.cases.count)
    #expect(try again.recorded().text == recorded.text)
  }

  @Test func recordingKeepsWhatItCannotAnswer() throws {
    let file = try CaseFile(json: TestFiles.bytes("scroll-to-item.json"))
    let recorded = try file.recorded()
    #expect(recorded.count == 0)
    #expect(try CaseFile(json: recorded.text).recorded().text == recorded.text)
    #expect(recorded.text.contains(#""steps":["#))
  }
}
