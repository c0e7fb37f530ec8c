/// The order statistics of a row's samples.
package struct SampleSummary: Hashable, Sendable {
  /// The least sample.
  package var minimum: Double
  /// The median.
  package var p50: Double
  /// The value that nine samples in ten do not pass.
  package var p90: Double

  /// Summarizes samples in any order; nil where there is none.
  package init?(_ samples: [Double]) {
    let sorted = samples.sorted()
    guard let first = sorted.first else { return nil }
    minimum = first
    p50 = percentile(50, ofSorted: sorted)
    p90 = percentile(90, ofSorted: sorted)
  }
}

/// The value below which `percent` percent of ascending samples lie, between its neighbours in
/// proportion; NaN where there is no sample.
package func percentile(_ percent: Double, ofSorted samples: [Double]) -> Double {
  guard let last = samples.indices.last else { return .nan }
  let position = min(max(percent / 100, 0), 1) * Double(last)
  let lower = Int(position)
  let upper = min(lower + 1, last)
  return samples[lower] + (samples[upper] - samples[lower]) * (position - Double(lower))
}
