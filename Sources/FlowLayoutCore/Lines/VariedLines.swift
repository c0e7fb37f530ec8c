import LayoutGeometry

/// Lines of items that have sizes of their own.
///
/// Cross offsets are not stored: they are computed from a line's sizes and its rule when asked for.
struct VariedLines: Hashable {
  /// The items' sizes as they were given.
  var sizes: [LayoutSize]
  /// Whether an item's cross length is its width.
  var crossIsWidth: Bool
  /// The lines in order, at least one.
  var lines: [LineRecord]
  /// From the first line's beginning to the last one's end.
  var extent: ExactLength
  /// The most items of a line before the last; nil where there is one line.
  var largestEarlierCount: Int?
  /// The longest item along the line.
  var largestCrossLength: Double

  @inline(__always)
  func crossLength(_ item: Int) -> Double {
    crossIsWidth ? sizes[item].width : sizes[item].height
  }

  @inline(__always)
  func mainLength(_ item: Int) -> Double {
    crossIsWidth ? sizes[item].height : sizes[item].width
  }

  /// The sum of a line's cross lengths, added in order.
  func totalCrossLength(_ line: LineRecord) -> Double {
    var total = 0.0
    for item in line.items { total += crossLength(item) }
    return total
  }

  /// Breaks items into lines, each as long as the available length admits.
  ///
  /// An item joins a line iff what is used, the spacing and the item fit; the first item of a line
  /// always does. The sum runs from the line's start in this order, as the platform's does.
  ///
  /// - Complexity: O(*n*).
  ///
  /// > Source: rules F-ROW-1 and F-ROW-2; F-V-1 for the distances.
  init(sizes: [LayoutSize], crossIsWidth: Bool, geometry: SectionGeometry, tolerance: Double) {
    self.sizes = sizes
    self.crossIsWidth = crossIsWidth
    lines = []
    extent = .zero
    largestCrossLength = 0
    let limit = geometry.available + tolerance
    let spacing = geometry.interitemSpacing
    let lineSpacing = ExactLength(geometry.lineSpacing)
    var line = LineRecord(firstItem: 0, itemCount: 0, offset: .zero, thickness: 0)
    var used = 0.0
    for item in sizes.indices {
      let cross = crossLength(item)
      largestCrossLength = max(largestCrossLength, cross)
      let needed = line.itemCount == 0 ? cross : used + spacing + cross
      if line.itemCount > 0 && needed > limit {
        largestEarlierCount = max(largestEarlierCount ?? 0, line.itemCount)
        let next = line.offset.plus(ExactLength(line.thickness)).plus(lineSpacing)
        lines.append(line)
        line = LineRecord(firstItem: item, itemCount: 0, offset: next, thickness: 0)
        used = cross
      } else {
        used = needed
      }
      line.itemCount += 1
      line.thickness = max(line.thickness, mainLength(item))
    }
    lines.append(line)
    extent = line.offset.plus(ExactLength(line.thickness))
  }
}
