import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("flow-layout people")
struct PeopleCommandTests {
  /// The popover of an answer: preferred size, uncapped and content height, scrolls, columns.
  private func popover(
    _ arguments: [String], input: String = ""
  ) throws -> (size: [Double], uncapped: Double, content: Double, scrolls: Bool, columns: Int) {
    let run = try PeopleToolRun(["people", "--json"] + arguments, input: input)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let popover = try #require(try run.json["popover"] as? [String: Any])
    #expect(popover.count == 5)
    return (
      try #require(popover["preferredContentSize"] as? [Double]),
      try #require(popover["uncappedHeight"] as? Double),
      try #require(popover["contentHeight"] as? Double),
      try #require(popover["scrolls"] as? Bool), try #require(popover["columns"] as? Int)
    )
  }

  static let counts:
    [(counts: String, size: [Double], uncapped: Double, scrolls: Bool, columns: Int)] = [
      ("7,3", [350, 338], 452, true, 2), ("1", [190, 122], 122, false, 1),
      ("1,1", [190, 224], 224, false, 1), ("3,3", [350, 338], 338, false, 2),
      ("0", [350, 65], 65, false, 2), ("9,0", [350, 338], 350, true, 2),
      ("1,1,1", [190, 326], 326, false, 1), ("100000", [350, 338], 2_850_065, true, 2),
    ]

  @Test("sizes of sample people", arguments: counts)
  func sizes(
    _ row: (counts: String, size: [Double], uncapped: Double, scrolls: Bool, columns: Int)
  ) throws {
    let popover = try popover(["--counts", row.counts])
    #expect(popover.size == row.size)
    #expect(popover.uncapped == row.uncapped)
    #expect(popover.content == row.uncapped)
    #expect(popover.scrolls == row.scrolls)
    #expect(popover.columns == row.columns)
  }

  @Test("without a file a sample of two groups; its table names everybody")
  func sample() throws {
    let run = try PeopleToolRun(["people"])
    #expect(run.status == 0)
    for text in [
      "popover  350 × 338\n", "6 rows × 57 + 2 headers × 45 + 20 = 452, capped at 338",
      "scrolls by 114", "content 350 × 452, 2 sections, 10 items", "Amélie Fontaine", "王小明",
      "Nguyễn Thị Minh Khai",
    ] {
      #expect(run.output.contains(text), "\(text)")
    }
    let popover = try popover([])
    #expect(popover.size == [350, 338])
  }

  @Test("a narrower popover has one column and what height the list needs")
  func width() throws {
    let popover = try popover(["--counts", "4", "--width", "300"])
    #expect(popover.size == [300, 293])
    #expect(popover.uncapped == 179)
    #expect(popover.content == 293)
    #expect(popover.columns == 1)
    let text = try PeopleToolRun(["people", "--counts", "4", "--width", "300"]).output
    #expect(text.contains("asked    350 × 179\n"))
    #expect(text.contains("note     at this width"))
  }

  @Test("titles pin at the offset, which ends where the list does")
  func offset() throws {
    func header(_ offset: String) throws -> [Double] {
      let run = try PeopleToolRun(["people", "--json", "--offset", offset])
      let layout = try #require(try run.json["layout"] as? [String: Any])
      let sections = try #require(layout["sections"] as? [[String: Any]])
      return try #require(sections.first?["header"] as? [Double])
    }
    #expect(try header("0") == [0, 0, 350, 45])
    #expect(try header("77") == [0, 77, 350, 45])
    #expect(try header("100000") == [0, 114, 350, 45])
    #expect(try header("-20") == [0, 0, 350, 45])
  }

  @Test("right-to-left lists start at the right")
  func rightToLeft() throws {
    let run = try PeopleToolRun(["people", "--json", "--counts", "1,2", "--right-to-left"])
    let layout = try #require(try run.json["layout"] as? [String: Any])
    let sections = try #require(layout["sections"] as? [[String: Any]])
    #expect(sections[0]["items"] as? [[Double]] == [[180, 45, 150, 57]])
  }

