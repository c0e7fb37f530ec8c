import PopoverGeometry
import Testing

/// What segues and styles become: §3.5, U60 to U66.
@Suite struct PresentationTests {
  typealias Row = (
    segue: SegueKind, container: PresentationContainer, reading: SegueReading,
    wide: PresentationAction, narrow: PresentationAction
  )

  static let table: [Row] = [
    (.show, .none, .interfaceBuilder, .cover, .cover),
    (.show, .navigation, .interfaceBuilder, .push, .push),
    (.show, .split, .interfaceBuilder, .pushOntoDetail, .push),
    (.show, .tab, .interfaceBuilder, .cover, .cover),
    (.showDetail, .none, .interfaceBuilder, .cover, .cover),
    (.showDetail, .navigation, .interfaceBuilder, .replaceTop, .replaceTop),
    (.showDetail, .split, .interfaceBuilder, .replaceDetail, .replaceTop),
    (.showDetail, .tab, .interfaceBuilder, .cover, .cover),
    (.modal, .none, .interfaceBuilder, .cover, .cover),
    (.modal, .navigation, .interfaceBuilder, .cover, .cover),
    (.modal, .split, .interfaceBuilder, .cover, .cover),
    (.modal, .tab, .interfaceBuilder, .cover, .cover),
    (.popover, .none, .interfaceBuilder, .popOver, .cover),
    (.popover, .navigation, .interfaceBuilder, .popOver, .cover),
    (.popover, .split, .interfaceBuilder, .popOver, .cover),
    (.popover, .tab, .interfaceBuilder, .popOver, .cover),
    (.show, .none, .methodReference, .cover, .cover),
    (.show, .navigation, .methodReference, .push, .push),
    (.show, .split, .methodReference, .replacePrimary, .push),
    (.show, .tab, .methodReference, .cover, .cover),
    (.showDetail, .none, .methodReference, .cover, .cover),
    (.showDetail, .navigation, .methodReference, .cover, .cover),
    (.showDetail, .split, .methodReference, .replaceDetail, .push),
    (.showDetail, .tab, .methodReference, .cover, .cover),
    (.modal, .split, .methodReference, .cover, .cover),
    (.popover, .split, .methodReference, .popOver, .cover),
  ]

  private func environment(
    _ width: LayoutSizeClass, _ height: LayoutSizeClass = .regular,
    _ rules: PopoverAdaptivityRules = .ios8, trait: PopoverPresentationStyle? = nil,
    legacy: PopoverPresentationStyle? = nil
  ) -> PopoverAdaptivity {
    PopoverAdaptivity(
      horizontalSizeClass: width, verticalSizeClass: height, rules: rules, traitAnswer: trait,
      legacyAnswer: legacy)
  }

  @Test(arguments: table.indices)
  func action(row index: Int) {
    let row = Self.table[index]
    for width in LayoutSizeClass.allCases {
      let resolver = PresentationResolver(
        adaptivity: environment(width), reading: row.reading)
      let outcome = resolver.outcome(of: row.segue, in: row.container)
      #expect(outcome.action == (width == .compact ? row.narrow : row.wide))
      let isPresented = outcome.action == .cover || outcome.action == .popOver
      #expect((outcome.style != nil) == isPresented)
      #expect(outcome.dismissesOnOutsideTap == (outcome.action == .popOver))
    }
  }

  /// Every combination of the first reading stands in the table.
  @Test func tableIsWhole() {
    let rows = Self.table.filter { $0.reading == .interfaceBuilder }
    #expect(rows.count == SegueKind.allCases.count * PresentationContainer.allCases.count)
  }

  static let styles:
    [(
      width: LayoutSizeClass, height: LayoutSizeClass, rules: PopoverAdaptivityRules,
      style: PopoverPresentationStyle
    )] = [
      (.regular, .regular, .ios8, .popover), (.compact, .regular, .ios8, .fullScreen),
      (.regular, .compact, .ios8, .popover), (.compact, .compact, .ios8, .fullScreen),
      (.regular, .regular, .ios8point3, .popover), (.compact, .regular, .ios8point3, .fullScreen),
      (.regular, .compact, .ios8point3, .formSheet), (.compact, .compact, .ios8point3, .fullScreen),
      (.regular, .regular, .ios13, .popover), (.compact, .regular, .ios13, .formSheet),
      (.regular, .compact, .ios13, .formSheet), (.compact, .compact, .ios13, .formSheet),
      (.unspecified, .unspecified, .ios13, .popover),
    ]

