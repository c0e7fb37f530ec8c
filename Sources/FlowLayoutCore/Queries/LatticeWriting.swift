import LayoutGeometry

/// Writing items of one size in columns: nothing is asked per item that is the same for its row.
///
/// Gives what `ItemPlacing.visitLines` and `ElementWriter.put` give, to the bit.
extension ElementWriter {
  /// Writes rows of a lattice, from left to right, as far as they meet the rectangle.
  ///
  /// Answers false where rows must be written item by item: where they are no lattice, where frames or
  /// the rectangle may be empty, the columns' distance is below 0, or the rectangle does not span the
  /// columns.
  @inline(__always)
  mutating func writeLattice<Path: FramePath>(
    _ range: Range<Int>, of lines: EqualLines, itemCount: Int, section: Int,
    _ placing: ItemPlacing, _: Path.Type
  ) -> Bool {
    guard case .lattice(let firstColumn, let pitch) = lines.rule else { return false }
    let size = lines.size
    var rect = FlowRect(
      main: 0, cross: placing.crossStart + firstColumn, mainLength: size.main,
      crossLength: size.cross)
    let first = Path.frame(of: rect, placing)
    let lastColumn = Double(min(lines.capacity, itemCount) - 1)
    rect.cross = placing.crossStart + (firstColumn + lastColumn * pitch)
    let last = Path.frame(of: rect, placing)
    guard unsafe spans(first, last), pitch >= 0,
      unsafe size.main > leastHeight(thickness: size.main, placing.space)
    else { return false }
    var begin = placing.origin.plus(lines.pitch.times(range.lowerBound))
    var item = range.lowerBound &* lines.capacity
    for _ in range {
      rect.main = begin.points
      begin = begin.plus(lines.pitch)
      let end = item &+ min(lines.capacity, itemCount &- item)
      guard unsafe meetsVertically(Path.frame(of: rect, placing)) else {
        item = end
        continue
      }
      // One question for the whole row whether it fits.
      if let row = unsafe next(end &- item) {
        unsafe keep(end &- item)
        var next = unsafe row
        var column = 0.0
        while item < end {
          rect.cross = placing.crossStart + (firstColumn + column * pitch)
          let path = ItemPath(section: section, item: item)
          unsafe next.pointee = FlowElement(
            identifier: ElementIdentifier(kind: .item, path: path),
            frame: Path.frame(of: rect, placing))
          unsafe next += 1
          column += 1
          item &+= 1
        }
      } else {
        for column in 0..<end &- item {
          rect.cross = placing.crossStart + (firstColumn + Double(column) * pitch)
          unsafe put(
            .item, ItemPath(section: section, item: item &+ column),
            Path.frame(of: rect, placing))
        }
        item = end
      }
    }
    return true
  }
}
