import Dispatch

/// Measures tasks one after the other.
package struct BenchmarkRunner {
  /// What to measure.
  package var tasks: [BenchmarkTask]
  /// What the command line asked for.
  package var options: BenchmarkOptions

  /// Creates a runner.
  package init(tasks: [BenchmarkTask], options: BenchmarkOptions) {
    self.tasks = tasks
    self.options = options
  }

  /// What a run found.
  package struct Outcome {
    /// The rows, each task's followed by its kernel's.
    package var rows: [BenchmarkRow] = []
    /// The tasks whose results were wrong, and how.
    package var failures: [String] = []
  }

  /// Measures every selected task at every selected count.
  ///
  /// A task with a wrong result is left out of the rows and named among the failures.
  package func run() -> Outcome {
    let selected = tasks.filter { options.selects($0.name) }
    let jobs = selected.flatMap { task in
      options.counts(for: task).map { (task: task, count: $0) }
    }
    let progress = ProgressLine()
    let start = DispatchTime.now().uptimeNanoseconds
    var outcome = Outcome()
    for (index, job) in jobs.enumerated() {
      let name = "\(job.task.name) \(NumberText.count(job.count))"
      progress.show("[\(index + 1)/\(jobs.count)] \(name)")
      let spent = DispatchTime.now().uptimeNanoseconds - start
      do {
        let rows = try measure(
          job.task, count: job.count, plan: plan(spent: spent, remaining: jobs.count - index))
        outcome.rows += rows.filter { options.selectsRow($0.task) }
      } catch {
        outcome.failures.append("\(name): \(error)")
      }
    }
    progress.clear()
    return outcome
  }

  /// How long the next row may take: in a quick run, its share of what is left.
  private func plan(spent: UInt64, remaining: Int) -> SamplingPlan {
    var plan = SamplingPlan()
    guard options.isQuick else { return plan }
    let deadline: UInt64 = 34_000_000_000
    let share = (deadline - min(spent, deadline)) / UInt64(max(remaining, 1))
    plan.minimumSamples = 5
    plan.maximumSamples = 1_000
    // A third, since making the scene takes time as well.
    plan.budget = max(2_000_000, min(share / 3, 200_000_000))
    return plan
  }

  private func measure(
    _ task: BenchmarkTask, count: Int, plan: SamplingPlan
  ) throws -> [BenchmarkRow] {
    let prepare = options.isQuick ? task.quickPrepare ?? task.prepare : task.prepare
    switch try prepare(count) {
    case .unavailable: return []
    case .counted(let bytesPerItem, let floor, let total):
      var row = BenchmarkRow(task: task.name, n: count, unit: task.unit)
      (row.p50, row.p90, row.minimum) = (bytesPerItem, bytesPerItem, bytesPerItem)
      row.floor = floor
      row.ratio = floor.map { bytesPerItem / $0 }
      row.bytes = Double(total)
      return [row]
    case .timed(let engine, let floor, let operations, let units):
      let samples = try measurePairs(engine: engine, floor: floor, plan: plan)
      func summary(_ samples: [Double], _ body: BenchmarkBody) -> SampleSummary? {
        let units = Double((body.operations ?? operations) * units)
        return SampleSummary(samples.map { $0 / units })
      }
      guard let times = summary(samples.engine, engine),
        let floorTimes = summary(samples.floor, floor)
      else { return [] }
      func row(_ name: String, _ body: BenchmarkBody, _ times: SampleSummary) throws
        -> BenchmarkRow
      {
        var row = BenchmarkRow(task: name, n: count, unit: task.unit)
        row.unitsPerOperation = units
        (row.p50, row.p90, row.minimum) = (times.p50, times.p90, times.minimum)
        (row.floor, row.ratio) = (floorTimes.p50, times.p50 / floorTimes.p50)
        body.prepare?()
        let heap = try countingHeap { try body.call() }
        let calls = Double(body.operations ?? operations)
        row.allocations = heap.map { Double($0.allocations) / calls }
        row.bytes = heap.map { Double($0.bytes) / calls }
        return row
      }
      return [
        try row(task.name, engine, times), try row("floor/" + task.name, floor, floorTimes),
      ]
    }
  }
}
