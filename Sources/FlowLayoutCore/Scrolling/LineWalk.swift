import LayoutGeometry

/// A walk over the lines of a section from some line on, one chunk in hand.
struct LineWalk: Sendable {
  /// Whether lines follow one another downward.
  let isVertical: Bool
  private let section: PlacedSection
  private let placing: ItemPlacing
  /// The rule of lines of varied sizes.
  private let rules: VariedPlacement?
  /// The lines of equal sizes; nil for varied ones.
  private let equal: EqualLines?
  /// The chunk in hand, and where it begins in its section.
  private var chunk: LineChunk?
  private var chunkStart = TreePosition.zero
  /// The next line's index in the section, and the number of lines there.
  private var line = 0
  private let lineCount: Int

  /// Begins with the first line of a section that ends at a position or behind it.
  init(_ section: PlacedSection, _ space: FlowSpace, from position: Double) {
    self.section = section
    placing = ItemPlacing(section, space: space)
    isVertical = space.isVertical
    let low = ExactLength(clamping: position).minus(placing.origin)
    switch section.content {
    case .equal(let count):
      rules = nil
      equal = section.style.equalLines(of: count)
      guard let equal else {
        lineCount = 0
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
      rules = VariedPlacement(section.style, lines: lines)
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

  /// Where the next line begins, in points; infinite where there is none.
  @inline(__always)
  mutating func begin() -> Double {
    guard line < lineCount else { return .infinity }
    if let equal { return placing.origin.plus(equal.pitch.times(line)).points }
    takeChunk()
    guard let chunk else { return .infinity }
    let offset = chunk.line(line - chunkStart.lines).offset
    return placing.origin.plus(chunkStart.main).plus(offset).points
  }

  /// Places the next line, which must exist, and goes on behind it.
  @inline(__always)
  mutating func take(_ items: inout PassingItems) {
    takeChunk()
    var isFirst = true
    let fits = visit(line) { item, frame in
      if isFirst { items.begin(at: item) }
      isFirst = false
      return items.add(frame)
    }
    if !fits { items.keepLong(line) }
    line += 1
  }

  /// The least of the answers for the items of a line of the chunk in hand; nil answers do not count.
  func least(ofLine line: Int, _ ask: (Int, LayoutRect) -> Double?) -> Double {
    var least = Double.infinity
    _ = visit(line) { item, frame in
      if let answer = ask(item, frame) { least = min(least, answer) }
      return true
    }
    return least
  }

  /// Visits a line's items until `visit` answers false; answers whether it went through.
  @inline(__always)
  private func visit(_ line: Int, _ visit: (Int, LayoutRect) -> Bool) -> Bool {
    if let equal {
      return placing.visitLines(
        line..<line + 1, of: equal, itemCount: section.itemCount, AnyFrames.self, visit)
    }
    guard let chunk, let rules else { return true }
    let index = line - chunkStart.lines
    return placing.visitLines(
      index..<index + 1, of: chunk, at: chunkStart, rules, AnyFrames.self, visit)
  }

  /// Takes the chunk of the next line in hand.
  @inline(__always)
  private mutating func takeChunk() {
    if let chunk, line < chunkStart.lines + chunk.lineCount { return }
    guard case .varied(let lines) = section.content, line < lineCount else { return }
    (chunk, chunkStart) = lines.tree.element(ofLine: line)
  }
}
