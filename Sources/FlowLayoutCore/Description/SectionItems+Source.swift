public import LayoutGeometry

/// Sizes that are asked for instead of given.
extension SectionItems {
  /// The items asked for at once.
  public static let batchCount = 1024

  /// Items whose sizes a source writes, batch after batch.
  ///
  /// - Parameters:
  ///   - count: The number of items; below 0 counts as none.
  ///   - fill: Writes the sizes of a range of items into a buffer of as many. Each item is asked for
  ///     once, in order; what is not written counts as zero.
  /// - Returns: The items, with a size each.
  /// - Complexity: O(`count`), `count` / `batchCount` calls rounded up, one allocation.
  public static func sizes(
    count: Int, fill: (Range<Int>, UnsafeMutableBufferPointer<LayoutSize>) -> Void
  ) -> SectionItems {
    let count = max(0, count)
    return .sizes(
      unsafe [LayoutSize](unsafeUninitializedCapacity: count) { buffer, initializedCount in
        var start = 0
        while start < count {
          let range = start..<min(start + batchCount, count)
          let batch = unsafe UnsafeMutableBufferPointer(rebasing: buffer[range])
          unsafe batch.initialize(repeating: .zero)
          unsafe fill(range, batch)
          start = range.upperBound
        }
        initializedCount = count
      })
  }
}
