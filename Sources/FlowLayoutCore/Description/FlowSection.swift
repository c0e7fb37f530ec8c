public import LayoutGeometry

/// One section: its items and the metrics they are laid out with.
///
/// Sections are small: the metrics are kept aside, and sections copied from one another share them.
/// A layout of many sections is made fastest where they do.
public struct FlowSection: Sendable {
  /// The metrics, shared by copies.
  var box: MetricsBox

  /// The items, by count, by size or as a grid.
  public var items: SectionItems

  /// Whether the section follows the self-sizing path although it has no estimate (F-H-6).
  public var isSelfSizing: Bool

  /// Creates a section.
  public init(
    items: SectionItems, metrics: SectionMetrics = SectionMetrics(), isSelfSizing: Bool = false
  ) {
    box = MetricsBox(metrics)
    self.items = items
    self.isSelfSizing = isSelfSizing
  }

  /// Spacings, insets, header, footer and the common item size.
  ///
  /// Setting it does not affect the sections that this one was copied to or from.
  public var metrics: SectionMetrics {
    get { box.metrics }
    set { box = MetricsBox(newValue) }
  }

  /// The number of items.
  ///
  /// - Complexity: O(1).
  public var itemCount: Int { items.count }
}

extension FlowSection: Hashable {
  /// Whether two sections have equal metrics and items.
  public static func == (a: FlowSection, b: FlowSection) -> Bool {
    a.items == b.items && a.isSelfSizing == b.isSelfSizing
      && (a.box === b.box || a.metrics == b.metrics)
  }

  /// Hashes the metrics and the items.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(metrics)
    hasher.combine(items)
    hasher.combine(isSelfSizing)
  }
}

/// Metrics that do not change, so that sections can share them.
final class MetricsBox: Sendable {
  let metrics: SectionMetrics

  init(_ metrics: SectionMetrics) {
    self.metrics = metrics
  }
}

/// The items of a section.
public enum SectionItems: Hashable, Sendable {
  /// So many items of the metrics' `itemSize`, or of its estimate where that counts.
  case uniform(count: Int)
  /// One size for each item, in points; each length 0 … 2⁴⁰.
  case sizes([LayoutSize])
  /// So many items in equal shares of the available cross length.
  indirect case grid(GridSpecification, count: Int)

  /// The number of items.
  ///
  /// - Complexity: O(1).
  public var count: Int {
    switch self {
    case .uniform(let count): count
    case .sizes(let sizes): sizes.count
    case .grid(_, let count): count
    }
  }
}
