import BenchmarkSupport
import FlowLayoutCore
import LayoutGeometry

/// Finding the batch that leads from one order of identities to another.
enum DifferenceTasks {
  static var all: [BenchmarkTask] {
    [
      task("change/difference") { $0.shuffled(using: &$1) },
      // One in a hundred went, as many came, one in a thousand changed its place.
      task("change/difference-few") { old, generator in
        var new = old
        for index in old.indices where index % 100 == 50 { new[index] = -1 - old[index] }
        for _ in 0..<old.count / 1_000 {
          new.swapAt(generator.below(old.count), generator.below(old.count))
        }
        return new
      },
    ]
  }

  /// Beside one dictionary from identity to index.
  private static func task(
    _ name: String, _ rearrange: @escaping ([Int], inout SeededGenerator) -> [Int]
  ) -> BenchmarkTask {
    BenchmarkTask(name, unit: .item, counts: [1_000, 10_000, 100_000]) { count in
      keepFreedPages(true)
      var generator = SeededGenerator(seed: 19)
      // No two are equal, since the generator takes each state once.
      let identities = (0..<count).map { _ in Int(generator.next() >> 1) }
      let old = [IdentifiedSection(id: 0, items: identities)]
      let new = [IdentifiedSection(id: 0, items: rearrange(identities, &generator))]
      let expected = try EngineAdapter.difference(from: old, to: new)
      try compare(expected, old[0].items, new[0].items)
      return .timed(
        engine: BenchmarkBody {
          let batch = try EngineAdapter.difference(from: old, to: new)
          try expectEqual(batch.movedItems.count, expected.movedItems.count, "moves")
          try expectEqual(batch.deletedItems.count, expected.deletedItems.count, "deletes")
        },
        floor: BenchmarkBody {
          var places: [Int: Int] = [:]
          places.reserveCapacity(count)
          for (index, identity) in identities.enumerated() { places[identity] = index }
          try expectEqual(places.count, count, "identities")
        }, operations: 1, unitsPerOperation: count)
    }
  }

  /// Performs the batch on a layout of the old order, and compares with one of the new order.
  private static func compare(_ batch: BatchUpdates, _ old: [Int], _ new: [Int]) throws {
    func size(_ identity: Int) -> LayoutSize {
      LayoutSize(width: Double(30 + abs(identity % 150)), height: 40)
    }
    var batch = batch
    for index in batch.insertedItems.indices {
      batch.insertedItems[index].size = size(new[batch.insertedItems[index].path.item])
    }
    let scene = try EditedScene(old.map(size))
    try scene.perform([batch])
    try scene.compare(with: new.map(size), after: "the difference")
  }
}
