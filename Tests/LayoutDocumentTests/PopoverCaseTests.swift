import LayoutDocument
import Testing

/// Cases about popovers that do not hold say where.
@Suite("The popover kinds of case files")
struct PopoverCaseTests {
  private static let place =
    #""container":[0,0,375,667],"sourceRect":[100,20,30,40],"preferredContentSize":[100,50]"#

  static let wrong: [(kind: String, input: String, expected: String, path: String)] = [
    ("placement", "{\(place)}", #"{"arrowDirection":"down"}"#, "arrowDirection"),
    ("placement", "{\(place)}", #"{"bodyFrame":[65,73,100,50.003]}"#, "bodyFrame[3]"),
    ("placement", "{\(place)}", #"{"arrowTip":null}"#, "arrowTip"),
    ("placement", "{\(place)}", #"{"flags":["sourceClipped"]}"#, "flags"),
    ("placement", "{\(place)}", #"{"error":"nan"}"#, "error"),
    ("placement", "{\(place)}", #"{"arrow":"up"}"#, "expected.arrow"),
    ("placement", #"{\#(place),"gap":"nan"}"#, #"{"fits":true}"#, "fits"),
    ("placement", #"{\#(place),"gap":"nan"}"#, #"{"error":"infiniteRect"}"#, "error"),
    ("placement", #"{\#(place),"gapp":1}"#, "{}", "input.gapp"),
    ("text-refit", #"{"glyphs":5,"proposedWidth":320}"#, #"{"size":[60,30]}"#, "size[1]"),
    ("text-refit", #"{"glyphs":-5,"proposedWidth":320}"#, "{}", "input.glyphs"),
    ("text-refit", #"{"glyphs":5,"proposedWidth":"inf"}"#, "{}", "input.proposedWidth"),
    (
      "adaptivity", #"{"horizontal":"compact","vertical":"regular","rules":"ios8"}"#,
      #"{"style":"popover"}"#, "style"
    ),
    ("adaptivity", #"{"horizontal":"tiny","vertical":"regular"}"#, "{}", "input.horizontal"),
  ]

  @Test("a case that is wrong fails at its place", arguments: wrong)
  func fails(_ row: (kind: String, input: String, expected: String, path: String)) throws {
    let json =
      #"{"cases":[{"id":"one","kind":"\#(row.kind)","input":\#(row.input),"#
      + #""expected":\#(row.expected)}]}"#
    let report = try CaseFile(json: json).report()
    guard case .failed(let differences) = report.results.first?.outcome else {
      Issue.record("passed")
      return
    }
    #expect(differences.map(\.path).first?.hasSuffix(row.path) == true, "\(differences)")
  }

  static let right: [(input: String, expected: String, tolerance: String)] = [
    // Flags are a set, whatever their order and however often they stand there.
    (
      #"{"container":[0,0,375,667],"sourceRect":[-20,20,30,40],"preferredContentSize":[-1,"inf"]}"#,
      #"{"flags":["sourceClipped","negativePreferred","infinitePreferred","sourceClipped"]}"#,
      "0.002"
    ),
    ("{\(place)}", #"{"bodyFrame":[null,72,100,51],"arrowDirection":"up"}"#, "1"),
    (#"{\#(place),"displayScale":0}"#, #"{"error":"negativeInput"}"#, "0"),
    ("{\(place)}", #"{"error":null,"style":"popover","overlap":0,"fits":true}"#, "0"),
  ]

  @Test("what a case may say", arguments: right)
  func passes(_ row: (input: String, expected: String, tolerance: String)) throws {
    let json =
      #"{"cases":[{"id":"one","kind":"placement","input":\#(row.input),"#
      + #""expected":\#(row.expected),"tolerance":\#(row.tolerance)}]}"#
    let report = try CaseFile(json: json).report()
    #expect(report.results.map(\.outcome) == [.passed])
  }
}
