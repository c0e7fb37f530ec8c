/// A value that a layout cannot be made from, and where it stands.
public struct FlowLayoutError: Error, Hashable, Sendable {
  /// Where the value stands.
  public var place: Place
  /// What is wrong with it.
  public var reason: Reason

  /// Creates an error.
  public init(_ place: Place, _ reason: Reason) {
    self.place = place
    self.reason = reason
  }

  /// Where a wrong value stands.
  public enum Place: Hashable, Sendable {
    /// A property of the configuration.
    case configuration(Property)
    /// A property of a section.
    case section(Int, Property)
    /// The size, or the length in a grid, of one item.
    case item(ItemPath, Property)
    /// An argument of a question, such as a rectangle.
    case argument
  }

  /// What is wrong with a value.
  public enum Reason: Hashable, Sendable {
    /// It is NaN.
    case notANumber
    /// It is infinite.
    case infinite
    /// It is below 0 where only lengths make sense.
    case negative
    /// It is 0 or below where only more makes sense.
    case notPositive
    /// It is beyond the largest value that positions stay exact for (F-RANGE).
    case tooLarge
    /// It is below the smallest value allowed (a display scale, F-RANGE).
    case tooSmall
    /// There are not as many values as items.
    case countMismatch(expected: Int, found: Int)
    /// The sum of all lengths passes 2⁸³ points, or the sum of all counts an `Int`.
    case overflow
    /// There is no such section, item, header or footer.
    case noSuchElement
    /// It is in a grid, whose items have no sizes of their own.
    case inGrid
  }

  /// A property by its name in the layout document.
  public enum Property: String, Hashable, Sendable {
    /// The container's size.
    case container
    /// The scroll position.
    case contentOffset
    /// The content inset.
    case adjustedContentInset
    /// The safe area.
    case safeAreaInsets
    /// The layout margins.
    case layoutMargins
    /// Device pixels per point.
    case displayScale
    /// The pinning line's distance.
    case pinnedHeaderOffset
    /// The list of sections.
    case sections
    /// The common item size.
    case itemSize
    /// The estimate.
    case estimatedItemSize
    /// The distance between lines.
    case minimumLineSpacing
    /// The distance between items.
    case minimumInteritemSpacing
    /// The section inset.
    case sectionInset
    /// The header's size.
    case headerReferenceSize
    /// The footer's size.
    case footerReferenceSize
    /// The number of items.
    case itemCount
    /// One size an item.
    case itemSizes
    /// A grid's lane count.
    case gridLanes
    /// A grid's least lane length.
    case gridMinimum
    /// A grid's item length along the main axis.
    case gridLength
    /// A grid's list of item lengths.
    case gridLengths
    /// A grid's width divided by height.
    case gridAspectRatio
  }
}
