import LayoutGeometry
import ReferenceLayout
import Testing

@testable import FlowLayoutCore

/// Sections that share their metrics are added in a fast way, which must give what one by one gives.
@Suite struct SectionRunTests {
  /// What a layout keeps of its sections.
  struct Stacked: Equatable {
    var ends: [ExactLength] = []
    var itemCounts: [Int] = []
    var geometries: [SectionGeometry] = []
    var summary: SectionSummary

    init(_ sections: [FlowSection], _ configuration: FlowConfiguration) throws {
      let stack = try SectionStack(sections, configuration: configuration)
      summary = stack.tree.summary
      for index in 0..<stack.count {
        guard let section = stack.section(at: index) else { continue }
        ends.append(section.end)
        itemCounts.append(section.itemCount)
        geometries.append(section.style.geometry)
      }
    }
  }

  static func metrics(_ random: inout SplitMix64) -> SectionMetrics {
    var metrics = SectionMetrics()
    // Items of no width: a line holds as many as there are.
    metrics.itemSize.width = random.pick([50, 50, 400, 0, 0.001])
    metrics.itemSize.height = random.pick([50, 0, 0.1, 0x1p40])
    metrics.minimumInteritemSpacing = random.pick([10, 0, -60])
    metrics.minimumLineSpacing = random.pick([10, 0, -70.4])
    metrics.headerReferenceSize.height = random.pick([0, 44])
    metrics.footerReferenceSize.height = random.pick([0, 0, 20.7])
    metrics.sectionInset.top = random.pick([0, 8, -3])
    if random.chance(0.2) { metrics.estimatedItemSize = LayoutSize(width: 70, height: 30) }
    return metrics
  }

  static func items(_ random: inout SplitMix64) -> SectionItems {
    let sizes = (0..<random.below(4)).map { LayoutSize(width: 30, height: Double(20 + $0)) }
    return switch random.below(40) {
    case 0: .sizes(sizes)
    case 1: .grid(GridSpecification(lanes: .count(3), lengths: .fixed(20)), count: 7)
    default: .uniform(count: random.pick([0, 0, 0, 1, 6, 7, 7, 50, 2_000]))
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>) func sharedMetricsEqualCopies(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var shared: [FlowSection] = []
    for _ in 0..<1 + random.below(3) {
      let template = FlowSection(
        items: .uniform(count: 0), metrics: SectionRunTests.metrics(&random))
      for _ in 0..<random.pick([1, 5, 127, 128, 129, 300]) {
        var section = template
        section.items = SectionRunTests.items(&random)
        section.isSelfSizing = random.chance(0.02)
        shared.append(section)
      }
    }
    let copies = shared.map {
      FlowSection(items: $0.items, metrics: $0.metrics, isSelfSizing: $0.isSelfSizing)
    }
    let configuration = FlowConfiguration(container: LayoutSize(width: 350, height: 700))
    let agree = try Stacked(shared, configuration) == Stacked(copies, configuration)
    #expect(agree)
  }

  /// The first wrong count is named wherever it stands in a run.
  @Test(arguments: [0, 1, 2, 127, 128, 129, 299]) func wrongCountsAreNamed(_ place: Int) {
    let template = FlowSection(items: .uniform(count: 3))
    let configuration = FlowConfiguration(container: LayoutSize(width: 350, height: 700))
    var sections = Array(repeating: template, count: 300)
    sections[299].items = .uniform(count: -1)
    for (count, reason) in [(-1, FlowLayoutError.Reason.negative), (largestCount + 1, .tooLarge)] {
      sections[place].items = .uniform(count: count)
      #expect(throws: FlowLayoutError(.section(place, .itemCount), reason)) {
        try FlowLayout(configuration: configuration, sections: sections)
      }
    }
  }
}
