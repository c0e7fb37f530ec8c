/// One line of a section: which items stand on it, and where it lies along the main axis.
struct LineRecord: Hashable {
  /// Its first item.
  var firstItem: Int
  /// How many items it holds, at least 1.
  var itemCount: Int
  /// Its distance from the section's first line.
  var offset: ExactLength
  /// Its main length: that of its longest item.
  var thickness: Double

  /// Its items.
  var items: Range<Int> { firstItem..<firstItem + itemCount }
}
