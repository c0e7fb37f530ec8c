import LayoutDocument

/// `frames`: the frames of a layout document.
let framesCommand = Command(
  name: "frames",
  summary: "prints the frames of a layout document",
  help: """
    Prints the frames of a layout document: content size, headers, items and footers.

    usage: flow-layout frames DOC|- [--table]

      DOC      a layout document in JSON; - reads the standard input
      --table  prints a table for people in place of JSON

    The JSON is {"contentSize", "oversizeSections", "sections": [{"header", "footer", "items"}]}
    with rects as [x, y, width, height] in points and null for a header that does not exist.

    """,
  flags: ["--table"],
  run: { arguments throws(ToolError) in try runFrames(arguments) }
)

private func runFrames(_ arguments: Arguments) throws(ToolError) -> ExitStatus {
  guard arguments.operands.count == 1, let operand = arguments.operands.first else {
    throw ToolError("give one layout document, or - for the standard input")
  }
  let input = try Input(operand)
  let (document, answer) = try input.reading { () throws(DocumentError) in
    let document = try FlowDocument(json: input.bytes)
    return (document, try LayoutAnswer(document.layout()))
  }
  Output.write(
    arguments.flags.contains("--table") ? answer.table(of: document) : answer.jsonText + "\n")
  return .success
}

extension Input {
  /// Does work on the input whose errors are the document's, and names the input in them.
  func reading<Result>(
    _ body: () throws(DocumentError) -> Result
  ) throws(ToolError) -> Result {
    do {
      return try body()
    } catch {
      throw ToolError("\(name): \(error)")
    }
  }
}
