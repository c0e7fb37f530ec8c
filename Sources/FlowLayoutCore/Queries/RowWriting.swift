import LayoutGeometry

/// Writing rows of items with a size each: of most rows it is known at once that their items are
/// neither empty nor beside the rectangle, so that each item is asked only about its height.
///
/// Gives what `ItemPlacing.visitLines` and `ElementWriter.put` give, to the bit.
extension ElementWriter {
  /// Writes a section's items, which a rule spreads along rows from left to right.
  @inline(__always)
  mutating func writeRows<Path: FramePath>(
    of lines: VariedLines, _ rules: VariedPlacement, _ section: PlacedSection,
    _ placing: ItemPlacing, _ low: ExactLength, _ high: ExactLength, _ path: Path.Type
  ) {
    let low = low.minus(placing.origin)
    let high = high.minus(placing.origin)
    let lineSpacing = section.style.lineSpacing
    let margin = unsafe placing.margin(from: rect.x, to: right, rules)
    let isPlain = unsafe rect.width > 0 && rect.height > 0
    let leastWidth = isPlain ? margin : .infinity
    var chunks = TreeWalk(lines.tree, from: low, to: high)
    while let (chunk, start) = unsafe chunks.nextUncounted() {
      unsafe chunk._withUnsafeGuaranteedRef { chunk in
        let range = chunk.lines(
          from: low.minus(start.main), to: high.minus(start.main), lineSpacing: lineSpacing)
        unsafe writeRows(
          range, of: chunk, at: start, rules, section: section.index, placing, path,
          leastWidth: leastWidth)
      }
    }
  }

  /// Writes some rows of a chunk, which begins at `start` in its section.
  @inline(__always)
  private mutating func writeRows<Path: FramePath>(
    _ range: Range<Int>, of chunk: LineChunk, at start: TreePosition, _ rules: VariedPlacement,
    section: Int, _ placing: ItemPlacing, _: Path.Type, leastWidth: Double
  ) {
    let origin = placing.origin.plus(start.main)
    unsafe chunk.sizes.withUnsafeBufferPointer { buffer in
      guard let sizes = unsafe SizeRun(chunk, buffer) else { return }
      for index in range {
        let line = chunk.line(index)
        let run = unsafe sizes.from(line.firstItem)
        let row = unsafe Row(line.itemCount, run)
        let spread = rules.spread(
          line: start.lines &+ index, count: line.itemCount, total: row.total)
        let first = ItemPath(section: section, item: start.items &+ line.firstItem)
        let main = origin.plus(line.offset).points
        let isShown =
          row.narrowest > leastWidth && row.shortest > 0
          && row.total + rules.spacing * Double(line.itemCount &- 1) <= rules.available
        if isShown, let room = unsafe next(line.itemCount) {
          unsafe keep(
            write(first, row, run, spread, main: main, placing, Path.self, to: room))
        } else {
          unsafe put(first, row, run, spread, main: main, placing, Path.self)
        }
      }
    }
  }

  /// Writes the items of a row all of which are shown if they reach into the rectangle's height, and
  /// answers how many do.
  @inline(__always)
  private func write<Path: FramePath>(
    _ first: ItemPath, _ row: Row, _ sizes: SizeRun, _ spread: LineSpread, main: Double,
    _ placing: ItemPlacing, _: Path.Type, to room: UnsafeMutablePointer<FlowElement>
  ) -> Int {
    var path = first
    var next = unsafe sizes
    var target = unsafe room
    var offset = spread.start
    for _ in 0..<row.count {
      let frame = unsafe row.frame(of: next.take(), at: &offset, spread, main, placing, Path.self)
      // Stored first and kept if it counts: a store costs less than a branch that is guessed wrong.
      unsafe target.pointee = FlowElement(
        identifier: ElementIdentifier(kind: .item, path: path), frame: frame)
      unsafe target += meetsVertically(frame) ? 1 : 0
      path.item &+= 1
    }
    return unsafe target - room
  }

  /// Writes the items of any row.
  @inline(never)
  private mutating func put<Path: FramePath>(
    _ first: ItemPath, _ row: Row, _ sizes: SizeRun, _ spread: LineSpread, main: Double,
    _ placing: ItemPlacing, _: Path.Type
  ) {
    var path = first
    var next = unsafe sizes
    var offset = spread.start
    for _ in 0..<row.count {
      let frame = unsafe row.frame(of: next.take(), at: &offset, spread, main, placing, Path.self)
      unsafe put(.item, path, frame)
      path.item &+= 1
    }
  }
}

/// What the items of a row come to.
private struct Row {
  /// The number of items.
  let count: Int
  /// The sum of their widths.
  var total = 0.0
  /// The greatest height.
  var thickness = 0.0
  /// The least width and height.
  var narrowest = Double.infinity
  var shortest = Double.infinity

  @inline(__always)
  init(_ count: Int, _ sizes: SizeRun) {
    self.count = count
    var next = unsafe sizes
    for _ in 0..<count {
      // A −0 changes neither the sum nor the maximum.
      let size = unsafe next.take()
      total += size.width
      thickness = size.height > thickness ? size.height : thickness
      narrowest = size.width < narrowest ? size.width : narrowest
      shortest = size.height < shortest ? size.height : shortest
    }
  }

  /// The frame of the item whose size is given, which begins at an offset; goes on behind it.
  @inline(__always)
  func frame<Path: FramePath>(
    of size: LayoutSize, at offset: inout Double, _ spread: LineSpread, _ main: Double,
    _ placing: ItemPlacing, _: Path.Type
  ) -> LayoutRect {
    let size = FlowSize(size, crossIsWidth: true)
    let rect = FlowRect(
      main: main + (thickness - size.main) * placing.factor, cross: placing.crossStart + offset,
      mainLength: size.main, crossLength: size.cross)
    offset += size.cross + spread.gap
    return Path.frame(of: rect, placing)
  }
}

extension ItemPlacing {
  /// The width from which on an item of a row that fits is shown by what spans so much across,
  /// wherever in the row it stands; infinite where that is not the whole row.
  @inline(__always)
  func margin(from low: Double, to high: Double, _ rules: VariedPlacement) -> Double {
    guard rules.spacing >= 0, low <= crossStart, crossStart + rules.available <= high
    else { return .infinity }
    // What rounding to pixels, and of sums, may move an edge by, and more.
    let reach = low.magnitude + high.magnitude + crossStart.magnitude
    return (space.grid.scale > 0 ? 2 / space.grid.scale : 0)
      + (reach + rules.available) * 0x1p-30
  }
}
