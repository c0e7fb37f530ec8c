import CFlowLayoutHeader
import FlowLayoutCore
import PeoplePopover
import PopoverGeometry

extension PopoverError {
  /// The error in the interface's terms.
  var interfaceError: InterfaceError {
    switch self {
    case .nan(let input):
      InterfaceError(FLOW_ERROR_NOT_A_NUMBER, "request: \(input.fieldName) is not a number")
    case .infiniteRect(let input):
      InterfaceError(FLOW_ERROR_INFINITE, "request: \(input.fieldName) is infinite")
    case .negativeInput(let input):
      InterfaceError(FLOW_ERROR_NEGATIVE, "request: \(input.fieldName) is negative")
    case .emptyContainer:
      InterfaceError(FLOW_ERROR_EMPTY_CONTAINER, "request: container has no width or no height")
    case .noUsableArea:
      InterfaceError(FLOW_ERROR_NO_USABLE_AREA, "request: container has no room at all")
    }
  }
}

extension PopoverInput {
  /// The field of the header that the input comes from.
  fileprivate var fieldName: String {
    switch self {
    case .container: "container"
    case .sourceRect: "source_rect"
    case .keyboardFrame: "keyboard_frame"
    case .safeAreaInsets: "safe_area_insets"
    case .popoverLayoutMargins: "popover_layout_margins"
    case .preferredContentSize: "preferred_content_size"
    case .defaultContentSize: "default_content_size"
    case .minimumContentSize: "minimum_content_size"
    case .maximumContentSize: "maximum_content_size"
    case .contentViewInsets: "content_view_insets"
    case .arrow: "arrow_height, arrow_base or corner_radius"
    case .gap: "gap"
    case .crossOffset: "cross_offset"
    case .displayScale: "display_scale"
    case .measuredContentSize: "the fitted size"
    }
  }
}

extension PeopleSizingError {
  /// The error in the interface's terms.
  var interfaceError: InterfaceError {
    if case .count(let group) = property {
      return InterfaceError(status, "counts[\(group)] " + words, section: group)
    }
    return InterfaceError(status, "metrics: \(fieldName) " + words)
  }

  private var status: Int {
    switch reason {
    case .notANumber: FLOW_ERROR_NOT_A_NUMBER
    case .infinite: FLOW_ERROR_INFINITE
    case .negative: FLOW_ERROR_NEGATIVE
    case .notPositive: FLOW_ERROR_NOT_POSITIVE
    case .tooLarge: FLOW_ERROR_TOO_LARGE
    case .tooSmall: FLOW_ERROR_TOO_SMALL
    }
  }

  private var words: String {
    switch reason {
    case .notANumber: "is not a number"
    case .infinite: "is infinite"
    case .negative: "is negative"
    case .notPositive: "is not above 0"
    case .tooLarge: "is too large"
    case .tooSmall: "is too small"
    }
  }

  /// The property's name in the header: its Swift name with words joined by underscores.
  private var fieldName: String {
    var name = ""
    for character in property.name {
      if character.isUppercase { name += "_" }
      name += character.lowercased()
    }
    return name
  }
}

extension PeoplePlacementError {
  /// The error in the interface's terms.
  var interfaceError: InterfaceError {
    switch self {
    case .placement(let error): error.interfaceError
    case .layout(let error): error.interfaceError
    }
  }
}
