public import LayoutGeometry

/// The lengths that a section is laid out with, in points.
///
/// The platform asks its delegate for each of these per section; here they are given. The defaults
/// are the platform's.
public struct SectionMetrics: Hashable, Sendable {
  /// The size of each item where the section does not give sizes; each length 0 … 2⁴⁰.
  public var itemSize = LayoutSize(width: 50, height: 50)

  /// The size assumed for items that were not measured; it counts only if both lengths are above 0.
  public var estimatedItemSize = LayoutSize.zero

  /// The distance between lines; a negative one overlaps them.
  public var minimumLineSpacing = 10.0

  /// The least distance between the items of a line; a negative one overlaps them.
  public var minimumInteritemSpacing = 10.0

  /// The space around the items; left and right are leading and trailing (F-RTL-4).
  public var sectionInset = LayoutInsets.zero

  /// The header's size, of which only the main-axis length is used; 0 means no header (F-V-5).
  public var headerReferenceSize = LayoutSize.zero

  /// The footer's size, of which only the main-axis length is used; 0 means no footer (F-V-5).
  public var footerReferenceSize = LayoutSize.zero

  /// Creates metrics with the platform's defaults.
  public init() {}

  /// Whether the estimate turns self-sizing on.
  var hasEstimate: Bool { estimatedItemSize.width > 0 && estimatedItemSize.height > 0 }

  /// The size of an item that has none of its own.
  var commonItemSize: LayoutSize { hasEstimate ? estimatedItemSize : itemSize }
}
