import LayoutGeometry

/// Writing sections into a caller's buffer.
///
/// Counts no reference: a question this short would spend a good part of its time on that.
extension FlowLayout {
  /// Writes what meets the writer's rectangle, in the order of the layout.
  func write(to writer: inout ElementWriter) {
    let (low, high) = unsafe space.mainRange(of: writer.rect)
    guard stack.count == 1, let only = unsafe stack.onlyBlock else {
      unsafe writeSections(low, high, to: &writer)
      return
    }
    unsafe only._withUnsafeGuaranteedRef { block in
      unsafe write(0, of: block, at: .zero, low, high, to: &writer)
    }
  }

  /// Writes sections that a walk finds.
  @inline(never)
  private func writeSections(
    _ low: ExactLength, _ high: ExactLength, to writer: inout ElementWriter
  ) {
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
      let origin = start.main.plus(block.beginning(index))
      if let lines = unsafe block.uncountedLines(index) {
        unsafe writeItems(of: lines, style, section, at: origin, low, high, to: &writer)
      } else {
        let count = Int(block.entries[index].itemCount)
        unsafe writeItems(count, style, section, at: origin, low, high, to: &writer)
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
    let frame =
      kind == .header
      ? pinning.headerFrame(of: section, space) : pinning.footerFrame(of: section, space)
    guard let frame else { return }
    unsafe writer.put(kind, ItemPath(section: section.index, item: 0), frame)
  }

  /// Writes items of one size, of a section that begins at `start`.
  @inline(never)
  private func writeItems(
    _ count: Int, _ style: SectionStyle, _ section: Int, at start: ExactLength,
    _ low: ExactLength, _ high: ExactLength, to writer: inout ElementWriter
  ) {
    guard count > 0, let lines = style.equalLines(of: count) else { return }
    let placing = ItemPlacing(style, at: start, space: space)
    let range = LineSearch.lines(
      from: low.minus(placing.origin), to: high.minus(placing.origin), pitch: lines.pitch,
      thickness: lines.thickness, count: lines.lineCount(of: count))
    // A local copy is kept in registers.
    var copy = unsafe writer
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
    unsafe writer = copy
  }

  /// Writes items that have a size each, of a section that begins at `start`.
  @inline(never)
  private func writeItems(
    of lines: Unmanaged<SumNode<LineChunk>>, _ style: SectionStyle, _ section: Int,
    at start: ExactLength, _ low: ExactLength, _ high: ExactLength,
    to writer: inout ElementWriter
  ) {
    let placing = ItemPlacing(style, at: start, space: space)
    let low = low.minus(placing.origin)
    let high = high.minus(placing.origin)
    let rules = unsafe lines._withUnsafeGuaranteedRef { VariedPlacement(style, lines: $0) }
    let lineSpacing = style.lineSpacing
    var copy = unsafe writer
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
    unsafe writer = copy
  }
}
