import FlowLayoutCore
import LayoutGeometry

/// Changes, in the form that the tasks need.
extension EngineAdapter {
  /// Gives an item of the first section another size.
  @inline(__always)
  static func resize(_ layout: inout FlowLayout, item: Int, to size: LayoutSize) throws {
    try layout.measure([.item(ItemPath(section: 0, item: item), size)], anchor: .none)
  }

  /// Performs a random edit of the first section, which stays about as long as it is.
  static func edit(_ layout: inout FlowLayout, _ generator: inout EditGenerator) throws {
    let count = layout.itemCount(inSection: 0) ?? 0
    switch count < 1 ? 0 : generator.below(4) {
    case 0: try perform(.inserting(generator.size(), at: generator.below(count + 1)), on: &layout)
    case 1: try perform(.deleting(generator.below(count)), on: &layout)
    case 2:
      try perform(.moving(generator.below(count), to: generator.below(count)), on: &layout)
    default: try resize(&layout, item: generator.below(count), to: generator.size())
    }
  }

  /// Performs a batch.
  @inline(__always)
  static func perform(_ batch: BatchUpdates, on layout: inout FlowLayout) throws {
    try layout.apply(batch)
  }

  /// The frame of the last element of the content's last 300 points; nil where there is none.
  @inline(__always)
  static func farFrame(of layout: FlowLayout, into elements: ElementBuffer) throws -> LayoutRect? {
    let size = layout.contentSize
    let rect = LayoutRect(x: 0, y: max(0, size.height - 300), width: size.width, height: 300)
    let count = try writeElements(of: layout, in: rect, into: elements)
    return count > 0 ? elements[count - 1].frame : nil
  }
}

/// Batches of one edit in the first section.
extension BatchUpdates {
  /// An item that takes another size.
  static func reloading(_ item: Int, _ size: LayoutSize) -> BatchUpdates {
    var batch = BatchUpdates()
    batch.reloadedItems = [ItemPlacement(at: ItemPath(section: 0, item: item), size: size)]
    return batch
  }

  /// An item that comes.
  static func inserting(_ size: LayoutSize, at item: Int) -> BatchUpdates {
    var batch = BatchUpdates()
    batch.insertedItems = [ItemPlacement(at: ItemPath(section: 0, item: item), size: size)]
    return batch
  }

  /// An item that goes.
  static func deleting(_ item: Int) -> BatchUpdates {
    var batch = BatchUpdates()
    batch.deletedItems = [ItemPath(section: 0, item: item)]
    return batch
  }

  /// An item that changes its place.
  static func moving(_ source: Int, to target: Int) -> BatchUpdates {
    var batch = BatchUpdates()
    batch.movedItems = [
      ItemMove(
        from: ItemPath(section: 0, item: source), to: ItemPath(section: 0, item: target))
    ]
    return batch
  }
}

/// Changes of all items, and measurements.
extension EngineAdapter {
  /// The batch that leads from one order of identities to another.
  static func difference(
    from old: [IdentifiedSection<Int, Int>], to new: [IdentifiedSection<Int, Int>]
  ) throws -> BatchUpdates {
    try BatchUpdates.difference(from: old, to: new) { _ in FlowSection(items: .uniform(count: 0)) }
  }

  /// Takes another container, as after rotation, and keeps the first visible item where it is.
  static func rotate(_ layout: inout FlowLayout, to container: LayoutSize) throws {
    var configuration = layout.configuration
    configuration.container = container
    try layout.setConfiguration(configuration, anchor: .top)
  }

  /// Scrolls to an offset, measures what is visible there and keeps the first visible item where it
  /// is.
  static func measureScreenful(
    of layout: inout FlowLayout, at offset: Double, _ sizes: KernelSizes
  ) throws {
    try layout.scroll(to: LayoutPoint(x: 0, y: offset))
    try unsafe layout.measureVisible(anchor: .top) { _, items, buffer in
      for item in items { unsafe buffer[item - items.lowerBound] = sizes.base[item] }
    }
  }
}
