import LayoutGeometry

/// How many items of one cross length a line holds.
///
/// Found by the additions of the line loop in the same order, so that closed form and loop agree to
/// the bit; a quotient differs from the loop at one grid width in twenty when strict.
///
/// > Source: rule F-ROW-3.
enum LineCapacity {
  /// From this many items on, the capacity of the uniform path is a quotient.
  static let counted = 65_536

  /// The number of items that a line accepts out of `count`, which is at least 1; at least 1.
  ///
  /// - Complexity: O(result).
  static func among(
    _ count: Int, crossLength: Double, spacing: Double, available: Double, tolerance: Double
  ) -> Int {
    let limit = available + tolerance
    var used = crossLength
    var held = 1
    while held < count && used + spacing + crossLength <= limit {
      used = used + spacing + crossLength
      held += 1
    }
    return held
  }

  /// The number of items that would fit, whether or not there are so many, as the uniform path's
  /// gaps need it (F-H-1); `count` where items take no room.
  ///
  /// - Complexity: O(min(result, `counted`)).
  static func ofUniformPath(
    count: Int, crossLength: Double, spacing: Double, available: Double, tolerance: Double
  ) -> Double {
    let pitch = crossLength + spacing
    let limit = pitch > 0 ? counted : count
    let held = among(
      limit, crossLength: crossLength, spacing: spacing, available: available,
      tolerance: tolerance)
    guard held == counted && pitch > 0 else { return Double(held) }
    return roundedDown(min(0x1p53, (available + spacing + tolerance) / pitch))
  }
}
