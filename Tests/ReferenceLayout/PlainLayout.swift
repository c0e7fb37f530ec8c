public import FlowLayoutCore
public import LayoutGeometry

/// A slow and obvious model of the layout rules, to compare the engine with; never shipped.
///
/// Every frame is worked out at once, from the front, in plain `Double` sums, and every question is a
/// scan over all frames. The description must be valid: the model checks nothing and may trap or not
/// end on values that the engine refuses.
public struct PlainLayout: Sendable {
  /// What one section came to.
  public struct Section: Hashable, Sendable {
    /// The header's frame as reported; nil where there is no header.
    public var header: LayoutRect?
    /// The items' frames as reported.
    public var items: [LayoutRect] = []
    /// The footer's frame as reported; nil where there is no footer.
    public var footer: LayoutRect?
    /// How many items each of its lines holds.
    public var lineCounts: [Int] = []
    /// Where it begins along the scroll axis, from the content's leading end.
    public var mainOffset = 0.0
  }

  /// A section with an item longer than a line (F-WARN-1).
  public struct Oversize: Hashable, Sendable {
    /// The section's index.
    public var section: Int
    /// The cross length of its longest item, in points.
    public var largestCrossLength: Double
    /// The cross length that a line has, in points.
    public var availableCrossLength: Double

    /// Creates a report from its parts.
    public init(section: Int, largestCrossLength: Double, availableCrossLength: Double) {
      self.section = section
      self.largestCrossLength = largestCrossLength
      self.availableCrossLength = availableCrossLength
    }
  }

  /// The container's size, for the visible elements.
  let container: LayoutSize
  /// The scroll position that pinned elements were placed for.
  public let contentOffset: LayoutPoint
  /// The content's size (F-V-7).
  public private(set) var contentSize: LayoutSize
  /// The sections in order.
  public private(set) var sections: [Section] = []
  /// The sections that the platform would warn of, in order.
  public private(set) var oversizeSections: [Oversize] = []

  /// Lays sections out at a scroll position, at rest where nil.
  public init(
    configuration: FlowConfiguration, sections descriptions: [FlowSection],
    contentOffset: LayoutPoint? = nil
  ) {
    container = configuration.container
    let crossExtent = configuration.plainCrossExtent
    let tolerance = configuration.plainTolerance

    // F-V-1: sections one after the other, nothing between them.
    var stacked: [StackedSection] = []
    var position = 0.0
    for (index, description) in descriptions.enumerated() {
      let rules = SectionRules(description, configuration)
      stacked.append(StackedSection(rules, configuration, at: position))
      position = stacked[index].end
      let largest = rules.items.map { $0.cross }.max() ?? 0
      if !rules.items.isEmpty && !rules.isGrid && largest > rules.available + tolerance {
        oversizeSections.append(
          Oversize(
            section: index, largestCrossLength: largest, availableCrossLength: rules.available))
      }
    }

    // F-V-7, F-RANGE: reported extents are never below 0.
    let mainExtent = max(0, position)
    let shownCross = max(0, crossExtent)
    contentSize =
      configuration.isVertical
      ? LayoutSize(width: shownCross, height: mainExtent)
      : LayoutSize(width: mainExtent, height: shownCross)

    let border = Border(configuration: configuration, mainExtent: mainExtent)
    let offset = contentOffset ?? border.restingOffset
    self.contentOffset = offset
    let view = border.viewport(at: offset)

    for section in stacked {
      var result = Section(lineCounts: section.lineCounts, mainOffset: section.start)
      if section.headerLength > 0 {  // F-V-5
        let main = section.pinnedHeader(configuration, view)
        result.header = border.reported(
          FlowBox(main: main, mainLength: section.headerLength, cross: 0, crossLength: shownCross))
      }
      for box in section.items {
        result.items.append(border.reported(box, isMirrored: section.isMirrored))
      }
      if section.footerLength > 0 {
        let main = section.pinnedFooter(configuration, view)
        result.footer = border.reported(
          FlowBox(main: main, mainLength: section.footerLength, cross: 0, crossLength: shownCross))
      }
      sections.append(result)
    }
  }
}

extension FlowConfiguration {
  var isVertical: Bool { scrollDirection == .vertical }

  /// F-AVAIL: the container across, less the content inset.
  var plainCrossExtent: Double {
    let inset = adjustedContentInset
    return isVertical
      ? container.width - inset.left - inset.right : container.height - inset.top - inset.bottom
  }

  /// F-ROW-2: how much too long a line may be.
  var plainTolerance: Double { quirks.contains(.strictFit) ? 0 : 1e-6 }
}
