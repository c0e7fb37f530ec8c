import LayoutGeometry

/// Replaces items among lines, and flows again as far as lines change.
///
/// The work begins in the chunk of the item before the change, on whose line the first new item may
/// fit, and takes whole chunks. It ends with the first chunk in which a new line begins where an old
/// one did, for from there on all lines are the old ones. Where widths are periodic that may never
/// happen, and then every later line really changes.
///
/// > Source: rule F-ROW-1, applied to what follows the change.
struct LineSplice {
  /// How the lines break.
  private let breaking: LineBreaking
  /// The lines as they were.
  private let old: SumTree<LineChunk>
  /// The items that are replaced.
  private let range: Range<Int>
  /// How far what follows moves.
  private let shift: Int

  /// The new items from the first line that changed on, up to where all lines are the old ones.
  private(set) var changed = 0..<0

  /// The new chunks, in order.
  private(set) var chunks: [LineChunk] = []
  /// The lines of the new chunks.
  private var lineCount = 0
  /// The lines of the old chunks that were taken so far.
  private var oldLineCount = 0
  /// Sizes that are not on a finished line yet, and the new number of the first of them.
  private var pending: [LayoutSize] = []
  private var pendingStart = 0
  /// The first old item that was taken, and the next one to take.
  private var takenStart = 0
  private var next = 0

  /// Begins to replace a range of items by `count` others.
  init(
    _ old: SumTree<LineChunk>, replacing range: Range<Int>, with count: Int,
    breaking: LineBreaking
  ) {
    self.old = old
    self.range = range
    self.breaking = breaking
    shift = count - range.count
  }

  /// Flows the new sizes and what follows them as far as lines change.
  ///
  /// - Returns: The old items, whole chunks of them, whose place the new chunks take.
  mutating func flow(_ sizes: [LayoutSize]) -> Range<Int> {
    let itemCount = old.summary.length.items
    changed = firstChangedItem..<itemCount + shift
    takeLinesBefore(room: sizes.count)
    pending += sizes
    next = range.upperBound
    var isDone = false
    while !isDone {
      guard next < itemCount else {
        isDone = flowPending(within: nil, isEnd: true)
        break
      }
      let (chunk, start) = old.element(ofItem: next)
      oldLineCount += chunk.lineCount
      if let run = chunk.run {
        isDone = take(run, of: chunk, at: start.items)
      } else {
        let first = chunk.firstSize + next - start.items
        let end = chunk.firstSize + chunk.itemCount
        pending.reserveCapacity(pending.count + end - first)
        pending += chunk.sizes[first..<end]
        next = start.items + chunk.itemCount
        isDone = flowPending(within: (chunk, start.items), isEnd: next == itemCount)
      }
    }
    joinCrumbs()
    return takenStart..<next
  }

  /// The first item of the line on which the item before the change stands.
  private var firstChangedItem: Int {
    guard range.lowerBound > 0 else { return 0 }
    let (chunk, start) = old.element(ofItem: range.lowerBound - 1)
    let line = chunk.lineIndex(ofItem: range.lowerBound - 1 - start.items)
    return start.items + chunk.line(line).firstItem
  }

  /// Notes that from a new item on all lines are the old ones.
  private mutating func meet(at item: Int) {
    changed = changed.lowerBound..<max(changed.lowerBound, item)
  }

  /// Joins neighbours among the new chunks that are short together.
  private mutating func joinCrumbs() {
    var index = 0
    while index + 1 < chunks.count {
      let (left, right) = (chunks[index], chunks[index + 1])
      if let joined = breaking.joined(left, right) {
        chunks[index] = joined
        chunks.remove(at: index + 1)
      } else {
        index += 1
      }
    }
  }
}

