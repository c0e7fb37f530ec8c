/// All sections of a layout, one after the other along the main axis.
struct SectionStack: Sendable {
  /// The sections in order.
  var tree: SumTree<SectionBlock>

  /// The number of sections.
  var count: Int { tree.summary.length.items }

  /// Where the last section ends, in points; at least 0.
  var mainExtent: Double { max(0, tree.summary.length.main.points) }

  /// The largest magnitude of a main position: of any element's edge, or of the end.
  var mainReach: Double {
    let summary = tree.summary
    return max(
      mainExtent, summary.top.points.magnitude, summary.bottom.points.magnitude)
  }

  /// Checks, breaks and stacks sections.
  ///
  /// - Throws: A `FlowLayoutError` naming the first wrong value, or the section whose end lies
  ///   beyond the range of positions.
  /// - Complexity: O(*s* + *n*).
  init(_ sections: [FlowSection], configuration: FlowConfiguration) throws(FlowLayoutError) {
    if sections.count > largestCount {
      throw FlowLayoutError(.configuration(.sections), .tooLarge)
    }
    var stacking = SectionStacking(expectedCount: sections.count)
    var index = 0
    while index < sections.count {
      let section = sections[index]
      let made = try SectionMaking.make(
        section, at: index, previous: stacking.style, configuration: configuration)
      stacking.append(made)
      index = stacking.appendAlike(sections, from: index + 1)
    }
    stacking.finishBlock()
    try SectionStack.checkRange(of: stacking.blocks)
    tree = SumTree(stacking.blocks)
  }

  /// Refuses sections whose end lies beyond the range of positions, or whose items cannot be counted.
  static func checkRange(of blocks: [SectionBlock]) throws(FlowLayoutError) {
    var position = ExactLength.zero
    var elementCount: Int64 = 0
    var index = 0
    for block in blocks {
      let (elements, overflowed) = elementCount.addingReportingOverflow(block.summary.elementCount)
      guard let end = position.plusChecked(block.summary.length.main), !overflowed else {
        let section = block.entries.firstIndex { position.plusChecked($0.end) == nil } ?? 0
        throw FlowLayoutError(.section(index + section, .sections), .overflow)
      }
      position = end
      elementCount = elements
      index += block.entries.count
    }
  }

  /// The block of a stack that holds just one, without counting a reference; nil for others.
  @inline(__always)
  var onlyBlock: Unmanaged<SectionBlock>? {
    tree.root.count == 1 && tree.root.isLeaf
      ? unsafe Unmanaged.passUnretained(tree.root.element(0)) : nil
  }

  /// The section at an index; nil if there is none.
  ///
  /// - Complexity: O(log *s*).
  func section(at index: Int) -> PlacedSection? {
    guard index >= 0 && index < count else { return nil }
    let (block, start) = tree.element(ofItem: index)
    return block.section(index - start.items, at: start)
  }
}
