import LayoutGeometry

/// Filling one chunk, line after line.
extension LineBreaking {
  /// Fills one chunk with lines from an item on: until it is full, or the items end.
  ///
  /// State is in locals, and per item nothing is allocated, called or checked: this is where the
  /// time of a layout goes. Sizes need not be valid: any numbers give some chunk.
  ///
  /// - Parameters:
  ///   - room: Room for one line more than the limit: for where the line after the last begins.
  ///   - sizes: The sizes of all items.
  ///   - start: The first item.
  ///   - lineLimit: The most lines, at least 1.
  /// - Returns: How far the chunk reaches.
  func fill(
    _ room: ChunkRoom, _ sizes: UnsafeBufferPointer<LayoutSize>, from start: Int, lineLimit: Int
  ) -> FilledChunk {
    unsafe room.offsets[0] = 0
    unsafe room.firstItems[0] = 0
    if let fixedCount {
      return unsafe fillGrid(room, sizes, from: start, lineLimit, count: fixedCount)
    }
    return crossIsWidth
      ? unsafe fillRows(room, sizes, from: start, lineLimit)
      : unsafe fillColumns(room, sizes, from: start, lineLimit)
  }

  // Functions of their own, so that nothing else competes with the loop for registers.

  @inline(never)
  private func fillRows(
    _ room: ChunkRoom, _ sizes: UnsafeBufferPointer<LayoutSize>, from start: Int, _ lineLimit: Int
  ) -> FilledChunk {
    unsafe fillGreedily(room, sizes, from: start, lineLimit, crossIsWidth: true)
  }

  @inline(never)
  private func fillColumns(
    _ room: ChunkRoom, _ sizes: UnsafeBufferPointer<LayoutSize>, from start: Int, _ lineLimit: Int
  ) -> FilledChunk {
    unsafe fillGreedily(room, sizes, from: start, lineLimit, crossIsWidth: false)
  }

  /// Lines that take as many items as fit: a loop over lines around one over a line's items.
  @inline(__always)
  private func fillGreedily(
    _ room: ChunkRoom, _ sizes: UnsafeBufferPointer<LayoutSize>, from start: Int,
    _ lineLimit: Int, crossIsWidth: Bool
  ) -> FilledChunk {
    let (limit, spacing) = (limit, spacing)
    let closing = LineClosing(lineSpacing: lineSpacing)
    // One item more than a chunk holds shows that the last line ends.
    let reachesEnd = sizes.count &- start <= LineChunk.largestItemCount
    let end = reachesEnd ? sizes.count : start &+ LineChunk.largestItemCount &+ 1
    var line = 0
    var offset: Int64 = 0
    var item = start
    var survey = SizeSurvey()
    nextLine: while true {
      let first = unsafe sizes[item]
      survey.add(first, firstCross: crossIsWidth ? first.width : first.height)
      var used = crossIsWidth ? first.width : first.height
      var thickness = crossIsWidth ? first.height : first.width
      item &+= 1
      while item < end {
        let size = unsafe sizes[item]
        survey.add(size)
        used = used + spacing + (crossIsWidth ? size.width : size.height)
        if !(used > limit) {
          let main = crossIsWidth ? size.height : size.width
          thickness = main > thickness ? main : thickness
          item &+= 1
          continue
        }
        if thickness < closing.thinThickness {
          offset = closing.thinEnd(offset, thickness: thickness)
        } else {
          guard let next = closing.end(offset, thickness: thickness) else {
            return unsafe endLong(room, start, lineCount: line, item, thickness)
          }
          offset = next
        }
        line &+= 1
        unsafe room.offsets[line] = offset
        unsafe room.firstItems[line] = UInt16(truncatingIfNeeded: item &- start)
        if line == lineLimit {
          return FilledChunk(
            end: item, lineCount: line, length: ExactLength(units: offset),
            isOrdinary: survey.isOrdinary(self))
        }
        continue nextLine
      }
      break
    }
    if reachesEnd || line == 0 {
      var filled = unsafe endLine(room, sizes, start, line, offset)
      filled.isOrdinary = reachesEnd && survey.isOrdinary(self)
      return filled
    }
    // The last line goes on, or it begins too far away.
    return unsafe FilledChunk(
      end: start + Int(room.firstItems[line]), lineCount: line, length: ExactLength(units: offset),
      isOrdinary: survey.isOrdinary(self))
  }

