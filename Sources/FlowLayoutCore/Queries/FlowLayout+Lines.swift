import LayoutGeometry

/// From a section to the reported frames of its items.
extension FlowLayout {
  /// Visits the reported frames of a section's items whose lines may reach into a main range, in
  /// order, until `visit` answers false; answers whether it went through.
  ///
  /// - Complexity: O(log *n* + lines visited + Σℓ), without allocation.
  @inline(__always)
  func visitItems(
    of section: PlacedSection, from low: ExactLength, to high: ExactLength,
    _ visit: (_ item: Int, _ frame: LayoutRect) -> Bool
  ) -> Bool {
    let placing = ItemPlacing(section, space: space, alignment: configuration.rowAlignment)
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
        guard placing.visitLine(line, of: lines, itemCount: count, visit) else { return false }
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
        guard placing.visitLines(range, of: chunk, at: start, rules, visit) else { return false }
      }
      return true
    }
  }
}

extension ItemPlacing {
  /// Visits the items of some lines of a chunk, which begins at `start` in its section.
  @inline(__always)
  func visitLines(
    _ range: Range<Int>, of chunk: LineChunk, at start: TreePosition, _ rules: VariedPlacement,
    _ visit: (_ item: Int, _ frame: LayoutRect) -> Bool
  ) -> Bool {
    unsafe chunk.sizes.withUnsafeBufferPointer { buffer in
      guard let sizes = unsafe SizeRun(chunk, buffer) else { return true }
      for index in range {
        let line = chunk.line(index)
        let goesOn = unsafe visitLine(
          line, index, at: start, sizes: sizes.from(line.firstItem), rules, visit)
        guard goesOn else { return false }
      }
      return true
    }
  }
}
