import BenchmarkSupport

/// The executable, apart from its top-level code.
enum FlowBenchmarks {
  /// All tasks, in the order in which they are measured.
  static var tasks: [BenchmarkTask] {
    LayoutTasks.all + FrameTasks.all + QueryTasks.all + ScrollTasks.all + IngestTasks.all
      + MemoryTasks.all + SceneTasks.all + EditTasks.all + BatchTasks.all + DifferenceTasks.all
      + AnchoredTasks.all
  }

  /// Runs the command and gives its exit status.
  static func run(_ arguments: [String]) -> Int32 {
    BenchmarkCommand(
      name: "flow-benchmarks",
      summary: """
        Measures the layout engine at 100 to a million items (a thousand million where all are equal),
        each task in turn with a kernel that does the least such work can be, in plain Swift over raw
        buffers: a line loop that writes each line's first item, position and thickness, a running sum
        over sections, a loop that writes frames, a binary search. Results are checked in every call.

        Tasks named …@3x are those of the same name at a display scale of 3. memory/… counts the heap
        bytes that a layout keeps for each item; the least for items of their own size is 16.

        change/… edits a layout that stands, at random places, beside what a caller would do without
        such edits. Wanted at a million items, as ratios:
          change/resize-far-query   at most 0.001 of a full layout, and 3 times its time at 10⁴
          change/insert, /delete    at most 0.01 of a memmove of flat sizes
          change/move               beside the memmove between the two places; no figure is asked for
        """,
      tasks: { tasks }
    ).run(arguments: arguments)
  }
}
