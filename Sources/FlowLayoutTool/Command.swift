/// One subcommand.
struct Command: Sendable {
  /// The word that chooses it.
  let name: String
  /// What it does, for the tool's list.
  let summary: String
  /// What `--help` prints; ends with a line feed.
  let help: String
  /// The options without a value, dashes included.
  var flags: [String] = []
  /// The options with a value, dashes included.
  var valued: [String] = []
  /// Does the work.
  let run: @Sendable (Arguments) throws(ToolError) -> ExitStatus
}

/// Why a command cannot do its work: one line that says what to do.
struct ToolError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

/// A command's arguments, sorted into options and operands.
struct Arguments: Sendable {
  /// The options without a value that were given.
  private(set) var flags: Set<String> = []
  /// The options with a value; of repeated ones the last.
  private(set) var values: [String: String] = [:]
  /// What is no option, in order; `-` stands for the standard input.
  private(set) var operands: [String] = []
  /// Whether help was asked for; nothing else matters then.
  private(set) var wantsHelp = false

  /// Sorts arguments; `--option VALUE` and `--option=VALUE` are the same, whole numbers below 0 are
  /// operands, and after `--` all are.
  init(_ arguments: [String], for command: Command) throws(ToolError) {
    var rest = arguments[...]
    var unknown: String?
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts.first ?? "")
      if argument == "--help" || argument == "-h" {
        wantsHelp = true
        return
      } else if argument == "-" || !argument.hasPrefix("-") || Int(argument) != nil {
        operands.append(argument)
      } else if command.flags.contains(argument) {
        flags.insert(argument)
      } else if command.valued.contains(option) {
        guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
          throw ToolError("\(option) needs a value; see flow-layout \(command.name) --help")
        }
        values[option] = value
      } else {
        unknown = unknown ?? argument
      }
    }
    if let unknown {
      throw ToolError(
        "unknown option \(quoted(unknown)); see flow-layout \(command.name) --help")
    }
  }
}

/// A word of the command line for a message's single line.
func quoted(_ word: String) -> String {
  let plain = word.map { $0.isNewline || ($0.unicodeScalars.first?.value ?? 32) < 32 ? " " : $0 }
  return "'" + String(plain.prefix(80)) + "'"
}
