import LayoutGeometry

/// Finding lines that are equally far apart.
enum LineSearch {
  /// The lines, out of `count`, that may reach into a main range; all positions count from the first
  /// line's beginning.
  ///
  /// Where lines do not overlap these are the lines that meet the range, and at most one more at
  /// each end that touches it.
  ///
  /// - Complexity: O(1).
  static func lines(
    from low: ExactLength, to high: ExactLength, pitch: ExactLength, thickness: ExactLength,
    count: Int
  ) -> Range<Int> {
    if count == 0 { return 0..<0 }
    if pitch > .zero {
      let first = firstLine(at: low.minus(thickness), pitch: pitch, count: count)
      let end = firstLine(after: high, pitch: pitch, count: count)
      return first..<max(first, end)
    }
    if pitch == .zero {
      return low <= thickness && .zero <= high ? 0..<count : 0..<0
    }
    // Lines run backwards: line k begins at k · pitch, a negative number.
    let step = ExactLength.zero.minus(pitch)
    let first = firstLine(at: .zero.minus(high), pitch: step, count: count)
    let end = firstLine(after: thickness.minus(low), pitch: step, count: count)
    return first..<max(first, end)
  }

  /// The first line that begins at a position or after it; `count` where none does.
  private static func firstLine(at position: ExactLength, pitch: ExactLength, count: Int) -> Int {
    if position <= .zero { return 0 }
    var index = quotient(position, pitch, count: count)
    while index > 0 && pitch.times(index - 1) >= position { index -= 1 }
    while index < count && pitch.times(index) < position { index += 1 }
    return index
  }

  /// The first line that begins after a position; `count` where none does.
  private static func firstLine(
    after position: ExactLength, pitch: ExactLength, count: Int
  ) -> Int {
    if position < .zero { return 0 }
    var index = quotient(position, pitch, count: count)
    while index > 0 && pitch.times(index - 1) > position { index -= 1 }
    while index < count && pitch.times(index) <= position { index += 1 }
    return index
  }

  /// About how many pitches fit before a position: two Doubles' quotient, at most one off for 2³¹
  /// lines, which the steps that follow correct.
  private static func quotient(_ position: ExactLength, _ pitch: ExactLength, count: Int) -> Int {
    Int(max(0, min(roundedDown(position.points / pitch.points), Double(count))))
  }
}
