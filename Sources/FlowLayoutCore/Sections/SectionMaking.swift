import LayoutGeometry

/// Resolves a section as it is given: its style, and its lines where they are not closed form.
enum SectionMaking {
  /// - Throws: A `FlowLayoutError` naming the first wrong value.
  /// - Complexity: O(*n*) for sizes given one by one, else O(1).
  static func make(
    _ section: FlowSection, at index: Int, previous: SectionStyle?,
    configuration: FlowConfiguration
  ) throws(FlowLayoutError) -> ResolvedSection {
    let count = section.itemCount
    if count < 0 { throw FlowLayoutError(.section(index, .itemCount), .negative) }
    if count > largestCount { throw FlowLayoutError(.section(index, .itemCount), .tooLarge) }
    switch section.items {
    case .uniform:
      let style = try style(
        section, .equal(section.box.metrics.commonItemSize), index, previous, configuration)
      return ResolvedSection(style: style, content: .equal(count: count))
    case .grid(let grid, _):
      return try makeGrid(grid, section, at: index, previous, configuration)
    case .sizes(let sizes):
      guard let first = sizes.first else {
        let size = section.box.metrics.commonItemSize
        return ResolvedSection(
          style: try style(section, .equal(size), index, previous, configuration),
          content: .equal(count: 0))
      }
      if ItemSurvey.isUniform(sizes, sizes.indices) {
        if let reason = sizeFault(first) {
          throw FlowLayoutError(.item(ItemPath(section: index, item: 0), .itemSizes), reason)
        }
        let style = try style(section, .equal(first), index, previous, configuration)
        return ResolvedSection(
          style: style, content: .equal(count: count), measured: style.isEstimated ? .all : .none)
      }
      let style = try style(section, .varied, index, previous, configuration)
      let made = LineBreaking(style, configuration: configuration).chunks(of: sizes)
      if let item = made.invalid, let reason = sizeFault(sizes[item]) {
        throw FlowLayoutError(.item(ItemPath(section: index, item: item), .itemSizes), reason)
      }
      return ResolvedSection(
        style: style, content: .varied(VariedLines(tree: SumTree(made.chunks))),
        measured: style.isEstimated ? .all : .none)
    }
  }

  /// A grid: closed form, or lines where its items have lengths of their own.
  private static func makeGrid(
    _ grid: GridSpecification, _ section: FlowSection, at index: Int, _ previous: SectionStyle?,
    _ configuration: FlowConfiguration
  ) throws(FlowLayoutError) -> ResolvedSection {
    let count = section.itemCount
    if let (property, reason) = grid.fault(
      count: count, spacing: section.box.metrics.minimumInteritemSpacing)
    {
      throw FlowLayoutError(.section(index, property), reason)
    }
    guard case .each(let lengths) = grid.lengths else {
      return ResolvedSection(
        style: try style(section, .grid(grid), index, previous, configuration),
        content: .equal(count: count))
    }
    if let item = lengths.firstIndex(where: { lengthFault($0) != nil }),
      let reason = lengthFault(lengths[item])
    {
      throw FlowLayoutError(.item(ItemPath(section: index, item: item), .gridLengths), reason)
    }
    // The lengths live on in the items' sizes; the style only says that there are some.
    let items = SectionStyle.Items.grid(
      GridSpecification(lanes: grid.lanes, lengths: .each([])))
    let style = try style(section, items, index, previous, configuration)
    if lengths.isEmpty { return ResolvedSection(style: style, content: .equal(count: 0)) }
    let sizes = GridLanes(grid.lanes, geometry: style.geometry).sizes(
      of: lengths, crossIsWidth: configuration.scrollDirection == .vertical)
    let chunks = LineBreaking(style, configuration: configuration).chunks(of: sizes).chunks
    return ResolvedSection(style: style, content: .varied(VariedLines(tree: SumTree(chunks))))
  }

  /// The style of a section: the previous section's where it is the same.
  private static func style(
    _ section: FlowSection, _ items: SectionStyle.Items, _ index: Int, _ previous: SectionStyle?,
    _ configuration: FlowConfiguration
  ) throws(FlowLayoutError) -> SectionStyle {
    if let previous, previous.isMarkedSelfSizing == section.isSelfSizing, previous.items == items,
      previous.box === section.box || previous.box.metrics == section.box.metrics
    {
      return previous
    }
    try section.box.metrics.validate(at: index)
    return try SectionStyle(
      box: section.box, items: items, isMarkedSelfSizing: section.isSelfSizing,
      configuration: configuration, at: index)
  }
}
