import LayoutGeometry

/// Lines of items of one size, in closed form: no state per item or line, whatever the count.
///
/// Serves the uniform path, grids with one item length, and paths V and S where all sizes happen to
/// be equal.
struct EqualLines: Hashable {
  /// The number of items, at least 1.
  var itemCount: Int
  /// The items of every line but the last, at least 1 and at most `itemCount`.
  var capacity: Int
  /// Each item's length along the line.
  var crossLength: Double
  /// Each item's length along the main axis.
  var mainLength: Double
  /// The distance between lines.
  var lineSpacing: Double
  /// The spread of all lines but the last.
  var common: LineSpread
  /// The spread of the last line.
  var last: LineSpread
  /// Whether item k of a line begins at k whole pitches (uniform path and grid), or at the sum of
  /// what stands before it, as lines of unequal items do.
  var isLattice: Bool

  var lineCount: Int { (itemCount - 1) / capacity + 1 }

  /// From one line's beginning to the next one's.
  var pitch: ExactLength { ExactLength(mainLength).plus(ExactLength(lineSpacing)) }

  /// From the first line's beginning to the last one's end.
  var extent: ExactLength { pitch.times(lineCount - 1).plus(ExactLength(mainLength)) }

  func line(_ index: Int) -> LineRecord {
    let first = index * capacity
    return LineRecord(
      firstItem: first, itemCount: min(capacity, itemCount - first), offset: pitch.times(index),
      thickness: mainLength)
  }
}

extension EqualLines {
  /// The uniform path: all lines, the last one too, share the columns of a full line.
  ///
  /// > Source: rules F-H-1 and F-H-2; F-WARN-3 for `centresOversize`.
  static func uniformPath(
    count: Int, crossLength: Double, mainLength: Double, geometry: SectionGeometry,
    tolerance: Double, centresOversize: Bool
  ) -> EqualLines {
    let available = geometry.available
    let spacing = geometry.interitemSpacing
    let capacity = LineCapacity.ofUniformPath(
      count: count, crossLength: crossLength, spacing: spacing, available: available,
      tolerance: tolerance)
    var spread = LineSpread(start: 0, gap: spacing)
    if capacity == 1 {
      let leftover = available - crossLength
      spread.start = (centresOversize ? leftover : max(0, leftover)) / 2
    } else {
      let leftover = max(0, available - capacity * crossLength - (capacity - 1) * spacing)
      spread.gap = spacing + leftover / (capacity - 1)
    }
    return EqualLines(
      itemCount: count, capacity: Int(min(capacity, Double(count))), crossLength: crossLength,
      mainLength: mainLength, lineSpacing: geometry.lineSpacing, common: spread, last: spread,
      isLattice: true)
  }

  /// Paths V and S where all sizes are equal: lines break by the loop and spread by their rules.
  static func equalSizes(
    count: Int, crossLength: Double, mainLength: Double, geometry: SectionGeometry,
    tolerance: Double, alignment: RowAlignment, isSelfSizing: Bool
  ) -> EqualLines {
    let available = geometry.available
    let spacing = geometry.interitemSpacing
    let capacity = LineCapacity.among(
      count, crossLength: crossLength, spacing: spacing, available: available,
      tolerance: tolerance)
    let lastCount = count - (count - 1) / capacity * capacity
    let rule = alignment.spreadOfLastLine(
      count: lastCount, largestEarlierCount: count > capacity ? capacity : nil,
      isSelfSizing: isSelfSizing)
    func spread(_ rule: RowAlignment.Spread, count: Int) -> LineSpread {
      var total = 0.0
      for _ in 0..<count { total += crossLength }
      return LineSpread(rule, count: count, total: total, spacing: spacing, available: available)
    }
    return EqualLines(
      itemCount: count, capacity: capacity, crossLength: crossLength, mainLength: mainLength,
      lineSpacing: geometry.lineSpacing, common: spread(alignment.common, count: capacity),
      last: spread(rule, count: lastCount), isLattice: false)
  }
}
