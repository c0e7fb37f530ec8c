/// Why a popover cannot be placed.
///
/// Where several apply, the one that comes first here is thrown.
///
/// > Source: §3.2 and §3.3 step 1.
@frozen
public enum PopoverError: Error, Hashable, Sendable {
  /// A number of the named input is NaN.
  case nan(PopoverInput)
  /// A number of the named input is infinite, or larger than 2¹⁰⁰⁰, where sums would become infinite.
  ///
  /// Only the preferred and the maximum size may be +∞.
  case infiniteRect(PopoverInput)
  /// A length of the named input is negative, or the display scale is not above 0.
  case negativeInput(PopoverInput)
  /// The container has no width or no height.
  case emptyContainer
  /// Not even without margins and safe area is there room; a keyboard covers the container.
  case noUsableArea

  /// The error's word in documents, such as `negativeInput`.
  public var name: String {
    switch self {
    case .nan: "nan"
    case .infiniteRect: "infiniteRect"
    case .negativeInput: "negativeInput"
    case .emptyContainer: "emptyContainer"
    case .noUsableArea: "noUsableArea"
    }
  }

  /// The input at fault; for an area that is empty, the container.
  public var input: PopoverInput {
    switch self {
    case .nan(let input), .infiniteRect(let input), .negativeInput(let input): input
    case .emptyContainer, .noUsableArea: .container
    }
  }
}

/// The inputs that a placement checks, in the order in which it does.
@frozen
public enum PopoverInput: CaseIterable, Hashable, Sendable {
  /// `PopoverRequest.container`.
  case container
  /// `PopoverRequest.sourceRect`.
  case sourceRect
  /// `PopoverRequest.keyboardFrame`.
  case keyboardFrame
  /// `PopoverRequest.safeAreaInsets`.
  case safeAreaInsets
  /// `PopoverRequest.popoverLayoutMargins`.
  case popoverLayoutMargins
  /// `PopoverRequest.preferredContentSize`.
  case preferredContentSize
  /// `PopoverRequest.defaultContentSize`.
  case defaultContentSize
  /// `PopoverRequest.minimumContentSize`.
  case minimumContentSize
  /// `PopoverRequest.maximumContentSize`.
  case maximumContentSize
  /// The content insets of `PopoverRequest.chrome`.
  case contentViewInsets
  /// The arrow height, arrow base or corner radius of `PopoverRequest.chrome`.
  case arrow
  /// `PopoverRequest.gap`.
  case gap
  /// `PopoverRequest.crossOffset`.
  case crossOffset
  /// `PopoverRequest.displayScale`.
  case displayScale
  /// The size that a measuring closure returned, or the one first proposed to it.
  case measuredContentSize

  /// The input's key in documents.
  public var name: String {
    switch self {
    case .container: "container"
    case .sourceRect: "sourceRect"
    case .keyboardFrame: "keyboardFrame"
    case .safeAreaInsets: "safeAreaInsets"
    case .popoverLayoutMargins: "popoverLayoutMargins"
    case .preferredContentSize: "preferredContentSize"
    case .defaultContentSize: "defaultContentSize"
    case .minimumContentSize: "minimumContentSize"
    case .maximumContentSize: "maximumContentSize"
    case .contentViewInsets: "contentViewInsets"
    case .arrow: "arrow"
    case .gap: "gap"
    case .crossOffset: "crossOffset"
    case .displayScale: "displayScale"
    case .measuredContentSize: "measuredContentSize"
    }
  }
}
