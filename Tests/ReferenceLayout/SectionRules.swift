import FlowLayoutCore
import LayoutGeometry

/// An item's lengths along a line and along the scroll axis (F-TRANS).
struct FlowItem: Hashable {
  var cross: Double
  var main: Double
}

/// What the rules make of one section's description before its lines are broken.
struct SectionRules {
  /// All items, one by one; those of a grid too.
  var items: [FlowItem] = []
  /// The grid, if the section is one, and how many lanes it has.
  var lanes: (count: Int, share: Double)?
  /// Whether the section is on path S (F-H-6, F-SELF-1).
  var isSelfSizing: Bool
  /// Whether rows run from right to left (F-RTL-2).
  var isMirrored: Bool
  /// The effective inset at the start of a line (F-REF).
  var start: Double
  /// `A` of F-AVAIL.
  var available: Double
  var lineSpacing: Double
  var interitemSpacing: Double
  var insetBefore: Double
  var insetAfter: Double
  var header: Double
  var footer: Double

  var isGrid: Bool { lanes != nil }

  init(_ section: FlowSection, _ configuration: FlowConfiguration) {
    let metrics = section.metrics
    let vertical = configuration.isVertical
    func turned(_ size: LayoutSize) -> FlowItem {
      vertical
        ? FlowItem(cross: size.width, main: size.height)
        : FlowItem(cross: size.height, main: size.width)
    }

    // F-SELF-1: an estimate counts only if both of its lengths are above 0, and never in a grid.
    let estimate = metrics.estimatedItemSize
    let estimateCounts = estimate.width > 0 && estimate.height > 0
    isSelfSizing = section.isSelfSizing || estimateCounts
    var sizesAreEqual = true
    switch section.items {
    case .uniform(let count):
      items = Array(
        repeating: turned(estimateCounts ? estimate : metrics.itemSize), count: count)
    case .sizes(let sizes):
      items = sizes.map(turned)
      sizesAreEqual = Set(items).count <= 1
    case .grid:
      isSelfSizing = false
    }

    // F-RTL-2 and D7.
    isMirrored =
      vertical && configuration.layoutDirection == .rightToLeft
      && (sizesAreEqual || !configuration.quirks.contains(.unmirroredUnequalRows))

    // F-REF, F-RTL-4: section insets lead and trail, the rest belongs to physical edges.
    let inset = metrics.sectionInset
    let edges = SideInsets.crossEdges(of: configuration)
    let (near, far) = isMirrored ? (edges.end, edges.start) : edges
    let reference = configuration.sectionInsetReference
    start = near.effective(vertical ? inset.left : inset.top, reference)
    let end = far.effective(vertical ? inset.right : inset.bottom, reference)
    available = configuration.plainCrossExtent - start - end
    insetBefore = vertical ? inset.top : inset.left
    insetAfter = vertical ? inset.bottom : inset.right

    // D5.
    lineSpacing = metrics.minimumLineSpacing
    interitemSpacing = metrics.minimumInteritemSpacing
    if configuration.quirks.contains(.exchangedSpacings) && !vertical && !sizesAreEqual
      && !isSelfSizing
    {
      (lineSpacing, interitemSpacing) = (interitemSpacing, lineSpacing)
    }

    header = turned(metrics.headerReferenceSize).main
    footer = turned(metrics.footerReferenceSize).main
    if case .grid(let grid, let count) = section.items {
      layOutGrid(grid, count: count, vertical: vertical)
    }
  }

  /// F-GRID: so many lanes, an equal share each, and a main length for each item.
  private mutating func layOutGrid(_ grid: GridSpecification, count: Int, vertical: Bool) {
    var number = 1
    switch grid.lanes {
    case .count(let lanes): number = lanes
    case .minimum(let minimum):
      func fits(_ n: Int) -> Bool {
        Double(n) * minimum + Double(n - 1) * interitemSpacing <= available + 1e-6
      }
      while fits(number + 1) { number += 1 }
    }
    let gaps = Double(number - 1) * interitemSpacing
    let share = max(0, (available - gaps) / Double(number))
    lanes = (number, share)
    for item in 0..<count {
      let main =
        switch grid.lengths {
        case .fixed(let length): length
        case .each(let lengths): lengths[item]
        case .aspectRatio(let ratio): vertical ? share / ratio : share * ratio
        }
      items.append(FlowItem(cross: share, main: main))
    }
  }
}

/// What lies at one physical edge of the container on the cross axis.
struct SideInsets {
  var content: Double
  var safeArea: Double
  var margin: Double

  /// F-REF: the section's inset in content coordinates.
  func effective(_ section: Double, _ reference: SectionInsetReference) -> Double {
    switch reference {
    case .fromContentInset: section
    case .fromSafeArea: max(0, safeArea + section - content)
    case .fromLayoutMargins: max(0, margin + section - content)
    }
  }

  /// The left and right edges, or top and bottom when scrolling horizontally.
  static func crossEdges(of configuration: FlowConfiguration) -> (start: Self, end: Self) {
    let content = configuration.adjustedContentInset
    let safe = configuration.safeAreaInsets
    let margin = configuration.layoutMargins
    return configuration.isVertical
      ? (
        SideInsets(content: content.left, safeArea: safe.left, margin: margin.left),
        SideInsets(content: content.right, safeArea: safe.right, margin: margin.right)
      )
      : (
        SideInsets(content: content.top, safeArea: safe.top, margin: margin.top),
        SideInsets(content: content.bottom, safeArea: safe.bottom, margin: margin.bottom)
      )
  }
}
