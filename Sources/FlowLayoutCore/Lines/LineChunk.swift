import LayoutGeometry

/// A run of whole lines of a section: the element of its tree.
///
/// Positions inside are relative to the chunk's first line, so that what stands before can change
/// without touching it. A chunk that copies of a layout share never changes; one that a single layout
/// holds may be changed in its place.
///
/// What a query reads comes first, so that it lies on few cache lines.
@safe
final class LineChunk: TreeChild, TreeElement, @unchecked Sendable {
  /// Where each line begins, in units from `firstOffset`; nil for a run.
  ///
  /// A line's thickness is not kept: it is the longest of its items, which a visit reads anyway.
  private var offsets: UnsafePointer<Int64>?

  /// Each line's first item, `itemBase` for the chunk's first; nil for a run.
  private var firstItems: UnsafePointer<UInt16>?

  /// What the table says of the first line: not 0 where the chunk is a slice of a longer one.
  private var firstOffset: Int64
  private var itemBase: Int

  /// The sizes as they were given, often for many chunks together.
  ///
  /// This chunk's begin at `firstSize`. For a run of equal sizes there is only that one.
  private(set) var sizes: [LayoutSize]

  /// Keeps the memory of `offsets` and `firstItems`, often for many chunks together.
  private var table: LineTable?

  /// The first item's place in `sizes`.
  let firstSize: Int

  /// What the tree keeps of the lines.
  private(set) var summary: LineSummary

  /// The closed form of items of one size, however many; nil for sizes one by one.
  let run: EqualRun?

  /// Creates lines of items with a size each, which begin where a table says from a line on.
  init(
    summary: LineSummary, sizes: [LayoutSize], firstSize: Int, table: LineTable, firstLine: Int
  ) {
    self.summary = summary
    self.sizes = sizes
    self.firstSize = firstSize
    self.table = table
    let room = unsafe table.room(from: firstLine)
    unsafe offsets = UnsafePointer(room.offsets)
    unsafe firstItems = UnsafePointer(room.firstItems)
    unsafe firstOffset = room.offsets[0]
    unsafe itemBase = Int(room.firstItems[0])
    run = nil
  }

  /// Creates a slice of a listed chunk: some of its lines, from `line` and `item` on.
  init(summary: LineSummary, sliceOf chunk: LineChunk, fromLine line: Int, item: Int) {
    self.summary = summary
    sizes = chunk.sizes
    firstSize = chunk.firstSize + item
    table = chunk.table
    unsafe offsets = chunk.offsets.map { unsafe $0 + line }
    unsafe firstItems = chunk.firstItems.map { unsafe $0 + line }
    firstOffset = unsafe offsets?[0] ?? 0
    itemBase = chunk.itemBase + item
    run = nil
  }

  /// Creates lines like another listed chunk's for the same sizes elsewhere in the same array.
  init(like chunk: LineChunk, firstSize: Int) {
    summary = chunk.summary
    sizes = chunk.sizes
    self.firstSize = firstSize
    table = chunk.table
    unsafe offsets = chunk.offsets
    unsafe firstItems = chunk.firstItems
    firstOffset = chunk.firstOffset
    itemBase = chunk.itemBase
    run = nil
  }

  /// Creates lines of items of one size.
  init(summary: LineSummary, size: LayoutSize, run: EqualRun) {
    self.summary = summary
    sizes = [size]
    firstSize = 0
    table = nil
    unsafe offsets = nil
    unsafe firstItems = nil
    firstOffset = 0
    itemBase = 0
    self.run = run
  }

  /// Whether sizes are listed one by one: whether `run` is nil, told from what is at hand.
  @inline(__always)
  var isListed: Bool { unsafe offsets != nil }

  /// The number of items, at least 1.
  var itemCount: Int { summary.length.items }

  /// The number of lines, at least 1.
  var lineCount: Int { summary.length.lines }
}

/// Changing a chunk in its place, while nothing else holds it: all of a variable at once, so that
/// reading one needs no check for changes meanwhile.
extension LineChunk {
  /// Takes out the table of a listed chunk's lines, to be changed: one that nothing else holds, whose
  /// first line is the chunk's first, with room for so many lines.
  func takeTable(capacity: Int) -> LineTable? {
    guard var table, let offsets = unsafe offsets, let firstItems = unsafe firstItems else {
      return nil
    }
    self.table = nil
    if table.isUnique, table.capacity >= capacity, unsafe table.room(from: 0).offsets == offsets {
      return table
    }
    return withExtendedLifetime(table) {
      unsafe LineTable(
        offsets, firstItems, lineCount: lineCount, capacity: LineChunk.roomy(capacity))
    }
  }

  /// Takes a table of other lines, the chunk's alone, and what they add up to.
  func take(_ table: LineTable, _ summary: LineSummary) {
    let room = unsafe table.room(from: 0)
    unsafe offsets = UnsafePointer(room.offsets)
    unsafe firstItems = UnsafePointer(room.firstItems)
    self.table = table
    self.summary = summary
    (firstOffset, itemBase) = (0, 0)
  }

  /// Replaces sizes in an array that the chunk holds alone, or in a copy of it.
  func replaceSizes(_ range: Range<Int>, with newSizes: UnsafeBufferPointer<LayoutSize>) {
    var own = sizes
    sizes = []
    let count = own.count - range.count + newSizes.count
    if own.capacity < count { own.reserveCapacity(LineChunk.roomy(count)) }
    unsafe own.replaceSubrange(range, with: newSizes)
    sizes = own
  }

