/// A line that takes items one after the other, as long as they fit.
///
/// > Source: rule F-ROW-1.
struct OpenLine {
  /// What the line uses so far.
  private(set) var used: Double
  /// The longest main length so far.
  private(set) var thickness: Double

  /// Begins with the first item, which always fits.
  @inline(__always)
  init(_ first: FlowSize) { (used, thickness) = (first.cross, first.main) }

  /// Takes another item if it fits.
  @inline(__always)
  mutating func takes(_ size: FlowSize, _ breaking: LineBreaking) -> Bool {
    let needed = used + breaking.spacing + size.cross
    if needed > breaking.limit { return false }
    used = needed
    thickness = size.main > thickness ? size.main : thickness
    return true
  }
}