extension LineBreaking {
  /// Two neighbours as one chunk; nil where they are not short, or are runs.
  fileprivate func joined(_ left: LineChunk, _ right: LineChunk) -> LineChunk? {
    guard left.run == nil, right.run == nil,
      left.lineCount + right.lineCount <= LineChunk.largestLineCount / 4
    else { return nil }
    let sizes = Array(
      left.sizes[left.firstSize..<left.firstSize + left.itemCount]
        + right.sizes[right.firstSize..<right.firstSize + right.itemCount])
    // Lines too long for 64 bits end a chunk early: then the two stay apart.
    let joined = chunks(of: sizes).chunks
    return joined.count == 1 ? joined[0] : nil
  }
}

extension LineSplice {
  /// Takes what stands before the change in the chunk where the work begins.
  private mutating func takeLinesBefore(room: Int) {
    next = range.upperBound
    guard old.summary.length.items > 0 else { return }
    let (chunk, start) = old.element(ofItem: max(0, range.lowerBound - 1))
    takenStart = start.items
    let count = range.lowerBound - start.items
    oldLineCount = chunk.lineCount
    takeCrumbsBefore()
    pendingStart = takenStart
    if let run = chunk.run {
      let keptLines = max(0, count - 1) / run.capacity
      let kept = keptLines * run.capacity
      if kept > 0 && !pending.isEmpty {
        _ = flowPending(within: nil, isEnd: true)
      }
      appendRun(chunk.sizes[0], count: kept, run)
      pendingStart += kept
      pending += Array(repeating: chunk.sizes[0], count: count - kept)
    } else {
      pending.reserveCapacity(pending.count + chunk.itemCount + room)
      pending += chunk.sizes[chunk.firstSize..<chunk.firstSize + count]
    }
  }

  /// Takes short chunks before the first one too, so that edits do not leave a trail of crumbs.
  private mutating func takeCrumbsBefore() {
    var crumbs: [LineChunk] = []
    while takenStart > 0, oldLineCount < LineChunk.largestLineCount / 2 {
      let (chunk, start) = old.element(ofItem: takenStart - 1)
      guard chunk.run == nil, chunk.lineCount < LineChunk.largestLineCount / 8 else { break }
      crumbs.append(chunk)
      takenStart = start.items
      oldLineCount += chunk.lineCount
    }
    for chunk in crumbs.reversed() {
      pending += chunk.sizes[chunk.firstSize..<chunk.firstSize + chunk.itemCount]
    }
  }

  /// Breaks the pending sizes into lines and keeps those of the last line, which is not finished.
  ///
  /// With `isEnd`, or once lines are the old ones from somewhere on, it is finished too.
  ///
  /// - Parameters:
  ///   - fed: The old chunk that ends where the pending sizes do, and its first old item.
  ///   - isEnd: Whether nothing follows.
  /// - Returns: Whether what follows is as it was.
  private mutating func flowPending(
    within fed: (chunk: LineChunk, start: Int)?, isEnd: Bool
  ) -> Bool {
    var isDone = isEnd
    let lineLimit = lineLimit
    let sizes = pending
    var item = 0
    unsafe breaking.withRoom { room in
      while item < sizes.count {
        var filled = unsafe sizes.withUnsafeBufferPointer {
          unsafe breaking.fill(room, $0, from: item, lineLimit: lineLimit)
        }
        if let fed, !isDone {
          let met = unsafe meetsOldLine(room, filled, from: item, fed.chunk, fed.start)
          if let met { meet(at: met) }
          isDone = met != nil
        }
        let isUnfinished = filled.end == sizes.count && !isDone
        if isUnfinished { unsafe filled.dropLastLine(room, from: item) }
        if filled.lineCount > 0 {
          let table = unsafe LineTable(room, lineCount: filled.lineCount)
          chunks.append(breaking.chunk(of: sizes, from: item, filled, table, firstLine: 0))
          lineCount += filled.lineCount
        }
        item = filled.end
        if isUnfinished { break }
      }
    }
    pending = Array(sizes[item...])
    pendingStart += item
    return isDone
  }

