import LayoutGeometry

/// What must be known of sizes beside where their lines break.
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

  /// Whether the sizes of a range come again from an item on, bit by bit.
  ///
  /// Sixteen at a time without a branch between them, which a processor compares side by side.
  static func isSame(_ sizes: [LayoutSize], _ range: Range<Int>, from other: Int) -> Bool {
    let step = 16
    return unsafe sizes.withUnsafeBufferPointer { sizes in
      var item = range.lowerBound
      while item < range.upperBound {
        let end = min(item &+ step, range.upperBound)
        var difference = SIMD2<UInt64>.zero
        while item < end {
          let size = unsafe sizes[item]
          let again = unsafe sizes[item &- range.lowerBound &+ other]
          difference |=
            SIMD2(size.width.bitPattern, size.height.bitPattern)
            ^ SIMD2(again.width.bitPattern, again.height.bitPattern)
          item &+= 1
        }
        if difference != .zero { return false }
      }
      return true
    }
  }

  /// The longest cross length in a range of those beyond a limit; 0 where there is none.
  static func longestCross(
    _ sizes: [LayoutSize], _ range: Range<Int>, beyond limit: Double, crossIsWidth: Bool
  ) -> Double {
    let longest = range.reduce(0) {
      max($0, FlowSize(sizes[$1], crossIsWidth: crossIsWidth).cross)
    }
    return longest > limit ? longest : 0
  }

  /// Whether all sizes of a range are ordinary: 0 or more, and at most so large.
  ///
  /// Whole-number arithmetic on the bit patterns, width and height side by side. As whole numbers,
  /// patterns up to a limit's are exactly the lengths up to it; adding what is left to 2⁶³ - 1 sets
  /// the top bit of the larger ones, and the others (negative, some NaNs) have it set already. Only
  /// −0 is suspected wrongly. Limits are 0 or more.
  static func areOrdinary(
    _ sizes: UnsafeBufferPointer<LayoutSize>, _ range: Range<Int>, largest: LayoutSize
  ) -> Bool {
    let top = SIMD2(repeating: UInt64(Int64.max))
    let rest = top &- SIMD2(largest.width.bitPattern, largest.height.bitPattern)
    var (tooLarge, negative) = (SIMD2<UInt64>.zero, SIMD2<UInt64>.zero)
    for item in range {
      let size = unsafe sizes[item]
      let bits = SIMD2(size.width.bitPattern, size.height.bitPattern)
      tooLarge |= bits &+ rest
      negative |= bits
    }
    let either = tooLarge | negative
    return (either.x | either.y) >> 63 == 0
  }
}
