public import FlowLayoutCore
public import LayoutGeometry

/// The list of people as a flow layout, and what that needs.
extension PeoplePopoverSizing {
  /// The configuration of the list in a container of a size: headers and footers pin.
  ///
  /// - Complexity: O(1).
  public func configuration(
    container: LayoutSize, layoutDirection: LayoutDirection = .leftToRight
  ) -> FlowConfiguration {
    var configuration = FlowConfiguration(container: container)
    configuration.layoutDirection = layoutDirection
    configuration.sectionHeadersPinToVisibleBounds = true
    configuration.sectionFootersPinToVisibleBounds = true
    return configuration
  }

  /// The groups that are shown as sections, the last one with the bottom inset.
  ///
  /// - Parameter width: The width of the container, which a header's reference size repeats; a
  ///   vertical flow uses its height only.
  /// - Returns: One section for each of `shownCounts`.
  /// - Complexity: O(*s*).
  ///
  /// > Source: section 4.2 of the popover rules.
  public func sections(width: Double) -> [FlowSection] {
    var sections: [FlowSection] = []
    sections.reserveCapacity(shownCounts.count)
    for (index, count) in shownCounts.enumerated() {
      let isLast = index == shownCounts.count - 1
      sections.append(FlowSection(items: .uniform(count: count), metrics: section(width, isLast)))
    }
    return sections
  }

  /// The metrics of one section.
  private func section(_ width: Double, _ isLast: Bool) -> SectionMetrics {
    var section = SectionMetrics()
    section.itemSize = LayoutSize(width: metrics.itemWidth, height: metrics.rowHeight)
    section.minimumInteritemSpacing = metrics.interitemSpacing
    section.minimumLineSpacing = metrics.lineSpacing
    section.headerReferenceSize = LayoutSize(width: width, height: metrics.headerHeight)
    section.sectionInset = LayoutInsets(
      top: 0, left: metrics.sideInset, bottom: isLast ? metrics.bottomInset : 0,
      right: metrics.sideInset)
    return section
  }

  /// The list laid out in a container.
  ///
  /// - Parameters:
  ///   - container: The size of the popover's content, in points.
  ///   - layoutDirection: The direction of reading.
  ///   - contentOffset: The scroll position; at rest where nil.
  /// - Returns: The layout, section by section as `shownCounts`.
  /// - Throws: A `FlowLayoutError` where the container or the offset is out of range.
  /// - Complexity: O(*s*).
  public func layout(
    container: LayoutSize, layoutDirection: LayoutDirection = .leftToRight,
    contentOffset: LayoutPoint? = nil
  ) throws(FlowLayoutError) -> FlowLayout {
    try FlowLayout(
      configuration: configuration(container: container, layoutDirection: layoutDirection),
      sections: sections(width: container.width), contentOffset: contentOffset)
  }

  /// The height that the list takes at a width, by laying it out, in points; not capped.
  ///
  /// - Throws: A `FlowLayoutError` where the width is negative, no number or beyond 2⁴⁰.
  /// - Complexity: O(*s*).
  public func contentHeight(atWidth width: Double) throws(FlowLayoutError) -> Double {
    try layout(container: LayoutSize(width: width, height: 0)).contentSize.height
  }

  /// The size that fits the list at a width: that width and the height needed, capped.
  ///
  /// This is the answer to a placement that gave another width than was asked for.
  ///
  /// - Throws: A `FlowLayoutError` where the width is negative, no number or beyond 2⁴⁰.
  /// - Complexity: O(*s*).
  ///
  /// > Source: section 4.4, number 6, of the popover rules.
  public func fittedSize(atWidth width: Double) throws(FlowLayoutError) -> LayoutSize {
    LayoutSize(
      width: width, height: min(try contentHeight(atWidth: width), metrics.maximumHeight))
  }

  /// The size that fits the list in at most a width: the narrowest that gives `naturalColumns`
  /// columns, or the whole width where that is not to be had.
  ///
  /// - Throws: A `FlowLayoutError` where the width is negative or NaN; infinity is fine.
  /// - Complexity: O(*s*).
  public func fittedSize(maximumWidth: Double) throws(FlowLayoutError) -> LayoutSize {
    // NaN comes first, so that it is refused rather than lost in a comparison.
    if maximumWidth.isNaN { throw FlowLayoutError(.argument, .notANumber) }
    return try fittedSize(atWidth: min(naturalWidth, maximumWidth))
  }

  /// How many people stand beside one another at a width, whether or not there are so many; at least
  /// 1 and at most 2³⁰.
  ///
  /// - Throws: A `FlowLayoutError` where the width is negative, no number or beyond 2⁴⁰.
  /// - Complexity: O(ℓ log ℓ) with ℓ columns, of which no more than 65,536 count.
  ///
  /// > Source: rule F-ROW-2; section 4.2 of the popover rules.
  public func columns(atWidth width: Double) throws(FlowLayoutError) -> Int {
    // The layout is asked for the most people that take no second row, so that both always agree
    // on the tolerance of a line.
    var section = section(width, true)
    section.itemSize.height = 1
    section.minimumLineSpacing = 0
    func height(_ count: Int) throws(FlowLayoutError) -> Double {
      let layout = try FlowLayout(
        configuration: configuration(container: LayoutSize(width: width, height: 0)),
        sections: [FlowSection(items: .uniform(count: count), metrics: section)])
      return layout.contentSize.height
    }
    let oneRow = try height(1)
    let most = 1 << 30
    var (low, high) = (1, 2)
    while high <= most, try height(high) == oneRow {
      low = high
      if high == most { return most }
      high *= 2
    }
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if try height(middle) == oneRow { low = middle } else { high = middle }
    }
    return low
  }

  /// Whether a person's cell is wider than a row at a width, which the platform warns of; it then
  /// keeps its width, alone in its row.
  ///
  /// - Throws: A `FlowLayoutError` where the width is negative, no number or beyond 2⁴⁰.
  /// - Complexity: O(1).
  ///
  /// > Source: rule F-WARN-1.
  public func itemsAreTooWide(atWidth width: Double) throws(FlowLayoutError) -> Bool {
    let layout = try FlowLayout(
      configuration: configuration(container: LayoutSize(width: width, height: 0)),
      sections: [FlowSection(items: .uniform(count: 1), metrics: section(width, true))])
    return !layout.oversizeSections().isEmpty
  }
}
