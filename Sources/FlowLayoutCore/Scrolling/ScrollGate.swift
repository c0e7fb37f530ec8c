import LayoutGeometry

/// Which frames pass an end of the container, and where.
struct ScrollGate: Sendable {
  private let isVertical: Bool
  private let isTrailing: Bool
  /// What the container shows on the cross axis.
  private let low: Double
  private let high: Double

  init(isVertical: Bool, isTrailing: Bool, _ rect: LayoutRect) {
    self.isVertical = isVertical
    self.isTrailing = isTrailing
    (low, high) = isVertical ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
  }

  /// The width from which on an item of a line that fits is shown, wherever it stands.
  func margin(of lines: LineWalk) -> Double { lines.margin(from: low, to: high) }

  /// Whether the container shows some of a frame's cross range.
  @inline(__always)
  func shows(_ frame: LayoutRect) -> Bool {
    let (begin, end) =
      isVertical ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    // The common case first, without a call.
    return (begin < high && low < end && begin < end && low < high)
      || rangesMeet(begin, end, low, high)
  }

  /// Where the container's end passes a frame: coming in, the position that it must go beyond; going
  /// out, the first one at which the frame is not on screen any more.
  @inline(__always)
  func position(of frame: LayoutRect) -> Double {
    let (begin, end) = isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
    return isTrailing ? begin : ScrollGate.leavingPosition(from: begin, to: end)
  }

  /// The first position of the container's beginning at which a frame is not on screen any more.
  @inline(__always)
  static func leavingPosition(from begin: Double, to end: Double) -> Double {
    // An empty frame is still on screen where the container begins at it.
    begin < end ? end : end.nextUp
  }
}
