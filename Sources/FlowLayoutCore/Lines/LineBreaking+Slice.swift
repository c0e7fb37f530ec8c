/// Cutting chunks.
extension LineBreaking {
  /// Some lines of a listed chunk as a chunk of their own, which shares the sizes and the table.
  ///
  /// What the tree keeps of the slice is what it would keep of the same lines made afresh.
  ///
  /// - Complexity: O(lines), and O(items) where some are longer than a line or all but some equal.
  func slice(_ chunk: LineChunk, _ lines: Range<Int>) -> LineChunk {
    if lines == 0..<chunk.lineCount { return chunk }
    let first = chunk.line(lines.lowerBound)
    let last = chunk.line(lines.upperBound - 1)
    let end =
      lines.upperBound < chunk.lineCount
      ? chunk.line(lines.upperBound).offset : chunk.summary.length.main
    let count = last.items.upperBound - first.firstItem
    let sizes = chunk.firstSize + first.firstItem..<chunk.firstSize + last.items.upperBound
    let longestCross =
      chunk.summary.longestCross == 0
      ? 0
      : ItemSurvey.longestCross(chunk.sizes, sizes, beyond: limit, crossIsWidth: crossIsWidth)
    let reach = reach(of: chunk, lines, from: first.offset, to: end)
    let summary = LineSummary(
      length: TreePosition(items: count, lines: lines.count, main: end.minus(first.offset)),
      top: reach.top, bottom: reach.bottom,
      largestEarlierCount: chunk.largestEarlierCount(lines), lastCount: last.itemCount,
      firstSize: FlowSize(chunk.sizes[sizes.lowerBound], crossIsWidth: crossIsWidth),
      isUniform: chunk.summary.isUniform || ItemSurvey.isUniform(chunk.sizes, sizes),
      longestCross: longestCross)
    return LineChunk(
      summary: summary, sliceOf: chunk, fromLine: lines.lowerBound, item: first.firstItem)
  }

  /// The least beginning and the greatest end of a slice's lines.
  private func reach(
    of chunk: LineChunk, _ lines: Range<Int>, from start: ExactLength, to end: ExactLength
  ) -> (top: ExactLength, bottom: ExactLength) {
    let lastEnd = end.minus(start).minus(lineSpacing)
    guard lineSpacing < .zero else { return (.zero, lastEnd) }
    var top = ExactLength.zero
    var bottom = lastEnd
    for line in lines.dropFirst() {
      let offset = chunk.line(line).offset.minus(start)
      top = min(top, offset)
      bottom = max(bottom, offset.minus(lineSpacing))
    }
    return (top, bottom)
  }
}
