import BenchmarkSupport
import FlowLayoutCore
import LayoutGeometry

/// The numbers of items that most tasks are measured at.
let ordinaryCounts = [100, 1_000, 10_000, 100_000, 1_000_000]

/// As many, and on to what only closed forms reach.
let uniformCounts = ordinaryCounts + [10_000_000, 100_000_000, 1_000_000_000]

/// A layout that a body keeps between calls.
final class KeptLayout {
  /// The layout of the last call.
  var layout: FlowLayout?
}

/// Laying out from scratch.
enum LayoutTasks {
  static var all: [BenchmarkTask] {
    [
      uniform,
      oneSection("layout/varied", SceneSizes.varied, width: SceneSizes.lineLength),
      cold,
      oneSection("layout/periodic", SceneSizes.periodic, width: 250),
      sections("layout/sections-pinned", header: 44) { sectionCounts($0, each: 50) },
      emptySections,
      relayout,
    ]
  }

  /// A thousand sections, or one an item where there are fewer items: the time for a section, and that
  /// it does not depend on how many items there are.
  private static var uniform: BenchmarkTask {
    BenchmarkTask("layout/uniform", unit: .section, counts: uniformCounts) { count in
      let sections = min(count, 1_000)
      return try prepareSections(
        [Int](repeating: count / sections, count: sections), header: 0)
    }
  }

  /// So many sections, of which one in a hundred holds three items.
  private static var emptySections: BenchmarkTask {
    sections("layout/empty-sections", header: 0) { count in
      (0..<count).map { $0 % 100 == 50 ? 3 : 0 }
    }
  }

  private static func sections(
    _ name: String, header: Double, _ itemCounts: @escaping (Int) -> [Int]
  ) -> BenchmarkTask {
    BenchmarkTask(name, unit: .section, counts: ordinaryCounts) { count in
      try prepareSections(itemCounts(count), header: header)
    }
  }

  /// Sections of items of 50 by 50, beside one running sum.
  static func prepareSections(_ itemCounts: [Int], header: Double) throws -> PreparedBenchmark {
    let scene = FlowScene.uniform(itemCounts: itemCounts, header: header)
    let lengths = SectionLengths(
      capacity: 6, pitch: 60, lineSpacing: 10, surroundings: header > 0 ? header + 20 : 0)
    return try prepareSections(scene, itemCounts, lengths)
  }

  /// Any scene of equal items in sections, beside one running sum.
  static func prepareSections(
    _ scene: FlowScene, _ itemCounts: [Int], _ lengths: SectionLengths
  ) throws -> PreparedBenchmark {
    keepFreedPages(true)
    let kernel = KernelSections(itemCounts: itemCounts)
    let expected = sumSections(kernel, lengths)
    let kept = KeptLayout()
    // Enough of them in a call that the call itself does not count.
    let repeats = max(1, 256 / max(1, itemCounts.count))
    return .timed(
      engine: BenchmarkBody {
        for _ in 0..<repeats {
          try EngineAdapter.layOut(scene, reusing: &kept.layout)
          try expectEqual(kept.layout?.contentSize.height, expected, "content height")
        }
      },
      floor: BenchmarkBody {
        for _ in 0..<repeats {
          try expectEqual(sumSections(kernel, lengths), expected, "kernel's height")
        }
      }, operations: repeats, unitsPerOperation: itemCounts.count)
  }

  /// One section of sizes, into memory that the process owns, beside the plain line loop.
  static func oneSection(
    _ name: String, _ makeSizes: @escaping (Int) -> [LayoutSize], width: Double
  ) -> BenchmarkTask {
    BenchmarkTask(name, unit: .item, counts: ordinaryCounts) { count in
      let sizes = makeSizes(count)
      return try prepareLines(
        FlowScene.oneSection(sizes, width: width), sizes,
        LineMetrics(available: width, spacing: 10, lineSpacing: 10))
    }
  }

  /// Any scene of one section of sizes, beside the plain line loop.
  static func prepareLines(
    _ scene: FlowScene, _ sizes: [LayoutSize], _ metrics: LineMetrics
  ) throws -> PreparedBenchmark {
    keepFreedPages(true)
    let kernelSizes = KernelSizes(sizes)
    let lines = KernelLines(capacity: sizes.count)
    breakLines(kernelSizes, metrics, into: lines)
    let expected = lines.extent
    let kept = KeptLayout()
    return .timed(
      engine: BenchmarkBody {
        try EngineAdapter.layOut(scene, reusing: &kept.layout)
        try expectEqual(kept.layout?.contentSize.height, expected, "content height")
      },
      floor: BenchmarkBody {
        breakLines(kernelSizes, metrics, into: lines)
        try expectEqual(lines.extent, expected, "kernel's height")
      }, operations: 1, unitsPerOperation: sizes.count)
  }

  /// The first layout of a process: every page that it writes is new.
  private static var cold: BenchmarkTask {
    BenchmarkTask("layout/varied-cold", unit: .item, counts: ordinaryCounts) { count in
      let sizes = SceneSizes.varied(count)
      let scene = FlowScene.oneSection(sizes)
      let metrics = FlowScene.lineMetrics
      let kernelSizes = KernelSizes(sizes)
      let lines = KernelLines(capacity: count)
      breakLines(kernelSizes, metrics, into: lines)
      let (lineCount, expected) = (lines.count, lines.extent)
      let kept = KeptLayout()
      let heap = try countingHeap { kept.layout = try EngineAdapter.layOut(scene) }
      let bytes = heap?.liveBytes ?? 20 * count
      kept.layout = nil
      keepFreedPages(false)
      return .timed(
        engine: BenchmarkBody {
          kept.layout = nil
          releaseFreedPages()
        } call: {
          kept.layout = try EngineAdapter.layOut(scene)
          try expectEqual(kept.layout?.contentSize.height, expected, "content height")
        },
        floor: BenchmarkBody {
          kept.layout = nil
          releaseFreedPages()
        } call: {
          let found = breakLinesInFreshMemory(
            kernelSizes, metrics, lineCount: lineCount, bytes: bytes)
          try expectEqual(found.extent, expected, "kernel's height")
        }, operations: 1, unitsPerOperation: count)
    }
  }

  /// The same items at another width, to and fro.
  private static var relayout: BenchmarkTask {
    BenchmarkTask("relayout/width", unit: .item, counts: ordinaryCounts) { count in
      keepFreedPages(true)
      let sizes = SceneSizes.varied(count)
      let scene = FlowScene.oneSection(sizes)
      let kernelSizes = KernelSizes(sizes)
      let lines = KernelLines(capacity: count)
      let widths = [SceneSizes.lineLength, 414.0]
      let metrics = widths.map { LineMetrics(available: $0, spacing: 10, lineSpacing: 10) }
      let expected = metrics.map { metrics in
        breakLines(kernelSizes, metrics, into: lines)
        return lines.extent
      }
      let kept = KeptLayout()
      return .timed(
        engine: BenchmarkBody {
          for (width, expected) in zip(widths, expected) {
            try EngineAdapter.resize(&kept.layout, scene, to: width)
            try expectEqual(kept.layout?.contentSize.height, expected, "content height")
          }
        },
        floor: BenchmarkBody {
          for (metrics, expected) in zip(metrics, expected) {
            breakLines(kernelSizes, metrics, into: lines)
            try expectEqual(lines.extent, expected, "kernel's height")
          }
        }, operations: 2, unitsPerOperation: count)
    }
  }
}
