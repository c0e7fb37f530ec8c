/// A value that no people popover can be sized with, and where it stands.
public struct PeopleSizingError: Error, Hashable, Sendable {
  /// Where the value stands.
  public var property: Property

  /// What is wrong with it.
  public var reason: Reason

  /// Creates an error.
  public init(_ property: Property, _ reason: Reason) {
    self.property = property
    self.reason = reason
  }

  /// What is wrong with a value.
  public enum Reason: String, Hashable, Sendable {
    /// It is NaN.
    case notANumber
    /// It is infinite.
    case infinite
    /// It is below 0.
    case negative
    /// It is 0 or below.
    case notPositive
    /// It is larger than 2⁴⁰ points, or than 2³¹ − 1 where it counts,
    /// or the counts together are more than an `Int` holds.
    case tooLarge
    /// It is so far below 0 that cells would not follow one another.
    case tooSmall
  }

  /// A property of `PeopleMetrics` by its name, or the count of a group.
  public enum Property: Hashable, Sendable {
    /// The height of a row.
    case rowHeight
    /// The height of a header.
    case headerHeight
    /// What the formula adds once.
    case extraHeight
    /// The cap.
    case maximumHeight
    /// The width for one column.
    case narrowWidth
    /// The width for more.
    case wideWidth
    /// The width of a cell.
    case itemWidth
    /// The distance between cells.
    case interitemSpacing
    /// The distance between rows.
    case lineSpacing
    /// The space at the sides.
    case sideInset
    /// The space below the last row.
    case bottomInset
    /// The number of columns.
    case columns
    /// The portrait's diameter.
    case portraitDiameter
    /// The distance between portrait and name.
    case portraitLabelGap
    /// The width of a name.
    case labelWidth
    /// The font size of a name.
    case labelFontSize
    /// The font size of a title.
    case headerFontSize
    /// The distance of a title from the sides.
    case headerLabelSideInset
    /// The distance of a title from the bottom.
    case headerLabelBottomInset
    /// The number of people in the group at an index.
    case count(Int)
  }
}

extension PeopleSizingError {
  /// The error in words, on one line: the property's name and what is wrong with it.
  public var text: String {
    let fault =
      switch reason {
      case .notANumber: "is not a number"
      case .infinite: "is infinite"
      case .negative: "is negative"
      case .notPositive: "is not above 0"
      case .tooLarge: "is too large"
      case .tooSmall: "is too small"
      }
    return property.name + " " + fault
  }
}

extension PeopleSizingError.Property {
  /// The property's name in Swift; a group's count by the group's index.
  public var name: String {
    switch self {
    case .rowHeight: "rowHeight"
    case .headerHeight: "headerHeight"
    case .extraHeight: "extraHeight"
    case .maximumHeight: "maximumHeight"
    case .narrowWidth: "narrowWidth"
    case .wideWidth: "wideWidth"
    case .itemWidth: "itemWidth"
    case .interitemSpacing: "interitemSpacing"
    case .lineSpacing: "lineSpacing"
    case .sideInset: "sideInset"
    case .bottomInset: "bottomInset"
    case .columns: "columns"
    case .portraitDiameter: "portraitDiameter"
    case .portraitLabelGap: "portraitLabelGap"
    case .labelWidth: "labelWidth"
    case .labelFontSize: "labelFontSize"
    case .headerFontSize: "headerFontSize"
    case .headerLabelSideInset: "headerLabelSideInset"
    case .headerLabelBottomInset: "headerLabelBottomInset"
    case .count(let group): "the count of group \(group)"
    }
  }
}
