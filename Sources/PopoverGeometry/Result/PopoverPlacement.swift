public import LayoutGeometry

/// Where a popover is, how large its content became, and what its arrow does.
///
/// All rectangles are in the request's coordinate space, in points.
///
/// > Source: the outputs of §3.2.
public struct PopoverPlacement: Hashable, Sendable {
  /// The style after adapting; where it is no popover, all frames are the container's.
  public var style: PopoverPresentationStyle
  /// The way the arrow points; nil without an arrow.
  public var arrowDirection: PopoverArrowDirection?
  /// The background without the arrow.
  public var bodyFrame: LayoutRect
  /// The background with the strip that the arrow stands in.
  public var popoverFrame: LayoutRect
  /// The content: the body without the chrome's insets.
  public var contentFrame: LayoutRect
  /// The point that the arrow touches; nil without an arrow.
  public var arrowTip: LayoutPoint?
  /// The distance from the body's middle to the arrow's; negative is left or up.
  ///
  /// > Source: rule U42.
  public var arrowOffset: Double
  /// The distance along the edge from the arrow's tip to the source's middle.
  public var arrowMiss: Double
  /// By how much the content is smaller than asked for; 0 where that is at most 1e-9.
  public var reduction: LayoutSize
  /// How far the body was slid over the source and its gap, before rounding to pixels.
  public var overlap: Double
  /// What was given up or left out.
  public var flags: PopoverFlags

  /// Whether the content has the size that was asked for.
  @inlinable
  public var fits: Bool { reduction.width == 0 && reduction.height == 0 }

  /// The strip of the popover's frame that is the arrow's and not the body's.
  ///
  /// A content view that fills the whole frame takes it as additional safe area.
  ///
  /// > Source: rule U30.
  public var arrowStrip: LayoutInsets {
    LayoutInsets(
      top: bodyFrame.minY - popoverFrame.minY, left: bodyFrame.minX - popoverFrame.minX,
      bottom: popoverFrame.maxY - bodyFrame.maxY, right: popoverFrame.maxX - bodyFrame.maxX)
  }
}

extension PopoverPlacement {
  /// Creates the placement of a style that fills the container.
  ///
  /// > Source: §3.3 step 2.
  init(style: PopoverPresentationStyle, filling container: LayoutRect) {
    self.style = style
    arrowDirection = nil
    bodyFrame = container
    popoverFrame = container
    contentFrame = container
    arrowTip = nil
    arrowOffset = 0
    arrowMiss = 0
    reduction = .zero
    overlap = 0
    flags = []
  }
}
