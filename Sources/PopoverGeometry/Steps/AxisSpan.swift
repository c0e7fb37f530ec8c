import LayoutGeometry

/// Lengths that differ by no more than this are equal.
///
/// > Source: §3.2.
let lengthTolerance = 1e-9

/// One axis of a rectangle.
struct AxisSpan {
  var lower: Double
  var length: Double

  var upper: Double { lower + length }
  var middle: Double { lower + length / 2 }
}

extension LayoutRect {
  /// The vertical or the horizontal extent.
  func span(isVertical: Bool) -> AxisSpan {
    isVertical ? AxisSpan(lower: y, length: height) : AxisSpan(lower: x, length: width)
  }
}

extension LayoutSize {
  /// The height or the width.
  func length(isVertical: Bool) -> Double { isVertical ? height : width }

  /// The product of both lengths.
  var area: Double { width * height }
}

/// `value` moved into a range; to its start where the range is empty, so that the start stays visible.
func clamped(_ value: Double, from lower: Double, to upper: Double) -> Double {
  lower <= upper ? max(lower, min(value, upper)) : lower
}
