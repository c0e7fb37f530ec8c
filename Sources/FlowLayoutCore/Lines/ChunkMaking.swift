import LayoutGeometry

/// Makes the chunks of one array of sizes, one after the other, with tables that they share.
struct ChunkMaking {
  /// How the lines break.
  let breaking: LineBreaking
  /// The sizes of all items.
  let sizes: [LayoutSize]
  /// The item after the last one to be broken into lines.
  let end: Int
  /// The chunks that are complete.
  private(set) var chunks: [LineChunk] = []
  /// The first item of the chunk in work: the first one that is in no complete chunk.
  private(set) var nextItem = 0
  /// The first item whose size is out of range, once it was met.
  private(set) var invalid: Int?

  /// The lines of the chunk in work that were appended one by one, and where the next one begins.
  var lineCount = 0
  var offset: Int64 = 0
  /// Whether all items of those lines look ordinary.
  var areLinesOrdinary = false
  /// The most lines of the chunk in work.
  private(set) var lineLimit = 0

  /// Where the lines of the chunk in work are noted, from `firstLine` on.
  private var table: LineTable
  private var firstLine = 0

  /// The lines of one table, which many chunks fill one after the other.
  private static let tableCapacity = 16 * LineChunk.largestLineCount

  /// Begins with an item of an array of sizes; ends before another one, or with the last.
  init(_ breaking: LineBreaking, _ sizes: [LayoutSize], from first: Int = 0, to end: Int? = nil) {
    self.breaking = breaking
    self.sizes = sizes
    self.end = end ?? sizes.count
    nextItem = first
    let count = self.end - first
    table = LineTable(capacity: ChunkMaking.capacity(for: count))
    chunks.reserveCapacity(count / (LineChunk.largestLineCount * 2) + 1)
  }

  /// The lines of a table for so many items, and one for where the last one ends.
  private static func capacity(for itemCount: Int) -> Int { min(tableCapacity, itemCount) + 1 }

  /// Where the lines of the chunk in work are noted.
  var room: ChunkRoom { unsafe table.room(from: firstLine) }

  /// Begins a chunk at the next item: finds room for its lines.
  mutating func openChunk() {
    let itemCount = end - nextItem
    lineLimit = min(LineChunk.largestLineCount, itemCount)
    if table.capacity - firstLine <= lineLimit {
      table = LineTable(capacity: ChunkMaking.capacity(for: itemCount))
      firstLine = 0
    }
  }

  /// Completes the chunk in work, whose lines are in its room.
  mutating func complete(_ filled: FilledChunk) {
    let range = nextItem..<filled.end
    let areOrdinary = filled.isOrdinary || breaking.areOrdinary(sizes, range)
    if !areOrdinary, let item = ItemSurvey.firstInvalid(sizes, range) {
      invalid = invalid ?? item
    }
    chunks.append(
      breaking.chunk(
        of: sizes, from: nextItem, filled, table, firstLine: firstLine, areOrdinary: areOrdinary))
    firstLine += filled.lineCount
    nextItem = filled.end
  }

  /// Appends a chunk like an earlier one, for sizes that are the same.
  mutating func appendAgain(_ chunk: LineChunk) {
    chunks.append(LineChunk(like: chunk, firstSize: nextItem))
    nextItem += chunk.itemCount
  }
}
