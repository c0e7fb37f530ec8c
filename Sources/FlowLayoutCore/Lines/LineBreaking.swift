import LayoutGeometry

/// Breaks items of sizes given one by one into chunks of lines.
///
/// An item joins a line iff what is used, the spacing and the item fit; the first item of a line
/// always does. The sum runs from the line's start in one fixed order, as the platform's does.
///
/// > Source: rules F-ROW-1, F-ROW-2; F-GRID for a fixed count; F-V-1 for the distances.
struct LineBreaking {
  /// What a line may use, the tolerance included; not read where `fixedCount` decides.
  var limit: Double
  /// The least distance between items.
  var spacing: Double
  /// The distance between lines.
  var lineSpacing: ExactLength
  /// How many items a line holds where a grid says so.
  var fixedCount: Int?
  /// Whether an item's cross length is its width.
  var crossIsWidth: Bool

  /// Lengths from here on take more than a chunk's 64 bits leave room for.
  static let longThickness = 0x1p17

  /// The lines of one table, which many chunks fill one after the other.
  private static let tableCapacity = 16 * LineChunk.largestLineCount

  /// Breaks sizes into chunks that refer to them.
  ///
  /// - Returns: The chunks in order, and the first item whose size is out of range, if there is one;
  ///   then the chunks are of no use.
  /// - Complexity: O(*n*).
  func chunks(of sizes: [LayoutSize]) -> (chunks: [LineChunk], invalid: Int?) {
    var chunks: [LineChunk] = []
    chunks.reserveCapacity(sizes.count / (LineChunk.largestLineCount * 2) + 1)
    var table = LineTable(capacity: min(LineBreaking.tableCapacity, sizes.count))
    var line = 0
    var item = 0
    while item < sizes.count {
      let most = min(LineChunk.largestLineCount, sizes.count - item)
      if table.capacity - line < most {
        table = LineTable(
          capacity: max(most, min(LineBreaking.tableCapacity, sizes.count - item)))
        line = 0
      }
      let filled = unsafe sizes.withUnsafeBufferPointer {
        unsafe fill(table.room(from: line), $0, from: item, lineLimit: most)
      }
      if filled.isSuspicious, let invalid = ItemSurvey.firstInvalid(sizes, item..<filled.end) {
        return ([], invalid)
      }
      chunks.append(chunk(of: sizes, from: item, filled, table, firstLine: line))
      line += filled.lineCount
      item = filled.end
    }
    return (chunks, nil)
  }

  /// Calls a closure with room for the lines of one chunk, on the stack.
  @inline(__always)
  func withRoom(_ body: (ChunkRoom) -> Void) {
    let lineCount = LineChunk.largestLineCount
    unsafe withUnsafeTemporaryAllocation(of: Int64.self, capacity: lineCount) { offsets in
      unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: lineCount) { firstItems in
        guard let offsets = offsets.baseAddress, let firstItems = firstItems.baseAddress else {
          return
        }
        unsafe body(ChunkRoom(offsets: offsets, firstItems: firstItems))
      }
    }
  }
}

extension LineBreaking {
  /// What the loop compares a line's thickness with.
  struct ShortLengths {
    /// The spacing in units.
    var spacing: Int64
    /// Below it a line takes the fast way; none does where the spacing alone is too
    /// long for 64 bits.
    var thinThickness: Double
    /// From it on a line is too long for 64 bits; 0 where the spacing alone is.
    var thickness: Double
  }

  /// What the loop compares a line's thickness with.
  var shortLengths: ShortLengths {
    guard let spacing = lineSpacing.units, spacing.magnitude < 1 << 61 else {
      return ShortLengths(spacing: 0, thinThickness: -.infinity, thickness: 0)
    }
    return ShortLengths(
      spacing: spacing, thinThickness: ExactLength.thin, thickness: LineBreaking.longThickness)
  }

  /// From the beginning of a line to the next one's; sizes out of range, which are refused later,
  /// count as 0.
  func lineLength(thickness: Double) -> ExactLength {
    let isValid = thickness >= 0 && thickness <= largestLength
    return ExactLength(isValid ? thickness : 0).plus(lineSpacing)
  }
}

/// What filling a chunk gave; where its lines begin stands in its room.
struct FilledChunk {
  /// The item after the chunk's last.
  var end: Int
  /// The number of lines.
  var lineCount: Int
  /// From the chunk's beginning to the next one's.
  var length: ExactLength
  /// The most items of a line before the last; 0 where there is one line.
  var largestEarlierCount = 0
  /// The longest cross length of a line's first item.
  var longestFirst = 0.0
  /// Whether a size may be out of range.
  var isSuspicious = false
}

extension LineBreaking {
  /// Gives the last line of a chunk back, which more items may join; the chunk began at `start`.
  func dropLastLine(
    of filled: inout FilledChunk, _ room: ChunkRoom, _ sizes: [LayoutSize], from start: Int
  ) {
    let count = filled.lineCount - 1
    filled.lineCount = count
    filled.end = start + (count == 0 ? 0 : unsafe Int(room.firstItems[count]))
    filled.length = count == 0 ? .zero : unsafe ExactLength(units: room.offsets[count])
    filled.largestEarlierCount = 0
    filled.longestFirst = 0
    for line in 0..<max(0, count) {
      let first = unsafe Int(room.firstItems[line])
      if fixedCount == nil {
        let cross = FlowSize(sizes[start + first], crossIsWidth: crossIsWidth).cross
        filled.longestFirst = max(filled.longestFirst, cross)
      }
      if line + 1 < count {
        let next = unsafe Int(room.firstItems[line + 1])
        filled.largestEarlierCount = max(filled.largestEarlierCount, next - first)
      }
    }
  }
}
