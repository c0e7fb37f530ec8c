/// Replacing sections of a stack.
extension SectionStack {
  /// The section at an index, which must exist, without its place.
  ///
  /// - Complexity: O(log *s*).
  func resolved(_ index: Int) -> ResolvedSection {
    let (block, start) = tree.element(ofItem: index)
    return block.resolved(index - start.items)
  }

  /// Replaces a range of sections by others.
  ///
  /// - Throws: A `FlowLayoutError` naming the first section whose end lies beyond the range of
  ///   positions; then nothing changed.
  /// - Complexity: O(log *s* + sections replaced + a block).
  mutating func replace(
    _ range: Range<Int>, with sections: [ResolvedSection], configuration: FlowConfiguration
  ) throws(FlowLayoutError) {
    if count - range.count + sections.count > largestCount {
      throw FlowLayoutError(.configuration(.sections), .tooLarge)
    }
    let old = tree
    if range.count == 1 && sections.count == 1 {
      let (block, start) = tree.element(ofItem: range.lowerBound)
      if let new = block.replacing(range.lowerBound - start.items, with: sections[0]) {
        tree.replace(items: start.items..<start.items + block.entries.count, with: [new])
        return try checkRange(orRestore: old, isSmall: true)
      }
    }
    var (whole, records) = surroundings(of: range)
    records.replaceSubrange(
      range.lowerBound - whole.lowerBound..<range.upperBound - whole.lowerBound, with: sections)
    // A short block is joined with the one before it, so that edits do not leave a trail of them.
    if records.count < SectionBlock.capacity / 4 && whole.lowerBound > 0 {
      let (block, start) = tree.element(ofItem: whole.lowerBound - 1)
      records.insert(contentsOf: block.entries.indices.map(block.resolved), at: 0)
      whole = start.items..<whole.upperBound
    }
    var stacking = SectionStacking(expectedCount: records.count)
    let blockCount = (records.count + SectionBlock.capacity - 1) / SectionBlock.capacity
    for block in 0..<blockCount {
      let share = records.count * block / blockCount..<records.count * (block + 1) / blockCount
      for record in records[share] { stacking.append(record) }
      stacking.finishBlock()
    }
    tree.replace(items: whole, with: stacking.blocks)
    try checkRange(orRestore: old, isSmall: sections.count <= SectionBlock.capacity)
  }

  /// Replaces single sections in their places, block by block.
  ///
  /// - Throws: As `replace(_:with:configuration:)`; what was replaced before stays so.
  /// - Complexity: O(*k* log *s* + the blocks met).
  mutating func replace(
    each changes: [(index: Int, section: ResolvedSection)], configuration: FlowConfiguration
  ) throws(FlowLayoutError) {
    var next = 0
    while next < changes.count {
      let (block, start) = tree.element(ofItem: changes[next].index)
      let end = start.items + block.entries.count
      let first = changes[next].index
      var sections: [ResolvedSection] = []
      while next < changes.count && changes[next].index < end {
        while first + sections.count < changes[next].index {
          sections.append(block.resolved(first + sections.count - start.items))
        }
        sections.append(changes[next].section)
        next += 1
      }
      try replace(first..<first + sections.count, with: sections, configuration: configuration)
    }
  }

  /// The sections of all blocks that hold part of a range, and their indices.
  private func surroundings(of range: Range<Int>) -> (Range<Int>, [ResolvedSection]) {
    var records: [ResolvedSection] = []
    guard count > 0 else { return (0..<0, []) }
    var index = min(range.lowerBound, count - 1)
    var first: Int?
    repeat {
      let (block, start) = tree.element(ofItem: index)
      first = first ?? start.items
      for entry in block.entries.indices { records.append(block.resolved(entry)) }
      index = start.items + block.entries.count
    } while index < range.upperBound
    return ((first ?? 0)..<index, records)
  }

  /// Refuses sections whose end lies beyond the range of positions, and then takes the old ones back.
  private mutating func checkRange(
    orRestore old: SumTree<SectionBlock>, isSmall: Bool
  ) throws(FlowLayoutError) {
    do {
      try checkRange(isSmall: isSmall)
    } catch {
      tree = old
      throw error
    }
  }

  /// Refuses sections whose end lies beyond the range of positions.
  ///
  /// After a small change, sums far inside the range need no look at each block: a section's length
  /// is below 2⁷³ points.
  private func checkRange(isSmall: Bool) throws(FlowLayoutError) {
    let (summary, limit) = (tree.summary, 0x1p82)
    let reaches =
      summary.length.main.points.magnitude < limit && summary.top.points.magnitude < limit
      && summary.bottom.points.magnitude < limit
    if isSmall && reaches && summary.elementCount >= 0 { return }
    var blocks: [SectionBlock] = []
    tree.visitAll { block, _ in blocks.append(block) }
    try SectionStack.checkRange(of: blocks)
  }
}
