/// Where the items of a line lie, in the section's own coordinates.
extension SectionLines {
  /// What placing one line needs beside its sizes.
  struct Rules {
    var geometry: SectionGeometry
    var alignment: RowAlignment
    var isSelfSizing: Bool
  }

  /// Visits the items of a line in order, with their cross offset from the line's start, their cross
  /// length and their main length, until `visit` answers false.
  ///
  /// The one place where cross offsets come from, whether one item is asked for or all.
  ///
  /// - Complexity: O(ℓ), without allocation.
  @inline(__always)
  func visitLine(
    _ index: Int, rules: Rules,
    _ visit: (_ item: Int, _ offset: Double, _ cross: Double, _ main: Double) -> Bool
  ) {
    let line = line(index)
    switch self {
    case .empty: return
    case .equal(let lines):
      let isLast = index == lines.lineCount - 1
      let spread = isLast ? lines.last : lines.common
      let pitch = lines.crossLength + spread.gap
      var offset = spread.start
      for column in 0..<line.itemCount {
        if lines.isLattice { offset = spread.start + Double(column) * pitch }
        guard visit(line.firstItem + column, offset, lines.crossLength, lines.mainLength)
        else { return }
        offset += pitch
      }
    case .grid(let lines):
      for column in 0..<line.itemCount {
        let item = line.firstItem + column
        let offset = Double(column) * lines.lanePitch
        guard visit(item, offset, lines.crossLength, lines.lengths[item]) else { return }
      }
    case .varied(let lines):
      let spread = lines.spread(of: line, isLast: index == lines.lines.count - 1, rules: rules)
      var offset = spread.start
      for item in line.items {
        let cross = lines.crossLength(item)
        guard visit(item, offset, cross, lines.mainLength(item)) else { return }
        offset += cross + spread.gap
      }
    }
  }

  /// The longest item along the line; 0 without items and for a grid, which is never oversize.
  var largestCrossLength: Double {
    switch self {
    case .empty, .grid: 0
    case .equal(let lines): lines.crossLength
    case .varied(let lines): lines.largestCrossLength
    }
  }
}

extension VariedLines {
  /// The spread of a line by its rule: common, or the last line's (F-H-4, F-H-5).
  func spread(of line: LineRecord, isLast: Bool, rules: SectionLines.Rules) -> LineSpread {
    let rule =
      isLast
      ? rules.alignment.spreadOfLastLine(
        count: line.itemCount, largestEarlierCount: largestEarlierCount,
        isSelfSizing: rules.isSelfSizing) : rules.alignment.common
    return LineSpread(
      rule, count: line.itemCount, total: totalCrossLength(line),
      spacing: rules.geometry.interitemSpacing, available: rules.geometry.available)
  }
}
