import LayoutGeometry

/// What steps 7 to 12 of one placement read.
struct PopoverFitter {
  /// Where the popover may lie.
  let usable: LayoutRect
  /// The content size aimed at, and the one below which a direction is a last resort.
  let target: LayoutSize
  let minimum: LayoutSize
  let order: PopoverDirectionPreference
  let previousDirection: PopoverArrowDirection?
  let selection: PopoverSelection
  let canOverlap: Bool
  let chrome: PopoverChrome
  /// What the chrome's insets add to the content.
  let insetSize: LayoutSize
  let gap: Double
  let alignment: PopoverAlignment
  let crossOffset: Double
  let isRightToLeft: Bool
  let reservesArrowStrip: Bool
  let grid: PixelGrid

  init(
    _ request: PopoverRequest, usable: LayoutRect, content: TargetContent, on grid: PixelGrid
  ) {
    self.usable = usable
    target = content.size
    minimum = content.minimum
    order = request.directionOrder
    previousDirection = request.previousDirection
    selection = request.selection
    canOverlap = request.canOverlapSourceViewRect
    chrome = request.chrome
    insetSize = request.chrome.insetSize
    gap = request.gap
    alignment = request.alignment
    crossOffset = request.crossOffset
    isRightToLeft = request.layoutDirection == .rightToLeft
    reservesArrowStrip = request.reservesArrowStrip
    self.grid = grid
  }
}

extension PopoverChrome {
  /// What the content insets add to a size.
  var insetSize: LayoutSize {
    LayoutSize(
      width: contentViewInsets.left + contentViewInsets.right,
      height: contentViewInsets.top + contentViewInsets.bottom)
  }
}
