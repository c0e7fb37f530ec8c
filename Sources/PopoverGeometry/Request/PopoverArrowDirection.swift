/// The way a popover's arrow points, from the popover to its source.
///
/// The raw values are the platform's bits.
///
/// > Source: rule U10; the popover lies on the opposite side of the source.
@frozen
public enum PopoverArrowDirection: UInt8, CaseIterable, Hashable, Sendable {
  /// The popover is below its source.
  case up = 1
  /// The popover is above its source.
  case down = 2
  /// The popover is to the right of its source.
  case left = 4
  /// The popover is to the left of its source.
  case right = 8

  /// Whether the arrow points along the vertical axis.
  @inlinable
  public var isVertical: Bool { rawValue <= 2 }

  /// Whether the popover lies beyond the source's far edge: below it or to the right of it.
  @inlinable
  public var bodyFollowsSource: Bool { self == .up || self == .left }

  /// The direction that points the other way.
  @inlinable
  public var opposite: PopoverArrowDirection {
    switch self {
    case .up: .down
    case .down: .up
    case .left: .right
    case .right: .left
    }
  }

  /// The direction's word in documents: `up`, `down`, `left` or `right`.
  public var name: String {
    switch self {
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    }
  }
}

/// A set of arrow directions.
///
/// The empty set asks for a popover without an arrow (U12). Bits that are no direction are ignored by
/// a placement, so that the platform's "unknown", all bits set, counts as `any`.
///
/// > Source: rules U10 and U11.
@frozen
public struct PopoverArrowDirections: OptionSet, Hashable, Sendable {
  /// The platform's bits: up 1, down 2, left 4, right 8.
  public let rawValue: UInt8

  /// Creates a set from the platform's bits.
  @inlinable
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Creates the set of one direction.
  @inlinable
  public init(_ direction: PopoverArrowDirection) {
    self.init(rawValue: direction.rawValue)
  }

  /// Below the source.
  public static let up = PopoverArrowDirections(rawValue: 1)
  /// Above the source.
  public static let down = PopoverArrowDirections(rawValue: 2)
  /// To the right of the source.
  public static let left = PopoverArrowDirections(rawValue: 4)
  /// To the left of the source.
  public static let right = PopoverArrowDirections(rawValue: 8)
  /// Above or below the source.
  public static let vertical = PopoverArrowDirections(rawValue: 3)
  /// At either side of the source.
  public static let horizontal = PopoverArrowDirections(rawValue: 12)
  /// Every direction.
  public static let any = PopoverArrowDirections(rawValue: 15)

  /// Whether one direction is in the set.
  @inlinable
  public func allows(_ direction: PopoverArrowDirection) -> Bool {
    rawValue & direction.rawValue != 0
  }
}
