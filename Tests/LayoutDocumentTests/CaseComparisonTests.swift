import LayoutDocument
import Testing

/// What a case asserts, what it leaves open, and how a difference is told.
@Suite struct CaseComparisonTests {
  /// Two items of 100 × 40 in 320, with a header and a footer of 20: items at 0 and 110, content 80.
  static let layout = #"""
    {"container":[320,480],"sections":[{"itemSizes":[[100,40],[100,40]],"headerReferenceSize":[0,20],
    "footerReferenceSize":[0,20],"minimumInteritemSpacing":120},{"itemCount":0}]}
    """#

  static func outcome(_ members: String) throws -> CaseReport.Outcome {
    let file = try CaseFile(
      json: #"{"cases":[{"id":"one","layout":"# + layout + "," + members + "}]}")
    return try #require(file.report().results.first).outcome
  }

  /// What holds of the layout.
  static let holding: [String] = [
    #""expected":{}"#,
    #""expected":{"contentSize":[320,80],"oversizeSections":[]}"#,
    #""expected":{"contentSize":[null,80.0019]}"#,
    #""expected":{"contentSize":[321,80]},"tolerance":1"#,
    #""expected":{"sections":[{},{}]}"#,
    #""expected":{"sections":[{"header":[0,0,320,20],"footer":[0,60,320,20]},{"header":null}]}"#,
    #""expected":{"sections":[{"items":[[0,20,100,40],[220,null,100,40]]},{"items":[]}]}"#,
    #""expected":{"sections":[{"items":[null,null]},{}]}"#,
    #""expected":{},"queries":[{"rect":[0,0,320,480]},{"rect":[0,0,1,1],"items":[],"count":1}]"#,
    #""expected":{},"queries":[{"rect":[0,25,320,40],"items":[[0,0],[0,1]],"count":3}]"#,
    #""expected":{},"queries":[{"rect":[1,21,-1,-2],"elements":[{"kind":"header","indexPath":[0,0]},{"kind":"item","indexPath":[0,0]}]}]"#,
  ]

  @Test(arguments: holding)
  func holds(_ members: String) throws {
    #expect(try Self.outcome(members) == .passed)
  }

  /// What does not hold, and the differences in full.
  static let failing: [(members: String, differences: [String])] = [
    (
      #""expected":{"contentSize":[320,80.0021]}"#,
      ["contentSize: expected [320, 80.0021], found [320, 80]"]
    ),
    (
      #""expected":{"contentSize":[319.5,null]},"tolerance":0.25"#,
      ["contentSize: expected [319.5, null], found [320, 80]"]
    ),
    (#""expected":{"oversizeSections":[1]}"#, ["oversizeSections: expected [1], found []"]),
    (#""expected":{"sections":[{}]}"#, ["sections: expected 1 section, found 2"]),
    (
      #""expected":{"sections":[{"header":null,"footer":[0,61,320,20]},{"header":[0,0,1,1]}]}"#,
      [
        "sections[0].header: expected none, found [0, 0, 320, 20]",
        "sections[0].footer: expected [0, 61, 320, 20], found [0, 60, 320, 20]",
        "sections[1].header: expected [0, 0, 1, 1], found none",
      ]
    ),
    (
      #""expected":{"sections":[{"items":[[0,20,100,40]]},{"items":[null]}]}"#,
      [
        "sections[0].items: expected 1 item, found 2",
        "sections[1].items: expected 1 item, found 0",
      ]
    ),
    (
      #""expected":{"sections":[{"items":[[0,20,100,null],[220,20,100,41]]},{}]}"#,
      ["sections[0].items[1]: expected [220, 20, 100, 41], found [220, 20, 100, 40]"]
    ),
    (
      #""expected":{},"queries":[{"rect":[0,0,1,1]},{"rect":[0,0,320,480],"items":[[0,0]],"count":9}]"#,
      [
        "queries[1].items: expected 1, found 2",
        "queries[1].items[1]: expected none, found [0, 1]",
        "queries[1].count: expected 9, found 4",
      ]
    ),
    (
      #""expected":{},"queries":[{"rect":[0,0,1,1],"elements":[{"kind":"footer","indexPath":[0,0]}]}]"#,
      ["queries[0].elements[0]: expected footer [0, 0], found header [0, 0]"]
    ),
  ]

  @Test(arguments: failing)
  func fails(_ bad: (members: String, differences: [String])) throws {
    guard case .failed(let differences) = try Self.outcome(bad.members) else {
      Issue.record("passed")
      return
    }
    #expect(differences.map(\.description) == bad.differences)
  }

  /// Case files that are wrong themselves.
  static let wrong: [(text: String, error: String)] = [
    ("[]", "expected an object, found a list of 0"),
    ("{}", "cases is missing"),
    (#"{"version":2,"cases":[]}"#, "version: is above 1"),
    (#"{"case":[],"cases":[]}"#, "case: unknown key; did you mean cases?"),
    (#"{"cases":[{}]}"#, "cases[0]: id is missing"),
    (#"{"cases":[{"id":7}]}"#, "cases[0].id: expected text, found 7"),
    (#"{"cases":[{"id":"a"}]}"#, "cases[0]: layout is missing"),
    (
      #"{"cases":[{"id":"a","layout":{"container":[1,-1],"sections":[]},"expected":{}}]}"#,
      "cases[0].layout.container: height is negative"
    ),
    (
      #"{"cases":[{"id":"a","layout":{"container":[1,1],"sections":[]}}]}"#,
      "cases[0]: expected is missing"
    ),
    (#"{"cases":[{"id":"a","kind":"people","expected":{}}]}"#, "cases[0]: input is missing"),
    (
      #"{"cases":[{"id":"a","kind":"people","input":{},"expected":{},"layout":{}}]}"#,
      "cases[0].layout: unknown key; known here: id, kind, input, expected, tolerance"
    ),
  ]

  @Test(arguments: wrong)
  func wrongFile(_ bad: (text: String, error: String)) {
    let error = #expect(throws: DocumentError.self) { try CaseFile(json: bad.text) }
    #expect(error?.description == bad.error)
  }

  /// Members of a case that are wrong.
  static let wrongMembers: [(members: String, error: String)] = [
    (
      #""expected":{"contentSize":[1]}"#,
      "cases[0].expected.contentSize: expected a size [width, height], found a list of 1"
    ),
    (
      #""expected":{"contentSize":null}"#,
      "cases[0].expected.contentSize: expected a size [width, height], found null"
    ),
    (
      #""expected":{"size":[1,1]}"#,
      "cases[0].expected.size: unknown key; known here: contentSize, oversizeSections, sections"
    ),
    (
      #""expected":{"sections":[{"items":[[1,2,3]]}]}"#,
      "cases[0].expected.sections[0].items[0]: expected a rect [x, y, width, height], found a list of 3"
    ),
    (
      #""expected":{"sections":[{"items":[[1,2,3,"4"]]}]}"#,
      #"cases[0].expected.sections[0].items[0][3]: expected a number, found "4""#
    ),
    (
      #""expected":{"sections":[{"heading":null}]}"#,
      "cases[0].expected.sections[0].heading: unknown key; known here: header, footer, items"
    ),
    (#""expected":{},"tolerance":-1"#, "cases[0].tolerance: is negative"),
    (#""expected":{},"steps":{}"#, "cases[0].steps: expected a list, found an object"),
    (#""expected":{},"queries":[{"items":[]}]"#, "cases[0].queries[0]: rect is missing"),
    (
      #""expected":{},"queries":[{"rect":[0,0,1,1],"items":[[0]]}]"#,
      "cases[0].queries[0].items[0]: expected an index path [section, item], found a list of 1"
    ),
    (
      #""expected":{},"queries":[{"rect":[0,0,1,1],"elements":[{"kind":"cell","indexPath":[0,0]}]}]"#,
      #"cases[0].queries[0].elements[0].kind: expected one of item, header, footer, found "cell""#
    ),
  ]

  @Test(arguments: wrongMembers)
  func wrongMember(_ bad: (members: String, error: String)) {
    let error = #expect(throws: DocumentError.self) { try Self.outcome(bad.members) }
    #expect(error?.description == bad.error)
  }

  @Test func remarksMayHoldAnything() throws {
    let remarks = CaseComparisonTests.remarks.map { #""\#($0)":[{"a":1e999},null]"# }
    let text = remarks.joined(separator: ",")
    #expect(try Self.outcome(#""expected":{},"# + text) == .passed)
    #expect(try CaseFile(json: #"{"cases":[],"# + text + "}").cases.isEmpty)
  }

  static let remarks = [
    "note", "title", "source", "confidence", "rules", "osVersion", "printed", "inferred", "derived",
  ]

  @Test func billionsOfItemsAreNoObstacleUntilTheyAreListed() throws {
    let start = #"{"cases":[{"id":"a","layout":{"container":[100,100],"sections":["#
    let section =
      #"{"itemCount":2147483647,"itemSize":[10,10],"minimumLineSpacing":0}]},"expected":"#
    let open = try CaseFile(json: start + section + #"{"contentSize":[100,null]}}]}"#)
    #expect(open.report().passedCount == 1)
    let listed = try CaseFile(
      json: start + #"{"itemSizes":[[1,1]]},"# + section
        + #"{"sections":[{"items":[[0,0,1,1]]},{}]}}]}"#)
    let line =
      "layout: expected frames, found sections: have more than 10000000 items, too many to list"
    guard case .failed(let differences) = listed.report().results[0].outcome else {
      Issue.record("passed")
      return
    }
    #expect(differences.map(\.description) == [line])
  }
}
