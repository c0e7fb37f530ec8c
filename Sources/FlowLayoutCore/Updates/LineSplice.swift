import LayoutGeometry

/// Replaces items among lines, and flows again as far as lines change.
///
/// The work begins some lines before the change, on whose line the first new item may fit, and takes
/// a window of lines behind it, of which a new chunk is made. It ends where a new line begins as an old
/// one did, for from there on all lines are the old ones; until then lines are flowed straight from the
/// arrays in which their sizes lie. What remains of the chunks at both ends stays as it is: slices that
/// share its memory. Where widths are periodic lines may never meet, and then every later line really
/// changes.
///
/// > Source: rule F-ROW-1, applied to what follows the change.
struct LineSplice {
  /// How the lines break.
  let breaking: LineBreaking
  /// The lines as they were.
  let old: SumTree<LineChunk>
  /// The items that are replaced.
  let range: Range<Int>
  /// How far what follows moves.
  let shift: Int

  /// The new items from the first line that changed on, up to where all lines are the old ones.
  private(set) var changed = 0..<0

  /// The new chunks, in order.
  var chunks: [LineChunk] = []
  /// The lines that were flowed so far, or stand for as many.
  var lineCount = 0
  /// Sizes that are not on a finished line yet, and the new number of the first of them.
  var pending: [LayoutSize] = []
  var pendingStart = 0
  /// The first old item that was taken, and the next one to take.
  var takenStart = 0
  var next = 0
  /// How far that was behind the usual windows; nil before.
  private var afterUsualWindows: Progress?
  /// The lines of the next window, and how many windows were flowed.
  private var windowLineCount = LineChunk.leastLineCount
  private var windowCount = 0

  /// The windows in which lines nearly always meet where widths are as good as random.
  private static let usualWindowCount = 4

  /// The most windows: the others lead from one array to the next.
  ///
  /// Instead of more, all sizes behind the usual ones are copied into one array, so that edits do not
  /// leave ever more pieces behind.
  private static let mostWindows = 16

  /// The lines of a window from one array to the next: as few as need be, since a piece is made of
  /// them, and more of it with each edit.
  private static let seamLineCount = 2

  /// The lines before the change that are flowed again with it, so that the new chunk has some.
  private static let leadLineCount = 8

  /// Flows what a replacement changes.
  ///
  /// - Returns: The old items, whole chunks of them, whose place new chunks take; these; and the new
  ///   items from the first line that changed on, up to where all lines are the old ones.
  @inline(never)
  static func flow(
    _ old: SumTree<LineChunk>, replacing range: Range<Int>, with sizes: [LayoutSize],
    breaking: LineBreaking
  ) -> (taken: Range<Int>, chunks: [LineChunk], changed: Range<Int>) {
    // A function of its own, so that the splice and the tree that it holds are gone at its end.
    var splice = LineSplice(old, replacing: range, with: sizes.count, breaking: breaking)
    let taken = splice.flow(sizes)
    return (taken, splice.chunks, splice.changed)
  }

