/// A way in which one screen asks for the next.
@frozen
public enum SegueKind: CaseIterable, Hashable, Sendable {
  /// In the area of the screen that asks.
  case show
  /// In the detail area.
  case showDetail
  /// Over what is there.
  case modal
  /// In a popover that points at what asked for it.
  case popover

  /// The kind's word in documents.
  public var name: String {
    switch self {
    case .show: "show"
    case .showDetail: "showDetail"
    case .modal: "modal"
    case .popover: "popover"
    }
  }
}

/// The nearest container above the screen that asks.
@frozen
public enum PresentationContainer: CaseIterable, Hashable, Sendable {
  /// None at all.
  case none
  /// A navigation stack.
  case navigation
  /// A split view, whose two areas stand side by side where the width is not compact.
  case split
  /// A tab bar.
  case tab

  /// The container's word in documents.
  public var name: String {
    switch self {
    case .none: "none"
    case .navigation: "navigation"
    case .split: "split"
    case .tab: "tab"
    }
  }
}

/// What happens to the screens that are there.
@frozen
public enum PresentationAction: CaseIterable, Hashable, Sendable {
  /// The content is pushed onto the current navigation stack.
  case push
  /// The content is pushed onto the stack in the detail area.
  case pushOntoDetail
  /// The content replaces the top of the current navigation stack.
  case replaceTop
  /// The content replaces the primary area.
  case replacePrimary
  /// The content replaces the detail area.
  case replaceDetail
  /// The content covers what is there, in the outcome's style.
  case cover
  /// The content is shown in a popover over what is there.
  case popOver

  /// The action's word in documents.
  public var name: String {
    switch self {
    case .push: "push"
    case .pushOntoDetail: "pushOntoDetail"
    case .replaceTop: "replaceTop"
    case .replacePrimary: "replacePrimary"
    case .replaceDetail: "replaceDetail"
    case .cover: "cover"
    case .popOver: "popOver"
    }
  }
}

/// What is shown in an adapted style.
///
/// > Source: rule U65.
@frozen
public enum PresentedContent: CaseIterable, Hashable, Sendable {
  /// The content as it is.
  case original
  /// The content inside a navigation stack, which gives it a bar for a "done" button.
  case wrappedInNavigation
  /// Other content that the delegate supplies.
  case replacement

  /// The content's word in documents.
  public var name: String {
    switch self {
    case .original: "original"
    case .wrappedInNavigation: "wrappedInNavigation"
    case .replacement: "replacement"
    }
  }
}

/// How a segue is carried out.
public struct PresentationOutcome: Hashable, Sendable {
  /// What is pushed, replaced, covered or popped over.
  public var action: PresentationAction
  /// The style of what covers or pops over; nil for what is pushed or replaces.
  public var style: PopoverPresentationStyle?
  /// Whether the style is another one than was asked for.
  public var isAdapted: Bool
  /// What is shown.
  public var content: PresentedContent

  /// Whether a tap outside takes the content away again.
  ///
  /// > Source: rules U50 and U65.
  public var dismissesOnOutsideTap: Bool { style?.dismissesOnOutsideTap ?? false }
}

/// Finds out what a segue does where it is performed.
///
/// > Source: rules U60 to U66 for popovers; `SegueReading` for the other kinds.
public struct PresentationResolver: Hashable, Sendable {
  /// The size classes, the generation of the rules and the delegate's answers.
  public var adaptivity: PopoverAdaptivity
  /// Whose account of "show" and "show detail" holds.
  public var reading: SegueReading
  /// The style that modal content asks for; nil is the platform's own.
  ///
  /// That one is full screen, and with `PopoverAdaptivityRules.ios13` a page sheet.
  public var modalStyle: PopoverPresentationStyle?

  /// Creates a resolver for an environment.
  public init(
    adaptivity: PopoverAdaptivity, reading: SegueReading = .interfaceBuilder,
    modalStyle: PopoverPresentationStyle? = nil
  ) {
    self.adaptivity = adaptivity
    self.reading = reading
    self.modalStyle = modalStyle
  }

  /// How a segue is carried out.
  ///
  /// - Parameters:
  ///   - segue: The kind of segue.
  ///   - container: The nearest container above the screen that asks.
  ///   - adaptedContent: What the delegate shows in an adapted style, by default the content as it is.
  ///     It is asked once, and only where the style is another one than was asked for (U65).
  /// - Returns: The action of the table's row, with style and content where something is presented.
  /// - Complexity: O(1); the table has fixed rows.
  public func outcome(
    of segue: SegueKind, in container: PresentationContainer,
    adaptedContent: (PopoverPresentationStyle) -> PresentedContent = { _ in .original }
  ) -> PresentationOutcome {
    var action = SegueTable.action(
      of: segue, in: container, isNarrow: adaptivity.horizontalSizeClass == .compact,
      reading: reading)
    let requested: PopoverPresentationStyle
    let style: PopoverPresentationStyle
    switch action {
    case .push, .pushOntoDetail, .replaceTop, .replacePrimary, .replaceDetail:
      return PresentationOutcome(
        action: action, style: nil, isAdapted: false, content: .original)
    case .cover:
      requested = modalStyle ?? (adaptivity.rules == .ios13 ? .pageSheet : .fullScreen)
      style = adaptivity.sheetStyle(requested: requested)
    case .popOver:
      requested = .popover
      style = adaptivity.style()
    }
    // A popover that adapts covers; modal content that asks for a popover pops over.
    action = style == .popover ? .popOver : .cover
    let isAdapted = style != requested
    return PresentationOutcome(
      action: action, style: style, isAdapted: isAdapted,
      content: isAdapted ? adaptedContent(style) : .original)
  }
}

extension PopoverAdaptivity {
  /// The style of modal content.
  ///
  /// A popover adapts as in §3.5. Sheets adapt to compact width only: to full screen before
  /// `PopoverAdaptivityRules.ios13`, unless the delegate answers; from then on they stay sheets. Other
  /// styles never adapt. The part about sheets is a decision of this package (E).
  func sheetStyle(requested: PopoverPresentationStyle) -> PopoverPresentationStyle {
    switch requested {
    case .popover, .unadapted: return style()
    case .fullScreen, .overFullScreen, .currentContext: return requested
    case .formSheet, .pageSheet:
      guard horizontalSizeClass == .compact else { return requested }
      if let answer = delegateAnswer { return answer == .unadapted ? requested : answer }
      return rules == .ios13 ? requested : .fullScreen
    }
  }
}
