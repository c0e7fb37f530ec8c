import BenchmarkSupport
import FlowLayoutCore
import LayoutGeometry

/// One section of varied items, laid out by the engine and by the kernel.
struct VariedScene {
  let layout: FlowLayout
  let sizes: KernelSizes
  let lines: KernelLines
  let isScaled: Bool

  init(_ count: Int, scale: Double) throws {
    let sizes = SceneSizes.varied(count)
    layout = try EngineAdapter.layOut(FlowScene.oneSection(sizes).scaled(scale))
    self.sizes = KernelSizes(sizes)
    lines = KernelLines(capacity: count)
    breakLines(self.sizes, FlowScene.lineMetrics, into: lines)
    lines.findLargestEarlierCount()
    isScaled = scale > 0
    try expectEqual(layout.contentSize.height, lines.extent, "content height")
  }
}

/// The suffix of the tasks that are measured at a display scale too.
func scaledName(_ name: String, _ scale: Double) -> String {
  scale == 0 ? name : "\(name)@\(Int(scale))x"
}

/// Throws where two buffers differ in one of the first `count` frames.
func expectEqualFrames(
  _ found: FrameBuffer, _ expected: FrameBuffer, count: Int, _ what: String
) throws {
  for index in 0..<count {
    try expectEqual(found[index], expected[index], "\(what), frame \(index)")
  }
}

/// Frames of every item.
enum FrameTasks {
  static var all: [BenchmarkTask] { [allFrames(scale: 0), allFrames(scale: 3)] }

  private static func allFrames(scale: Double) -> BenchmarkTask {
    BenchmarkTask(scaledName("frames/all", scale), unit: .item, counts: ordinaryCounts) { count in
      keepFreedPages(true)
      let scene = try VariedScene(count, scale: scale)
      let (found, expected) = (FrameBuffer(capacity: count), FrameBuffer(capacity: count))
      let metrics = FlowScene.lineMetrics
      let written = writeAllFrames(
        scene.sizes, metrics, scene.lines, into: expected, isScaled: scene.isScaled)
      try expectEqual(
        EngineAdapter.writeAllFrames(of: scene.layout, into: found), written, "frames")
      try expectEqualFrames(found, expected, count: count, "all frames")
      return .timed(
        engine: BenchmarkBody {
          let written = EngineAdapter.writeAllFrames(of: scene.layout, into: found)
          try expectEqual(written, count, "frames")
          unsafe blackHole(UnsafeRawPointer(found.base))
        },
        floor: BenchmarkBody {
          let written = writeAllFrames(
            scene.sizes, metrics, scene.lines, into: expected, isScaled: scene.isScaled)
          try expectEqual(written, count, "kernel's frames")
          unsafe blackHole(UnsafeRawPointer(expected.base))
        }, operations: 1, unitsPerOperation: count)
    }
  }
}
