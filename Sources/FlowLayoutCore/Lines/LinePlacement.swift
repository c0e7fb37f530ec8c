/// Where the items of a line lie along it: the one place that cross offsets come from.
///
/// A line's offsets depend on its sizes and its rule alone, not on how it is stored or what was asked
/// for before.
enum LinePlacement {
  /// Item k begins at `start` + k · `pitch`.
  case lattice(start: Double, pitch: Double)
  /// Each item begins a gap behind the one before it.
  case spread(LineSpread)

  /// The placement of a line of items of one size.
  ///
  /// - Complexity: O(ℓ) for an aligned line, else O(1).
  init(_ lines: EqualLines, count: Int, line: Int, itemCount: Int) {
    switch lines.rule {
    case .lattice(let start, let pitch): self = .lattice(start: start, pitch: pitch)
    case .aligned(let alignment, let isSelfSizing):
      var total = 0.0
      for _ in 0..<count { total += lines.size.cross }
      let isLast = line == lines.lineCount(of: itemCount) - 1
      let rule =
        isLast
        ? alignment.spreadOfLastLine(
          count: count, largestEarlierCount: line > 0 ? lines.capacity : nil,
          isSelfSizing: isSelfSizing) : alignment.common
      self = .spread(
        LineSpread(
          rule, count: count, total: total, spacing: lines.spacing, available: lines.available))
    }
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

  init(_ style: SectionStyle, lines: VariedLines, alignment: RowAlignment) {
    let summary = lines.tree.summary
    common = alignment.common
    last = alignment.spreadOfLastLine(
      count: summary.lastCount,
      largestEarlierCount: summary.length.lines > 1 ? summary.largestEarlierCount : nil,
      isSelfSizing: style.isSelfSizing)
    lastLine = summary.length.lines - 1
    spacing = style.geometry.interitemSpacing
    available = style.geometry.available
    if case .grid(let grid) = style.items {
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
}
