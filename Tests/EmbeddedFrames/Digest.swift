import FlowLayoutCore
import LayoutGeometry

/// What is left of many answers: one number that tells any two different series apart, and the first
/// few positions as they are, so that a difference can be read.
///
/// Bit patterns are folded, not values: 0 and −0 differ.
struct Digest {
  /// The number of positions that are kept.
  static let keptCount = 4

  /// All answers so far.
  private(set) var hash: UInt64 = 0x6a09_e667_f3bc_c908

  /// The first positions; 0 where there were fewer.
  private(set) var kept: (Double, Double, Double, Double) = (0, 0, 0, 0)

  private var doubleCount = 0

  /// One of the positions kept.
  subscript(index: Int) -> Double {
    switch index {
    case 0: kept.0
    case 1: kept.1
    case 2: kept.2
    default: kept.3
    }
  }

  mutating func add(_ bits: UInt64) {
    var mixed = (hash ^ bits) &+ 0x9e37_79b9_7f4a_7c15
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    hash = mixed ^ (mixed >> 31)
  }

  mutating func add(_ value: Double) {
    switch doubleCount {
    case 0: kept.0 = value
    case 1: kept.1 = value
    case 2: kept.2 = value
    case 3: kept.3 = value
    default: break
    }
    doubleCount += 1
    add(value.bitPattern)
  }

  mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

  mutating func add(_ number: Int?) { add(number ?? -1) }

  mutating func add(_ flag: Bool) { add(flag ? 1 as UInt64 : 0) }

  mutating func add(_ size: LayoutSize) {
    add(size.width)
    add(size.height)
  }

  mutating func add(_ frame: LayoutRect) {
    add(frame.x)
    add(frame.y)
    add(frame.size)
  }

  mutating func add(_ frame: LayoutRect?) {
    add(frame != nil)
    if let frame { add(frame) }
  }

  mutating func add(_ element: ElementIdentifier) {
    add(UInt64(element.kind.rawValue))
    add(element.path.section)
    add(element.path.item)
  }

  mutating func add(_ elements: [FlowElement]) {
    add(elements.count)
    for element in elements {
      add(element.identifier)
      add(element.frame)
    }
  }
}
