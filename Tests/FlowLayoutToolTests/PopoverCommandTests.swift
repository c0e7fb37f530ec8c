import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("flow-layout popover")
struct PopoverCommandTests {
  static let request =
    #"{"container":[0,0,375,667],"sourceRect":[271,26,88,32],"preferredContentSize":[350,179]}"#

  @Test("lines for people, JSON for programs")
  func output() throws {
    let lines = try Tool.run(["popover", "-"], input: Self.request)
    #expect(lines.status == 0 && lines.errors.isEmpty)
    #expect(
      lines.output == """
        frame    350 × 192 at 15, 58
        content  350 × 179 at 15, 71
        arrow    up, tip at 315, 58

        """)
    let file = try Scratch(Self.request)
    defer { file.remove() }
    let json = try Tool.run(["popover", file.url.path, "--json"])
    #expect(json.status == 0)
    #expect(json.output.hasPrefix(#"{"style":"popover","arrowDirection":"up","bodyFrame":[15,71,"#))
    #expect(json.output.hasSuffix(#""fits":true,"overlap":0,"flags":[]}"# + "\n"))
  }

  @Test("what had to be given up is told")
  func surprises() throws {
    let cut = try Tool.run(
      ["popover", "-"],
      input: #"""
        {"container":[0,0,320,300],"sourceRect":[-20,0,80,30],"preferredContentSize":[350,400],
         "permittedArrowDirections":["up"]}
        """#)
    #expect(cut.output.contains("cut      50 in width, 153 in height\nflag     sourceClipped\n"))
    let bare = try Tool.run(
      ["popover", "-"], input: Self.request.dropLast() + #","permittedArrowDirections":[]}"#)
    #expect(bare.output.contains("arrow    none\n"))
    let adapted = try Tool.run(
      ["popover", "-"],
      input: Self.request.dropLast()
        + #","adaptivity":{"horizontal":"compact","vertical":"regular"}}"#)
    #expect(adapted.output == "style    fullScreen: the content fills the container\n")
  }

  @Test("a picture")
  func picture() throws {
    let output = try Scratch()
    defer { output.remove() }
    let run = try Tool.run(
      ["popover", "-", "--svg", output.url.path],
      input: Self.request.dropLast() + #","title":"A & B"}"#)
    #expect(run.status == 0)
    let text = try output.text()
    #expect(XMLParser(data: Data(text.utf8)).parse())
    #expect(text.contains("<title>A &amp; B</title>") && text.contains(">350 × 179<"))
  }

  static let refused: [(arguments: [String], input: String, message: String)] = [
    ([], "", "give one placement request, or - for the standard input"),
    (["a", "b"], "", "give one placement request"),
    (["-"], "", "standard input: the text is empty"),
    (["-"], #"{"container":[0,0,1,1]}"#, "standard input: sourceRect is missing"),
    (
      ["-"], #"{"container":[0,0,0,1],"sourceRect":[0,0,1,1]}"#,
      "standard input: container: is empty"
    ),
    (
      ["-"], #"{"container":[0,0,1,1],"sourceRect":["nan",0,1,1]}"#,
      "standard input: sourceRect: is not a number"
    ),
    (["-", "--svg", "/nowhere/at/all.svg"], request, "cannot write '/nowhere/at/all.svg'"),
    (["-", "--svg", "-"], request, "--svg needs the name of a file"),
    (["-", "--source", "1"], request, "unknown option '--source'"),
    (["/nowhere.json"], "", "cannot read '/nowhere.json'"),
  ]

  @Test("what is wrong gives one line and exit status 2", arguments: refused)
  func refusal(_ row: (arguments: [String], input: String, message: String)) throws {
    let run = try Tool.run(["popover"] + row.arguments, input: row.input)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("flow-layout: popover: \(row.message)"), "\(run.errors)")
    #expect(run.errors.count { $0.isNewline } == 1)
  }

  @Test("help names every option", arguments: ["popover", "history", "people"])
  func help(_ command: String) throws {
    let run = try Tool.run([command, "--help"])
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.contains("usage: flow-layout \(command) "))
    let options =
      command == "popover"
      ? []
      : [
        "--container", "--source", "--safe-area", "--keyboard", "--arrows", "--bar", "--scale",
        "--right-to-left",
      ]
    for option in options + ["--json", "--svg"] { #expect(run.output.contains(option)) }
    for line in run.output.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
  }

  @Test("all cases about popovers pass")
  func check() throws {
    let run = try Tool.run(
      ["check", Tool.cases("popover.json"), Tool.cases("popover-observed.json")])
    #expect(run.status == 0)
    #expect(run.output == "134 passed, 0 failed\n")
  }
}
