import LayoutGeometry

/// Changing a chunk in its place, while nothing else holds it.
extension LineChunk {
  /// Whether lines in the middle of the chunk can be replaced: it is listed, holds all of an array of
  /// sizes, and no item is longer than a line.
  var isEditable: Bool {
    firstSize == 0 && isListed && sizes.count == itemCount && summary.longestCross == 0
  }

  /// The first item of a line of a listed chunk, counted from the chunk's first; behind the last line
  /// the number of items.
  @inline(__always)
  func firstItem(ofLine line: Int) -> Int {
    line < lineCount ? self.line(line).firstItem : itemCount
  }

  /// Whether neighbours outside a range are seen to have different sizes.
  ///
  /// They are looked for behind the range first, where an edit looks anyway.
  ///
  /// - Complexity: O(items up to the first such neighbours).
  func hasTwoSizes(outside range: Range<Int>) -> Bool {
    guard isListed else { return false }
    let sizes = sizes
    func differs(_ items: Range<Int>) -> Bool {
      guard items.count > 1 else { return false }
      let size = sizes[firstSize + items.lowerBound]
      return items.dropFirst().contains { sizes[firstSize + $0] != size }
    }
    return differs(range.upperBound..<itemCount) || differs(0..<range.lowerBound)
  }

  /// Replaces items and the lines on which they stand; the lines behind these keep their items.
  ///
  /// What follows the chunk must keep its lines too, whichever of the chunk's are replaced.
  ///
  /// - Parameters:
  ///   - range: The items, which must lie on the lines, and may not be all of the chunk's.
  ///   - newSizes: The sizes of the items that take their place.
  ///   - lines: The lines.
  ///   - room: The new lines, positions counted from the first of them, and the line behind them.
  ///   - count: The number of new lines.
  ///   - breaking: How the lines break.
  ///   - isVaried: Whether the sizes are known to be different after it.
  /// - Returns: False where positions get too long for 64 bits: then nothing changed.
  /// - Complexity: O(the chunk's items).
  func replace(
    _ range: Range<Int>, with newSizes: UnsafeBufferPointer<LayoutSize>, _ lines: Range<Int>,
    by room: ChunkRoom, count: Int, _ breaking: LineBreaking, isVaried: Bool
  ) -> Bool {
    let shift = newSizes.count - range.count
    let oldEnd =
      lines.upperBound < lineCount ? offset(ofLine: lines.upperBound) : summary.length.main
    let oldLength = oldEnd.minus(offset(ofLine: lines.lowerBound))
    let growth = unsafe ExactLength(units: room.offsets[count]).minus(oldLength)
    var length = summary.length
    length.main = length.main.plus(growth)
    length.items += shift
    length.lines += count - lines.count
    guard let units = length.main.units, LineClosing.hasRoom(for: units),
      let table = takeTable(capacity: max(lineCount, length.lines))
    else { return false }
    unsafe table.replace(
      lines, of: lineCount, by: room, count: count, shift: shift, growth: growth.clampedUnits)
    unsafe replaceSizes(range, with: newSizes)
    var changed = summary
    changed.length = length
    changed.bottom = length.main.minus(breaking.lineSpacing)
    changed.largestEarlierCount = table.largestEarlierCount(0..<length.lines)
    changed.lastCount = length.items - table.firstItem(length.lines - 1)
    if range.lowerBound == 0 {
      changed.firstSize = FlowSize(sizes[0], crossIsWidth: breaking.crossIsWidth)
    }
    changed.isUniform = !isVaried && ItemSurvey.isUniform(sizes, sizes.indices)
    take(table, changed)
    return true
  }
}
