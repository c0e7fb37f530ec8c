import LayoutGeometry

/// Old items whose lines keep changing, flowed straight from the array in which their sizes lie.
///
/// Where widths are periodic an insert moves every later line. Then copying sizes into windows would
/// cost more than breaking lines.
extension LineSplice {
  /// Flows old items as far as they lie one after the other in one array, or lines are the old ones.
  ///
  /// - Returns: Whether what follows is as it was, and all of its chunk is taken; nil where the pending
  ///   sizes are not the last ones before the next item in its array, and nothing was done.
  mutating func takeArrayBehind() -> Bool? {
    let first = next - pending.count
    guard first >= range.upperBound else { return nil }
    let (chunk, start) = old.element(ofItem: first)
    guard chunk.run == nil else { return nil }
    let toArray = chunk.firstSize - start.items
    let end = endOfArray(chunk.sizes, toArray: toArray, from: first)
    guard end > next else { return nil }
    pending = []
    let reached = flow(chunk.sizes, first + toArray..<end + toArray, toArray: toArray)
    if reached.isMet {
      next = reached.item
      takeRestOfChunk()
      return true
    }
    next = end
    pending = Array(chunk.sizes[reached.item + toArray..<end + toArray])
    pendingStart = reached.item + shift
    return pending.isEmpty && end == old.summary.length.items
  }

  /// The old item up to which items lie in an array at places that differ from their numbers by
  /// `toArray`.
  private func endOfArray(_ array: [LayoutSize], toArray: Int, from first: Int) -> Int {
    var end = first
    while end < old.summary.length.items {
      let (chunk, start) = old.element(ofItem: end)
      guard chunk.run == nil, chunk.firstSize - start.items == toArray,
        chunk.sizes.isSameStorage(as: array)
      else { break }
      end = start.items + chunk.itemCount
    }
    return end
  }

  /// Breaks part of an array into chunks until lines are the old ones.
  ///
  /// - Returns: The old item after the last one on a finished line, and whether lines met there.
  private mutating func flow(
    _ sizes: [LayoutSize], _ part: Range<Int>, toArray: Int
  ) -> (item: Int, isMet: Bool) {
    let isEnd = part.upperBound - toArray == old.summary.length.items
    var making = ChunkMaking(breaking, sizes, from: part.lowerBound)
    var isMet = false
    while !isMet && making.nextItem < part.upperBound {
      making.openChunk()
      let room = unsafe making.room
      var filled = unsafe sizes.withUnsafeBufferPointer {
        unsafe breaking.fill(
          room, UnsafeBufferPointer(rebasing: $0[..<part.upperBound]), from: making.nextItem,
          lineLimit: making.lineLimit)
      }
      let firstItem = making.nextItem - toArray
      let met = unsafe firstMeeting(room, filled, from: firstItem, beginsLine)
      if let met { meet(at: met) }
      isMet = met != nil
      if filled.end == part.upperBound && !isEnd && !isMet {
        unsafe filled.dropLastLine(room, from: making.nextItem)
        if filled.lineCount > 0 { making.complete(filled) }
        break
      }
      making.complete(filled)
    }
    chunks += making.chunks
    for chunk in making.chunks { lineCount += chunk.lineCount }
    return (making.nextItem - toArray, isMet)
  }

  /// Whether an old line begins at an old item.
  private func beginsLine(_ item: Int) -> Bool {
    let (chunk, start) = old.element(ofItem: item)
    return chunk.line(chunk.lineIndex(ofItem: item - start.items)).firstItem == item - start.items
  }

  /// Takes what remains of the listed chunk in which the next item begins a line.
  private mutating func takeRestOfChunk() {
    guard next < old.summary.length.items else { return }
    let (chunk, start) = old.element(ofItem: next)
    guard next > start.items else { return }
    let line = chunk.lineIndex(ofItem: next - start.items)
    chunks.append(breaking.slice(chunk, line..<chunk.lineCount))
    next = start.items + chunk.itemCount
  }
}
