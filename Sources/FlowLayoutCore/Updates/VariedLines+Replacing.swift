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
    let changed = unsafe sizes.withUnsafeBufferPointer {
      unsafe replaceInPlace(range, with: $0, breaking: breaking)
    }
    if let changed { return changed }
    let flown = LineSplice.flow(tree, replacing: range, with: sizes, breaking: breaking)
    tree.replace(items: flown.taken, with: flown.chunks)
    return flown.changed
  }

  /// The same within one chunk that nothing else holds; answers nil where that cannot be, and with
  /// `staysVaried` where all sizes might come to be equal.
  mutating func replaceInPlace(
    _ range: Range<Int>, with sizes: UnsafeBufferPointer<LayoutSize>, breaking: LineBreaking,
    staysVaried: Bool = false
  ) -> Range<Int>? {
    let count = itemCount
    guard count > 0,
      let (chunk, start) = unsafe tree.uncountedUniqueElement(
        ofItem: max(0, range.lowerBound - 1))
    else { return nil }
    let first = start.items
    let changed: Range<Int>? = unsafe chunk._withUnsafeGuaranteedRef { chunk in
      let range = range.lowerBound - first..<range.upperBound - first
      guard range.upperBound <= chunk.itemCount else { return nil }
      let isVaried = chunk.hasTwoSizes(outside: range)
      if staysVaried && !isVaried { return nil }
      let edit = unsafe ChunkEdit(
        breaking: breaking, range: range, sizes: sizes, isFirst: first == 0, isVaried: isVaried)
      let end = first + chunk.itemCount
      return edit.perform(on: chunk) {
        guard end < count else { return nil }
        let (next, start) = unsafe tree.uncountedElement(ofItem: end)
        return unsafe next._withUnsafeGuaranteedRef { $0.size(ofItem: end - start.items) }
      }
    }
    guard let changed else { return nil }
    tree.renewElement(ofItem: first)
    return changed.lowerBound + first..<changed.upperBound + first
  }
}
