import Foundation
import Testing

/// What the README shows of the tool is what the tool gives.
@Suite struct ReadmeTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func thePictureIsWhatTheToolDraws() throws {
    let path = "Sources/LayoutDocument/LayoutDocument.docc/Resources/people-popover.svg"
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(readme.contains("<img src=\"\(path)\""))
    let drawing = try Scratch()
    defer { drawing.remove() }
    let run = try Tool.run(["people", "--offset", "77", "--svg", drawing.url.path])
    #expect(run.status == 0)
    let shown = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    let isCurrent = try drawing.text() == shown
    #expect(isCurrent, "draw it again: flow-layout people --offset 77 --svg \(path)")
  }

  @Test func theTableIsTheBeginningOfWhatTheToolPrints() throws {
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let section = try #require(readme.components(separatedBy: "## Try it").last)
    let block = try #require(section.components(separatedBy: "```text\n").dropFirst().first)
    let shown = try #require(block.components(separatedBy: "```").first)
    #expect(shown.contains("popover"))
    let run = try Tool.run(["people"])
    #expect(run.output.hasPrefix(shown))
  }

  @Test func everyCommandStandsInTheReadme() throws {
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let lines = try Tool.run(["--help"]).output.components(separatedBy: "\n")
    let commands = lines.filter { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first }
    #expect(commands.contains("people"))
    for command in commands {
      #expect(readme.contains("| `\(command) "), "no row for \(command)")
    }
  }
}
