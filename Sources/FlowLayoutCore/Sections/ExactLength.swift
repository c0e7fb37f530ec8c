/// A position or length along the main axis in whole units of 2⁻⁴⁴ point, 128 bits wide.
///
/// Whole units make sums independent of their order, so that a layout changed in steps equals one
/// made at once to the bit. Each length is rounded once, to the nearest unit (an error of 2⁻⁴⁵
/// point at most), and a position leaves as the nearest `Double`. The range is ±2⁸³ points. Two
/// words and no `Int128`, which needs newer systems and a runtime routine on WebAssembly.
struct ExactLength: Hashable, Sendable {
  /// The upper word, which carries the sign.
  var high: Int64
  /// The lower word.
  var low: UInt64

  static let zero = ExactLength(high: 0, low: 0)

  /// The smallest length: 2⁻⁴⁴ point.
  static let oneUnit = ExactLength(high: 0, low: 1)

  init(high: Int64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// So many units.
  init(units: Int64) {
    high = units < 0 ? -1 : 0
    low = UInt64(bitPattern: units)
  }

  /// The number of units where it fits into 64 bits.
  var units: Int64? { high == low.signExtension ? Int64(bitPattern: low) : nil }

  /// The number of units, or the nearest that fits into 64 bits.
  var clampedUnits: Int64 { units ?? (high < 0 ? .min : .max) }

  /// The nearest whole number of units, ties to even; `value` must be finite and below 2⁸³.
  init(_ value: Double) {
    let magnitude = value.magnitude
    if magnitude < 0x1p18 {
      self.init(units: ExactLength.smallUnits(value))
      return
    }
    // From 2⁸ points on a Double is a whole number of units already: shift its significand.
    let significand = value.significandBitPattern | 1 << 52
    let shift = Int(value.bitPattern >> 52 & 0x7ff) - 1023 - 52 + 44
    let units =
      shift < 64
      ? ExactLength(
        high: Int64(bitPattern: shift == 0 ? 0 : significand >> UInt64(64 - shift)),
        low: significand << UInt64(shift))
      : ExactLength(high: Int64(bitPattern: significand << UInt64(shift - 64)), low: 0)
    self = value < 0 ? ExactLength.zero.minus(units) : units
  }

  /// As above, with infinities and values beyond the range brought into it.
  init(clamping value: Double) {
    let largest = 0x1p83.nextDown
    self.init(max(-largest, min(value, largest)))
  }

  /// The nearest whole number of units of a value of magnitude below 2¹⁹, ties to even.
  ///
  /// Below 2⁸ points, adding and taking away 2⁸ rounds to a unit in the processor's own way; larger
  /// values are whole already.
  @inline(__always)
  static func smallUnits(_ value: Double) -> Int64 {
    let bias = value < 0 ? -0x1p8 : 0x1p8
    let whole = value.magnitude < 0x1p8 ? (value + bias) - bias : value
    return Int64(whole * 0x1p44)
  }

  /// Below it `thinUnits` works: 2⁸ points.
  static let thin = 0x1p8

  /// The nearest whole number of units of a length of 0 … 2⁸ points, ties to even.
  ///
  /// Adding 2⁸ leaves the units in the significand, and patterns of Doubles are consecutive, so the
  /// difference of two is the answer. Other values give some number.
  @inline(__always)
  static func thinUnits(_ length: Double) -> Int64 {
    Int64(bitPattern: (length + thin).bitPattern &- thin.bitPattern)
  }

  @inline(__always)
  func plus(_ other: ExactLength) -> ExactLength {
    let (sum, carry) = low.addingReportingOverflow(other.low)
    return ExactLength(high: high &+ other.high &+ (carry ? 1 : 0), low: sum)
  }

  @inline(__always)
  func minus(_ other: ExactLength) -> ExactLength {
    let (difference, borrow) = low.subtractingReportingOverflow(other.low)
    return ExactLength(high: high &- other.high &- (borrow ? 1 : 0), low: difference)
  }

  /// The product with a count below 2³²; exact as long as it stays below 2⁸³ points.
  ///
  /// In two halves, because a full-width product is a runtime routine on WebAssembly.
  func times(_ count: Int) -> ExactLength {
    let factor = UInt64(count)
    let lower = (low & 0xffff_ffff) &* factor
    let upper = (low >> 32) &* factor &+ (lower >> 32)
    return ExactLength(
      high: high &* Int64(count) &+ Int64(upper >> 32), low: upper << 32 | lower & 0xffff_ffff)
  }

  /// The sum, or nil where it passes the range.
  func plusChecked(_ other: ExactLength) -> ExactLength? {
    let sum = plus(other)
    let overflowed = (high < 0) == (other.high < 0) && (sum.high < 0) != (high < 0)
    return overflowed ? nil : sum
  }

  /// The nearest `Double`, in points, ties to even.
  @inline(__always)
  var points: Double {
    if high == low.signExtension { return Double(Int64(bitPattern: low)) * 0x1p-44 }
    // Below 2⁴¹ points: two parts that are exact Doubles, so that their sum is rounded once.
    if high.magnitude < 1 << 20 {
      let upper = high << 32 | Int64(low >> 32)
      return Double(upper) * 0x1p-12 + Double(low & 0xffff_ffff) * 0x1p-44
    }
    return farPoints
  }

  /// `points` of a value of 2⁴¹ points and more.
  @inline(never)
  private var farPoints: Double {
    let isNegative = high < 0
    let magnitude = isNegative ? ExactLength.zero.minus(self) : self
    let upper = UInt64(bitPattern: magnitude.high)
    let zeros = UInt64(upper.leadingZeroBitCount)
    guard zeros < 64 else {
      let value = Double(magnitude.low) * 0x1p-44
      return isNegative ? -value : value
    }
    // The top 64 bits, with a last bit that stands for all that follow: enough to round once.
    var top = zeros == 0 ? upper : upper << zeros | magnitude.low >> (64 - zeros)
    if magnitude.low << zeros != 0 { top |= 1 }
    let value = Double(top) * Double(bitPattern: (1023 + 20 - zeros) << 52)
    return isNegative ? -value : value
  }
}

extension ExactLength: Comparable {
  static func < (a: ExactLength, b: ExactLength) -> Bool {
    a.high == b.high ? a.low < b.low : a.high < b.high
  }
}

extension UInt64 {
  /// What a two's complement upper word must be for this one to be the whole number.
  fileprivate var signExtension: Int64 { Int64(bitPattern: self) < 0 ? -1 : 0 }
}
