import LayoutGeometry

/// Turns sections as they are given into blocks of a tree.
///
/// > Source: rules F-V-1 to F-V-7: header, inset, lines, inset, footer; no spacing in between.
struct SectionStacking {
  /// The container and the policies.
  let configuration: FlowConfiguration
  /// The blocks that are full.
  private(set) var blocks: [SectionBlock] = []

  private var styles: [SectionStyle] = []
  private var entries: [SectionBlock.Entry] = []
  private var end = ExactLength.zero
  private var elementCount = 0
  private var isContained = true

  /// The style in use and its place in `styles`, if it has one.
  private var current: SectionStyle?
  private var currentIndex: UInt8?

  /// The last section of equal items, and its length.
  private var lastCount = -1
  private var lastLength = ExactLength.zero
  private var lastElementCount = 0

  init(configuration: FlowConfiguration) {
    self.configuration = configuration
    entries.reserveCapacity(SectionBlock.capacity)
  }

  /// Adds a section.
  ///
  /// - Throws: A `FlowLayoutError` naming the first wrong value.
  /// - Complexity: O(1) for a section like the one before it; O(*n*) for sizes given one by one.
  @inline(__always)
  mutating func append(_ section: FlowSection, at index: Int) throws(FlowLayoutError) {
    if case .uniform(let count) = section.items, count == lastCount, let current,
      let currentIndex, current.box === section.box,
      current.isMarkedSelfSizing == section.isSelfSizing, entries.count < SectionBlock.capacity
    {
      end = end.plus(lastLength)
      elementCount += lastElementCount
      entries.append(
        SectionBlock.Entry(content: .equal(count: count), style: currentIndex, end: end))
      return
    }
    try appendDifferent(section, at: index)
  }

  @inline(never)
  private mutating func appendDifferent(
    _ section: FlowSection, at index: Int
  ) throws(FlowLayoutError) {
    let made = try SectionMaking.make(
      section, at: index, previous: current, configuration: configuration)
    append(style: made.style, content: made.content)
    if case .uniform = section.items {} else { lastCount = -1 }
  }

  /// Adds a section that is resolved already.
  mutating func append(style: SectionStyle, content: SectionContent) {
    if entries.count == SectionBlock.capacity { finishBlock() }
    let styleIndex: UInt8
    if let currentIndex, current === style {
      styleIndex = currentIndex
    } else if let found = styles.firstIndex(where: { $0 === style }) {
      styleIndex = UInt8(found)
    } else {
      styleIndex = UInt8(styles.count)
      styles.append(style)
    }
    current = style
    currentIndex = styleIndex
    isContained = isContained && style.isContained
    let placed = PlacedSection(
      index: 0, style: style, content: content, origin: end, configuration: configuration)
    lastLength = placed.end.minus(end)
    lastElementCount = placed.elementCount
    lastCount = -1
    if case .equal(let count) = content, case .equal = style.items { lastCount = count }
    end = placed.end
    elementCount += lastElementCount
    entries.append(SectionBlock.Entry(content: content, style: styleIndex, end: end))
  }

  /// Ends the block in progress.
  mutating func finishBlock() {
    guard !entries.isEmpty else { return }
    var block = SectionBlock(styles: styles, entries: entries, summary: .empty)
    block.summary = SectionSummary(
      length: TreePosition(items: entries.count, lines: 0, main: end), top: .zero, bottom: end,
      elementCount: elementCount, isContained: isContained)
    if !isContained {
      for index in entries.indices {
        let reach = block.section(index, at: .zero, configuration: configuration)
          .reach(configuration: configuration)
        block.summary.top = min(block.summary.top, reach.top)
        block.summary.bottom = max(block.summary.bottom, reach.bottom)
      }
    }
    blocks.append(block)
    entries = []
    entries.reserveCapacity(SectionBlock.capacity)
    styles = []
    currentIndex = nil
    end = .zero
    elementCount = 0
    isContained = true
  }
}