  /// Begins to replace a range of items by `count` others.
  private init(
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
  private mutating func flow(_ sizes: [LayoutSize]) -> Range<Int> {
    let itemCount = old.summary.length.items
    next = range.upperBound
    chunks.reserveCapacity(3)
    let firstChanged = itemCount > 0 ? takeLinesBefore(room: sizes.count) : 0
    changed = firstChanged..<itemCount + shift
    pending += sizes
    var isDone = false
    while !isDone {
      isDone = next < itemCount ? takeLinesBehind() : flowPending(within: nil, isEnd: true)
    }
    joinCrumbs()
    return takenStart..<next
  }

  /// How far the new lines are known: what the variables of the same names are.
  private struct Progress {
    var chunkCount: Int
    var lineCount: Int
    var pending: [LayoutSize]
    var pendingStart: Int
    var next: Int
  }

  /// Takes the array in which the pending sizes and those that follow lie.
  ///
  /// - Returns: As `take(_:)`; nil where there is none.
  private mutating func takeArrayBehind() -> Bool? {
    guard windowCount >= LineSplice.mostWindows, let back = afterUsualWindows else {
      if afterUsualWindows == nil {
        afterUsualWindows = Progress(
          chunkCount: chunks.count, lineCount: lineCount, pending: pending,
          pendingStart: pendingStart, next: next)
      }
      return arrayRun().map { take($0) }
    }
    windowCount = LineSplice.usualWindowCount
    afterUsualWindows = nil
    chunks.removeSubrange(back.chunkCount...)
    (lineCount, pending) = (back.lineCount, back.pending)
    (pendingStart, next) = (back.pendingStart, back.next)
    return copiedRun().map { take($0) }
  }

  /// Notes that from a new item on all lines are the old ones.
  mutating func meet(at item: Int) {
    changed = changed.lowerBound..<max(changed.lowerBound, item)
  }
}

/// What stands before the change.
extension LineSplice {
  /// Takes the lines before the change: the nearest ones to flow, those before them in the chunk as
  /// they are.
  ///
  /// - Returns: The first item of the line on which the item before the change stands.
  private mutating func takeLinesBefore(room: Int) -> Int {
    let (chunk, start) = old.element(ofItem: max(0, range.lowerBound - 1))
    takenStart = start.items
    let count = range.lowerBound - start.items
    let line = chunk.lineIndex(ofItem: max(0, count - 1))
    let firstChanged = start.items + chunk.line(line).firstItem
    if let run = chunk.run {
      takeCrumbs(before: chunk)
      takeRunBefore(run, of: chunk, count: count)
      return firstChanged
    }
    var firstItem = 0
    if line - LineSplice.leadLineCount >= LineChunk.leastLineCount {
      let first = line - LineSplice.leadLineCount
      firstItem = chunk.line(first).firstItem
      chunks.append(breaking.slice(chunk, 0..<first))
      pendingStart = start.items + firstItem
    } else {
      takeCrumbs(before: chunk)
    }
    // Room for the window behind the change too, and for no more: the chunk keeps the array.
    let last = range.upperBound - start.items
    let end = last < chunk.itemCount ? windowEnd(in: chunk, from: last).item : last
    pending.reserveCapacity(pending.count + count - firstItem + room + max(0, end - last))
    pending += chunk.sizes[chunk.firstSize + firstItem..<chunk.firstSize + count]
    return firstChanged
  }

  /// Takes the items of a run before the change: those of its last lines one by one.
  private mutating func takeRunBefore(_ run: EqualRun, of chunk: LineChunk, count: Int) {
    let kept = max(0, count - 1) / run.capacity * run.capacity
    if kept > 0 && !pending.isEmpty {
      _ = flowPending(within: nil, isEnd: true)
    }
    appendRun(chunk.sizes[0], count: kept, run)
    pendingStart += kept
    pending += Array(repeating: chunk.sizes[0], count: count - kept)
  }
}

/// What stands behind the change.
extension LineSplice {
  /// Old lines that are flowed again: some of a chunk's, up to one.
  private struct Window {
    var chunk: LineChunk
    /// The chunk's first old item.
    var start: Int
    /// The line after the last.
    var endLine: Int

    /// Whether a line begins at an old item of the chunk.
    func beginsLine(_ item: Int) -> Bool {
      chunk.line(chunk.lineIndex(ofItem: item - start)).firstItem == item - start
    }
  }

  /// Where the window ends that begins at an item of a listed chunk: before a line and its first item.
  private func windowEnd(in chunk: LineChunk, from item: Int) -> (line: Int, item: Int) {
    let line = chunk.lineIndex(ofItem: item) + windowLineCount
    return chunk.lineCount - line < LineChunk.leastLineCount
      ? (chunk.lineCount, chunk.itemCount) : (line, chunk.line(line).firstItem)
  }

