import FlowLayoutCore
import LayoutGeometry

/// Running the cases.
extension CaseFile {
  /// Runs all cases.
  ///
  /// - Returns: What became of each.
  /// - Complexity: That of laying out and listing all documents.
  public func report() -> CaseReport {
    CaseReport(results: cases.map { CaseReport.Result(id: $0.id, outcome: $0.run()) })
  }
}

extension LayoutCase {
  /// Runs the case.
  public func run() -> CaseReport.Outcome {
    let found: [CaseDifference]
    switch content {
    case .steps(let document, let expected, let queries, let steps):
      do {
        var player = try StepPlayer(document)
        var comparison = LayoutComparison(layout: player.layout, tolerance: tolerance)
        try comparison.compare(expected)
        try comparison.compare(queries)
        for (index, step) in steps.enumerated() {
          let answer = try player.perform(step, at: index)
          comparison.layout = player.layout
          comparison.prefix = "steps[\(index)]."
          try comparison.compare(step.expected, with: answer)
        }
        found = comparison.differences
      } catch {
        found = [CaseDifference(path: error.path, expected: "an answer", actual: error.description)]
      }
    case .kind(let kind, let input, let expected):
      guard let evaluate = evaluator(ofKind: kind) else { return .skipped("kind \(kind)") }
      do {
        let answer = JSONCursor(try evaluate(input), at: JSONPath())
        found = try answer.differences(from: expected, tolerance: tolerance)
      } catch {
        found = [CaseDifference(path: error.path, expected: "an answer", actual: error.description)]
      }
    case .layout(let document, let expected, let queries):
      do {
        let layout = try document.layout()
        var comparison = LayoutComparison(layout: layout, tolerance: tolerance)
        try comparison.compare(expected)
        try comparison.compare(queries)
        found = comparison.differences
      } catch {
        found = [CaseDifference(path: "layout", expected: "frames", actual: error.description)]
      }
    }
    return found.isEmpty ? .passed : .failed(found)
  }
}

/// Collects the places at which a layout departs from what is expected of it.
struct LayoutComparison {
  /// The layout that is compared.
  var layout: FlowLayout
  let tolerance: Double
  /// What stands before the paths of differences.
  var prefix = ""
  private(set) var differences: [CaseDifference] = []

  init(layout: FlowLayout, tolerance: Double) {
    self.layout = layout
    self.tolerance = tolerance
  }

  /// Compares sizes, flags and frames.
  mutating func compare(_ expected: ExpectedLayout) throws(DocumentError) {
    if let size = expected.contentSize {
      let actual = layout.contentSize
      compare("contentSize", size, [actual.width, actual.height])
    }
    if let flags = expected.oversizeSections {
      let actual = layout.oversizeSections().map(\.section)
      if Set(flags) != Set(actual) { add("oversizeSections", "\(flags)", "\(actual)") }
    }
    guard let sections = expected.sections else { return }
    guard sections.count == layout.sectionCount else {
      return add("sections", counted(sections.count, "section"), "\(layout.sectionCount)")
    }
    // Only a case that asserts items pays for listing them: others may hold billions.
    let answer =
      sections.contains { $0.items?.isEmpty == false } ? try LayoutAnswer(layout) : nil
    for (index, section) in sections.enumerated() {
      let path = "sections[\(index)]"
      compare("\(path).header", section.header, layout.frameOfHeader(inSection: index))
      compare("\(path).footer", section.footer, layout.frameOfFooter(inSection: index))
      guard let items = section.items else { continue }
      let count = layout.itemCount(inSection: index) ?? 0
      guard items.count == count else {
        add("\(path).items", counted(items.count, "item"), "\(count)")
        continue
      }
      for (item, wanted) in items.enumerated() {
        guard let wanted, let frame = answer?.sections[index].items[item] else { continue }
        compare("\(path).items[\(item)]", wanted, frame.components)
      }
    }
  }

  private mutating func compare(
    _ path: String, _ expected: ExpectedLayout.Boundary?, _ actual: LayoutRect?
  ) {
    switch (expected, actual) {
    case (nil, _), (.absent, nil): return
    case (.frame(let wanted), let actual?): compare(path, wanted, actual.components)
    case (.frame(let wanted), nil): add(path, spelled(wanted), "none")
    case (.absent, let actual?): add(path, "none", spelled(actual.components))
    }
  }

  mutating func compare(_ path: String, _ expected: [Double?], _ actual: [Double]) {
    let agrees = zip(expected, actual).allSatisfy { wanted, found in
      wanted.map { abs($0 - found) <= tolerance } ?? true
    }
    if !agrees { add(path, spelled(expected), spelled(actual)) }
  }

  /// Compares what meets rectangles.
  mutating func compare(_ queries: [CaseQuery]) throws(DocumentError) {
    for (index, query) in queries.enumerated() {
      let path = "queries[\(index)]"
      let found: [FlowElement]
      do {
        found = try layout.elements(in: query.rect)
      } catch {
        throw DocumentError(path: "\(path).rect", problem: .invalid("is not a number"))
      }
      if let items = query.items {
        let actual = found.filter { $0.identifier.kind == .item }.map(\.identifier.path)
        compareLists("\(path).items", items, actual) { "[\($0.section), \($0.item)]" }
      }
      if let elements = query.elements {
        compareLists("\(path).elements", elements, found.map(\.identifier)) { element in
          let kind = DocumentWords.word(element.kind, in: DocumentWords.elementKinds)
          return "\(kind) [\(element.path.section), \(element.path.item)]"
        }
      }
      if let count = query.count, count != found.count {
        add("\(path).count", "\(count)", "\(found.count)")
      }
    }
  }

  /// Tells the first place at which two lists part, and their lengths where those differ.
  mutating func compareLists<Element: Equatable>(
    _ path: String, _ expected: [Element], _ actual: [Element], spelled: (Element) -> String
  ) {
    if expected.count != actual.count { add(path, "\(expected.count)", "\(actual.count)") }
    for index in 0..<max(expected.count, actual.count) {
      let wanted = index < expected.count ? expected[index] : nil
      let found = index < actual.count ? actual[index] : nil
      if wanted != found {
        add("\(path)[\(index)]", wanted.map(spelled) ?? "none", found.map(spelled) ?? "none")
        return
      }
    }
  }

  mutating func add(_ path: String, _ expected: String, _ actual: String) {
    differences.append(CaseDifference(path: prefix + path, expected: expected, actual: actual))
  }
}

/// Numbers as a list for a message, null where there is none.
private func spelled(_ values: [Double?]) -> String {
  "[" + values.map { $0.map(JSONText.spelling) ?? "null" }.joined(separator: ", ") + "]"
}

extension LayoutRect {
  /// The rectangle as `[x, y, width, height]`.
  fileprivate var components: [Double] { [x, y, width, height] }
}
