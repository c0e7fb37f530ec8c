public import LayoutGeometry

/// The container along the scroll axis, in flow coordinates: from the content's leading end on.
///
/// Flipped content is seen from its right end (F-RTL-3).
struct FlowViewport: Hashable {
  /// Where the container begins.
  var start: Double
  /// Its length.
  var length: Double
  /// The content inset at its leading end.
  var lead: Double
  /// The content inset at its trailing end.
  var trail: Double
  /// The content's length.
  var contentLength: Double

  /// The container of a size, with its content inset, at an offset.
  ///
  /// What it needs of the configuration comes apart: to pass that as a whole copies it.
  @inline(__always)
  init(
    of container: LayoutSize, inset: LayoutInsets, offset: LayoutPoint, space: borrowing FlowSpace
  ) {
    contentLength = space.mainExtent
    if space.isVertical {
      (start, length, lead, trail) = (offset.y, container.height, inset.top, inset.bottom)
    } else if space.isFlipped {
      (length, lead, trail) = (container.width, inset.right, inset.left)
      start = space.mainExtent - offset.x - container.width
    } else {
      (start, length, lead, trail) = (offset.x, container.width, inset.left, inset.right)
    }
  }

  /// The line inside the leading content inset, from which anchors are measured.
  var leadingLine: Double { start + lead }

  /// The line inside the trailing content inset.
  var trailingLine: Double { start + length - trail }

  /// The least legal start: the content rests just inside the leading inset.
  var leastStart: Double { 0 - lead }

  /// The greatest legal start.
  var greatestStart: Double { max(leastStart, contentLength + trail - length) }

  /// The nearest legal start.
  ///
  /// > Source: rule F-SCROLL; F-RTL-3 for flipped content, of which this is the mirror image.
  func clamped(_ start: Double) -> Double { min(max(start, leastStart), greatestStart) }
}

extension FlowSpace {
  /// The offset at which the container begins at `start` along the scroll axis, unchanged across.
  func offset(
    _ offset: LayoutPoint, startingAt start: Double, containerWidth: Double
  ) -> LayoutPoint {
    if isVertical { return LayoutPoint(x: offset.x, y: start + 0) }
    let x = isFlipped ? mainExtent - start - containerWidth : start
    return LayoutPoint(x: x + 0, y: offset.y)
  }
}

extension FlowLayout {
  /// The container along the scroll axis at the current offset.
  var viewport: FlowViewport {
    FlowViewport(
      of: configuration.container, inset: configuration.adjustedContentInset,
      offset: contentOffset, space: space)
  }

  /// The nearest offset at which the container shows content and nothing beyond it.
  ///
  /// From the content inset's leading edge to where the content's end touches the trailing one; short
  /// content rests at its start. Both axes are clamped on their own.
  ///
  /// - Parameter offset: A proposed offset, in points; NaN counts as the start.
  /// - Returns: The offset inside the legal range.
  /// - Complexity: O(1).
  ///
  /// > Source: rules F-SCROLL and F-RTL-3.
  public func clampedOffset(_ offset: LayoutPoint) -> LayoutPoint {
    let viewport = FlowViewport(
      of: configuration.container, inset: configuration.adjustedContentInset, offset: offset,
      space: space)
    let start = viewport.start.isNaN ? viewport.leastStart : viewport.start
    let moved = space.offset(
      offset, startingAt: viewport.clamped(start), containerWidth: configuration.container.width)
    let inset = configuration.adjustedContentInset
    let crossLength = max(0, space.crossExtent)
    let (lead, trail, length, cross) =
      space.isVertical
      ? (inset.left, inset.right, configuration.container.width, moved.x)
      : (inset.top, inset.bottom, configuration.container.height, moved.y)
    let least = 0 - lead
    let clamped = min(
      max(cross.isNaN ? least : cross, least), max(least, crossLength + trail - length))
    return space.isVertical
      ? LayoutPoint(x: clamped, y: moved.y) : LayoutPoint(x: moved.x, y: clamped)
  }
}
