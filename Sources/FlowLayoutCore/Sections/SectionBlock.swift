/// A run of sections: the element of the layout's tree.
///
/// Per section it keeps its content, its end and one byte for its style.
struct SectionBlock: TreeElement {
  /// The most sections of a block.
  static let capacity = 64

  /// One section of a block.
  struct Entry {
    /// Its items.
    var content: SectionContent
    /// Its style's place in the block's list.
    var style: UInt8
    /// Where it ends, from the block's beginning.
    var end: ExactLength
  }

  /// The styles of the block's sections.
  var styles: [SectionStyle]
  /// The sections in order.
  var entries: [Entry]
  /// What the tree keeps of them.
  var summary: SectionSummary

  /// The section at an index in the block.
  func section(_ index: Int, at start: TreePosition, configuration: FlowConfiguration)
    -> PlacedSection
  {
    let entry = entries[index]
    let origin = index == 0 ? start.main : start.main.plus(entries[index - 1].end)
    return PlacedSection(
      index: start.items + index, style: styles[Int(entry.style)], content: entry.content,
      origin: origin, configuration: configuration)
  }

  /// Whether the section at an index has neither items nor header nor footer.
  func isVacant(_ index: Int) -> Bool {
    let entry = entries[index]
    guard case .equal(count: 0) = entry.content else { return false }
    let style = styles[Int(entry.style)]
    return style.geometry.header == 0 && style.geometry.footer == 0
  }

  /// The first section that ends at a position or beyond it; positions count from the block's
  /// beginning. Only for blocks in which ends do not go back.
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
struct SectionSummary: TreeSummary {
  /// Sections, and main length.
  var length: TreePosition
  /// The least main position of any element.
  var top: ExactLength
  /// The greatest main position of any element.
  var bottom: ExactLength
  /// Items, headers and footers.
  var elementCount: Int
  /// Whether each section lies between its beginning and its end.
  var isContained: Bool

  static let empty = SectionSummary(
    length: .zero, top: .zero, bottom: .zero, elementCount: 0, isContained: true)

  var isVacant: Bool { elementCount == 0 }

  func followed(by next: SectionSummary) -> SectionSummary {
    if length.items == 0 { return next }
    let offset = length.main
    return SectionSummary(
      length: length.plus(next.length), top: min(top, offset.plus(next.top)),
      bottom: max(bottom, offset.plus(next.bottom)),
      elementCount: elementCount &+ next.elementCount,
      isContained: isContained && next.isContained)
  }
}
