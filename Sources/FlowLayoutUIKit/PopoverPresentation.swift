#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import LayoutGeometry
  public import PeoplePopover
  public import PopoverGeometry
  public import UIKit

  extension UIPopoverArrowDirection {
    /// The platform's set for one of the engine's.
    public init(_ directions: PopoverArrowDirections) {
      self = []
      if directions.contains(.up) { insert(.up) }
      if directions.contains(.down) { insert(.down) }
      if directions.contains(.left) { insert(.left) }
      if directions.contains(.right) { insert(.right) }
    }
  }

  extension PopoverArrowDirections {
    /// The engine's set for one of the platform's; what is neither of the four is left out.
    public init(platform directions: UIPopoverArrowDirection) {
      self = []
      if directions.contains(.up) { insert(.up) }
      if directions.contains(.down) { insert(.down) }
      if directions.contains(.left) { insert(.left) }
      if directions.contains(.right) { insert(.right) }
    }
  }

  extension PopoverRequest {
    /// The request for a popover that points at a part of a view.
    ///
    /// - Parameters:
    ///   - sourceRect: The part, in the view's coordinates.
    ///   - sourceView: The view.
    ///   - container: The view that popovers are shown in, usually the window; its bounds, safe area,
    ///     display scale and reading direction are taken over.
    ///   - preferredContentSize: The content size asked for; zero for the default.
    @MainActor
    public init(
      pointingAt sourceRect: CGRect, in sourceView: UIView, container: UIView,
      preferredContentSize: CGSize = CGSize(width: 0, height: 0)
    ) {
      self.init(
        container: LayoutRect(container.bounds),
        sourceRect: LayoutRect(sourceView.convert(sourceRect, to: container)),
        preferredContentSize: LayoutSize(preferredContentSize))
      safeAreaInsets = LayoutInsets(container.safeAreaInsets)
      let scale = container.traitCollection.displayScale
      displayScale = scale > 0 ? scale : nil
      layoutDirection =
        container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight
    }
  }

  extension UIPopoverPresentationController {
    /// Has the popover go where a placement says, as far as the platform lets itself be told.
    ///
    /// The margins and the permission to cover the source are the request's; the only direction
    /// permitted is the placement's. What the popover points at is left as it is, and the platform has
    /// the last word on the frame.
    ///
    /// - Parameters:
    ///   - placement: The placement; one without an arrow permits no direction.
    ///   - request: The request that was placed.
    public func apply(_ placement: PopoverPlacement, of request: PopoverRequest) {
      popoverLayoutMargins = UIEdgeInsets(
        top: request.popoverLayoutMargins.top, left: request.popoverLayoutMargins.left,
        bottom: request.popoverLayoutMargins.bottom, right: request.popoverLayoutMargins.right)
      canOverlapSourceViewRect = request.canOverlapSourceViewRect
      permittedArrowDirections = UIPopoverArrowDirection(
        placement.arrowDirection.map { PopoverArrowDirections($0) } ?? [])
    }
  }

  extension UIViewController {
    /// Prepares this controller, which shows people, to be presented in a popover.
    ///
    /// It takes the popover style and the size that the list of people needs, and its popover goes
    /// where the placement says. Present it afterwards; call again when the counts change or the
    /// container turns.
    ///
    /// - Parameters:
    ///   - sizing: The numbers of people and the lengths.
    ///   - sourceRect: What the popover points at, in the source view's coordinates.
    ///   - sourceView: The view that it is a part of.
    ///   - container: The view that popovers are shown in, usually the window.
    ///   - permittedArrowDirections: The ways the arrow may point.
    /// - Returns: The popover in its place, with the list laid out in its content frame.
    /// - Throws: A `PeoplePlacementError` where there is no place, and then nothing has changed.
    @discardableResult
    public func preparePopover(
      of sizing: PeoplePopoverSizing, pointingAt sourceRect: CGRect, in sourceView: UIView,
      container: UIView, permittedArrowDirections: UIPopoverArrowDirection = .any
    ) throws(PeoplePlacementError) -> PlacedPeoplePopover {
      var request = PopoverRequest(
        pointingAt: sourceRect, in: sourceView, container: container)
      request.permittedArrowDirections = PopoverArrowDirections(
        platform: permittedArrowDirections)
      let placed = try sizing.placed(in: request)
      if modalPresentationStyle != .popover { modalPresentationStyle = .popover }
      preferredContentSize = CGSize(placed.preferredContentSize)
      // The platform follows the view itself, wherever it goes.
      popoverPresentationController?.sourceView = sourceView
      popoverPresentationController?.sourceRect = sourceRect
      popoverPresentationController?.apply(placed.placement, of: request)
      return placed
    }
  }
#endif
