import Foundation
import Testing

@Suite("flow-layout history")
struct HistoryCommandTests {
  private func answer(_ arguments: [String]) throws -> (
    text: String, lines: [String], placement: [String: Any]
  ) {
    let run = try PeopleToolRun(["history", "--json"] + arguments)
    #expect(run.status == 0 && run.errors.isEmpty)
    let json = try run.json
    return (
      try #require(json["text"] as? String), try #require(json["lines"] as? [String]),
      try #require(json["placement"] as? [String: Any])
    )
  }

  @Test("the list as Swift prints it, from a button in the corner")
  func sample() throws {
    let answer = try answer(["12", "47", "88", "--container", "375,667"])
    #expect(answer.text == "[12, 47, 88]")
    #expect(answer.lines == ["[12, 47, 88]"])
    #expect(answer.placement["arrowDirection"] as? String == "up")
    #expect(answer.placement["arrowTip"] as? [Double] == [333.5, 60])
    let content = try #require(answer.placement["contentFrame"] as? [Double])
    let body = try #require(answer.placement["bodyFrame"] as? [Double])
    #expect(content[3] == 29 && body[3] == 45 && body[2] == content[2] + 16)
    let lines = try Tool.run(["history", "12", "47", "88", "--container", "375,667"])
    #expect(lines.status == 0)
    #expect(lines.output.hasPrefix("text     [12, 47, 88]\nframe    "))
  }

  @Test("no numbers, negative numbers, and more than fit a line")
  func lists() throws {
    #expect(try answer(["--container", "375,667"]).text == "[]")
    #expect(try answer(["-5", "7", "--container", "375,667"]).text == "[-5, 7]")
    let many = try answer((1...60).map(String.init) + ["--container", "320,480"])
    #expect(many.lines.count > 5)
    #expect(many.lines.joined(separator: " ") == many.text)
    let content = try #require(many.placement["contentFrame"] as? [Double])
    #expect(content[2] <= 284)
    #expect(content[3] == Double(many.lines.count) * 29)
  }

  @Test("the options say where it goes")
  func places() throws {
    let mirrored = try answer(["1", "--container", "375,667", "--right-to-left"]).placement
    #expect(mirrored["arrowTip"] as? [Double] == [38, 60])
    let lower = try answer(["1", "--container", "375,667", "--safe-area", "44,0,34,0"]).placement
    #expect(lower["arrowTip"] as? [Double] == [337, 104])
    let bottom = ["1", "--container", "375,667", "--source", "157,603,60,44"]
    #expect(try answer(bottom).placement["arrowDirection"] as? String == "down")
    #expect(
      try answer(bottom + ["--arrows", "left,right"]).placement["arrowDirection"] as? String
        == "left")
    #expect(
      try answer(bottom + ["--arrows", "none"]).placement["arrowDirection"] as? String == "none")
    #expect(
      try answer(bottom + ["--arrows", "left", "--bar"]).placement["arrowDirection"] as? String
        == "left")
    let typing = try answer(
      ["1", "--container", "375,667", "--source", "200,300,9,60", "--keyboard", "300"])
    #expect(typing.placement["arrowDirection"] as? String == "down")
    let sharp = try answer(
      ["1", "--container", "375,667", "--source", "100.3,300,9,60", "--scale", "2"])
    let body = try #require(sharp.placement["bodyFrame"] as? [Double])
    #expect(body.allSatisfy { $0 * 2 == ($0 * 2).rounded() })
  }

  @Test("a picture with the text")
  func picture() throws {
    try PeopleToolRun.withTemporaryFile { path in
      let run = try PeopleToolRun(
        ["history", "12", "47", "--container", "375,667", "--svg", path])
      #expect(run.status == 0)
      #expect(try String(contentsOfFile: path, encoding: .utf8).contains(">[12, 47]<"))
    }
  }

  static let refused: [(arguments: [String], message: String)] = [
    ([], "give the container's size with --container W,H"),
    (["x", "--container", "9,9"], "the results are whole numbers, found 'x'"),
    (["1.5", "--container", "9,9"], "the results are whole numbers"),
    (["99999999999999999999", "--container", "9,9"], "the results are whole numbers"),
    (["--container", "9"], "--container needs 2 numbers of points, W,H; found '9'"),
    (["--container", "9,"], "--container needs 2 numbers"),
    (["--container", "9,nan"], "--container needs 2 numbers"),
    (["--container", "9,-9"], "--container needs a height of at least 0"),
    (["--container", "9,1e30"], "--container needs no more than 2^40"),
    (["--container", "0,9"], "container: is empty"),
    (["--container", "9,9", "--source", "1,2,3"], "--source needs 4 numbers of points, X,Y,W,H"),
    (["--container", "9,9", "--source", "-1,-2,-3,4"], "--source needs a width of at least 0"),
    (["--container", "9,9", "--safe-area", "1"], "--safe-area needs 4 numbers"),
    (["--container", "9,9", "--keyboard", "-1"], "--keyboard needs at least 0"),
    (["--container", "9,9", "--keyboard", "9"], "container: has no room"),
    (["--container", "9,9", "--arrows", "up,"], "--arrows needs up, down, left and right"),
    (["--container", "9,9", "--arrows", "north"], "--arrows needs up, down, left and right"),
    (["--container", "9,9", "--scale", "0"], "displayScale: is not above 0"),
    (["--container", "9,9", "--svg", "/nowhere/at/all.svg"], "cannot write"),
    (["--container", "9,9", "--width", "3"], "unknown option '--width'"),
  ]

  @Test("what is wrong gives one line and exit status 2", arguments: refused)
  func refusal(_ row: (arguments: [String], message: String)) throws {
    let run = try Tool.run(["history"] + row.arguments)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("flow-layout: history: \(row.message)"), "\(run.errors)")
    #expect(run.errors.count { $0.isNewline } == 1)
  }
}
