import BenchmarkSupport
import FlowLayoutCore
import LayoutGeometry

/// Changes that keep the first visible item where it is.
enum AnchoredTasks {
  static var all: [BenchmarkTask] { [measureScreenful, rotate] }

  /// Scrolling to a place where no size is known, taking the sizes of a screenful over and correcting
  /// the offset; beside the plain line loop over 10⁴ items, whatever the layout holds.
  private static var measureScreenful: BenchmarkTask {
    BenchmarkTask("change/measure-screenful", unit: .edit, counts: editedCounts) { count in
      keepFreedPages(true)
      let scene = try EstimatedScene(count)
      let sizes = SceneSizes.varied(10_000)
      let (kernelSizes, lines) = (KernelSizes(sizes), KernelLines(capacity: sizes.count))
      breakLines(kernelSizes, FlowScene.lineMetrics, into: lines)
      let expected = lines.extent
      return .timed(
        engine: BenchmarkBody {
          scene.forget()
        } call: {
          try scene.measureNext()
        },
        floor: BenchmarkBody {
          breakLines(kernelSizes, FlowScene.lineMetrics, into: lines)
          try expectEqual(lines.extent, expected, "kernel's height")
        }, operations: 1, unitsPerOperation: 1)
    }
  }

  /// Turning a device there and back; beside full layouts.
  private static var rotate: BenchmarkTask {
    BenchmarkTask("change/rotate", unit: .edit, counts: editedCounts) { count in
      keepFreedPages(true)
      let scene = try EditedScene(SceneSizes.varied(count))
      let containers = [
        LayoutSize(width: 700, height: SceneSizes.lineLength), scene.scene.configuration.container,
      ]
      let scenes = containers.map { container in
        var scene = scene.scene
        scene.configuration.container = container
        return scene
      }
      let heights = try scenes.map { try EngineAdapter.layOut($0).contentSize.height }
      let start = max(0, scene.height / 2 - 700).rounded()
      try scene.layout.scroll(to: LayoutPoint(x: 0, y: start))
      func turn() throws {
        for (container, height) in zip(containers, heights) {
          try EngineAdapter.rotate(&scene.layout, to: container)
          try expectEqual(scene.height, height, "content height")
        }
        try expectEqual(scene.layout.contentOffset.y, start, "offset after turning back")
      }
      try turn()
      try scene.compare(with: scene.sizes, after: "turning back")
      let kept = KeptLayout()
      return .timed(
        engine: BenchmarkBody { try turn() },
        floor: BenchmarkBody {
          for (scene, height) in zip(scenes, heights) {
            try EngineAdapter.layOut(scene, reusing: &kept.layout)
            try expectEqual(kept.layout?.contentSize.height, height, "content height")
          }
        }, operations: 2, unitsPerOperation: 1)
    }
  }
}
