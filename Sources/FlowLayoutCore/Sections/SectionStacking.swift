import LayoutGeometry

/// Turns sections as they are given into blocks of a tree.
///
/// > Source: rules F-V-1 to F-V-7: header, inset, lines, inset, footer; no spacing in between.
struct SectionStacking {
  /// The blocks that are full.
  private(set) var blocks: [SectionBlock] = []
  /// The style of the last section added.
  private(set) var style: SectionStyle?

  private var styles: [SectionStyle] = []
  private var lines: [VariedLines] = []
  private var entries: [SectionBlock.Entry] = []
  private var measured: [MeasuredItems] = []
  private var end = ExactLength.zero
  private var elementCount: Int64 = 0
  private var isContained = true

  /// How many more sections are expected: only a hint for the room to make.
  private var expectedCount: Int

  /// The last section's place in a block and its length, for more like it.
  private var last: (style: UInt8, length: ExactLength, elementCount: Int64) = (0, .zero, 0)

  init(expectedCount: Int) {
    self.expectedCount = expectedCount
    blocks.reserveCapacity(expectedCount / SectionBlock.capacity + 1)
    entries.reserveCapacity(min(expectedCount, SectionBlock.capacity))
  }

  /// Adds a section.
  mutating func append(_ section: ResolvedSection) {
    if entries.count == SectionBlock.capacity { finishBlock() }
    let (style, content) = (section.style, section.content)
    last = (place(of: style), content.length(style), content.elementCount(style))
    self.style = style
    var linesIndex = SectionBlock.noLines
    if case .varied(let varied) = content {
      linesIndex = UInt8(lines.count)
      lines.append(varied)
    }
    addEntry(itemCount: content.itemCount, lines: linesIndex)
    if section.measured != .none {
      while measured.count < entries.count - 1 { measured.append(.none) }
      measured.append(section.measured)
    }
  }

  /// Adds more sections exactly like the last one, whose lines must be closed form.
  ///
  /// - Complexity: O(`count`), a few additions each.
  mutating func repeatLast(_ count: Int, itemCount: Int) {
    var remaining = count
    while remaining > 0 {
      if entries.count == SectionBlock.capacity {
        finishBlock()
        if let style { last.style = place(of: style) }
      }
      let added = min(remaining, SectionBlock.capacity - entries.count)
      fillEntries(added, itemCount: itemCount)
      remaining -= added
    }
  }

  /// Adds equal sections that fit into the block: one addition each.
  private mutating func fillEntries(_ count: Int, itemCount: Int) {
    let first = entries.count
    let entry = SectionBlock.Entry(
      end: .zero, itemCount: Int32(truncatingIfNeeded: itemCount), style: last.style,
      lines: SectionBlock.noLines)
    let length = last.length
    var end = end
    entries.append(contentsOf: repeatElement(entry, count: count))
    for index in first..<first + count {
      end = end.plus(length)
      entries[index].end = end
    }
    self.end = end
    elementCount &+= last.elementCount &* Int64(count)
  }

  @inline(__always)
  private mutating func addEntry(itemCount: Int, lines: UInt8) {
    end = end.plus(last.length)
    elementCount &+= last.elementCount
    entries.append(
      SectionBlock.Entry(
        end: end, itemCount: Int32(truncatingIfNeeded: itemCount), style: last.style, lines: lines))
  }

  /// A style's place in the block's list.
  private mutating func place(of style: SectionStyle) -> UInt8 {
    isContained = isContained && style.isContained
    if let found = styles.lastIndex(where: { $0 === style }) { return UInt8(found) }
    styles.append(style)
    return UInt8(styles.count - 1)
  }

  /// Ends the block in progress.
  mutating func finishBlock() {
    guard !entries.isEmpty else { return }
    var summary = SectionSummary(
      length: TreePosition(items: entries.count, lines: 0, main: end), top: .zero, bottom: end,
      elementCount: elementCount, isContained: isContained)
    if !isContained { extendReach(of: &summary) }
    if !measured.isEmpty {
      while measured.count < entries.count { measured.append(.none) }
    }
    blocks.append(
      SectionBlock(
        summary: summary, styles: styles, lines: lines, entries: entries, measured: measured))
    expectedCount -= entries.count
    entries = []
    entries.reserveCapacity(max(0, min(expectedCount, SectionBlock.capacity)))
    styles = []
    lines = []
    measured = []
    end = .zero
    elementCount = 0
    isContained = true
  }

  /// Notes how far elements lie outside the range from the block's beginning to its end.
  private func extendReach(of summary: inout SectionSummary) {
    let block = SectionBlock(summary: summary, styles: styles, lines: lines, entries: entries)
    for index in entries.indices {
      let reach = block.section(index, at: .zero).reach()
      summary.top = min(summary.top, reach.top)
      summary.bottom = max(summary.bottom, reach.bottom)
    }
  }
}
