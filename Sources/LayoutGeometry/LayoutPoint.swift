/// A position in the plane, in points; y grows downward.
@frozen
public struct LayoutPoint: Hashable, Sendable {
  /// The horizontal coordinate, in points.
  public var x: Double
  /// The vertical coordinate, in points; larger is lower.
  public var y: Double

  /// The origin.
  public static let zero = LayoutPoint(x: 0, y: 0)

  /// Creates a point; any values are stored as given.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
