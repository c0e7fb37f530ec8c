/// A width and a height, in points.
@frozen
public struct LayoutSize: Hashable, Sendable {
  /// The horizontal length, in points.
  public var width: Double
  /// The vertical length, in points.
  public var height: Double

  /// The empty size.
  public static let zero = LayoutSize(width: 0, height: 0)

  /// Creates a size; any values are stored as given, negative and NaN ones too.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Whether both lengths are finite numbers.
  @inlinable
  public var isFinite: Bool { width.isFinite && height.isFinite }
}
