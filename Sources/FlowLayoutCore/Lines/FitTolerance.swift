/// What the lines of all sections have in common.
struct LinePolicy: Hashable, Sendable {
  /// How items are spread along and across a line.
  var alignment: RowAlignment
  /// The platform's faults that are reproduced.
  var quirks: PlatformQuirks
}

/// How much longer than the available length a line may be and still fit, in points.
///
/// The platform compares strictly, so that three thirds of a width may not fit beside one another;
/// users call that a fault. A millionth of a point is above every rounding error of a line's sum and
/// below anything visible.
///
/// > Source: rule F-ROW-2 and D4.
enum FitTolerance {
  static let standard = 1e-6
  static let strict = 0.0

  static func of(_ quirks: PlatformQuirks) -> Double {
    quirks.contains(.strictFit) ? strict : standard
  }
}
