/// A section with an item that is longer than a line, which the platform warns of.
///
/// On the platform this is a console message at each layout pass; items keep their size and lead.
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
    stack.tree.visitAll { block, start in
      for (index, entry) in block.entries.enumerated() {
        let style = block.styles[Int(entry.style)]
        let available = style.geometry.available
        let longest = entry.content.longestCross(style)
        if longest > available + tolerance && entry.content.itemCount > 0 && !style.isGrid {
          found.append(
            OversizeSection(
              section: start.items + index, largestCrossLength: longest,
              availableCrossLength: available))
        }
      }
    }
    return found
  }
}

extension SectionContent {
  /// The longest item along the line, where it may be longer than one.
  fileprivate func longestCross(_ style: SectionStyle) -> Double {
    switch self {
    case .equal: style.equal?.size.cross ?? 0
    case .varied(let lines): lines.tree.summary.longestCross
    }
  }
}
