import BenchmarkSupport

/// The executable, apart from its top-level code.
enum PopoverBenchmarks {
  /// All tasks, in the order in which they are measured.
  static var tasks: [BenchmarkTask] { [] }

  /// Runs the command and gives its exit status.
  static func run(_ arguments: [String]) -> Int32 {
    BenchmarkCommand(
      name: "popover-benchmarks",
      summary: "Measures how many sizes of people popovers are computed in a second.",
      tasks: { tasks }
    ).run(arguments: arguments)
  }
}
