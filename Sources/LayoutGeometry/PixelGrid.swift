/// The device pixels that reported positions fall on.
@frozen
public struct PixelGrid: Hashable, Sendable {
  /// Device pixels per point; 0 leaves values exact.
  public let scale: Double

  /// Creates the grid of a display scale, in pixels per point; 0 or less leaves values exact.
  @inlinable
  public init(scale: Double) {
    self.scale = scale
  }

  /// How far below a half, in device pixels, a value still goes up.
  ///
  /// Decimal lengths reach a half through sums that may end a few units below it; without this the
  /// answer would depend on the order of the sum.
  public static let tieAllowance = 1e-6

  /// The nearest device pixel, in points; ties, and values less than `tieAllowance` below one, go up.
  ///
  /// Values too large to have fractions, infinities and NaN come back unchanged.
  ///
  /// > Source: rules F-PIX-1 and D8.
  @inlinable
  public func nearest(_ value: Double) -> Double {
    scale > 0 ? roundedDown(value * scale + 0.5 + PixelGrid.tieAllowance) / scale : value
  }

  /// The nearest device pixel in both coordinates: what `nearest(_:)` of each gives, in one step.
  ///
  /// > Source: rules F-PIX-1 and D8.
  @inlinable
  public func nearest(_ point: LayoutPoint) -> LayoutPoint {
    guard scale > 0 else { return point }
    let value = SIMD2(point.x, point.y) * scale + 0.5 + PixelGrid.tieAllowance
    guard value.x.magnitude < 0x1p51 && value.y.magnitude < 0x1p51 else {
      return LayoutPoint(x: nearest(point.x), y: nearest(point.y))
    }
    // As `roundedDown`, with the lanes of a comparison as masks.
    let whole = (value + 0x1.8p52) - 0x1.8p52
    let isAbove = unsafe unsafeBitCast(whole .> value, to: SIMD2<UInt64>.self)
    let bits = isAbove & SIMD2(repeating: (-1.0).bitPattern)
    let step = unsafe unsafeBitCast(bits, to: SIMD2<Double>.self)
    let pixels = (whole + step) / scale
    return LayoutPoint(x: pixels.x, y: pixels.y)
  }
}

/// The largest whole number not above `value`; never −0.
///
/// Written out because the standard library's rounding is a call into the C mathematics library on
/// x86-64, four times as slow and one more thing to link. Values of magnitude 2⁵² and more are
/// whole already and come back unchanged, as do infinities and NaN.
@inlinable
public func roundedDown(_ value: Double) -> Double {
  guard value.magnitude < 0x1p51 else { return largeRoundedDown(value) }
  let nearest = nearestWhole(value)
  // The sign of the difference as a mask: a branch here is guessed wrong every other time. Adding 0
  // makes a −0 a 0, whose difference to 0 has no sign.
  let isAbove = Int64(bitPattern: (value + 0 - nearest).bitPattern) >> 63
  return nearest + Double(bitPattern: UInt64(bitPattern: isAbove) & (-1.0).bitPattern)
}

/// The smallest whole number not below `value`; never −0.
///
/// See `roundedDown`.
@inlinable
public func roundedUp(_ value: Double) -> Double {
  guard value.magnitude < 0x1p51 else {
    let down = largeRoundedDown(value)
    return down < value ? down + 1 : down
  }
  let nearest = nearestWhole(value)
  return nearest < value ? nearest + 1 : nearest
}

/// The nearest whole number of a value of magnitude below 2⁵¹, never −0: adding 2⁵² · 1.5 leaves no
/// room for a fraction, and costs less than a conversion and its check.
@inlinable
func nearestWhole(_ value: Double) -> Double {
  (value + 0x1.8p52) - 0x1.8p52
}

/// `roundedDown` for values too large for `nearestWhole`.
@usableFromInline
func largeRoundedDown(_ value: Double) -> Double {
  guard value.magnitude < 0x1p52 else { return value }
  let truncated = Double(Int64(value))
  return truncated > value ? truncated - 1 : truncated
}
