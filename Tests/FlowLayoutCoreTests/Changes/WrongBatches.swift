import LayoutGeometry

@testable import FlowLayoutCore

extension WrongBatchTests {
  /// All other rules.
  static let others: [WrongBatch] = [
    (
      batch { $0.deletedItems = [ItemPath(section: 0, item: 1), ItemPath(section: 0, item: 1)] },
      .duplicateOperation, 0, 1
    ),
    (
      batch {
        $0.reloadedItems = [
          Batch.ItemPlacement(at: ItemPath(section: 0, item: 1)),
          Batch.ItemPlacement(at: ItemPath(section: 0, item: 1)),
        ]
      }, .duplicateOperation, 0, 1
    ),
    (
      batch {
        $0.movedItems = [
          Batch.ItemMove(from: ItemPath(section: 0, item: 1), to: ItemPath(section: 0, item: 0)),
          Batch.ItemMove(from: ItemPath(section: 0, item: 1), to: ItemPath(section: 0, item: 2)),
        ]
      }, .duplicateOperation, 0, 1
    ),
    (
      batch {
        $0.movedItems = [
          Batch.ItemMove(from: ItemPath(section: 0, item: 1), to: ItemPath(section: 0, item: 0)),
          Batch.ItemMove(from: ItemPath(section: 0, item: 2), to: ItemPath(section: 0, item: 0)),
        ]
      }, .duplicateOperation, 0, 0
    ),
    (
      batch {
        $0.insertedItems = [
          Batch.ItemPlacement(at: ItemPath(section: 0, item: 1)),
          Batch.ItemPlacement(at: ItemPath(section: 0, item: 1)),
        ]
      }, .duplicateOperation, 0, 1
    ),
    (batch { $0.deletedSections = [2, 2] }, .duplicateOperation, 2, nil),
    (
      batch {
        $0.reloadedSections = [
          Batch.SectionPlacement(at: 1, plain), Batch.SectionPlacement(at: 1, plain),
        ]
      }, .duplicateOperation, 1, nil
    ),
    (
      batch {
        $0.insertedSections = [
          Batch.SectionPlacement(at: 1, plain), Batch.SectionPlacement(at: 1, plain),
        ]
      }, .duplicateOperation, 1, nil
    ),
    (
      batch {
        $0.movedSections = [Batch.SectionMove(from: 1, to: 0), Batch.SectionMove(from: 1, to: 2)]
      }, .duplicateOperation, 1, nil
    ),
    (
      batch {
        $0.movedSections = [Batch.SectionMove(from: 1, to: 0), Batch.SectionMove(from: 2, to: 0)]
      }, .duplicateOperation, 0, nil
    ),
    (
      batch {
        $0.deletedItems = [ItemPath(section: 0, item: 1)];
        $0.movedItems = [
          Batch.ItemMove(from: ItemPath(section: 0, item: 1), to: ItemPath(section: 0, item: 0))
        ]
      }, .conflictingOperations, 0, 1
    ),
    (
      batch {
        $0.deletedItems = [ItemPath(section: 0, item: 1)];
        $0.reloadedItems = [Batch.ItemPlacement(at: ItemPath(section: 0, item: 1))]
      }, .conflictingOperations, 0, 1
    ),
    (
      batch {
        $0.insertedItems = [Batch.ItemPlacement(at: ItemPath(section: 0, item: 1))];
        $0.movedItems = [
          Batch.ItemMove(from: ItemPath(section: 0, item: 0), to: ItemPath(section: 0, item: 1))
        ]
      }, .conflictingOperations, 0, 1
    ),
    (
      batch {
        $0.insertedItems = [Batch.ItemPlacement(at: ItemPath(section: 3, item: 0))];
        $0.movedItems = [
          Batch.ItemMove(from: ItemPath(section: 0, item: 0), to: ItemPath(section: 3, item: 0))
        ]
      }, .conflictingOperations, 3, 0
    ),
    (
      batch {
        $0.deletedSections = [1]; $0.movedSections = [Batch.SectionMove(from: 1, to: 0)]
      }, .conflictingOperations, 1, nil
    ),
    (
      batch {
        $0.deletedSections = [1]; $0.reloadedSections = [Batch.SectionPlacement(at: 1, plain)]
      }, .conflictingOperations, 1, nil
    ),
    (
      batch {
        $0.insertedSections = [Batch.SectionPlacement(at: 1, plain)];
        $0.movedSections = [Batch.SectionMove(from: 0, to: 1)]
      }, .conflictingOperations, 1, nil
    ),
    (
      batch {
        $0.deletedSections = [0]; $0.deletedItems = [ItemPath(section: 0, item: 1)]
      }, .operationInDeletedSection, 0, 1
    ),
    (
      batch {
        $0.deletedSections = [3];
        $0.reloadedItems = [Batch.ItemPlacement(at: ItemPath(section: 3, item: 1))]
      }, .operationInDeletedSection, 3, 1
    ),
    (
      batch {
        $0.deletedSections = [0, 3]; $0.deletedItems = [ItemPath(section: 3, item: 0)]
      }, .operationInDeletedSection, 3, 0
    ),
    (
      batch {
        $0.insertedSections = [Batch.SectionPlacement(at: 1, plain)];
        $0.insertedItems = [Batch.ItemPlacement(at: ItemPath(section: 1, item: 0))]
      }, .operationInInsertedSection, 1, 0
    ),
    (
      batch {
        $0.insertedSections = [Batch.SectionPlacement(at: 4, plain)];
        $0.insertedItems = [Batch.ItemPlacement(at: ItemPath(section: 4, item: 0))]
      }, .operationInInsertedSection, 4, 0
    ),
    (
      batch {
        $0.insertedSections = [Batch.SectionPlacement(at: 0, plain)];
        $0.movedItems = [
          Batch.ItemMove(from: ItemPath(section: 0, item: 1), to: ItemPath(section: 0, item: 0))
        ]
      }, .operationInInsertedSection, 0, 0
    ),
    (
      batch {
        $0.reloadedSections = [Batch.SectionPlacement(at: 3, plain)];
        $0.insertedItems = [Batch.ItemPlacement(at: ItemPath(section: 3, item: 0))]
      }, .operationInInsertedSection, 3, 0
    ),
    (
      batch {
        $0.reloadedSections = [Batch.SectionPlacement(at: 3, plain)];
        $0.movedItems = [
          Batch.ItemMove(from: ItemPath(section: 0, item: 1), to: ItemPath(section: 3, item: 0))
        ]
      }, .operationInInsertedSection, 3, 0
    ),
    (
      batch {
        $0.reloadedSections = [Batch.SectionPlacement(at: 0, plain)];
        $0.movedSections = [Batch.SectionMove(from: 0, to: 3)];
        $0.insertedItems = [Batch.ItemPlacement(at: ItemPath(section: 3, item: 0))]
      }, .operationInInsertedSection, 3, 0
    ),
    (batch { $0.countsAfter = [4, 0, 3] }, .countMismatch, nil, nil),
    (batch { $0.countsAfter = [] }, .countMismatch, nil, nil),
    (batch { $0.countsAfter = [5, 0, 3, 2] }, .countMismatch, 0, nil),
    (
      batch {
        $0.insertedItems = [Batch.ItemPlacement(at: ItemPath(section: 0, item: 0))];
        $0.countsAfter = [4, 0, 3, 2]
      }, .countMismatch, 0, nil
    ),
    (
      batch {
        $0.movedItems = [
          Batch.ItemMove(from: ItemPath(section: 0, item: 0), to: ItemPath(section: 1, item: 0))
        ]; $0.countsAfter = [4, 0, 3, 2]
      }, .countMismatch, 0, nil
    ),
    (
      batch {
        $0.movedItems = [
          Batch.ItemMove(from: ItemPath(section: 0, item: 0), to: ItemPath(section: 1, item: 0))
        ]; $0.countsAfter = [3, 0, 3, 2]
      }, .countMismatch, 1, nil
    ),
    (
      batch {
        $0.deletedSections = [1]; $0.countsAfter = [4, 0, 3, 2]
      }, .countMismatch, nil, nil
    ),
    (
      batch {
        $0.movedSections = [Batch.SectionMove(from: 0, to: 3)]; $0.countsAfter = [4, 0, 3, 2]
      }, .countMismatch, 0, nil
    ),
    (
      batch {
        $0.insertedSections = [Batch.SectionPlacement(at: 0, plain)];
        $0.countsAfter = [99, 4, 0, 3, 1]
      }, .countMismatch, 4, nil
    ),
    (
      batch {
        $0.insertedItems = [
          Batch.ItemPlacement(
            at: ItemPath(section: 0, item: 0), size: LayoutSize(width: -1, height: 2))
        ]
      }, .invalidSize, 0, 0
    ),
    (
      batch {
        $0.insertedItems = [
          Batch.ItemPlacement(
            at: ItemPath(section: 0, item: 0), size: LayoutSize(width: .nan, height: 2))
        ]
      }, .invalidSize, 0, 0
    ),
    (
      batch {
        $0.insertedItems = [
          Batch.ItemPlacement(
            at: ItemPath(section: 3, item: 2), size: LayoutSize(width: 1, height: .infinity))
        ]
      }, .invalidSize, 3, 2
    ),
    (
      batch {
        $0.insertedItems = [
          Batch.ItemPlacement(
            at: ItemPath(section: 0, item: 0), size: LayoutSize(width: 0x1p41, height: 2))
        ]
      }, .invalidSize, 0, 0
    ),
    (
      batch {
        $0.reloadedItems = [
          Batch.ItemPlacement(
            at: ItemPath(section: 0, item: 3), size: LayoutSize(width: 1, height: -0.5))
        ]
      }, .invalidSize, 0, 3
    ),
    (
      batch {
        $0.insertedItems = [
          Batch.ItemPlacement(
            at: ItemPath(section: 2, item: 0), size: LayoutSize(width: 10, height: 10))
        ]
      }, .invalidSize, 2, 0
    ),
    (
      batch {
        $0.reloadedItems = [
          Batch.ItemPlacement(
            at: ItemPath(section: 2, item: 1), size: LayoutSize(width: 10, height: 10))
        ]
      }, .invalidSize, 2, 1
    ),
    (batch { $0.insertedSections = [Batch.SectionPlacement(at: 2, broken)] }, .invalidSize, 2, 0),
    (batch { $0.reloadedSections = [Batch.SectionPlacement(at: 1, broken)] }, .invalidSize, 1, 0),
    (
      batch { $0.insertedSections = [Batch.SectionPlacement(at: 0, tooMany)] }, .invalidSize, 0, nil
    ),
  ]
}
