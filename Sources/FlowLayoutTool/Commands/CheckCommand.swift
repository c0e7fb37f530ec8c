import LayoutDocument

/// `check`: compares case files with what the engine gives.
let checkCommand = Command(
  name: "check",
  summary: "compares case files with what the engine gives",
  help: """
    Lays out the documents of case files and compares the frames with those expected: snapshot
    tests of layouts without a simulator.

    usage: flow-layout check CASES…|- [--record OUT]

      CASES         case files in JSON; - reads the standard input
      --record OUT  compares nothing; writes a case file with what the engine gives (one input)

    A case file is {"cases": [{"id", "layout", "expected", "queries"?, "steps"?, "tolerance"?}]}.
    What "expected" leaves out, or gives as null, is not asserted; numbers agree within 0.002 points
    unless the case gives a tolerance. Begin a new file with "expected": {} and record it.
    Every case that fails is named, with what was expected and found; then comes a line of counts.
    Exit status: 0 if nothing failed, 1 if a case failed, 2 if a file is wrong.

    """,
  valued: ["--record"],
  run: { arguments throws(ToolError) in try runCheck(arguments) }
)

/// How many differences of one case are printed.
private let printedDifferences = 5

private func runCheck(_ arguments: Arguments) throws(ToolError) -> ExitStatus {
  guard !arguments.operands.isEmpty else {
    throw ToolError("give one or more case files, or - for the standard input")
  }
  if let output = arguments.values["--record"] {
    return try record(arguments.operands, to: output)
  }
  // All files are read before the first is run: a file that is wrong fails at once.
  var files: [(name: String, file: CaseFile)] = []
  for operand in arguments.operands {
    let input = try Input(operand)
    let file = try input.reading { () throws(DocumentError) in try CaseFile(json: input.bytes) }
    files.append((input.name, file))
  }
  var all = CaseReport()
  for (name, file) in files {
    let report = file.report()
    Output.write(failures(of: report, in: name))
    all.results += report.results
  }
  Output.write(summary(of: all))
  return all.failedCount == 0 ? .success : .checkFailed
}

private func record(_ operands: [String], to output: String) throws(ToolError) -> ExitStatus {
  guard operands.count == 1, let operand = operands.first else {
    throw ToolError("--record takes one case file, or - for the standard input")
  }
  let input = try Input(operand)
  let (count, recorded) = try input.reading { () throws(DocumentError) in
    let file = try CaseFile(json: input.bytes)
    return (file.cases.count, try file.recorded())
  }
  try Output.write(recorded.text, toFile: output)
  let kept = count - recorded.count
  Output.write("\(recorded.count) recorded" + (kept == 0 ? "\n" : ", \(kept) kept as they were\n"))
  return .success
}

/// The failed cases with their differences.
private func failures(of report: CaseReport, in name: String) -> String {
  var text = ""
  for result in report.results {
    guard case .failed(let differences) = result.outcome else { continue }
    text += "\(name): \(singleLine(result.id))\n"
    for difference in differences.prefix(printedDifferences) { text += "    \(difference)\n" }
    let more = differences.count - printedDifferences
    if more > 0 { text += "    and \(more) more\n" }
  }
  return text
}

/// Why cases were skipped, and the line of counts.
private func summary(of report: CaseReport) -> String {
  var text = ""
  for (reason, count) in report.skippedReasons { text += "skipped \(count) with \(reason)\n" }
  text += "\(report.passedCount) passed, \(report.failedCount) failed"
  return text + (report.skippedCount == 0 ? "\n" : ", \(report.skippedCount) skipped\n")
}
