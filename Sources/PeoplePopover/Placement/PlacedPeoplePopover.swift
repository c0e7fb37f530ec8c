public import FlowLayoutCore
public import LayoutGeometry
public import PopoverGeometry

/// A people popover in its place: where it is, what its list needs there, and the list laid out.
///
/// Made by `PeoplePopoverSizing.placed(in:contentOffset:)`.
public struct PlacedPeoplePopover: Sendable {
  /// The size that the popover asked for last: the formula's, or after a refit that of the needed
  /// height, still at the formula's width.
  public var preferredContentSize: LayoutSize

  /// Where the popover lies, with its arrow and flags.
  public var placement: PopoverPlacement

  /// What the list needs in the content frame, against the formula.
  public var report: PeopleSizingReport

  /// The list in a container as large as the content frame, in coordinates that begin there.
  public var layout: FlowLayout

  /// Whether the popover came out narrower than the formula and was asked for its height again.
  ///
  /// > Source: §3.3 step 10.
  public var isRefitted: Bool
}

/// Why a people popover cannot be placed.
public enum PeoplePlacementError: Error, Hashable, Sendable {
  /// The request cannot be placed.
  case placement(PopoverError)
  /// The list cannot be laid out in the content frame; it is beyond 2⁴⁰ points.
  case layout(FlowLayoutError)
}

extension PeoplePopoverSizing {
  /// Places the popover: preferred size, placement, and another height where it came out narrower.
  ///
  /// The formula's size is asked for. A narrower place may lose a column, so that the list needs
  /// more height than the formula said: the popover then asks for the height needed at that width,
  /// still capped by `PeopleMetrics.maximumHeight`, and is placed once more. What the second placement
  /// cuts stands in its `reduction` and in the report.
  ///
  /// - Parameters:
  ///   - request: Container, source and whatever else decides. Its `preferredContentSize` is not used;
  ///     its `layoutDirection` is the list's too.
  ///   - contentOffset: How far the list is scrolled, in points; moved into the range in which it
  ///     scrolls. NaN counts as 0.
  /// - Returns: The placement with the list laid out in its content frame. A style that is no
  ///   popover fills the container with the list.
  /// - Throws: A `PeoplePlacementError` with what is wrong with the request or the size it leads to.
  /// - Complexity: O(*s* + ℓ log ℓ) with *s* groups and ℓ columns.
  ///
  /// > Source: §3.3 step 10; section 4.4, numbers 6 and 8, of the popover rules.
  public func placed(
    in request: PopoverRequest, contentOffset: Double = 0
  ) throws(PeoplePlacementError) -> PlacedPeoplePopover {
    var asked = formulaSize
    var questions = 0
    var failure: FlowLayoutError?
    let placement: PopoverPlacement
    do {
      placement = try request.placement { proposed in
        questions += 1
        // The first answer is a wish, whatever is proposed; a second question is about a width.
        if questions == 1 { return asked }
        do throws(FlowLayoutError) {
          asked.height = try fittedSize(atWidth: proposed.width).height
        } catch {
          failure = error
        }
        return LayoutSize(width: proposed.width, height: asked.height)
      }
    } catch {
      throw .placement(error)
    }
    if let failure { throw .layout(failure) }
    let size = placement.contentFrame.size
    do {
      let report = try report(placedSize: size)
      let offset = contentOffset > 0 ? min(contentOffset, report.hiddenHeight) : 0
      return PlacedPeoplePopover(
        preferredContentSize: asked, placement: placement, report: report,
        layout: try layout(
          container: size, layoutDirection: request.layoutDirection,
          contentOffset: LayoutPoint(x: 0, y: offset)),
        isRefitted: questions > 1)
    } catch {
      throw .layout(error)
    }
  }
}
