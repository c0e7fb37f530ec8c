import LayoutGeometry

/// A section resolved for one configuration, wherever it stands: what changes are made to.
struct ResolvedSection: Sendable {
  /// What it has in common with its like.
  var style: SectionStyle
  /// Its items.
  var content: SectionContent
  /// Which of its items were measured.
  var measured = MeasuredItems.none

  /// The number of items.
  var itemCount: Int { content.itemCount }

  /// The size of an item, which must exist, as it was given or measured; in a grid its share.
  ///
  /// - Complexity: O(log *n*).
  func size(ofItem item: Int, crossIsWidth: Bool) -> LayoutSize {
    switch content {
    case .varied(let lines):
      let (chunk, start) = lines.tree.element(ofItem: item)
      return chunk.size(ofItem: item - start.items)
    case .equal: return style.equalSize(crossIsWidth: crossIsWidth)
    }
  }

  /// Whether an item's size is only an estimate.
  func isEstimate(_ item: Int) -> Bool {
    style.isEstimated && !measured.contains(item)
  }
}

extension SectionStyle {
  /// Whether items that were not measured have an estimate.
  var isEstimated: Bool { isSelfSizing && box.metrics.hasEstimate }

  /// The size of an item that has none of its own; a grid ignores an inherited estimate.
  var commonItemSize: LayoutSize {
    isGrid ? box.metrics.itemSize : box.metrics.commonItemSize
  }

  /// The size of each item where all are equal; zero for others.
  func equalSize(crossIsWidth: Bool) -> LayoutSize {
    if case .equal(let size) = items { return size }
    guard let size = equal?.size else { return .zero }
    return crossIsWidth
      ? LayoutSize(width: size.cross, height: size.main)
      : LayoutSize(width: size.main, height: size.cross)
  }

  /// The same metrics with other items or measured boundaries.
  ///
  /// Only a grid can fail to be made, and a grid that was made once is made again.
  func with(
    items: Items? = nil, boundaries: MeasuredBoundaries? = nil, configuration: FlowConfiguration
  ) -> SectionStyle {
    let items = items ?? self.items
    let boundaries = boundaries ?? self.boundaries
    if items == self.items && boundaries == self.boundaries { return self }
    do {
      return try SectionStyle(
        box: box, items: items, isMarkedSelfSizing: isMarkedSelfSizing, boundaries: boundaries,
        configuration: configuration, at: 0)
    } catch {
      return self
    }
  }
}
