import CFlowLayoutHeader
import FlowLayoutCore

extension FlowLayoutError {
  /// The error in the interface's terms.
  var interfaceError: InterfaceError {
    switch place {
    case .configuration(let property):
      reason.error("configuration: " + property.fieldName)
    case .section(let index, .sections):
      reason.error("section \(index)", section: index)
    case .section(let index, let property):
      reason.error("section \(index): " + property.fieldName, section: index)
    case .item(let path, let property):
      reason.error(
        "section \(path.section): \(property.fieldName)[\(path.item)]", section: path.section,
        item: path.item)
    case .argument:
      reason.error("an argument")
    }
  }
}

extension FlowLayoutError.Reason {
  /// The error of a value that is named.
  fileprivate func error(
    _ name: String, section: Int? = nil, item: Int? = nil
  ) -> InterfaceError {
    var result = InterfaceError(status, name + " " + words, section: section, item: item)
    if case .countMismatch(let expected, let found) = self {
      (result.expected, result.found) = (expected, found)
    }
    return result
  }

  private var status: Int {
    switch self {
    case .notANumber: FLOW_ERROR_NOT_A_NUMBER
    case .infinite: FLOW_ERROR_INFINITE
    case .negative: FLOW_ERROR_NEGATIVE
    case .notPositive: FLOW_ERROR_NOT_POSITIVE
    case .tooLarge: FLOW_ERROR_TOO_LARGE
    case .tooSmall: FLOW_ERROR_TOO_SMALL
    case .countMismatch: FLOW_ERROR_COUNT_MISMATCH
    case .overflow: FLOW_ERROR_OVERFLOW
    case .noSuchElement: FLOW_ERROR_NO_SUCH_ELEMENT
    case .inGrid: FLOW_ERROR_IN_GRID
    }
  }

  private var words: String {
    switch self {
    case .notANumber: "is not a number"
    case .infinite: "is infinite"
    case .negative: "is negative"
    case .notPositive: "is not above 0"
    case .tooLarge: "is too large"
    case .tooSmall: "is too small"
    case .countMismatch(let expected, let found): "has \(found) values for \(expected) items"
    case .overflow: "makes the sum of lengths or counts too large"
    case .noSuchElement: "does not exist"
    case .inGrid: "is in a grid"
    }
  }
}

extension FlowLayoutError.Property {
  /// The field of the header that the property comes from.
  fileprivate var fieldName: String {
    switch self {
    case .container: "container"
    case .contentOffset: "offset"
    case .adjustedContentInset: "adjusted_content_inset"
    case .safeAreaInsets: "safe_area_insets"
    case .layoutMargins: "layout_margins"
    case .displayScale: "display_scale"
    case .pinnedHeaderOffset: "pinned_header_offset"
    case .sections: "sections"
    case .itemSize: "item_size"
    case .estimatedItemSize: "estimated_item_size"
    case .minimumLineSpacing: "minimum_line_spacing"
    case .minimumInteritemSpacing: "minimum_interitem_spacing"
    case .sectionInset: "section_inset"
    case .headerReferenceSize: "header_reference_size"
    case .footerReferenceSize: "footer_reference_size"
    case .itemCount: "item_count"
    case .itemSizes: "item_sizes"
    case .gridLanes: "grid_lane_count"
    case .gridMinimum: "grid_minimum"
    case .gridLength: "grid_length"
    case .gridLengths: "grid_lengths"
    case .gridAspectRatio: "grid_length"
    }
  }
}

extension BatchUpdateError {
  /// The error in the interface's terms.
  var interfaceError: InterfaceError {
    if let cause {
      var error = cause.interfaceError
      error.text = "batch: " + error.text
      return error
    }
    var place = ""
    if let section { place = " at section \(section)" }
    if let item { place += ", item \(item)" }
    if reason == .countMismatch, let expectedCount, let count {
      place += ": counts_after has \(count), the operations lead to \(expectedCount)"
    }
    return InterfaceError(
      status, "batch: " + words + place, section: section, item: item, expected: expectedCount,
      found: count)
  }

  private var status: Int {
    switch reason {
    case .indexOutOfRange: FLOW_ERROR_INDEX_OUT_OF_RANGE
    case .duplicateOperation: FLOW_ERROR_DUPLICATE_OPERATION
    case .conflictingOperations: FLOW_ERROR_CONFLICTING_OPERATIONS
    case .countMismatch: FLOW_ERROR_COUNT_MISMATCH
    case .operationInDeletedSection: FLOW_ERROR_IN_DELETED_SECTION
    case .operationInInsertedSection: FLOW_ERROR_IN_INSERTED_SECTION
    // Without a cause it is the size of a grid's item.
    case .invalidSize: FLOW_ERROR_IN_GRID
    // An anchor is checked before, and its error has a cause.
    case .invalidAnchor: FLOW_ERROR_TOO_LARGE
    }
  }

  private var words: String {
    switch reason {
    case .indexOutOfRange: "index out of range"
    case .duplicateOperation: "the same operation twice"
    case .conflictingOperations: "operations that exclude each other"
    case .countMismatch: "counts disagree"
    case .operationInDeletedSection: "an operation in a section that is deleted"
    case .operationInInsertedSection: "an operation in a section that is inserted or reloaded"
    case .invalidSize: "a size for an item of a grid"
    case .invalidAnchor: "an anchor at a distance that is too large"
    }
  }
}
