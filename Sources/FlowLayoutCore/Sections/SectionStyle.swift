import LayoutGeometry

/// All that sections of the same kind have in common: what they are made from, resolved for one
/// configuration.
///
/// Thousands of sections with the same metrics share one style, so that each costs no more than its
/// count and its place.
final class SectionStyle: Sendable {
  /// The kinds of items.
  enum Items: Hashable {
    /// All of one size.
    case equal(LayoutSize)
    /// A size each, or estimates some of which were measured.
    case varied
    /// A grid.
    case grid(GridSpecification)
  }

  /// The metrics as they were given.
  let box: MetricsBox
  /// The kind of items.
  let items: Items
  /// Whether the section was marked as self-sizing.
  let isMarkedSelfSizing: Bool
  /// The lengths of header and footer that were measured.
  let boundaries: MeasuredBoundaries
  /// Whether it is on path S.
  let isSelfSizing: Bool
  /// How its lines are spread.
  let policy: LinePolicy
  /// The share of a line's spare main length that lies before an item.
  let placementFactor: Double
  /// The lengths in flow coordinates.
  let geometry: SectionGeometry
  /// The lines of items of one size, and of grids with one length; nil for others.
  let equal: EqualLines?
  /// From the section's beginning to its first line.
  let before: ExactLength
  /// From the last line's end to the footer.
  let insetAfter: ExactLength
  /// The header's length.
  let header: ExactLength
  /// The footer's length.
  let footer: ExactLength
  /// The distance between lines.
  let lineSpacing: ExactLength
  /// Whether nothing of the section lies outside the range from its beginning to its end.
  let isContained: Bool

  /// Resolves checked metrics.
  ///
  /// - Throws: A `FlowLayoutError` where a grid's aspect ratio gives a length out of range.
  init(
    box: MetricsBox, items: Items, isMarkedSelfSizing: Bool,
    boundaries: MeasuredBoundaries = MeasuredBoundaries(), configuration: FlowConfiguration,
    at index: Int
  ) throws(FlowLayoutError) {
    self.box = box
    self.items = items
    self.boundaries = boundaries
    self.isMarkedSelfSizing = isMarkedSelfSizing
    let policy = LinePolicy(
      alignment: configuration.rowAlignment, quirks: configuration.quirks)
    self.policy = policy
    placementFactor = policy.alignment.cross.factor
    let isGrid: Bool
    if case .grid = items { isGrid = true } else { isGrid = false }
    let isSelfSizing = !isGrid && (isMarkedSelfSizing || box.metrics.hasEstimate)
    self.isSelfSizing = isSelfSizing
    var geometry = SectionGeometry(
      box.metrics, allSizesEqual: items != .varied, isSelfSizing: isSelfSizing,
      configuration: configuration)
    geometry.header = boundaries.header ?? geometry.header
    geometry.footer = boundaries.footer ?? geometry.footer
    self.geometry = geometry
    equal = try SectionStyle.equalLines(
      items, geometry: geometry, isSelfSizing: isSelfSizing, policy: policy,
      crossIsWidth: configuration.scrollDirection == .vertical, at: index)
    header = ExactLength(geometry.header)
    footer = ExactLength(geometry.footer)
    before = header.plus(ExactLength(geometry.insetBefore))
    insetAfter = ExactLength(geometry.insetAfter)
    lineSpacing = ExactLength(geometry.lineSpacing)
    isContained =
      geometry.insetBefore >= 0 && geometry.insetAfter >= 0 && geometry.lineSpacing >= 0
  }

  private static func equalLines(
    _ items: Items, geometry: SectionGeometry, isSelfSizing: Bool,
    policy: LinePolicy, crossIsWidth: Bool, at index: Int
  ) throws(FlowLayoutError) -> EqualLines? {
    switch items {
    case .varied: return nil
    case .equal(let size):
      return .lines(
        of: FlowSize(size, crossIsWidth: crossIsWidth), geometry: geometry,
        policy: policy, isSelfSizing: isSelfSizing, itemCount: LineCapacity.counted)
    case .grid(let grid):
      let lanes = GridLanes(grid.lanes, geometry: geometry)
      switch grid.lengths {
      case .each: return nil
      case .fixed(let length):
        return .grid(lanes: lanes, mainLength: length + 0.0, geometry: geometry)
      case .aspectRatio(let ratio):
        let length = crossIsWidth ? lanes.share / ratio : lanes.share * ratio
        if let reason = lengthFault(length) {
          throw FlowLayoutError(.section(index, .gridAspectRatio), reason)
        }
        return .grid(lanes: lanes, mainLength: length, geometry: geometry)
      }
    }
  }

  /// Whether the items form a grid.
  var isGrid: Bool {
    if case .grid = items { return true }
    return false
  }
}

extension SectionStyle {
  /// The lines of so many items of one size; nil where sizes differ.
  ///
  /// - Complexity: O(1), or O(ℓ) for lines of 65,536 items and more.
  @inline(__always)
  func equalLines(of itemCount: Int) -> EqualLines? {
    guard let equal else { return nil }
    if equal.capacityDependsOnCount && !isGrid {
      return .lines(
        of: equal.size, geometry: geometry, policy: policy, isSelfSizing: isSelfSizing,
        itemCount: max(1, itemCount))
    }
    return equal
  }
}
