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
    ]
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
