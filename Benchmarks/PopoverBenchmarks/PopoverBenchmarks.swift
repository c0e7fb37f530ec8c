import BenchmarkSupport

/// The executable, apart from its top-level code.
enum PopoverBenchmarks {
  /// All tasks, in the order in which they are measured.
  static var tasks: [BenchmarkTask] { PlacementTasks.all + SizingTasks.all }

  /// Runs the command and gives its exit status.
  static func run(_ arguments: [String]) -> Int32 {
    BenchmarkCommand(
      name: "popover-benchmarks",
      summary: """
        Measures placements of popovers, without and with measuring, each in turn with a plain
        transcription of the rules that gives the same outputs, and with a plain line loop over 250
        items. Then the sizes of lists of people in four groups, and in groups of ten: by the
        formula, and fitted by laying the groups out, each in turn with a kernel that is one running sum over the
        groups. Column units/s tells how many placements, or sizes, a second.
        """,
      tasks: { tasks }
    ).run(arguments: arguments)
  }
}
