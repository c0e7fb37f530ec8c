import LayoutGeometry
import PopoverGeometry

/// The words of placement requests and answers, one table for reading and writing.
enum PopoverWords {
  static let directions = words(PopoverArrowDirection.allCases) { $0.name }
  static let sourceKinds = words(PopoverSourceKind.allCases) { $0.name }
  static let alignments = words(PopoverAlignment.allCases) { $0.name }
  static let selections = words(PopoverSelection.allCases) { $0.name }
  static let sizeClasses = words(LayoutSizeClass.allCases) { $0.name }
  static let rules = words(PopoverAdaptivityRules.allCases) { $0.name }
  static let styles = words(PopoverPresentationStyle.allCases) { $0.name }

  private static func words<Value>(
    _ values: some Sequence<Value>, name: (Value) -> String
  ) -> [(String, Value)] {
    values.map { (name($0), $0) }
  }
}
