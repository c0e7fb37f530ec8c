import LayoutGeometry

/// Writing the frames of whole justified rows of items with a size each, from left to right.
///
/// Gives what `ItemPlacing.visitLines` gives, to the bit, without asking per line what is the same for
/// all of a chunk's lines but its last.
extension ItemPlacing {
  /// Writes the exact frames of all items of the first ones of some lines of a chunk, which begins at
  /// `start` in its section.
  ///
  /// - Parameters:
  ///   - range: The lines.
  ///   - chunk: The chunk.
  ///   - start: Where it begins in its section.
  ///   - rules: The section's rules.
  ///   - base: Where the frame of the section's first item would be.
  /// - Returns: The lines that are left to be written: all where they are no justified rows, or have
  ///   sizes in a closed form; else the chunk's last one where that is wanted.
  /// - Complexity: O(lines + items).
  @inline(__always)
  func writeRows(
    _ range: Range<Int>, of chunk: LineChunk, at start: TreePosition, _ rules: VariedPlacement,
    to base: UnsafeMutablePointer<LayoutRect>
  ) -> Range<Int> {
    // The chunk's last line ends elsewhere, and may be the section's.
    let end = min(range.upperBound, chunk.lineCount &- 1)
    guard rules.lanePitch == nil, rules.common == .justified, range.lowerBound < end else {
      return range
    }
    let isWritten: Void? = unsafe chunk.withListedLines { lines in
      unsafe RowFrames(self, rules, chunkOrigin: origin.plus(start.main))
        .write(range.lowerBound, end, of: lines, to: base + start.items)
    }
    return isWritten == nil ? range : end..<range.upperBound
  }
}

/// What frames of rows need beside the rows: plain numbers.
private struct RowFrames {
  private let origin: ExactLength
  private let crossStart: Double
  private let factor: Double
  private let spacing: Double
  private let available: Double

  init(_ placing: ItemPlacing, _ rules: VariedPlacement, chunkOrigin: ExactLength) {
    origin = chunkOrigin
    crossStart = placing.crossStart
    factor = placing.factor
    spacing = rules.spacing
    available = rules.available
  }

  /// Writes the frames of some lines' items; `base` is where the chunk's first item's would be.
  @inline(never)
  func write(
    _ first: Int, _ end: Int, of lines: ListedLines, to base: UnsafeMutablePointer<LayoutRect>
  ) {
    var line = first
    let firstItem = unsafe lines.firstItem(ofLine: first)
    var size = unsafe lines.sizes + firstItem
    var target = unsafe base + firstItem
    while line != end {
      let main = unsafe origin.plus(lines.offset(ofLine: line)).points
      line &+= 1
      let behind = unsafe lines.sizes + lines.firstItem(ofLine: line)
      unsafe write(size, behind, main: main, to: &target)
      unsafe size = behind
    }
  }

  /// Writes the frames of a row, which has items.
  @inline(__always)
  private func write(
    _ first: UnsafePointer<LayoutSize>, _ end: UnsafePointer<LayoutSize>, main: Double,
    to target: inout UnsafeMutablePointer<LayoutRect>
  ) {
    var total = 0.0
    var thickness = 0.0
    var next = unsafe first
    repeat {
      // A −0 changes neither the sum nor the maximum.
      let size = unsafe next.pointee
      total += size.width
      thickness = size.height > thickness ? size.height : thickness
      unsafe next += 1
    } while unsafe next != end
    let count = unsafe end - first
    let spread = LineSpread(
      .justified, count: count, total: total, spacing: spacing, available: available)
    var offset = spread.start
    unsafe next = first
    repeat {
      let size = unsafe FlowSize(next.pointee, crossIsWidth: true)
      unsafe target.pointee = LayoutRect(
        x: crossStart + offset, y: main + (thickness - size.main) * factor, width: size.cross,
        height: size.main)
      offset += size.cross + spread.gap
      unsafe next += 1
      unsafe target += 1
    } while unsafe next != end
  }
}
