import LayoutGeometry

/// From a section to the reported frames of its items.
extension FlowLayout {
  /// Visits the reported frames of a section's items whose lines may reach into a main range, in
  /// order, until `visit` answers false; answers whether it went through.
  ///
  /// - Complexity: O(log *n* + lines visited + Σℓ), without allocation.
  @inline(__always)
  func visitItems<Path: FramePath>(
    of section: PlacedSection, _ placing: ItemPlacing, from low: ExactLength,
    to high: ExactLength, _ path: Path.Type,
    _ visit: (_ item: Int, _ frame: LayoutRect) -> Bool
  ) -> Bool {
    let low = low.minus(placing.origin)
    let high = high.minus(placing.origin)
    switch section.content {
    case .equal(let count):
      guard let lines = section.style.equalLines(of: count, configuration: configuration) else {
        return true
      }
      let range = LineSearch.lines(
        from: low, to: high, pitch: lines.pitch, thickness: lines.thickness,
        count: lines.lineCount(of: count))
      for line in range {
        guard placing.visitLine(line, of: lines, itemCount: count, path, visit) else { return false }
      }
      return true
    case .varied(let lines):
      let rules = VariedPlacement(
        section.style, lines: lines, alignment: configuration.rowAlignment)
      let lineSpacing = section.style.lineSpacing
      var chunks = TreeWalk(lines.tree, from: low, to: high)
      while let (chunk, start) = chunks.next() {
        let range = chunk.lines(
          from: low.minus(start.main), to: high.minus(start.main), lineSpacing: lineSpacing)
        guard placing.visitLines(range, of: chunk, at: start, rules, path, visit) else {
          return false
        }
      }
      return true
    }
  }
}
