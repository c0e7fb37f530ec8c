public import LayoutGeometry

/// Where items are dropped, and how they move while they are held.
extension FlowLayout {
  /// Where an item lands that is dropped at a point; nil where there are no sections.
  ///
  /// The section that holds the point along the scroll axis, the nearest line in it, and there before
  /// the first item whose middle lies beyond the point, else behind the last. Before the content it is
  /// the first section, behind it the last; an empty section takes the item as its first.
  ///
  /// - Parameters:
  ///   - point: The point, in content coordinates; a coordinate that is NaN counts as 0.
  ///   - moving: The item that is dropped, if it comes from this layout; one that does not exist
  ///     counts as none.
  /// - Returns: The path after the moving item is taken out.
  /// - Complexity: O(log *s* + log² *n* + ℓ²).
  ///
  /// > Source: rule F-DROP.
  public func dropTarget(at point: LayoutPoint, moving: ItemPath? = nil) -> ItemPath? {
    let point = LayoutPoint(x: point.x.isNaN ? 0 : point.x, y: point.y.isNaN ? 0 : point.y)
    let position = mainPosition(of: point)
    guard let index = section(atMainOffset: position), let section = section(at: index) else {
      return nil
    }
    guard let line = nearestLine(to: position, in: section) else {
      return ItemPath(section: index, item: 0)
    }
    let cross = crossPosition(of: point, in: section)
    let before = line.items.first { item in
      crossMiddle(of: ItemPath(section: index, item: item), in: section) > cross
    }
    var item = before ?? line.items.upperBound
    if let moving, moving.section == index, moving.item >= 0, moving.item < item { item -= 1 }
    return ItemPath(section: index, item: item)
  }
}

/// An item that is held and moved about: frames as if it were let go where it is.
///
/// Every item keeps its own size. The layout before is kept, so that each place starts from it and
/// letting go changes nothing that was not seen.
///
/// > Source: rule F-MOVE.
public struct InteractiveMove: Sendable {
  /// The item's path before.
  public let source: ItemPath

  /// Where it would come to stand now.
  public private(set) var target: ItemPath

  /// The layout without the move, for when it is cancelled.
  public let original: FlowLayout

  /// The layout with the move, to be shown, and kept when it is committed.
  public private(set) var layout: FlowLayout

  /// Takes an item up.
  ///
  /// - Throws: A `BatchUpdateError` where there is no such item.
  /// - Complexity: O(log *s*).
  public init(of source: ItemPath, in layout: FlowLayout) throws(BatchUpdateError) {
    self.source = source
    target = source
    original = layout
    self.layout = layout
    try move(to: source)
  }

  /// Moves the item to a place: a path after it is taken out, as `dropTarget(at:moving:)` gives it.
  ///
  /// - Throws: A `BatchUpdateError` where there is no such place; then it stays where it was.
  /// - Complexity: That of a batch of one move.
  public mutating func move(to target: ItemPath) throws(BatchUpdateError) {
    var batch = BatchUpdates()
    batch.movedItems = [BatchUpdates.ItemMove(from: source, to: target)]
    var moved = original
    try moved.apply(batch)
    self.target = target
    layout = moved
  }
}
