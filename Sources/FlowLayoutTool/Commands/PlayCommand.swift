import LayoutDocument

/// `play`: what the steps of a document come to.
let playCommand = Command(
  name: "play",
  summary: "performs the steps of a document and prints each one's answer",
  help: """
    Lays out a document and changes it step by step: batch updates, measurements, containers,
    scrolling, moves. Prints one line of JSON a step.

    usage: flow-layout play DOC|- [--frames]

      DOC       {"layout": DOCUMENT, "steps": [STEP, …]}, or a case file; - reads the standard input
      --frames  adds the frames of all elements to each line

    A line is {"step", "contentSize", "contentOffset", "contentOffsetAdjustment"} and, where the step
    gives them, "newToOld", "error" with "section" and "item", "target", "element". What a step
    expects is not compared; see flow-layout check.

    """,
  flags: ["--frames"],
  run: { arguments throws(ToolError) in try runPlay(arguments) }
)

private func runPlay(_ arguments: Arguments) throws(ToolError) -> ExitStatus {
  guard arguments.operands.count == 1, let operand = arguments.operands.first else {
    throw ToolError("give one document with steps, or - for the standard input")
  }
  let input = try Input(operand)
  let text = try input.reading { () throws(DocumentError) in
    try CaseFile(playing: input.bytes)
      .played(listsFrames: arguments.flags.contains("--frames"))
  }
  Output.write(text)
  return .success
}
