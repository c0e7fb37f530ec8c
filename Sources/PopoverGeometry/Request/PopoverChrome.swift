public import LayoutGeometry

/// The measures of a popover's background: its arrow, its corners, and the frame round its content.
///
/// All lengths are in points and must be finite and not negative; a placement checks that.
///
/// > Source: rules U40, U41 and U43.
@frozen
public struct PopoverChrome: Hashable, Sendable {
  /// The distance from the arrow's base to its tip.
  public var arrowHeight: Double
  /// The width of the arrow's base.
  public var arrowBase: Double
  /// The radius of the body's corners, which the arrow keeps clear of.
  public var cornerRadius: Double
  /// The distance from each edge of the body, arrow not counted, to the content.
  public var contentViewInsets: LayoutInsets

  /// Creates chrome; the values are checked when a popover is placed.
  @inlinable
  public init(
    arrowHeight: Double, arrowBase: Double, cornerRadius: Double,
    contentViewInsets: LayoutInsets = .zero
  ) {
    self.arrowHeight = arrowHeight
    self.arrowBase = arrowBase
    self.cornerRadius = cornerRadius
    self.contentViewInsets = contentViewInsets
  }

  /// No arrow height, no corners, no frame: the popover is its content.
  public static let plain = PopoverChrome(arrowHeight: 0, arrowBase: 0, cornerRadius: 0)

  /// The look of iOS 5 and 6: arrow 18 high on a base of 42, corners 8, a frame of 8.
  ///
  /// > Source: pictures of real popovers (U43).
  public static let iOS5 = PopoverChrome(
    arrowHeight: 18, arrowBase: 42, cornerRadius: 8,
    contentViewInsets: LayoutInsets(top: 8, left: 8, bottom: 8, right: 8))

  /// The look of iOS 7 to 12: arrow 13 high on a base of 37, corners 10.
  ///
  /// > Source: pictures of real popovers (U43); the base is a weak reading.
  public static let iOS7 = PopoverChrome(arrowHeight: 13, arrowBase: 37, cornerRadius: 10)

  /// The look of iOS 13 to 18, the default: arrow 13 high on a base of 37, corners 13.
  ///
  /// > Source: pictures of real popovers (U43); the base is a weak reading.
  public static let iOS13 = PopoverChrome(arrowHeight: 13, arrowBase: 37, cornerRadius: 13)

  /// The look of iOS 26: arrow 13 high on a base of 24, corners 34.
  ///
  /// > Source: measured on the iOS 26 simulator (U43).
  public static let iOS26 = PopoverChrome(arrowHeight: 13, arrowBase: 24, cornerRadius: 34)
}
