import BenchmarkSupport
import FlowLayoutCore
import LayoutGeometry

/// Layouts like real screens.
enum SceneTasks {
  static var all: [BenchmarkTask] { [contacts, photoGrid, tagCloud, chat] }

  /// Rows of 44 points under pinned letters.
  private static var contacts: BenchmarkTask {
    BenchmarkTask("scene/contacts", unit: .section, counts: ordinaryCounts) { count in
      var metrics = SectionMetrics()
      metrics.itemSize = LayoutSize(width: SceneSizes.lineLength, height: 44)
      metrics.minimumLineSpacing = 1
      metrics.minimumInteritemSpacing = 0
      metrics.headerReferenceSize = LayoutSize(width: 0, height: 28)
      return try sections(
        contactCounts(count), metrics,
        SectionLengths(capacity: 1, pitch: 45, lineSpacing: 1, surroundings: 28))
    }
  }

  /// How often surnames begin with each letter, in hundredths of a percent; English-language address
  /// books, rounded.
  private static let initials = [
    340, 910, 760, 480, 190, 360, 530, 720, 60, 300, 330, 470, 950, 190, 140, 490, 20, 550, 980,
    350, 20, 150, 620, 5, 60, 25,
  ]

  /// So many contacts, each section its letter's share, the last letters what is left.
  static func contactCounts(_ count: Int) -> [Int] {
    let total = initials.reduce(0, +)
    var shares: [Int] = []
    var given = 0
    var sum = 0
    for weight in initials {
      sum += weight
      let end = count * sum / total
      shares.append(end - given)
      given = end
    }
    return shares
  }

  /// Square cells, four to a line and 2 points apart, in months of 1 to 400 pictures.
  private static var photoGrid: BenchmarkTask {
    BenchmarkTask("scene/photo-grid", unit: .section, counts: ordinaryCounts) { count in
      var metrics = SectionMetrics()
      metrics.itemSize = LayoutSize(width: 86, height: 86)
      metrics.minimumLineSpacing = 2
      metrics.minimumInteritemSpacing = 2
      metrics.headerReferenceSize = LayoutSize(width: 0, height: 36)
      return try sections(
        monthCounts(count), metrics,
        SectionLengths(capacity: 4, pitch: 88, lineSpacing: 2, surroundings: 36))
    }
  }

  /// Months of pictures: most are small, a holiday is not.
  static func monthCounts(_ count: Int) -> [Int] {
    var generator = SeededGenerator(seed: 5)
    var counts: [Int] = []
    var rest = count
    while rest > 0 {
      let month = min(rest, 1 + generator.below(20) * generator.below(22))
      counts.append(month)
      rest -= month
    }
    return counts
  }

  private static func sections(
    _ counts: [Int], _ metrics: SectionMetrics, _ lengths: SectionLengths
  ) throws -> PreparedBenchmark {
    var configuration = FlowConfiguration(
      container: LayoutSize(width: SceneSizes.lineLength, height: 700))
    configuration.sectionHeadersPinToVisibleBounds = true
    let scene = FlowScene(
      configuration: configuration,
      sections: FlowScene.sections(counts, metrics))
    return try LayoutTasks.prepareSections(scene, counts, lengths)
  }

  /// Words in lines that lead.
  private static var tagCloud: BenchmarkTask {
    BenchmarkTask("scene/tag-cloud", unit: .item, counts: ordinaryCounts) { count in
      let sizes = SceneSizes.tags(count)
      var scene = FlowScene.oneSection(sizes)
      scene.configuration.rowAlignment.common = .leading
      scene.sections[0].metrics.minimumInteritemSpacing = 8
      scene.sections[0].metrics.minimumLineSpacing = 8
      return try LayoutTasks.prepareLines(
        scene, sizes, LineMetrics(available: SceneSizes.lineLength, spacing: 8, lineSpacing: 8))
    }
  }

  /// Messages, one a line, in days of 40 under pinned dates.
  private static var chat: BenchmarkTask {
    BenchmarkTask("scene/chat", unit: .item, counts: ordinaryCounts) { count in
      keepFreedPages(true)
      let sizes = SceneSizes.rows(count)
      let counts = sectionCounts(count, each: 40)
      let scene = FlowScene.variedSections(sizes, itemCounts: counts)
      let kernelSizes = KernelSizes(sizes)
      let places = KernelSections(itemCounts: counts)
      let lines = KernelLines(capacity: count)
      let metrics = FlowScene.lineMetrics
      func runKernel() {
        breakSections(
          kernelSizes, metrics, itemCounts: places, before: 44, after: 0, into: lines)
      }
      runKernel()
      let expected = lines.extent
      let kept = KeptLayout()
      return .timed(
        engine: BenchmarkBody {
          try EngineAdapter.layOut(scene, reusing: &kept.layout)
          try expectEqual(kept.layout?.contentSize.height, expected, "content height")
        },
        floor: BenchmarkBody {
          runKernel()
          try expectEqual(lines.extent, expected, "kernel's height")
        }, operations: 1, unitsPerOperation: count)
    }
  }
}
