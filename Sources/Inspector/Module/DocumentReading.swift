import FlowLayoutCore
import LayoutGeometry

// A layout document as numbers, in the order in which these functions read them. The page reads the
// JSON, its words included; a word is its index in the document's list of words.

extension NumberReader {
  /// A layout: the configuration, an offset if there is one, and the sections.
  mutating func layout() throws(FlowLayoutError) -> FlowLayout {
    let configuration = configuration()
    let hasOffset = flag()
    let offset = point()
    var sections: [FlowSection] = []
    for _ in 0..<max(0, integer()) where remaining > 0 { sections.append(section()) }
    return try FlowLayout(
      configuration: configuration, sections: sections, contentOffset: hasOffset ? offset : nil)
  }

  private mutating func configuration() -> FlowConfiguration {
    var configuration = FlowConfiguration(container: size())
    configuration.adjustedContentInset = insets()
    configuration.safeAreaInsets = insets()
    configuration.layoutMargins = insets()
    configuration.scrollDirection = flag() ? .horizontal : .vertical
    configuration.layoutDirection = flag() ? .rightToLeft : .leftToRight
    configuration.flipsHorizontallyInOppositeLayoutDirection = flag()
    configuration.displayScale = number()
    configuration.pixelSnapping = flag() ? .edges : .origins
    configuration.sectionHeadersPinToVisibleBounds = flag()
    configuration.sectionFootersPinToVisibleBounds = flag()
    configuration.pinnedHeaderOffset = number()
    switch integer() {
    case 1: configuration.sectionInsetReference = .fromSafeArea
    case 2: configuration.sectionInsetReference = .fromLayoutMargins
    default: break
    }
    configuration.rowAlignment.common = spread(integer())
    let last = integer()
    configuration.rowAlignment.last = last == 0 ? .platform : .spread(spread(last - 1))
    switch integer() {
    case 0: configuration.rowAlignment.cross = .top
    case 2: configuration.rowAlignment.cross = .bottom
    default: break
    }
    configuration.quirks = PlatformQuirks(rawValue: UInt8(truncatingIfNeeded: integer()))
    return configuration
  }

  private func spread(_ index: Int) -> RowAlignment.Spread {
    switch index {
    case 0: .leading
    case 1: .center
    case 2: .trailing
    case 4: .spaceBetween
    case 5: .spaceAround
    case 6: .spaceEvenly
    default: .justified
    }
  }

  private mutating func section() -> FlowSection {
    var metrics = SectionMetrics()
    metrics.itemSize = size()
    metrics.estimatedItemSize = size()
    metrics.minimumLineSpacing = number()
    metrics.minimumInteritemSpacing = number()
    metrics.sectionInset = insets()
    metrics.headerReferenceSize = size()
    metrics.footerReferenceSize = size()
    let isSelfSizing = flag()
    return FlowSection(items: items(), metrics: metrics, isSelfSizing: isSelfSizing)
  }

  /// Items by count (0), by sizes (1) or as a grid (2).
  private mutating func items() -> SectionItems {
    let kind = integer()
    let count = integer()
    switch kind {
    case 1:
      var sizes: [LayoutSize] = []
      let present = max(0, min(count, remaining / 2))
      sizes.reserveCapacity(present)
      for _ in 0..<present { sizes.append(size()) }
      return .sizes(sizes)
    case 2:
      let lanes: GridSpecification.Lanes = flag() ? .minimum(number()) : .count(integer())
      return .grid(GridSpecification(lanes: lanes, lengths: lengths(count)), count: count)
    default:
      return .uniform(count: count)
    }
  }

  /// A grid's lengths: one for all (0), a ratio (1), or one each (2).
  private mutating func lengths(_ count: Int) -> GridSpecification.Lengths {
    switch integer() {
    case 1: return .aspectRatio(number())
    case 2:
      var lengths: [Double] = []
      let present = max(0, min(count, remaining))
      lengths.reserveCapacity(present)
      for _ in 0..<present { lengths.append(number()) }
      return .each(lengths)
    default: return .fixed(number())
    }
  }
}
