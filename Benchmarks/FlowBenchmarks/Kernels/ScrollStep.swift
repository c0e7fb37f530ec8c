import LayoutGeometry

/// What the scroll kernel knows of each section beside its lines, in points along the main axis.
struct KernelScrollSection {
  /// Where the header begins by nature.
  var origin: Double
  /// Where the contents end: the header does not pass this.
  var contentEnd: Double
}

/// The scroll kernel's place: the lines that the window held at the last step.
struct KernelScrollCursor {
  /// The first line that is not above the window.
  var top = 0
  /// The first line below the window.
  var bottom = 0
  /// The section at the window's top.
  var section = 0
  /// All items that entered so far.
  var entered = 0
}

/// Advances by one step: writes the frames of the lines that enter, passes over those that leave, and
/// places the pinned header.
///
/// The floor of `scroll/step`.
///
/// - Returns: Where the header of the section at the top stands.
func scrollStep(
  to offset: Double, height: Double, header: Double, _ cursor: inout KernelScrollCursor,
  _ sizes: KernelSizes, _ metrics: LineMetrics, _ lines: KernelLines,
  sections: UnsafePointer<KernelScrollSection>, sectionCount: Int, into frames: FrameBuffer
) -> Double {
  var written = 0
  while cursor.bottom < lines.count, unsafe lines.position[cursor.bottom] < offset + height {
    unsafe written += writeLine(
      cursor.bottom, sizes, metrics, lines, into: frames.base + written)
    cursor.bottom += 1
  }
  cursor.entered += written
  while cursor.top < cursor.bottom,
    unsafe lines.position[cursor.top] + lines.thickness[cursor.top] <= offset
  {
    cursor.top += 1
  }
  while cursor.section + 1 < sectionCount, unsafe sections[cursor.section].contentEnd <= offset {
    cursor.section += 1
  }
  let section = unsafe sections[cursor.section]
  return max(section.origin, min(offset, section.contentEnd - header))
}

/// Writes the justified frames of a line's items and gives their number.
///
/// Last lines are spread as the others: a branch less, and only a floor.
@inline(__always)
private func writeLine(
  _ line: Int, _ sizes: KernelSizes, _ metrics: LineMetrics, _ lines: KernelLines,
  into frames: UnsafeMutablePointer<LayoutRect>
) -> Int {
  let first = unsafe Int(lines.firstItem[line])
  let end = unsafe Int(lines.firstItem[line + 1])
  let base = unsafe sizes.base
  var total = 0.0
  for item in first..<end { unsafe total += base[item].width }
  let steps = Double(end - first - 1)
  let leftover = max(0, metrics.available - total - metrics.spacing * steps)
  var x = end - first == 1 ? leftover / 2 : 0
  let gap = metrics.spacing + (end - first == 1 ? 0 : leftover / steps)
  let top = unsafe lines.position[line]
  let thickness = unsafe lines.thickness[line]
  for item in first..<end {
    let size = unsafe base[item]
    unsafe frames[item - first] = LayoutRect(
      x: x, y: top + (thickness - size.height) * 0.5, width: size.width, height: size.height)
    x += size.width + gap
  }
  return end - first
}
