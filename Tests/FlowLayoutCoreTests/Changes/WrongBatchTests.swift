import LayoutGeometry
import Testing

@testable import FlowLayoutCore

/// Batches that break a rule: refused with its word and place, the layout left as it was.
@Suite struct WrongBatchTests {
  typealias Batch = BatchUpdates

  /// A batch, the rule that it breaks, and where.
  typealias WrongBatch = (Batch, BatchUpdateError.Reason, section: Int?, item: Int?)

  static let plain = FlowSection(items: .uniform(count: 2))
  static let broken = FlowSection(items: .sizes([LayoutSize(width: -1, height: 1)]))
  static let tooMany = FlowSection(items: .uniform(count: -1))

  /// Four items, none, a grid of three, and two sizes.
  static func layout() throws -> FlowLayout {
    try FlowLayout(
      configuration: FlowConfiguration(container: LayoutSize(width: 100, height: 300)),
      sections: [
        FlowSection(items: .uniform(count: 4)), FlowSection(items: .uniform(count: 0)),
        FlowSection(
          items: .grid(
            GridSpecification(lanes: .count(2), lengths: .fixed(20)), count: 3)),
        FlowSection(
          items: .sizes([LayoutSize(width: 30, height: 30), LayoutSize(width: 40, height: 5)])),
      ])
  }

  static func batch(_ fill: (inout Batch) -> Void) -> Batch {
    var batch = Batch()
    fill(&batch)
    return batch
  }

  @Test(arguments: ranges + others)
  func isRefused(_ wrong: WrongBatch) throws {
    var layout = try WrongBatchTests.layout()
    // No copy of the layout: what it holds could be changed in its place.
    let elements = layout.allElements()
    let (size, offset) = (layout.contentSize, layout.contentOffset)
    do {
      try layout.apply(wrong.0)
      Issue.record("the batch is performed")
    } catch {
      #expect(error.reason == wrong.1)
      #expect(error.section == wrong.section)
      #expect(error.item == wrong.item)
      #expect((error.cause != nil) == (error.reason == .invalidSize))
    }
    #expect(layout.allElements() == elements)
    #expect(layout.contentSize == size && layout.contentOffset == offset)
  }

