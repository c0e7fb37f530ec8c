public import LayoutGeometry

extension PopoverRequest {
  /// Places the popover around content that measures itself.
  ///
  /// The content is asked how large it would be within the proposed size. Where the popover then comes
  /// out narrower, it is asked once more at that width, for a new height; the second result stands.
  /// `preferredContentSize` is not used.
  ///
  /// - Parameters:
  ///   - proposed: The size proposed first; nil is all the room that the content could have. The
  ///     presenter's bounds are also in use. Infinite lengths are handed on as they are.
  ///   - measure: Returns the content's size within a proposed one, in points. It is asked at most
  ///     twice, and not at all where the style adapts. A length of 0 or less gives the default one.
  /// - Returns: Where the popover lies, its `reduction` counted from the measured size.
  /// - Throws: As `placement()`; also where a measured length is NaN or −∞.
  /// - Complexity: O(1) beside the measuring; allocates nothing.
  ///
  /// > Source: §3.3 step 10.
  public func placement(
    proposing proposed: LayoutSize? = nil, measuring measure: (LayoutSize) -> LayoutSize
  ) throws(PopoverError) -> PopoverPlacement {
    try validate()
    let container = container.standardized
    if let adapted = adaptedPlacement(in: container) { return adapted }
    let grid = PixelGrid(scale: displayScale ?? 0)
    let usable = try usableArea(of: container, on: grid)
    let source = visibleSource(in: container)

    let proposal = proposed ?? contentRoom(in: usable.rect)
    try checkMeasured(proposal)
    let measured = measure(proposal)
    try checkMeasured(measured)
    let first = placement(of: measured, in: usable, source: source, on: grid)
    guard first.contentFrame.width < measured.width - lengthTolerance else { return first }

    let refitted = measure(
      LayoutSize(width: first.contentFrame.width, height: proposal.height))
    try checkMeasured(refitted)
    return placement(
      of: LayoutSize(width: measured.width, height: refitted.height), in: usable, source: source,
      on: grid)
  }

  /// Measured sizes may be what preferred sizes may be.
  private func checkMeasured(_ size: LayoutSize) throws(PopoverError) {
    if size.width.isNaN || size.height.isNaN { throw .nan(.measuredContentSize) }
    if size.width == -.infinity || size.height == -.infinity {
      throw .infiniteRect(.measuredContentSize)
    }
  }
}
