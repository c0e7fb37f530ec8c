import LayoutGeometry
import ReferenceLayout
import Testing

@testable import FlowLayoutCore

/// Where no copy of a layout lives, a change makes no new path of nodes; where one lives, it answers as
/// before.
@Suite struct ChangesInPlaceTests {
  private static let itemCount = 5_000

  /// A section of sizes at random, in which some items were changed already, so that its nodes have
  /// room.
  private static func editedLayout() throws -> FlowLayout {
    var numbers = SplitMix64(seed: 3)
    let sizes = (0..<itemCount).map { _ in size(&numbers) }
    var layout = try FlowLayout(
      configuration: FlowConfiguration(container: LayoutSize(width: 350, height: 700)),
      sections: [FlowSection(items: .sizes(sizes))])
    for item in stride(from: 0, to: itemCount, by: 100) {
      try change(&layout, item, size(&numbers))
    }
    return layout
  }

  private static func size(_ numbers: inout SplitMix64) -> LayoutSize {
    LayoutSize(width: Double(30 + numbers.below(150)), height: Double(24 + numbers.below(32)))
  }

  private static func change(_ layout: inout FlowLayout, _ item: Int, _ size: LayoutSize) throws {
    try layout.measure([.item(ItemPath(section: 0, item: item), size)], anchor: .none)
  }

  /// The top nodes, not retained: that of the sections, and that of the first section's lines.
  private static func nodes(of layout: FlowLayout) throws -> [ObjectIdentifier] {
    guard case .varied(let lines) = layout.stack.resolved(0).content else { return [] }
    return [ObjectIdentifier(layout.stack.tree.root), ObjectIdentifier(lines.tree.root)]
  }

  @Test func nodesStayWithoutACopy() throws {
    var layout = try Self.editedLayout()
    let nodes = try Self.nodes(of: layout)
    #expect(nodes.count == 2)
    let place = ItemPath(section: 0, item: 2_031)
    try Self.change(&layout, place.item, LayoutSize(width: 81, height: 33))
    #expect(try Self.nodes(of: layout) == nodes, "measuring")
    var batch = BatchUpdates()
    batch.insertedItems = [.init(at: place, size: LayoutSize(width: 90, height: 20))]
    try layout.apply(batch)
    #expect(try Self.nodes(of: layout) == nodes, "an insert")
    batch = BatchUpdates()
    batch.deletedItems = [place]
    try layout.apply(batch)
    #expect(try Self.nodes(of: layout) == nodes, "a delete")
  }

  @Test func copiesStayAsTheyWere() throws {
    var layout = try Self.editedLayout()
    let nodes = try Self.nodes(of: layout)
    let copy = layout
    let elements = copy.allElements()
    try Self.change(&layout, 2_031, LayoutSize(width: 81, height: 33))
    // Again, now that the path is no longer shared, and next to it, where nodes still are.
    for item in [2_030, 2_031, 1_000, 4_990] {
      var batch = BatchUpdates()
      batch.deletedItems = [ItemPath(section: 0, item: item)]
      try layout.apply(batch)
    }
    #expect(try Self.nodes(of: layout) != nodes)
    #expect(try Self.nodes(of: copy) == nodes)
    #expect(copy.allElements() == elements)
    #expect(layout.itemCount(inSection: 0) == Self.itemCount - 4)
  }

  @Test func aResultKeepsTheLayoutFromBefore() throws {
    var layout = try Self.editedLayout()
    let elements = layout.allElements()
    var batch = BatchUpdates()
    batch.deletedItems = [ItemPath(section: 0, item: 7)]
    let result = try layout.performBatchUpdates(batch)
    #expect(result.before.allElements() == elements)
    #expect(result.after.allElements() == layout.allElements())
    #expect(result.after.itemCount(inSection: 0) == Self.itemCount - 1)
  }
}
