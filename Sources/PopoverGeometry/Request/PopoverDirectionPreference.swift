public import LayoutGeometry

/// An order of preference among up to four arrow directions.
///
/// It decides between directions that are equally good. Directions that it leaves out follow in the
/// default order, in which above the source comes first, then below, then the side of reading.
///
/// > Source: the inputs of §3.1 and rule U13; the platform's own order is not documented.
@frozen
public struct PopoverDirectionPreference: Hashable, Sendable {
  /// Four bits a direction, the first one in the lowest; the rest is zero.
  @usableFromInline
  let packed: UInt16

  @inlinable
  init(packed: UInt16) {
    self.packed = packed
  }

  /// Creates an order that begins with the given directions; a repeated one counts once.
  @inlinable
  public init(
    _ first: PopoverArrowDirection, _ second: PopoverArrowDirection? = nil,
    _ third: PopoverArrowDirection? = nil, _ fourth: PopoverArrowDirection? = nil
  ) {
    var order = PopoverDirectionPreference(packed: 0).appending(first)
    if let second { order = order.appending(second) }
    if let third { order = order.appending(third) }
    if let fourth { order = order.appending(fourth) }
    self = order
  }

  /// Creates an order from a list; a repeated direction counts once, an empty list is no preference.
  ///
  /// - Complexity: O(*n*) for *n* directions; allocates nothing itself.
  public init(_ directions: some Sequence<PopoverArrowDirection>) {
    var order = PopoverDirectionPreference(packed: 0)
    for direction in directions { order = order.appending(direction) }
    self = order
  }

  /// Down, up, left, right; in right-to-left layouts down, up, right, left.
  ///
  /// > Source: §3.1; above before below was seen on iOS 14 (U13).
  @inlinable
  public static func standard(_ layoutDirection: LayoutDirection) -> PopoverDirectionPreference {
    layoutDirection == .rightToLeft
      ? PopoverDirectionPreference(.down, .up, .right, .left)
      : PopoverDirectionPreference(.down, .up, .left, .right)
  }

  /// How many directions the order names, from 0 to 4.
  @inlinable
  public var count: Int {
    packed == 0 ? 0 : packed < 0x10 ? 1 : packed < 0x100 ? 2 : packed < 0x1000 ? 3 : 4
  }

  /// The direction at a rank, 0 being the most wanted; nil from `count` on and below 0.
  @inlinable
  public subscript(rank: Int) -> PopoverArrowDirection? {
    guard rank >= 0, rank < 4 else { return nil }
    return PopoverArrowDirection(rawValue: UInt8(truncatingIfNeeded: packed >> (4 * rank)) & 15)
  }

  /// Whether the order names a direction.
  @inlinable
  public func names(_ direction: PopoverArrowDirection) -> Bool {
    let bit = UInt16(direction.rawValue)
    return packed & (bit | bit << 4 | bit << 8 | bit << 12) != 0
  }

  /// The order with one more direction at its end; unchanged where it is named already.
  @inlinable
  func appending(_ direction: PopoverArrowDirection) -> PopoverDirectionPreference {
    if names(direction) { return self }
    return PopoverDirectionPreference(packed: packed | UInt16(direction.rawValue) << (4 * count))
  }
}
