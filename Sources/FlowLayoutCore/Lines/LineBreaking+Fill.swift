import LayoutGeometry

/// The loop that every size passes through.
extension LineBreaking {
  /// Fills one chunk with lines from an item on: until it is full, or the items end.
  ///
  /// State is in locals, and per item nothing is allocated, called or checked: this is where the
  /// time of a layout goes. Sizes need not be valid: any numbers give some chunk.
  func fill(
    _ scratch: inout ChunkScratch, _ sizes: UnsafeBufferPointer<LayoutSize>, from start: Int
  ) -> FilledChunk {
    unsafe scratch.offsets.withUnsafeMutableBufferPointer { offsets in
      unsafe scratch.firstItems.withUnsafeMutableBufferPointer { firstItems in
        let room = unsafe ChunkRoom(offsets: offsets, firstItems: firstItems)
        if let fixedCount {
          return unsafe fillGrid(room, sizes, from: start, count: fixedCount)
        }
        return crossIsWidth
          ? unsafe fillGreedily(room, sizes, from: start, crossIsWidth: true)
          : unsafe fillGreedily(room, sizes, from: start, crossIsWidth: false)
      }
    }
  }

  /// Lines that take as many items as fit.
  @inline(__always)
  private func fillGreedily(
    _ room: ChunkRoom, _ sizes: UnsafeBufferPointer<LayoutSize>, from start: Int,
    crossIsWidth: Bool
  ) -> FilledChunk {
    let limit = limit
    let spacing = spacing
    let short = shortLengths
    let first = unsafe FlowSize(sizes[start], crossIsWidth: crossIsWidth)
    var used = first.cross
    var thickness = first.main
    var longestFirst = used
    var line = LineState()
    var item = start + 1
    while item < sizes.count {
      let size = unsafe sizes[item]
      let cross = crossIsWidth ? size.width : size.height
      let main = crossIsWidth ? size.height : size.width
      let needed = used + spacing + cross
      if needed > limit {
        guard thickness.magnitude < short.thickness else {
          return endLong(line, start: start, next: item, thickness, longestFirst)
        }
        line.close(thickness: thickness, spacing: short.spacing)
        guard unsafe line.begin(at: item - start, room) else {
          return end(line, at: item, longestFirst)
        }
        longestFirst = max(longestFirst, cross)
        used = cross
        thickness = main
      } else {
        used = needed
        thickness = max(thickness, main)
      }
      item += 1
    }
    guard thickness.magnitude < short.thickness else {
      return endLong(line, start: start, next: item, thickness, longestFirst)
    }
    line.close(thickness: thickness, spacing: short.spacing)
    return end(line, at: item, longestFirst)
  }

  /// Lines of a fixed number of items.
  private func fillGrid(
    _ room: ChunkRoom, _ sizes: UnsafeBufferPointer<LayoutSize>, from start: Int, count: Int
  ) -> FilledChunk {
    let short = shortLengths
    var line = LineState()
    var item = start
    while true {
      let next = min(item + count, sizes.count)
      var thickness = 0.0
      for index in item..<next {
        thickness = max(
          thickness, unsafe FlowSize(sizes[index], crossIsWidth: crossIsWidth).main)
      }
      guard thickness < short.thickness else {
        return endLong(line, start: start, next: next, thickness, 0)
      }
      line.close(thickness: thickness, spacing: short.spacing)
      guard next < sizes.count, unsafe line.begin(at: next - start, room) else {
        return end(line, at: next, 0)
      }
      item = next
    }
  }

  /// Ends a chunk after a closed line.
  private func end(_ line: LineState, at item: Int, _ longestFirst: Double) -> FilledChunk {
    FilledChunk(
      end: item, lineCount: line.index + 1, length: ExactLength(units: line.end),
      longestFirst: longestFirst)
  }

  /// Ends a chunk before a line too long for 64 bits, or after it where it is the only one.
  private func endLong(
    _ line: LineState, start: Int, next: Int, _ thickness: Double, _ longestFirst: Double
  ) -> FilledChunk {
    if line.index > 0 {
      return FilledChunk(
        end: start + line.firstItem, lineCount: line.index,
        length: ExactLength(units: line.offset), longestFirst: longestFirst)
    }
    return FilledChunk(
      end: next, lineCount: 1, length: lineLength(thickness: thickness),
      longestFirst: longestFirst)
  }
}

/// Where the lines of a chunk are noted.
@unsafe private struct ChunkRoom {
  let offsets: UnsafeMutableBufferPointer<Int64>
  let firstItems: UnsafeMutableBufferPointer<UInt16>
}

/// The line being filled.
private struct LineState {
  /// Its index in the chunk.
  var index = 0
  /// Its first item, from the chunk's first.
  var firstItem = 0
  /// Where it begins, in units from the chunk's beginning.
  var offset: Int64 = 0
  /// Where the next one begins, once it is closed.
  var end: Int64 = 0

  @inline(__always)
  mutating func close(thickness: Double, spacing: Int64) {
    end = offset &+ ExactLength.smallUnits(thickness) &+ spacing
  }

  /// Begins the next line at an item; false where the chunk is full.
  @inline(__always)
  mutating func begin(at item: Int, _ room: ChunkRoom) -> Bool {
    let isFull =
      index + 1 == LineChunk.largestLineCount || item >= LineChunk.largestItemCount
      || end.magnitude >= UInt64(LineChunk.farthestOffset)
    if isFull { return false }
    index += 1
    firstItem = item
    offset = end
    unsafe room.offsets[index] = end
    unsafe room.firstItems[index] = UInt16(truncatingIfNeeded: item)
    return true
  }
}
