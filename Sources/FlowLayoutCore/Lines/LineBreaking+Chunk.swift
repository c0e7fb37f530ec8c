import LayoutGeometry

/// From filled scratch to a chunk of the tree.
extension LineBreaking {
  /// The chunk of the items that were filled from `start` on, referring to their sizes and to the
  /// table in which its lines begin at `firstLine`.
  ///
  /// - Complexity: O(1), or O(items) where items may overlap or sizes are equal.
  func chunk(
    of sizes: [LayoutSize], from start: Int, _ filled: FilledChunk, _ table: LineTable,
    firstLine: Int
  ) -> LineChunk {
    let range = start..<filled.end
    let count = filled.lineCount
    let reach = reach(of: table, firstLine..<firstLine + count, length: filled.length)
    // An item longer than a line begins one, unless a negative spacing hides its length.
    let longestCross =
      spacing >= 0
      ? filled.longestFirst
      : ItemSurvey.longestCross(sizes, range, crossIsWidth: crossIsWidth)
    let summary = LineSummary(
      length: TreePosition(items: range.count, lines: count, main: filled.length),
      top: reach.top, bottom: reach.bottom, largestEarlierCount: filled.largestEarlierCount,
      lastCount: range.count - table.firstItem(firstLine + count - 1),
      firstSize: FlowSize(sizes[start], crossIsWidth: crossIsWidth),
      isUniform: ItemSurvey.isUniform(sizes, range), longestCross: longestCross)
    return LineChunk(
      summary: summary, sizes: sizes, firstSize: start, table: table, firstLine: firstLine)
  }

  /// The chunk of items of one size, as many on a line as fit, in closed form.
  func run(of size: LayoutSize, count: Int, capacity: Int) -> LineChunk {
    let flow = FlowSize(size, crossIsWidth: crossIsWidth)
    let pitch = lineLength(thickness: flow.main)
    let lineCount = (count - 1) / capacity + 1
    let lastOffset = pitch.times(lineCount - 1)
    let lastCount = count - (lineCount - 1) * capacity
    let thickness = ExactLength(flow.main)
    let summary = LineSummary(
      length: TreePosition(items: count, lines: lineCount, main: pitch.times(lineCount)),
      top: min(.zero, lastOffset), bottom: max(thickness, lastOffset.plus(thickness)),
      largestEarlierCount: lineCount > 1 ? capacity : 0, lastCount: lastCount,
      firstSize: flow, isUniform: true, longestCross: flow.cross)
    return LineChunk(
      summary: summary, size: size, run: EqualRun(capacity: capacity, pitch: pitch))
  }

  /// The least beginning and the greatest end of a chunk's lines.
  private func reach(
    of table: LineTable, _ lines: Range<Int>, length: ExactLength
  ) -> (top: ExactLength, bottom: ExactLength) {
    let lastEnd = length.minus(lineSpacing)
    guard lineSpacing < .zero else { return (.zero, lastEnd) }
    var top = Int64(0)
    var bottom = lastEnd
    for line in lines.dropFirst() {
      let offset = table.offset(line)
      top = min(top, offset)
      bottom = max(bottom, ExactLength(units: offset).minus(lineSpacing))
    }
    return (ExactLength(units: top), bottom)
  }
}
