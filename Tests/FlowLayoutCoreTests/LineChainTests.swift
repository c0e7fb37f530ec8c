import LayoutGeometry
import ReferenceLayout
import Testing

@testable import FlowLayoutCore

/// Four chains side by side break lines as the plain loop does, to the bit.
@Suite struct LineChainTests {
  static let block = ChainLengths.chains * ChainLengths.first
  static let laterBlock = ChainLengths.chains * ChainLengths.following

  /// Around every length at which something else begins.
  static let counts: [Int] =
    [block, block + laterBlock, block + 2 * laterBlock, LineBreaking.leastChainedCount]
    .flatMap { [$0 - 1, $0, $0 + 1] } + [1, 2, 256, 257, 2_048, 2_049, 2_050, 7_000]

  static func breaking(
    spacing: Double = 10, lineSpacing: Double = 10, tolerance: Double = 1e-6,
    crossIsWidth: Bool = true
  ) -> LineBreaking {
    LineBreaking(
      limit: 350 + tolerance, spacing: spacing, lineSpacing: ExactLength(lineSpacing),
      fixedCount: nil, crossIsWidth: crossIsWidth)
  }

  static func anyBreaking(_ random: inout SplitMix64) -> LineBreaking {
    breaking(
      spacing: random.pick([10, 0, 0.1, -3, -40]),
      lineSpacing: random.pick([10, 0, 0.1, -70.4, 511, 512, 0x1p17, -0x1p17, 0x1p40]),
      tolerance: random.pick([0, 1e-6]), crossIsWidth: random.chance(0.5))
  }

  /// What chains alone make, and how many blocks they broke.
  static func chained(
    _ breaking: LineBreaking, _ sizes: [LayoutSize]
  ) -> (making: ChunkMaking, blocks: Int) {
    var making = ChunkMaking(breaking, sizes)
    let blocks = breaking.breakByChains(&making)
    return (making, blocks)
  }

  static func expectLimits(_ chunks: [LineChunk]) {
    for chunk in chunks {
      #expect(chunk.lineCount <= LineChunk.largestLineCount)
      #expect(chunk.itemCount <= LineChunk.largestItemCount || chunk.lineCount == 1)
    }
  }

