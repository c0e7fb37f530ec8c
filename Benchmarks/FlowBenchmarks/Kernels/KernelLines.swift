import LayoutGeometry

/// The raw buffers that the line kernels write and the query kernels read: of each line its first
/// item, position and thickness.
///
/// Kept by whoever measures, so that a kernel writes into pages that the process owns.
@safe
final class KernelLines {
  /// The first item of each line, and after the last line the number of items.
  let firstItem: UnsafeMutablePointer<Int32>
  /// Where each line begins along the main axis, in points.
  let position: UnsafeMutablePointer<Double>
  /// Each line's main length.
  let thickness: UnsafeMutablePointer<Double>
  /// How many lines are valid.
  var count = 0
  /// The end of the last line.
  var extent = 0.0
  /// The most items of a line before the last; 0 where there is one line.
  var largestEarlierCount = 0

  /// Creates room for one line an item.
  init(capacity: Int) {
    unsafe firstItem = UnsafeMutablePointer<Int32>.allocate(capacity: capacity + 1)
    unsafe position = UnsafeMutablePointer<Double>.allocate(capacity: capacity + 1)
    unsafe thickness = UnsafeMutablePointer<Double>.allocate(capacity: capacity + 1)
  }

  deinit {
    unsafe firstItem.deallocate()
    unsafe position.deallocate()
    unsafe thickness.deallocate()
  }
}

/// Sizes in memory that the kernels read without the checks of an array.
@safe
final class KernelSizes {
  /// The sizes.
  let base: UnsafeMutablePointer<LayoutSize>
  /// How many there are.
  let count: Int

  /// Copies sizes.
  init(_ sizes: [LayoutSize]) {
    count = sizes.count
    unsafe base = UnsafeMutablePointer<LayoutSize>.allocate(capacity: max(1, sizes.count))
    unsafe base.initialize(from: sizes, count: sizes.count)
  }

  deinit { unsafe base.deallocate() }
}

/// A buffer of frames that kernels and engine fill.
@safe
final class FrameBuffer {
  /// The frames.
  let base: UnsafeMutablePointer<LayoutRect>
  /// The buffer's length.
  let capacity: Int

  /// Creates a buffer of so many empty frames.
  init(capacity: Int) {
    self.capacity = capacity
    unsafe base = UnsafeMutablePointer<LayoutRect>.allocate(capacity: max(1, capacity))
    unsafe base.initialize(repeating: .zero, count: max(1, capacity))
  }

  deinit { unsafe base.deallocate() }

  /// A frame, for comparing.
  subscript(index: Int) -> LayoutRect { unsafe base[index] }
}
