public import LayoutGeometry

/// What a tap at a point reaches while a popover is shown.
///
/// > Source: rules U50 to U52.
@frozen
public enum PopoverHit: Hashable, Sendable {
  /// The popover's body; the tap is the content's.
  case content
  /// The strip beside the body that the arrow stands in; counts as popover, nothing happens.
  case arrow
  /// One of the rectangles that taps pass through to, by its position in the list.
  case passthrough(Int)
  /// Anything else: the popover is dismissed, and the tap reaches nothing.
  case outside

  /// Whether the tap dismisses the popover.
  @inlinable
  public var dismisses: Bool { self == .outside }
}

extension PopoverPlacement {
  /// What a tap at a point reaches.
  ///
  /// The popover comes before the rectangles below it, and they before dismissal. For a bar item's
  /// popover the rectangles are its sibling items; the item itself is not among them, so that a tap on
  /// it dismisses (U4). A style that is no popover has no outside: every point is content (U65).
  ///
  /// - Parameters:
  ///   - point: In the placement's coordinates; left and top edges belong to a rectangle, the others
  ///     do not.
  ///   - passthrough: Rectangles with lengths that are not negative; the first that holds the point
  ///     counts.
  /// - Returns: The first of popover, rectangles and outside that holds the point.
  /// - Complexity: O(*n*) for *n* rectangles; allocates nothing.
  ///
  /// > Source: rule U52.
  public func hit(
    _ point: LayoutPoint, passthrough: some Sequence<LayoutRect> = EmptyCollection<LayoutRect>()
  ) -> PopoverHit {
    if style != .popover || bodyFrame.contains(point) { return .content }
    if popoverFrame.contains(point) { return .arrow }
    for (index, rect) in passthrough.enumerated() where rect.contains(point) {
      return .passthrough(index)
    }
    return .outside
  }
}
