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
    let placing = ItemPlacing(placed, space: space, alignment: configuration.rowAlignment)
    let end = items.lowerBound + count
    func write(_ item: Int, _ frame: LayoutRect) -> Bool {
      if item >= items.lowerBound {
        if item >= end { return false }
        unsafe base[item - items.lowerBound] = frame
      }
      return true
    }
    switch placed.content {
    case .equal(let itemCount):
      guard let lines = placed.style.equalLines(of: itemCount, configuration: configuration)
      else { return 0 }
      for line in items.lowerBound / lines.capacity...(end - 1) / lines.capacity {
        guard placing.visitLine(line, of: lines, itemCount: itemCount, write) else { break }
      }
    case .varied(let lines):
      let rules = VariedPlacement(placed.style, lines: lines, alignment: configuration.rowAlignment)
      var item = items.lowerBound
      while item < end {
        let (chunk, start) = lines.tree.element(ofItem: item)
        let first = chunk.lineIndex(ofItem: item - start.items)
        let goesOn = placing.visitLines(
          first..<chunk.lineCount, of: chunk, at: start, rules, write)
        if !goesOn { break }
        item = start.items + chunk.itemCount
      }
    }
    return count
  }
}
