public import LayoutGeometry

/// Everything that decides where a popover goes.
///
/// All rectangles are in one coordinate space, points, y growing downward; negative sizes are
/// standardised. A request is a plain value: the same one always gives the same placement. Values are
/// checked when `placement()` is asked for, which names the input that is wrong.
///
/// > Source: the inputs of §3.1.
public struct PopoverRequest: Hashable, Sendable {
  /// The area that popovers are shown in, usually the window; must not be empty.
  public var container: LayoutRect
  /// What the device's shape and bars take off the container; 0 or more on each edge.
  public var safeAreaInsets = LayoutInsets.zero
  /// The distance kept from what the safe area leaves; 0 or more on each edge, 10 by default.
  ///
  /// > Source: rule U20.
  public var popoverLayoutMargins = LayoutInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The keyboard's frame in the container's space, or nil; only a docked one takes room.
  public var keyboardFrame: LayoutRect?

  /// The rectangle that the arrow points at.
  public var sourceRect: LayoutRect
  /// Whether the source is an item of a bar.
  public var sourceKind = PopoverSourceKind.rect
  /// Whether the source has left the screen; `sourceRect` then says where it was last.
  ///
  /// The popover points at that place and is flagged `sourceOffscreen`; whether to keep, hide or
  /// dismiss it is the presenter's choice.
  ///
  /// > Source: §3.4, U72.
  public var isSourceWithdrawn = false

  /// The content size asked for; a length of 0 or less asks for the default, +∞ for all the room.
  ///
  /// > Source: rules U22 to U25.
  public var preferredContentSize: LayoutSize
  /// The content size used where none is asked for; 320 × 480 by default.
  public var defaultContentSize = LayoutSize(width: 320, height: 480)
  /// The content size below which a direction is a last resort; 44 × 44 by default.
  ///
  /// It never enlarges an explicit smaller request.
  public var minimumContentSize = LayoutSize(width: 44, height: 44)
  /// The largest content size, infinite by default; where it is below the minimum it wins.
  public var maximumContentSize = LayoutSize(width: .infinity, height: .infinity)

  /// The directions in which the arrow may point; none of them gives a popover without an arrow.
  public var permittedArrowDirections = PopoverArrowDirections.any
  /// The order among equally good directions; nil is the standard one of `layoutDirection`.
  public var directionPreference: PopoverDirectionPreference?
  /// The direction shown until now; it breaks ties among directions in which the content fits.
  ///
  /// > Source: §3.4.
  public var previousDirection: PopoverArrowDirection?
  /// How the direction is chosen.
  public var selection = PopoverSelection.fitFirst
  /// Whether the popover may cover its source where it does not fit beside it.
  public var canOverlapSourceViewRect = false

  /// The measures of arrow, corners and frame.
  public var chrome = PopoverChrome.iOS13
  /// Whether a popover without an arrow is centred as if an arrow's strip lay below it.
  ///
  /// > Source: rule U12; seen on iOS 14.
  public var reservesArrowStrip = false
  /// The distance between source and arrow tip; 0 or more.
  public var gap = 0.0
  /// Which part of the source the popover lines up with.
  public var alignment = PopoverAlignment.center
  /// A shift along the edge that carries the arrow; above and below the source towards trailing.
  public var crossOffset = 0.0
  /// The direction in which the user reads.
  public var layoutDirection = LayoutDirection.leftToRight
  /// Device pixels per point to round to, above 0; nil leaves exact values.
  public var displayScale: Double?

  /// The environment that a popover adapts to; nil always shows a popover.
  public var adaptivity: PopoverAdaptivity?

  /// Creates a request with the defaults of §3.1 for all that is not given.
  public init(
    container: LayoutRect, sourceRect: LayoutRect, preferredContentSize: LayoutSize = .zero
  ) {
    self.container = container
    self.sourceRect = sourceRect
    self.preferredContentSize = preferredContentSize
  }
}
