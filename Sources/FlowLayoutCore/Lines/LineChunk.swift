import LayoutGeometry

/// A run of whole lines of a section: the element of its tree.
///
/// Positions inside are relative to the chunk's first line, so that what stands before can change
/// without touching it.
final class LineChunk: TreeElement {
  /// What the tree keeps of the lines.
  let summary: LineSummary

  /// The sizes as they were given, often for many chunks together.
  ///
  /// This chunk's begin at `firstSize`. For a run of equal sizes there is only that one.
  let sizes: [LayoutSize]

  /// The first item's place in `sizes`.
  let firstSize: Int

  /// Where the lines begin, often for many chunks together; nil for a run.
  ///
  /// A line's thickness is not kept: it is the longest of its items, which a visit reads anyway.
  let table: LineTable?

  /// The first line's place in `table`.
  let firstLine: Int

  /// The closed form of items of one size, however many; nil for sizes one by one.
  let run: EqualRun?

  /// Creates lines of items with a size each.
  init(
    summary: LineSummary, sizes: [LayoutSize], firstSize: Int, table: LineTable, firstLine: Int
  ) {
    self.summary = summary
    self.sizes = sizes
    self.firstSize = firstSize
    self.table = table
    self.firstLine = firstLine
    run = nil
  }

  /// Creates lines of items of one size.
  init(summary: LineSummary, size: LayoutSize, run: EqualRun) {
    self.summary = summary
    sizes = [size]
    firstSize = 0
    table = nil
    firstLine = 0
    self.run = run
  }

  /// The number of items, at least 1.
  var itemCount: Int { summary.length.items }

  /// The number of lines, at least 1.
  var lineCount: Int { summary.length.lines }
}

/// One line of a chunk.
struct ChunkLine {
  /// Its first item, from the chunk's first.
  var firstItem: Int
  /// How many items it holds, at least 1.
  var itemCount: Int
  /// Where it begins, from the chunk's beginning.
  var offset: ExactLength

  /// Its items, from the chunk's first.
  var items: Range<Int> { firstItem..<firstItem + itemCount }
}

/// Lines of items of one size, `capacity` on each but the last.
struct EqualRun: Hashable {
  /// The items of a full line.
  var capacity: Int
  /// From one line's beginning to the next one's.
  var pitch: ExactLength
}

extension LineChunk {
  /// The most lines of a listed chunk: an edit costs one, a layout from scratch allocates per chunk.
  static let largestLineCount = 256

  /// The most items of a listed chunk of more than one line.
  static let largestItemCount = 2048

  /// The line at an index, which must exist.
  @inline(__always)
  func line(_ index: Int) -> ChunkLine {
    if let table {
      let first = table.firstItem(firstLine &+ index)
      let next = index &+ 1
      let end = next < lineCount ? table.firstItem(firstLine &+ next) : itemCount
      return ChunkLine(
        firstItem: first, itemCount: end &- first,
        offset: ExactLength(units: table.offset(firstLine &+ index)))
    }
    guard let run else { return ChunkLine(firstItem: 0, itemCount: 0, offset: .zero) }
    let first = index * run.capacity
    return ChunkLine(
      firstItem: first, itemCount: min(run.capacity, itemCount - first),
      offset: run.pitch.times(index))
  }

  /// The index of the line on which an item, counted from the chunk's first, stands.
  ///
  /// - Complexity: O(log of the chunk's lines).
  func lineIndex(ofItem item: Int) -> Int {
    if let run { return item / run.capacity }
    guard let table else { return 0 }
    var low = 0
    var high = lineCount
    while high - low > 1 {
      let middle = (low + high) / 2
      if table.firstItem(firstLine + middle) <= item { low = middle } else { high = middle }
    }
    return low
  }

  /// The size of an item, counted from the chunk's first, as it was given.
  func size(ofItem item: Int) -> LayoutSize {
    run == nil ? sizes[firstSize + item] : sizes[0]
  }

  /// The lines that may reach into a main range; positions count from the chunk's beginning.
  ///
  /// Where lines do not overlap these are the lines that meet the range, and at most one more at
  /// each end that touches it; else all lines of a listed chunk.
  ///
  /// - Complexity: O(log of the chunk's lines).
  func lines(
    from low: ExactLength, to high: ExactLength, lineSpacing: ExactLength
  ) -> Range<Int> {
    if let run {
      return LineSearch.lines(
        from: low, to: high, pitch: run.pitch, thickness: run.pitch.minus(lineSpacing),
        count: lineCount)
    }
    guard let table, lineSpacing >= .zero else { return 0..<lineCount }
    // A line ends where the next one begins, less the spacing: search for that beginning.
    let first = firstLine(table, from: 1, at: low.plus(lineSpacing).clampedUnits) - 1
    let last = high.clampedUnits
    let end = last == .max ? lineCount : firstLine(table, from: first, at: last + 1)
    return first..<max(first, end)
  }

  /// The first line from an index on that begins at an offset or after it; the line count where none
  /// does.
  private func firstLine(_ table: LineTable, from start: Int, at target: Int64) -> Int {
    var low = start
    var high = lineCount
    while low < high {
      let middle = (low + high) / 2
      if table.offset(firstLine + middle) >= target { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
