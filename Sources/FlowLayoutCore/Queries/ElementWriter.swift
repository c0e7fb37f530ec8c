import LayoutGeometry

/// Writes elements that meet a rectangle into a caller's buffer, as many as fit, and counts all.
@unsafe struct ElementWriter {
  private let base: UnsafeMutablePointer<FlowElement>?
  private let capacity: Int
  let rect: LayoutRect
  /// The rectangle's right edge.
  let right: Double
  private let bottom: Double
  /// Whether neither of its ranges is empty.
  let isPlain: Bool
  private(set) var count = 0

  /// Begins to write what meets a standardized rectangle.
  init(_ buffer: UnsafeMutableBufferPointer<FlowElement>, meeting rect: LayoutRect) {
    unsafe base = buffer.baseAddress
    unsafe capacity = buffer.count
    unsafe self.rect = rect
    unsafe right = rect.maxX
    unsafe bottom = rect.maxY
    // Not its lengths: far from the origin a short one makes no difference to an edge.
    unsafe isPlain = rect.x < rect.maxX && rect.y < rect.maxY
  }

  /// Room for so many elements behind those counted; nil where they do not fit.
  @inline(__always)
  func next(_ more: Int) -> UnsafeMutablePointer<FlowElement>? {
    guard unsafe capacity &- count >= more, let base = unsafe base else { return nil }
    return unsafe base + count
  }

  /// Counts elements that were written into `next(_:)`'s room.
  @inline(__always)
  mutating func keep(_ more: Int) { unsafe count &+= more }

  /// Writes an element if it meets the rectangle.
  @inline(__always)
  mutating func put(_ kind: ElementKind, _ path: ItemPath, _ frame: LayoutRect) {
    // Stored first and kept if it counts: a store costs less than a branch that is guessed wrong.
    if unsafe count < capacity, let base = unsafe base {
      unsafe base[count] = FlowElement(
        identifier: ElementIdentifier(kind: kind, path: path), frame: frame)
    }
    unsafe count &+= meets(frame) ? 1 : 0
  }

  /// Whether the rectangle, which is not empty, spans horizontally all that lies between two frames of
  /// one size, empty ones too.
  @inline(__always)
  func spans(_ first: LayoutRect, _ last: LayoutRect) -> Bool {
    unsafe isPlain && rect.x < first.x + first.width && last.x < right
  }

  /// The height from which on a frame that reaches into the rectangle's height has a range there that
  /// is not empty, if its line is no thicker than `thickness`: below it sums may swallow the height.
  @inline(__always)
  func leastHeight(thickness: Double, _ space: FlowSpace) -> Double {
    let pixel = space.grid.scale > 0 ? 1 / space.grid.scale : 0
    return unsafe (rect.y.magnitude + bottom.magnitude + thickness + pixel) * 0x1p-50
  }

  /// Whether a frame meets the rectangle vertically; neither is empty.
  @inline(__always)
  func meetsVertically(_ frame: LayoutRect) -> Bool {
    // Both are asked, whatever the first answers: a branch would be guessed wrong.
    let (isAbove, isBelow) = unsafe (frame.y < bottom, rect.y < frame.y + frame.height)
    return isAbove && isBelow
  }

  /// The predicate of F-Q-1 as one expression for frames and rectangles that are not empty.
  @inline(__always)
  func meets(_ frame: LayoutRect) -> Bool {
    let (frameRight, frameBottom) = (frame.x + frame.width, frame.y + frame.height)
    if unsafe frame.x < frameRight && frame.y < frameBottom && isPlain {
      let horizontal = unsafe frame.x < right && rect.x < frameRight
      let vertical = unsafe frame.y < bottom && rect.y < frameBottom
      return horizontal && vertical
    }
    return unsafe frame.meets(rect)
  }
}
