/// How the tool ends.
enum ExitStatus: Int32 {
  /// All is well.
  case success = 0
  /// A check found a difference.
  case checkFailed = 1
  /// The command line or an input is wrong; one line on the standard error says how.
  case badInput = 2
}

/// The subcommands in the order in which the help lists them.
///
/// A new one is a file in `Commands` and a name here.
let commands: [Command] = [
  peopleCommand, historyCommand, popoverCommand, framesCommand, checkCommand, playCommand,
  drawCommand, inspectCommand,
]

/// Runs the tool.
///
/// - Parameter arguments: The command line without the program's name.
/// - Returns: How it ended; errors have been reported.
func runTool(_ arguments: [String]) -> ExitStatus {
  ignoreBrokenPipes()
  guard let name = arguments.first else {
    return fail("no command; give one of \(commandNames), or --help")
  }
  if name == "--help" || name == "-h" || name == "help" {
    Output.write(toolHelp)
    return .success
  }
  guard let command = commands.first(where: { $0.name == name }) else {
    return fail("unknown command \(quoted(name)); give one of \(commandNames), or --help")
  }
  do {
    let parsed = try Arguments(Array(arguments.dropFirst()), for: command)
    if parsed.wantsHelp {
      Output.write(command.help)
      return .success
    }
    return try command.run(parsed)
  } catch {
    return fail("\(command.name): \(error.message)")
  }
}

private var commandNames: String { commands.map(\.name).joined(separator: ", ") }

private var toolHelp: String {
  let width = commands.map(\.name.count).max() ?? 0
  let list = commands.map { command in
    let padding = String(repeating: " ", count: width - command.name.count)
    return "  \(command.name)\(padding)  \(command.summary)\n"
  }
  return """
    Lays out collection views without a screen: sections of items wrapped into lines.

    usage: flow-layout COMMAND [ARGUMENTS]

    \(list.joined())
    flow-layout COMMAND --help tells more about one of them.
    Exit status: 0, 1 if a check failed, 2 if the command line or an input is wrong.

    """
}

private func fail(_ message: String) -> ExitStatus {
  Output.writeError("flow-layout: \(message)\n")
  return .badInput
}
