/// A section with an item that is longer than a line, which the platform warns of.
///
/// On the platform this is a console message ("the item width must be less than the width … minus
/// the section insets") at each layout pass; items keep their size and lead.
///
/// > Source: rules F-WARN-1 to F-WARN-3.
public struct OversizeSection: Hashable, Sendable {
  /// The section's index.
  public var section: Int
  /// The cross length of its longest item, in points.
  public var largestCrossLength: Double
  /// The cross length that a line has, in points; it may be negative.
  public var availableCrossLength: Double
}

/// What a caller may want to be told of.
extension FlowLayout {
  /// The sections with an item longer than the available cross length, beyond the fit tolerance.
  ///
  /// Empty sections and grids never are. An item exactly as long as a line is fine.
  ///
  /// - Complexity: O(*s*).
  ///
  /// > Source: rule F-WARN-1.
  public func oversizeSections() -> [OversizeSection] {
    let tolerance = FitTolerance.of(configuration.quirks)
    var found: [OversizeSection] = []
    for (index, section) in stack.sections.enumerated() {
      let largest = section.lines.largestCrossLength
      let available = section.geometry.available
      guard !section.isGrid && section.lines.itemCount > 0 && largest > available + tolerance
      else { continue }
      found.append(
        OversizeSection(
          section: index, largestCrossLength: largest, availableCrossLength: available))
    }
    return found
  }
}