  /// Ends a chunk with its last line: the last of all lines, or the chunk's only one, however many
  /// items it has.
  @inline(never)
  private func endLine(
    _ room: ChunkRoom, _ sizes: UnsafeBufferPointer<LayoutSize>, _ start: Int, _ line: Int,
    _ offset: Int64
  ) -> FilledChunk {
    var item = start + (line == 0 ? 0 : unsafe Int(room.firstItems[line]))
    var open = unsafe OpenLine(FlowSize(sizes[item], crossIsWidth: crossIsWidth))
    item += 1
    while item < sizes.count,
      unsafe open.takes(FlowSize(sizes[item], crossIsWidth: crossIsWidth), self)
    {
      item += 1
    }
    let closing = LineClosing(lineSpacing: lineSpacing)
    guard let end = closing.end(offset, thickness: open.thickness) else {
      return unsafe endLong(room, start, lineCount: line, item, open.thickness)
    }
    return FilledChunk(end: item, lineCount: line + 1, length: ExactLength(units: end))
  }

  /// Lines of a fixed number of items, whose sizes are valid.
  private func fillGrid(
    _ room: ChunkRoom, _ sizes: UnsafeBufferPointer<LayoutSize>, from start: Int,
    _ lineLimit: Int, count: Int
  ) -> FilledChunk {
    let closing = LineClosing(lineSpacing: lineSpacing)
    var line = 0
    var offset: Int64 = 0
    var item = start
    while line < lineLimit && item < sizes.count {
      let next = item + min(count, sizes.count - item)
      if line > 0 && next - start > LineChunk.largestItemCount { break }
      var thickness = 0.0
      for index in item..<next {
        thickness = max(
          thickness, unsafe FlowSize(sizes[index], crossIsWidth: crossIsWidth).main)
      }
      guard let end = closing.end(offset, thickness: thickness) else {
        return unsafe endLong(room, start, lineCount: line, next, thickness)
      }
      line += 1
      item = next
      offset = end
      unsafe room.offsets[line] = end
      unsafe room.firstItems[line] = UInt16(truncatingIfNeeded: item - start)
    }
    return FilledChunk(end: item, lineCount: line, length: ExactLength(units: offset))
  }

  /// Ends a chunk before a line that has no room in it, or after it where it is the only one.
  ///
  /// - Parameters:
  ///   - room: Where the chunk's lines are noted.
  ///   - start: The chunk's first item.
  ///   - lineCount: The number of lines before that one.
  ///   - next: The item after that line.
  ///   - thickness: That line's thickness.
  /// - Returns: How far the chunk reaches.
  @inline(never)
  func endLong(
    _ room: ChunkRoom, _ start: Int, lineCount: Int, _ next: Int, _ thickness: Double
  ) -> FilledChunk {
    guard lineCount > 0 else {
      return FilledChunk(end: next, lineCount: 1, length: lineLength(thickness: thickness))
    }
    return unsafe FilledChunk(
      end: start + Int(room.firstItems[lineCount]), lineCount: lineCount,
      length: ExactLength(units: room.offsets[lineCount]))
  }

  /// From the beginning of a line to the next one's; sizes out of range, which are refused later,
  /// count as 0.
  func lineLength(thickness: Double) -> ExactLength {
    let isValid = thickness >= 0 && thickness <= largestLength
    return ExactLength(isValid ? thickness : 0).plus(lineSpacing)
  }
}
