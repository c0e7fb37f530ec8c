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
  @inline(__always)
  static func lines(
    from low: ExactLength, to high: ExactLength, pitch: ExactLength, thickness: ExactLength,
    count: Int
  ) -> Range<Int> {
    guard count > 0 && pitch > .zero else {
      return linesGoingBack(
        from: low, to: high, pitch: pitch, thickness: thickness, count: count)
    }
    let first = lineCount(before: low.minus(thickness), pitch: pitch, count: count)
    let end = lineCount(before: high.plus(.oneUnit), pitch: pitch, count: count)
    return first..<max(first, end)
  }

  /// The same where each line begins where the one before it did, or before that.
  private static func linesGoingBack(
    from low: ExactLength, to high: ExactLength, pitch: ExactLength, thickness: ExactLength,
    count: Int
  ) -> Range<Int> {
    if count == 0 { return 0..<0 }
    if pitch == .zero {
      return low <= thickness && .zero <= high ? 0..<count : 0..<0
    }
    // Line k begins at k · pitch, a negative number.
    let step = ExactLength.zero.minus(pitch)
    let first = lineCount(before: .zero.minus(high), pitch: step, count: count)
    let end = lineCount(before: thickness.minus(low).plus(.oneUnit), pitch: step, count: count)
    return first..<max(first, end)
  }

  /// How many lines, out of `count`, begin before a position.
  ///
  /// The quotient of two Doubles is at most one off for 2³¹ lines, which a step corrects.
  @inline(__always)
  private static func lineCount(
    before position: ExactLength, pitch: ExactLength, count: Int
  ) -> Int {
    if position <= .zero { return 0 }
    let quotient = position.points / pitch.points
    let lines = quotient < Double(count) ? Int(quotient) : count
    let begin = pitch.times(lines)
    if begin < position { return lines < count ? lines &+ 1 : count }
    return lines > 0 && begin.minus(pitch) >= position ? lines &- 1 : lines
  }
}
