import LayoutGeometry

/// Replaces items of one chunk in its place: the usual edit, once a place was edited.
///
/// Only the lines from the change on are flowed, up to the first that begins as an old one did; what
/// follows in the chunk is shifted. Where lines of other chunks would change too, or this one would
/// get too short or too long, nothing is done, and `LineSplice` does it.
///
/// > Source: rule F-ROW-1, applied to what follows the change.
@safe
struct ChunkEdit {
  /// How the lines break.
  let breaking: LineBreaking
  /// The items to replace, from the chunk's first.
  let range: Range<Int>
  /// The sizes of those that take their place.
  let sizes: UnsafeBufferPointer<LayoutSize>
  /// Whether the chunk is the first one, so that no line before it can take its first item.
  let isFirst: Bool
  /// Whether the chunk's sizes are known to be different after it.
  let isVaried: Bool

  /// The most lines of a chunk that is edited in its place, and the most items.
  static let (largestLineCount, largestItemCount) = (64, 512)

  /// How far what follows moves.
  private var shift: Int { unsafe sizes.count - range.count }

  /// Old lines, and how many new ones take their place.
  private struct Flown {
    var lines: Range<Int>
    var newCount: Int
  }

  /// Replaces the items.
  ///
  /// - Parameters:
  ///   - chunk: The chunk, which nothing else holds.
  ///   - following: Answers with the size of the item behind the chunk; none behind the last.
  /// - Returns: The chunk's new items from the first line that changed on, up to where all lines are
  ///   the old ones; nil where nothing was done.
  /// - Complexity: O(items of the lines that change + a chunk of at most `largestItemCount` items).
  func perform(on chunk: LineChunk, _ following: () -> LayoutSize?) -> Range<Int>? {
    guard chunk.isEditable, isFirst || range.lowerBound > 0,
      range.upperBound <= chunk.itemCount, chunk.itemCount + shift > 0,
      chunk.itemCount + max(0, shift) <= ChunkEdit.largestItemCount,
      chunk.lineCount <= ChunkEdit.largestLineCount,
      breaking.fixedCount == nil, breaking.lineSpacing >= .zero,
      unsafe breaking.areOrdinary(sizes)
    else { return nil }
    var changed: Range<Int>?
    unsafe LineBreaking.withRoom(lineCount: ChunkEdit.largestLineCount) { room in
      if let flown = unsafe flow(chunk, into: room, following) {
        changed = unsafe keep(room, flown, in: chunk)
      }
    }
    return changed
  }

  /// Flows items, from the line on which the one before the change stands, up to a line that begins as
  /// an old one did; nil where none does.
  private func flow(
    _ chunk: LineChunk, into room: ChunkRoom, _ following: () -> LayoutSize?
  ) -> Flown? {
    let firstLine = chunk.lineIndex(ofItem: max(0, range.lowerBound - 1))
    let flown: Flown?? = unsafe chunk.withListedLines { old in
      unsafe flow(
        old, from: firstLine, of: (chunk.lineCount, chunk.itemCount), into: room, following)
    }
    return flown ?? nil
  }

  /// As above, from a line of so many with so many items.
  @inline(__always)
  private func flow(
    _ old: ListedLines, from firstLine: Int, of counts: (lines: Int, items: Int),
    into room: ChunkRoom, _ following: () -> LayoutSize?
  ) -> Flown? {
    let (newEnd, end) = unsafe (range.lowerBound + sizes.count, counts.items + shift)
    let closing = LineClosing(lineSpacing: breaking.lineSpacing)
    let first = unsafe old.firstItem(ofLine: firstLine)
    var (oldLine, newLine) = (firstLine, 0)
    unsafe room.offsets[0] = 0
    unsafe room.firstItems[0] = 0
    var line = unsafe OpenLine(size(first, among: old))
    var item = first + 1
    while true {
      if item < end {
        if unsafe line.takes(size(item, among: old), breaking) {
          item &+= 1
          continue
        }
      } else if let next = following(),
        line.takes(FlowSize(next, crossIsWidth: breaking.crossIsWidth), breaking)
      {
        return nil
      }
      guard newLine < ChunkEdit.largestLineCount,
        let offset = unsafe closing.next(room.offsets[newLine], thickness: line.thickness)
      else { return nil }
      newLine += 1
      unsafe room.offsets[newLine] = offset
      unsafe room.firstItems[newLine] = UInt16(truncatingIfNeeded: item - first)
      if item >= newEnd {
        func oldFirstItem() -> Int {
          unsafe oldLine < counts.lines ? old.firstItem(ofLine: oldLine) : counts.items
        }
        while oldFirstItem() < item - shift { oldLine += 1 }
        if oldFirstItem() == item - shift {
          return Flown(lines: firstLine..<oldLine, newCount: newLine)
        }
      }
      line = unsafe OpenLine(size(item, among: old))
      item += 1
    }
  }

  /// The size of a new item.
  @inline(__always)
  private func size(_ item: Int, among old: ListedLines) -> FlowSize {
    let place = item &- range.lowerBound
    let size =
      unsafe place < 0
      ? old.sizes[item] : place < sizes.count ? sizes[place] : old.sizes[item &- shift]
    return FlowSize(size, crossIsWidth: breaking.crossIsWidth)
  }

  /// Puts new lines in the place of old ones; answers as `perform`.
  private func keep(_ room: ChunkRoom, _ flown: Flown, in chunk: LineChunk) -> Range<Int>? {
    let lineCount = chunk.lineCount - flown.lines.count + flown.newCount
    // A chunk that gets short is joined with a neighbour, and a long one cut.
    guard lineCount <= ChunkEdit.largestLineCount,
      lineCount >= min(LineChunk.leastLineCount, chunk.lineCount)
    else { return nil }
    let first = chunk.firstItem(ofLine: flown.lines.lowerBound)
    let end = unsafe first + Int(room.firstItems[flown.newCount])
    let isKept = unsafe chunk.replace(
      range, with: sizes, flown.lines, by: room, count: flown.newCount, breaking,
      isVaried: isVaried)
    return isKept ? first..<end : nil
  }
}
