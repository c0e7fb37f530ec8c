import LayoutGeometry

extension PopoverFitter {
  /// The popover with its edges on device pixels and its arrow where it was.
  ///
  /// The arrow's place is computed from the rounded body, so that rounding does not move the tip; the
  /// other way round is the fault reported in radar 24147202.
  ///
  /// > Source: §3.3 step 12, rule F-PIX-1.
  func onPixels(_ exact: Candidate, source: LayoutRect) -> Candidate {
    let fitted = LayoutSize(
      width: cutLength(exact.fitted.width, of: target.width),
      height: cutLength(exact.fitted.height, of: target.height))
    let width = fitted.width + insetSize.width
    let height = fitted.height + insetSize.height
    // A cut on the grid must not part the arrow's edge from the source.
    let left = exact.direction == .right ? exact.body.maxX - width : exact.body.minX
    let top = exact.direction == .down ? exact.body.maxY - height : exact.body.minY
    let strip = arrowStrip(exact.direction)
    let x = snapped(
      left, from: usable.minX + strip.left, to: usable.maxX - strip.right - width)
    let y = snapped(
      top, from: usable.minY + strip.top, to: usable.maxY - strip.bottom - height)
    var rounded = exact
    rounded.fitted = fitted
    rounded.body = LayoutRect(x: x, y: y, width: width, height: height)
    if let direction = exact.direction {
      rounded.arrow = arrowFit(direction, body: rounded.body, source: source)
    }
    return rounded
  }

  /// A length that was cut goes down to the grid; one that was not stays.
  private func cutLength(_ length: Double, of target: Double) -> Double {
    length < target - lengthTolerance ? grid.atOrBelow(length) : length
  }

  /// The nearest pixel, moved by whole pixels into a range where it has one.
  private func snapped(_ position: Double, from lower: Double, to upper: Double) -> Double {
    let nearest = nearestPixel(position)
    guard lower <= upper + lengthTolerance else { return nearest }
    let first = grid.atOrAbove(lower)
    let last = grid.atOrBelow(upper)
    return first <= last
      ? clamped(nearest, from: first, to: last) : clamped(nearest, from: lower, to: upper)
  }

  /// As `PixelGrid.nearest`, but positions whose pixels cannot be counted stay.
  private func nearestPixel(_ position: Double) -> Double {
    (position * grid.scale).magnitude < 0x1p52 ? grid.nearest(position) : position
  }
}
