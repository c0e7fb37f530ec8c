import Dispatch

/// How long and how often a row is sampled.
package struct SamplingPlan: Hashable, Sendable {
  /// The least duration of a sample, in nanoseconds, far above the clock's step.
  package var sampleLength: UInt64 = 20_000
  /// The fewest pairs of samples, unless one pair alone takes longer than `budget`.
  package var minimumSamples = 25
  /// The most pairs of samples.
  package var maximumSamples = 1_000
  /// When to stop after the fewest samples, in nanoseconds.
  package var budget: UInt64 = 500_000_000

  /// Creates the plan of a full run.
  package init() {}
}

/// The samples of a row, in nanoseconds per call.
package struct PairedSamples {
  /// Those of the code under test.
  package var engine: [Double]
  /// Those of the floor kernel, taken in turn with the others.
  package var floor: [Double]
}

/// Times two bodies in turn (kernel, engine, kernel, …), so that both meet the same machine.
///
/// One untimed call of each goes first, to touch memory and fill caches. Calls are batched until a
/// sample is long enough for the clock.
package func measurePairs(
  engine: BenchmarkBody, floor: BenchmarkBody, plan: SamplingPlan
) throws -> PairedSamples {
  let start = DispatchTime.now().uptimeNanoseconds
  let floorCalls = try callsPerSample(floor, length: plan.sampleLength)
  let engineCalls = try callsPerSample(engine, length: plan.sampleLength)
  var samples = PairedSamples(engine: [], floor: [])
  while samples.engine.count < plan.maximumSamples {
    let spent = DispatchTime.now().uptimeNanoseconds - start
    let isEnough = samples.engine.count >= plan.minimumSamples && spent >= plan.budget
    let isTooSlow = !samples.engine.isEmpty && spent >= 6 * plan.budget
    if isEnough || isTooSlow { break }
    samples.floor.append(try sample(floor, calls: floorCalls))
    samples.engine.append(try sample(engine, calls: engineCalls))
  }
  return samples
}

/// The number of calls that fill a sample, found by doubling.
private func callsPerSample(_ body: BenchmarkBody, length: UInt64) throws -> Int {
  var calls = 1
  _ = try sample(body, calls: 1)
  while true {
    let duration = try sample(body, calls: calls) * Double(calls)
    if duration >= Double(length) || calls >= 1 << 24 { return calls }
    // A little more than the estimate, at most eight times as many: short times mislead.
    let wanted = Double(length) / max(duration, 1) * 1.2
    calls = max(calls + 1, Int(Double(calls) * min(wanted, 8)))
  }
}

/// The time of a call in nanoseconds, averaged over so many.
private func sample(_ body: BenchmarkBody, calls: Int) throws -> Double {
  guard let prepare = body.prepare else {
    let start = DispatchTime.now().uptimeNanoseconds
    for _ in 0..<calls { try body.call() }
    return Double(DispatchTime.now().uptimeNanoseconds - start) / Double(calls)
  }
  var total: UInt64 = 0
  for _ in 0..<calls {
    prepare()
    let start = DispatchTime.now().uptimeNanoseconds
    try body.call()
    total += DispatchTime.now().uptimeNanoseconds - start
  }
  return Double(total) / Double(calls)
}
