import LayoutGeometry

/// The items of one line on their way past an end of the container: where each passes, and its frame.
///
/// Up to `capacity` items are kept, so that a line is placed once however many steps it takes to pass.
struct PassingItems: Sendable {
  /// The items kept at most.
  static let capacity = 8

  /// The line's first item.
  var firstItem = 0
  /// One bit for each item that has not passed.
  var bits: UInt8 = 0
  /// Where each item passes, along the main axis.
  var positions: Eight<Double> = Eight(0)
  /// Each item's frame.
  var frames: Eight<LayoutRect> = Eight(.zero)

  /// Notes where an item passes.
  @inline(__always)
  mutating func note(_ index: Int, at position: Double) {
    positions[index] = position
    bits |= 1 &<< UInt8(truncatingIfNeeded: index)
  }

  /// Notes an item's frame and where it passes.
  @inline(__always)
  mutating func note(_ index: Int, _ frame: LayoutRect, at position: Double) {
    frames[index] = frame
    note(index, at: position)
  }
}

/// Eight values side by side, without a reference.
struct Eight<Value: BitwiseCopyable & Sendable>: Sendable {
  private var values: (Value, Value, Value, Value, Value, Value, Value, Value)

  init(_ value: Value) {
    values = (value, value, value, value, value, value, value, value)
  }

  /// The value at an index, of which the last three bits count.
  ///
  /// Reading changes nothing; it is marked as if it did so that the values are read where they are.
  @inline(__always)
  subscript(index: Int) -> Value {
    mutating get {
      unsafe withUnsafeMutableBytes(of: &values) {
        unsafe $0.load(fromByteOffset: (index & 7) &* MemoryLayout<Value>.stride, as: Value.self)
      }
    }
    set {
      unsafe withUnsafeMutableBytes(of: &values) {
        unsafe $0.storeBytes(
          of: newValue, toByteOffset: (index & 7) &* MemoryLayout<Value>.stride, as: Value.self)
      }
    }
  }
}
