import LayoutGeometry

extension PopoverRequest {
  /// Places the popover.
  ///
  /// The steps stand in `Steps`, one file each. Finite input gives a finite answer.
  ///
  /// - Returns: Where the popover lies; a style that is no popover fills the container.
  /// - Throws: `PopoverError`, naming the input that is NaN, infinite or negative, or saying that there
  ///   is no area to place anything in.
  /// - Complexity: O(1); allocates nothing.
  ///
  /// > Source: §3.3.
  public func placement() throws(PopoverError) -> PopoverPlacement {
    try validate()
    let container = container.standardized
    if let adapted = adaptedPlacement(in: container) { return adapted }
    let grid = PixelGrid(scale: displayScale ?? 0)
    let usable = try usableArea(of: container, on: grid)
    return placement(
      of: preferredContentSize, in: usable, source: visibleSource(in: container), on: grid)
  }

  /// The style that is shown in place of the popover, if any.
  ///
  /// > Source: §3.3 step 2.
  func adaptedPlacement(in container: LayoutRect) -> PopoverPlacement? {
    guard let style = adaptivity?.style(), style != .popover else { return nil }
    return PopoverPlacement(style: style, filling: container)
  }

  /// Steps 5 to 12 for a preferred size.
  func placement(
    of preferred: LayoutSize, in usable: UsableArea, source: VisibleSource, on grid: PixelGrid
  ) -> PopoverPlacement {
    let content = targetContent(
      preferred: preferred, room: contentRoom(in: usable.rect), on: grid)
    let fitter = PopoverFitter(self, usable: usable.rect, content: content, on: grid)
    return fitter.placement(
      pointingAt: source.rect,
      flags: usable.flags.union(source.flags).union(content.flags))
  }

  /// The usable area without the chrome's insets.
  func contentRoom(in usable: LayoutRect) -> LayoutSize {
    let insets = chrome.insetSize
    return LayoutSize(width: usable.width - insets.width, height: usable.height - insets.height)
  }

  /// The same request for a popover that is on the screen.
  ///
  /// Change what changed (container, keyboard, source) and place it again: it starts from the original
  /// preferred size and the whole permitted set, and the direction shown only breaks ties, so that a
  /// rotation and back ends where it began.
  ///
  /// > Source: §3.4; radars 19563850, 16946356 and 22207531 are what happens otherwise.
  public func following(_ shown: PopoverPlacement) -> PopoverRequest {
    var request = self
    request.previousDirection = shown.arrowDirection
    return request
  }
}

extension PopoverFitter {
  /// Steps 7 to 12: chooses, rounds, and reports.
  func placement(pointingAt source: LayoutRect, flags: PopoverFlags) -> PopoverPlacement {
    var settled =
      order.count == 0
      ? Settlement(candidate: unarrowed(on: source), source: source, flags: [])
      : settled(beside: source)
    if grid.scale > 0 {
      settled.candidate = onPixels(settled.candidate, source: settled.source)
    }
    return report(settled, flags: flags.union(settled.flags))
  }

  /// The frames and flags of a popover.
  ///
  /// > Source: §3.2.
  private func report(_ settled: Settlement, flags: PopoverFlags) -> PopoverPlacement {
    let candidate = settled.candidate
    let body = candidate.body
    let strip = arrowStrip(candidate.direction)
    let frame = LayoutRect(
      x: body.x - strip.left, y: body.y - strip.top,
      width: body.width + strip.left + strip.right,
      height: body.height + strip.top + strip.bottom)
    var flags = flags
    if !candidate.arrow.isOnTarget { flags.insert(.arrowOffTarget) }
    if candidate.arrow.isCramped { flags.insert(.arrowCramped) }
    if candidate.overlap > lengthTolerance { flags.insert(.overlapsSource) }
    if sticksOut(frame) { flags.insert(.overflowsUsable) }
    return PopoverPlacement(
      style: .popover, arrowDirection: candidate.direction, bodyFrame: body, popoverFrame: frame,
      contentFrame: LayoutRect(
        x: body.x + chrome.contentViewInsets.left, y: body.y + chrome.contentViewInsets.top,
        width: candidate.fitted.width, height: candidate.fitted.height),
      arrowTip: arrowTip(candidate.direction, body: body, offset: candidate.arrow.offset),
      arrowOffset: candidate.arrow.offset, arrowMiss: candidate.arrow.miss,
      reduction: LayoutSize(
        width: reduced(target.width - candidate.fitted.width),
        height: reduced(target.height - candidate.fitted.height)),
      overlap: candidate.overlap, flags: flags)
  }

  private func reduced(_ length: Double) -> Double { length > lengthTolerance ? length : 0 }

  private func sticksOut(_ frame: LayoutRect) -> Bool {
    frame.minX < usable.minX - lengthTolerance || frame.minY < usable.minY - lengthTolerance
      || frame.maxX > usable.maxX + lengthTolerance || frame.maxY > usable.maxY + lengthTolerance
  }
}
