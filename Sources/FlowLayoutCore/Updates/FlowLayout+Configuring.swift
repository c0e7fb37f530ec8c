import LayoutGeometry

/// Changing the container and the policies.
extension FlowLayout {
  /// Takes another configuration: a new container after rotation, insets, directions, policies.
  ///
  /// Sizes that were given or measured stay. With the anchor `none` an offset at rest follows a new
  /// leading content inset (F-BND-2), any other is kept; afterwards it is inside the legal range.
  ///
  /// - Parameters:
  ///   - configuration: The new configuration.
  ///   - anchor: What keeps its place on screen.
  /// - Returns: What changed.
  /// - Throws: A `FlowLayoutError` that names the first value that no layout can be made from; then
  ///   nothing changed.
  /// - Complexity: O(1) and a query where nothing changes that lines depend on, such as the
  ///   container's length along the scroll axis; else O(*s*), and O(*n*) where sizes differ.
  ///
  /// > Source: rules F-BND-1, F-BND-2, F-ANC.
  @discardableResult
  public mutating func setConfiguration(
    _ configuration: FlowConfiguration, anchor: ScrollAnchor = .none
  ) throws(FlowLayoutError) -> LayoutChange {
    try configuration.validate()
    let old = self.configuration
    let isAtRest = anchor == .none && viewport.start == viewport.leastStart
    let stack = stack
    let needsLines = LineDependence(old) != LineDependence(configuration)
    var report = try change(holding: anchor) { next throws(FlowLayoutError) in
      next.configuration = configuration
      guard needsLines else { return [] }
      next.stack = try stack.moved(from: old, to: configuration)
      return (0..<stack.count).map {
        TouchedSection(section: $0, items: [0..<next.stack.resolved($0).itemCount])
      }
    }
    if isAtRest {
      let offset = space.offset(
        contentOffset, startingAt: viewport.leastStart,
        containerWidth: configuration.container.width)
      contentOffset = clampedOffset(offset)
      let start = viewport.start
      heldAnchor?.start = start
      report.contentOffset = contentOffset
    }
    return report
  }
}

/// What lines depend on in a configuration.
private struct LineDependence: Hashable {
  private let crossExtent: Double
  private let edges: [Double]
  private let scrollDirection: ScrollDirection
  private let layoutDirection: LayoutDirection
  private let reference: SectionInsetReference
  private let rowAlignment: RowAlignment
  private let quirks: PlatformQuirks

  init(_ configuration: FlowConfiguration) {
    crossExtent = configuration.crossExtent
    scrollDirection = configuration.scrollDirection
    layoutDirection = configuration.layoutDirection
    reference = configuration.sectionInsetReference
    rowAlignment = configuration.rowAlignment
    quirks = configuration.quirks
    let (near, far) = configuration.crossEdges(isMirrored: false)
    // Without a reference the insets beyond their sum do not matter (F-REF).
    switch reference {
    case .fromContentInset: edges = []
    case .fromSafeArea:
      edges = [near.contentInset, near.safeArea, far.contentInset, far.safeArea]
    case .fromLayoutMargins:
      edges = [near.contentInset, near.margin, far.contentInset, far.margin]
    }
  }
}

extension SectionStack {
  /// The sections under another configuration.
  ///
  /// - Throws: A `FlowLayoutError` where a grid's lengths get out of range, or all together do.
  /// - Complexity: O(*s*), and O(*n*) where sizes differ.
  fileprivate func moved(
    from old: FlowConfiguration, to configuration: FlowConfiguration
  ) throws(FlowLayoutError) -> SectionStack {
    var stacking = SectionStacking(expectedCount: count)
    var styles = MovedStyles()
    var index = 0
    while index < count {
      let (block, _) = tree.element(ofItem: index)
      for entry in block.entries.indices {
        let section = block.resolved(entry)
        let style = try styles.style(section.style, configuration, at: index + entry)
        stacking.append(section.moved(to: style, from: old, configuration: configuration))
      }
      index += block.entries.count
    }
    stacking.finishBlock()
    try SectionStack.checkRange(of: stacking.blocks)
    var result = self
    result.tree = SumTree(stacking.blocks)
    return result
  }
}

/// The last styles taken over to another configuration, so that sections that shared one share again.
private struct MovedStyles {
  private var pairs: [(old: SectionStyle, new: SectionStyle)] = []

  mutating func style(
    _ old: SectionStyle, _ configuration: FlowConfiguration, at index: Int
  ) throws(FlowLayoutError) -> SectionStyle {
    if let pair = pairs.last(where: { $0.old === old }) { return pair.new }
    let new = try SectionStyle(
      box: old.box, items: old.items, isMarkedSelfSizing: old.isMarkedSelfSizing,
      boundaries: old.boundaries, configuration: configuration, at: index)
    if pairs.count == 16 { pairs.removeFirst() }
    pairs.append((old, new))
    return new
  }
}
