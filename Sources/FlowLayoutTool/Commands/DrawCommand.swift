import LayoutDocument

/// `draw`: a picture of a layout document.
let drawCommand = Command(
  name: "draw",
  summary: "draws a layout document as an SVG picture",
  help: """
    Draws a layout document: the content, the window through which it is seen, and the frames.

    usage: flow-layout draw DOC|- -o OUT.svg

      DOC         a layout document in JSON; - reads the standard input
      -o OUT.svg  the file to write

    Items carry their names, or else section and index. Pinned headers and footers leave a dashed
    outline where they would stand without pinning; items that are longer than a line are hatched.
    Content further than the container's length from the window is left out.

    """,
  valued: ["-o"],
  run: { arguments throws(ToolError) in try runDraw(arguments) }
)

private func runDraw(_ arguments: Arguments) throws(ToolError) -> ExitStatus {
  guard arguments.operands.count == 1, let operand = arguments.operands.first else {
    throw ToolError("give one layout document, or - for the standard input")
  }
  guard let output = try arguments.outputFile("-o") else {
    throw ToolError("give the file to write with -o OUT.svg")
  }
  let input = try Input(operand)
  let drawing = try input.reading { () throws(DocumentError) in
    try FlowDocument(json: input.bytes).drawing()
  }
  do {
    try Output.write(drawing.svg(), toFile: output)
  } catch let error as DrawingError {
    throw ToolError("\(input.name): \(error.text)")
  } catch let error as ToolError {
    throw error
  } catch {
    throw ToolError("\(input.name): cannot be drawn")
  }
  return .success
}
