/// Chunks of sizes that come again, as in a mosaic of a few rows: found out and not broken again.
///
/// Where branches can be foreseen the plain loop runs so fast that keeping its lines is what costs.
/// Comparing sizes costs a third of breaking them, and the same sizes from a line's start on are the
/// same lines, so that their chunks share one table.
extension ChunkMaking {
  /// Patterns of so many lines at most are found out.
  private static let longestPattern = 16

  /// Completes the chunk in work, and as many more as its sizes come again for.
  mutating func completeWithRepeats(_ filled: FilledChunk) {
    guard let pattern = pattern(in: filled) else { return complete(filled) }
    complete(pattern)
    guard invalid == nil, let chunk = chunks.last else { return }
    while comesAgain(from: nextItem - chunk.itemCount, chunk.itemCount) { appendAgain(chunk) }
  }

  /// As much of a full chunk as holds a pattern some whole times, if it comes again behind that.
  private func pattern(in filled: FilledChunk) -> FilledChunk? {
    let full = LineChunk.largestLineCount
    // Behind the last line of all items nothing is noted.
    guard filled.lineCount == full && filled.end < end else { return nil }
    for lineCount in (full - ChunkMaking.longestPattern + 1...full).reversed() {
      let count = unsafe Int(room.firstItems[lineCount])
      if comesAgain(from: nextItem, count) {
        return unsafe FilledChunk(
          end: nextItem + count, lineCount: lineCount,
          length: ExactLength(units: room.offsets[lineCount]), isOrdinary: filled.isOrdinary)
      }
    }
    return nil
  }

  /// Whether so many sizes from one on come again behind themselves, and one more behind those: the
  /// one that shows the last line to be complete.
  private func comesAgain(from start: Int, _ count: Int) -> Bool {
    start + 2 * count < end
      && ItemSurvey.isSame(sizes, start..<start + count + 1, from: start + count)
  }
}
