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
    // A line may begin before the first item wanted, and end behind the last.
    func put(_ item: Int, _ frame: LayoutRect) -> Bool {
      if item >= items.upperBound { return false }
      if item >= items.lowerBound { unsafe base[item &- items.lowerBound] = frame }
      return true
    }
    switch section.content {
    case .equal(let itemCount):
      guard let lines = section.style.equalLines(of: itemCount)
      else { return }
      let last = (items.upperBound - 1) / lines.capacity
      _ = placing.visitLines(
        items.lowerBound / lines.capacity..<last + 1, of: lines, itemCount: itemCount, path, put)
    case .varied(let lines):
      let rules = VariedPlacement(section.style, lines: lines)
      var item = items.lowerBound
      while item < items.upperBound {
        let (chunk, start) = lines.tree.element(ofItem: item)
        let first = chunk.lineIndex(ofItem: item - start.items)
        _ = placing.visitLines(first..<chunk.lineCount, of: chunk, at: start, rules, path, put)
        item = start.items + chunk.itemCount
      }
    }
  }
}
