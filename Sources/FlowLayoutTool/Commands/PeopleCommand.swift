import FlowLayoutCore
import LayoutDocument
import LayoutGeometry
import PeoplePopover

/// `people`: the popover that lists people in titled sections.
let peopleCommand = Command(
  name: "people",
  summary: "sizes and lays out the popover that lists people",
  help: """
    Sizes the popover that lists people in titled sections, and lays the list out.

    usage: flow-layout people [FILE|-] [OPTIONS]

      FILE             people in JSON; - reads the standard input; a sample without it
      --counts N,N…    so many sample people in each section, in place of a file
      --width W        places the popover at this width and fits its height to the list
      --offset Y       scrolls the list, as far as it goes; titles pin
      --right-to-left  mirrors the list
      --json           prints JSON in place of a table
      --svg OUT        draws the popover into a file

    People are {"sections": [{"title", "people": [{"name"}]}]}, or a list of rows
    [{"section", "name"}] as databases print them.
    The JSON is {"popover": {"preferredContentSize", "uncappedHeight", "contentHeight",
    "scrolls", "columns"}, "layout"}, with the layout as from flow-layout frames. Its
    uncappedHeight is the formula's, contentHeight is what the list needs at the width.

    """,
  flags: ["--json", "--right-to-left"],
  valued: ["--counts", "--width", "--offset", "--svg"],
  run: { arguments throws(ToolError) in try runPeople(arguments) }
)

private func runPeople(_ arguments: Arguments) throws(ToolError) -> ExitStatus {
  let document = try people(arguments)
  let width = try arguments.number("--width", in: 0...0x1p40)
  let offset = try arguments.number("--offset", in: -0x1p60...0x1p60)
  let output = try arguments.outputFile("--svg")
  let direction: LayoutDirection =
    arguments.flags.contains("--right-to-left") ? .rightToLeft : .leftToRight
  do {
    let sizing = try document.sizing()
    let size = try width.map { try sizing.fittedSize(atWidth: $0) } ?? sizing.formulaSize
    let report = try sizing.report(placedSize: size)
    let position = LayoutPoint(x: 0, y: min(max(0, offset ?? 0), report.hiddenHeight))
    let layout = try sizing.layout(
      container: size, layoutDirection: direction, contentOffset: position)
    let answer = try LayoutAnswer(layout)
    if let output {
      var drawing = try document.drawing()
      drawing.placedSize = size
      drawing.contentOffset = position
      drawing.layoutDirection = direction
      try Output.write(drawing.svg(), toFile: output)
    }
    if arguments.flags.contains("--json") {
      Output.write(json(report, layout: answer))
    } else {
      let listed = try document.layoutDocument(container: size, layoutDirection: direction)
      Output.write(
        PeopleSummary(sizing: sizing, report: report).text + "\n" + answer.table(of: listed))
    }
    return .success
  } catch let error as ToolError {
    throw error
  } catch let error as DrawingError {
    throw ToolError(error.text)
  } catch {
    throw ToolError("the popover cannot be laid out")
  }
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
  guard let text = arguments.values["--counts"] else {
    return SamplePeople.document(counts: SamplePeople.counts)
  }
  return SamplePeople.document(counts: try counts(text))
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

private func json(_ report: PeopleSizingReport, layout: LayoutAnswer) -> String {
  let size = report.placedSize
  var json = JSONText()
  json.write(raw: "{\"popover\":{\"preferredContentSize\":")
  json.write([size.width, size.height])
  json.write(raw: ",\"uncappedHeight\":")
  json.write(report.uncappedHeight)
  json.write(raw: ",\"contentHeight\":")
  json.write(report.contentHeight)
  json.write(raw: ",\"scrolls\":\(report.scrolls),\"columns\":\(report.columns)},\"layout\":")
  json.write(raw: layout.jsonText)
  json.write(raw: "}\n")
  return json.text
}

extension Arguments {
  /// The value of an option that is a number; nil where the option was not given.
  func number(_ option: String, in range: ClosedRange<Double>) throws(ToolError) -> Double? {
    guard let text = values[option] else { return nil }
    guard let number = Double(text), number.isFinite else {
      throw ToolError("\(option) needs a number of points, found \(quoted(text))")
    }
    guard range.contains(number) else {
      let isLow = number < range.lowerBound
      let fault = isLow ? "at least \(decimal(range.lowerBound))" : "no more than 2^40"
      throw ToolError("\(option) needs \(fault) points, found \(quoted(text))")
    }
    return number == 0 ? 0 : number
  }

  /// The value of an option that names a file to write; nil where the option was not given.
  func outputFile(_ option: String) throws(ToolError) -> String? {
    guard let path = values[option] else { return nil }
    guard !path.isEmpty && path != "-" else {
      throw ToolError("\(option) needs the name of a file to write, found \(quoted(path))")
    }
    return path
  }
}