  /// The first item of the first new line of a chunk that begins where a line of the old chunk did.
  ///
  /// A few lines are not enough where more chunks follow: crumbs are joined with the next chunk.
  private func meetsOldLine(
    _ room: ChunkRoom, _ filled: FilledChunk, from item: Int, _ chunk: LineChunk, _ start: Int
  ) -> Int? {
    guard lineCount + filled.lineCount >= LineChunk.largestLineCount / 8 else { return nil }
    for line in 0..<filled.lineCount {
      let first = line == 0 ? 0 : unsafe Int(room.firstItems[line])
      let oldItem = pendingStart + item + first - shift
      guard oldItem >= max(range.upperBound, start) else { continue }
      let oldLine = chunk.lineIndex(ofItem: oldItem - start)
      if chunk.line(oldLine).firstItem == oldItem - start { return oldItem + shift }
    }
    return nil
  }

  /// The most lines of a new chunk: such that the chunks in work become equally long, with room for
  /// more edits.
  private var lineLimit: Int {
    let full = LineChunk.largestLineCount
    let parts = oldLineCount / (full * 3 / 4) + 1
    return min(full, oldLineCount / parts + full / 8)
  }
}

/// Runs of equal sizes, which are cut and shifted but never written out.
extension LineSplice {
  /// Takes the rest of a run: items of it as far as the pending line goes on, then a run again.
  ///
  /// - Returns: Whether what follows is as it was.
  private mutating func take(_ run: EqualRun, of chunk: LineChunk, at start: Int) -> Bool {
    let size = chunk.sizes[0]
    let end = start + chunk.itemCount
    var fed = 0
    while !pending.isEmpty && next < end {
      let count = min(end - next, run.capacity + 1)
      pending += Array(repeating: size, count: count)
      next += count
      fed += count
      _ = flowPending(within: nil, isEnd: false)
      // A line that holds nothing but items of the run: the rest is a run from its beginning on.
      if pending.count <= fed && next - pending.count >= start {
        next -= pending.count
        pending = []
      }
    }
    guard pending.isEmpty else { return false }
    return continueRun(run, size: size, start: start, end: end)
  }

  /// Goes on with the rest of a run from a line's beginning.
  private mutating func continueRun(
    _ run: EqualRun, size: LayoutSize, start: Int, end: Int
  ) -> Bool {
    let rest = end - next
    pendingStart = next + shift
    let isEnd = end == old.summary.length.items
    let isAligned = (next - start) % run.capacity == 0
    next = end
    if isAligned { meet(at: pendingStart) }
    if isEnd || isAligned {
      appendRun(size, count: rest, run)
      pendingStart += rest
      return true
    }
    // What follows may fit on the run's last line now.
    let kept = (rest - 1) / run.capacity * run.capacity
    appendRun(size, count: kept, run)
    pendingStart += kept
    pending = Array(repeating: size, count: rest - kept)
    return false
  }

  private mutating func appendRun(_ size: LayoutSize, count: Int, _ run: EqualRun) {
    guard count > 0 else { return }
    chunks.append(breaking.run(of: size, count: count, capacity: run.capacity))
    lineCount += LineChunk.largestLineCount / 8
  }
}

extension VariedLines {
  /// Replaces a range of items by others with sizes of their own, which must be valid.
  ///
  /// - Returns: The new items from the first line that changed on, up to where all lines are the old
  ///   ones.
  /// - Complexity: O(log *n* + the items of the lines that change + a chunk).
  @discardableResult
  mutating func replace(
    _ range: Range<Int>, with sizes: [LayoutSize], breaking: LineBreaking
  ) -> Range<Int> {
    var splice = LineSplice(tree, replacing: range, with: sizes.count, breaking: breaking)
    let taken = splice.flow(sizes)
    tree.replace(items: taken, with: splice.chunks)
    return splice.changed
  }
}
