import AdapterUnderTest
import FlowLayoutCore
import LayoutDocument
import Testing
import UIKit

@testable import PlatformRecorder

extension FlowCollectionViewLayout: RecordableFlowLayout {}

/// The recorder at work: here it records the layout under test, which stands in for the platform's.
@MainActor
@Suite("The recorder")
struct PlatformRecorderTests {
  /// Case files, and how many of their cases the platform has words for.
  nonisolated static let files: [(name: String, recordedCount: Int)] = [
    ("flow-platform", 60), ("flow-observed", 20), ("flow-reports", 10), ("flow-random", 100),
    ("batch-updates", 10), ("change-random", 40),
  ]

  static func data(_ name: String) throws -> Data {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try Data(contentsOf: root.appendingPathComponent("Cases/\(name).json"))
  }

  /// The cases of a file, each as a file of its own, with its device's scale.
  static func cases(_ name: String) throws -> [(scale: Double, json: Data)] {
    let file = try #require(
      try JSONSerialization.jsonObject(with: data(name)) as? [String: Any])
    let cases = try #require(file["cases"] as? [[String: Any]])
    return try cases.map { entry in
      let layout = entry["layout"] as? [String: Any]
      return (
        layout?["displayScale"] as? Double ?? 0,
        try JSONSerialization.data(withJSONObject: ["cases": [entry]])
      )
    }
  }

  /// What the first case of a file asserts.
  private static func expected(_ json: Data) throws -> [String: Any] {
    let file = try JSONSerialization.jsonObject(with: json) as? [String: Any]
    let cases = try #require(file?["cases"] as? [[String: Any]])
    return try #require(cases.first?["expected"] as? [String: Any])
  }

  /// Where recorded values are not what a case asserts; null asserts nothing.
  private static func differences(
    _ own: Any, _ found: Any?, _ tolerance: Double, at place: String = ""
  ) -> [String] {
    switch (own, found) {
    case (is NSNull, _): return []
    case (let own as [String: Any], let found as [String: Any]):
      // No device tells which sections are oversize.
      return own.filter { $0.key != "oversizeSections" }.flatMap { key, value in
        differences(value, found[key], tolerance, at: "\(place).\(key)")
      }
    case (let own as [Any], let found as [Any]) where own.count == found.count:
      return zip(own, found).enumerated().flatMap { index, pair in
        differences(pair.0, pair.1, tolerance, at: "\(place)[\(index)]")
      }
    case (let own as Double, let found as Double) where (own - found).magnitude <= tolerance:
      return []
    default: return ["\(place): \(own), recorded \(found ?? "nothing")"]
    }
  }

  static func recorder(scale: Double) -> PlatformRecorder {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    host.givenTraits = UITraitCollection(displayScale: CGFloat(scale))
    var recorder = PlatformRecorder(host: host)
    recorder.makeLayout = { document in
      let layout = FlowCollectionViewLayout()
      let names = document["quirks"] as? [String] ?? []
      layout.quirks = document["quirks"] as? String == "platform" ? .platform : []
      if names.contains("strictFit") { layout.quirks.insert(.strictFit) }
      if names.contains("exchangedSpacings") { layout.quirks.insert(.exchangedSpacings) }
      if names.contains("oversizeCentred") { layout.quirks.insert(.oversizeCentred) }
      if names.contains("unmirroredUnequalRows") { layout.quirks.insert(.unmirroredUnequalRows) }
      return layout
    }
    return recorder
  }

  @Test("what it records of the layout under test is what the cases say", arguments: files)
  func record(file: (name: String, recordedCount: Int)) throws {
    var count = 0
    for (scale, json) in try Self.cases(file.name) {
      let text = try Self.recorder(scale: scale).record(json)
      let recorded = try CaseFile(json: text)
      let tolerance = try CaseFile(json: [UInt8](json)).cases.first?.tolerance ?? 0.002
      guard let first = recorded.cases.first else { continue }
      count += 1
      // The engine, asked without any view, agrees with what went through UIKit's questions,
      #expect(recorded.report().failedCount == 0, "\(first.id): \(recorded.report().results)")
      // and what is recorded is what the case says by itself.
      let own = try Self.expected(json)
      let found = try Self.expected(Data(text.utf8))
      #expect(Self.differences(own, found, tolerance) == [], "\(first.id)")
    }
    #expect(count >= file.recordedCount, "\(count) recorded")
  }

  @Test("what the platform has no words for is named")
  func skipped() throws {
    let json = """
      {"cases": [
        {"id": "grid", "layout": {"container": [100, 100], "sections": [
          {"grid": {"columns": 2, "itemHeight": 5}, "itemCount": 3}]}},
        {"id": "aligned", "layout": {"container": [100, 100], "rowAlignment": {}, "sections": []}},
        {"id": "popover", "kind": "placement", "input": {}},
        {"id": "words", "layout": {"container": [1, "x"], "sections": []}},
        {"id": "plain", "layout": {"container": [100, 100], "sections": [{"itemCount": 1}]}}
      ]}
      """
    let text = try Self.recorder(scale: 2).record(Data(json.utf8))
    let file = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let note = try #require(file["note"] as? [String: Any])
    let skipped = try #require(note["skipped"] as? [String: String])
    #expect(Set(skipped.keys) == ["grid", "aligned", "popover", "words"])
    #expect(skipped["aligned"] == "the platform has no rowAlignment")
    #expect(try CaseFile(json: text).report().passedCount == 1)
    #expect(throws: RecordingError.self) { try Self.recorder(scale: 1).record(Data("[]".utf8)) }
  }
}
