extension PixelGrid {
  /// The first device pixel at or above `value`, in points.
  ///
  /// A value less than `tieAllowance` of a pixel above one counts as that pixel. Values too large to
  /// have fractions, infinities and NaN come back unchanged, as does everything at scale 0.
  @inlinable
  public func atOrAbove(_ value: Double) -> Double {
    let pixels = value * scale
    guard scale > 0, pixels.magnitude < 0x1p52 else { return value }
    return roundedUp(pixels - PixelGrid.tieAllowance) / scale
  }

  /// The last device pixel at or below `value`, in points.
  ///
  /// A value less than `tieAllowance` of a pixel below one counts as that pixel. Values too large to
  /// have fractions, infinities and NaN come back unchanged, as does everything at scale 0.
  @inlinable
  public func atOrBelow(_ value: Double) -> Double {
    let pixels = value * scale
    guard scale > 0, pixels.magnitude < 0x1p52 else { return value }
    return roundedDown(pixels + PixelGrid.tieAllowance) / scale
  }
}
