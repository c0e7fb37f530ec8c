import LayoutGeometry

/// Suspicion about sizes, gathered while they pass: whether one may not be 0 … 2⁴⁰ on both axes.
///
/// Whole-number arithmetic on the bit patterns, width and height side by side. As whole numbers,
/// patterns up to that of 2⁴⁰ are exactly the valid lengths; the rest (negative, too large, infinite,
/// NaN) sets the top bit of `limit - bits` or has it set already. Only −0 is suspected wrongly.
struct SizeSurvey {
  private var suspicion = SIMD2<UInt64>.zero

  @inline(__always)
  mutating func look(at size: LayoutSize) {
    let limits = SIMD2(repeating: largestLength.bitPattern)
    let bits = SIMD2(size.width.bitPattern, size.height.bitPattern)
    suspicion |= (limits &- bits) | bits
  }

  /// Whether a size seen so far may be out of range.
  var isSuspicious: Bool { (suspicion.x | suspicion.y) >> 63 == 1 }
}

/// What must be known of sizes before lines are made from them.
enum ItemSurvey {
  /// The first size in a range with a length that is not 0 … 2⁴⁰; nil where all are fine.
  static func firstInvalid(_ sizes: [LayoutSize], _ range: Range<Int>) -> Int? {
    range.first { sizeFault(sizes[$0]) != nil }
  }

  /// Whether all sizes in a range are equal; ends at the first that is not.
  static func isUniform(_ sizes: [LayoutSize], _ range: Range<Int>) -> Bool {
    guard let first = range.first else { return true }
    let size = sizes[first]
    return range.allSatisfy { sizes[$0] == size }
  }

  /// The longest cross length in a range.
  static func longestCross(
    _ sizes: [LayoutSize], _ range: Range<Int>, crossIsWidth: Bool
  ) -> Double {
    range.reduce(0) { max($0, FlowSize(sizes[$1], crossIsWidth: crossIsWidth).cross) }
  }
}
