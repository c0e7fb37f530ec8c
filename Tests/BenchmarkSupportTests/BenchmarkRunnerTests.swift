import BenchmarkSupport
import Testing

@Suite struct BenchmarkRunnerTests {
  private static func options(_ arguments: String...) throws -> BenchmarkOptions {
    try BenchmarkOptions(arguments: ["--quick"] + arguments)
  }

  /// A task whose bodies note their calls.
  private static func task(_ name: String, log: @escaping (String) -> Void) -> BenchmarkTask {
    BenchmarkTask(name, unit: .item, counts: [10, 20]) { count in
      .timed(
        engine: BenchmarkBody { log("e") }, floor: BenchmarkBody { log("f") }, operations: 1,
        unitsPerOperation: count)
    }
  }

  @Test func everyTaskHasARowAndAFloorAtEveryCount() throws {
    let runner = BenchmarkRunner(
      tasks: [Self.task("a/b") { _ in }], options: try Self.options())
    let outcome = runner.run()
    #expect(outcome.failures.isEmpty)
    #expect(outcome.rows.map(\.task) == ["a/b", "floor/a/b", "a/b", "floor/a/b"])
    #expect(outcome.rows.map(\.n) == [10, 10, 20, 20])
    for row in outcome.rows {
      #expect(row.floor != nil && row.ratio != nil && row.p50 != nil && row.p90 != nil)
      #expect((row.allocations != nil) == countsHeapCalls)
    }
    #expect(outcome.rows[1].ratio == 1)
  }

  @Test func countsAskedForReplaceATasksOwnUpToItsLargest() throws {
    let runner = BenchmarkRunner(
      tasks: [Self.task("a/b") { _ in }],
      options: try Self.options("--count", "15", "--count", "30"))
    #expect(runner.run().rows.map(\.n) == [15, 15])
  }

  @Test func samplesAlternate() throws {
    var calls = ""
    let engine = BenchmarkBody { calls += "e" }
    let floor = BenchmarkBody { calls += "f" }
    var plan = SamplingPlan()
    plan.sampleLength = 0
    plan.maximumSamples = 4
    let samples = try measurePairs(engine: engine, floor: floor, plan: plan)
    #expect(samples.engine.count == 4 && samples.floor.count == 4)
    #expect(calls.hasSuffix("fefefefe"))
  }

  @Test func preparationGoesBeforeEveryCall() throws {
    var calls = ""
    let body = BenchmarkBody(prepare: { calls += "p" }, call: { calls += "c" })
    var plan = SamplingPlan()
    plan.sampleLength = 0
    plan.maximumSamples = 3
    _ = try measurePairs(engine: body, floor: body, plan: plan)
    #expect(calls == String(repeating: "pc", count: calls.count / 2))
    #expect(calls.count >= 12)
  }

  @Test func aWrongResultIsNamedAndHasNoRow() throws {
    let wrong = BenchmarkTask("a/wrong", unit: .item, counts: [5]) { _ in
      .timed(
        engine: BenchmarkBody { try expectEqual(1, 2, "sum") }, floor: BenchmarkBody {},
        operations: 1, unitsPerOperation: 1)
    }
    let outcome = BenchmarkRunner(tasks: [wrong], options: try Self.options()).run()
    #expect(outcome.rows.isEmpty)
    #expect(outcome.failures == ["a/wrong 5: sum: found 1, expected 2"])
  }

  @Test(.enabled(if: countsHeapCalls, "heap calls are not counted on this system"))
  func aBodyMayDoMoreOperationsThanItsFloor() throws {
    func allocate(_ blocks: Int) {
      for _ in 0..<blocks {
        let block = UnsafeMutableRawPointer.allocate(byteCount: 100, alignment: 8)
        unsafe block.deallocate()
      }
    }
    let task = BenchmarkTask("a/b", unit: .edit, counts: [1]) { _ in
      .timed(
        engine: BenchmarkBody(operations: 4) { allocate(8) }, floor: BenchmarkBody { allocate(6) },
        operations: 2, unitsPerOperation: 1)
    }
    let rows = BenchmarkRunner(tasks: [task], options: try Self.options()).run().rows
    #expect(rows.map(\.allocations) == [2, 3])
  }

  @Test func aQuickRunMayPrepareLess() throws {
    var task = BenchmarkTask("a/b", unit: .bytesPerItem, counts: [1]) { _ in
      .counted(bytesPerItem: 2, floor: nil, total: 2)
    }
    task.quickPrepare = { _ in .counted(bytesPerItem: 1, floor: nil, total: 1) }
    let quick = BenchmarkRunner(tasks: [task], options: try Self.options()).run()
    let full = BenchmarkRunner(tasks: [task], options: try BenchmarkOptions(arguments: [])).run()
    #expect(quick.rows.map(\.p50) == [1])
    #expect(full.rows.map(\.p50) == [2])
  }
}
