import BenchmarkSupport
import FlowLayoutCore
import LayoutGeometry

/// Many edits at once.
enum BatchTasks {
  static var all: [BenchmarkTask] { [hundred, tenThousand] }

  /// A hundred scattered edits; beside one edit, of each kind in turn.
  private static var hundred: BenchmarkTask {
    BenchmarkTask("change/batch-100", unit: .batch, counts: editedCounts) { count in
      keepFreedPages(true)
      let sizes = SceneSizes.varied(count)
      let (scene, single) = (try EditedScene(sizes), try EditedScene(sizes))
      let engine = try batches(of: 100, on: scene, seed: 16)
      var generator = EditGenerator(seed: 17)
      var rehearsed = (0..<16).flatMap { _ in
        let places = (0..<4).map { _ in generator.below(count) }
        let (size, resized) = (generator.size(), generator.size())
        return [
          SingleEdit.insert(size, at: places[0]), .delete(sizes[places[1]], at: places[1]),
          .move(from: places[2], to: places[3]),
          .resize(places[0], from: sizes[places[0]], to: resized),
        ].map { EditGroup([$0]) }
      }
      try single.rehearse(&rehearsed)
      let groups = rehearsed
      let height = single.height
      var next = 0
      let floor = BenchmarkBody {
        // One of each kind.
        for group in groups[next..<next + 4] {
          try single.perform(group.batches)
          try expectEqual(single.height, group.height, "content height")
          try single.perform(group.undoing)
          try expectEqual(single.height, height, "content height")
        }
        next = next + 4 < groups.count ? next + 4 : 0
      }
      return .timed(engine: engine, floor: floor, operations: 8, unitsPerOperation: 1)
    }
  }

  /// Ten thousand scattered edits, fewer where there are few items; beside a full layout.
  private static var tenThousand: BenchmarkTask {
    BenchmarkTask("change/batch-10000", unit: .batch, counts: editedCounts) { count in
      keepFreedPages(true)
      let scene = try EditedScene(SceneSizes.varied(count))
      let height = scene.height
      let engine = try batches(of: 10_000, on: scene, seed: 18, count: 1)
      let kept = KeptLayout()
      let floor = BenchmarkBody {
        for _ in 0..<2 {
          try EngineAdapter.layOut(scene.scene, reusing: &kept.layout)
          try expectEqual(kept.layout?.contentSize.height, height, "content height")
        }
      }
      return .timed(engine: engine, floor: floor, operations: 2, unitsPerOperation: 1)
    }
  }

  /// Performs some batches, and takes each back by another one.
  private static func batches(
    of edits: Int, on scene: EditedScene, seed: UInt64, count: Int = 4
  ) throws -> BenchmarkBody {
    var generator = EditGenerator(seed: seed)
    let height = scene.height
    let batches = try (0..<count).map { index in
      var batch = ScatteredBatch(edits, of: scene.sizes, &generator)
      let result = try scene.layout.performBatchUpdates(batch.batch)
      try batch.complete(result.mapping, of: scene.sizes)
      batch.height = scene.height
      if index == 0 {
        try scene.compare(with: batch.applied(to: scene.sizes), after: "the first batch")
      }
      try scene.perform([batch.inverse])
      if index == count - 1 {
        try scene.compare(with: scene.sizes, after: "the last batch was taken back")
      }
      return batch
    }
    return BenchmarkBody {
      for batch in batches {
        try EngineAdapter.perform(batch.batch, on: &scene.layout)
        try expectEqual(scene.height, batch.height, "content height")
        try EngineAdapter.perform(batch.inverse, on: &scene.layout)
        try expectEqual(scene.height, height, "content height")
      }
    }
  }
}
