import LayoutGeometry

/// The items of one line on their way past an end of the container: where each passes.
///
/// Up to `capacity` items are kept, so that a line is placed once however many steps it takes to pass.
struct PassingItems: BitwiseCopyable, Sendable {
  /// The items kept at most.
  static let capacity = 8

  /// The line's first item.
  var firstItem = 0
  /// One bit for each item that has not passed.
  var bits: UInt8 = 0
  /// The least position at which one of them passes.
  var first = Double.infinity
  /// Where each item passes, along the main axis; of others, any number.
  var positions: Eight<Double> = Eight(0)

  /// Begins with a line's first item.
  @inline(__always)
  mutating func begin(with item: Int) {
    firstItem = item
    bits = 0
    first = .infinity
  }

  /// Notes where an item passes.
  @inline(__always)
  mutating func note(_ index: Int, at position: Double) {
    positions[index] = position
    bits |= 1 &<< UInt8(truncatingIfNeeded: index)
    first = position < first ? position : first
  }
}

/// How often a line passes whole or in parts, and of how many items, is as good as random: these
/// look at four items at once, without a branch that a processor would guess wrong.
extension PassingItems {
  /// Which of the items that have not passed do so at positions of a kind.
  @inline(__always)
  mutating func passing(where passes: (_ position: Double) -> Bool) -> UInt8 {
    var passed: UInt8 = 0
    for index in 0..<4 { passed |= (passes(positions[index]) ? 1 : 0) &<< UInt8(index) }
    if bits > 0xf {
      for index in 4..<8 { passed |= (passes(positions[index]) ? 1 : 0) &<< UInt8(index) }
    }
    return passed & bits
  }

  /// Goes on with some of the items: the others have passed.
  @inline(__always)
  mutating func keep(_ left: UInt8) {
    var least = Double.infinity
    for index in 0..<(left > 0xf ? 8 : 4) {
      let isLeft = left &>> UInt8(index) & 1 != 0
      let position = isLeft ? positions[index] : .infinity
      least = position < least ? position : least
    }
    bits = left
    first = least
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

extension Eight: BitwiseCopyable {}
