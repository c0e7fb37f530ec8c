import BenchmarkSupport
import Testing

@Suite struct StatisticsTests {
  static let percentiles: [(Double, [Double], Double)] = [
    (50, [1, 2, 3], 2),
    (50, [1, 2, 3, 4], 2.5),
    (90, [0, 10], 9),
    (90, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 10),
    (0, [4, 5], 4),
    (100, [4, 5], 5),
    (130, [4, 5], 5),
    (50, [7], 7),
  ]

  @Test(arguments: percentiles)
  func percentileLiesBetweenItsNeighbours(percent: Double, samples: [Double], expected: Double) {
    #expect(percentile(percent, ofSorted: samples) == expected)
  }

  @Test func summaryTakesSamplesInAnyOrder() throws {
    let summary = try #require(SampleSummary([5, 1, 4, 2, 3]))
    #expect(summary.minimum == 1)
    #expect(summary.p50 == 3)
    #expect(summary.p90 == 4.6)
  }

  @Test func noSampleHasNoSummary() {
    #expect(SampleSummary([]) == nil)
    #expect(percentile(50, ofSorted: []).isNaN)
  }

  @Test func generatorRepeatsTheSequenceOfItsSeed() {
    // The first numbers of SplitMix64 from seed 0, as published with it.
    var generator = SeededGenerator(seed: 0)
    #expect(generator.next() == 0xe220_a839_7b1d_cdaf)
    #expect(generator.next() == 0x6e78_9e6a_a1b9_65f4)
    #expect(generator.next() == 0x06c4_5d18_8009_454f)
  }
}
