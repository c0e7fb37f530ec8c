import LayoutGeometry

/// The items of one line on their way past an end of the container: where each passes.
///
/// Up to `capacity` items are kept, so that a line is placed once however many steps it takes to pass.
struct PassingItems: Sendable {
  /// The items kept at most.
  static let capacity = 8

  /// The line's first item.
  var firstItem = 0
  /// One bit for each item that has not passed.
  var bits: UInt8 = 0
  /// The least position at which one of them passes.
  var first = Double.infinity
  /// The greatest one, or more: most lines pass as a whole, which needs no look at the items.
  var last = -Double.infinity
  /// Where each item passes, along the main axis.
  var positions: Eight<Double> = Eight(0)

  /// Begins with a line's first item.
  @inline(__always)
  mutating func begin(with item: Int) {
    firstItem = item
    bits = 0
    first = .infinity
    last = -.infinity
  }

  /// Notes where an item passes.
  @inline(__always)
  mutating func note(_ index: Int, at position: Double) {
    positions[index] = position
    bits |= 1 &<< UInt8(truncatingIfNeeded: index)
    first = position < first ? position : first
    last = position > last ? position : last
  }
}

extension PassingItems {
  /// Which of the items that have not passed do so at positions of a kind; `first` becomes the least
  /// position of the others, infinite where there is none.
  ///
  /// The items stay among those that have not passed.
  @inline(__always)
  mutating func passed(where passes: (_ position: Double) -> Bool) -> UInt8 {
    var passed: UInt8 = 0
    var left = bits
    first = .infinity
    while left != 0 {
      let index = left.trailingZeroBitCount
      let position = positions[index]
      if passes(position) {
        passed |= 1 &<< UInt8(truncatingIfNeeded: index)
      } else {
        first = position < first ? position : first
      }
      left &= left &- 1
    }
    return passed
  }
}

/// Eight values side by side, without a reference.
@usableFromInline
struct Eight<Value: BitwiseCopyable & Sendable>: Sendable {
  @usableFromInline
  var values: (Value, Value, Value, Value, Value, Value, Value, Value)

  init(_ value: Value) {
    values = (value, value, value, value, value, value, value, value)
  }

  /// The value at an index, of which the last three bits count.
  ///
  /// Reading changes nothing; it is marked as if it did so that the values are read where they are.
  @inlinable
  subscript(index: Int) -> Value {
    @inline(__always)
    mutating get {
      unsafe withUnsafeMutableBytes(of: &values) {
        unsafe $0.load(fromByteOffset: (index & 7) &* MemoryLayout<Value>.stride, as: Value.self)
      }
    }
    @inline(__always)
    set {
      unsafe withUnsafeMutableBytes(of: &values) {
        unsafe $0.storeBytes(
          of: newValue, toByteOffset: (index & 7) &* MemoryLayout<Value>.stride, as: Value.self)
      }
    }
  }
}
