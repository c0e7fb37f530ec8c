import FlowLayoutCore
import LayoutGeometry
import ReferenceLayout

/// Layouts of sizes that random ones do not reach.
enum LargeLayout: Int, CaseIterable {
  case mostUniformItems
  case mostLines
  case huge
  case hugeFlipped
  case varied
  case variedHorizontal
  case overlappingLines
  case periodic
  case manySections
  case estimated
  case wideGrid
  case gridOfLengths

  /// Whether all its elements are asked for.
  var isListed: Bool {
    switch self {
    case .mostUniformItems, .mostLines, .estimated, .wideGrid: false
    default: true
    }
  }

  /// The layout's description.
  func scene(_ random: inout RandomLayouts) -> LayoutScene {
    var configuration = FlowConfiguration(container: LayoutSize(width: 350.3, height: 667))
    configuration.sectionHeadersPinToVisibleBounds = true
    configuration.sectionFootersPinToVisibleBounds = true
    var metrics = random.metrics()
    metrics.headerReferenceSize.height = 45
    metrics.headerReferenceSize.width = 45
    let sections: [FlowSection]
    switch self {
    case .mostUniformItems, .mostLines, .estimated, .wideGrid:
      sections = uniform(&metrics)
    case .huge, .hugeFlipped:
      if self == .hugeFlipped {
        configuration.scrollDirection = .horizontal
        configuration.layoutDirection = .rightToLeft
        configuration.flipsHorizontallyInOppositeLayoutDirection = true
      }
      sections = huge(metrics, &random)
    case .varied, .variedHorizontal, .overlappingLines, .periodic:
      if self == .variedHorizontal { configuration.scrollDirection = .horizontal }
      configuration.displayScale = self == .varied ? 3 : 0
      sections = varied(&metrics, &random)
    case .manySections:
      sections = many(metrics, &random)
    case .gridOfLengths:
      let lengths = (0..<3000).map { _ in random.numbers.unit() * 90 }
      let grid = GridSpecification(lanes: .count(7), lengths: .each(lengths))
      sections = [FlowSection(items: .grid(grid, count: lengths.count), metrics: metrics)]
    }
    return LayoutScene(configuration: configuration, sections: sections)
  }

  /// Sections in closed form, with as many items as an index can count.
  private func uniform(_ metrics: inout SectionMetrics) -> [FlowSection] {
    metrics.minimumLineSpacing = 7.3
    metrics.minimumInteritemSpacing = 3.1
    metrics.itemSize = LayoutSize(width: 41.7, height: 33.3)
    if self == .mostLines { metrics.itemSize.width = 300.5 }
    if self == .wideGrid {
      let grid = GridSpecification(lanes: .minimum(62.9), lengths: .aspectRatio(0.7))
      return [FlowSection(items: .grid(grid, count: 1_000_000), metrics: metrics)]
    }
    if self == .estimated { metrics.estimatedItemSize = LayoutSize(width: 70.1, height: 30.9) }
    let count = self == .estimated ? 1_000_000 : Int(Int32.max)
    return [FlowSection(items: .uniform(count: count), metrics: metrics)]
  }

  /// Items nearly 2⁴⁰ points long, so that sums pass what a `Double` holds exactly.
  private func huge(_ metrics: SectionMetrics, _ random: inout RandomLayouts) -> [FlowSection] {
    (0..<60).map { _ in
      let sizes = (0..<30).map { _ in
        LayoutSize(
          width: (0.5 + random.numbers.unit() / 2) * 0x1p40,
          height: (0.5 + random.numbers.unit() / 2) * 0x1p40)
      }
      return FlowSection(items: .sizes(sizes), metrics: metrics)
    }
  }

  /// One section of sizes given one by one, enough for many chunks.
  private func varied(
    _ metrics: inout SectionMetrics, _ random: inout RandomLayouts
  ) -> [FlowSection] {
    if self == .overlappingLines { metrics.minimumLineSpacing = -70.4 }
    let sizes = (0..<20_000).map { index in
      self == .periodic
        ? LayoutSize(width: index % 3 == 2 ? 60 : 120, height: 44)
        : LayoutSize(
          width: 30 + random.numbers.unit() * 150, height: 20 + random.numbers.unit() * 80)
    }
    return [FlowSection(items: .sizes(sizes), metrics: metrics)]
  }

  /// Short sections, many of them empty or alike.
  private func many(_ metrics: SectionMetrics, _ random: inout RandomLayouts) -> [FlowSection] {
    var metrics = metrics
    return (0..<3000).map { _ in
      if random.numbers.chance(0.1) { metrics = random.metrics() }
      return FlowSection(
        items: .uniform(count: random.numbers.pick([0, 0, 1, 2, 9])), metrics: metrics,
        isSelfSizing: random.numbers.chance(0.1))
    }
  }
}
