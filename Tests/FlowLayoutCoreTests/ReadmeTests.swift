import FlowLayoutCore
import Foundation
import LayoutGeometry
import Testing

/// The README's library example: the same lines run here, and print what stands there.
@Suite struct ReadmeTests {
  /// The example; the lines between the marks are those of the README.
  private func example(print: (Any...) -> Void) throws {
    // begin
    var metrics = SectionMetrics()
    metrics.headerReferenceSize.height = 45
    metrics.sectionInset = LayoutInsets(top: 0, left: 20, bottom: 20, right: 20)
    let tags = [62.0, 118, 87, 140, 54].map { LayoutSize(width: $0, height: 32) }

    var configuration = FlowConfiguration(container: LayoutSize(width: 350, height: 200))
    configuration.sectionHeadersPinToVisibleBounds = true
    var layout = try FlowLayout(
      configuration: configuration,
      sections: [
        FlowSection(items: .uniform(count: 3), metrics: metrics),  // 50 × 50 each
        FlowSection(items: .sizes(tags), metrics: metrics),
      ])
    try layout.scroll(to: LayoutPoint(x: 0, y: 60))
    for element in layout.visibleElements() {
      let (id, frame) = (element.identifier, element.frame)
      print(id.path.section, id.kind, id.path.item, frame.x, frame.y, frame.width, frame.height)
    }
    // end
  }

  private func text(_ name: String, at file: String = #filePath) throws -> String {
    var url = URL(fileURLWithPath: file)
    if name != url.lastPathComponent {
      for _ in 0..<3 { url.deleteLastPathComponent() }
      url.appendPathComponent(name)
    }
    return try String(contentsOf: url, encoding: .utf8)
  }

  /// The lines of a fenced block, from the first one of a language after a heading.
  private func block(_ language: String, after heading: String) throws -> [String] {
    let lines = try text("README.md").components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: heading))
    let begin = try #require(lines[start...].firstIndex(of: "```\(language)"))
    let end = try #require(lines[(begin + 1)...].firstIndex(of: "```"))
    return Array(lines[(begin + 1)..<end])
  }

  @Test func theExampleIsTheOneOfTheReadme() throws {
    let source = try text("ReadmeTests.swift").components(separatedBy: "\n")
    let begin = try #require(source.firstIndex(of: "    // begin"))
    let end = try #require(source.firstIndex(of: "    // end"))
    let lines = source[(begin + 1)..<end].map {
      $0.hasPrefix("    ") ? String($0.dropFirst(4)) : $0
    }
    let imports = ["import FlowLayoutCore", "import LayoutGeometry", ""]
    #expect(try block("swift", after: "## As a library") == imports + lines)
  }

  @Test func theExamplePrintsWhatTheReadmeSays() throws {
    var printed: [String] = []
    try example { (items: Any...) in
      printed.append(items.map { "\($0)" }.joined(separator: " "))
    }
    #expect(try block("text", after: "## As a library") == printed)
    #expect(printed.count > 5)
  }
}
