import LayoutGeometry

/// From lines to the reported frames of their items.
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
    let origin = section.linesOrigin
    let low = low.minus(origin)
    let high = high.minus(origin)
    switch section.content {
    case .equal(let count):
      guard let lines = section.style.equalLines(of: count, configuration: configuration) else {
        return true
      }
      let range = LineSearch.lines(
        from: low, to: high, pitch: lines.pitch, thickness: lines.thickness,
        count: lines.lineCount(of: count))
      for line in range {
        guard visitLine(line, of: lines, section, itemCount: count, visit) else { return false }
      }
      return true
    case .varied(let lines):
      let placement = VariedPlacement(
        section.style, lines: lines, alignment: configuration.rowAlignment)
      let lineSpacing = ExactLength(section.style.geometry.lineSpacing)
      var goesOn = true
      lines.tree.visit(from: low, to: high) { chunk, start in
        let range = chunk.lines(
          from: low.minus(start.main), to: high.minus(start.main), lineSpacing: lineSpacing)
        for line in range where goesOn {
          goesOn = visitLine(line, of: chunk, at: start, section, placement, visit)
        }
        return goesOn
      }
      return goesOn
    }
  }

  /// Visits the items of a line of equal sizes.
  @inline(__always)
  func visitLine(
    _ line: Int, of lines: EqualLines, _ section: PlacedSection, itemCount: Int,
    _ visit: (_ item: Int, _ frame: LayoutRect) -> Bool
  ) -> Bool {
    let items = lines.items(ofLine: line, itemCount: itemCount)
    let placement = LinePlacement(lines, count: items.count, line: line, itemCount: itemCount)
    let geometry = section.style.geometry
    var rect = FlowRect(
      main: section.linesOrigin.plus(lines.pitch.times(line)).points, cross: 0,
      mainLength: lines.size.main, crossLength: lines.size.cross)
    var walker = OffsetWalker(placement)
    for item in items {
      rect.cross = geometry.crossStart + walker.next(length: lines.size.cross)
      guard visit(item, space.reported(rect, isMirrored: geometry.isMirrored)) else { return false }
    }
    return true
  }

  /// Visits the items of a line of a chunk, which begins at `start` in its section.
  @inline(__always)
  func visitLine(
    _ index: Int, of chunk: LineChunk, at start: TreePosition, _ section: PlacedSection,
    _ rules: VariedPlacement, _ visit: (_ item: Int, _ frame: LayoutRect) -> Bool
  ) -> Bool {
    let line = chunk.line(index)
    let geometry = section.style.geometry
    let main = section.linesOrigin.plus(start.main).plus(line.offset).points
    let factor = configuration.rowAlignment.cross.factor
    let crossIsWidth = space.isVertical
    let firstItem = start.items + line.firstItem
    return unsafe chunk.withSizes(line.items) { sizes in
      var total = 0.0
      var thickness = 0.0
      for index in 0..<line.itemCount {
        let size = unsafe FlowSize(sizes[index], crossIsWidth: crossIsWidth)
        total += size.cross
        thickness = max(thickness, size.main)
      }
      var walker = OffsetWalker(
        rules.placement(line: start.lines + index, count: line.itemCount, total: total))
      for index in 0..<line.itemCount {
        let size = unsafe FlowSize(sizes[index], crossIsWidth: crossIsWidth)
        let rect = FlowRect(
          main: main + (thickness - size.main) * factor,
          cross: geometry.crossStart + walker.next(length: size.cross), mainLength: size.main,
          crossLength: size.cross)
        let frame = space.reported(rect, isMirrored: geometry.isMirrored)
        guard visit(firstItem + index, frame) else { return false }
      }
      return true
    }
  }
}

/// Walks along a line, from one item's cross offset to the next one's.
struct OffsetWalker {
  private let start: Double
  private let pitch: Double
  private let gap: Double
  private let isLattice: Bool
  private var offset: Double
  private var index = 0.0

  @inline(__always)
  init(_ placement: LinePlacement) {
    switch placement {
    case .lattice(let start, let pitch):
      self.start = start
      self.pitch = pitch
      gap = 0
      isLattice = true
    case .spread(let spread):
      start = spread.start
      pitch = 0
      gap = spread.gap
      isLattice = false
    }
    offset = start
  }

  /// The offset of the next item, which has a cross length.
  @inline(__always)
  mutating func next(length: Double) -> Double {
    if isLattice {
      let offset = start + index * pitch
      index += 1
      return offset
    }
    let current = offset
    offset += length + gap
    return current
  }
}

/// Sizes as they lie in memory: one after the other, or one for all.
@unsafe struct SizeRun {
  let base: UnsafePointer<LayoutSize>
  let step: Int

  @inline(__always)
  subscript(index: Int) -> LayoutSize {
    unsafe base[index &* step]
  }
}

extension LineChunk {
  /// Calls a closure with the sizes of a range of items, counted from the chunk's first.
  @inline(__always)
  func withSizes(_ items: Range<Int>, _ body: (SizeRun) -> Bool) -> Bool {
    switch content {
    case .listed(let lines):
      return unsafe lines.sizes.withUnsafeBufferPointer { sizes in
        guard let base = sizes.baseAddress else { return true }
        return unsafe body(SizeRun(base: base + lines.firstSize + items.lowerBound, step: 1))
      }
    case .run(let run):
      return unsafe withUnsafePointer(to: run.size) { unsafe body(SizeRun(base: $0, step: 0)) }
    }
  }
}