  @Test func countsAreTold() throws {
    var layout = try WrongBatchTests.layout()
    let batch = WrongBatchTests.batch { $0.countsAfter = [4, 0, 3, 7] }
    #expect(
      throws: BatchUpdateError(.countMismatch, section: 3, expectedCount: 2, count: 7)
    ) { try layout.performBatchUpdates(batch) }
  }

  /// Indices beyond what is there.
  static let ranges: [WrongBatch] = [
    (batch { $0.deletedItems = [ItemPath(section: 0, item: 4)] }, .indexOutOfRange, 0, 4),
    (batch { $0.deletedItems = [ItemPath(section: 0, item: -1)] }, .indexOutOfRange, 0, -1),
    (batch { $0.deletedItems = [ItemPath(section: 4, item: 0)] }, .indexOutOfRange, 4, 0),
    (batch { $0.deletedItems = [ItemPath(section: -1, item: 0)] }, .indexOutOfRange, -1, 0),
    (batch { $0.deletedItems = [ItemPath(section: 1, item: 0)] }, .indexOutOfRange, 1, 0),
    (
      batch { $0.reloadedItems = [Batch.ItemPlacement(at: ItemPath(section: 0, item: 4))] },
      .indexOutOfRange, 0, 4
    ),
    (
      batch { $0.reloadedItems = [Batch.ItemPlacement(at: ItemPath(section: 9, item: 9))] },
      .indexOutOfRange, 9, 9
    ),
    (
      batch { $0.reloadedItems = [Batch.ItemPlacement(at: ItemPath(section: 1, item: 0))] },
      .indexOutOfRange, 1, 0
    ),
    (
      batch {
        $0.movedItems = [
          Batch.ItemMove(from: ItemPath(section: 0, item: 4), to: ItemPath(section: 0, item: 0))
        ]
      }, .indexOutOfRange, 0, 4
    ),
    (
      batch {
        $0.movedItems = [
          Batch.ItemMove(from: ItemPath(section: -3, item: 0), to: ItemPath(section: 0, item: 0))
        ]
      }, .indexOutOfRange, -3, 0
    ),
    (
      batch {
        $0.movedItems = [
          Batch.ItemMove(from: ItemPath(section: 0, item: 0), to: ItemPath(section: 0, item: 4))
        ]
      }, .indexOutOfRange, 0, 4
    ),
    (
      batch {
        $0.movedItems = [
          Batch.ItemMove(from: ItemPath(section: 0, item: 0), to: ItemPath(section: 1, item: 1))
        ]
      }, .indexOutOfRange, 1, 1
    ),
    (
      batch {
        $0.movedItems = [
          Batch.ItemMove(from: ItemPath(section: 0, item: 0), to: ItemPath(section: 4, item: 0))
        ]
      }, .indexOutOfRange, 4, 0
    ),
    (
      batch {
        $0.movedItems = [
          Batch.ItemMove(from: ItemPath(section: 0, item: 0), to: ItemPath(section: 3, item: 3))
        ]
      }, .indexOutOfRange, 3, 3
    ),
    (
      batch {
        $0.movedItems = [
          Batch.ItemMove(from: ItemPath(section: 0, item: 0), to: ItemPath(section: 0, item: -1))
        ]
      }, .indexOutOfRange, 0, -1
    ),
    (
      batch { $0.insertedItems = [Batch.ItemPlacement(at: ItemPath(section: 0, item: 5))] },
      .indexOutOfRange, 0, 5
    ),
    (
      batch { $0.insertedItems = [Batch.ItemPlacement(at: ItemPath(section: 1, item: 1))] },
      .indexOutOfRange, 1, 1
    ),
    (
      batch { $0.insertedItems = [Batch.ItemPlacement(at: ItemPath(section: 4, item: 0))] },
      .indexOutOfRange, 4, 0
    ),
    (
      batch { $0.insertedItems = [Batch.ItemPlacement(at: ItemPath(section: 0, item: -1))] },
      .indexOutOfRange, 0, -1
    ),
    (
      batch {
        $0.insertedItems = [
          Batch.ItemPlacement(at: ItemPath(section: 0, item: 0)),
          Batch.ItemPlacement(at: ItemPath(section: 0, item: 6)),
        ]
      }, .indexOutOfRange, 0, 6
    ),
    (
      batch {
        $0.deletedItems = [ItemPath(section: 0, item: 0)];
        $0.insertedItems = [Batch.ItemPlacement(at: ItemPath(section: 0, item: 4))]
      }, .indexOutOfRange, 0, 4
    ),
    (
      batch {
        $0.deletedSections = [3];
        $0.insertedItems = [Batch.ItemPlacement(at: ItemPath(section: 3, item: 0))]
      }, .indexOutOfRange, 3, 0
    ),
    (batch { $0.deletedSections = [4] }, .indexOutOfRange, 4, nil),
    (batch { $0.deletedSections = [-1] }, .indexOutOfRange, -1, nil),
    (
      batch { $0.reloadedSections = [Batch.SectionPlacement(at: 4, plain)] }, .indexOutOfRange, 4,
      nil
    ),
    (
      batch { $0.reloadedSections = [Batch.SectionPlacement(at: -2, plain)] }, .indexOutOfRange, -2,
      nil
    ),
    (batch { $0.movedSections = [Batch.SectionMove(from: 4, to: 0)] }, .indexOutOfRange, 4, nil),
    (batch { $0.movedSections = [Batch.SectionMove(from: 0, to: 4)] }, .indexOutOfRange, 4, nil),
    (batch { $0.movedSections = [Batch.SectionMove(from: 0, to: -1)] }, .indexOutOfRange, -1, nil),
    (
      batch { $0.insertedSections = [Batch.SectionPlacement(at: 5, plain)] }, .indexOutOfRange, 5,
      nil
    ),
    (
      batch { $0.insertedSections = [Batch.SectionPlacement(at: -1, plain)] }, .indexOutOfRange, -1,
      nil
    ),
    (
      batch {
        $0.insertedSections = [
          Batch.SectionPlacement(at: 4, plain), Batch.SectionPlacement(at: 6, plain),
        ]
      }, .indexOutOfRange, 6, nil
    ),
    (
      batch {
        $0.deletedSections = [0]; $0.insertedSections = [Batch.SectionPlacement(at: 4, plain)]
      }, .indexOutOfRange, 4, nil
    ),
    (
      batch {
        $0.deletedSections = [0]; $0.movedSections = [Batch.SectionMove(from: 1, to: 3)]
      }, .indexOutOfRange, 3, nil
    ),
  ]
}
