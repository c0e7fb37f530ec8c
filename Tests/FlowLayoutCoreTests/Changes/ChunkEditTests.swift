import LayoutGeometry
import ReferenceLayout
import Testing

@testable import FlowLayoutCore

/// Replacing items where their chunk stands against breaking all sizes at once.
@Suite struct ChunkEditTests {
  private static let breaking = LineBreaking(
    limit: 350 + FitTolerance.standard, spacing: 10, lineSpacing: ExactLength(3.3),
    fixedCount: nil, crossIsWidth: true)

  /// Three of the first, two of the second or one of the last fill a line.
  private static let sizes = [
    LayoutSize(width: 110, height: 20), LayoutSize(width: 170, height: 31.7),
    LayoutSize(width: 350, height: 7),
  ]

  /// All lists of so many sizes.
  private static func lists(of count: Int) -> [[LayoutSize]] {
    (0..<count).reduce([[]]) { lists, _ in lists.flatMap { list in sizes.map { list + [$0] } } }
  }

  /// An edit of a chunk, and what stands around it.
  private struct Edit {
    var old: [LayoutSize]
    var range: Range<Int>
    var sizes: [LayoutSize]
    var following: LayoutSize?
    var isFirst = true
    var breaking = ChunkEditTests.breaking

    var new: [LayoutSize] {
      var new = old
      new.replaceSubrange(range, with: sizes)
      return new
    }

    /// Whether the item behind the chunk begins a line, as one does.
    var isPossible: Bool {
      let lines = PlainLineModel(breaking, old + (following.map { [$0] } ?? []))
      return following == nil || lines.firstItems.last == old.count
    }

    /// Whether the chunk can take the edit and no line outside it changes.
    ///
    /// Lines may not get fewer: these chunks are shorter than a chunk should be.
    var fits: Bool {
      let new = new
      if new.isEmpty || !isFirst && range.lowerBound == 0 { return false }
      let lines = PlainLineModel(breaking, new + (following.map { [$0] } ?? []))
      if following != nil && lines.firstItems.last != new.count { return false }
      return PlainLineModel(breaking, new).firstItems.count
        >= PlainLineModel(breaking, old).firstItems.count
    }

    /// The new items from the first line that may differ on, up to where all lines are the old ones.
    var changed: Range<Int> {
      let (before, after) = (PlainLineModel(breaking, old), PlainLineModel(breaking, new))
      let firstTouched = max(0, range.lowerBound - 1)
      let first = before.firstItems.last { $0 <= firstTouched } ?? 0
      let shift = sizes.count - range.count
      let met = after.firstItems.first { item in
        item > first && item >= range.lowerBound + sizes.count
          && before.firstItems.contains(item - shift)
      }
      return first..<(met ?? new.count)
    }

    /// The first way in which the edit comes out wrong; nil where none.
    func difference() -> String? {
      let chunks = breaking.chunks(of: old).chunks
      guard chunks.count == 1 else { return "\(chunks.count) chunks" }
      let result = edit(
        chunks[0], range, with: sizes, breaking, isFirst: isFirst, following: following)
      let isDone = result != nil
      if isDone != fits { return "done: \(isDone)" }
      if isDone && result != changed { return "changed \(result ?? 0..<0), not \(changed)" }
      let expected = isDone ? new : old
      if PlainLineModel(chunks) != PlainLineModel(breaking, expected) { return "other lines" }
      return (0..<expected.count).map(chunks[0].size(ofItem:)) == expected ? nil : "other sizes"
    }
  }

  /// All edits of a short chunk that replace at most two items by at most two, before each item.
  private static func edits(of old: [LayoutSize]) -> [Edit] {
    let ranges = (0...old.count).flatMap { first in
      (first...min(old.count, first + 2)).map { first..<$0 }
    }
    let replacements = (0...2).flatMap(lists(of:))
    let followings = [nil] + sizes.map { Optional($0) }
    return ranges.flatMap { range in
      replacements.flatMap { new in
        followings.flatMap { following in
          [true, false].map { isFirst in
            Edit(old: old, range: range, sizes: new, following: following, isFirst: isFirst)
          }
        }
      }
    }
  }

  @Test(arguments: 1...4)
  func shortChunksEqualBreakingAtOnce(count: Int) {
    for old in Self.lists(of: count) {
      for edit in Self.edits(of: old) where edit.isPossible {
        let difference = edit.difference()
        #expect(difference == nil, "\(edit)")
        if difference != nil { return }
      }
    }
  }

