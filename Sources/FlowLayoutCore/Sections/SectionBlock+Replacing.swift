/// Changing one section of a block.
extension SectionBlock {
  /// Another block with the same sections, for one of them to be changed.
  convenience init(copying other: SectionBlock) {
    self.init(
      summary: other.summary, styles: other.styles, lines: other.lines, entries: other.entries,
      measured: other.measured)
  }

  /// Takes a section out, so that it can be changed while nothing else holds its lines; another must
  /// be put in its place.
  func takeOut(_ index: Int) -> ResolvedSection {
    let section = resolved(index)
    let place = entries[index].lines
    if place != SectionBlock.noLines { unsafe state.pointee.lines[Int(place)] = .none }
    return section
  }

  /// Whether a section can take the place of one without the block being stacked anew: both have
  /// varied sizes and one style, and no section lies outside its ends.
  func takes(_ section: ResolvedSection, at index: Int) -> Bool {
    guard summary.isContained, entries[index].lines != SectionBlock.noLines,
      style(index) === section.style, case .varied = section.content
    else { return false }
    return true
  }

  /// Puts another state of a section in its place, which must be possible.
  ///
  /// - Complexity: O(sections of the block).
  func put(_ section: ResolvedSection, at index: Int) {
    guard case .varied(let varied) = section.content else { return }
    let (old, state) = unsafe (entries[index], state)
    let start = index == 0 ? ExactLength.zero : entries[index - 1].end
    let growth = section.content.length(section.style).minus(old.end.minus(start))
    unsafe state.pointee.lines[Int(old.lines)] = varied
    if section.measured != .none && measured.isEmpty {
      unsafe state.pointee.measured = Array(repeating: .none, count: entries.count)
    }
    if !measured.isEmpty { unsafe state.pointee.measured[index] = section.measured }
    grow(index, by: growth, itemCount: varied.itemCount)
  }

  /// Notes that a section is so much longer than it was, and how many items it has.
  ///
  /// - Complexity: O(sections of the block).
  func grow(_ index: Int, by growth: ExactLength, itemCount: Int) {
    let state = unsafe state
    let old = unsafe state.pointee.entries[index].itemCount
    unsafe state.pointee.entries[index].itemCount = Int32(truncatingIfNeeded: itemCount)
    for later in unsafe index..<state.pointee.entries.count {
      unsafe state.pointee.entries[later].end = state.pointee.entries[later].end.plus(growth)
    }
    unsafe state.pointee.summary.length.main = summary.length.main.plus(growth)
    unsafe state.pointee.summary.bottom = summary.length.main
    unsafe state.pointee.summary.elementCount &+= Int64(itemCount) - Int64(old)
  }
}
