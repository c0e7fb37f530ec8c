import LayoutGeometry

/// One section's lengths in flow coordinates: all that its lines and its place depend on.
///
/// Main is the scroll axis, cross the axis along a line. Everything here is resolved: references to
/// safe area and margins, quirks, and whether rows are mirrored.
struct SectionGeometry: Hashable {
  /// The distance from the start of the cross extent to the items' area.
  var crossStart: Double
  /// The cross length that a line's items have; negative where insets exceed the container.
  var available: Double
  /// The distance between lines.
  var lineSpacing: Double
  /// The least distance between items of a line.
  var interitemSpacing: Double
  /// The header's main length; 0 means none.
  var header: Double
  /// The footer's main length; 0 means none.
  var footer: Double
  /// The inset between header and first line.
  var insetBefore: Double
  /// The inset between last line and footer.
  var insetAfter: Double
  /// Whether items count from the right edge (F-RTL-2).
  var isMirrored: Bool
}

extension SectionGeometry {
  /// Resolves a section's metrics.
  ///
  /// - Parameters:
  ///   - metrics: The metrics.
  ///   - allSizesEqual: Whether all items have one size, or are a grid: two quirks ask.
  ///   - isSelfSizing: Whether the section is on path S.
  ///   - configuration: The container and the policies.
  init(
    _ metrics: SectionMetrics, allSizesEqual: Bool, isSelfSizing: Bool,
    configuration: FlowConfiguration
  ) {
    let quirks = configuration.quirks
    let isVertical = configuration.scrollDirection == .vertical
    isMirrored =
      isVertical && configuration.layoutDirection == .rightToLeft
      && (allSizesEqual || !quirks.contains(.unmirroredUnequalRows))
    let inset = metrics.sectionInset
    let edges = configuration.crossEdges(isMirrored: isMirrored)
    let reference = configuration.sectionInsetReference
    crossStart = edges.near.inset(isVertical ? inset.left : inset.top, from: reference)
    let crossEnd = edges.far.inset(isVertical ? inset.right : inset.bottom, from: reference)
    available = configuration.crossExtent - crossStart - crossEnd
    insetBefore = isVertical ? inset.top : inset.left
    insetAfter = isVertical ? inset.bottom : inset.right

    lineSpacing = metrics.minimumLineSpacing
    interitemSpacing = metrics.minimumInteritemSpacing
    let exchangesSpacings =
      quirks.contains(.exchangedSpacings) && !isVertical && !allSizesEqual
      && !isSelfSizing
    if exchangesSpacings { swap(&lineSpacing, &interitemSpacing) }

    header = isVertical ? metrics.headerReferenceSize.height : metrics.headerReferenceSize.width
    footer = isVertical ? metrics.footerReferenceSize.height : metrics.footerReferenceSize.width
  }
}

/// What lies at one physical edge of the container on the cross axis, in points.
struct CrossEdge {
  var contentInset: Double
  var safeArea: Double
  var margin: Double

  /// The effective section inset, measured from the content inset; the content inset is always a
  /// minimum.
  ///
  /// > Source: rule F-REF.
  func inset(_ sectionInset: Double, from reference: SectionInsetReference) -> Double {
    switch reference {
    case .fromContentInset: sectionInset
    case .fromSafeArea: max(0, safeArea + sectionInset - contentInset)
    case .fromLayoutMargins: max(0, margin + sectionInset - contentInset)
    }
  }
}

extension FlowConfiguration {
  /// The container's cross length inside the content inset; it may be negative (F-AVAIL).
  var crossExtent: Double {
    scrollDirection == .vertical
      ? container.width - adjustedContentInset.left - adjustedContentInset.right
      : container.height - adjustedContentInset.top - adjustedContentInset.bottom
  }

  /// The edges at which lines start and end.
  ///
  /// Section insets lead and trail, but the container's insets belong to its physical edges: where
  /// rows are mirrored, they start at the right one (F-RTL-4).
  func crossEdges(isMirrored: Bool) -> (near: CrossEdge, far: CrossEdge) {
    func edge(_ side: (LayoutInsets) -> Double) -> CrossEdge {
      CrossEdge(
        contentInset: side(adjustedContentInset), safeArea: side(safeAreaInsets),
        margin: side(layoutMargins))
    }
    switch scrollDirection {
    case .vertical:
      let left = edge { $0.left }
      let right = edge { $0.right }
      return isMirrored ? (right, left) : (left, right)
    case .horizontal:
      return (edge { $0.top }, edge { $0.bottom })
    }
  }
}
