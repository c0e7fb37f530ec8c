import LayoutGeometry

/// The lines of a listed chunk as they lie in memory, for loops over many of them; the chunk must
/// outlive it, unchanged.
@unsafe struct ListedLines {
  /// The size of the chunk's first item; the others follow.
  let sizes: UnsafePointer<LayoutSize>
  /// Where each line begins, in units, and the first line's.
  private let offsets: UnsafePointer<Int64>
  private let firstOffset: Int64
  /// Each line's first item, and the first line's.
  private let firstItems: UnsafePointer<UInt16>
  private let itemBase: Int

  init(
    sizes: UnsafePointer<LayoutSize>, offsets: UnsafePointer<Int64>, firstOffset: Int64,
    firstItems: UnsafePointer<UInt16>, itemBase: Int
  ) {
    unsafe self.sizes = sizes
    unsafe self.offsets = offsets
    unsafe self.firstOffset = firstOffset
    unsafe self.firstItems = firstItems
    unsafe self.itemBase = itemBase
  }

  /// Where a line begins, from the chunk's beginning.
  @inline(__always)
  func offset(ofLine line: Int) -> ExactLength {
    ExactLength(units: unsafe offsets[line] &- firstOffset)
  }

  /// A line's first item, counted from the chunk's first.
  @inline(__always)
  func firstItem(ofLine line: Int) -> Int { unsafe Int(firstItems[line]) &- itemBase }
}
