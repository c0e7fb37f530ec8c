import LayoutGeometry

/// From filled room to a chunk of the tree.
extension LineBreaking {
  /// The chunk of the items that were filled from `start` on, referring to their sizes and to the
  /// table in which its lines begin at `firstLine`.
  ///
  /// - Complexity: O(items).
  func chunk(
    of sizes: [LayoutSize], from start: Int, _ filled: FilledChunk, _ table: LineTable,
    firstLine: Int
  ) -> LineChunk {
    let isOrdinary = areOrdinary(sizes, start..<filled.end)
    return chunk(
      of: sizes, from: start, filled, table, firstLine: firstLine, areOrdinary: isOrdinary)
  }

  /// As above; `areOrdinary` says what is known of the sizes.
  func chunk(
    of sizes: [LayoutSize], from start: Int, _ filled: FilledChunk, _ table: LineTable,
    firstLine: Int, areOrdinary: Bool
  ) -> LineChunk {
    let range = start..<filled.end
    let count = filled.lineCount
    let lines = firstLine..<firstLine + count
    let reach = reach(of: table, lines, length: filled.length)
    let longestCross =
      areOrdinary
      ? 0 : ItemSurvey.longestCross(sizes, range, beyond: limit, crossIsWidth: crossIsWidth)
    let summary = LineSummary(
      length: TreePosition(items: range.count, lines: count, main: filled.length),
      top: reach.top, bottom: reach.bottom,
      largestEarlierCount: table.largestEarlierCount(lines),
      lastCount: range.count - table.firstItem(lines.upperBound - 1),
      firstSize: FlowSize(sizes[start], crossIsWidth: crossIsWidth),
      isUniform: ItemSurvey.isUniform(sizes, range), longestCross: longestCross)
    return LineChunk(
      summary: summary, sizes: sizes, firstSize: start, table: table, firstLine: firstLine)
  }

  /// Whether all sizes of a range are valid and no longer than a line, as far as one look tells.
  func areOrdinary(_ sizes: [LayoutSize], _ range: Range<Int>) -> Bool {
    unsafe sizes.withUnsafeBufferPointer {
      unsafe ItemSurvey.areOrdinary($0, range, largest: largestOrdinary)
    }
  }

  /// Whether all of some sizes are valid and no longer than a line, as far as one look tells.
  func areOrdinary(_ sizes: UnsafeBufferPointer<LayoutSize>) -> Bool {
    unsafe ItemSurvey.areOrdinary(sizes, sizes.indices, largest: largestOrdinary)
  }

  /// The largest size that calls for no second look: valid, and no longer than a line.
  private var largestOrdinary: LayoutSize {
    let cross = max(0, min(limit, largestLength))
    return crossIsWidth
      ? LayoutSize(width: cross, height: largestLength)
      : LayoutSize(width: largestLength, height: cross)
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
      firstSize: flow, isUniform: true, longestCross: flow.cross > limit ? flow.cross : 0)
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
