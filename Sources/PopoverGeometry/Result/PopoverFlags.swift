/// What a placement had to give up or leave out.
///
/// > Source: §3.2.
@frozen
public struct PopoverFlags: OptionSet, Hashable, Sendable {
  /// One bit a flag, in the order of §3.2.
  public let rawValue: UInt16

  /// Creates a set from its bits.
  @inlinable
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The keyboard is not docked and takes no room.
  public static let keyboardIgnored = PopoverFlags(rawValue: 1 << 0)
  /// The layout margins left no area and do not count.
  public static let marginsDropped = PopoverFlags(rawValue: 1 << 1)
  /// The safe area left no area and does not count.
  public static let safeAreaDropped = PopoverFlags(rawValue: 1 << 2)
  /// A part of the source lies outside the container; the popover points at the rest.
  public static let sourceClipped = PopoverFlags(rawValue: 1 << 3)
  /// The source lies outside the container, or was withdrawn; the popover points towards it.
  public static let sourceOffscreen = PopoverFlags(rawValue: 1 << 4)
  /// The source left no side with room, and its centre took its place.
  public static let sourceCollapsed = PopoverFlags(rawValue: 1 << 5)
  /// A length below 0 was asked for; the default took its place.
  public static let negativePreferred = PopoverFlags(rawValue: 1 << 6)
  /// An infinite length was asked for; all the room took its place.
  public static let infinitePreferred = PopoverFlags(rawValue: 1 << 7)
  /// The arrow's tip lies beside the source.
  public static let arrowOffTarget = PopoverFlags(rawValue: 1 << 8)
  /// The body's edge is shorter than arrow and corners need; the arrow stands in its middle.
  public static let arrowCramped = PopoverFlags(rawValue: 1 << 9)
  /// The body was moved over the source.
  public static let overlapsSource = PopoverFlags(rawValue: 1 << 10)
  /// No direction had room for the minimum; the popover may cover its source.
  public static let belowMinimum = PopoverFlags(rawValue: 1 << 11)
  /// The popover sticks out of the usable area.
  public static let overflowsUsable = PopoverFlags(rawValue: 1 << 12)

  /// The words of the flags that are set, in the order of §3.2.
  ///
  /// - Complexity: O(1); allocates the array.
  public var names: [String] {
    let words = [
      "keyboardIgnored", "marginsDropped", "safeAreaDropped", "sourceClipped", "sourceOffscreen",
      "sourceCollapsed", "negativePreferred", "infinitePreferred", "arrowOffTarget",
      "arrowCramped", "overlapsSource", "belowMinimum", "overflowsUsable",
    ]
    var names: [String] = []
    for (index, word) in words.enumerated() where rawValue & (1 << UInt16(index)) != 0 {
      names.append(word)
    }
    return names
  }
}
