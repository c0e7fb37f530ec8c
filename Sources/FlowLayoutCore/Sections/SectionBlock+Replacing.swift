/// Changing one section of a block.
extension SectionBlock {
  /// The block with another state of one of its sections of varied sizes.
  ///
  /// - Returns: The block; nil where more changes than lines and measurements, or where sections lie
  ///   outside their ends: then the block must be stacked anew.
  /// - Complexity: O(sections of the block).
  func replacing(_ index: Int, with section: ResolvedSection) -> SectionBlock? {
    let old = entries[index]
    guard summary.isContained, old.lines != SectionBlock.noLines,
      style(index) === section.style, case .varied(let varied) = section.content
    else { return nil }
    let start = index == 0 ? ExactLength.zero : entries[index - 1].end
    let oldLength = old.end.minus(start)
    let growth = section.content.length(section.style).minus(oldLength)
    var entries = entries
    entries[index].itemCount = Int32(truncatingIfNeeded: varied.itemCount)
    for later in index..<entries.count { entries[later].end = entries[later].end.plus(growth) }
    var lines = lines
    lines[Int(old.lines)] = varied
    var measured = measured
    if !measured.isEmpty {
      measured[index] = section.measured
    } else if section.measured != .none {
      measured = Array(repeating: .none, count: entries.count)
      measured[index] = section.measured
    }
    var summary = summary
    summary.length.main = summary.length.main.plus(growth)
    summary.bottom = summary.length.main
    summary.elementCount &+= Int64(varied.itemCount) - Int64(old.itemCount)
    return SectionBlock(
      summary: summary, styles: styles, lines: lines, entries: entries, measured: measured)
  }
}
