import LayoutGeometry

/// Sizes in one flat array, which an insert or a delete shifts from its place to the end: the floor
/// of `change/insert`, `change/delete` and `change/move`.
@safe
final class FlatSizes {
  private let base: UnsafeMutablePointer<LayoutSize>
  /// How many there are.
  private(set) var count: Int

  /// Copies sizes and leaves room for so many more.
  init(_ sizes: [LayoutSize], room: Int) {
    count = sizes.count
    unsafe base = UnsafeMutablePointer<LayoutSize>.allocate(capacity: max(1, count + room))
    unsafe base.initialize(repeating: .zero, count: max(1, count + room))
    unsafe base.update(from: sizes, count: count)
  }

  deinit { unsafe base.deallocate() }

  /// A size.
  subscript(index: Int) -> LayoutSize {
    get { unsafe base[index] }
    set { unsafe base[index] = newValue }
  }

  /// Puts a size before those from an index on.
  func insert(_ size: LayoutSize, at index: Int) {
    shift(index..<count, by: 1)
    unsafe base[index] = size
    count += 1
  }

  /// Takes a size out.
  func remove(at index: Int) {
    shift(index + 1..<count, by: -1)
    count -= 1
  }

  /// Takes a size from one index to another, both counted without it.
  func move(from source: Int, to target: Int) {
    let size = unsafe base[source]
    if source < target {
      shift(source + 1..<target + 1, by: -1)
    } else {
      shift(target..<source, by: 1)
    }
    unsafe base[target] = size
  }

  private func shift(_ range: Range<Int>, by distance: Int) {
    // The one call that is sure to be a memmove.
    unsafe UnsafeMutableRawPointer(base + range.lowerBound + distance).copyMemory(
      from: UnsafeRawPointer(base + range.lowerBound),
      byteCount: range.count * MemoryLayout<LayoutSize>.stride)
  }
}
