/// All lengths that a people popover and its list are made with, in points; any can be changed.
///
/// The values are those of the list of people that opens from a group of portraits: rows of a round
/// portrait and a name, two beside each other, under the title of each group. Storing any value is
/// fine; `PeoplePopoverSizing` checks them.
///
/// > Source: section 4.1 and 4.2 of the popover rules.
public struct PeopleMetrics: Hashable, Sendable {
  /// The height of a row of people; above 0.
  public var rowHeight = 57.0

  /// The height of a group's header; 0 means no header.
  public var headerHeight = 45.0

  /// What the formula adds once to all rows and headers: the space below the last row.
  ///
  /// The flow layout has `bottomInset` for it; give both the same value to keep them equal.
  public var extraHeight = 20.0

  /// The largest height that is asked for; a longer list scrolls.
  public var maximumHeight = 338.0

  /// The width asked for where each group has at most one person.
  public var narrowWidth = 190.0

  /// The width asked for otherwise.
  public var wideWidth = 350.0

  /// The width of a person's cell; above 0.
  public var itemWidth = 150.0

  /// The least distance between the cells of a row; it may be negative, but less than a cell.
  public var interitemSpacing = 10.0

  /// The distance between rows, which the formula does not know of; it may be negative.
  public var lineSpacing = 0.0

  /// The space left and right of the rows of each group.
  public var sideInset = 20.0

  /// The space below the last row of the last group that is shown; the others have none.
  public var bottomInset = 20.0

  /// The number of cells in a row that the formula counts with, and the most that is asked for; at
  /// least 1.
  public var columns = 2

  /// The diameter of the round portrait at the leading edge of a cell.
  public var portraitDiameter = 45.0

  /// The distance between a portrait and its name.
  public var portraitLabelGap = 5.0

  /// The width in which a name is wrapped.
  public var labelWidth = 100.0

  /// The font size of a name.
  public var labelFontSize = 14.0

  /// The font size of a header's bold title.
  public var headerFontSize = 15.0

  /// The distance of a header's title from the sides.
  public var headerLabelSideInset = 20.0

  /// The distance of a header's title from the bottom.
  public var headerLabelBottomInset = 5.0

  /// Creates the original's metrics.
  public init() {}
}

extension PeopleMetrics {
  /// The largest length and the largest distance, in points (F-RANGE).
  static let largestLength = 0x1p40

  /// The most people of one group, and the most columns.
  static let largestCount = Int(Int32.max)

  /// Checks all values.
  ///
  /// - Throws: A `PeopleSizingError` naming the first property that is no finite number of magnitude
  ///   2⁴⁰ at most, is negative where it must not be, or leaves a cell or a row without room.
  /// - Complexity: O(1).
  public func validate() throws(PeopleSizingError) {
    try check(.rowHeight, rowHeight, isPositive: true)
    try check(.headerHeight, headerHeight)
    try check(.extraHeight, extraHeight)
    try check(.maximumHeight, maximumHeight)
    try check(.narrowWidth, narrowWidth)
    try check(.wideWidth, wideWidth)
    try check(.itemWidth, itemWidth, isPositive: true)
    try check(.interitemSpacing, interitemSpacing, isNegativeAllowed: true)
    if interitemSpacing <= -itemWidth {
      throw PeopleSizingError(.interitemSpacing, .tooSmall)
    }
    try check(.lineSpacing, lineSpacing, isNegativeAllowed: true)
    try check(.sideInset, sideInset)
    try check(.bottomInset, bottomInset)
    if columns < 1 { throw PeopleSizingError(.columns, .notPositive) }
    if columns > PeopleMetrics.largestCount { throw PeopleSizingError(.columns, .tooLarge) }
    try check(.portraitDiameter, portraitDiameter)
    try check(.portraitLabelGap, portraitLabelGap)
    try check(.labelWidth, labelWidth)
    try check(.labelFontSize, labelFontSize, isPositive: true)
    try check(.headerFontSize, headerFontSize, isPositive: true)
    try check(.headerLabelSideInset, headerLabelSideInset)
    try check(.headerLabelBottomInset, headerLabelBottomInset)
  }

  private func check(
    _ property: PeopleSizingError.Property, _ value: Double, isPositive: Bool = false,
    isNegativeAllowed: Bool = false
  ) throws(PeopleSizingError) {
    if value.isNaN { throw PeopleSizingError(property, .notANumber) }
    if value.isInfinite { throw PeopleSizingError(property, .infinite) }
    if value.magnitude > PeopleMetrics.largestLength {
      throw PeopleSizingError(property, .tooLarge)
    }
    if isPositive && value <= 0 { throw PeopleSizingError(property, .notPositive) }
    if !isNegativeAllowed && value < 0 { throw PeopleSizingError(property, .negative) }
  }
}