  @Test(arguments: styles.indices)
  func styleWithoutDelegate(row index: Int) {
    let row = Self.styles[index]
    #expect(environment(row.width, row.height, row.rules).style() == row.style)
    // Refusing to adapt keeps the popover wherever the answer is asked for.
    let refused = environment(row.width, row.height, row.rules, trait: .unadapted)
    #expect(refused.style() == (row.rules == .ios8 ? row.style : .popover))
    let old = environment(row.width, row.height, row.rules, legacy: .unadapted)
    #expect(old.style() == (row.width == .compact ? .popover : row.style))
  }

  @Test func onlySomeAnswersAreAllowed() {
    for answer in PopoverPresentationStyle.allCases {
      let style = environment(.compact, .regular, .ios13, trait: answer, legacy: .overFullScreen)
        .style()
      #expect(
        style
          == (answer == .unadapted ? .popover : answer.isAdaptiveAnswer ? answer : .overFullScreen)
      )
    }
  }

  /// The delegate's answer decides between popping over and covering.
  @Test func answerChangesTheOutcome() {
    let refusing = PresentationResolver(adaptivity: environment(.compact, legacy: .unadapted))
    let outcome = refusing.outcome(of: .popover, in: .navigation)
    #expect(outcome.action == .popOver && outcome.style == .popover && !outcome.isAdapted)
    let covering = PresentationResolver(
      adaptivity: environment(.compact, .regular, .ios13, trait: .overFullScreen))
    #expect(covering.outcome(of: .popover, in: .none).style == .overFullScreen)
  }

  /// U65: content is wrapped only where the style is not the one asked for, and asked for once.
  @Test func wrappingInNavigation() {
    var asked: [PopoverPresentationStyle] = []
    func outcome(_ width: LayoutSizeClass, _ segue: SegueKind) -> PresentationOutcome {
      PresentationResolver(adaptivity: environment(width)).outcome(of: segue, in: .navigation) {
        asked.append($0)
        return .wrappedInNavigation
      }
    }
    #expect(outcome(.compact, .popover).content == .wrappedInNavigation)
    #expect(outcome(.regular, .popover).content == .original)
    #expect(outcome(.compact, .modal).content == .original)
    #expect(outcome(.compact, .show).content == .original)
    #expect(asked == [.fullScreen])
  }

  static let modals:
    [(
      requested: PopoverPresentationStyle?, width: LayoutSizeClass, rules: PopoverAdaptivityRules,
      answer: PopoverPresentationStyle?, style: PopoverPresentationStyle
    )] = [
      (nil, .regular, .ios8, nil, .fullScreen), (nil, .regular, .ios13, nil, .pageSheet),
      (nil, .compact, .ios13, nil, .pageSheet), (.formSheet, .compact, .ios8, nil, .fullScreen),
      (.formSheet, .compact, .ios8, .unadapted, .formSheet),
      (.formSheet, .compact, .ios8, .overFullScreen, .overFullScreen),
      (.formSheet, .compact, .ios13, nil, .formSheet),
      (.pageSheet, .regular, .ios8, nil, .pageSheet),
      (.currentContext, .compact, .ios8, .overFullScreen, .currentContext),
      (.popover, .regular, .ios8, nil, .popover), (.popover, .compact, .ios8, nil, .fullScreen),
    ]

  @Test(arguments: modals.indices)
  func modalStyle(row index: Int) {
    let row = Self.modals[index]
    let resolver = PresentationResolver(
      adaptivity: environment(row.width, .regular, row.rules, legacy: row.answer),
      modalStyle: row.requested)
    let outcome = resolver.outcome(of: .modal, in: .none)
    #expect(outcome.style == row.style)
    #expect(outcome.action == (row.style == .popover ? .popOver : .cover))
  }

  @Test func whatStaysBelow() {
    #expect(
      PopoverPresentationStyle.allCases.filter(\.hidesPresenter) == [.fullScreen, .currentContext])
    #expect(PopoverPresentationStyle.allCases.filter(\.dismissesOnOutsideTap) == [.popover])
  }

  /// Words in documents are distinct within each list.
  @Test func words() {
    func distinct(_ words: [String]) -> Bool { Set(words).count == words.count }
    #expect(distinct(PopoverPresentationStyle.allCases.map(\.name)))
    #expect(distinct(SegueKind.allCases.map(\.name)))
    #expect(distinct(PresentationContainer.allCases.map(\.name)))
    #expect(distinct(PresentationAction.allCases.map(\.name)))
    #expect(distinct(PresentedContent.allCases.map(\.name)))
    #expect(distinct(SegueReading.allCases.map(\.name)))
    #expect(PopoverAdaptivityRules.allCases.map(\.name) == ["ios8", "ios8.3", "ios13"])
    #expect(LayoutSizeClass.allCases.map(\.name) == ["unspecified", "compact", "regular"])
  }
}
