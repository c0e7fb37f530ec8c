public import LayoutGeometry

/// The frames of many items at once.
extension FlowLayout {
  /// Writes the frames of consecutive items of a section into a caller's buffer, without allocating.
  ///
  /// The fastest way to all frames: the ones of `frameOfItem(at:)`, in order.
  ///
  /// - Parameters:
  ///   - items: The items; the part of the range that exists is used.
  ///   - section: The section's index.
  ///   - buffer: Room for the frames; it may be too small.
  /// - Returns: How many frames were written: the first ones that exist and fit.
  /// - Complexity: O(log *s* + log *n* + *k* + ℓ).
  public func copyItemFrames(
    _ items: Range<Int>, inSection section: Int,
    into buffer: UnsafeMutableBufferPointer<LayoutRect>
  ) -> Int {
    guard let placed = self.section(at: section) else { return 0 }
    let items = items.clamped(to: 0..<placed.itemCount)
    let count = min(items.count, buffer.count)
    guard count > 0, let base = buffer.baseAddress else { return 0 }
    let placing = ItemPlacing(placed, space: space)
    let wanted = items.lowerBound..<items.lowerBound + count
    switch placing.shortcut {
    case .exactRows: unsafe write(wanted, of: placed, placing, ExactRows.self, to: base)
    case .snappedRows: unsafe write(wanted, of: placed, placing, SnappedRows.self, to: base)
    case .none: unsafe write(wanted, of: placed, placing, AnyFrames.self, to: base)
    }
    return count
  }

  /// Writes the frames of items that exist, at least one.
  @inline(__always)
  private func write<Path: FramePath>(
    _ items: Range<Int>, of section: PlacedSection, _ placing: ItemPlacing, _ path: Path.Type,
    to base: UnsafeMutablePointer<LayoutRect>
  ) {
    let first = items.lowerBound
    switch section.content {
    case .equal(let itemCount):
      guard let lines = section.style.equalLines(of: itemCount) else { return }
      let range = first / lines.capacity..<(items.upperBound - 1) / lines.capacity + 1
      _ = placing.visitLines(range, of: lines, itemCount: itemCount, path) { item, frame in
        // A line may begin before the first item wanted, and end behind the last.
        if items.contains(item) { unsafe base[item &- first] = frame }
        return true
      }
    case .varied(let lines):
      let rules = VariedPlacement(section.style, lines: lines)
      var item = first
      while item < items.upperBound {
        let (chunk, start) = lines.tree.element(ofItem: item)
        let wanted = WantedLines(of: items, in: chunk, at: start.items)
        func writeWanted(_ lines: Range<Int>) {
          _ = placing.visitLines(lines, of: chunk, at: start, rules, path) { item, frame in
            if items.contains(item) { unsafe base[item &- first] = frame }
            return true
          }
        }
        if !wanted.before.isEmpty { writeWanted(wanted.before) }
        if !wanted.behind.isEmpty { writeWanted(wanted.behind) }
        let left =
          unsafe Path.isExactRows
          ? placing.writeRows(wanted.whole, of: chunk, at: start, rules, to: base - first)
          : wanted.whole
        _ = placing.visitLines(left, of: chunk, at: start, rules, path) { item, frame in
          unsafe base[item &- first] = frame
          return true
        }
        item = start.items + chunk.itemCount
      }
    }
  }
}

/// The lines of a chunk that hold wanted items: those that hold nothing else, which need no question
/// per item, and those at the ends that do.
private struct WantedLines {
  var whole: Range<Int>
  /// A line that begins before the first item wanted, and one that ends behind the last.
  var before: Range<Int>
  var behind: Range<Int>

  init(of items: Range<Int>, in chunk: LineChunk, at start: Int) {
    let lower = max(0, items.lowerBound - start)
    let upper = min(chunk.itemCount, items.upperBound - start)
    var first = chunk.lineIndex(ofItem: lower)
    var end = chunk.lineCount
    before = first..<first
    behind = end..<end
    if chunk.line(first).firstItem < lower {
      before = first..<first + 1
      first += 1
    }
    if upper < chunk.itemCount {
      end = chunk.lineIndex(ofItem: upper)
      if chunk.line(end).firstItem < upper && end >= first { behind = end..<end + 1 }
    }
    whole = first..<max(first, end)
  }
}
