import LayoutDocument
import LayoutGeometry
import PopoverGeometry

/// `popover`: where a popover goes.
let popoverCommand = Command(
  name: "popover",
  summary: "places a popover: its frame, its arrow, what had to be given up",
  help: """
    Places a popover: its frame, its arrow, and what had to be given up.

    usage: flow-layout popover REQUEST|- [OPTIONS]

      REQUEST    a placement request in JSON; - reads the standard input
      --json     prints JSON in place of lines
      --svg OUT  draws the popover in its place into a file

    A request is {"container", "sourceRect", "preferredContentSize"} with rects as [x, y, width,
    height] and sizes as [width, height] in points. It may also have "permittedArrowDirections",
    "safeAreaInsets", "popoverLayoutMargins", "keyboardFrame", "sourceKind", "displayScale",
    "layoutDirection" and more; a key that does not exist is answered with those that do.
    The JSON is {"style", "arrowDirection", "bodyFrame", "popoverFrame", "contentFrame", "arrowTip",
    "arrowOffset", "arrowMiss", "reduction", "fits", "overlap", "flags"}.

    """,
  flags: ["--json"],
  valued: ["--svg"],
  run: { arguments throws(ToolError) in try runPopover(arguments) }
)

private func runPopover(_ arguments: Arguments) throws(ToolError) -> ExitStatus {
  guard arguments.operands.count == 1, let operand = arguments.operands.first else {
    throw ToolError("give one placement request, or - for the standard input")
  }
  let output = try arguments.outputFile("--svg")
  let input = try Input(operand)
  let (document, placement) = try input.reading { () throws(DocumentError) in
    let document = try PopoverDocument(json: input.bytes)
    return (document, try document.placement())
  }
  if let output {
    try writeDrawing(
      of: document.request, placement, content: .size, title: document.title, toFile: output)
  }
  Output.write(
    arguments.flags.contains("--json")
      ? PopoverAnswer(placement).jsonText + "\n" : PlacementSummary(placement: placement).text)
  return .success
}

/// Draws a popover in its place into a file.
func writeDrawing(
  of request: PopoverRequest, _ placement: PopoverPlacement, content: PopoverDrawing.Content,
  title: String? = nil, toFile path: String
) throws(ToolError) {
  let svg: String
  do {
    var drawing = try PopoverDrawing(request: request, placement: placement)
    drawing.content = content
    drawing.title = title
    svg = try drawing.svg()
  } catch let error as DrawingError {
    throw ToolError(error.text)
  } catch {
    throw ToolError("the popover cannot be drawn")
  }
  try Output.write(svg, toFile: path)
}
