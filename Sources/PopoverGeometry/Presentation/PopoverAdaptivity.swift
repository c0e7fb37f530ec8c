/// How much room an axis offers, in the platform's coarse terms.
@frozen
public enum LayoutSizeClass: CaseIterable, Hashable, Sendable {
  /// Not known; counts as regular.
  case unspecified
  /// Little room, as across a phone held upright.
  case compact
  /// Much room.
  case regular

  /// The class's word in documents.
  public var name: String {
    switch self {
    case .unspecified: "unspecified"
    case .compact: "compact"
    case .regular: "regular"
    }
  }
}

/// Which generation of the platform's adaptation rules applies.
@frozen
public enum PopoverAdaptivityRules: CaseIterable, Hashable, Sendable {
  /// Compact width becomes full screen; trait-aware answers do not exist.
  ///
  /// > Source: rule U60.
  case ios8
  /// Compact width becomes full screen; regular width with compact height a form sheet.
  ///
  /// > Source: rule U61.
  case ios8point3
  /// Compact width or height becomes a form sheet.
  ///
  /// > Source: rule U62.
  case ios13

  /// The rules' word in documents: `ios8`, `ios8.3` or `ios13`.
  public var name: String {
    switch self {
    case .ios8: "ios8"
    case .ios8point3: "ios8.3"
    case .ios13: "ios13"
    }
  }
}

/// The environment that a popover adapts to, with what its delegate answers.
///
/// It is a plain function of the current classes: asking again after a rotation or a change of the
/// window adapts anew (U66).
///
/// > Source: §3.5.
public struct PopoverAdaptivity: Hashable, Sendable {
  /// The room across.
  public var horizontalSizeClass: LayoutSizeClass
  /// The room down.
  public var verticalSizeClass: LayoutSizeClass
  /// The generation of the rules.
  public var rules: PopoverAdaptivityRules
  /// The answer of the delegate's trait-aware method; nil where it has none.
  public var traitAnswer: PopoverPresentationStyle?
  /// The answer of the delegate's older method with one argument; nil where it has none.
  public var legacyAnswer: PopoverPresentationStyle?

  /// Creates an environment; without answers the rules' own style is taken.
  public init(
    horizontalSizeClass: LayoutSizeClass, verticalSizeClass: LayoutSizeClass,
    rules: PopoverAdaptivityRules = .ios8, traitAnswer: PopoverPresentationStyle? = nil,
    legacyAnswer: PopoverPresentationStyle? = nil
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.rules = rules
    self.traitAnswer = traitAnswer
    self.legacyAnswer = legacyAnswer
  }

  /// The style in which something that asked for `requested` is shown.
  ///
  /// The delegate's answer comes first; an answer that is not allowed counts as none.
  ///
  /// - Complexity: O(1); allocates nothing.
  ///
  /// > Source: §3.5.
  public func style(requested: PopoverPresentationStyle = .popover) -> PopoverPresentationStyle {
    guard let answer = delegateAnswer else { return defaultStyle(requested: requested) }
    return answer == .unadapted ? requested : answer
  }

  /// The answer that counts: the trait-aware one, else the older one, if the width is compact.
  ///
  /// > Source: rules U63 and U64; the older method is not asked for compact height alone.
  var delegateAnswer: PopoverPresentationStyle? {
    if rules != .ios8, let traitAnswer, traitAnswer.isAdaptiveAnswer { return traitAnswer }
    if horizontalSizeClass == .compact, let legacyAnswer, legacyAnswer.isAdaptiveAnswer {
      return legacyAnswer
    }
    return nil
  }

  /// The style without a delegate.
  ///
  /// > Source: rules U60 to U62.
  private func defaultStyle(requested: PopoverPresentationStyle) -> PopoverPresentationStyle {
    let isNarrow = horizontalSizeClass == .compact
    let isLow = verticalSizeClass == .compact
    switch rules {
    case .ios8: return isNarrow ? .fullScreen : requested
    case .ios8point3: return isNarrow ? .fullScreen : isLow ? .formSheet : requested
    case .ios13: return isNarrow || isLow ? .formSheet : requested
    }
  }
}
