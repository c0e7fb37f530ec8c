/// Where lines begin, for the lines of one or many chunks: ten bytes a line.
///
/// It is filled once and never changes after that, so that chunks and copies of layouts share it.
@safe
final class LineTable: @unchecked Sendable {
  /// Where each line begins, in units from its chunk's beginning; the memory begins here.
  private let offsets: UnsafeMutablePointer<Int64>
  /// Each line's first item, from its chunk's first.
  private let firstItems: UnsafeMutablePointer<UInt16>
  /// The lines that there is room for.
  let capacity: Int

  /// Makes room for so many lines.
  init(capacity: Int) {
    self.capacity = capacity
    // One piece of memory for both: short sections are many.
    let stride = MemoryLayout<Int64>.stride
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: capacity * (stride + MemoryLayout<UInt16>.stride), alignment: stride)
    unsafe offsets = memory.bindMemory(to: Int64.self, capacity: capacity)
    unsafe firstItems = (memory + capacity * stride).bindMemory(
      to: UInt16.self, capacity: capacity)
  }

  /// Copies the first lines of a room.
  convenience init(_ room: ChunkRoom, lineCount: Int) {
    self.init(capacity: lineCount)
    unsafe offsets.update(from: room.offsets, count: lineCount)
    unsafe firstItems.update(from: room.firstItems, count: lineCount)
  }

  deinit {
    unsafe UnsafeMutableRawPointer(offsets).deallocate()
  }

  /// The room from a line on, to be filled before the table is shared.
  func room(from line: Int) -> ChunkRoom {
    unsafe ChunkRoom(offsets: offsets + line, firstItems: firstItems + line)
  }

  /// Where a line begins, in units from its chunk's beginning.
  @inline(__always)
  func offset(_ line: Int) -> Int64 { unsafe offsets[line] }

  /// A line's first item, from its chunk's first.
  @inline(__always)
  func firstItem(_ line: Int) -> Int { unsafe Int(firstItems[line]) }

  /// The most items of any of a chunk's lines but the last; 0 where there is one line.
  func largestEarlierCount(_ lines: Range<Int>) -> Int {
    unsafe LineTable.largestEarlierCount(firstItems + lines.lowerBound, lines.count)
  }

  /// The most items of any but the last of so many lines; 0 where there is one.
  static func largestEarlierCount(
    _ firstItems: UnsafePointer<UInt16>, _ lineCount: Int
  ) -> Int {
    // Signed 16 bits, for which every processor has a maximum of eight lanes at once; a chunk of
    // two lines or more holds no more than 2048 items.
    var largest: Int16 = 0
    for line in 0..<max(0, lineCount - 1) {
      let count = unsafe Int16(truncatingIfNeeded: firstItems[line &+ 1] &- firstItems[line])
      largest = max(largest, count)
    }
    return Int(largest)
  }
}

/// Where the lines of one chunk are noted while it is filled, and where the line after them begins.
@unsafe struct ChunkRoom {
  /// Where each line begins, in units from the chunk's beginning.
  let offsets: UnsafeMutablePointer<Int64>
  /// Each line's first item, from the chunk's first.
  let firstItems: UnsafeMutablePointer<UInt16>
}
