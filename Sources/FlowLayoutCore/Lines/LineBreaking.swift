import LayoutGeometry

/// Breaks items of sizes given one by one into chunks of lines.
///
/// An item joins a line iff what is used, the spacing and the item fit; the first item of a line
/// always does. The sum runs from the line's start in one fixed order, as the platform's does.
///
/// > Source: rules F-ROW-1 and F-ROW-2; F-GRID for a fixed count; F-V-1 for the distances.
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

  /// Breaks sizes into chunks that refer to them.
  ///
  /// - Returns: The chunks in order, and the first item whose size is out of range, if there is one;
  ///   then the chunks are of no use.
  /// - Complexity: O(*n*).
  func chunks(of sizes: [LayoutSize]) -> (chunks: [LineChunk], invalid: Int?) {
    var making = ChunkMaking(self, sizes)
    if fixedCount == nil && sizes.count >= LineBreaking.leastChainedCount {
      breakByChains(&making)
    }
    breakInOrder(&making)
    return making.invalid == nil ? (making.chunks, nil) : ([], making.invalid)
  }

  /// Breaks the sizes that are in no chunk yet, one after the other.
  func breakInOrder(_ making: inout ChunkMaking) {
    let sizes = making.sizes
    while making.nextItem < sizes.count && making.invalid == nil {
      making.openChunk()
      let filled = unsafe sizes.withUnsafeBufferPointer {
        unsafe fill(making.room, $0, from: making.nextItem, lineLimit: making.lineLimit)
      }
      making.completeWithRepeats(filled)
    }
  }

  /// Calls a closure with room for so many lines of one chunk, on the stack, and for the beginning of
  /// the line behind them.
  @inline(__always)
  static func withRoom(lineCount: Int, _ body: (ChunkRoom) -> Void) {
    let count = lineCount + 1
    unsafe withUnsafeTemporaryAllocation(of: Int64.self, capacity: count) { offsets in
      unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: count) { firstItems in
        guard let offsets = offsets.baseAddress, let firstItems = firstItems.baseAddress else {
          return
        }
        unsafe body(ChunkRoom(offsets: offsets, firstItems: firstItems))
      }
    }
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
  /// Whether the sizes were seen to be valid and no longer than a line; not known where false.
  var isOrdinary = false
}

extension FilledChunk {
  /// Gives the last line back, which more items may join; the chunk began at `start`.
  mutating func dropLastLine(_ room: ChunkRoom, from start: Int) {
    lineCount -= 1
    end = start + (lineCount == 0 ? 0 : unsafe Int(room.firstItems[lineCount]))
    length = lineCount == 0 ? .zero : unsafe ExactLength(units: room.offsets[lineCount])
  }
}
