import LayoutGeometry
public import PopoverGeometry

/// A placement as JSON: the outputs of the rules by their names.
///
/// > Source: section 3.2 of the popover rules.
public struct PopoverAnswer: Hashable, Sendable {
  /// What was placed.
  public var placement: PopoverPlacement

  /// Creates the answer of a placement.
  public init(_ placement: PopoverPlacement) {
    self.placement = placement
  }

  /// The answer as JSON on one line: `style`, `arrowDirection` (`none` without an arrow), `bodyFrame`,
  /// `popoverFrame`, `contentFrame`, `arrowTip` (null without an arrow), `arrowOffset`, `arrowMiss`,
  /// `reduction`, `fits`, `overlap` and `flags`.
  ///
  /// Every number reads back to the same Double.
  ///
  /// - Complexity: O(1).
  public var jsonText: String { jsonValue.text }

  /// The answer as a JSON value, for use inside another document.
  package var jsonValue: JSONValue { .object(members) }

  /// The keys of an answer.
  static let keys = [
    "style", "arrowDirection", "bodyFrame", "popoverFrame", "contentFrame", "arrowTip",
    "arrowOffset", "arrowMiss", "reduction", "fits", "overlap", "flags",
  ]

  /// The answer as an object's members, in the order of `keys`.
  var members: [JSONMember] {
    let tip = placement.arrowTip.map { JSONValue.array([.number($0.x), .number($0.y)]) }
    let values: [JSONValue] = [
      .string(placement.style.name),
      .string(placement.arrowDirection?.name ?? "none"),
      .list(placement.bodyFrame),
      .list(placement.popoverFrame),
      .list(placement.contentFrame),
      tip ?? .null,
      .number(placement.arrowOffset),
      .number(placement.arrowMiss),
      .list(placement.reduction),
      .bool(placement.fits),
      .number(placement.overlap),
      .array(placement.flags.names.map(JSONValue.string)),
    ]
    return zip(PopoverAnswer.keys, values).map { JSONMember($0, $1) }
  }
}
