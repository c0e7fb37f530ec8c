import Foundation
import Testing

@Suite("flow-layout people, in a place")
struct PeoplePlaceTests {
  @Test("JSON gains the placement, and the list is laid out in its content")
  func placed() throws {
    let run = try PeopleToolRun([
      "people", "--json", "--counts", "4", "--container", "375,667", "--source", "271,26,88,32",
    ])
    #expect(run.status == 0)
    let json = try run.json
    #expect(json.count == 3)
    let popover = try #require(json["popover"] as? [String: Any])
    #expect(popover["preferredContentSize"] as? [Double] == [350, 179])
    let placement = try #require(json["placement"] as? [String: Any])
    #expect(placement["contentFrame"] as? [Double] == [15, 71, 350, 179])
    #expect(placement["arrowTip"] as? [Double] == [315, 58])
    let layout = try #require(json["layout"] as? [String: Any])
    #expect(layout["contentSize"] as? [Double] == [350, 179])
  }

  @Test("a narrow place takes a column and gives the height for that")
  func refit() throws {
    let arguments = [
      "people", "--counts", "4", "--container", "320,568", "--source", "24,44,92,32",
    ]
    let json = try PeopleToolRun(arguments + ["--json"]).json
    let popover = try #require(json["popover"] as? [String: Any])
    #expect(popover["preferredContentSize"] as? [Double] == [350, 293])
    #expect(popover["columns"] as? Int == 1)
    let placement = try #require(json["placement"] as? [String: Any])
    #expect(placement["contentFrame"] as? [Double] == [10, 89, 300, 293])
    #expect(placement["reduction"] as? [Double] == [50, 0])
    let text = try Tool.run(arguments).output
    #expect(text.contains("frame    300 × 306 at 10, 76\n"))
    #expect(text.contains("cut      50 in width, 0 in height\n"))
    #expect(text.contains("content 300 × 293, 1 section, 4 items"))
  }

  @Test("the picture shows the place, people in it, and the scroll position")
  func picture() throws {
    try PeopleToolRun.withTemporaryFile { path in
      let run = try PeopleToolRun([
        "people", "--container", "375,667", "--source", "20,40,120,40", "--offset", "1000",
        "--svg", path,
      ])
      #expect(run.status == 0)
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text.contains("class=\"dimming\"") && text.contains("class=\"source\""))
      #expect(text.components(separatedBy: "class=\"person\"").count == 9)
      #expect(text.contains("김서연"))
    }
  }

  @Test("right-to-left readers get a sample of theirs")
  func mirrored() throws {
    let run = try Tool.run(["people", "--right-to-left", "--counts", "1"])
    #expect(run.status == 0)
    #expect(run.output.contains("מגיעים") && run.output.contains("ליאור כהן"))
  }

  static let refused: [(arguments: [String], message: String)] = [
    (["--container", "9,9"], "--container places the popover; give --container W,H and --source"),
    (["--source", "1,2,3,4"], "--source places the popover; give --container W,H and --source"),
    (["--keyboard", "1"], "--keyboard places the popover"), (["--bar"], "--bar places the popover"),
    (
      ["--container", "9,9", "--source", "1,2,3,4", "--width", "9"],
      "--width is the popover's own; give it or a container, not both"
    ),
    (["--container", "0,9", "--source", "1,2,3,4"], "container: is empty"),
    (["--container", "9", "--source", "1,2,3,4"], "--container needs 2 numbers"),
  ]

  @Test("what is wrong gives one line and exit status 2", arguments: refused)
  func refusal(_ row: (arguments: [String], message: String)) throws {
    let run = try Tool.run(["people"] + row.arguments)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("flow-layout: people: \(row.message)"), "\(run.errors)")
    #expect(run.errors.count { $0.isNewline } == 1)
  }
}

/// The pictures of the documentation are what the commands beside them make.
@Suite("The pictures of situations")
struct SituationTests {
  private static let catalogue = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/LayoutDocument/LayoutDocument.docc")

  /// The command of each picture, without the file that it writes, by the picture's name.
  static let commands: [(picture: String, arguments: [String])] = {
    let article = catalogue.appendingPathComponent("DrawingPopovers.md")
    guard let text = try? String(contentsOf: article, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard words.starts(with: ["swift", "run", "flow-layout"]), words.count > 5,
        words[words.count - 2] == "--svg", let path = words.last
      else { return nil }
      return (
        picture: (path as NSString).lastPathComponent, arguments: Array(words[3..<words.count - 2])
      )
    }
  }()

  @Test("each is made again by its command, byte for byte", arguments: commands)
  func picture(_ row: (picture: String, arguments: [String])) throws {
    let output = try Scratch()
    defer { output.remove() }
    let run = try Tool.run(row.arguments + ["--svg", output.url.path])
    #expect(run.status == 0)
    let picture = Self.catalogue.appendingPathComponent("Resources/\(row.picture)")
    #expect(try output.text() == String(contentsOf: picture, encoding: .utf8))
  }

  @Test("every picture has a command and stands in the article")
  func all() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.catalogue.appendingPathComponent("Resources").path
    ).filter { $0.hasPrefix("popover-") }  // The README's picture stands there too.
    #expect(files.sorted() == Self.commands.map(\.picture).sorted())
    #expect(files.count == 6)
    let article = try String(
      contentsOf: Self.catalogue.appendingPathComponent("DrawingPopovers.md"), encoding: .utf8)
    for file in files { #expect(article.contains("](\(file.dropLast(4)))")) }
  }
}
