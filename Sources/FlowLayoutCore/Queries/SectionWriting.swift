import LayoutGeometry

/// Writing sections into a caller's buffer.
///
/// Counts no reference: a question this short would spend a good part of its time on that.
extension FlowLayout {
  /// Writes what meets the writer's rectangle, in the order of the layout.
  func write(to writer: inout ElementWriter) {
    let (low, high) = unsafe space.mainRange(of: writer.rect)
    var sections = SectionWalk(stack, from: low, to: high)
    while let (block, index, start) = unsafe sections.nextUncounted() {
      unsafe block._withUnsafeGuaranteedRef { block in
        unsafe write(index, of: block, at: start, low, high, to: &writer)
      }
    }
  }

  /// Writes what of one section meets the writer's rectangle.
  @inline(__always)
  private func write(
    _ index: Int, of block: SectionBlock, at start: TreePosition, _ low: ExactLength,
    _ high: ExactLength, to writer: inout ElementWriter
  ) {
    unsafe block.uncountedStyle(index)._withUnsafeGuaranteedRef { style in
      if style.geometry.header > 0 {
        unsafe writeBoundary(.header, index, of: block, at: start, to: &writer)
      }
      let section = start.items &+ index
      let placing = ItemPlacing(
        style, at: start.main.plus(block.beginning(index)), space: space)
      let low = low.minus(placing.origin)
      let high = high.minus(placing.origin)
      if let lines = unsafe block.uncountedLines(index) {
        unsafe writer.writeItems(of: lines, style, section: section, placing, low, high)
      } else {
        let count = Int(block.entries[index].itemCount)
        unsafe writer.writeItems(count, style, section: section, placing, low, high)
      }
      if style.geometry.footer > 0 {
        unsafe writeBoundary(.footer, index, of: block, at: start, to: &writer)
      }
    }
  }

  /// Writes the header or the footer of a section that has one.
  @inline(never)
  private func writeBoundary(
    _ kind: ElementKind, _ index: Int, of block: SectionBlock, at start: TreePosition,
    to writer: inout ElementWriter
  ) {
    let section = block.section(index, at: start)
    let pinning = pinning
    let frame =
      kind == .header ? pinning.headerFrame(of: section, space) : pinning.footerFrame(of: section, space)
    guard let frame else { return }
    unsafe writer.put(kind, ItemPath(section: section.index, item: 0), frame)
  }
}

/// Writing the items of a section; the main range counts from the first line.
extension ElementWriter {
  /// Writes items of one size.
  fileprivate mutating func writeItems(
    _ count: Int, _ style: SectionStyle, section: Int, _ placing: ItemPlacing, _ low: ExactLength,
    _ high: ExactLength
  ) {
    guard count > 0, let lines = style.equalLines(of: count) else { return }
    let range = LineSearch.lines(
      from: low, to: high, pitch: lines.pitch, thickness: lines.thickness,
      count: lines.lineCount(of: count))
    var copy = unsafe self
    let isWritten: Bool
    switch placing.shortcut {
    case .exactRows:
      isWritten = unsafe copy.writeLattice(
        range, of: lines, itemCount: count, section: section, placing, ExactRows.self)
    case .snappedRows:
      isWritten = unsafe copy.writeLattice(
        range, of: lines, itemCount: count, section: section, placing, SnappedRows.self)
    case .none: isWritten = false
    }
    if !isWritten {
      _ = placing.visitLines(range, of: lines, itemCount: count, AnyFrames.self) { item, frame in
        unsafe copy.put(.item, ItemPath(section: section, item: item), frame)
        return true
      }
    }
    unsafe self = copy
  }

  /// Writes items that have a size each.
  fileprivate mutating func writeItems(
    of lines: Unmanaged<SumNode<LineChunk>>, _ style: SectionStyle, section: Int,
    _ placing: ItemPlacing, _ low: ExactLength, _ high: ExactLength
  ) {
    let rules = unsafe lines._withUnsafeGuaranteedRef { VariedPlacement(style, lines: $0) }
    let lineSpacing = style.lineSpacing
    var copy = unsafe self
    switch placing.shortcut {
    case .exactRows where rules.lanePitch == nil:
      unsafe copy.writeRows(
        of: lines, rules, lineSpacing: lineSpacing, section: section, placing, low, high,
        ExactRows.self)
    case .snappedRows where rules.lanePitch == nil:
      unsafe copy.writeRows(
        of: lines, rules, lineSpacing: lineSpacing, section: section, placing, low, high,
        SnappedRows.self)
    default:
      var chunks = unsafe TreeWalk(below: lines, from: low, to: high)
      while let (chunk, start) = chunks.next() {
        let range = chunk.lines(
          from: low.minus(start.main), to: high.minus(start.main), lineSpacing: lineSpacing)
        unsafe copy.putRows(range, of: chunk, at: start, rules, section: section, placing)
      }
    }
    unsafe self = copy
  }
}
