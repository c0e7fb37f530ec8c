import FlowLayoutCore
import LayoutGeometry
import PeoplePopover
import PopoverGeometry

/// How a call ended; the page knows the numbers.
enum AnswerStatus: Int32 {
  /// The answer stands in the exchange.
  case fine = 0
  /// A layout's value is wrong: kind of place, section, item, reason, and two counts; the text is the
  /// property.
  case layoutError = 1
  /// A popover's input is wrong; the text is the error's word.
  case popoverError = 2
  /// A length or a count of the people is wrong; the text says which.
  case peopleError = 3
  /// There is no such layout.
  case noLayout = 4
}

extension Exchange {
  /// Answers that a layout cannot be made.
  mutating func answer(_ error: FlowLayoutError) -> Int32 {
    beginAnswer()
    switch error.place {
    case .configuration(let property): place(0, 0, 0, property)
    case .section(let section, let property): place(1, section, 0, property)
    case .item(let path, let property): place(2, path.section, path.item, property)
    case .argument: place(3, 0, 0, .contentOffset)
    }
    switch error.reason {
    case .notANumber: reason(0)
    case .infinite: reason(1)
    case .negative: reason(2)
    case .notPositive: reason(3)
    case .tooLarge: reason(4)
    case .tooSmall: reason(5)
    case .countMismatch(let expected, let found): reason(6, expected, found)
    case .overflow: reason(7)
    case .noSuchElement: reason(8)
    case .inGrid: reason(9)
    }
    return AnswerStatus.layoutError.rawValue
  }

  private mutating func place(
    _ kind: Int, _ section: Int, _ item: Int, _ property: FlowLayoutError.Property
  ) {
    append(kind)
    append(section)
    append(item)
    append(property.rawValue)
  }

  private mutating func reason(_ reason: Int, _ expected: Int = 0, _ found: Int = 0) {
    append(reason)
    append(expected)
    append(found)
  }

  /// Answers that a popover cannot be placed.
  mutating func answer(_ error: PopoverError) -> Int32 {
    beginAnswer()
    append(error.name)
    return AnswerStatus.popoverError.rawValue
  }

  /// Answers that people cannot be sized.
  mutating func answer(_ error: PeopleSizingError) -> Int32 {
    beginAnswer()
    append(error.text)
    return AnswerStatus.peopleError.rawValue
  }

  /// An element: kind (header 0, item 1, footer 2), section, item, frame.
  @inline(never)
  mutating func append(_ identifier: ElementIdentifier, _ frame: LayoutRect) {
    append(Int(identifier.kind.rawValue))
    append(identifier.path.section)
    append(identifier.path.item)
    append(frame)
  }
}
