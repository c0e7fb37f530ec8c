public import LayoutGeometry

/// What a change of a collection view's bounds makes out of date.
public enum BoundsInvalidation: Hashable, Sendable {
  /// Nothing.
  case nothing
  /// The frames of pinned headers and footers, and of nothing else (F-PIN-6).
  case pinnedElements
  /// All lines: give the layout a configuration with the new container.
  case everything
}

extension FlowLayout {
  /// What new bounds make out of date, against those that the layout has.
  ///
  /// A new cross length breaks lines anew; a new origin, and with pinned footers a new length along the
  /// scroll axis, moves what is pinned. An unpinned layout only scrolls.
  ///
  /// - Parameters:
  ///   - origin: The new bounds' origin: the scroll position.
  ///   - size: The new bounds' size.
  /// - Returns: What is out of date.
  /// - Complexity: O(1).
  ///
  /// > Source: rule F-INV-4.
  public func invalidation(
    forBoundsOrigin origin: LayoutPoint, size: LayoutSize
  ) -> BoundsInvalidation {
    let old = configuration.container
    let (cross, oldCross) = space.isVertical ? (size.width, old.width) : (size.height, old.height)
    if cross != oldCross { return .everything }
    let headers = configuration.sectionHeadersPinToVisibleBounds
    let footers = configuration.sectionFootersPinToVisibleBounds
    let isResized = size != old && (footers || space.isFlipped)
    let hasMoved = origin != contentOffset || isResized
    return (headers || footers) && hasMoved ? .pinnedElements : .nothing
  }
}
