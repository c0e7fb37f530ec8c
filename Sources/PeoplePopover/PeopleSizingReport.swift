public import FlowLayoutCore
public import LayoutGeometry

/// Where the formula of a people popover and the need of its flow layout part.
///
/// > Source: section 4.4 of the popover rules.
public struct PeopleSizingDifferences: OptionSet, Hashable, Sendable {
  /// One bit per difference.
  public let rawValue: UInt8

  /// Creates a set from its bits; unknown bits are kept and have no meaning.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// There is nobody to show; the formula gives a size although the original presents nothing.
  public static let emptyContent = PeopleSizingDifferences(rawValue: 1)

  /// The formula's width is not the one that exactly holds the columns that the groups fill.
  public static let width = PeopleSizingDifferences(rawValue: 2)

  /// At the formula's width the list takes another height than the formula says.
  public static let height = PeopleSizingDifferences(rawValue: 4)

  /// A group without people is shown by its header.
  public static let emptySection = PeopleSizingDifferences(rawValue: 8)

  /// The list was given another width than the formula's and takes another height there.
  public static let placedHeight = PeopleSizingDifferences(rawValue: 16)

  /// A cell is wider than a row at the width given.
  public static let itemsTooWide = PeopleSizingDifferences(rawValue: 32)

  /// The list scrolls only for the space below its last row: all people are visible at once.
  public static let hidesInsetOnly = PeopleSizingDifferences(rawValue: 64)
}

/// What a people popover asks for, what it got, and what its list needs there.
public struct PeopleSizingReport: Hashable, Sendable {
  /// The size that the formula asks for.
  public var formulaSize: LayoutSize

  /// The formula's height before the cap, in points.
  public var uncappedHeight: Double

  /// The size of the content that was placed; the formula's where none was given.
  public var placedSize: LayoutSize

  /// The height that the list takes at the placed width, in points.
  public var contentHeight: Double

  /// How far the list scrolls: what of its height the placed one does not hold, in points; at least 0.
  public var hiddenHeight: Double

  /// How many people stand beside one another at the placed width.
  public var columns: Int

  /// Where formula and need part.
  public var differences: PeopleSizingDifferences

  /// Whether the list scrolls.
  public var scrolls: Bool { hiddenHeight > 0 }
}

extension PeoplePopoverSizing {
  /// The difference of two heights below which they count as equal, in points: far above the error
  /// of a sum, far below a pixel.
  static let heightTolerance = 1e-6

  /// Compares the formula with what the list needs where it was placed.
  ///
  /// A placement may give less room than was asked for: a narrower one loses a column at once, as
  /// both widths hold their columns exactly; a lower one makes the list scroll.
  ///
  /// - Parameter placedSize: The size that the popover's content was given; the formula's where nil.
  /// - Returns: All answers for that size.
  /// - Throws: A `FlowLayoutError` where a length is negative, no number or beyond 2⁴⁰.
  /// - Complexity: O(*s* + ℓ log ℓ) with ℓ columns, of which no more than 65,536 count.
  public func report(
    placedSize: LayoutSize? = nil
  ) throws(FlowLayoutError) -> PeopleSizingReport {
    let formula = formulaSize
    let placed = placedSize ?? formula
    let height = try layout(container: placed).contentSize.height
    let hidden = height - placed.height
    let isHidden = hidden > PeoplePopoverSizing.heightTolerance
    var differences: PeopleSizingDifferences = []
    if isEmpty { differences.insert(.emptyContent) }
    if differ(formula.width, naturalWidth) { differences.insert(.width) }
    if differ(try contentHeight(atWidth: formula.width), uncappedHeight) {
      differences.insert(.height)
    }
    if shownCounts.contains(0) { differences.insert(.emptySection) }
    if differ(placed.width, formula.width) && differ(height, uncappedHeight) {
      differences.insert(.placedHeight)
    }
    if try itemsAreTooWide(atWidth: placed.width) { differences.insert(.itemsTooWide) }
    if isHidden && hidden <= metrics.bottomInset + PeoplePopoverSizing.heightTolerance {
      differences.insert(.hidesInsetOnly)
    }
    return PeopleSizingReport(
      formulaSize: formula, uncappedHeight: uncappedHeight, placedSize: placed,
      contentHeight: height, hiddenHeight: isHidden ? hidden : 0,
      columns: try columns(atWidth: placed.width), differences: differences)
  }

  private func differ(_ a: Double, _ b: Double) -> Bool {
    (a - b).magnitude > PeoplePopoverSizing.heightTolerance
  }
}