  /// Long chunks of hard sizes, edited again and again: nothing that the chunk says gets wrong.
  @Test(arguments: HardSizes.allCases)
  func longChunksEqualBreakingAtOnce(kind: HardSizes) {
    var random = SplitMix64(seed: 11)
    var doneCount = 0
    for round in 0..<40 {
      var sizes = kind.list(20 + random.below(60), &random)
      let chunks = Self.breaking.chunks(of: sizes).chunks
      guard chunks.count == 1 else { continue }
      for step in 0..<12 {
        let start = random.below(sizes.count + 1)
        let range = start..<min(sizes.count, start + random.below(3))
        let new = kind.list(random.below(3), &random)
        let isDone = edit(chunks[0], range, with: new, Self.breaking) != nil
        if isDone { sizes.replaceSubrange(range, with: new) }
        doneCount += isDone ? 1 : 0
        let isEqual = PlainLineModel(chunks) == PlainLineModel(Self.breaking, sizes)
        #expect(isEqual, "round \(round), step \(step): \(range) by \(new.count)")
        if !isEqual { return }
      }
    }
    // Items longer than a line, and lines that fill a chunk soon, are left to the splice.
    let isLeft = [.oversize, .huge, .mixed, .thick, .thickMosaic].contains(kind)
    #expect(isLeft || doneCount > 40, "\(doneCount) edits were done")
  }

  /// A chunk takes items up to its limits, and nothing behind them.
  @Test func chunksStopGrowing() {
    let limits = (lines: ChunkEdit.largestLineCount, items: ChunkEdit.largestItemCount)
    for (size, least) in [
      (Self.sizes[2], limits.lines), (LayoutSize(width: 1, height: 9), limits.items),
    ] {
      let chunks = Self.breaking.chunks(of: Array(repeating: size, count: 40)).chunks
      #expect(chunks.count == 1)
      var count = 40
      while count < 2_000 {
        guard edit(chunks[0], 20..<20, with: [size], Self.breaking) != nil else { break }
        count += 1
      }
      #expect(count == least)
      #expect(chunks[0].lineCount <= limits.lines && chunks[0].itemCount <= limits.items)
    }
  }

  /// Grids and lines that overlap are left to the splice, and stay as they are.
  @Test(arguments: [(nil, -1.0), (3, 3.3)])
  func otherLinesStayUntouched(fixedCount: Int?, lineSpacing: Double) {
    let breaking = LineBreaking(
      limit: 350 + FitTolerance.standard, spacing: 10, lineSpacing: ExactLength(lineSpacing),
      fixedCount: fixedCount, crossIsWidth: true)
    let sizes = Self.lists(of: 4).flatMap { $0 }
    let chunks = breaking.chunks(of: Array(sizes[0..<60])).chunks
    #expect(edit(chunks[0], 5..<6, with: [Self.sizes[0]], breaking) == nil)
    #expect(PlainLineModel(chunks) == PlainLineModel(breaking, Array(sizes[0..<60])))
  }

  /// Nearly all single edits of sizes at random are done in their place once each chunk was edited,
  /// and a copy taken meanwhile never changes.
  @Test func mostEditsStayInTheirChunk() {
    var source = LineSpliceTests.Source(kind: .random, numbers: SplitMix64(seed: 5))
    var sizes = source.sizes(2_000)
    var lines = VariedLines(tree: SumTree(Self.breaking.chunks(of: sizes).chunks))
    var (stayed, copy, copied) = (0, VariedLines?.none, [LayoutSize]())
    for step in 0..<600 {
      if step == 200 { (copy, copied) = (lines, sizes) }
      if step == 210 {
        #expect(copy?.difference(from: copied, Self.breaking) == nil)
        copy = nil
      }
      let place = source.numbers.below(sizes.count)
      let range = place..<place + (source.numbers.chance(0.5) ? 1 : 0)
      let new = range.isEmpty ? source.sizes(1) : source.numbers.chance(0.5) ? source.sizes(1) : []
      let before = ObjectIdentifier(lines.tree.element(ofItem: max(0, place - 1)).element)
      lines.replace(range, with: new, breaking: Self.breaking)
      sizes.replaceSubrange(range, with: new)
      let after = ObjectIdentifier(lines.tree.element(ofItem: max(0, place - 1)).element)
      stayed += step >= 300 && before == after ? 1 : 0
    }
    #expect(lines.difference(from: sizes, Self.breaking) == nil)
    #expect(stayed > 200, "\(stayed) of 300")
  }
}

/// Replaces items of a chunk in its place.
private func edit(
  _ chunk: LineChunk, _ range: Range<Int>, with sizes: [LayoutSize], _ breaking: LineBreaking,
  isFirst: Bool = true, following: LayoutSize? = nil
) -> Range<Int>? {
  unsafe sizes.withUnsafeBufferPointer {
    unsafe ChunkEdit(
      breaking: breaking, range: range, sizes: $0, isFirst: isFirst, isVaried: false
    )
    .perform(on: chunk) { following }
  }
}
