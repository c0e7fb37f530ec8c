/// What kind of thing a popover points at.
@frozen
public enum PopoverSourceKind: CaseIterable, Hashable, Sendable {
  /// A rectangle or a view.
  case rect
  /// An item of a bar: above and below are preferred to the sides, where one of them is permitted.
  ///
  /// > Source: §3.3 step 6.
  case barButtonItem

  /// The kind's word in documents: `rect` or `bar`.
  public var name: String {
    switch self {
    case .rect: "rect"
    case .barButtonItem: "bar"
    }
  }
}

/// Which part of the source a popover lines up with, along the edge that carries the arrow.
@frozen
public enum PopoverAlignment: CaseIterable, Hashable, Sendable {
  /// Middle with middle.
  case center
  /// Leading edge with leading edge above and below the source; top with top at its sides.
  case start
  /// Trailing edge with trailing edge above and below the source; bottom with bottom at its sides.
  case end

  /// The alignment's word in documents: `center`, `start` or `end`.
  public var name: String {
    switch self {
    case .center: "center"
    case .start: "start"
    case .end: "end"
    }
  }
}

/// How a popover chooses among the permitted directions.
///
/// > Source: §3.3 step 8. Of 26 real popovers the first rule gives 24 and the second one 25.
@frozen
public enum PopoverSelection: CaseIterable, Hashable, Sendable {
  /// The first direction in which the whole content fits; content is never cut without need.
  case fitFirst
  /// The direction in which most of a popover centred on its source could be seen.
  case visibleArea

  /// The rule's word in documents: `fitFirst` or `visibleArea`.
  public var name: String {
    switch self {
    case .fitFirst: "fitFirst"
    case .visibleArea: "visibleArea"
    }
  }
}
