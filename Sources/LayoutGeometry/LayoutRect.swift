/// A rectangle given by its top left corner and its size, in points; y grows downward.
@frozen
public struct LayoutRect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The horizontal length; negative before `standardized`.
  public var width: Double
  /// The vertical length; negative before `standardized`.
  public var height: Double

  /// The empty rectangle at the origin.
  public static let zero = LayoutRect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rectangle; any values are stored as given.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a rectangle from its top left corner and its size.
  @inlinable
  public init(origin: LayoutPoint, size: LayoutSize) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The top left corner.
  @inlinable
  public var origin: LayoutPoint { LayoutPoint(x: x, y: y) }

  /// The width and the height.
  @inlinable
  public var size: LayoutSize { LayoutSize(width: width, height: height) }

  /// The left edge; the right one where the width is negative.
  @inlinable
  public var minX: Double { x }

  /// The top edge.
  @inlinable
  public var minY: Double { y }

  /// The right edge, `x + width`.
  @inlinable
  public var maxX: Double { x + width }

  /// The bottom edge, `y + height`.
  @inlinable
  public var maxY: Double { y + height }

  /// The horizontal middle.
  @inlinable
  public var midX: Double { x + width / 2 }

  /// The vertical middle.
  @inlinable
  public var midY: Double { y + height / 2 }

  /// Whether a component is NaN, so that no question about the rectangle has an answer.
  @inlinable
  public var hasNaN: Bool { x.isNaN || y.isNaN || width.isNaN || height.isNaN }

  /// The same area with lengths that are not negative.
  ///
  /// A side that would begin at −∞ and be infinitely long has no sum of origin and length; it becomes
  /// the longest finite one around 0 instead, which holds every position that a layout can have.
  @inlinable
  public var standardized: LayoutRect {
    let horizontal = standardizedRange(x, width)
    let vertical = standardizedRange(y, height)
    return LayoutRect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }

  /// Whether a point lies inside; the left and top edges belong to the rectangle, the others do not.
  ///
  /// > Source: rule F-HIT.
  @inlinable
  public func contains(_ point: LayoutPoint) -> Bool {
    x <= point.x && point.x < x + width && y <= point.y && point.y < y + height
  }

  /// Whether two rectangles meet, on both axes by the rule of `rangesMeet`.
  ///
  /// Touching edges do not meet. A side of length 0 counts as its point, so that an empty frame
  /// inside a rectangle is found and two empty ones never are. Both sizes must not be negative.
  ///
  /// > Source: rule F-Q-1.
  @inlinable
  public func meets(_ other: LayoutRect) -> Bool {
    rangesMeet(x, x + width, other.x, other.x + other.width)
      && rangesMeet(y, y + height, other.y, other.y + other.height)
  }

  /// The part inside `insets`; a length may become negative where they are larger than the rectangle.
  @inlinable
  public func inset(by insets: LayoutInsets) -> LayoutRect {
    LayoutRect(
      x: x + insets.left, y: y + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}

/// A range from its beginning with a length that is not negative.
@inlinable
func standardizedRange(_ start: Double, _ length: Double) -> (start: Double, length: Double) {
  let farthest = Double.greatestFiniteMagnitude / 2
  if length == -.infinity || (length == .infinity && start == -.infinity) {
    return (-farthest, 2 * farthest)
  }
  return length < 0 ? (start + length, -length) : (start, length)
}

/// Whether the range from `a` to `b` meets the range from `c` to `d`, ends not included.
///
/// A range of length 0 counts as its point and meets the other one when it lies in it or at its
/// start; two ranges of length 0 never meet. Requires `a <= b` and `c <= d`.
///
/// > Source: rule F-Q-1.
@inlinable
public func rangesMeet(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Bool {
  if a < b && c < d { return a < d && c < b }
  if c < d { return c <= a && a < d }
  return a <= c && c < b
}
