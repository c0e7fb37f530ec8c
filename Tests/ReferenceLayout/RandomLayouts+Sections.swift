public import FlowLayoutCore
public import LayoutGeometry

/// Random sections, sizes, and questions.
extension RandomLayouts {
  /// A section for a container.
  public mutating func section(in configuration: FlowConfiguration) -> FlowSection {
    let count = numbers.pick(itemCounts)
    var section = FlowSection(items: .uniform(count: count), metrics: metrics())
    switch numbers.below(20) {
    case 0..<4: section.items = .grid(grid(count: count, &section.metrics), count: count)
    case 4..<9: section.metrics.itemSize = itemSize()
    case 9..<12: fill(&section, count: count, of: configuration)
    default: section.items = .sizes(sizes(count: count))
    }
    if numbers.chance(0.1) {
      section.metrics.estimatedItemSize = LayoutSize(
        width: numbers.pick([0, 50, 120]), height: numbers.pick([0, 44]))
    }
    section.isSelfSizing = numbers.chance(0.15)
    return section
  }

  /// Spacings, insets, header and footer.
  public mutating func metrics() -> SectionMetrics {
    var result = SectionMetrics()
    if numbers.chance(0.6) {
      result.minimumLineSpacing = numbers.pick([0, 5, 12.5, -8, length(-70.4)])
    }
    if numbers.chance(0.6) {
      result.minimumInteritemSpacing = numbers.pick([0, 1, 7.25, -4, -60])
    }
    if numbers.chance(0.6) { result.sectionInset = insets([0, 5, 20, -6, length(3.3)]) }
    if numbers.chance(0.5) { result.headerReferenceSize = boundarySize() }
    if numbers.chance(0.5) { result.footerReferenceSize = boundarySize() }
    return result
  }

  private mutating func boundarySize() -> LayoutSize {
    LayoutSize(width: numbers.pick([0, 30, 45]), height: numbers.pick([0, 30, length(44.9)]))
  }

  /// One size, often of a kind that is easy to get wrong.
  public mutating func itemSize() -> LayoutSize {
    LayoutSize(
      width: length(numbers.pick([0, 50, 75.5, 100, 150, 320, 500, numbers.unit() * 240])),
      height: length(numbers.pick([0, 30, 57, 44.5, 120, numbers.unit() * 120])))
  }

  /// Sizes one by one: of a few values, all equal, many zeros, or any.
  public mutating func sizes(count: Int) -> [LayoutSize] {
    switch numbers.below(5) {
    case 0:
      let size = itemSize()
      return Array(repeating: size, count: count)
    case 1:
      return (0..<count).map { _ in
        LayoutSize(width: numbers.pick([60, 120]), height: numbers.pick([40, 57]))
      }
    case 2:
      return (0..<count).map { _ in
        LayoutSize(width: numbers.pick([0, 0, 80]), height: numbers.pick([0, 20]))
      }
    case 3: return (0..<count).map { _ in itemSize() }
    default:
      return (0..<count).map { _ in
        LayoutSize(width: length(numbers.unit() * 240), height: length(numbers.unit() * 120))
      }
    }
  }

  /// Makes items an exact fraction of a line, as a sum of decimals gives it.
  private mutating func fill(
    _ section: inout FlowSection, count: Int, of configuration: FlowConfiguration
  ) {
    let columns = numbers.pick([1, 2, 3, 4, 6, 7])
    let gap = numbers.pick([0.0, 1, 5, 10])
    let inset = section.metrics.sectionInset
    let content = configuration.adjustedContentInset
    let room =
      configuration.scrollDirection == .vertical
      ? configuration.container.width - content.left - content.right - inset.left - inset.right
      : configuration.container.height - content.top - content.bottom - inset.top - inset.bottom
    let side = length(max(0, room - Double(columns - 1) * gap) / Double(columns))
    section.metrics.minimumInteritemSpacing = gap
    section.metrics.itemSize = LayoutSize(width: side, height: side)
    if numbers.chance(0.5) && count > 0 {
      var sizes = Array(repeating: section.metrics.itemSize, count: count)
      sizes[numbers.below(count)] = itemSize()
      section.items = .sizes(sizes)
    }
  }

  /// A grid; its spacing is raised where the minimum length would not stay above it.
  private mutating func grid(count: Int, _ metrics: inout SectionMetrics) -> GridSpecification {
    let lanes: GridSpecification.Lanes
    if numbers.chance(0.5) {
      lanes = .count(numbers.pick([1, 2, 3, 7]))
    } else {
      let minimum = numbers.pick([40, 90.5, 200, 1000])
      metrics.minimumInteritemSpacing = max(metrics.minimumInteritemSpacing, -minimum / 2)
      lanes = .minimum(minimum)
    }
    let lengths: GridSpecification.Lengths =
      switch numbers.below(3) {
      case 0: .fixed(numbers.pick([0, 57, 80.25]))
      case 1: .aspectRatio(isDyadic ? numbers.pick([0.5, 1, 2]) : numbers.pick([0.75, 1.5, 3]))
      default: .each((0..<count).map { _ in numbers.pick([0, 30, 44.5, 80]) })
      }
    return GridSpecification(lanes: lanes, lengths: lengths)
  }

  /// A rectangle around some content: small ones, lines, points, turned ones, infinite ones, and
  /// often with edges on those of a frame.
  public mutating func rect(among frames: [LayoutRect], contentSize: LayoutSize) -> LayoutRect {
    let (x, width) = range(
      among: frames.isEmpty ? nil : edges(of: numbers.pick(frames), horizontal: true),
      extent: contentSize.width)
    let (y, height) = range(
      among: frames.isEmpty ? nil : edges(of: numbers.pick(frames), horizontal: false),
      extent: contentSize.height)
    return LayoutRect(x: x, y: y, width: width, height: height)
  }

  private func edges(of frame: LayoutRect, horizontal: Bool) -> [Double] {
    horizontal ? [frame.x, frame.x + frame.width] : [frame.y, frame.y + frame.height]
  }

  private mutating func range(
    among edges: [Double]?, extent: Double
  ) -> (start: Double, length: Double) {
    let infinity = Double.infinity
    if numbers.chance(0.06) {
      return numbers.pick([
        (-infinity, infinity), (infinity, -infinity), (0, infinity), (extent, -infinity),
        (infinity, 5), (-infinity, 5), (infinity, infinity), (-infinity, -infinity),
        (-1e300, 2e300),
      ])
    }
    var start = -100 + numbers.unit() * (extent + 200)
    if let edges, numbers.chance(0.4) { start = numbers.pick(edges) }
    let length = numbers.pick([0, 1e-3, 10, 100, extent, 10 * extent, numbers.unit() * extent])
    return (start, numbers.chance(0.2) ? -length : length)
  }

  /// A point in or near some content, often on an edge of a frame.
  public mutating func point(among frames: [LayoutRect], contentSize: LayoutSize) -> LayoutPoint {
    if !frames.isEmpty && numbers.chance(0.6) {
      let frame = numbers.pick(frames)
      return LayoutPoint(
        x: frame.x + frame.width * numbers.pick([0, 0, 0.5, 1]),
        y: frame.y + frame.height * numbers.pick([0, 0, 0.5, 1]))
    }
    return LayoutPoint(
      x: -20 + numbers.unit() * (contentSize.width + 40),
      y: -20 + numbers.unit() * (contentSize.height + 40))
  }
}
