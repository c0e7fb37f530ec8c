/// Where an item stands among the lines, for accessibility and arrow keys.
public struct LinePosition: Hashable, Sendable {
  /// The line's index in its section, from 0.
  public var line: Int
  /// The item's index on its line, from 0.
  public var column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Lines, and sections along the main axis.
extension FlowLayout {
  /// The line and the column of an item; nil if there is no such item.
  ///
  /// - Complexity: O(log *s* + log *n*).
  public func linePosition(ofItemAt path: ItemPath) -> LinePosition? {
    guard let section = section(at: path.section),
      path.item >= 0 && path.item < section.itemCount
    else { return nil }
    switch section.content {
    case .equal(let count):
      guard let lines = section.style.equalLines(of: count) else {
        return nil
      }
      return LinePosition(line: path.item / lines.capacity, column: path.item % lines.capacity)
    case .varied(let lines):
      let (chunk, start) = lines.tree.element(ofItem: path.item)
      let index = chunk.lineIndex(ofItem: path.item - start.items)
      return LinePosition(
        line: start.lines + index,
        column: path.item - start.items - chunk.line(index).firstItem)
    }
  }

  /// The number of lines of a section; nil if there is no such section.
  ///
  /// - Complexity: O(log *s*).
  public func lineCount(inSection section: Int) -> Int? {
    guard let placed = self.section(at: section) else { return nil }
    switch placed.content {
    case .equal(let count):
      return placed.style.equalLines(of: count)?
        .lineCount(of: count) ?? 0
    case .varied(let lines): return lines.lineCount
    }
  }

  /// The items of a line; nil if there is no such section or line.
  ///
  /// - Complexity: O(log *s* + log *n*).
  public func items(ofLine line: Int, inSection section: Int) -> Range<Int>? {
    guard let placed = self.section(at: section), line >= 0,
      let count = lineCount(inSection: section), line < count
    else { return nil }
    switch placed.content {
    case .equal(let itemCount):
      return placed.style.equalLines(of: itemCount)?
        .items(ofLine: line, itemCount: itemCount)
    case .varied(let lines):
      let (chunk, start) = lines.tree.element(ofLine: line)
      let items = chunk.line(line - start.lines).items
      return start.items + items.lowerBound..<start.items + items.upperBound
    }
  }

  /// Where a section begins along the scroll axis, in points from the content's leading end; nil if
  /// there is no such section.
  ///
  /// The leading end is the top, the left, or where horizontal content is flipped the right.
  ///
  /// - Complexity: O(log *s*).
  public func mainOffset(ofSection section: Int) -> Double? {
    self.section(at: section)?.origin.points
  }

  /// The section that holds a position along the scroll axis; nil where there are no sections.
  ///
  /// Before the content it is the first section, behind it the last one. Of sections that begin at
  /// one place the last one holds it. A position that is NaN counts as 0.
  ///
  /// - Parameter mainOffset: The distance from the content's leading end, in points.
  /// - Returns: The section's index.
  /// - Complexity: O(log *s*), provided that no section has a negative length.
  public func section(atMainOffset mainOffset: Double) -> Int? {
    guard sectionCount > 0 else { return nil }
    let position = ExactLength(clamping: mainOffset.isNaN ? 0 : mainOffset)
    let (block, start) = stack.tree.element(atMain: position)
    let index = block.section(at: position.minus(start.main))
    return start.items + index
  }

  /// The section at a fraction of the content, as an A–Z bar asks; nil where there are no sections.
  ///
  /// - Parameter fraction: 0 is the content's leading end, 1 its trailing end; values outside, and
  ///   NaN, count as the nearest of these, NaN as 0.
  /// - Returns: The section's index.
  /// - Complexity: O(log *s*).
  public func section(atFraction fraction: Double) -> Int? {
    let clamped = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    return section(atMainOffset: clamped * space.mainExtent)
  }
}
