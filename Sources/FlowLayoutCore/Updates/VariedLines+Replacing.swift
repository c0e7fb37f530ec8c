import LayoutGeometry

/// Replacing items: in a chunk's place where that can be, else by flowing anew as far as lines change.
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
    if let changed = replaceInPlace(range, with: sizes, breaking: breaking) { return changed }
    let flown = LineSplice.flow(tree, replacing: range, with: sizes, breaking: breaking)
    tree.replace(items: flown.taken, with: flown.chunks)
    return flown.changed
  }

  /// The same within one chunk that nothing else holds; answers nil where that cannot be.
  private mutating func replaceInPlace(
    _ range: Range<Int>, with sizes: [LayoutSize], breaking: LineBreaking
  ) -> Range<Int>? {
    let count = itemCount
    guard count > 0,
      let (chunk, start) = tree.uniqueElement(ofItem: max(0, range.lowerBound - 1))
    else { return nil }
    let first = start.items
    let edit = ChunkEdit(
      breaking: breaking, chunk: chunk, range: range.lowerBound - first..<range.upperBound - first,
      sizes: sizes, isFirst: first == 0)
    let end = first + chunk.itemCount
    let changed = edit.perform {
      guard end < count else { return nil }
      let (next, start) = tree.element(ofItem: end)
      return next.size(ofItem: end - start.items)
    }
    guard let changed else { return nil }
    tree.renewElement(ofItem: first)
    return changed.lowerBound + first..<changed.upperBound + first
  }
}
