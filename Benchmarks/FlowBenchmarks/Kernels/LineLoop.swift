import BenchmarkSupport
import LayoutGeometry

/// The lengths that all scenes of the line kernels share.
struct LineMetrics {
  /// The length of a line.
  var available: Double
  /// The least distance between the items of a line.
  var spacing: Double
  /// The distance between lines.
  var lineSpacing: Double

  /// What a line may hold: the engine's tolerance is part of the rule (F-ROW-2).
  var limit: Double { available + 1e-6 }
}

/// The plain line loop: breaks items into lines and writes each line's first item, position and
/// thickness.
///
/// The floor of `layout/varied`, `layout/periodic`, `relayout/width`, `ingest/array` and
/// `ingest/batch`.
func breakLines(_ sizes: KernelSizes, _ metrics: LineMetrics, into lines: KernelLines) {
  guard sizes.count > 0 else { return lines.finish(line: 0, extent: 0, items: 0) }
  let (line, extent) = breakRun(0..<sizes.count, sizes, metrics, lines, line: 0, at: 0)
  lines.finish(line: line, extent: extent, items: sizes.count)
}

/// Sections of unequal items, one after the other: the plain line loop in each.
///
/// `surroundings` is what each section adds before and after its lines; where sections begin and end
/// is written beside the lines. No section may be empty.
func breakSections(
  _ sizes: KernelSizes, _ metrics: LineMetrics, itemCounts: KernelSections, before: Double,
  after: Double, into lines: KernelLines
) {
  var line = 0
  var item = 0
  var position = 0.0
  for section in 0..<itemCounts.count {
    unsafe itemCounts.position[section] = position
    let end = unsafe item + Int(itemCounts.items[section])
    let (next, extent) = breakRun(
      item..<end, sizes, metrics, lines, line: line, at: position + before)
    position = extent + after
    line = next
    item = end
  }
  unsafe itemCounts.position[itemCounts.count] = position
  lines.finish(line: line, extent: position, items: item)
}

/// The loop itself, for a range of items that is not empty; gives the next line and the last one's
/// end.
@inline(__always)
private func breakRun(
  _ items: Range<Int>, _ sizes: KernelSizes, _ metrics: LineMetrics, _ lines: KernelLines,
  line firstLine: Int, at origin: Double
) -> (line: Int, extent: Double) {
  let base = unsafe sizes.base
  let (firstItem, position, thickness) =
    unsafe (lines.firstItem, lines.position, lines.thickness)
  let limit = metrics.limit
  let spacing = metrics.spacing
  let lineSpacing = metrics.lineSpacing
  var line = firstLine
  var start = origin
  var used = unsafe base[items.lowerBound].width
  var tallest = unsafe base[items.lowerBound].height
  unsafe firstItem[line] = Int32(truncatingIfNeeded: items.lowerBound)
  var item = items.lowerBound + 1
  while item < items.upperBound {
    let size = unsafe base[item]
    let needed = used + spacing + size.width
    if needed <= limit {
      used = needed
      tallest = size.height > tallest ? size.height : tallest
    } else {
      unsafe position[line] = start
      unsafe thickness[line] = tallest
      line += 1
      unsafe firstItem[line] = Int32(truncatingIfNeeded: item)
      start += tallest + lineSpacing
      used = size.width
      tallest = size.height
    }
    item += 1
  }
  unsafe position[line] = start
  unsafe thickness[line] = tallest
  return (line + 1, start + tallest)
}

extension KernelLines {
  /// Notes how many lines were written.
  @inline(__always)
  func finish(line: Int, extent: Double, items: Int) {
    unsafe firstItem[line] = Int32(truncatingIfNeeded: items)
    count = line
    self.extent = extent
  }

  /// Finds the most items of a line before the last, which decides how the last line spreads
  /// (F-H-5); not part of the plain loop.
  func findLargestEarlierCount() {
    largestEarlierCount = 0
    for line in 0..<max(0, count - 1) {
      let items = unsafe Int(firstItem[line + 1] - firstItem[line])
      largestEarlierCount = max(largestEarlierCount, items)
    }
  }
}

/// The plain line loop in fresh memory, which writes as many fresh bytes in all as the engine asks
/// for: the floor of `layout/varied-cold`.
///
/// The lines' buffers come first; what is left of `bytes` is written word by word.
func breakLinesInFreshMemory(
  _ sizes: KernelSizes, _ metrics: LineMetrics, lineCount: Int, bytes: Int
) -> (lineCount: Int, extent: Double) {
  let lines = KernelLines(capacity: lineCount)
  breakLines(sizes, metrics, into: lines)
  let words = max(0, (bytes - lineCount * 20) / 8)
  if words > 0 {
    let rest = UnsafeMutablePointer<UInt64>.allocate(capacity: words)
    for word in 0..<words { unsafe rest[word] = UInt64(truncatingIfNeeded: word) }
    unsafe blackHole(UnsafeRawPointer(rest))
    unsafe rest.deallocate()
  }
  return (lines.count, lines.extent)
}
