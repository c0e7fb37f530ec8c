extension EqualLines {
  /// The spread of a line of `count` items where lines are aligned; leading on a lattice, which has
  /// none.
  ///
  /// - Complexity: O(ℓ).
  func spread(count: Int, line: Int, itemCount: Int) -> LineSpread {
    guard case .aligned(let alignment, let isSelfSizing) = rule else {
      return LineSpread(start: 0, gap: spacing)
    }
    var total = 0.0
    for _ in 0..<count { total += size.cross }
    let isLast = line == lineCount(of: itemCount) - 1
    let rule =
      isLast
      ? alignment.spreadOfLastLine(
        count: count, largestEarlierCount: line > 0 ? capacity : nil, isSelfSizing: isSelfSizing)
      : alignment.common
    return LineSpread(rule, count: count, total: total, spacing: spacing, available: available)
  }
}

/// The rule by which a section of varied sizes spreads its lines.
struct VariedPlacement {
  /// Item k begins at k pitches: a grid's lanes.
  var lanePitch: Double?
  /// The spread of all lines but the last.
  var common: RowAlignment.Spread
  /// The spread of the last line.
  var last: RowAlignment.Spread
  /// The index of the last line.
  var lastLine: Int
  /// The least distance between items.
  var spacing: Double
  /// The cross length that a line's items have.
  var available: Double

  @inline(__always)
  init(_ style: SectionStyle, lines: VariedLines) {
    self.init(style, lines: lines.tree.root)
  }

  /// The rule for the lines below the root of their tree.
  @inline(__always)
  init(_ style: SectionStyle, lines root: SumNode<LineChunk>) {
    let alignment = style.policy.alignment
    let summary = root.summary
    common = alignment.common
    last = alignment.spreadOfLastLine(
      count: summary.lastCount,
      largestEarlierCount: summary.length.lines > 1 ? summary.largestEarlierCount : nil,
      isSelfSizing: style.isSelfSizing)
    lastLine = summary.length.lines - 1
    spacing = style.geometry.interitemSpacing
    available = style.geometry.available
    if style.isGrid, case .grid(let grid) = style.items {
      lanePitch = GridLanes(grid.lanes, geometry: style.geometry).pitch
    }
  }

  /// The spread of a line whose items' cross lengths add up to `total`.
  @inline(__always)
  func spread(line: Int, count: Int, total: Double) -> LineSpread {
    LineSpread(
      line == lastLine ? last : common, count: count, total: total, spacing: spacing,
      available: available)
  }

  /// The spread of a line whose items leave so much, at least 0, to be spread.
  @inline(__always)
  func spread(line: Int, count: Int, leftover: Double) -> LineSpread {
    LineSpread(
      line == lastLine ? last : common, count: count, leftover: leftover, spacing: spacing)
  }
}
