/// How content comes onto the screen, in the platform's terms.
@frozen
public enum PopoverPresentationStyle: CaseIterable, Hashable, Sendable {
  /// A popover that points at its source.
  case popover
  /// The content covers the screen, and what was there goes.
  case fullScreen
  /// The content covers the screen, and what was there stays below it.
  case overFullScreen
  /// A sheet in the middle, smaller than the screen where there is room.
  case formSheet
  /// A sheet as wide as a readable page.
  case pageSheet
  /// The content covers the container that it is presented from.
  case currentContext
  /// As an answer to "how to adapt?": not at all. The platform calls it `none`.
  case unadapted

  /// The style's word in documents; `none` for `unadapted`.
  public var name: String {
    switch self {
    case .popover: "popover"
    case .fullScreen: "fullScreen"
    case .overFullScreen: "overFullScreen"
    case .formSheet: "formSheet"
    case .pageSheet: "pageSheet"
    case .currentContext: "currentContext"
    case .unadapted: "none"
    }
  }

  /// Whether a delegate may answer with this style; any other answer counts as none.
  ///
  /// > Source: rule U63; the two sheets are tolerated (§3.5).
  @inlinable
  public var isAdaptiveAnswer: Bool {
    switch self {
    case .unadapted, .fullScreen, .overFullScreen, .formSheet, .pageSheet: true
    case .popover, .currentContext: false
    }
  }

  /// Whether a tap outside dismisses it; only a popover has an outside that does.
  ///
  /// > Source: rules U50 and U65.
  @inlinable
  public var dismissesOnOutsideTap: Bool { self == .popover }

  /// Whether what was on the screen before is taken away below it.
  @inlinable
  public var hidesPresenter: Bool { self == .fullScreen || self == .currentContext }
}
