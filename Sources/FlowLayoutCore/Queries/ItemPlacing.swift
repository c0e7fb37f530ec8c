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

  init(_ section: PlacedSection, space: FlowSpace, alignment: RowAlignment) {
    self.space = space
    origin = section.linesOrigin
    crossStart = section.style.geometry.crossStart
    isMirrored = section.style.geometry.isMirrored
    factor = alignment.cross.factor
  }

  /// Visits the items of a line of equal sizes in order, until `visit` answers false; answers whether
  /// it went through.
  ///
  /// - Complexity: O(ℓ), without allocation.
  @inline(__always)
  func visitLine(
    _ line: Int, of lines: EqualLines, itemCount: Int,
    _ visit: (_ item: Int, _ frame: LayoutRect) -> Bool
  ) -> Bool {
    let items = lines.items(ofLine: line, itemCount: itemCount)
    let main = origin.plus(lines.pitch.times(line)).points
    var walker = OffsetWalker(
      LinePlacement(lines, count: items.count, line: line, itemCount: itemCount))
    for item in items {
      let rect = FlowRect(
        main: main, cross: crossStart + walker.next(length: lines.size.cross),
        mainLength: lines.size.main, crossLength: lines.size.cross)
      guard visit(item, space.reported(rect, isMirrored: isMirrored)) else { return false }
    }
    return true
  }

  /// Visits the items of a line with a size each: the line at an index of a chunk that begins at
  /// `start` in its section, and the sizes from its first item on.
  ///
  /// - Complexity: O(ℓ), without allocation.
  @inline(__always)
  func visitLine(
    _ line: ChunkLine, _ index: Int, at start: TreePosition, sizes: SizeRun,
    _ rules: VariedPlacement, _ visit: (_ item: Int, _ frame: LayoutRect) -> Bool
  ) -> Bool {
    let main = origin.plus(start.main).plus(line.offset).points
    let crossIsWidth = space.isVertical
    let firstItem = start.items &+ line.firstItem
    var total = 0.0
    var thickness = 0.0
    for index in 0..<line.itemCount {
      let size = unsafe FlowSize(sizes[index], crossIsWidth: crossIsWidth)
      total += size.cross
      thickness = size.main > thickness ? size.main : thickness
    }
    var walker = OffsetWalker(
      rules.placement(line: start.lines &+ index, count: line.itemCount, total: total))
    for index in 0..<line.itemCount {
      let size = unsafe FlowSize(sizes[index], crossIsWidth: crossIsWidth)
      let rect = FlowRect(
        main: main + (thickness - size.main) * factor,
        cross: crossStart + walker.next(length: size.cross), mainLength: size.main,
        crossLength: size.cross)
      guard visit(firstItem &+ index, space.reported(rect, isMirrored: isMirrored)) else {
        return false
      }
    }
    return true
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
  private let base: UnsafePointer<LayoutSize>
  private let step: Int

  /// The sizes of a chunk, in its buffer.
  @inline(__always)
  init?(_ chunk: LineChunk, _ sizes: UnsafeBufferPointer<LayoutSize>) {
    guard let start = sizes.baseAddress else { return nil }
    unsafe base = start + chunk.firstSize
    unsafe step = chunk.run == nil ? 1 : 0
  }

  private init(base: UnsafePointer<LayoutSize>, step: Int) {
    unsafe self.base = base
    unsafe self.step = step
  }

  /// The sizes from an item on.
  @inline(__always)
  func from(_ item: Int) -> SizeRun {
    unsafe SizeRun(base: base + item &* step, step: step)
  }

  @inline(__always)
  subscript(index: Int) -> LayoutSize {
    unsafe base[index &* step]
  }
}
