import LayoutGeometry
import ReferenceLayout
import Testing

@testable import FlowLayoutCore

/// Replacing items among lines against breaking all sizes at once.
@Suite struct LineSpliceTests {
  /// What sizes a walk draws from, and how lines break.
  enum Kind: CaseIterable {
    case random, ties, periodic, equalRuns, manyOnLine, oneOnLine, overlapping, grid, huge
  }

  /// Sizes in the manner of a kind.
  struct Source {
    let kind: Kind
    var numbers: SplitMix64

    var breaking: LineBreaking {
      LineBreaking(
        limit: 350 + FitTolerance.standard, spacing: kind == .overlapping ? -4 : 10,
        lineSpacing: ExactLength(kind == .overlapping ? -70.4 : 3.3),
        fixedCount: kind == .grid ? 3 : nil, crossIsWidth: true)
    }

    mutating func sizes(_ count: Int) -> [LayoutSize] {
      switch kind {
      case .periodic:
        let start = numbers.below(3)
        return (0..<count).map { LayoutSize(width: ($0 + start) % 3 == 2 ? 80 : 160, height: 20) }
      case .equalRuns:
        let size = LayoutSize(width: numbers.pick([100, 120, 350]), height: numbers.pick([7, 20]))
        return Array(repeating: size, count: count)
      default: return (0..<count).map { _ in size() }
      }
    }

    private mutating func size() -> LayoutSize {
      let height = Double(numbers.below(4000)) / 33
      let width: Double
      switch kind {
      case .ties: width = numbers.pick([110, 170, 230, 350, 110.0.nextUp, 0])
      case .manyOnLine: width = Double(numbers.below(4))
      case .oneOnLine: width = 200 + Double(numbers.below(300))
      default: width = 30 + Double(numbers.below(15_000)) / 100
      }
      let isHuge = kind == .huge && numbers.chance(0.05)
      return LayoutSize(
        width: width, height: isHuge ? numbers.pick([0x1p17, 0x1p30 + 0.3, 0x1p40]) : height)
    }
  }

  static let seeds: [(Kind, UInt64)] = Kind.allCases.flatMap { kind in
    [UInt64](1...3).map { (kind, $0) }
  }

