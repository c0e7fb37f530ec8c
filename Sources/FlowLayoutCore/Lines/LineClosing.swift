/// What a line's thickness adds to the positions in a chunk: computed once for all lines.
///
/// Positions in a chunk are units in 64 bits. Nearly all lines are thinner than 2⁸ points and less
/// than 2⁹ points apart: then no sum of a chunk's 256 lines leaves ±2⁶², and nothing is checked.
struct LineClosing {
  /// The distance between lines in units; 0 where it is too long for 64 bits.
  let spacing: Int64
  /// Lines thinner than this take the fast way; none do where the spacing is long.
  let thinThickness: Double
  /// Lines from this thickness on are too long for 64 bits; all are where the spacing is.
  private let longThickness: Double

  /// Lengths from here on take more than a chunk's 64 bits leave room for.
  private static let long = 0x1p17

  /// A line that is not thin ends a chunk rather than a position farther than this from its start.
  ///
  /// Thin lines add less than as much again, so that all positions fit into 64 bits.
  private static let farthestOffset: Int64 = 1 << 62

  init(lineSpacing: ExactLength) {
    guard let spacing = lineSpacing.units, spacing.magnitude < 1 << 61 else {
      (self.spacing, thinThickness, longThickness) = (0, -.infinity, 0)
      return
    }
    self.spacing = spacing
    // 2⁹ points.
    thinThickness = spacing.magnitude < 1 << 53 ? ExactLength.thin : -.infinity
    longThickness = LineClosing.long
  }

  /// Where the next line begins after one that is thin and begins at an offset.
  ///
  /// The units of a thin length are the significand of a sum, which costs neither a conversion nor a
  /// check. Sizes that are no lengths pass through here too.
  @inline(__always)
  func thinEnd(_ offset: Int64, thickness: Double) -> Int64 {
    offset &+ (ExactLength.thinUnits(thickness) &+ spacing)
  }

  /// Where the next line begins after a line, in the shorter of the two ways below; nil as there.
  @inline(__always)
  func next(_ offset: Int64, thickness: Double) -> Int64? {
    thickness < thinThickness
      ? thinEnd(offset, thickness: thickness) : end(offset, thickness: thickness)
  }

  /// Where the next line begins after any line; nil where the chunk must end before this one, which
  /// has no room behind the others or, as a chunk's only line, in 64 bits.
  @inline(never)
  func end(_ offset: Int64, thickness: Double) -> Int64? {
    guard thickness.magnitude < longThickness else { return nil }
    let step = ExactLength.smallUnits(thickness) &+ spacing
    let (end, hasOverflowed) = offset.addingReportingOverflow(step)
    return hasOverflowed || !LineClosing.hasRoom(for: end) ? nil : end
  }

  /// Whether a line of a chunk may begin at an offset.
  static func hasRoom(for offset: Int64) -> Bool { offset.magnitude < farthestOffset }
}
