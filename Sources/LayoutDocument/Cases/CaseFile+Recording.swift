import FlowLayoutCore
import LayoutGeometry

/// Writing case files.
extension CaseFile {
  /// The file with what the engine gives in place of what was expected, as JSON text with one case
  /// a line.
  ///
  /// All frames of each layout are recorded, and the complete answers of its queries. Remarks,
  /// tolerances, cases with steps and cases of a kind that is not answered stay as they are.
  ///
  /// - Returns: The text, and how many cases were recorded.
  /// - Throws: A `DocumentError` where a layout cannot be made or listed.
  /// - Complexity: That of laying out and listing all documents.
  public func recorded() throws(DocumentError) -> (text: String, count: Int) {
    var (count, lines) = (0, [String]())
    for (index, item) in cases.enumerated() {
      do {
        let (members, isRecorded) = try item.recorded()
        if isRecorded { count += 1 }
        lines.append(JSONValue.object(members).text)
      } catch {
        let path = "cases[\(index)]" + (error.path.isEmpty ? "" : ".\(error.path)")
        throw DocumentError(path: path, problem: error.problem)
      }
    }
    var head = JSONValue.object(remarks).text
    head.removeLast()
    let separator = remarks.isEmpty ? "" : ","
    return (head + separator + "\"cases\":[\n" + lines.joined(separator: ",\n") + "]}\n", count)
  }
}

extension LayoutCase {
  /// The case's members with the answers of today, and whether there are any.
  fileprivate func recorded() throws(DocumentError) -> ([JSONMember], Bool) {
    switch content {
    case .steps: return (source, false)
    case .kind(let kind, let input, _):
      guard let evaluate = evaluator(ofKind: kind) else { return (source, false) }
      return (replacing(["expected": try evaluate(input)]), true)
    case .layout(let document, _, let queries):
      let layout = try document.layout()
      var answers = ["expected": try LayoutAnswer(layout).jsonValue]
      if !queries.isEmpty {
        answers["queries"] = .array(
          try queries.map { query throws(DocumentError) in
            try query.recorded(layout)
          })
      }
      return (replacing(answers), true)
    }
  }

  private func replacing(_ answers: [String: JSONValue]) -> [JSONMember] {
    source.map { JSONMember($0.key, answers[$0.key] ?? $0.value) }
  }
}

extension CaseQuery {
  /// The query with its complete answer.
  fileprivate func recorded(_ layout: FlowLayout) throws(DocumentError) -> JSONValue {
    let found: [FlowElement]
    do {
      found = try layout.elements(in: rect)
    } catch {
      throw DocumentError(path: "queries", problem: .invalid("have a rect that is not a number"))
    }
    let elements = found.map { element in
      let path = element.identifier.path
      let kind = DocumentWords.word(element.identifier.kind, in: DocumentWords.elementKinds)
      return JSONValue.object([
        JSONMember("kind", .string(kind)),
        JSONMember("indexPath", .array([.number(path.section), .number(path.item)])),
      ])
    }
    return .object([JSONMember("rect", .list(rect)), JSONMember("elements", .array(elements))])
  }
}
