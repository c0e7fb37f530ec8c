import LayoutGeometry

/// What must be known of sizes before lines are made from them.
enum ItemSurvey {
  /// The first size in a range with a length that is not 0 … 2⁴⁰; nil where all are fine.
  ///
  /// One pass of whole-number arithmetic on the bit patterns, which the compiler vectorises: as
  /// whole numbers, patterns up to that of 2⁴⁰ are exactly the valid lengths and the rest (negative,
  /// too large, infinite, NaN) sets the top bit of `limit - bits` or has it set already. Only −0 is
  /// suspected wrongly, so a suspicious range is looked at again.
  static func firstInvalid(_ sizes: [LayoutSize], _ range: Range<Int>) -> Int? {
    let limit = largestLength.bitPattern
    let suspicion = unsafe sizes.withUnsafeBufferPointer { sizes in
      var suspicion: UInt64 = 0
      for index in range {
        let width = unsafe sizes[index].width.bitPattern
        let height = unsafe sizes[index].height.bitPattern
        suspicion |= (limit &- width) | width | (limit &- height) | height
      }
      return suspicion
    }
    guard suspicion >> 63 == 1 else { return nil }
    return range.first { sizeFault(sizes[$0]) != nil }
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