  /// How many items or lines to make room for where so many are needed: a few edits need more.
  private static func roomy(_ count: Int) -> Int { count + count / 16 + 2 }
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
  /// The most lines of a listed chunk: a layout from scratch allocates per chunk.
  static let largestLineCount = 256

  /// The fewest lines of a piece that an edit cuts off a chunk, or puts in its middle.
  static let leastLineCount = 16

  /// The most items of a listed chunk of more than one line.
  static let largestItemCount = 2048

  /// The line at an index, which must exist.
  @inline(__always)
  func line(_ index: Int) -> ChunkLine {
    if let offsets = unsafe offsets, let firstItems = unsafe firstItems {
      let first = unsafe Int(firstItems[index]) &- itemBase
      let next = index &+ 1
      let end = next < lineCount ? unsafe Int(firstItems[next]) &- itemBase : itemCount
      let offset = unsafe offsets[index] &- firstOffset
      return ChunkLine(
        firstItem: first, itemCount: end &- first, offset: ExactLength(units: offset))
    }
    guard let run else { return ChunkLine(firstItem: 0, itemCount: 0, offset: .zero) }
    let first = index * run.capacity
    return ChunkLine(
      firstItem: first, itemCount: min(run.capacity, itemCount - first),
      offset: run.pitch.times(index))
  }

  /// Calls a function with the lines as they lie in memory; nil for a run.
  @inline(__always)
  func withListedLines<Answer>(_ body: (_ lines: ListedLines) -> Answer) -> Answer? {
    guard let offsets = unsafe offsets, let firstItems = unsafe firstItems else { return nil }
    return unsafe sizes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return nil }
      return unsafe body(
        ListedLines(
          sizes: base + firstSize, offsets: offsets, firstOffset: firstOffset,
          firstItems: firstItems, itemBase: itemBase))
    }
  }

  /// Where the line at an index, which must exist, begins.
  @inline(__always)
  func offset(ofLine index: Int) -> ExactLength {
    guard let offsets = unsafe offsets else { return line(index).offset }
    return ExactLength(units: unsafe offsets[index] &- firstOffset)
  }

  /// The index of the line on which an item, counted from the chunk's first, stands.
  ///
  /// - Complexity: O(log of the chunk's lines).
  func lineIndex(ofItem item: Int) -> Int {
    guard let firstItems = unsafe firstItems else { return run.map { item / $0.capacity } ?? 0 }
    let wanted = item &+ itemBase
    let guess = GuessedSearch.index(at: Double(item), of: Double(itemCount), count: lineCount)
    return GuessedSearch.firstIndex(in: 1..<lineCount, near: guess &+ 1) { line in
      unsafe Int(firstItems[line]) > wanted
    } - 1
  }

  /// The most items of any but the last of some of a listed chunk's lines; 0 where there is one.
  func largestEarlierCount(_ lines: Range<Int>) -> Int {
    guard let firstItems = unsafe firstItems else { return 0 }
    return unsafe LineTable.largestEarlierCount(firstItems + lines.lowerBound, lines.count)
  }

  /// The size of an item, counted from the chunk's first, as it was given.
  func size(ofItem item: Int) -> LayoutSize {
    isListed ? sizes[firstSize + item] : sizes[0]
  }

  /// The lines that may reach into a main range; positions count from the chunk's beginning.
  ///
  /// Where lines do not overlap these are the lines that meet the range, and at most one more at
  /// each end that touches it; else all lines of a listed chunk.
  ///
  /// - Complexity: O(log of the chunk's lines + lines found).
  @inline(__always)
  func lines(
    from low: ExactLength, to high: ExactLength, lineSpacing: ExactLength
  ) -> Range<Int> {
    guard let offsets = unsafe offsets else { return runLines(from: low, to: high, lineSpacing) }
    guard lineSpacing >= .zero else { return 0..<lineCount }
    // A line ends where the next one begins, less the spacing: search for that beginning.
    let base = ExactLength(units: firstOffset)
    let target = low.plus(lineSpacing).plus(base).clampedUnits
    let guess = GuessedSearch.index(
      at: low.points, of: summary.length.main.points, count: lineCount)
    let first =
      GuessedSearch.firstIndex(in: 1..<lineCount, near: guess &+ 1) { line in
        unsafe offsets[line] >= target
      } - 1
    // The lines of a range follow one another in memory: walk to its end.
    let last = high.plus(base).clampedUnits
    var end = first
    while end < lineCount, unsafe offsets[end] <= last { end += 1 }
    return first..<end
  }

  /// The first line that may reach to a main position or behind it, counted from the chunk's
  /// beginning.
  ///
  /// - Complexity: O(log of the chunk's lines).
  func firstLine(endingAt low: ExactLength, lineSpacing: ExactLength) -> Int {
    // A range that ends where it begins has no lines behind it to be walked over.
    let high = run == nil ? low : summary.length.main
    return lines(from: low, to: high, lineSpacing: lineSpacing).lowerBound
  }

  /// The lines of a run that may reach into a main range.
  private func runLines(
    from low: ExactLength, to high: ExactLength, _ lineSpacing: ExactLength
  ) -> Range<Int> {
    guard let run else { return 0..<0 }
    return LineSearch.lines(
      from: low, to: high, pitch: run.pitch, thickness: run.pitch.minus(lineSpacing),
      count: lineCount)
  }
}