  @Test(arguments: HardSizes.allCases) func chainsAndLoopEqualThePlainModel(_ kind: HardSizes) {
    var random = SplitMix64(seed: 17)
    for count in LineChainTests.counts {
      let breaking = LineChainTests.anyBreaking(&random)
      var sizes = kind.list(count, &random)
      if !breaking.crossIsWidth {
        sizes = sizes.map { LayoutSize(width: $0.height, height: $0.width) }
      }
      let expected = PlainLineModel(breaking, sizes)
      var loop = ChunkMaking(breaking, sizes)
      breaking.breakInOrder(&loop)
      var (chains, _) = LineChainTests.chained(breaking, sizes)
      breaking.breakInOrder(&chains)
      let whole = breaking.chunks(of: sizes)
      // Compared outside of `#expect`, which would write out thousands of lines.
      let loopAgrees = PlainLineModel(loop.chunks) == expected
      let chainsAgree = PlainLineModel(chains.chunks) == expected
      let wholeAgrees = PlainLineModel(whole.chunks) == expected
      #expect(
        loopAgrees && chainsAgree && wholeAgrees,
        "loop \(loopAgrees), chains \(chainsAgree), \(count) items, \(breaking)")
      #expect(whole.invalid == nil && loop.invalid == nil && chains.invalid == nil)
      LineChainTests.expectLimits(loop.chunks)
      LineChainTests.expectLimits(chains.chunks)
    }
  }

  /// The comparison above would say nothing if chains were given up at once.
  @Test(arguments: [HardSizes.random, .ties, .oversize, .rows, .thick, .rarelyThick, .huge, .mixed])
  func chainsBreakAllBlocks(_ kind: HardSizes) {
    var random = SplitMix64(seed: 3)
    let sizes = kind.list(20_000, &random)
    let (making, blocks) = LineChainTests.chained(LineChainTests.breaking(), sizes)
    #expect(blocks >= 9)
    #expect(making.nextItem > 20_000 - LineChainTests.laterBlock - 100)
    // Long arrays go the same way without being asked to.
    let whole = LineChainTests.breaking().chunks(of: sizes).chunks
    #expect(
      whole.prefix(making.chunks.count).map(\.summary) == making.chunks.map(\.summary))
  }

  /// Where lines are alike the plain loop is faster: the first block shows it.
  @Test(arguments: [HardSizes.pairs, .triples, .zeros]) func chainsAreGivenUp(_ kind: HardSizes) {
    var random = SplitMix64(seed: 4)
    let sizes = kind.list(20_000, &random)
    let (making, blocks) = LineChainTests.chained(LineChainTests.breaking(), sizes)
    #expect(blocks == 0)
    #expect(making.nextItem <= LineChainTests.block)
  }

  /// Seams that do not meet in the midst of others: the chain's lines are thrown away.
  @Test func seamsThatDoNotMeet() {
    var random = SplitMix64(seed: 5)
    let breaking = LineChainTests.breaking()
    for start in stride(from: 0, to: 3_000, by: 125) {
      var sizes = HardSizes.random.list(6_000, &random)
      let pairs = HardSizes.pairs.list(700, &random)
      sizes.replaceSubrange(start..<start + pairs.count, with: pairs)
      let agrees =
        PlainLineModel(breaking.chunks(of: sizes).chunks) == PlainLineModel(breaking, sizes)
      #expect(agrees, "pairs from \(start)")
    }
  }

  static let invalidLengths: [Double] = [
    .nan, -.nan, .infinity, -.infinity, -1, -.leastNonzeroMagnitude, 0x1p40.nextUp, -0x1p41,
    .greatestFiniteMagnitude, .signalingNaN,
  ]

  @Test(arguments: invalidLengths) func invalidSizesAreFoundAnywhere(_ length: Double) {
    var random = SplitMix64(seed: 6)
    let count = 5_000
    let places = [0, 1, 2, 126, 127, 128, 380, 381, 507, 508, 509, 1_016, 1_017, 2_543, 2_544]
    for kind in [HardSizes.random, .pairs, .oversize, .rarelyThick] {
      let valid = kind.list(count, &random)
      for place in places + [4_579, 4_580, 4_998, 4_999] {
        var sizes = valid
        let other = min(count - 1, place + random.below(3) * 400)
        for place in [place, other] {
          if random.chance(0.5) {
            sizes[place].width = length
          } else {
            sizes[place].height = length
          }
        }
        for crossIsWidth in [false, true] {
          let breaking = LineChainTests.breaking(crossIsWidth: crossIsWidth)
          let made = breaking.chunks(of: sizes)
          #expect(made.invalid == place, "\(kind), item \(place)")
          #expect(made.chunks.isEmpty)
          #expect(breaking.chunks(of: Array(sizes[..<(place + 1)])).invalid == place)
        }
      }
    }
  }

  /// Grids share the chunks' limits, with lines of more items than a chunk holds too.
  @Test(arguments: [1, 2, 3, 7, 256, 2_047, 2_048, 2_049, 5_000, 70_000])
  func gridsEqualThePlainModel(_ lineCount: Int) {
    var random = SplitMix64(seed: 7)
    for kind in [HardSizes.random, .rarelyThick, .huge] {
      var breaking = LineChainTests.anyBreaking(&random)
      breaking.fixedCount = lineCount
      breaking.limit = .infinity
      let sizes = kind.list(lineCount > 10_000 ? 150_000 : 6_000, &random)
      let made = breaking.chunks(of: sizes)
      let agrees = PlainLineModel(made.chunks) == PlainLineModel(breaking, sizes)
      #expect(agrees, "\(kind)")
      LineChainTests.expectLimits(made.chunks)
    }
  }
}

/// The look that tells ordinary sizes from those that need a closer one.
@Suite struct ItemSurveyTests {
  static let lengths: [Double] =
    LineChainTests.invalidLengths + [
      0, .leastNonzeroMagnitude, 1, 350, 350.0.nextUp, 0x1p40.nextDown, 0x1p40,
    ]

  @Test(arguments: lengths) func limitsAreExact(_ length: Double) {
    let isValid = sizeFault(LayoutSize(width: length, height: 0)) == nil
    for place in 0..<7 {
      var sizes = Array(repeating: LayoutSize(width: 10, height: 20), count: 7)
      sizes[place].width = length
      let isWidthOrdinary = LineChainTests.breaking(tolerance: 0).areOrdinary(sizes, 0..<7)
      #expect(isWidthOrdinary == (isValid && length <= 350))
      sizes[place] = LayoutSize(width: 10, height: length)
      let isHeightOrdinary = LineChainTests.breaking(tolerance: 0).areOrdinary(sizes, 0..<7)
      #expect(isHeightOrdinary == isValid)
      #expect(LineChainTests.breaking(tolerance: 0).areOrdinary(sizes, 0..<place))
    }
  }
}
