import LayoutDocument
import LayoutGeometry
import PeoplePopover
import PopoverGeometry

/// `history`: the popover that shows past results as text.
let historyCommand = Command(
  name: "history",
  summary: "sizes and places the popover that shows past results",
  help: """
    Sizes the popover that shows a list of past results as text, and places it.

    usage: flow-layout history [NUMBERS…] --container W,H [OPTIONS]

      NUMBERS…             the results, whole numbers; none for an empty list
    \(PlaceOptions.help)
      --json               prints JSON in place of lines
      --svg OUT            draws the popover in its place into a file

    The text is the list as Swift prints it, in 24 points with 8 points around it; its width is an
    estimate, since no font is at hand. Without --source it opens from a button of 44 × 44 points in
    the container's top trailing corner.
    The JSON is {"text", "lines", "placement"}, with the placement as from flow-layout popover.

    """,
  flags: PlaceOptions.flags + ["--json"],
  valued: PlaceOptions.valued + ["--svg"],
  run: { arguments throws(ToolError) in try runHistory(arguments) }
)

private func runHistory(_ arguments: Arguments) throws(ToolError) -> ExitStatus {
  let history = HistoryPopover(values: try results(arguments.operands))
  let output = try arguments.outputFile("--svg")
  let isMirrored = PlaceOptions.layoutDirection(arguments) == .rightToLeft
  var request = try PlaceOptions.request(arguments) { size in
    LayoutRect(x: isMirrored ? 16 : size.width - 60, y: 16, width: 44, height: 44)
  }
  if arguments.values["--source"] == nil {
    // The corner is that of the area that bars leave.
    request.sourceRect.y += request.safeAreaInsets.top
    request.sourceRect.x +=
      isMirrored ? request.safeAreaInsets.left : -request.safeAreaInsets.right
  }
  request.chrome.contentViewInsets = LayoutInsets(top: 8, left: 8, bottom: 8, right: 8)
  let measure = ApproximateText(fontSize: history.fontSize)
  let placement: PopoverPlacement
  do {
    placement = try history.placement(in: request, measuring: measure.size)
  } catch {
    throw ToolError(error)
  }
  if let output {
    try writeDrawing(
      of: request, placement, content: .text(history.text, fontSize: history.fontSize),
      toFile: output)
  }
  let lines = measure.lines(of: history.text, width: placement.contentFrame.width)
  if arguments.flags.contains("--json") {
    var json = JSONText()
    json.write(raw: "{\"text\":")
    json.write(history.text)
    json.write(raw: ",\"lines\":")
    json.write(.array(lines.map(JSONValue.string)))
    json.write(raw: ",\"placement\":\(PopoverAnswer(placement).jsonText)}\n")
    Output.write(json.text)
  } else {
    Output.write(
      "text     " + lines.joined(separator: "\n         ") + "\n"
        + PlacementSummary(placement: placement).text)
  }
  return .success
}

private func results(_ words: [String]) throws(ToolError) -> [Int] {
  var results: [Int] = []
  for word in words {
    guard let result = Int(word) else {
      throw ToolError("the results are whole numbers, found \(quoted(word))")
    }
    results.append(result)
  }
  return results
}
