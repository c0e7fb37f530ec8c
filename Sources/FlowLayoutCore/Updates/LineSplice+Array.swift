import LayoutGeometry

/// Old items whose lines keep changing, flowed straight from the array in which their sizes lie.
///
/// Where widths are periodic an insert moves every later line. Then copying sizes into windows would
/// cost more than breaking lines.
extension LineSplice {
  /// Old items whose sizes lie one after the other in an array: the pending ones and others.
  struct ArrayRun {
    var sizes: [LayoutSize]
    /// From an old item's number to its place in the array.
    var toArray: Int
    /// The old item behind the last.
    var end: Int
  }

  /// The pending sizes, where they are old ones of one array, and others as far as they lie in it; nil
  /// where none of these do.
  func arrayRun() -> ArrayRun? {
    let first = next - pending.count
    guard first >= range.upperBound else { return nil }
    let (chunk, start) = old.element(ofItem: first)
    guard chunk.run == nil else { return nil }
    var run = ArrayRun(sizes: chunk.sizes, toArray: chunk.firstSize - start.items, end: first)
    forEachListedChunk(from: first) { chunk, start in
      guard chunk.firstSize - start == run.toArray, chunk.sizes.isSameStorage(as: run.sizes)
      else { return false }
      run.end = start + chunk.itemCount
      return true
    }
    return run.end > next ? run : nil
  }

  /// The pending sizes, where they are old ones, and all that follow, copied into one array; nil where
  /// none follow that are in no closed form.
  func copiedRun() -> ArrayRun? {
    let first = next - pending.count
    guard first >= range.upperBound else { return nil }
    var run = ArrayRun(sizes: [], toArray: -first, end: first)
    run.sizes.reserveCapacity(old.summary.length.items - first)
    forEachListedChunk(from: first) { chunk, start in
      run.sizes +=
        chunk.sizes[
          chunk.firstSize + run.end - start..<chunk.firstSize + chunk.itemCount]
      run.end = start + chunk.itemCount
      return true
    }
    return run.end > next ? run : nil
  }

  /// Visits the chunks from that of an old item on, with their first items, until `visit` answers false
  /// or a closed form follows.
  private func forEachListedChunk(
    from first: Int, _ visit: (_ chunk: LineChunk, _ start: Int) -> Bool
  ) {
    var item = first
    while item < old.summary.length.items {
      let (chunk, start) = old.element(ofItem: item)
      guard chunk.run == nil, visit(chunk, start.items) else { return }
      item = start.items + chunk.itemCount
    }
  }

  /// Flows the pending sizes and those behind them in their array, or until lines are the old ones.
  ///
  /// - Returns: Whether what follows is as it was, and all of its chunk is taken.
  mutating func take(_ run: ArrayRun) -> Bool {
    let first = next - pending.count
    pending = []
    let reached = flow(run, from: first)
    if reached.isMet {
      next = reached.item
      takeRestOfChunk()
      return true
    }
    next = run.end
    pending = Array(run.sizes[reached.item + run.toArray..<run.end + run.toArray])
    pendingStart = reached.item + shift
    return pending.isEmpty && run.end == old.summary.length.items
  }

  /// Breaks part of an array into chunks until lines are the old ones.
  ///
  /// - Returns: The old item after the last one on a finished line, and whether lines met there.
  private mutating func flow(_ run: ArrayRun, from first: Int) -> (item: Int, isMet: Bool) {
    let (sizes, toArray) = (run.sizes, run.toArray)
    let part = first + toArray..<run.end + toArray
    let isEnd = run.end == old.summary.length.items
    var making = ChunkMaking(breaking, sizes, from: part.lowerBound, to: part.upperBound)
    var met: Int?
    while met == nil && making.nextItem < part.upperBound {
      making.openChunk()
      let (room, firstItem) = unsafe (making.room, making.nextItem - toArray)
      var filled = unsafe sizes.withUnsafeBufferPointer {
        unsafe breaking.fill(
          room, UnsafeBufferPointer(rebasing: $0[..<part.upperBound]), from: making.nextItem,
          lineLimit: making.lineLimit)
      }
      met = firstMeeting(lineCount: filled.lineCount) {
        $0 == 0 ? firstItem : unsafe firstItem + Int(room.firstItems[$0])
      } beginsLine: {
        beginsLine($0)
      }
      if met != nil {
        making.complete(filled)
      } else if filled.end == part.upperBound && !isEnd {
        unsafe filled.dropLastLine(room, from: making.nextItem)
        if filled.lineCount > 0 { making.complete(filled) }
        break
      } else {
        // Lines that did not meet in a chunk full of a pattern do not while it comes again.
        making.completeWithRepeats(filled)
      }
    }
    if let met { meet(at: met) }
    chunks += making.chunks
    for chunk in making.chunks { lineCount += chunk.lineCount }
    return (making.nextItem - toArray, met != nil)
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
