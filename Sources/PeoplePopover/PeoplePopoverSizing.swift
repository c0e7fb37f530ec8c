public import LayoutGeometry

/// The size of a popover that lists people in titled groups.
///
/// There are two answers. The *formula* is what the original asks for: rows times their height, and a
/// cap. The *need* is what the flow layout takes at a width, found by laying the groups out. They
/// are equal for the original's metrics and widths, and `report(placedSize:)` tells where they part.
///
/// Costs are given with *s* groups.
public struct PeoplePopoverSizing: Hashable, Sendable {
  /// The lengths that everything is made with.
  public let metrics: PeopleMetrics

  /// The number of people in each group that is shown; never empty.
  ///
  /// Empty groups at the end are not shown. The first group always is, with its header only where
  /// it is empty; so are empty groups before others.
  public let shownCounts: [Int]

  /// Creates the sizing of groups.
  ///
  /// - Parameters:
  ///   - counts: The number of people in each group, each 0 … 2³¹ − 1, together no more than an
  ///     `Int` holds. No group at all counts as an empty one.
  ///   - metrics: The lengths.
  /// - Throws: A `PeopleSizingError` that names the first value out of range.
  /// - Complexity: O(*s*).
  public init(
    counts: [Int], metrics: PeopleMetrics = PeopleMetrics()
  ) throws(PeopleSizingError) {
    try metrics.validate()
    var sum = 0
    for (index, count) in counts.enumerated() {
      if count < 0 { throw PeopleSizingError(.count(index), .negative) }
      if count > PeopleMetrics.largestCount {
        throw PeopleSizingError(.count(index), .tooLarge)
      }
      let (next, overflows) = sum.addingReportingOverflow(count)
      if overflows { throw PeopleSizingError(.count(index), .tooLarge) }
      sum = next
    }
    self.metrics = metrics
    var shown = counts
    while shown.count > 1, shown.last == 0 { shown.removeLast() }
    shownCounts = shown.isEmpty ? [0] : shown
  }

  /// Whether there is nobody to show; the original then presents no popover.
  ///
  /// - Complexity: O(1).
  public var isEmpty: Bool { shownCounts == [0] }

  /// The number of groups that are shown, at least 1.
  ///
  /// - Complexity: O(1).
  public var shownSectionCount: Int { shownCounts.count }
}

/// What the original asks for.
extension PeoplePopoverSizing {
  /// The number of rows of all groups together, with `columns` people in each but a group's last.
  ///
  /// - Complexity: O(*s*).
  public var rowCount: Int {
    // Not (count + columns - 1) / columns, which can pass a 32-bit Int.
    shownCounts.reduce(0) { sum, count in
      sum + count / metrics.columns + (count % metrics.columns == 0 ? 0 : 1)
    }
  }

  /// The height that all rows and headers take by the formula, in points.
  ///
  /// - Complexity: O(*s*).
  ///
  /// > Source: section 4.1 of the popover rules.
  public var uncappedHeight: Double {
    Double(rowCount) * metrics.rowHeight + Double(shownSectionCount) * metrics.headerHeight
      + metrics.extraHeight
  }

  /// The size that the original asks for, its `preferredContentSize`.
  ///
  /// The narrow width is for one person in the first group and no group with more. It is not for an
  /// empty first group, although one column would do: see `PeopleSizingDifferences.width`.
  ///
  /// - Complexity: O(*s*).
  ///
  /// > Source: section 4.1 of the popover rules.
  public var formulaSize: LayoutSize {
    let isNarrow = shownCounts[0] == 1 && shownCounts.allSatisfy { $0 <= 1 }
    return LayoutSize(
      width: isNarrow ? metrics.narrowWidth : metrics.wideWidth,
      height: min(uncappedHeight, metrics.maximumHeight))
  }

  /// The fewest columns that the groups fill: as many as the largest has people, at least 1 and at
  /// most `columns`.
  ///
  /// - Complexity: O(*s*).
  public var naturalColumns: Int {
    max(1, min(metrics.columns, shownCounts.max() ?? 0))
  }

  /// The width that exactly holds `naturalColumns` columns, in points.
  ///
  /// - Complexity: O(*s*).
  public var naturalWidth: Double {
    let columns = Double(naturalColumns)
    return 2 * metrics.sideInset + columns * metrics.itemWidth
      + (columns - 1) * metrics.interitemSpacing
  }
}
