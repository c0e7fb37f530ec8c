import LayoutGeometry

/// A line of a section as a box along the main axis.
struct LineBox {
  /// The line's index in its section.
  var line: Int
  /// Its items.
  var items: Range<Int>
  /// Where it begins along the main axis, in points.
  var start: Double
  /// Where it ends.
  var end: Double

  /// How far a position along the main axis is from it; 0 inside.
  func distance(to position: Double) -> Double {
    max(0, start - position, position - end)
  }
}

extension FlowLayout {
  /// A line of a section, which must exist.
  ///
  /// - Complexity: O(log *n*).
  func box(ofLine line: Int, in section: PlacedSection) -> LineBox {
    switch section.content {
    case .equal(let count):
      guard let lines = section.style.equalLines(of: count) else {
        break
      }
      let start = section.linesOrigin.plus(lines.pitch.times(line))
      return LineBox(
        line: line, items: lines.items(ofLine: line, itemCount: count), start: start.points,
        end: start.plus(lines.thickness).points)
    case .varied(let lines):
      let (chunk, start) = lines.tree.element(ofLine: line)
      let index = line - start.lines
      let own = chunk.line(index)
      let next =
        index + 1 < chunk.lineCount ? chunk.line(index + 1).offset : chunk.summary.length.main
      let base = section.linesOrigin.plus(start.main)
      return LineBox(
        line: line,
        items: start.items + own.items.lowerBound..<start.items + own.items.upperBound,
        start: base.plus(own.offset).points,
        end: base.plus(next).minus(section.style.lineSpacing).points)
    }
    return LineBox(line: line, items: 0..<0, start: 0, end: 0)
  }

  /// The line of a section that is nearest to a position along the main axis; of two the earlier one;
  /// nil where there are no lines.
  ///
  /// - Complexity: O(log² *n*), provided that beginnings do not go back.
  func nearestLine(to position: Double, in section: PlacedSection) -> LineBox? {
    guard let count = lineCount(inSection: section.index), count > 0 else { return nil }
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if box(ofLine: middle, in: section).start <= position { low = middle } else { high = middle }
    }
    let line = box(ofLine: low, in: section)
    guard low + 1 < count, line.end < position else { return line }
    let next = box(ofLine: low + 1, in: section)
    return next.distance(to: position) < line.distance(to: position) ? next : line
  }

  /// A point's position along the main axis, in flow coordinates.
  func mainPosition(of point: LayoutPoint) -> Double {
    if space.isVertical { return point.y }
    return space.isFlipped ? space.mainExtent - point.x : point.x
  }

  /// A point's position along the cross axis, growing from the section's leading edge.
  func crossPosition(of point: LayoutPoint, in section: PlacedSection) -> Double {
    let cross = space.isVertical ? point.x : point.y
    return section.style.geometry.isMirrored ? space.crossExtent - cross : cross
  }

  /// The middle of an item along the cross axis, growing from the section's leading edge.
  func crossMiddle(of path: ItemPath, in section: PlacedSection) -> Double {
    guard let frame = frameOfItem(at: path) else { return 0 }
    return crossPosition(
      of: LayoutPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2), in: section)
  }
}
