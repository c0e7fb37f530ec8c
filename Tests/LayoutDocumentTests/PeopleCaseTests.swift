import Foundation
import LayoutDocument
import Testing

@Suite("The people kinds of case files")
struct PeopleCaseTests {
  @Test("every people case of the popover's file passes")
  func file() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Cases/popover.json")
    let report = try CaseFile(json: Array(Data(contentsOf: file))).report()
    let people = report.results.filter { $0.id.hasPrefix("people") }
    #expect(people.count == 47)
    for result in people { #expect(result.outcome == .passed, "\(result.id)") }
  }

  static let wrong: [(kind: String, input: String, expected: String, path: String)] = [
    (
      "people", #"{"groupOne": 3, "groupTwo": 0}"#, #"{"formulaSize": [350, 178]}"#,
      "formulaSize[1]"
    ),
    ("people", #"{"groupOne": 3, "groupTwo": 0}"#, #"{"scrolls": true}"#, "scrolls"),
    ("people", #"{"groupOne": 3}"#, #"{"scrolls": false}"#, "input"),
    ("people", #"{"groupOne": -1, "groupTwo": 0}"#, "{}", "input.groupOne"),
    ("people", #"{"groupOne": 1, "groupTwo": 0, "x": 1}"#, "{}", "input.x"),
    ("people-columns", #"{"width": 350}"#, #"{"columns": 1}"#, "columns"),
    ("people-columns", #"{"width": -1}"#, "{}", "input.width"),
    (
      "people-refit", #"{"groupOne": 4, "groupTwo": 0, "placedWidth": 300}"#,
      #"{"flowContentHeight": 179}"#, "flowContentHeight"
    ),
    ("people-refit", #"{"groupOne": 4, "groupTwo": 0}"#, "{}", "input"),
  ]

  @Test("a case that is wrong fails and names the place", arguments: wrong)
  func failing(_ row: (kind: String, input: String, expected: String, path: String)) throws {
    let json = """
      {"cases": [{"id": "one", "kind": "\(row.kind)", "input": \(row.input), \
      "expected": \(row.expected)}]}
      """
    let report = try CaseFile(json: Array(json.utf8)).report()
    guard case .failed(let differences) = report.results.first?.outcome else {
      Issue.record("passed")
      return
    }
    #expect(differences.map(\.path).first?.hasSuffix(row.path) == true, "\(differences)")
  }
}
