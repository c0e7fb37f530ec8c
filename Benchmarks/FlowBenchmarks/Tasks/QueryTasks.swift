import BenchmarkSupport
import FlowLayoutCore
import LayoutGeometry

/// Questions at random places, a batch in each call.
enum QueryTasks {
  static var all: [BenchmarkTask] {
    [0.0, 3.0].flatMap { scale in
      [uniformWindows(scale: scale), variedWindows(scale: scale), frames(scale: scale)]
    }
  }

  /// How many questions are asked before they come again, and how many in a call.
  private static let questionCount = 4_096
  private static let batch = 16

  /// Windows of 150 points: about 20 items.
  private static func uniformWindows(scale: Double) -> BenchmarkTask {
    BenchmarkTask(
      scaledName("query/window-uniform", scale), unit: .query, counts: uniformCounts
    ) { count in
      keepFreedPages(true)
      let scene = FlowScene.uniform(itemCounts: [count]).scaled(scale)
      let layout = try EngineAdapter.layOut(scene)
      let lattice = UniformLattice(
        itemCount: count, capacity: 6, size: LayoutSize(width: 50, height: 50), columnPitch: 60,
        linePitch: 60)
      let isScaled = scale > 0
      return try windows(height: 150, on: layout) { low, high, frames in
        writeFrames(from: low, to: high, lattice, into: frames, isScaled: isScaled)
      }
    }
  }

  /// Windows of 300 points: about 18 items in 7 lines.
  private static func variedWindows(scale: Double) -> BenchmarkTask {
    BenchmarkTask(
      scaledName("query/window-varied", scale), unit: .query, counts: ordinaryCounts
    ) { count in
      keepFreedPages(true)
      let scene = try VariedScene(count, scale: scale)
      return try windows(height: 300, on: scene.layout) { low, high, frames in
        writeFrames(
          from: low, to: high, scene.sizes, FlowScene.lineMetrics, scene.lines, into: frames,
          isScaled: scene.isScaled)
      }
    }
  }

  private static func windows(
    height: Double, on layout: FlowLayout,
    kernel: @escaping (_ low: Double, _ high: Double, FrameBuffer) -> Int
  ) throws -> PreparedBenchmark {
    var generator = SeededGenerator(seed: 7)
    let span = max(1, Int((layout.contentSize.height - height) * 8))
    let lows = (0..<questionCount).map { _ in Double(generator.below(span)) / 8 }
    let (found, expected) = (ElementBuffer(capacity: 1_024), FrameBuffer(capacity: 1_024))
    func ask(_ low: Double) throws -> Int {
      try EngineAdapter.writeElements(
        of: layout, in: LayoutRect(x: 0, y: low, width: SceneSizes.lineLength, height: height),
        into: found)
    }
    let totals = stride(from: 0, to: questionCount, by: batch).map { start in
      lows[start..<start + batch].reduce(0) { $0 + kernel($1, $1 + height, expected) }
    }
    for low in lows.prefix(64) {
      let count = kernel(low, low + height, expected)
      try expectEqual(try ask(low), count, "frames from \(low)")
      for index in 0..<count {
        try expectEqual(found[index].frame, expected[index], "window from \(low), frame \(index)")
      }
    }
    return inBatches(
      totals: totals.map { UInt64($0) },
      engine: { UInt64(try ask(lows[$0])) },
      floor: { UInt64(kernel(lows[$0], lows[$0] + height, expected)) })
  }

  /// Frames of items at random paths.
  private static func frames(scale: Double) -> BenchmarkTask {
    BenchmarkTask(
      scaledName("query/frame", scale), unit: .query, counts: ordinaryCounts
    ) { count in
      keepFreedPages(true)
      let scene = try VariedScene(count, scale: scale)
      var generator = SeededGenerator(seed: 8)
      let items = (0..<questionCount).map { _ in generator.below(count) }
      func kernel(_ item: Int) -> UInt64 {
        let found = frame(
          ofItem: item, scene.sizes, FlowScene.lineMetrics, scene.lines, isScaled: scene.isScaled)
        return checksum(found)
      }
      let totals = stride(from: 0, to: questionCount, by: batch).map { start in
        items[start..<start + batch].reduce(0) { $0 &+ kernel($1) }
      }
      return inBatches(
        totals: totals,
        engine: { index in
          let path = ItemPath(section: 0, item: items[index])
          return scene.layout.frameOfItem(at: path).map(checksum) ?? 0
        },
        floor: { kernel(items[$0]) })
    }
  }

  private static func checksum(_ frame: LayoutRect) -> UInt64 {
    frame.x.bitPattern &+ frame.y.bitPattern &* 3 &+ frame.width.bitPattern
      &+ frame.height.bitPattern
  }

  /// Bodies that ask a batch of questions, go on where they stopped, and know each batch's sum.
  private static func inBatches(
    totals: [UInt64], engine: @escaping (Int) throws -> UInt64, floor: @escaping (Int) -> UInt64
  ) -> PreparedBenchmark {
    func body(_ answer: @escaping (Int) throws -> UInt64) -> BenchmarkBody {
      var next = 0
      return BenchmarkBody {
        var sum: UInt64 = 0
        for index in next * batch..<(next + 1) * batch { sum &+= try answer(index) }
        try expectEqual(sum, totals[next], "sum of batch \(next)")
        next = next + 1 < totals.count ? next + 1 : 0
      }
    }
    return .timed(
      engine: body(engine), floor: body(floor), operations: batch, unitsPerOperation: 1)
  }
}
