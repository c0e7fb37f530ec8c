/// Whose account of "show" and "show detail" is followed.
///
/// The tool in which segues are drawn and the reference of the methods that carry them out disagree
/// about a split view, so the choice is a value.
@frozen
public enum SegueReading: CaseIterable, Hashable, Sendable {
  /// The interface tool's own description of the four kinds.
  ///
  /// With both areas on screen "show" pushes onto the detail area and "show detail" replaces it; with
  /// one area they push onto the stack and replace its top.
  case interfaceBuilder
  /// The reference pages of the methods `show` and `showDetailViewController`.
  ///
  /// A split view installs what is shown in its primary area, "show detail" in compact width does what
  /// "show" does, and without a split view "show detail" presents.
  case methodReference

  /// The reading's word in documents.
  public var name: String {
    switch self {
    case .interfaceBuilder: "interfaceBuilder"
    case .methodReference: "methodReference"
    }
  }
}

/// What each segue does in each container.
enum SegueTable {
  private typealias Row = (wide: PresentationAction, narrow: PresentationAction)

  /// Looks up an action.
  ///
  /// Written as a switch, so that the compiler sees that no row is missing.
  static func action(
    of segue: SegueKind, in container: PresentationContainer, isNarrow: Bool,
    reading: SegueReading
  ) -> PresentationAction {
    let row = row(of: segue, in: container, reading: reading)
    return isNarrow ? row.narrow : row.wide
  }

  private static func row(
    of segue: SegueKind, in container: PresentationContainer, reading: SegueReading
  ) -> Row {
    switch (segue, container, reading) {
    // In each row: where the width is not compact, where it is.
    case (.show, .navigation, _): (.push, .push)
    case (.show, .split, .interfaceBuilder): (.pushOntoDetail, .push)
    case (.show, .split, .methodReference): (.replacePrimary, .push)
    case (.show, .tab, _), (.show, .none, _): (.cover, .cover)

    case (.showDetail, .navigation, .interfaceBuilder): (.replaceTop, .replaceTop)
    case (.showDetail, .navigation, .methodReference): (.cover, .cover)
    case (.showDetail, .split, .interfaceBuilder): (.replaceDetail, .replaceTop)
    case (.showDetail, .split, .methodReference): (.replaceDetail, .push)
    case (.showDetail, .tab, _), (.showDetail, .none, _): (.cover, .cover)

    case (.modal, _, _): (.cover, .cover)
    case (.popover, _, _): (.popOver, .popOver)
    }
  }
}