  @Test(arguments: seeds)
  func editsEqualBreakingAtOnce(kind: Kind, seed: UInt64) {
    var source = Source(kind: kind, numbers: SplitMix64(seed: seed))
    let breaking = source.breaking
    var sizes = source.sizes([0, 1, 1800, 6000][Int(seed) % 4])
    var lines = VariedLines(tree: SumTree(breaking.chunks(of: sizes).chunks))
    for step in 0..<50 {
      let start = source.numbers.below(sizes.count + 1)
      let removed = source.numbers.pick([0, 0, 1, 1, 1, 3, 200])
      let range = start..<min(sizes.count, start + removed)
      let inserted = source.sizes(source.numbers.pick([0, 1, 1, 1, 2, 40, 500]))
      let before = lines.wholeLines
      let changed = lines.replace(range, with: inserted, breaking: breaking)
      sizes.replaceSubrange(range, with: inserted)
      let difference = lines.difference(from: sizes, breaking)
      #expect(difference == nil, "step \(step): \(range) by \(inserted.count)")
      // Lines outside what changed are the old ones.
      let after = lines.wholeLines
      let head = before.prefix { $0.firstItem + $0.itemCount <= changed.lowerBound }
      #expect(after.prefix(head.count) == head, "step \(step)")
      let shift = inserted.count - range.count
      let oldTail = before.drop { $0.firstItem + shift < changed.upperBound }
      let tail = after.drop { $0.firstItem < changed.upperBound }
      #expect(
        tail.map(\.firstItem) == oldTail.map { $0.firstItem + shift }
          && tail.map(\.itemCount) == oldTail.map(\.itemCount), "step \(step)")
      if difference != nil { return }
    }
  }

  static let runEdits: [UInt64] = Array(1...12)

  /// A run in closed form is cut, shifted and joined like the same sizes one by one.
  @Test(arguments: runEdits)
  func runsEqualBreakingAtOnce(seed: UInt64) {
    var source = Source(kind: .random, numbers: SplitMix64(seed: seed))
    let breaking = source.breaking
    let size = LayoutSize(width: source.numbers.pick([40, 100, 175, 400]), height: 12.1)
    let count = source.numbers.pick([1, 2, 7, 100, 2000])
    let capacity = LineCapacity.among(
      count, crossLength: size.width, spacing: breaking.spacing, available: breaking.limit,
      tolerance: 0)
    var lines = VariedLines(
      tree: SumTree([breaking.run(of: size, count: count, capacity: capacity)]))
    var sizes = Array(repeating: size, count: count)
    for step in 0..<60 {
      let start = source.numbers.below(sizes.count + 1)
      let range =
        start..<min(sizes.count, start + source.numbers.pick([0, 1, 1, 2, 30]))
      let count = source.numbers.pick([0, 1, 1, 5, 20])
      let inserted =
        source.numbers.chance(0.4)
        ? Array(repeating: size, count: count) : source.sizes(count)
      lines.replace(range, with: inserted, breaking: breaking)
      sizes.replaceSubrange(range, with: inserted)
      let difference = lines.difference(from: sizes, breaking)
      #expect(difference == nil, "step \(step): \(range) by \(inserted.count)")
      if difference != nil { return }
    }
  }

  /// An edit at the head of a million equal items leaves them in closed form.
  @Test func runsStayClosedForm() {
    let source = Source(kind: .random, numbers: SplitMix64(seed: 1))
    let breaking = source.breaking
    let size = LayoutSize(width: 100, height: 20)
    var lines = VariedLines(
      tree: SumTree([breaking.run(of: size, count: 1_000_000, capacity: 3)]))
    for index in 0..<50 {
      lines.replace(
        index..<index, with: [LayoutSize(width: 60, height: 30)], breaking: breaking)
    }
    #expect(lines.itemCount == 1_000_050)
    #expect(lines.chunkCount < 12)
  }

  /// Many edits in one place, at the end and everywhere leave chunks of a sane length.
  @Test(arguments: [UInt64(1), 2, 3])
  func chunksStaySane(seed: UInt64) {
    var source = Source(kind: .random, numbers: SplitMix64(seed: seed))
    let breaking = source.breaking
    var lines = VariedLines(tree: SumTree(breaking.chunks(of: source.sizes(3000)).chunks))
    var count = 3000
    for step in 0..<1000 {
      let place = seed == 1 ? min(count, 1500) : seed == 2 ? count : source.numbers.below(count + 1)
      let isDeletion = seed == 2 ? step >= 500 : source.numbers.chance(0.5)
      let range = isDeletion ? max(0, place - 1)..<place : place..<place
      lines.replace(range, with: isDeletion ? [] : source.sizes(1), breaking: breaking)
      count += isDeletion ? -range.count : 1
    }
    #expect(lines.itemCount == count)
    #expect(lines.chunkCount < lines.lineCount / LineChunk.leastLineCount + 8)
    #expect(fault(in: lines.tree) == nil)
  }

  /// Edits that move every later line, since each holds two items whatever stands before, leave few
  /// pieces with arrays of their own.
  @Test(arguments: [false, true])
  func piecesStayFew(isOnePlace: Bool) {
    var numbers = SplitMix64(seed: 4)
    let breaking = Source(kind: .periodic, numbers: numbers).breaking
    func size(_ item: Int) -> LayoutSize { LayoutSize(width: 120 + Double(item % 5), height: 20) }
    var sizes = (0..<20_000).map(size)
    var lines = VariedLines(tree: SumTree(breaking.chunks(of: sizes).chunks))
    let fresh = lines.chunkCount
    for step in 0..<400 {
      let place = isOnePlace ? 9_000 : numbers.below(sizes.count)
      let range = place..<(step % 2 == 0 ? place : place + 1)
      let inserted = range.isEmpty ? [size(place)] : []
      lines.replace(range, with: inserted, breaking: breaking)
      sizes.replaceSubrange(range, with: inserted)
    }
    #expect(lines.difference(from: sizes, breaking) == nil)
    #expect(lines.arrayCount < 60, "\(lines.arrayCount)")
    #expect(lines.chunkCount < fresh + 100, "\(lines.chunkCount) of \(fresh)")
    #expect(fault(in: lines.tree) == nil)
  }
}
