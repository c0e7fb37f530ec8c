import LayoutDocument
import Testing

/// People in both forms.
@Suite struct PeopleDocumentTests {
  @Test func sections() throws {
    let text = #"""
      {"sections":[{"title":"Ärzte","people":[{"name":"Zoë"},{"name":"","image":"a.png"}]},
      {"title":"","people":[]}]}
      """#
    let expected = PeopleDocument(sections: [
      .init(title: "Ärzte", people: [.init(name: "Zoë"), .init(name: "", image: "a.png")]),
      .init(title: ""),
    ])
    #expect(try PeopleDocument(json: text) == expected)
  }

  @Test func rows() throws {
    let text = #"""
      [{"section":"B","name":"1","extra":[1e999]},{"name":"2","section":"A"},
      {"section":"B","name":null,"name2":true},{"section":null,"name":"3"},{"section":"","name":"4"},
      {"section":7,"name":9007199254740993},{"section":"7","name":1.50},{"section":7.0,"name":-0}]
      """#
    let expected = PeopleDocument(sections: [
      .init(title: "B", people: [.init(name: "1"), .init(name: "")]),
      .init(title: "A", people: [.init(name: "2")]),
      .init(title: "", people: [.init(name: "3"), .init(name: "4")]),
      .init(title: "7", people: [.init(name: "9007199254740993"), .init(name: "1.50")]),
      .init(title: "7.0", people: [.init(name: "-0")]),
    ])
    #expect(try PeopleDocument(json: text) == expected)
    #expect(try PeopleDocument(json: "[]") == PeopleDocument())
  }

  /// Texts that differ in their code points are different sections, as they are in a database.
  @Test func sectionsAreToldApartByTheirBytes() throws {
    let text = #"[{"section":"\u00e9","name":"1"},{"section":"e\u0301","name":"2"}]"#
    #expect(try PeopleDocument(json: text).sections.count == 2)
  }

  /// Names with every escape that JSON has.
  static let names: [(json: String, name: String)] = [
    (#"\"\\\/\b\f\n\r\t"#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#"\u0041\u00DF\u6f22"#, "Aß漢"),
    (#"\ud83d\ude00 \uD834\udd1E"#, "😀 𝄞"),
    ("אברהם שלום", "אברהם שלום"),
    ("\u{7F}\u{2028}", "\u{7F}\u{2028}"),
    (#"\u0000"#, "\u{0}"),
  ]

  @Test(arguments: names)
  func escapes(_ pair: (json: String, name: String)) throws {
    let document = try PeopleDocument(json: #"[{"section":"","name":""# + pair.json + #""}]"#)
    let name = try #require(document.sections.first?.people.first).name
    #expect(Array(name.unicodeScalars) == Array(pair.name.unicodeScalars))
  }

  static let bad: [(text: String, error: String)] = [
    ("", "the text is empty"),
    ("7", "expected an object with sections, or a list of rows, found 7"),
    ("{}", "sections is missing"),
    (#"{"sections":[],"note":1}"#, "note: unknown key; known here: sections"),
    (#"{"sections":[{"people":[]}]}"#, "sections[0]: title is missing"),
    (#"{"sections":[{"title":null,"people":[]}]}"#, "sections[0].title: expected text, found null"),
    (
      #"{"sections":[{"title":"","people":[{"name":1}]}]}"#,
      "sections[0].people[0].name: expected text, found 1"
    ),
    (
      #"{"sections":[{"title":"","people":[{"nam":""}]}]}"#,
      "sections[0].people[0].nam: unknown key; did you mean name?"
    ),
    (
      #"{"sections":[{"title":"","people":[{"name":"","image":3}]}]}"#,
      "sections[0].people[0].image: expected text, found 3"
    ),
    ("[[]]", "[0]: expected an object, found a list of 0"),
    (#"[{"section":"a"}]"#, "[0]: name is missing"),
    (#"[{"section":"a","name":"b"},{"name":"c"}]"#, "[1]: section is missing"),
    (#"[{"section":"a","name":true}]"#, "[0].name: expected text, a number or null, found true"),
    (
      #"[{"section":{},"name":""}]"#,
      "[0].section: expected text, a number or null, found an object"
    ),
    (#"[{"section":"a","name":"b","name":"c"}]"#, "[0].name: stands twice in its object"),
  ]

  @Test(arguments: bad)
  func error(_ bad: (text: String, error: String)) {
    let error = #expect(throws: DocumentError.self) { try PeopleDocument(json: bad.text) }
    #expect(error?.description == bad.error)
  }
}