  @Test("people of a document or of a database's rows, from a file or the standard input")
  func files() throws {
    let sections = """
      {"sections": [{"title": "A", "people": [{"name": "Ada"}, {"name": "דנה"}, {"name": ""}]},
        {"title": "B", "people": [{"name": "王"}]}]}
      """
    let rows = """
      [{"section":"A","name":"Ada"},{"section":"B","name":"王"},{"section":"A","name":"דנה"},
       {"section":"A","name":null}]
      """
    let first = try PeopleToolRun(["people", "-"], input: sections)
    let second = try PeopleToolRun(["people", "-"], input: rows)
    #expect(first.status == 0)
    #expect(first.output == second.output)
    #expect(first.output.contains("popover  350 × 281\n"))
    #expect(first.output.contains("  דנה\n"))
    try PeopleToolRun.withTemporaryFile { path in
      try sections.write(toFile: path, atomically: true, encoding: .utf8)
      #expect(try PeopleToolRun(["people", path]).output == first.output)
    }
    let nobody = try PeopleToolRun(["people", "-"], input: #"{"sections": []}"#)
    #expect(nobody.status == 0)
    #expect(nobody.output.contains("nobody to show"))
  }

  @Test("the picture is well-formed and shows who is visible")
  func picture() throws {
    try PeopleToolRun.withTemporaryFile { path in
      let run = try PeopleToolRun(["people", "--offset", "114", "--svg", path])
      #expect(run.status == 0)
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      #expect(XMLParser(data: data).parse())
      let text = String(decoding: data, as: UTF8.self)
      #expect(text.components(separatedBy: "class=\"person\"").count == 9)
      #expect(text.contains("김서연"))
    }
  }

  static let refused: [(arguments: [String], input: String, message: String)] = [
    (["--counts", "7,x"], "", "--counts needs whole numbers"),
    (["--counts", ""], "", "--counts needs whole numbers"),
    (["--counts", "7,,3"], "", "--counts needs whole numbers"),
    (["--counts", "-1"], "", "--counts needs whole numbers"),
    (["--counts", "99999999999999999999"], "", "--counts needs whole numbers"),
    (["--counts", "600000,600000"], "", "--counts makes 1000000 people at most"),
    (["--counts"], "", "--counts needs a value"),
    (["--width", "wide"], "", "--width needs a number of points"),
    (["--width", "nan"], "", "--width needs a number of points"),
    (["--width", "-1"], "", "--width needs at least 0"),
    (["--width", "1e300"], "", "--width needs no more than"),
    (["--offset", "1e300"], "", "--offset needs no more than"),
    (["--offset", "up"], "", "--offset needs a number of points"),
    (["--svg", ""], "", "--svg needs the name of a file"),
    (["--svg", "-"], "", "--svg needs the name of a file"),
    (["--svg", "/nowhere/at/all.svg"], "", "cannot write '/nowhere/at/all.svg'"),
    (["one", "two"], "", "give one file of people"),
    (["--counts", "1", "-"], "[]", "give it or a file, not both"),
    (["/nowhere/people.json"], "", "cannot read '/nowhere/people.json'"),
    (["--colour"], "", "unknown option '--colour'"),
    (["-"], "", "standard input"), (["-"], "{", "standard input"),
    (["-"], #"{"sections": [{"title": 1, "people": []}]}"#, "sections[0].title"),
    (["-"], #"[{"section": "A"}]"#, "name is missing"),
  ]

  @Test("what is wrong gives one line that says what to do, and exit status 2", arguments: refused)
  func refusal(_ row: (arguments: [String], input: String, message: String)) throws {
    let run = try PeopleToolRun(["people"] + row.arguments, input: row.input)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("flow-layout: people: "), "\(run.errors)")
    #expect(run.errors.contains(row.message), "\(run.errors)")
    #expect(run.errors.filter(\.isNewline).count == 1)
  }

  @Test("help names every option")
  func help() throws {
    let run = try PeopleToolRun(["people", "--help"])
    #expect(run.status == 0)
    for option in ["--counts", "--width", "--offset", "--json", "--svg", "--right-to-left"] {
      #expect(run.output.contains(option))
    }
  }
}

@Suite("flow-layout draw")
struct DrawCommandTests {
  private static let document = """
    {"container": [320, 240], "itemSize": [90, 60], "headerReferenceSize": [0, 30],
     "contentOffset": [0, 50], "sectionHeadersPinToVisibleBounds": true,
     "sections": [{"title": "A & B", "itemCount": 5, "names": ["x", "y", "z", "<u>", "v"]}]}
    """

  @Test("a document becomes a well-formed picture with its names")
  func picture() throws {
    try PeopleToolRun.withTemporaryFile { path in
      let run = try PeopleToolRun(["draw", "-", "-o", path], input: Self.document)
      #expect(run.status == 0)
      #expect(run.output.isEmpty && run.errors.isEmpty)
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      #expect(XMLParser(data: data).parse())
      let text = String(decoding: data, as: UTF8.self)
      #expect(text.components(separatedBy: "class=\"item\"").count == 6)
      #expect(text.contains("class=\"header pinned\""))
      #expect(text.contains(">A &amp; B<") && text.contains(">&lt;u&gt;<"))
    }
  }

  static let refused: [(arguments: [String], input: String, message: String)] = [
    (["-"], document, "-o OUT.svg"), ([], "", "give one layout document"),
    (["-", "-o"], document, "-o needs a value"), (["-", "-o", "-"], document, "-o needs the name"),
    (["-", "-o", "/nowhere/at/all.svg"], document, "cannot write"),
    (["a", "b", "-o", "c"], "", "give one layout document"),
    (["/nowhere/a.json", "-o", "c"], "", "cannot read"),
    (
      ["-", "-o", "/nowhere/x.svg"], #"{"container": [1, -1], "sections": []}"#,
      "container: height is negative"
    ),
    (
      ["-", "-o", "/nowhere/x.svg"],
      #"{"container": [9, 9], "itemSize": [0, 0], "minimumLineSpacing": 0, "#
        + #""minimumInteritemSpacing": 0, "sections": [{"itemCount": 30000}]}"#,
      "too many for a picture"
    ),
  ]

  @Test("what is wrong gives one line and exit status 2", arguments: refused)
  func refusal(_ row: (arguments: [String], input: String, message: String)) throws {
    let run = try PeopleToolRun(["draw"] + row.arguments, input: row.input)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("flow-layout: draw: "), "\(run.errors)")
    #expect(run.errors.contains(row.message), "\(run.errors)")
    #expect(run.errors.filter(\.isNewline).count == 1)
  }
}
