/// All sections of a layout, one after the other along the main axis.
struct SectionStack: Sendable {
  /// The sections in order.
  private(set) var tree: SumTree<SectionBlock>

  /// The number of sections.
  var count: Int { tree.summary.length.items }

  /// Where the last section ends, in points; at least 0.
  var mainExtent: Double { max(0, tree.summary.length.main.points) }

  /// Checks, breaks and stacks sections.
  ///
  /// - Throws: A `FlowLayoutError` naming the first wrong value, or the section whose end lies
  ///   beyond the range of positions.
  /// - Complexity: O(*s* + *n*).
  init(_ sections: [FlowSection], configuration: FlowConfiguration) throws(FlowLayoutError) {
    if sections.count > largestCount {
      throw FlowLayoutError(.configuration(.sections), .tooLarge)
    }
    var stacking = SectionStacking(configuration: configuration)
    for index in sections.indices {
      try stacking.append(sections[index], at: index)
    }
    stacking.finishBlock()
    try SectionStack.checkRange(of: stacking.blocks)
    tree = SumTree(stacking.blocks)
  }

  /// Refuses sections whose end lies beyond the range of positions, or whose items cannot be counted.
  private static func checkRange(of blocks: [SectionBlock]) throws(FlowLayoutError) {
    var position = ExactLength.zero
    var elementCount = 0
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

  /// The section at an index; nil if there is none.
  ///
  /// - Complexity: O(log *s*).
  func section(at index: Int, configuration: FlowConfiguration) -> PlacedSection? {
    guard index >= 0 && index < count else { return nil }
    let (block, start) = tree.element(ofItem: index)
    return block.section(index - start.items, at: start, configuration: configuration)
  }

  /// Visits the sections that have elements and may reach into a main range, in order, until `visit`
  /// answers false.
  ///
  /// - Complexity: O(log *s* + sections visited + a block's empty ones).
  func visit(
    from low: ExactLength, to high: ExactLength, configuration: FlowConfiguration,
    _ visit: (PlacedSection) -> Bool
  ) {
    tree.visit(from: low, to: high) { block, start in
      let low = low.minus(start.main)
      let high = high.minus(start.main)
      var index = block.summary.isContained ? block.firstSection(endingAt: low) : 0
      while index < block.entries.count {
        if block.summary.isContained && index > 0 && high < block.entries[index - 1].end {
          return true
        }
        if !block.isVacant(index) {
          let section = block.section(index, at: start, configuration: configuration)
          if !visit(section) { return false }
        }
        index += 1
      }
      return true
    }
  }
}
