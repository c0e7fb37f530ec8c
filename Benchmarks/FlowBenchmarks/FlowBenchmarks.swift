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

        memory/edits counts them after a million random edits, in a quick run after fewer, beside a layout
        that is built at once from the same sizes: wanted at most 1.5 times as many.

        change/… changes a layout that stands, at random places, beside what would be done without such
        changes. The ratio that is wanted at a million items, or at the most that a task has:
          resize-far-query    0.001 of a full layout, and at most 3 times its own time at 10⁴
          insert, delete      0.01 of a memmove of flat sizes
          move                (of the memmove between both places)
          insert-periodic     1.5 times a layout of what follows
          after-copy          20 times an edit without a copy
          batch-100           200 times one edit
          batch-10000         (of a full layout)
          difference          20 times one dictionary of the identities
          difference-few      (the same where few identities changed)
          measure-screenful   1.5 times the plain line loop over 10⁴ items
          rotate              (of a full layout)
        """,
      tasks: { tasks }
    ).run(arguments: arguments)
  }
}
