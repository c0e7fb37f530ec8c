import LayoutGeometry

/// A look at sizes in passing, which costs a loop over them next to nothing: whether none calls for a
/// closer look.
///
/// The union of bit patterns is at least as large as each of them, and patterns of lengths from 0 on
/// are in the order of the lengths. It is often far larger than the largest one, so that valid sizes
/// may be suspected: those below 2 points beside longer ones.
struct SizeSurvey {
  /// The union of all patterns.
  private var bits: UInt64 = 0
  /// The longest cross length of those that count.
  private var longestCross = 0.0

  init() {}

  /// What was seen of pairs of sizes.
  init(bits: UInt64, longestCross: Double) {
    self.bits = bits
    self.longestCross = longestCross
  }

  /// Adds an item that is not the first of its line.
  @inline(__always)
  mutating func add(_ size: LayoutSize) {
    bits |= size.width.bitPattern | size.height.bitPattern
  }

  /// Adds a line's first item, the only one that can be longer than a line.
  @inline(__always)
  mutating func add(_ first: LayoutSize, firstCross: Double) {
    add(first)
    longestCross = firstCross > longestCross ? firstCross : longestCross
  }

  /// Whether all sizes are valid, and no longer than a line; not known where false.
  @inline(__always)
  func isOrdinary(_ breaking: LineBreaking) -> Bool {
    // Where spacing is negative an item may be longer than a line and not its first one.
    bits <= largestLength.bitPattern && longestCross <= breaking.limit && breaking.spacing >= 0
  }
}

/// The same for two sizes side by side, any of which may be longer than a line.
struct PairSurvey {
  private var bits = SIMD2<UInt64>.zero
  private var isLong = SIMD2<UInt64>.zero

  /// Adds two items.
  @inline(__always)
  mutating func add(_ cross: SIMD2<Double>, _ main: SIMD2<Double>, limit: SIMD2<Double>) {
    let crossBits = unsafe unsafeBitCast(cross, to: SIMD2<UInt64>.self)
    let mainBits = unsafe unsafeBitCast(main, to: SIMD2<UInt64>.self)
    bits |= crossBits | mainBits
    isLong |= unsafe unsafeBitCast(cross .> limit, to: SIMD2<UInt64>.self)
  }

  /// What this and another have seen.
  func whole(with other: PairSurvey) -> SizeSurvey {
    let bits = bits | other.bits
    let isLong = isLong | other.isLong
    return SizeSurvey(
      bits: bits.x | bits.y, longestCross: isLong == .zero ? 0 : .infinity)
  }
}
