/// Faults of the platform that a caller may want reproduced, for a preview of what a device shows.
///
/// `exchangedSpacings` and `unmirroredUnequalRows` depend on the sizes only: they apply where not
/// all sizes of the section are equal, whatever the alignment, and never to a grid.
///
/// > Source: section 15 of the rules, D5, D7, F-ROW-2 and F-WARN-3.
public struct PlatformQuirks: OptionSet, Hashable, Sendable {
  /// One bit per quirk.
  public let rawValue: UInt8

  /// Creates a set from its bits; unknown bits are kept and have no effect.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Lines break by strict comparison, without the tolerance of `FitTolerance` (F-ROW-2, F-ROW-3).
  public static let strictFit = PlatformQuirks(rawValue: 1)

  /// Horizontal scrolling with unequal sizes exchanges the two spacings (D5).
  public static let exchangedSpacings = PlatformQuirks(rawValue: 2)

  /// On the uniform path an oversize item is centred and so starts before the inset (F-WARN-3).
  public static let oversizeCentred = PlatformQuirks(rawValue: 4)

  /// Right-to-left rows of unequal sizes stay left to right (F-RTL-2).
  public static let unmirroredUnequalRows = PlatformQuirks(rawValue: 8)

  /// All quirks: what a device shows, as far as it is known.
  public static let platform: PlatformQuirks = [
    .strictFit, .exchangedSpacings, .oversizeCentred, .unmirroredUnequalRows,
  ]
}
