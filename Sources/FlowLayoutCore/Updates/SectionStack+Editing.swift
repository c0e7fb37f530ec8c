/// Replacing sections of a stack.
extension SectionStack {
  /// The section at an index, which must exist, without its place.
  ///
  /// - Complexity: O(log *s*).
  func resolved(_ index: Int) -> ResolvedSection {
    let (block, start) = tree.element(ofItem: index)
    return block.resolved(index - start.items)
  }

  /// The number of items of a section, which must exist.
  ///
  /// - Complexity: O(log *s*).
  func itemCount(of index: Int) -> Int {
    let (block, start) = unsafe tree.uncountedElement(ofItem: index)
    return unsafe block._withUnsafeGuaranteedRef {
      unsafe Int($0.state.pointee.entries[index - start.items].itemCount)
    }
  }

  /// The style of a section, which must exist.
  ///
  /// - Complexity: O(log *s*).
  func style(of index: Int) -> SectionStyle {
    let (block, start) = tree.element(ofItem: index)
    return block.style(index - start.items)
  }

  /// Changes one section, which must exist; its lines in their place where no copy of the stack lives.
  ///
  /// - Returns: What `change` returns.
  /// - Throws: A `FlowLayoutError` naming the first section whose end lies beyond the range of
  ///   positions; then nothing changed.
  /// - Complexity: O(log *s* + a block) and that of the change.
  mutating func edit<Result>(
    _ index: Int, configuration: FlowConfiguration,
    _ change: (inout ResolvedSection) -> Result
  ) throws(FlowLayoutError) -> Result {
    guard canGrow(bySections: 1),
      let (shared, start) = unsafe tree.uncountedUniqueElement(ofItem: index)
    else {
      // Where the end may get out of range, or a copy lives, the section stays as it was.
      var section = resolved(index)
      let result = change(&section)
      try replace(index..<index + 1, with: [section], configuration: configuration)
      return result
    }
    let block = unsafe shared.takeUnretainedValue()
    let place = index - start.items
    var section = block.takeOut(place)
    let result = change(&section)
    if block.takes(section, at: place) {
      block.put(section, at: place)
      tree.renewElement(ofItem: index)
    } else {
      exchange(index..<index + 1, with: [section])
    }
    return result
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
    if canGrow(bySections: sections.count) {
      return exchange(range, with: sections)
    }
    let old = tree
    exchange(range, with: sections)
    do {
      var blocks: [SectionBlock] = []
      tree.visitAll { block, _ in blocks.append(block) }
      try SectionStack.checkRange(of: blocks)
    } catch {
      tree = old
      throw error
    }
  }

  /// Whether so many sections may take any lengths without carrying a sum out of range.
  func canGrow(bySections count: Int) -> Bool {
    // A section's length is below 2⁷³ points, and positions must stay below 2⁸²; upper words count in
    // 2²⁰ points.
    let (summary, limit) = (tree.summary, Int64(1) << 62 - Int64(count + 1) << 53)
    return count <= SectionBlock.capacity && summary.length.main.high.magnitude < limit
      && summary.top.high.magnitude < limit && summary.bottom.high.magnitude < limit
      && summary.elementCount < Int64.max / 2
  }

  /// Replaces a range of sections by others, wherever they end.
  private mutating func exchange(_ range: Range<Int>, with sections: [ResolvedSection]) {
    if range.count == 1 && sections.count == 1
      && exchange(range.lowerBound, with: sections[0])
    {
      return
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
  }

  /// Puts another state of a section in its place; answers false where its block must be stacked anew.
  private mutating func exchange(_ index: Int, with section: ResolvedSection) -> Bool {
    let isUnique = unsafe tree.uncountedUniqueElement(ofItem: index) != nil
    let (block, start) = tree.element(ofItem: index)
    let place = index - start.items
    guard block.takes(section, at: place) else { return false }
    let changed = isUnique ? block : SectionBlock(copying: block)
    changed.put(section, at: place)
    tree.replace(items: start.items..<start.items + block.entries.count, with: [changed])
    return true
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
}
