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

  /// The spacing in units and the thickness from which on a line is too long for 64 bits: 0 where
  /// the spacing alone is.
  var shortLengths: (spacing: Int64, thickness: Double) {
    guard let spacing = lineSpacing.units, spacing.magnitude < 1 << 61 else { return (0, 0) }
    return (spacing, LineBreaking.longThickness)
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
    chunks.reserveCapacity((sizes.count - start) / (LineChunk.largestLineCount * 2) + 1)
    var scratch = ChunkScratch()
    var item = start
    while item < sizes.count {
      let filled = unsafe sizes.withUnsafeBufferPointer { unsafe fill(&scratch, $0, from: item) }
      if let invalid = ItemSurvey.firstInvalid(sizes, item..<filled.end) {
        return ([], invalid)
      }
      chunks.append(chunk(of: sizes, from: item, filled, scratch))
      item = filled.end
    }
    return (chunks, nil)
  }
}

/// Room for the lines of one chunk while it is filled.
struct ChunkScratch {
  var offsets = [Int64](repeating: 0, count: LineChunk.largestLineCount + 1)
  var firstItems = [UInt16](repeating: 0, count: LineChunk.largestLineCount + 1)
}

/// What filling a chunk gave; where its lines begin stands in the scratch.
struct FilledChunk {
  /// The item after the chunk's last.
  var end: Int
  /// The number of lines.
  var lineCount: Int
  /// From the chunk's beginning to the next one's.
  var length: ExactLength
  /// The longest cross length of a line's first item.
  var longestFirst: Double
}
