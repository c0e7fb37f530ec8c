import LayoutGeometry

/// Breaks items of sizes given one by one into chunks of lines.
///
/// An item joins a line iff what is used, the spacing and the item fit; the first item of a line
/// always does. The sum runs from the line's start in one fixed order, as the platform's does.
///
/// > Source: rules F-ROW-1, F-ROW-2; F-GRID for a fixed count; F-V-1 for the distances.
struct LineBreaking {
  /// What a line may use, the tolerance included; infinite where `fixedCount` decides.
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

  /// Breaks all of `sizes` from `start` on into chunks that refer to it.
  ///
  /// - Returns: The chunks in order, and the first item whose size is out of range, if there is one;
  ///   then the chunks are of no use.
  /// - Complexity: O(*n*).
  func chunks(of sizes: [LayoutSize], from start: Int) -> (chunks: [LineChunk], invalid: Int?) {
    var chunks: [LineChunk] = []
    var invalid: Int?
    unsafe withRoom { room in
      var item = start
      while item < sizes.count {
        let filled = unsafe sizes.withUnsafeBufferPointer {
          unsafe fill(room, $0, from: item, lineLimit: LineChunk.largestLineCount)
        }
        invalid = ItemSurvey.firstInvalid(sizes, item..<filled.end)
        if invalid != nil { return }
        unsafe chunks.append(chunk(of: sizes, from: item, filled, room))
        item = filled.end
      }
    }
    return (chunks, invalid)
  }

  /// Calls a closure with room for the lines of one chunk, on the stack.
  @inline(__always)
  func withRoom(_ body: (ChunkRoom) -> Void) {
    let lineCount = LineChunk.largestLineCount
    unsafe withUnsafeTemporaryAllocation(of: Int64.self, capacity: lineCount) { offsets in
      unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: lineCount) { firstItems in
        unsafe body(ChunkRoom(offsets: offsets, firstItems: firstItems))
      }
    }
  }
}

/// Where the lines of one chunk are noted while it is filled.
@unsafe struct ChunkRoom {
  /// Where each line begins, in units from the chunk's beginning.
  let offsets: UnsafeMutableBufferPointer<Int64>
  /// Each line's first item, from the chunk's first.
  let firstItems: UnsafeMutableBufferPointer<UInt16>
}

/// What filling a chunk gave; where its lines begin stands in the scratch.
struct FilledChunk {
  /// The item after the chunk's last.
  var end: Int
  /// The number of lines.
  var lineCount: Int
  /// From the chunk's beginning to the next one's.
  var length: ExactLength

  /// Gives the last line back, which more items may join; the chunk began at `start`.
  mutating func dropLastLine(_ room: ChunkRoom, from start: Int) {
    lineCount -= 1
    end = start + (lineCount == 0 ? 0 : unsafe Int(room.firstItems[lineCount]))
    length = lineCount == 0 ? .zero : unsafe ExactLength(units: room.offsets[lineCount])
  }
}
