import BenchmarkSupport
import FlowLayoutCore
import LayoutGeometry

/// The heap bytes that a layout keeps for each item, the array of sizes that it keeps included.
enum MemoryTasks {
  static var all: [BenchmarkTask] {
    [
      task("memory/varied", floor: 16) { FlowScene.oneSection(SceneSizes.varied($0)) },
      task("memory/varied-one-a-line", floor: 16) { FlowScene.oneSection(SceneSizes.rows($0)) },
      task("memory/uniform", floor: nil) { FlowScene.uniform(itemCounts: [$0]) },
      edits,
    ]
  }

  /// What a layout holds after a million random edits, in a quick run fewer.
  ///
  /// Beside what one holds that is built at once from the same sizes: there is no more of it however
  /// often one edits.
  private static var edits: BenchmarkTask {
    // As many edits an item at each count, so that each tests the same; a million at the last.
    var task = BenchmarkTask(
      "memory/edits", unit: .bytesPerItem, counts: [1_000, 10_000, 100_000]
    ) { try prepareEdits(count: $0, edits: 10 * $0) }
    task.quickPrepare = { try prepareEdits(count: $0, edits: min($0, 10_000)) }
    return task
  }

  private static func prepareEdits(count: Int, edits: Int) throws -> PreparedBenchmark {
    let kept = KeptLayout()
    let heap = try countingHeap {
      var layout = try EngineAdapter.layOut(FlowScene.oneSection(SceneSizes.varied(count)))
      var generator = EditGenerator(seed: 21)
      for _ in 0..<edits { try EngineAdapter.edit(&layout, &generator) }
      kept.layout = layout
    }
    guard let layout = kept.layout, let live = heap?.liveBytes else { return .unavailable }
    let items = layout.itemCount(inSection: 0) ?? 0
    let sizes = (0..<items).map { item in
      layout.frameOfItem(at: .first(item)).map { LayoutSize(width: $0.width, height: $0.height) }
        ?? .zero
    }
    let freshHeap = try countingHeap {
      // The sizes are copied inside, since they are the layout's too.
      kept.layout = try EngineAdapter.layOut(FlowScene.oneSection(sizes.map { $0 }))
    }
    try expectEqual(kept.layout?.contentSize, layout.contentSize, "content size")
    let fresh = freshHeap?.liveBytes.map { Double($0) / Double(max(1, items)) }
    return .counted(
      bytesPerItem: Double(live) / Double(max(1, items)), floor: fresh, total: live)
  }

  private static func task(
    _ name: String, floor: Double?, _ makeScene: @escaping (Int) -> FlowScene
  ) -> BenchmarkTask {
    BenchmarkTask(name, unit: .bytesPerItem, counts: ordinaryCounts) { count in
      let kept = KeptLayout()
      // The description is made and given up inside, so that what stays is the layout's.
      let heap = try countingHeap { kept.layout = try EngineAdapter.layOut(makeScene(count)) }
      try expectEqual(kept.layout?.itemCount(inSection: 0), count, "items")
      guard let live = heap?.liveBytes else { return .unavailable }
      return .counted(
        bytesPerItem: Double(live) / Double(count), floor: floor, total: live)
    }
  }
}
