public import FlowLayoutCore
public import LayoutGeometry

/// A layout as a document: what `FlowLayout` needs, in the form in which people write it down.
///
/// Unlike the layout itself it keeps apart what the whole layout says and what a section overrides,
/// so that a document that was read can be changed and written back.
public struct FlowDocument: Hashable, Sendable {
  /// The title, for drawings.
  public var title: String?

  /// The container and the policies.
  public var configuration: FlowConfiguration

  /// The scroll position; at rest where nil.
  public var contentOffset: LayoutPoint?

  /// The metrics of every section that does not override them.
  public var defaults = SectionMetrics()

  /// The sections in order.
  public var sections: [Section]

  /// Creates a document.
  public init(configuration: FlowConfiguration, sections: [Section] = []) {
    self.configuration = configuration
    self.sections = sections
  }

  /// One section of a document.
  public struct Section: Hashable, Sendable {
    /// The title, for drawings.
    public var title: String?

    /// One name for each item, for drawings.
    public var names: [String]?

    /// The items.
    public var items: SectionItems

    /// Whether the section is self-sizing although it has no estimate (F-H-6).
    public var isSelfSizing = false

    /// The metrics that differ from the document's.
    public var overrides = MetricsOverrides()

    /// Creates a section.
    public init(items: SectionItems) {
      self.items = items
    }
  }

  /// The metrics that a section has of its own; nil ones are the document's.
  public struct MetricsOverrides: Hashable, Sendable {
    /// The size of each item.
    public var itemSize: LayoutSize?
    /// The estimate; zero turns an inherited one off, and a grid must not have one.
    public var estimatedItemSize: LayoutSize?
    /// The distance between lines.
    public var minimumLineSpacing: Double?
    /// The least distance between the items of a line.
    public var minimumInteritemSpacing: Double?
    /// The space around the items.
    public var sectionInset: LayoutInsets?
    /// The header's size.
    public var headerReferenceSize: LayoutSize?
    /// The footer's size.
    public var footerReferenceSize: LayoutSize?

    /// Creates overrides that change nothing.
    public init() {}

    /// The metrics of a section with these overrides.
    ///
    /// - Complexity: O(1).
    public func applied(to defaults: SectionMetrics) -> SectionMetrics {
      var metrics = defaults
      if let itemSize { metrics.itemSize = itemSize }
      if let estimatedItemSize { metrics.estimatedItemSize = estimatedItemSize }
      if let minimumLineSpacing { metrics.minimumLineSpacing = minimumLineSpacing }
      if let minimumInteritemSpacing { metrics.minimumInteritemSpacing = minimumInteritemSpacing }
      if let sectionInset { metrics.sectionInset = sectionInset }
      if let headerReferenceSize { metrics.headerReferenceSize = headerReferenceSize }
      if let footerReferenceSize { metrics.footerReferenceSize = footerReferenceSize }
      return metrics
    }
  }
}
