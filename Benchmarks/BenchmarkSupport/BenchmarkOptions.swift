/// What the command line of a benchmark executable asks for.
package struct BenchmarkOptions: Hashable, Sendable {
  /// Where to write the report as JSON.
  package var jsonPath: String?
  /// An earlier report to compare with.
  package var comparePath: String?
  /// Where to write the chart.
  package var plotPath: String?
  /// A report of other engines, drawn beside this one.
  package var peersPath: String?
  /// Texts of which a task's name must hold one; empty for all tasks.
  package var filters: [String] = []
  /// The counts to measure instead of the tasks' own; empty for these.
  package var counts: [Int] = []
  /// Whether to end within 40 seconds.
  package var isQuick = false
  /// Whether to name the tasks and measure nothing.
  package var listsTasks = false
  /// Whether to explain the command and measure nothing.
  package var wantsHelp = false

  /// Creates the options of a plain run.
  package init() {}

  /// A command line that makes no sense.
  package struct UsageError: Error, Hashable, Sendable {
    /// What is wrong with it.
    package var message: String
  }

  /// Reads arguments, the program's name not among them.
  ///
  /// Values follow their option or an equals sign.
  ///
  /// - Throws: A `UsageError` for an unknown option, a missing or a surplus value, or no number.
  package init(arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts.first ?? "")
      var value = parts.count > 1 ? String(parts[1]) : nil
      func takeValue() throws(UsageError) -> String {
        if value == nil { value = rest.popFirst() }
        guard let value, !value.isEmpty else {
          throw UsageError(message: "\(name) needs a value")
        }
        return value
      }
      switch name {
      case "--json": jsonPath = try takeValue()
      case "--compare": comparePath = try takeValue()
      case "--plot": plotPath = try takeValue()
      case "--peers": peersPath = try takeValue()
      case "--filter": filters.append(try takeValue())
      case "--count": counts.append(try Self.count(takeValue()))
      case "--quick", "--list", "--help", "-h":
        if value != nil { throw UsageError(message: "\(name) takes no value") }
        setFlag(name)
      default: throw UsageError(message: "unknown argument \(argument)")
      }
    }
  }

  private mutating func setFlag(_ name: String) {
    switch name {
    case "--quick": isQuick = true
    case "--list": listsTasks = true
    default: wantsHelp = true
    }
  }

  private static func count(_ text: String) throws(UsageError) -> Int {
    guard let number = Int(text), number > 0 else {
      throw UsageError(message: "--count needs a whole number above 0, not \(text)")
    }
    return number
  }

  /// Whether a task, or its kernel's row, is asked for.
  package func selects(_ task: String) -> Bool {
    filters.isEmpty || filters.contains { task.contains($0) || "floor/\(task)".contains($0) }
  }

  /// Whether a row is asked for by its own name.
  package func selectsRow(_ row: String) -> Bool {
    filters.isEmpty || filters.contains { row.contains($0) }
  }

  /// The counts to measure a task at: those asked for that it can be measured at, or its own.
  package func counts(for task: BenchmarkTask) -> [Int] {
    guard !counts.isEmpty, let largest = task.counts.max() else { return task.counts }
    return counts.filter { $0 <= largest }
  }
}

extension BenchmarkOptions {
  /// What `--help` prints after the usage line and the program's own text.
  package static let explanation = """
    Options:
      --quick            every row with fewer samples, done within 40 seconds
      --filter TEXT      only tasks whose name holds TEXT; may be repeated
      --count N          rows of N items instead of the usual ones; may be repeated
      --list             name the tasks and stop
      --json FILE        write the rows, times in nanoseconds per unit
      --compare OLD.json print medians and ratios beside those of an earlier --json file
      --plot OUT.svg     draw time against count, engine and kernel, both axes logarithmic
      --peers FILE       draw other engines from a report with tasks named NAME/TASK
      --help             print this text

    Columns:
      p50, p90, min      time of one operation: median, 90th percentile, least sample
      ns/unit            the median divided by the operation's units
      floor              the kernel's median, in ns/unit, from samples taken in turn with these
      ratio              p50 / floor
      units/s            units done in a second
      allocs, bytes      heap calls and bytes asked for in one operation; "-" where not counted
    """
}
