import LayoutGeometry

/// From a section to the reported frames of its items.
extension PlacedSection {
  /// Visits the reported frames of the section's items whose lines may reach into a main range, in
  /// order, until `visit` answers false; answers whether it went through.
  ///
  /// - Complexity: O(log *n* + lines visited + Σℓ), without allocation.
  @inline(__always)
  func visitItems<Path: FramePath>(
    _ placing: ItemPlacing, from low: ExactLength, to high: ExactLength, _ path: Path.Type,
    _ visit: (_ item: Int, _ frame: LayoutRect) -> Bool
  ) -> Bool {
    let low = low.minus(placing.origin)
    let high = high.minus(placing.origin)
    switch content {
    case .equal(let count):
      guard let lines = style.equalLines(of: count) else { return true }
      let range = LineSearch.lines(
        from: low, to: high, pitch: lines.pitch, thickness: lines.thickness,
        count: lines.lineCount(of: count))
      return placing.visitLines(range, of: lines, itemCount: count, path, visit)
    case .varied(let lines):
      let rules = VariedPlacement(style, lines: lines)
      let lineSpacing = style.lineSpacing
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
