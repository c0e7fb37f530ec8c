import LayoutGeometry

/// All that turns a line of a section into reported frames, beside the line itself.
///
/// Plain numbers, taken from the layout and the section once per question, so that the loops over
/// lines and items touch no reference.
struct ItemPlacing {
  /// From flow coordinates to what is reported.
  let space: FlowSpace
  /// Where the section's first line begins.
  let origin: ExactLength
  /// The distance from the start of the cross extent to the items' area.
  let crossStart: Double
  /// Whether items count from the right edge.
  let isMirrored: Bool
  /// The share of a line's spare main length that lies before an item.
  let factor: Double

  @inline(__always)
  init(_ section: PlacedSection, space: FlowSpace) {
    self.init(section.style, at: section.origin, space: space)
  }

  /// What there is to know of a section with a style that begins at `start`.
  @inline(__always)
  init(_ style: SectionStyle, at start: ExactLength, space: FlowSpace) {
    self.space = space
    origin = start.plus(style.before)
    crossStart = style.geometry.crossStart
    isMirrored = style.geometry.isMirrored
    factor = style.placementFactor
  }
}

extension ItemPlacing {
  /// Visits the items of some lines of equal sizes in order, until `visit` answers false; answers
  /// whether it went through.
  ///
  /// - Complexity: O(lines + items), without allocation.
  @inline(__always)
  func visitLines<Path: FramePath>(
    _ range: Range<Int>, of lines: EqualLines, itemCount: Int, _: Path.Type,
    _ visit: (_ item: Int, _ frame: LayoutRect) -> Bool
  ) -> Bool {
    var begin = origin.plus(lines.pitch.times(range.lowerBound))
    var item = range.lowerBound &* lines.capacity
    var rect = FlowRect(
      main: 0, cross: 0, mainLength: lines.size.main, crossLength: lines.size.cross)
    if case .lattice(let start, let pitch) = lines.rule {
      for _ in range {
        rect.main = begin.points
        begin = begin.plus(lines.pitch)
        // Not the lesser of two ends: the farther one may lie beyond `Int` where that has 32 bits.
        let end = item &+ min(lines.capacity, itemCount &- item)
        var column = 0.0
        while item < end {
          rect.cross = crossStart + (start + column * pitch)
          guard visit(item, Path.frame(of: rect, self)) else { return false }
          column += 1
          item &+= 1
        }
      }
      return true
    }
    for line in range {
      rect.main = begin.points
      begin = begin.plus(lines.pitch)
      let count = min(lines.capacity, itemCount &- item)
      let spread = lines.spread(count: count, line: line, itemCount: itemCount)
      var offset = spread.start
      for _ in 0..<count {
        rect.cross = crossStart + offset
        offset += rect.crossLength + spread.gap
        guard visit(item, Path.frame(of: rect, self)) else { return false }
        item &+= 1
      }
    }
    return true
  }

  /// Visits the items of some lines of a chunk, which begins at `start` in its section.
  ///
  /// - Complexity: O(lines + items), without allocation.
  @inline(__always)
  func visitLines<Path: FramePath>(
    _ range: Range<Int>, of chunk: LineChunk, at start: TreePosition, _ rules: VariedPlacement,
    _ path: Path.Type, _ visit: (_ item: Int, _ frame: LayoutRect) -> Bool
  ) -> Bool {
    let chunkOrigin = origin.plus(start.main)
    return unsafe chunk.sizes.withUnsafeBufferPointer { buffer in
      guard let sizes = unsafe SizeRun(chunk, buffer) else { return true }
      for index in range {
        let line = chunk.line(index)
        let main = chunkOrigin.plus(line.offset).points
        let run = unsafe sizes.from(line.firstItem)
        let first = start.items &+ line.firstItem
        let goesOn =
          if let lanePitch = rules.lanePitch {
            unsafe visitLanes(
              first, line.itemCount, main: main, run, pitch: lanePitch, path, visit)
          } else {
            unsafe visitSpread(
              first, line.itemCount, main: main, run, rules, line: start.lines &+ index, path, visit
            )
          }
        guard goesOn else { return false }
      }
      return true
    }
  }

  /// Visits the items of a line that are spread by a rule.
  @inline(__always)
  private func visitSpread<Path: FramePath>(
    _ first: Int, _ count: Int, main: Double, _ sizes: SizeRun, _ rules: VariedPlacement,
    line: Int, _: Path.Type, _ visit: (_ item: Int, _ frame: LayoutRect) -> Bool
  ) -> Bool {
    let crossIsWidth = Path.crossIsWidth(space)
    var total = 0.0
    var thickness = 0.0
    var next = unsafe sizes
    for _ in 0..<count {
      // A −0 changes neither the sum nor the maximum.
      let size = unsafe next.take()
      total += crossIsWidth ? size.width : size.height
      let main = crossIsWidth ? size.height : size.width
      thickness = main > thickness ? main : thickness
    }
    let spread = rules.spread(line: line, count: count, total: total)
    var offset = spread.start
    unsafe next = sizes
    for index in 0..<count {
      let size = unsafe FlowSize(next.take(), crossIsWidth: crossIsWidth)
      let rect = FlowRect(
        main: main + (thickness - size.main) * factor, cross: crossStart + offset,
        mainLength: size.main, crossLength: size.cross)
      offset += size.cross + spread.gap
      guard visit(first &+ index, Path.frame(of: rect, self)) else { return false }
    }
    return true
  }

  /// Visits the items of a line of a grid.
  @inline(__always)
  private func visitLanes<Path: FramePath>(
    _ first: Int, _ count: Int, main: Double, _ sizes: SizeRun, pitch: Double, _: Path.Type,
    _ visit: (_ item: Int, _ frame: LayoutRect) -> Bool
  ) -> Bool {
    let crossIsWidth = Path.crossIsWidth(space)
    var thickness = 0.0
    var next = unsafe sizes
    for _ in 0..<count {
      thickness = max(thickness, unsafe FlowSize(next.take(), crossIsWidth: crossIsWidth).main)
    }
    unsafe next = sizes
    for index in 0..<count {
      let size = unsafe FlowSize(next.take(), crossIsWidth: crossIsWidth)
      let rect = FlowRect(
        main: main + (thickness - size.main) * factor, cross: crossStart + Double(index) * pitch,
        mainLength: size.main, crossLength: size.cross)
      guard visit(first &+ index, Path.frame(of: rect, self)) else { return false }
    }
    return true
  }
}

/// Sizes as they lie in memory: one after the other, or one for all.
@unsafe struct SizeRun {
  private var next: UnsafePointer<LayoutSize>
  /// From one item's size to the next one's: 1, or 0 where one is all.
  private let step: Int

  /// The sizes of a chunk, in its buffer.
  @inline(__always)
  init?(_ chunk: LineChunk, _ sizes: UnsafeBufferPointer<LayoutSize>) {
    guard let start = sizes.baseAddress else { return nil }
    unsafe next = start + chunk.firstSize
    unsafe step = chunk.run == nil ? 1 : 0
  }

  /// The sizes from an item on.
  @inline(__always)
  func from(_ item: Int) -> SizeRun {
    var run = unsafe self
    unsafe run.next += item &* step
    return unsafe run
  }

  /// The next item's size, which must exist.
  @inline(__always)
  mutating func take() -> LayoutSize {
    let size = unsafe next.pointee
    unsafe next += step
    return size
  }
}
