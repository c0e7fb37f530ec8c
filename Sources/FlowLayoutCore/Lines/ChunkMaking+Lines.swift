/// Lines that were found elsewhere: where each ends and how thick it is.
@unsafe struct FoundLines {
  /// The item after each line's last, from some item on.
  let ends: UnsafePointer<UInt16>
  /// Each line's thickness.
  let thicknesses: UnsafePointer<Double>
  /// The number of lines.
  let count: Int
}

/// Making chunks of lines that were found elsewhere.
extension ChunkMaking {
  /// Appends lines that follow on those appended before; their items are counted from `origin`, and
  /// `areOrdinary` tells whether all of them look so.
  mutating func append(_ lines: FoundLines, from origin: Int, areOrdinary: Bool) {
    var index = 0
    areLinesOrdinary = areLinesOrdinary && areOrdinary
    while unsafe index < lines.count {
      if lineCount == 0 {
        beginLines()
        areLinesOrdinary = areOrdinary
      }
      let noted = unsafe note(lines, from: index, origin)
      index += noted
      if noted == 0 && lineCount == 0 {
        // Too long for 64 bits: a chunk of its own.
        unsafe complete(
          FilledChunk(
            end: origin + Int(lines.ends[index]), lineCount: 1,
            length: breaking.lineLength(thickness: lines.thicknesses[index])))
        index += 1
      } else if noted == 0 || lineCount == lineLimit {
        completeLines()
      }
    }
  }

  /// Completes the chunk in work where it has lines.
  mutating func completeLines() {
    guard lineCount > 0 else { return }
    let end = unsafe nextItem + Int(room.firstItems[lineCount])
    complete(
      FilledChunk(
        end: end, lineCount: lineCount, length: ExactLength(units: offset),
        isOrdinary: areLinesOrdinary))
    lineCount = 0
  }

  private mutating func beginLines() {
    openChunk()
    offset = 0
    unsafe room.offsets[0] = 0
    unsafe room.firstItems[0] = 0
  }

  /// Notes as many lines as the chunk in work takes.
  ///
  /// - Returns: How many those are.
  private mutating func note(_ lines: FoundLines, from index: Int, _ origin: Int) -> Int {
    let shift = origin &- nextItem
    let ends = unsafe lines.ends + index
    var most = unsafe min(lines.count - index, lineLimit - lineCount)
    while most > 0, unsafe Int(ends[most - 1]) + shift > LineChunk.largestItemCount { most -= 1 }
    let noted = unsafe noteOffsets(lines.thicknesses + index, most)
    let firstItems = unsafe room.firstItems + lineCount + 1
    let step = UInt16(truncatingIfNeeded: shift)
    for line in 0..<noted { unsafe firstItems[line] = ends[line] &+ step }
    lineCount += noted
    return noted
  }

  /// Notes where the lines after so many begin, as far as 64 bits reach.
  private mutating func noteOffsets(_ thicknesses: UnsafePointer<Double>, _ count: Int) -> Int {
    let closing = LineClosing(lineSpacing: breaking.lineSpacing)
    let offsets = unsafe room.offsets + lineCount + 1
    var offset = offset
    var noted = 0
    while noted < count {
      let thickness = unsafe thicknesses[noted]
      if thickness < closing.thinThickness {
        offset = closing.thinEnd(offset, thickness: thickness)
      } else {
        guard let next = closing.end(offset, thickness: thickness) else { break }
        offset = next
      }
      unsafe offsets[noted] = offset
      noted &+= 1
    }
    self.offset = offset
    return noted
  }
}
