import LayoutGeometry

/// What is known of a section's sizes before its lines are made.
struct SizeSurvey {
  /// The one size of all items; nil where sizes differ, where there is none, or for a grid.
  var commonSize: LayoutSize?

  /// Whether two quirks treat the sizes as equal: one size for all, or a grid.
  var allEqual: Bool

  /// Checks every size and finds out whether they are equal.
  ///
  /// - Throws: A `FlowLayoutError` naming the first size out of range.
  /// - Complexity: O(*n*) for sizes given one by one.
  init(_ section: FlowSection, at index: Int) throws(FlowLayoutError) {
    switch section.items {
    case .uniform(let count):
      commonSize = count > 0 ? section.metrics.commonItemSize : nil
      allEqual = count > 0
    case .grid(let grid, _):
      commonSize = nil
      allEqual = true
      guard case .each(let lengths) = grid.lengths else { return }
      for (item, length) in lengths.enumerated() {
        if let reason = lengthFault(length) {
          throw FlowLayoutError(
            .item(ItemPath(section: index, item: item), .gridLengths), reason)
        }
      }
    case .sizes(let sizes):
      var equal = !sizes.isEmpty
      for (item, size) in sizes.enumerated() {
        if let reason = sizeFault(size) {
          throw FlowLayoutError(.item(ItemPath(section: index, item: item), .itemSizes), reason)
        }
        if size != sizes[0] { equal = false }
      }
      commonSize = equal ? sizes[0] : nil
      allEqual = equal
    }
  }
}

extension SectionLines {
  /// The lines of a section whose values were checked.
  ///
  /// - Throws: A `FlowLayoutError` where a grid's aspect ratio gives a length out of range.
  init(
    _ section: FlowSection, at index: Int, survey: SizeSurvey, geometry: SectionGeometry,
    configuration: FlowConfiguration
  ) throws(FlowLayoutError) {
    let crossIsWidth = configuration.scrollDirection == .vertical
    let tolerance = FitTolerance.of(configuration.quirks)
    if section.itemCount == 0 {
      self = .empty
    } else if case .grid(let grid, let count) = section.items {
      self = try .init(grid, count: count, at: index, geometry, crossIsWidth: crossIsWidth)
    } else if let size = survey.commonSize {
      self = .equal(
        EqualLines(
          count: section.itemCount, size: size, crossIsWidth: crossIsWidth, geometry: geometry,
          isSelfSizing: section.followsSelfSizingPath, configuration: configuration))
    } else if case .sizes(let sizes) = section.items {
      self = .varied(
        VariedLines(
          sizes: sizes, crossIsWidth: crossIsWidth, geometry: geometry, tolerance: tolerance))
    } else {
      self = .empty
    }
  }

  /// The lines of a grid of at least one item.
  private init(
    _ grid: GridSpecification, count: Int, at index: Int, _ geometry: SectionGeometry,
    crossIsWidth: Bool
  ) throws(FlowLayoutError) {
    let lanes = GridLanes(grid.lanes, geometry: geometry)
    let mainLength: Double
    switch grid.lengths {
    case .each(let lengths):
      self = .grid(
        GridLines(lengths: lengths, lanes: lanes, lineSpacing: geometry.lineSpacing))
      return
    case .fixed(let length): mainLength = length
    case .aspectRatio(let ratio):
      mainLength = crossIsWidth ? lanes.share / ratio : lanes.share * ratio
      if let reason = lengthFault(mainLength) {
        throw FlowLayoutError(.section(index, .gridAspectRatio), reason)
      }
    }
    let spread = LineSpread(start: 0, gap: geometry.interitemSpacing)
    self = .equal(
      EqualLines(
        itemCount: count, capacity: lanes.capacity(of: count), crossLength: lanes.share,
        mainLength: mainLength, lineSpacing: geometry.lineSpacing, common: spread, last: spread,
        isLattice: true))
  }
}

extension EqualLines {
  /// The lines of at least one item of one size, on the path that the section follows.
  init(
    count: Int, size: LayoutSize, crossIsWidth: Bool, geometry: SectionGeometry,
    isSelfSizing: Bool, configuration: FlowConfiguration
  ) {
    let cross = crossIsWidth ? size.width : size.height
    let main = crossIsWidth ? size.height : size.width
    let tolerance = FitTolerance.of(configuration.quirks)
    let alignment = configuration.rowAlignment
    if alignment.isPlatform && !isSelfSizing {
      self = .uniformPath(
        count: count, crossLength: cross, mainLength: main, geometry: geometry,
        tolerance: tolerance, centresOversize: configuration.quirks.contains(.oversizeCentred))
    } else {
      self = .equalSizes(
        count: count, crossLength: cross, mainLength: main, geometry: geometry,
        tolerance: tolerance, alignment: alignment, isSelfSizing: isSelfSizing)
    }
  }
}
