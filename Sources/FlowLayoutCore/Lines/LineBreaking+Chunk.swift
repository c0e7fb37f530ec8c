import LayoutGeometry

/// From filled scratch to a chunk of the tree.
extension LineBreaking {
  /// The chunk of the items that were filled from `start` on, referring to their sizes.
  ///
  /// - Complexity: O(lines), and O(items) where items may overlap or sizes are equal.
  func chunk(
    of sizes: [LayoutSize], from start: Int, _ filled: FilledChunk, _ scratch: ChunkScratch
  ) -> LineChunk {
    let range = start..<filled.end
    let lines = ListedLines(
      sizes: sizes, firstSize: start, offsets: Array(scratch.offsets[..<filled.lineCount]),
      firstItems: Array(scratch.firstItems[..<filled.lineCount]))
    let reach = reach(of: lines, length: filled.length)
    let counts = counts(of: lines.firstItems, itemCount: range.count)
    // An item longer than a line begins one, unless a negative spacing hides its length.
    let longestCross =
      spacing >= 0
      ? filled.longestFirst
      : ItemSurvey.longestCross(sizes, range, crossIsWidth: crossIsWidth)
    return LineChunk(
      content: .listed(lines),
      summary: LineSummary(
        length: TreePosition(items: range.count, lines: filled.lineCount, main: filled.length),
        top: reach.top, bottom: reach.bottom, largestEarlierCount: counts.largestEarlier,
        lastCount: counts.last, firstSize: FlowSize(sizes[start], crossIsWidth: crossIsWidth),
        isUniform: ItemSurvey.isUniform(sizes, range), longestCross: longestCross))
  }

  /// The chunk of items of one size, as many on a line as fit, in closed form.
  func run(of size: LayoutSize, count: Int, capacity: Int) -> LineChunk {
    let flow = FlowSize(size, crossIsWidth: crossIsWidth)
    let pitch = lineLength(thickness: flow.main)
    let lineCount = (count - 1) / capacity + 1
    let lastOffset = pitch.times(lineCount - 1)
    let lastCount = count - (lineCount - 1) * capacity
    let thickness = ExactLength(flow.main)
    return LineChunk(
      content: .run(EqualRun(size: size, capacity: capacity, pitch: pitch)),
      summary: LineSummary(
        length: TreePosition(items: count, lines: lineCount, main: pitch.times(lineCount)),
        top: min(.zero, lastOffset), bottom: max(thickness, lastOffset.plus(thickness)),
        largestEarlierCount: lineCount > 1 ? capacity : 0, lastCount: lastCount,
        firstSize: flow, isUniform: true, longestCross: flow.cross))
  }

  /// The least beginning and the greatest end of a chunk's lines.
  private func reach(
    of lines: ListedLines, length: ExactLength
  ) -> (top: ExactLength, bottom: ExactLength) {
    let lastEnd = length.minus(lineSpacing)
    guard lineSpacing < .zero else { return (.zero, lastEnd) }
    var top = Int64(0)
    var bottom = lastEnd
    for (index, offset) in lines.offsets.enumerated() where index > 0 {
      top = min(top, offset)
      bottom = max(bottom, ExactLength(units: offset).minus(lineSpacing))
    }
    return (ExactLength(units: top), bottom)
  }

  /// The items of the last line, and the most of a line before it.
  private func counts(
    of firstItems: [UInt16], itemCount: Int
  ) -> (largestEarlier: Int, last: Int) {
    var largest = 0
    for index in 1..<max(1, firstItems.count) {
      largest = max(largest, Int(firstItems[index]) - Int(firstItems[index - 1]))
    }
    return (largest, itemCount - Int(firstItems[firstItems.count - 1]))
  }
}