  /// Flows the next window of old lines.
  ///
  /// - Returns: Whether what follows is as it was, and all of its chunk is taken.
  private mutating func takeLinesBehind() -> Bool {
    if windowCount >= LineSplice.usualWindowCount, let isDone = takeArrayBehind() {
      windowLineCount = LineSplice.seamLineCount
      return isDone
    }
    let (chunk, start) = old.element(ofItem: next)
    if let run = chunk.run { return take(run, of: chunk, at: start.items) }
    let chunkEnd = start.items + chunk.itemCount
    let (endLine, end) = windowEnd(in: chunk, from: next - start.items)
    windowCount += 1
    windowLineCount =
      windowCount == LineSplice.usualWindowCount
      ? LineSplice.seamLineCount : min(windowLineCount * 2, LineChunk.largestLineCount)
    pending += chunk.sizes[chunk.firstSize + next - start.items..<chunk.firstSize + end]
    next = start.items + end
    let isDone = flowPending(
      within: Window(chunk: chunk, start: start.items, endLine: endLine),
      isEnd: next == old.summary.length.items)
    if isDone && next < chunkEnd {
      chunks.append(breaking.slice(chunk, endLine..<chunk.lineCount))
      next = chunkEnd
    }
    return isDone
  }

  /// Breaks the pending sizes into lines and keeps those of the last line, which is not finished.
  ///
  /// With `isEnd`, or once lines are the old ones from somewhere on, it is finished too.
  ///
  /// - Parameters:
  ///   - window: The old lines that end where the pending sizes do.
  ///   - isEnd: Whether nothing follows.
  /// - Returns: Whether what follows is as it was.
  private mutating func flowPending(within window: Window?, isEnd: Bool) -> Bool {
    var isDone = isEnd
    let sizes = pending
    var item = 0
    unsafe LineBreaking.withRoom(lineCount: LineChunk.largestLineCount) { room in
      while item < sizes.count {
        var filled = unsafe sizes.withUnsafeBufferPointer {
          unsafe breaking.fill(room, $0, from: item, lineLimit: LineChunk.largestLineCount)
        }
        if let window, !isDone {
          let met = unsafe meetsOldLine(room, filled, from: item, window)
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
    pending = item == sizes.count ? [] : Array(sizes[item...])
    pendingStart += item
    return isDone
  }

  /// Flows the pending sizes, behind which other lines follow.
  mutating func flowPending() {
    _ = flowPending(within: nil, isEnd: false)
  }

  /// The first item of the first new line of a chunk that begins where a line of the window did.
  ///
  /// A few lines are not enough where more chunks follow: crumbs are joined with the next chunk.
  private func meetsOldLine(
    _ room: ChunkRoom, _ filled: FilledChunk, from item: Int, _ window: Window
  ) -> Int? {
    guard lineCount + filled.lineCount >= LineChunk.leastLineCount else { return nil }
    let least = max(range.upperBound, window.start)
    let first = pendingStart + item - shift
    return firstMeeting(lineCount: filled.lineCount) {
      $0 == 0 ? first : unsafe first + Int(room.firstItems[$0])
    } beginsLine: { oldItem in
      oldItem >= least && window.beginsLine(oldItem)
    }
  }

  /// The new number of the first item of the first new line of a chunk that begins as an old one did.
  ///
  /// - Parameters:
  ///   - lineCount: The number of the chunk's lines, at least 1.
  ///   - start: Gives a line's first item, by its old number.
  ///   - beginsLine: Tells whether an old line begins at an old item.
  /// - Returns: The item; nil where no line begins as an old one did.
  func firstMeeting(
    lineCount: Int, start: (_ line: Int) -> Int, beginsLine: (_ oldItem: Int) -> Bool
  ) -> Int? {
    // From the first meeting on all lines are the old ones, the last one too.
    guard beginsLine(start(lineCount - 1)) else { return nil }
    return (0..<lineCount).first { beginsLine(start($0)) }.map { start($0) + shift }
  }
}
