import LayoutGeometry

/// Who knows an item's size, in the manner of a layout's delegate.
protocol ItemSizing: AnyObject {
  /// The size of an item.
  func size(ofItem item: Int) -> LayoutSize
}

/// The line loop that asks a closure for each size: the floor of `ingest/closure`.
///
/// Not inlined, so that the closure stays one.
@inline(never)
func breakLines(
  count: Int, _ metrics: LineMetrics, into lines: KernelLines, size: (Int) -> LayoutSize
) {
  var state = LineState(size(0), lines)
  for item in 1..<count { state.add(size(item), item, metrics, lines) }
  state.finish(count, lines)
}

/// The line loop that asks a witness for each size: the floor of `ingest/protocol`.
@inline(never)
func breakLines(
  count: Int, _ metrics: LineMetrics, into lines: KernelLines, source: any ItemSizing
) {
  var state = LineState(source.size(ofItem: 0), lines)
  for item in 1..<count { state.add(source.size(ofItem: item), item, metrics, lines) }
  state.finish(count, lines)
}

/// The locals of the loop.
private struct LineState {
  var line = 0
  var start = 0.0
  var used: Double
  var tallest: Double

  @inline(__always)
  init(_ first: LayoutSize, _ lines: KernelLines) {
    used = first.width
    tallest = first.height
    unsafe lines.firstItem[0] = 0
  }

  @inline(__always)
  mutating func add(
    _ size: LayoutSize, _ item: Int, _ metrics: LineMetrics, _ lines: KernelLines
  ) {
    let needed = used + metrics.spacing + size.width
    if needed <= metrics.limit {
      used = needed
      tallest = size.height > tallest ? size.height : tallest
    } else {
      unsafe lines.position[line] = start
      unsafe lines.thickness[line] = tallest
      line += 1
      unsafe lines.firstItem[line] = Int32(truncatingIfNeeded: item)
      start += tallest + metrics.lineSpacing
      used = size.width
      tallest = size.height
    }
  }

  @inline(__always)
  func finish(_ count: Int, _ lines: KernelLines) {
    unsafe lines.position[line] = start
    unsafe lines.thickness[line] = tallest
    lines.finish(line: line + 1, extent: start + tallest, items: count)
  }
}
