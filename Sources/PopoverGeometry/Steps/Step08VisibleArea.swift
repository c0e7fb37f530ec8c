import LayoutGeometry

extension PopoverFitter {
  /// The direction in which most of the body could be seen beside the source, centred and not slid.
  ///
  /// Nil where nothing could be seen, or that direction has no room for the minimum.
  ///
  /// > Source: §3.3 step 8, `selection: visibleArea`; a hypothesis from measured pictures.
  func mostVisible(beside source: LayoutRect) -> Candidate? {
    var largest = 0.0
    var rank = 0
    while let direction = order[rank] {
      rank += 1
      largest = max(largest, visibleArea(direction, beside: source))
    }
    guard largest > 0 else { return nil }
    rank = 0
    while let direction = order[rank] {
      rank += 1
      guard visibleArea(direction, beside: source) >= largest * (1 - lengthTolerance) else {
        continue
      }
      let extent = extent(direction, beside: source, covering: false)
      guard extent.meetsMinimum else { return nil }
      return candidate(direction, fitted: extent.fitted, beside: source, covering: false)
    }
    return nil
  }

  private func visibleArea(
    _ direction: PopoverArrowDirection, beside source: LayoutRect
  ) -> Double {
    let isVertical = direction.isVertical
    let room = room(direction, beside: source, covering: false)
    let inset = insetSize.length(isVertical: isVertical)
    let main = min(
      target.length(isVertical: isVertical) + inset,
      room.length(isVertical: isVertical) + inset)
    let length =
      target.length(isVertical: !isVertical) + insetSize.length(isVertical: !isVertical)
    let middle = source.span(isVertical: !isVertical).middle
    let area = usable.span(isVertical: !isVertical)
    let cross = min(middle + length / 2, area.upper) - max(middle - length / 2, area.lower)
    return max(0, cross) * max(0, main)
  }
}
