import FlowLayoutCore
import LayoutDocument
import LayoutGeometry
import PeoplePopover
import PopoverGeometry

/// `people`: the popover that lists people in titled sections.
let peopleCommand = Command(
  name: "people",
  summary: "sizes and lays out the popover that lists people",
  help: """
    Sizes the popover that lists people in titled sections, and lays the list out.

    usage: flow-layout people [FILE|-] [OPTIONS]

      FILE                 people in JSON; - reads the standard input; a sample without it
      --counts N,N…        so many sample people in each section, in place of a file
      --width W            gives the popover this width and fits its height to the list
      --offset Y           scrolls the list, as far as it goes; titles pin
      --json               prints JSON in place of a table
      --svg OUT            draws the popover into a file
    \(PlaceOptions.help)

    People are {"sections": [{"title", "people": [{"name"}]}]}, or a list of rows
    [{"section", "name"}] as databases print them.
    With --container and --source the popover is placed, and fitted again where it comes out
    narrower than it asked for; the picture then shows it in its place.
    The JSON is {"popover": {"preferredContentSize", "uncappedHeight", "contentHeight",
    "scrolls", "columns"}, "placement", "layout"}, with the placement as from flow-layout popover,
    if there is one, and the layout as from flow-layout frames. Its uncappedHeight is the
    formula's, contentHeight is what the list needs at the width.

    """,
  flags: PlaceOptions.flags + ["--json"],
  valued: PlaceOptions.valued + ["--counts", "--width", "--offset", "--svg"],
  run: { arguments throws(ToolError) in try runPeople(arguments) }
)

private func runPeople(_ arguments: Arguments) throws(ToolError) -> ExitStatus {
  let document = try people(arguments)
  let offset = try arguments.number("--offset", in: -0x1p60...0x1p60) ?? 0
  let output = try arguments.outputFile("--svg")
  do {
    let popover = try popover(arguments, sizing: document.sizing(), offset: offset)
    let answer = try LayoutAnswer(popover.layout)
    let direction = popover.layout.configuration.layoutDirection
    if let output {
      var drawing = try document.drawing()
      drawing.placedSize = popover.report.placedSize
      drawing.contentOffset = popover.layout.contentOffset
      drawing.layoutDirection = direction
      if let (request, placement) = popover.place {
        try writeDrawing(of: request, placement, content: .people(drawing), toFile: output)
      } else {
        try Output.write(drawing.svg(), toFile: output)
      }
    }
    if arguments.flags.contains("--json") {
      Output.write(json(popover, layout: answer))
    } else {
      let listed = try document.layoutDocument(
        container: popover.report.placedSize, layoutDirection: direction)
      let summary = PeopleSummary(sizing: try document.sizing(), report: popover.report).text
      let place = popover.place.map { PlacementSummary(placement: $0.placement).text } ?? ""
      Output.write(summary + place + "\n" + answer.table(of: listed))
    }
    return .success
  } catch let error as ToolError {
    throw error
  } catch let error as DrawingError {
    throw ToolError(error.text)
  } catch PeoplePlacementError.placement(let error) {
    throw ToolError(error)
  } catch {
    throw ToolError("the popover cannot be laid out")
  }
}

/// The popover with its list, in a place or alone.
private struct SizedPopover {
  /// The size that it asks for.
  var preferredContentSize: LayoutSize
  var report: PeopleSizingReport
  var layout: FlowLayout
  /// What was asked for and where the popover lies, where it is placed.
  var place: (request: PopoverRequest, placement: PopoverPlacement)?
}

private func popover(
  _ arguments: Arguments, sizing: PeoplePopoverSizing, offset: Double
) throws -> SizedPopover {
  let width = try arguments.number("--width", in: 0...0x1p40)
  // What only a placement reads must not be given in vain.
  if let option = (PlaceOptions.valued + ["--bar"]).first(where: arguments.has) {
    guard arguments.has("--container") && arguments.has("--source") else {
      throw ToolError("\(option) places the popover; give --container W,H and --source X,Y,W,H")
    }
    guard width == nil else {
      throw ToolError("--width is the popover's own; give it or a container, not both")
    }
    let request = try PlaceOptions.request(arguments)
    let placed = try sizing.placed(in: request, contentOffset: offset)
    return SizedPopover(
      preferredContentSize: placed.preferredContentSize, report: placed.report,
      layout: placed.layout, place: (request, placed.placement))
  }
  let size = try width.map { try sizing.fittedSize(atWidth: $0) } ?? sizing.formulaSize
  let report = try sizing.report(placedSize: size)
  let layout = try sizing.layout(
    container: size,
    layoutDirection: PlaceOptions.layoutDirection(arguments),
    contentOffset: LayoutPoint(x: 0, y: min(max(0, offset), report.hiddenHeight)))
  return SizedPopover(preferredContentSize: size, report: report, layout: layout, place: nil)
}

/// The people of the file, or of the sample.
private func people(_ arguments: Arguments) throws(ToolError) -> PeopleDocument {
  guard arguments.operands.count <= 1 else {
    throw ToolError("give one file of people, or - for the standard input")
  }
  if let operand = arguments.operands.first {
    guard arguments.values["--counts"] == nil else {
      throw ToolError("--counts makes people of its own; give it or a file, not both")
    }
    let input = try Input(operand)
    return try input.reading { () throws(DocumentError) in try PeopleDocument(json: input.bytes) }
  }
  let direction = PlaceOptions.layoutDirection(arguments)
  guard let text = arguments.values["--counts"] else {
    return SamplePeople.document(counts: SamplePeople.counts, for: direction)
  }
  return SamplePeople.document(counts: try counts(text), for: direction)
}

/// The most people that `--counts` makes.
private let largestSample = 1_000_000

private func counts(_ text: String) throws(ToolError) -> [Int] {
  var counts: [Int] = []
  var left = largestSample
  for word in text.split(separator: ",", omittingEmptySubsequences: false) {
    guard let count = Int(word), count >= 0 else {
      throw ToolError(
        "--counts needs whole numbers from 0 with commas between, like 7,3; found \(quoted(text))")
    }
    guard count <= left else {
      throw ToolError("--counts makes \(largestSample) people at most; found \(quoted(text))")
    }
    left -= count
    counts.append(count)
  }
  return counts
}

private func json(_ popover: SizedPopover, layout: LayoutAnswer) -> String {
  let (size, report) = (popover.preferredContentSize, popover.report)
  var json = JSONText()
  json.write(raw: "{\"popover\":{\"preferredContentSize\":")
  json.write([size.width, size.height])
  json.write(raw: ",\"uncappedHeight\":")
  json.write(report.uncappedHeight)
  json.write(raw: ",\"contentHeight\":")
  json.write(report.contentHeight)
  json.write(raw: ",\"scrolls\":\(report.scrolls),\"columns\":\(report.columns)}")
  if let (_, placement) = popover.place {
    json.write(raw: ",\"placement\":\(PopoverAnswer(placement).jsonText)")
  }
  json.write(raw: ",\"layout\":")
  json.write(raw: layout.jsonText)
  json.write(raw: "}\n")
  return json.text
}
