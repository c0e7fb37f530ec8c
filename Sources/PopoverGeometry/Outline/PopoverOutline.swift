public import LayoutGeometry

/// The outline of a popover, body and arrow in one, for drawing and for exact hit tests.
///
/// The body is a rectangle with round corners, the arrow a triangle on a straight part of its edge.
/// Where corners and base are longer than that edge (`PopoverFlags.arrowCramped`), the two corners
/// beside the arrow become smaller, and at last the base does, so that the outline never crosses
/// itself.
public struct PopoverOutline: Hashable, Sendable {
  /// The body, in the coordinates of the placement.
  public let body: LayoutRect
  /// The way the arrow points; nil where there is nothing to see of an arrow.
  public let arrowDirection: PopoverArrowDirection?
  /// The arrow's tip; the body's middle without an arrow.
  public let tip: LayoutPoint
  /// The distance from the arrow's middle to the ends of its base.
  public let halfBase: Double
  /// The radius of the corners that do not touch the arrow's edge.
  public let cornerRadius: Double
  /// The radius of the two corners on the arrow's edge.
  public let arrowCornerRadius: Double

  /// The outline of a placement with the chrome that it was placed with.
  ///
  /// An adapted style is a plain rectangle.
  public init(_ placement: PopoverPlacement, chrome: PopoverChrome) {
    body = placement.bodyFrame
    let radius =
      placement.style == .popover
      ? max(0, min(chrome.cornerRadius, body.width / 2, body.height / 2)) : 0
    cornerRadius = radius
    guard let direction = placement.arrowDirection, let point = placement.arrowTip,
      chrome.arrowHeight > 0, chrome.arrowBase > 0
    else {
      arrowDirection = nil
      tip = LayoutPoint(x: body.midX, y: body.midY)
      halfBase = 0
      arrowCornerRadius = radius
      return
    }
    let halfEdge = (direction.isVertical ? body.width : body.height) / 2
    let half = min(chrome.arrowBase / 2, halfEdge)
    arrowDirection = direction
    tip = point
    halfBase = half
    arrowCornerRadius = min(radius, halfEdge - half)
  }

  /// The radius of a corner.
  public func radius(of corner: PopoverCorner) -> Double {
    switch (arrowDirection, corner) {
    case (.up, .topLeft), (.up, .topRight), (.down, .bottomLeft), (.down, .bottomRight),
      (.left, .topLeft), (.left, .bottomLeft), (.right, .topRight), (.right, .bottomRight):
      arrowCornerRadius
    default: cornerRadius
    }
  }

  /// Whether a point lies in the body or in the arrow.
  ///
  /// The left and top edges of the body belong to it, the others do not.
  ///
  /// - Complexity: O(1); allocates nothing.
  public func contains(_ point: LayoutPoint) -> Bool {
    bodyContains(point) || arrowContains(point)
  }

  /// Whether a point lies in the body, round corners left out.
  public func bodyContains(_ point: LayoutPoint) -> Bool {
    guard body.contains(point) else { return false }
    for corner in PopoverCorner.clockwise {
      let radius = radius(of: corner)
      let centre = centre(of: corner, radius: radius)
      let dx = corner.isLeft ? centre.x - point.x : point.x - centre.x
      let dy = corner.isTop ? centre.y - point.y : point.y - centre.y
      if dx > 0, dy > 0, dx * dx + dy * dy > radius * radius { return false }
    }
    return true
  }

  /// Whether a point lies in the arrow; its sides belong to it.
  public func arrowContains(_ point: LayoutPoint) -> Bool {
    let (depth, side, height): (Double, Double, Double)
    switch arrowDirection {
    case .up: (depth, side, height) = (point.y - tip.y, point.x - tip.x, body.minY - tip.y)
    case .down: (depth, side, height) = (tip.y - point.y, point.x - tip.x, tip.y - body.maxY)
    case .left: (depth, side, height) = (point.x - tip.x, point.y - tip.y, body.minX - tip.x)
    case .right: (depth, side, height) = (tip.x - point.x, point.y - tip.y, tip.x - body.maxX)
    case nil: return false
    }
    return depth >= 0 && depth <= height && side.magnitude * height <= halfBase * depth
  }

  /// The centre of a corner's arc.
  func centre(of corner: PopoverCorner, radius: Double) -> LayoutPoint {
    LayoutPoint(
      x: corner.isLeft ? body.minX + radius : body.maxX - radius,
      y: corner.isTop ? body.minY + radius : body.maxY - radius)
  }
}

/// A corner of a popover's body.
@frozen
public enum PopoverCorner: CaseIterable, Hashable, Sendable {
  /// Where the outline begins.
  case topLeft
  /// Right of the top edge.
  case topRight
  /// Below the right edge.
  case bottomRight
  /// Left of the bottom edge.
  case bottomLeft

  /// Whether the corner is on the left edge.
  @inlinable
  public var isLeft: Bool { self == .topLeft || self == .bottomLeft }

  /// Whether the corner is on the top edge.
  @inlinable
  public var isTop: Bool { self == .topLeft || self == .topRight }

  /// How many quarter turns clockwise from pointing right the corner's arc begins.
  ///
  /// Angle 0 points right and angles grow clockwise, as they look on a screen with y downward: the arc
  /// of the top right corner runs from 3 quarters, straight up, to 4.
  @inlinable
  public var firstQuarter: Int {
    switch self {
    case .bottomRight: 0
    case .bottomLeft: 1
    case .topLeft: 2
    case .topRight: 3
    }
  }

  /// The corners in the order of the outline, without an array.
  static var clockwise: ClockwiseCorners { ClockwiseCorners() }

  /// The corner that follows clockwise.
  var next: PopoverCorner {
    switch self {
    case .topLeft: .topRight
    case .topRight: .bottomRight
    case .bottomRight: .bottomLeft
    case .bottomLeft: .topLeft
    }
  }
}

/// The four corners, beginning after the top edge and ending with its start.
struct ClockwiseCorners: Sequence, IteratorProtocol {
  private var upcoming: PopoverCorner? = .topRight

  mutating func next() -> PopoverCorner? {
    guard let corner = upcoming else { return nil }
    upcoming = corner == .topLeft ? nil : corner.next
    return corner
  }
}
