import Foundation

/// A benchmark executable from its arguments to its exit status.
package struct BenchmarkCommand {
  /// The executable's name.
  package var name: String
  /// What it measures, for `--help`.
  package var summary: String
  /// Its tasks.
  package var tasks: () -> [BenchmarkTask]

  /// Creates a command.
  package init(name: String, summary: String, tasks: @escaping () -> [BenchmarkTask]) {
    self.name = name
    self.summary = summary
    self.tasks = tasks
  }

  /// Runs the command; `arguments` do not hold the program's name.
  ///
  /// - Returns: 0; 1 where a result was wrong or a file failed; 2 for a command line that makes no
  ///   sense.
  package func run(arguments: [String]) -> Int32 {
    let options: BenchmarkOptions
    do {
      options = try BenchmarkOptions(arguments: arguments)
    } catch {
      complain("\(error.message)\nTry \(name) --help.")
      return 2
    }
    if options.wantsHelp {
      print("Usage: \(name) [options]\n\n\(summary)\n\n\(BenchmarkOptions.explanation)")
      return 0
    }
    let tasks = tasks()
    guard tasks.contains(where: { options.selects($0.name) }) || tasks.isEmpty else {
      complain("no task matches the filter\nTry \(name) --list.")
      return 2
    }
    if options.listsTasks {
      for task in tasks where options.selects(task.name) { print(task.name) }
      return 0
    }
    do {
      return try measure(tasks, options)
    } catch {
      complain("\(error)")
      return 1
    }
  }

  private func measure(_ tasks: [BenchmarkTask], _ options: BenchmarkOptions) throws -> Int32 {
    // Files are read before anything is measured: a wrong name should not cost a run.
    let old = try options.comparePath.map { try BenchmarkReport(contentsOf: $0) }
    let peers = try options.peersPath.map { try BenchmarkReport(contentsOf: $0) }
    #if DEBUG
      complain("built without optimization: the times say nothing about a release build")
    #endif
    let outcome = BenchmarkRunner(tasks: tasks, options: options).run()
    let report = BenchmarkReport(
      machine: Machine.description, commit: Machine.commit, rows: outcome.rows)
    print("machine: \(report.machine)\ncommit: \(report.commit)\n")
    let asksForFloors = options.filters.contains { $0.hasPrefix("floor") }
    show(
      BenchmarkTables.results(
        report.rows.filter { asksForFloors || !$0.task.hasPrefix("floor/") }))
    if let old {
      print("\ncompared with \(old.commit) on \(old.machine)\n")
      show(BenchmarkTables.comparison(old: old.rows, new: report.rows))
    }
    if let path = options.jsonPath {
      try write(try report.encoded(), to: path)
    }
    if let path = options.plotPath {
      let chart = BenchmarkChart(report: report, peers: peers?.rows ?? [])
      try write(Data(chart.svg().utf8), to: path)
    }
    for failure in outcome.failures { complain("wrong result: \(failure)") }
    return outcome.failures.isEmpty ? 0 : 1
  }

  private func write(_ data: Data, to path: String) throws {
    do {
      try data.write(to: URL(fileURLWithPath: path))
    } catch {
      throw BenchmarkFileError(description: "cannot write \(path)")
    }
  }

  private func show(_ lines: [String]) {
    for line in lines { print(line) }
  }

  private func complain(_ text: String) {
    FileHandle.standardError.write(Data("\(name): \(text)\n".utf8))
  }
}
