/// Where lines begin, for the lines of one or many chunks: ten bytes a line.
///
/// It is filled once and does not change after that while chunks and copies of layouts share it; one
/// that a single chunk holds may. Its memory is one allocation, for short sections are many, and so
/// are edits.
@safe
struct LineTable: @unchecked Sendable {
  /// The lines that there is room for, eight bytes of each, and behind these two bytes of each.
  private var memory: ManagedBuffer<Int, Int64>

  /// Makes room for so many lines.
  init(capacity: Int) {
    memory = .create(minimumCapacity: capacity + (capacity + 3) / 4) { _ in capacity }
  }

  /// Copies the first lines of a room.
  init(_ room: ChunkRoom, lineCount: Int) {
    self.init(capacity: lineCount)
    unsafe offsets.update(from: room.offsets, count: lineCount)
    unsafe firstItems.update(from: room.firstItems, count: lineCount)
  }

  /// Copies lines, with room for more; positions and items count from the first of them.
  init(
    _ offsets: UnsafePointer<Int64>, _ firstItems: UnsafePointer<UInt16>, lineCount: Int,
    capacity: Int
  ) {
    self.init(capacity: capacity)
    for line in 0..<lineCount {
      unsafe self.offsets[line] = offsets[line] &- offsets[0]
      unsafe self.firstItems[line] = firstItems[line] &- firstItems[0]
    }
  }

  /// Whether nothing else holds the table.
  var isUnique: Bool { mutating get { isKnownUniquelyReferenced(&memory) } }

  /// Replaces lines by others, those behind them moving.
  ///
  /// Nothing else may hold the table.
  ///
  /// - Parameters:
  ///   - lines: The lines to replace.
  ///   - lineCount: The number of all lines before, for which and for those after there is room.
  ///   - room: The new lines, positions and items counted from the first of them.
  ///   - count: The number of new lines.
  ///   - shift: How many items more the new lines hold.
  ///   - growth: How much farther the lines behind them begin, in units.
  func replace(
    _ lines: Range<Int>, of lineCount: Int, by room: ChunkRoom, count: Int, shift: Int,
    growth: Int64
  ) {
    let (offsets, firstItems) = unsafe (offsets, firstItems)
    let behind = lines.upperBound..<lineCount
    let (firstOffset, firstItem) = unsafe (offsets[lines.lowerBound], firstItems[lines.lowerBound])
    let target = lines.lowerBound + count
    unsafe (offsets + target).update(from: offsets + behind.lowerBound, count: behind.count)
    unsafe (firstItems + target).update(from: firstItems + behind.lowerBound, count: behind.count)
    let itemShift = UInt16(truncatingIfNeeded: shift)
    for line in target..<target + behind.count {
      unsafe offsets[line] &+= growth
      unsafe firstItems[line] &+= itemShift
    }
    for line in 0..<count {
      unsafe offsets[lines.lowerBound + line] = firstOffset &+ room.offsets[line]
      unsafe firstItems[lines.lowerBound + line] = firstItem &+ room.firstItems[line]
    }
  }

  /// The lines that there is room for.
  var capacity: Int {
    // Not as a property, whose access would be checked.
    unsafe memory.withUnsafeMutablePointerToHeader { unsafe $0.pointee }
  }

  /// Where each line begins, in units from its chunk's beginning.
  @inline(__always)
  private var offsets: UnsafeMutablePointer<Int64> {
    unsafe memory.withUnsafeMutablePointerToElements { unsafe $0 }
  }

  /// Each line's first item, from its chunk's first.
  @inline(__always)
  private var firstItems: UnsafeMutablePointer<UInt16> {
    unsafe UnsafeMutableRawPointer(offsets + capacity).assumingMemoryBound(to: UInt16.self)
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
