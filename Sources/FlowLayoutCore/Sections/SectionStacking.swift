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

  /// How many sections the block in progress may get.
  private var blockCount: Int { max(0, min(expectedCount, SectionBlock.capacity)) }

  /// The last section's place in a block, its length and its elements, for more like it.
  private var last: (style: UInt8, length: ExactLength, elementCount: Int64) = (0, .zero, 0)

  init(expectedCount: Int) {
    self.expectedCount = expectedCount
    blocks.reserveCapacity(expectedCount / SectionBlock.capacity + 1)
  }

  /// Adds a section.
  mutating func append(_ section: ResolvedSection) {
    if entries.count == SectionBlock.capacity { finishBlock() }
    if entries.isEmpty { entries.reserveCapacity(blockCount) }
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

  /// Adds the sections from one on that share the metrics of the one before it and have items of one
  /// size by their count, as far as that shows without comparing metrics.
  ///
  /// - Returns: The first section that was not added.
  /// - Complexity: O(sections added), a few additions each and a division where counts differ.
  mutating func appendAlike(_ sections: [FlowSection], from start: Int) -> Int {
    guard start < sections.count, case .uniform = sections[start - 1].items, let style,
      let lengths = UniformLengths(style)
    else { return start }
    var next = start
    while next < sections.count {
      if entries.count == SectionBlock.capacity {
        finishBlock()
        last.style = place(of: style)
      }
      let free = SectionBlock.capacity - entries.count
      let range = next..<min(next + free, sections.count)
      let added = unsafe sections.withUnsafeBufferPointer { unsafe appendAlike($0, range, lengths) }
      next += added
      if added < free { break }
    }
    return next
  }

  /// Adds as many sections of a range as are like the one before it; gives their number.
  private mutating func appendAlike(
    _ sections: UnsafeBufferPointer<FlowSection>, _ range: Range<Int>, _ lengths: UniformLengths
  ) -> Int {
    var added = 0
    if entries.isEmpty {
      // Into memory of their own at once: copying them would cost a sixth of it all.
      entries = unsafe Array(unsafeUninitializedCapacity: range.count) { room, count in
        unsafe added = fill(room, sections, range, lengths)
        count = added
      }
    } else {
      unsafe withUnsafeTemporaryAllocation(of: SectionBlock.Entry.self, capacity: range.count) {
        unsafe added = fill($0, sections, range, lengths)
        unsafe entries.append(contentsOf: $0[..<added])
      }
    }
    return added
  }

  /// Fills room for as many sections of a range as are like the one before it; gives their number.
  private mutating func fill(
    _ room: UnsafeMutableBufferPointer<SectionBlock.Entry>,
    _ sections: UnsafeBufferPointer<FlowSection>, _ range: Range<Int>, _ lengths: UniformLengths
  ) -> Int {
    let model = unsafe ObjectIdentifier(sections[range.lowerBound - 1].box)
    let isSelfSizing = unsafe sections[range.lowerBound - 1].isSelfSizing
    let style = last.style
    var (end, elementCount) = (end, elementCount)
    // Neighbours often have equal counts.
    var (knownCount, length) = (0, lengths.ofNone)
    var index = range.lowerBound
    while index < range.upperBound,
      case .uniform(let count) = unsafe sections[index].items,
      unsafe ObjectIdentifier(sections[index].box) == model,
      unsafe sections[index].isSelfSizing == isSelfSizing, 0...largestCount ~= count
    {
      if count != knownCount { (knownCount, length) = (count, lengths.length(of: count)) }
      end = end.plus(length)
      elementCount &+= Int64(count) &+ lengths.boundaryCount
      unsafe room[index &- range.lowerBound] = SectionBlock.Entry(
        end: end, itemCount: Int32(truncatingIfNeeded: count), style: style,
        lines: SectionBlock.noLines)
      index &+= 1
    }
    self.end = end
    self.elementCount = elementCount
    return index - range.lowerBound
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
