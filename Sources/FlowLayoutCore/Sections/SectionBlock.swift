/// A run of sections: the element of the layout's tree.
///
/// Per section it keeps its content, its end and one byte for its style. A block that copies of a
/// layout share never changes; one that a single layout holds may be changed in its place.
@safe
final class SectionBlock: TreeChild, TreeElement, @unchecked Sendable {
  /// The most sections of a block.
  static let capacity = 128

  /// One section of a block: plain numbers, so that thousands are made and dropped at no cost.
  struct Entry {
    /// Where it ends, from the block's beginning.
    var end: ExactLength
    /// The number of its items.
    var itemCount: Int32
    /// Its style's place in the block's list.
    var style: UInt8
    /// The place of its lines in the block's list; `noLines` where they are closed form.
    var lines: UInt8
  }

  /// Stands for the lines of a section whose style knows them.
  static let noLines = UInt8.max

  /// The styles of the block's sections.
  let styles: [SectionStyle]

  /// What may change, in memory of its own: a class's variables are checked at each access.
  let state: UnsafeMutablePointer<State>

  /// What may change of a block that nothing else holds.
  struct State {
    /// What the tree keeps of the sections.
    var summary: SectionSummary
    /// The lines of the block's sections of varied sizes.
    var lines: [VariedLines]
    /// The sections in order.
    var entries: [Entry]
    /// What was measured of each section; empty where nothing was.
    var measured: [MeasuredItems]
  }

  init(
    summary: SectionSummary, styles: [SectionStyle], lines: [VariedLines], entries: [Entry],
    measured: [MeasuredItems] = []
  ) {
    self.styles = styles
    unsafe state = .allocate(capacity: 1)
    unsafe state.initialize(
      to: State(summary: summary, lines: lines, entries: entries, measured: measured))
  }

  deinit {
    unsafe state.deinitialize(count: 1)
    unsafe state.deallocate()
  }

  /// What the tree keeps of the sections.
  @inline(__always)
  var summary: SectionSummary { unsafe state.pointee.summary }

  /// The sections in order.
  @inline(__always)
  var entries: [Entry] { unsafe state.pointee.entries }

  /// The lines of the block's sections of varied sizes.
  @inline(__always)
  var lines: [VariedLines] { unsafe state.pointee.lines }

  /// What was measured of each section; empty where nothing was.
  @inline(__always)
  var measured: [MeasuredItems] { unsafe state.pointee.measured }

  /// The items of the section at an index in the block.
  func content(_ index: Int) -> SectionContent {
    let entry = entries[index]
    return entry.lines == SectionBlock.noLines
      ? .equal(count: Int(entry.itemCount)) : .varied(lines[Int(entry.lines)])
  }

  /// The style of the section at an index in the block.
  func style(_ index: Int) -> SectionStyle { styles[Int(entries[index].style)] }

  /// The style of the section at an index in the block, without counting a reference.
  @inline(__always)
  func uncountedStyle(_ index: Int) -> Unmanaged<SectionStyle> {
    unsafe Unmanaged.passUnretained(styles[Int(entries[index].style)])
  }

  /// The root of the lines of the section at an index in the block, without counting a reference;
  /// nil where its items are equal.
  @inline(__always)
  func uncountedLines(_ index: Int) -> Unmanaged<SumNode<LineChunk>>? {
    let lines = entries[index].lines
    return lines == SectionBlock.noLines
      ? nil : unsafe Unmanaged.passUnretained(self.lines[Int(lines)].tree.root)
  }

  /// Where the section at an index in the block begins, from the block's beginning.
  @inline(__always)
  func beginning(_ index: Int) -> ExactLength { index == 0 ? .zero : entries[index - 1].end }

  /// The section at an index in the block, which begins at `start`.
  @inline(__always)
  func section(_ index: Int, at start: TreePosition) -> PlacedSection {
    PlacedSection(
      index: start.items + index, style: style(index), content: content(index),
      origin: index == 0 ? start.main : start.main.plus(entries[index - 1].end),
      end: start.main.plus(entries[index].end))
  }

  /// The section at an index in the block, without its place.
  func resolved(_ index: Int) -> ResolvedSection {
    ResolvedSection(
      style: style(index), content: content(index),
      measured: measured.isEmpty ? .none : measured[index])
  }

  /// Whether the section at an index has neither items nor header nor footer.
  func isVacant(_ index: Int) -> Bool {
    guard entries[index].itemCount == 0 else { return false }
    let geometry = style(index).geometry
    return geometry.header == 0 && geometry.footer == 0
  }

  /// The last section that begins at a position or before it, counted from the block's beginning; the
  /// first where none does.
  ///
  /// Only for blocks in which ends do not go back.
  ///
  /// - Complexity: O(log of the block's sections).
  func section(at position: ExactLength) -> Int {
    var low = 0
    var high = entries.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if entries[middle - 1].end <= position { low = middle } else { high = middle }
    }
    return low
  }

  /// The first section that ends at a position or beyond it, counted from the block's beginning.
  ///
  /// Only for blocks in which ends do not go back.
  ///
  /// - Complexity: O(log of the block's sections).
  func firstSection(endingAt low: ExactLength) -> Int {
    var start = 0
    var end = entries.count
    while start < end {
      let middle = (start + end) / 2
      if entries[middle].end < low { start = middle + 1 } else { end = middle }
    }
    return start
  }
}

/// What a layout's tree keeps of a run of sections.
struct SectionSummary: TreeSummary, Hashable {
  /// Sections, and main length.
  var length: TreePosition
  /// The least main position of any element.
  var top: ExactLength
  /// The greatest main position of any element.
  var bottom: ExactLength
  /// Items, headers and footers.
  var elementCount: Int64
  /// Whether each section lies between its beginning and its end.
  var isContained: Bool

  static let empty = SectionSummary(
    length: .zero, top: .zero, bottom: .zero, elementCount: 0, isContained: true)

  var isVacant: Bool { elementCount == 0 }

  @inline(__always)
  mutating func gather(_ next: SectionSummary) {
    elementCount &+= next.elementCount
    isContained = isContained && next.isContained
  }

  @inline(__always)
  func gathers(like other: SectionSummary) -> Bool {
    elementCount == other.elementCount && isContained == other.isContained
  }
}
