import LayoutGeometry

/// Changing the lengths that a section is laid out with.
extension FlowLayout {
  /// Gives a section other metrics: spacings, insets, header, footer, common size, estimate.
  ///
  /// Items that have the old common size because they were given by count, or were not measured, take
  /// the new one; all others keep their sizes. Measured headers and footers stay measured.
  ///
  /// - Parameters:
  ///   - metrics: The new metrics.
  ///   - index: The section's index.
  ///   - anchor: What keeps its place on screen.
  /// - Returns: What changed.
  /// - Throws: A `FlowLayoutError` that names the first value that no layout can be made from, or the
  ///   section if there is none; then nothing changed.
  /// - Complexity: O(log *s*) for items of one size, O(*n*) for others.
  @discardableResult
  public mutating func setMetrics(
    _ metrics: SectionMetrics, inSection index: Int, anchor: ScrollAnchor = .none
  ) throws(FlowLayoutError) -> LayoutChange {
    guard index >= 0 && index < sectionCount else {
      throw FlowLayoutError(.section(index, .sections), .noSuchElement)
    }
    try metrics.validate(at: index)
    let configuration = configuration
    let section = try stack.resolved(index).with(
      metrics, at: index, configuration: configuration)
    return try change(holding: anchor) { next throws(FlowLayoutError) in
      let items = [0..<section.itemCount].filter { !$0.isEmpty }
      return [
        try next.editSection(index) { changed in
          changed = section
          return items
        }
      ]
    }
  }
}

extension ResolvedSection {
  /// The section with other metrics, which are valid.
  fileprivate func with(
    _ metrics: SectionMetrics, at index: Int, configuration: FlowConfiguration
  ) throws(FlowLayoutError) -> ResolvedSection {
    var result = self
    var items = style.items
    let (old, new) = (style.box.metrics.commonItemSize, metrics.commonItemSize)
    let followsMetrics = measured == .none
    switch items {
    case .equal(let size) where itemCount == 0 || (followsMetrics && size == old):
      items = .equal(new)
    case .grid(let grid):
      // The items' lengths were checked, and do not depend on metrics.
      if let (property, reason) = grid.lanesFault(spacing: metrics.minimumInteritemSpacing) {
        throw FlowLayoutError(.section(index, property), reason)
      }
    case .equal, .varied:
      if style.isEstimated {
        result.replaceEstimates(by: new, configuration: configuration)
        items = result.style.items
      } else if metrics.hasEstimate {
        result.measured = .all
      }
    }
    let style = try SectionStyle(
      box: MetricsBox(metrics), items: items, isMarkedSelfSizing: style.isMarkedSelfSizing,
      boundaries: style.boundaries, configuration: configuration, at: index)
    if !style.isEstimated { result.measured = .none }
    return result.moved(to: style, from: configuration, configuration: configuration)
  }

  /// Gives all items that were not measured another size.
  private mutating func replaceEstimates(
    by size: LayoutSize, configuration: FlowConfiguration
  ) {
    var next = 0
    while let gap = measured.firstGap(in: next..<itemCount) {
      replaceItems(
        gap, with: Array(repeating: size, count: gap.count),
        measured: Array(repeating: false, count: gap.count), configuration: configuration)
      next = gap.upperBound
    }
  }
}
