import LayoutGeometry

/// A run of whole lines of a section: the element of its tree.
///
/// Positions inside are relative to the chunk's first line, so that what stands before can change
/// without touching it.
struct LineChunk: TreeElement {
  /// How the lines are kept.
  enum Content {
    /// A size for each item, and where each line begins.
    case listed(ListedLines)
    /// Items of one size in closed form, however many.
    case run(EqualRun)
  }

  /// The lines.
  var content: Content
  /// What the tree keeps of them.
  var summary: LineSummary

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

/// Lines of items with a size each: about ten bytes a line beside the sizes.
///
/// A line's thickness is not kept: it is the longest of its items, which a visit reads anyway.
struct ListedLines {
  /// The sizes as they were given, often for many chunks together; this one's begin at `firstSize`.
  var sizes: [LayoutSize]
  /// The first item's place in `sizes`.
  var firstSize: Int
  /// Where each line begins, in units from the chunk's beginning.
  var offsets: [Int64]
  /// Each line's first item, from the chunk's first.
  var firstItems: [UInt16]
}

/// Lines of items of one size, `capacity` on each but the last.
struct EqualRun: Hashable {
  /// The size as it was given.
  var size: LayoutSize
  /// The items of a full line.
  var capacity: Int
  /// From one line's beginning to the next one's.
  var pitch: ExactLength
}

extension LineChunk {
  /// The most lines of a listed chunk: an edit costs one, a layout from scratch allocates per chunk.
  static let largestLineCount = 128

  /// The items after which a listed chunk ends at the next line.
  static let largestItemCount = 1024

  /// A listed chunk ends before a line that begins farther than this from its start, so that
  /// positions in it fit into 64 bits.
  static let farthestOffset: Int64 = 1 << 62

  /// The line at an index, which must exist.
  func line(_ index: Int) -> ChunkLine {
    switch content {
    case .listed(let lines):
      let first = Int(lines.firstItems[index])
      let end = index + 1 < lineCount ? Int(lines.firstItems[index + 1]) : itemCount
      return ChunkLine(
        firstItem: first, itemCount: end - first, offset: ExactLength(units: lines.offsets[index]))
    case .run(let run):
      let first = index * run.capacity
      return ChunkLine(
        firstItem: first, itemCount: min(run.capacity, itemCount - first),
        offset: run.pitch.times(index))
    }
  }

  /// The index of the line on which an item, counted from the chunk's first, stands.
  ///
  /// - Complexity: O(log of the chunk's lines).
  func lineIndex(ofItem item: Int) -> Int {
    switch content {
    case .run(let run): return item / run.capacity
    case .listed(let lines):
      var low = 0
      var high = lineCount
      while high - low > 1 {
        let middle = (low + high) / 2
        if Int(lines.firstItems[middle]) <= item { low = middle } else { high = middle }
      }
      return low
    }
  }

  /// The size of an item, counted from the chunk's first, as it was given.
  func size(ofItem item: Int) -> LayoutSize {
    switch content {
    case .listed(let lines): lines.sizes[lines.firstSize + item]
    case .run(let run): run.size
    }
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
    switch content {
    case .run(let run):
      return LineSearch.lines(
        from: low, to: high, pitch: run.pitch, thickness: run.pitch.minus(lineSpacing),
        count: lineCount)
    case .listed(let lines):
      guard lineSpacing >= .zero else { return 0..<lineCount }
      // A line ends where the next one begins, less the spacing: search for that beginning.
      let first = lines.firstLine(from: 1) {
        ExactLength(units: $0) >= low.plus(lineSpacing)
      }
      let end = lines.firstLine(from: first - 1) { ExactLength(units: $0) > high }
      return first - 1..<max(first - 1, end)
    }
  }
}

extension ListedLines {
  /// The first line from an index on whose offset meets a condition that holds from some line on.
  @inline(__always)
  fileprivate func firstLine(from start: Int, where holds: (Int64) -> Bool) -> Int {
    var low = start
    var high = offsets.count
    while low < high {
      let middle = (low + high) / 2
      if holds(offsets[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
