import LayoutGeometry

/// A coordinate on device pixels of a third of a point, for values of 0 and more (F-PIX-1, D8).
@inline(__always)
private func thirds(_ value: Double) -> Double {
  Double(Int64(value * 3 + 0.5 + 1e-6)) / 3
}

/// Writes the justified frames of a line's items, each placed by the line's middle, and gives the
/// number of those that meet the range from `low` to `high`, or of all, one after the other.
@inline(__always)
private func writeFrames(
  ofLine line: Int, _ sizes: KernelSizes, _ metrics: LineMetrics, _ lines: KernelLines,
  into frames: UnsafeMutablePointer<LayoutRect>, low: Double, high: Double, keepsAll: Bool,
  isScaled: Bool
) -> Int {
  let first = unsafe Int(lines.firstItem[line])
  let end = unsafe Int(lines.firstItem[line + 1])
  let base = unsafe sizes.base
  var total = 0.0
  for item in first..<end { unsafe total += base[item].width }
  let count = end - first
  let steps = Double(count - 1)
  let leftover = max(0, metrics.available - total - metrics.spacing * steps)
  var x = 0.0
  var gap = metrics.spacing
  if line < lines.count - 1 || (line > 0 && count >= lines.largestEarlierCount) {
    if count == 1 { x = leftover / 2 } else { gap = metrics.spacing + leftover / steps }
  }
  let top = unsafe lines.position[line]
  let thickness = unsafe lines.thickness[line]
  var written = 0
  for item in first..<end {
    let size = unsafe base[item]
    var y = top + (thickness - size.height) * 0.5
    var left = x
    if isScaled {
      y = thirds(y)
      left = thirds(left)
    }
    // Always written, kept or not: a store costs less than a branch that is guessed wrong.
    unsafe frames[written] = LayoutRect(x: left, y: y, width: size.width, height: size.height)
    written &+= keepsAll || (y < high && low < y + size.height) ? 1 : 0
    x += size.width + gap
  }
  return written
}

/// All frames, justified: the floor of `frames/all`.
func writeAllFrames(
  _ sizes: KernelSizes, _ metrics: LineMetrics, _ lines: KernelLines, into frames: FrameBuffer,
  isScaled: Bool
) -> Int {
  // Two loops, so that the scale is known in each.
  isScaled
    ? writeEveryLine(sizes, metrics, lines, into: frames, isScaled: true)
    : writeEveryLine(sizes, metrics, lines, into: frames, isScaled: false)
}

@inline(__always)
private func writeEveryLine(
  _ sizes: KernelSizes, _ metrics: LineMetrics, _ lines: KernelLines, into frames: FrameBuffer,
  isScaled: Bool
) -> Int {
  var written = 0
  for line in 0..<lines.count {
    unsafe written += writeFrames(
      ofLine: line, sizes, metrics, lines, into: frames.base + written, low: 0, high: 0,
      keepsAll: true, isScaled: isScaled)
  }
  return written
}

/// The last line that begins at or above a position, at least the first: a binary search in the flat
/// array of line positions.
@inline(__always)
func lastLine(notBelow main: Double, _ lines: KernelLines) -> Int {
  let position = unsafe lines.position
  var low = 0
  var length = lines.count
  // Halves without a branch on the outcome, which would be guessed wrong half of the time.
  while length > 1 {
    let half = length / 2
    low = unsafe position[low + half] <= main ? low + half : low
    length -= half
  }
  return low
}

/// The frames that meet a window from `low` to `high`: the floor of `query/window-varied`.
func writeFrames(
  from low: Double, to high: Double, _ sizes: KernelSizes, _ metrics: LineMetrics,
  _ lines: KernelLines, into frames: FrameBuffer, isScaled: Bool
) -> Int {
  // Rounding moves an edge by up to a pixel.
  let margin = isScaled ? 1.0 / 3 : 0
  var line = lastLine(notBelow: low - margin, lines)
  var written = 0
  while line < lines.count, unsafe lines.position[line] < high + margin {
    if isScaled {
      unsafe written += writeFrames(
        ofLine: line, sizes, metrics, lines, into: frames.base + written, low: low, high: high,
        keepsAll: false, isScaled: true)
    } else {
      unsafe written += writeFrames(
        ofLine: line, sizes, metrics, lines, into: frames.base + written, low: low, high: high,
        keepsAll: false, isScaled: false)
    }
    line += 1
  }
  return written
}

/// The frame of an item by its index: a binary search in the flat array of first items, and the
/// frames of its line up to it.
///
/// The floor of `query/frame`.
func frame(
  ofItem item: Int, _ sizes: KernelSizes, _ metrics: LineMetrics, _ lines: KernelLines,
  isScaled: Bool
) -> LayoutRect {
  let firstItem = unsafe lines.firstItem
  let wanted = Int32(truncatingIfNeeded: item)
  var line = 0
  var length = lines.count
  while length > 1 {
    let half = length / 2
    line = unsafe firstItem[line + half] <= wanted ? line + half : line
    length -= half
  }
  let first = unsafe Int(firstItem[line])
  let end = unsafe Int(firstItem[line + 1])
  let base = unsafe sizes.base
  var total = 0.0
  for other in first..<end { unsafe total += base[other].width }
  let count = end - first
  let steps = Double(count - 1)
  let leftover = max(0, metrics.available - total - metrics.spacing * steps)
  var x = 0.0
  var gap = metrics.spacing
  if line < lines.count - 1 || (line > 0 && count >= lines.largestEarlierCount) {
    if count == 1 { x = leftover / 2 } else { gap = metrics.spacing + leftover / steps }
  }
  for other in first..<item { unsafe x += base[other].width + gap }
  let size = unsafe base[item]
  var y = unsafe lines.position[line] + (lines.thickness[line] - size.height) * 0.5
  if isScaled {
    x = thirds(x)
    y = thirds(y)
  }
  return LayoutRect(x: x, y: y, width: size.width, height: size.height)
}
