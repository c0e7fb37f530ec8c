import LayoutGeometry

/// The lines of one section, in the cheapest form that its items allow.
enum SectionLines: Hashable {
  /// No items, no line.
  case empty
  /// One size for all items.
  case equal(EqualLines)
  /// A size for each item.
  case varied(VariedLines)
  /// A grid with a main length for each item.
  case grid(GridLines)

  var itemCount: Int {
    switch self {
    case .empty: 0
    case .equal(let lines): lines.itemCount
    case .varied(let lines): lines.sizes.count
    case .grid(let lines): lines.lengths.count
    }
  }

  var lineCount: Int {
    switch self {
    case .empty: 0
    case .equal(let lines): lines.lineCount
    case .varied(let lines): lines.lines.count
    case .grid(let lines): lines.lines.count
    }
  }

  /// From the first line's beginning to the last one's end.
  var extent: ExactLength {
    switch self {
    case .empty: .zero
    case .equal(let lines): lines.extent
    case .varied(let lines): lines.extent
    case .grid(let lines): lines.extent
    }
  }

  /// The line at an index, which must exist.
  func line(_ index: Int) -> LineRecord {
    switch self {
    case .empty: preconditionFailure("an empty section has no line")
    case .equal(let lines): lines.line(index)
    case .varied(let lines): lines.lines[index]
    case .grid(let lines): lines.lines[index]
    }
  }

  /// The index of the line on which an item, which must exist, stands.
  ///
  /// - Complexity: O(1) for equal sizes, O(log *n*) else.
  func lineIndex(ofItem item: Int) -> Int {
    switch self {
    case .empty: preconditionFailure("an empty section has no item")
    case .equal(let lines): item / lines.capacity
    case .varied(let lines): SectionLines.index(ofItem: item, in: lines.lines)
    case .grid(let lines): SectionLines.index(ofItem: item, in: lines.lines)
    }
  }

  private static func index(ofItem item: Int, in lines: [LineRecord]) -> Int {
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].firstItem <= item { low = middle } else { high = middle }
    }
    return low
  }
}
