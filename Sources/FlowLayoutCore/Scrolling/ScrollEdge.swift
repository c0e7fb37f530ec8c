import LayoutGeometry

/// The lines of a section at one end of the container, on their way in or out.
struct ScrollEdge: Sendable {
  /// The position from which on something comes or goes: nothing does before it.
  private(set) var next = Double.infinity

  /// The line in hand: its items that have not passed yet.
  private var pending = PassingItems()
  /// The lines that follow it.
  private var lines: LineWalk
  /// The section's index.
  private let section: Int
  /// How far an item may reach beyond its line, by rounding.
  private let slack: Double

  /// Begins with the first line of a section that ends at a position or behind it.
  init(_ section: PlacedSection, _ space: FlowSpace, at position: Double) {
    slack = space.slack(at: position)
    self.section = section.index
    lines = LineWalk(section, space, from: position - slack)
  }

  /// Finds the position at which the next item comes into a rectangle's trailing end.
  mutating func findNextEntry(in rect: LayoutRect) {
    enter(from: rect, to: rect) { _ in }
  }

  /// Finds the position at which the next item goes out at a rectangle's leading end.
  mutating func findNextExit(in rect: LayoutRect) {
    leave(from: rect, to: rect) { _ in }
  }

  /// Tells which items come in, from one rectangle to the next.
  ///
  /// - Complexity: O(items that come in + ℓ).
  mutating func enter(
    from old: LayoutRect, to new: LayoutRect, _ visit: (ScrollEvent) -> Void
  ) {
    let isVertical = lines.isVertical
    let end = isVertical ? new.maxY : new.maxX
    while true {
      next = pending.pass(lines) { item, frame in
        let main = isVertical ? frame.minY : frame.minX
        if main >= end { return main }
        if frame.meets(new) && !frame.meets(old) {
          let path = ItemPath(section: section, item: item)
          visit(.entered(FlowElement(identifier: .item(path), frame: frame)))
        }
        return nil
      }
      if !pending.isEmpty { return }
      next = lines.begin() - slack
      if next >= end { return }
      lines.take(&pending)
    }
  }

  /// Tells which items go out, from one rectangle to the next.
  ///
  /// - Complexity: O(items that go out + ℓ).
  mutating func leave(
    from old: LayoutRect, to new: LayoutRect, _ visit: (ScrollEvent) -> Void
  ) {
    let isVertical = lines.isVertical
    let begin = isVertical ? new.minY : new.minX
    while true {
      next = pending.pass(lines) { item, frame in
        let end = isVertical ? frame.maxY : frame.maxX
        // An empty frame is still on screen where the container begins at it.
        if end > begin || (end == begin && frame.meets(new)) { return end }
        if frame.meets(old) && !frame.meets(new) {
          visit(.left(.item(ItemPath(section: section, item: item))))
        }
        return nil
      }
      if !pending.isEmpty { return }
      next = lines.begin()
      if next == .infinity { return }
      lines.take(&pending)
    }
  }
}

/// The items of one line that have not passed an end of the container.
///
/// Up to `capacity` frames are kept, so that a line is placed once however many steps it takes to
/// pass; of longer lines the rest is kept as a line to be placed again.
struct PassingItems: Sendable {
  /// The frames kept at most.
  static let capacity = 8

  private var firstItem = 0
  private var x = SIMD8<Double>()
  private var y = SIMD8<Double>()
  private var width = SIMD8<Double>()
  private var height = SIMD8<Double>()
  /// One bit for each frame that has not passed.
  private var bits: UInt8 = 0
  /// The frames taken so far.
  private var count = 0
  /// The index of a line that has more items than frames are kept; −1 for others.
  private var longLine = -1

  /// Whether all items have passed.
  @inline(__always)
  var isEmpty: Bool { bits == 0 && longLine < 0 }

  /// Begins with a line's first item.
  @inline(__always)
  mutating func begin(at item: Int) {
    firstItem = item
    bits = 0
    count = 0
    longLine = -1
  }

  /// Adds the next item of the line; false where no more frames are kept.
  @inline(__always)
  mutating func add(_ frame: LayoutRect) -> Bool {
    guard count < PassingItems.capacity else { return false }
    x[count] = frame.x
    y[count] = frame.y
    width[count] = frame.width
    height[count] = frame.height
    bits |= 1 << UInt8(count)
    count += 1
    return true
  }

  /// Keeps a line too long for frames.
  mutating func keepLong(_ line: Int) {
    bits = 0
    longLine = line
  }

  /// Asks for each item that has not passed whether it passes now; gives the least of the answers,
  /// which are nil for items that do.
  ///
  /// A line too long for frames is placed again, by the walk that it came from.
  @inline(__always)
  mutating func pass(
    _ lines: LineWalk, _ ask: (_ item: Int, _ frame: LayoutRect) -> Double?
  ) -> Double {
    if longLine >= 0 {
      let least = lines.least(ofLine: longLine, ask)
      if least == .infinity { longLine = -1 }
      return least
    }
    var least = Double.infinity
    var left = bits
    while left != 0 {
      let index = left.trailingZeroBitCount
      left &= left - 1
      let frame = LayoutRect(
        x: x[index], y: y[index], width: width[index], height: height[index])
      if let answer = ask(firstItem + index, frame) {
        least = min(least, answer)
      } else {
        bits &= ~(1 << UInt8(index))
      }
    }
    return least
  }
}
