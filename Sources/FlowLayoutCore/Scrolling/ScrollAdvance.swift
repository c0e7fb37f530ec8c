import LayoutGeometry

/// A step along a layout that has a way on, from where that way ends.
struct ScrollAdvance {
  private let before: LayoutRect
  private let after: LayoutRect
  private let oldPinning: Pinning
  private let newPinning: Pinning

  /// Prepares a step from an offset to where a layout is scrolled now; nil unless it goes forward, is
  /// the same across, and leaves some of what was on screen there.
  init?(of layout: FlowLayout, from offset: LayoutPoint) {
    after = layout.visibleRect
    before = LayoutRect(origin: offset, size: after.size)
    let isOverlapping =
      layout.space.isVertical
      ? before.x == after.x && before.y <= after.y && after.y < before.maxY
      : before.y == after.y && before.x <= after.x && after.x < before.maxX
    guard isOverlapping else { return nil }
    oldPinning = Pinning(layout.configuration, offset: offset, space: layout.space)
    newPinning = layout.pinning
  }

  /// Tells what the step changes in the layout: it looks at the lines at the container's ends, and at
  /// no others.
  ///
  /// - Complexity: O(log *s* + log *n* + sections on screen + Σℓ).
  func tell(in layout: FlowLayout, _ visit: (ScrollEvent) -> Void) {
    let space = layout.space
    let old = space.mainRange(of: before)
    let new = space.mainRange(of: after)
    // The ranges are wider than the rectangles by the slack on each side.
    let (leavingEnd, enteringStart) =
      space.isVertical
      ? (new.low.plus(wide(after.minY, space)), old.high.minus(wide(before.maxY, space)))
      : (new.low.plus(wide(after.minX, space)), old.high.minus(wide(before.maxX, space)))
    var sections = SectionWalk(layout.stack, from: old.low, to: new.high)
    while let section = sections.next() {
      let index = section.index
      tell(
        .header(inSection: index), from: layout.headerFrame(of: section, pinning: oldPinning),
        to: layout.headerFrame(of: section, pinning: newPinning), visit)
      let placing = ItemPlacing(section, space: space)
      _ = section.visitItems(placing, from: old.low, to: leavingEnd, AnyFrames.self) {
        item, frame in
        if frame.meets(before) && !frame.meets(after) {
          visit(.left(.item(ItemPath(section: index, item: item))))
        }
        return true
      }
      _ = section.visitItems(placing, from: enteringStart, to: new.high, AnyFrames.self) {
        item, frame in
        if !frame.meets(before) && frame.meets(after) {
          let path = ItemPath(section: index, item: item)
          visit(.entered(FlowElement(identifier: .item(path), frame: frame)))
        }
        return true
      }
      tell(
        .footer(inSection: index), from: layout.footerFrame(of: section, pinning: oldPinning),
        to: layout.footerFrame(of: section, pinning: newPinning), visit)
    }
  }

  /// Twice the slack at a position.
  private func wide(_ position: Double, _ space: FlowSpace) -> ExactLength {
    ExactLength(2 * space.slack(at: position))
  }

  /// Tells what becomes of a header or footer.
  private func tell(
    _ identifier: ElementIdentifier, from old: LayoutRect?, to new: LayoutRect?,
    _ visit: (ScrollEvent) -> Void
  ) {
    guard let old, let new else { return }
    let wasOnScreen = old.meets(before)
    if new.meets(after) {
      if wasOnScreen && old == new { return }
      let element = FlowElement(identifier: identifier, frame: new)
      visit(wasOnScreen ? .moved(element) : .entered(element))
    } else if wasOnScreen {
      visit(.left(identifier))
    }
  }
}
