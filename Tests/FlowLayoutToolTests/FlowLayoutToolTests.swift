import Foundation
import Testing

/// The tool from end to end: what it prints where, and how it ends.
@Suite(.serialized) struct FlowLayoutToolTests {
  static let document = #"{"container":[100,100],"sections":[{"itemCount":2,"itemSize":[40,30]}]}"#
  static let frames = #"""
    {"contentSize":[100,30],"oversizeSections":[],"sections":[\#
    {"header":null,"footer":null,"items":[[0,0,40,30],[60,0,40,30]]}]}

    """#

  @Test func framesOfStandardInput() throws {
    let run = try Tool.run(["frames", "-"], input: Self.document)
    #expect(run.status == 0)
    #expect(run.output == Self.frames)
    #expect(run.errors.isEmpty)
  }

  @Test func framesOfAFile() throws {
    let file = try Scratch(Self.document)
    defer { file.remove() }
    #expect(try Tool.run(["frames", file.url.path]).output == Self.frames)
    let table = try Tool.run(["frames", "--table", file.url.path])
    #expect(table.status == 0)
    #expect(table.output.hasPrefix("content 100 × 30, 1 section, 2 items\n"))
    #expect(table.output.contains("0  item 1   60  0     40      30\n"))
  }

  /// Command lines and inputs that are wrong, and the line that says so.
  static let wrong: [(arguments: [String], input: String, line: String)] = [
    ([], "", "flow-layout: no command; give one of "),
    (["fly"], "", "flow-layout: unknown command 'fly'; give one of "),
    (["--table"], "", "flow-layout: unknown command '--table'; give one of "),
    (["frames"], "", "flow-layout: frames: give one layout document, or - for the standard input"),
    (["frames", "a", "b"], "", "flow-layout: frames: give one layout document"),
    (
      ["frames", "--tabel", "-"], "",
      "flow-layout: frames: unknown option '--tabel'; see flow-layout frames --help"
    ),
    (["frames", "--record=x", "-"], "", "flow-layout: frames: unknown option '--record=x'"),
    (
      ["frames", "/no/such/file.json"], "",
      "flow-layout: frames: cannot read '/no/such/file.json': there is no such file"
    ),
    (["frames", "/"], "", "flow-layout: frames: cannot read '/': "),
    (["frames", "-"], "", "flow-layout: frames: standard input: the text is empty"),
    (
      ["frames", "-"], "[1,\n2",
      "flow-layout: frames: standard input: expected ',' or ']' at line 2"
    ),
    (
      ["frames", "-"], #"{"container":[1,-1],"sections":[]}"#,
      "flow-layout: frames: standard input: container: height is negative"
    ),
    (
      ["frames", "-"], #"{"container":[1,1],"sections":[{"itemCount":2147483647}]}"#,
      "flow-layout: frames: standard input: sections: have more than 10000000 items"
    ),
    (["check"], "", "flow-layout: check: give one or more case files"),
    (["check", "--record"], "", "flow-layout: check: --record needs a value"),
    (["check", "--record", "x", "a", "b"], "", "flow-layout: check: --record takes one case file"),
    (
      ["check", "-", "--record", "/no/such/folder/x"], #"{"cases":[]}"#,
      "flow-layout: check: cannot write '/no/such/folder/x': "
    ),
    (
      ["check", "-"], #"{"cases":[{"id":"a","layout":{}}]}"#,
      "flow-layout: check: standard input: cases[0].layout: container is missing"
    ),
    (
      ["check", Tool.cases("queries.json"), "/no/such/file"], "",
      "flow-layout: check: cannot read '/no/such/file': there is no such file"
    ),
  ]

  @Test(arguments: wrong)
  func wrongInput(_ wrong: (arguments: [String], input: String, line: String)) throws {
    let run = try Tool.run(wrong.arguments, input: wrong.input)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix(wrong.line), "\(run.errors)")
    #expect(run.errors.hasSuffix("\n") && run.errors.count { $0.isNewline } == 1)
  }

  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func help(_ arguments: [String]) throws {
    let run = try Tool.run(arguments)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.contains("usage: flow-layout COMMAND"))
    for command in ["frames", "check"] { #expect(run.output.contains("\n  \(command) ")) }
  }

  @Test(arguments: ["frames", "check"])
  func helpOfACommand(_ command: String) throws {
    for arguments in [
      [command, "--help"], [command, "-h", "--nonsense"], [command, "x", "--help"],
    ] {
      let run = try Tool.run(arguments)
      #expect(run.status == 0 && run.errors.isEmpty)
      #expect(run.output.contains("usage: flow-layout \(command) "))
      #expect(run.output.hasSuffix("\n"))
    }
  }

  @Test func checkOfSeveralFiles() throws {
    let run = try Tool.run(
      ["check", Tool.cases("flow-observed.json"), Tool.cases("flow-reports.json")])
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output == "54 passed, 0 failed\n")
  }

  static func cases(_ expected: String) -> String {
    #"{"cases":[{"id":"good","layout":"# + document
      + #","expected":{}},{"id":"two\nlines","layout":"#
      + document + #","expected":"# + expected + "}]}"
  }

  @Test func checkThatFails() throws {
    let wrong = Array(repeating: "[1,2,3,null]", count: 2).joined(separator: ",")
    let run = try Tool.run(
      ["check", "-"],
      input: Self.cases(#"{"contentSize":[100,31],"sections":[{"items":["# + wrong + "]}]}"))
    #expect(run.status == 1 && run.errors.isEmpty)
    #expect(
      run.output == """
        standard input: two lines
            contentSize: expected [100, 31], found [100, 30]
            sections[0].items[0]: expected [1, 2, 3, null], found [0, 0, 40, 30]
            sections[0].items[1]: expected [1, 2, 3, null], found [60, 0, 40, 30]
        1 passed, 1 failed

        """)
  }

  @Test func recordThenCheck() throws {
    let output = try Scratch()
    defer { output.remove() }
    let run = try Tool.run(
      ["check", "-", "--record", output.url.path], input: Self.cases(#"{"contentSize":[0,0]}"#))
    #expect(run.status == 0 && run.output == "2 recorded\n")
    #expect(try output.text().contains(#""expected":"# + Self.frames.dropLast()))
    #expect(try Tool.run(["check", output.url.path]).output == "2 passed, 0 failed\n")
  }

  /// A name that begins with a dash is reached after `--`.
  @Test func dashes() throws {
    let run = try Tool.run(["frames", "--", "--help"])
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot read '--help'"))
  }

  /// A reader that goes away after a few bytes is no reason to crash.
  @Test func brokenPipe() throws {
    let sizes = Array(repeating: "[10,10]", count: 30_000).joined(separator: ",")
    let file = try Scratch(#"{"container":[100,100],"sections":[{"itemSizes":["# + sizes + "]}]}")
    defer { file.remove() }
    let (process, output) = (Process(), Pipe())
    process.executableURL = try Tool.binary()
    process.arguments = ["frames", file.url.path]
    process.standardOutput = output
    try process.run()
    #expect(try output.fileHandleForReading.read(upToCount: 5)?.count == 5)
    try output.fileHandleForReading.close()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
  }
}
