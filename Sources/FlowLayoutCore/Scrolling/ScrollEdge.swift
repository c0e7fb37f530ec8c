import LayoutGeometry

/// The line of a section at one end of the container, on its way in or out.
struct ScrollEdge: Sendable {
  /// The position from which on something comes or goes: nothing does before it.
  private(set) var next = Double.infinity

  private let section: PlacedSection
  private let placing: ItemPlacing
  private let isVertical: Bool
  private let slack: Double
  /// The lines of equal sizes; nil for varied ones.
  private let equal: EqualLines?
  /// The chunk in hand, and where it begins in its section.
  private var chunk: LineChunk?
  private var chunkStart = TreePosition.zero
  /// The line's index in the section, and the number of lines there.
  private var line: Int
  private let lineCount: Int

  /// The first line of a section that ends at a position or behind it.
  init(_ section: PlacedSection, _ space: FlowSpace, at position: Double) {
    self.section = section
    placing = ItemPlacing(section, space: space)
    isVertical = space.isVertical
    slack = space.slack(at: position)
    let low = ExactLength(clamping: position - slack).minus(placing.origin)
    switch section.content {
    case .equal(let count):
      equal = section.style.equalLines(of: count)
      guard let equal else {
        lineCount = 0
        line = 0
        return
      }
      let lineCount = equal.lineCount(of: count)
      self.lineCount = lineCount
      line =
        LineSearch.lines(
          from: low, to: section.end, pitch: equal.pitch, thickness: equal.thickness,
          count: lineCount
        ).lowerBound
    case .varied(let lines):
      equal = nil
      lineCount = lines.lineCount
      line = lineCount
      var chunks = TreeWalk(lines.tree, from: low, to: section.end)
      guard let (found, start) = chunks.next() else { return }
      chunk = found
      chunkStart = start
      let range = found.lines(
        from: low.minus(start.main), to: section.end, lineSpacing: section.style.lineSpacing)
      line = start.lines + range.lowerBound
    }
  }
}

extension ScrollEdge {
  /// Finds the position at which the next item comes into a rectangle's trailing end.
  mutating func findNextEntry(in rect: LayoutRect) {
    enter(from: rect, to: rect) { _ in }
  }

  /// Finds the position at which the next item goes out at a rectangle's leading end.
  mutating func findNextExit(in rect: LayoutRect) {
    leave(from: rect, to: rect) { _ in }
  }

  /// Tells which items come in, from one rectangle to the next.
  @inline(__always)
  mutating func enter(
    from old: LayoutRect, to new: LayoutRect, _ visit: (ScrollEvent) -> Void
  ) {
    let isVertical = isVertical
    let end = isVertical ? new.maxY : new.maxX
    let section = section.index
    next = .infinity
    while line < lineCount {
      takeChunk()
      let begin = lineBegin() - slack
      if begin >= end {
        next = begin
        return
      }
      var nextItem = Double.infinity
      visitLine { item, frame in
        let main = isVertical ? frame.minY : frame.minX
        if main >= end {
          nextItem = min(nextItem, main)
        } else if frame.meets(new) && !frame.meets(old) {
          let path = ItemPath(section: section, item: item)
          visit(.entered(FlowElement(identifier: .item(path), frame: frame)))
        }
      }
      if nextItem < .infinity {
        next = nextItem
        return
      }
      line += 1
    }
  }

  /// Tells which items go out, from one rectangle to the next.
  @inline(__always)
  mutating func leave(
    from old: LayoutRect, to new: LayoutRect, _ visit: (ScrollEvent) -> Void
  ) {
    let isVertical = isVertical
    let begin = isVertical ? new.minY : new.minX
    let section = section.index
    next = .infinity
    while line < lineCount {
      takeChunk()
      var nextItem = Double.infinity
      visitLine { item, frame in
        let end = isVertical ? frame.maxY : frame.maxX
        // An empty frame is still on screen where the container begins at it.
        if end > begin || (end == begin && frame.meets(new)) {
          nextItem = min(nextItem, end)
        } else if frame.meets(old) && !frame.meets(new) {
          visit(.left(.item(ItemPath(section: section, item: item))))
        }
      }
      if nextItem < .infinity {
        next = nextItem
        return
      }
      line += 1
    }
  }

  /// Where the line begins, in points.
  @inline(__always)
  private func lineBegin() -> Double {
    if let equal { return placing.origin.plus(equal.pitch.times(line)).points }
    guard let chunk else { return .infinity }
    let offset = chunk.line(line - chunkStart.lines).offset
    return placing.origin.plus(chunkStart.main).plus(offset).points
  }

  /// Visits the line's items.
  @inline(__always)
  private func visitLine(_ visit: (Int, LayoutRect) -> Void) {
    switch section.content {
    case .equal(let count):
      guard let equal else { return }
      _ = placing.visitLines(line..<line + 1, of: equal, itemCount: count, AnyFrames.self) {
        visit($0, $1)
        return true
      }
    case .varied(let lines):
      guard let chunk else { return }
      let index = line - chunkStart.lines
      let rules = VariedPlacement(section.style, lines: lines)
      _ = placing.visitLines(
        index..<index + 1, of: chunk, at: chunkStart, rules, AnyFrames.self
      ) {
        visit($0, $1)
        return true
      }
    }
  }

  /// Takes the chunk of the line in hand.
  @inline(__always)
  private mutating func takeChunk() {
    if let chunk, line < chunkStart.lines + chunk.lineCount { return }
    guard case .varied(let lines) = section.content, line < lineCount else { return }
    (chunk, chunkStart) = lines.tree.element(ofLine: line)
  }
}
