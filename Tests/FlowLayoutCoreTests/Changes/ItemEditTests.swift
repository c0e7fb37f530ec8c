import LayoutGeometry
import ReferenceLayout
import Testing

@testable import FlowLayoutCore

/// A single edit made where its item stands does and tells what the same edit does while a copy of the
/// layout lives, for which everything on its way is made anew.
@Suite struct ItemEditTests {
  static let sizes = [
    LayoutSize(width: 40, height: 10), LayoutSize(width: 55, height: 20.3),
  ]

  static func layout(
    _ lists: [[LayoutSize]], last: RowAlignment.LastLine = .platform
  ) throws -> FlowLayout {
    var configuration = FlowConfiguration(container: LayoutSize(width: 110, height: 70))
    configuration.rowAlignment.last = last
    var metrics = SectionMetrics()
    metrics.minimumInteritemSpacing = 5
    metrics.minimumLineSpacing = 3.7
    metrics.itemSize = sizes[0]
    metrics.footerReferenceSize = LayoutSize(width: 0, height: 4)
    return try FlowLayout(
      configuration: configuration,
      sections: lists.map { FlowSection(items: .sizes($0), metrics: metrics) },
      contentOffset: LayoutPoint(x: 0, y: 20))
  }

  /// All lists of so many of the two sizes.
  static func lists(_ count: Int) -> [[LayoutSize]] {
    (0..<1 << count).map { bits in (0..<count).map { sizes[bits >> $0 & 1] } }
  }

  /// All single edits of a section of so many items.
  static func batches(inSection section: Int, count: Int) -> [BatchUpdates] {
    var batches: [BatchUpdates] = []
    for item in 0...count {
      for size in [nil, sizes[0], sizes[1]] {
        var batch = BatchUpdates()
        batch.insertedItems = [.init(at: ItemPath(section: section, item: item), size: size)]
        batches.append(batch)
      }
      if item < count {
        var batch = BatchUpdates()
        batch.deletedItems = [ItemPath(section: section, item: item)]
        batches.append(batch)
      }
    }
    return batches
  }

  @Test(arguments: 1...6)
  func batchesOfOneChange(count: Int) throws {
    for list in Self.lists(count) {
      for section in 0..<3 {
        var lists = [Self.sizes, Self.sizes + Self.sizes, Self.sizes]
        lists[section] = list
        for batch in Self.batches(inSection: section, count: count) {
          var alone = try Self.layout(lists)
          var copied = try Self.layout(lists)
          let copy = copied
          let done = try alone.apply(batch)
          #expect(try Self.isSame(done, copied.apply(batch)))
          #expect(alone.allElements() == copied.allElements())
          #expect(alone.contentSize == copied.contentSize)
          #expect(copy.allElements().count == lists.joined().count + 3)
        }
      }
    }
  }

  @Test(arguments: 1...6)
  func measurementsOfOneItem(count: Int) throws {
    for list in Self.lists(count) {
      for item in 0..<count {
        for size in Self.sizes {
          let lists = [Self.sizes, list]
          var alone = try Self.layout(lists)
          var copied = try Self.layout(lists)
          let copy = copied
          let path = ItemPath(section: 1, item: item)
          let done = try alone.measure([.item(path, size)], anchor: .top)
          #expect(try Self.isSame(done, copied.measure([.item(path, size)], anchor: .top)))
          #expect(alone.allElements() == copied.allElements())
          #expect(copy.itemCount(inSection: 1) == count)
        }
      }
    }
  }

  /// Chains of edits in a long section, each as if it were the first one after a copy.
  @Test(arguments: [RowAlignment.LastLine.platform, .spread(.trailing)])
  func chainsOfEdits(last: RowAlignment.LastLine) throws {
    var random = SplitMix64(seed: 8)
    func size() -> LayoutSize {
      LayoutSize(width: 10 + random.unit() * 60, height: random.pick([10, 20.3]))
    }
    var alone = try Self.layout([Self.sizes, (0..<200).map { _ in size() }], last: last)
    var inPlaceCount = 0
    for step in 0..<600 {
      let count = alone.itemCount(inSection: 1) ?? 0
      let path = ItemPath(section: 1, item: random.below(count))
      var batch = BatchUpdates()
      if random.chance(0.5) {
        batch.insertedItems = [.init(at: path, size: size())]
      } else {
        batch.deletedItems = [path]
      }
      var copied = alone
      let expected = try copied.apply(batch)
      let elements = copied.allElements()
      // No copy lives any more.
      copied = try Self.layout([])
      let lines = Self.chunks(of: alone)
      #expect(try Self.isSame(alone.apply(batch), expected), "step \(step)")
      #expect(alone.allElements() == elements, "step \(step)")
      inPlaceCount += Self.chunks(of: alone) == lines ? 1 : 0
    }
    #expect(inPlaceCount > 300, "\(inPlaceCount)")
  }

  /// Whether an edit in place tells what another way told, but for lines at a section's end that did
  /// not change: it leaves these out.
  private static func isSame(_ change: LayoutChange, _ other: LayoutChange) -> Bool {
    var same = other
    for index in change.touched.indices where index < same.touched.count {
      let items = change.touched[index].items
      let isPart = items.allSatisfy { range in
        same.touched[index].items.contains {
          $0.lowerBound == range.lowerBound && $0.upperBound >= range.upperBound
        }
      }
      if isPart && items.isEmpty == same.touched[index].items.isEmpty {
        same.touched[index].items = items
      }
      // A last line among what the other way lists is not named there.
      if let last = change.touched[index].lastLine,
        !items.contains(where: { $0.overlaps(last) }),
        other.touched[index].items.contains(where: { $0.overlaps(last) })
      {
        same.touched[index].lastLine = last
      }
    }
    return same == change
  }

  private static func isSame(_ applied: AppliedBatch, _ other: AppliedBatch) -> Bool {
    applied.mapping == other.mapping && isSame(applied.change, other.change)
  }

  /// The chunks of the second section, by what they are in memory.
  private static func chunks(of layout: FlowLayout) -> [ObjectIdentifier] {
    guard case .varied(let lines) = layout.stack.resolved(1).content else { return [] }
    var chunks: [ObjectIdentifier] = []
    lines.tree.visitAll { chunk, _ in chunks.append(ObjectIdentifier(chunk)) }
    return chunks
  }
}
