import LayoutGeometry

/// Writing rows of items with a size each: of most rows it is known at once that their items are
/// neither empty nor beside the rectangle, so that each item is asked only about its height.
///
/// Gives what `ItemPlacing.visitLines` and `ElementWriter.put` give, to the bit.
extension ElementWriter {
  /// Writes a section's items, which a rule spreads along rows from left to right.
  ///
  /// The main range counts from the first line.
  @inline(__always)
  mutating func writeRows<Path: FramePath>(
    of lines: Unmanaged<SumNode<LineChunk>>, _ rules: VariedPlacement, lineSpacing: ExactLength,
    section: Int, _ placing: ItemPlacing, _ low: ExactLength, _ high: ExactLength, _ path: Path.Type
  ) {
    let margin = unsafe placing.margin(from: rect.x, to: right, rules)
    let leastWidth = unsafe isPlain ? margin : .infinity
    let leastHeight = unsafe leastHeight(thickness: 0, placing.space)
    var chunks = unsafe TreeWalk(below: lines, from: low, to: high)
    while let (chunk, start) = unsafe chunks.nextUncounted() {
      unsafe chunk._withUnsafeGuaranteedRef { chunk in
        let range = chunk.lines(
          from: low.minus(start.main), to: high.minus(start.main), lineSpacing: lineSpacing)
        guard let last = range.last else { return }
        let items = chunk.line(last).items.upperBound &- chunk.line(range.lowerBound).firstItem
        if let room = unsafe next(items) {
          unsafe writeRows(
            range, of: chunk, at: start, rules, section: section, placing, path,
            leastWidth: leastWidth, leastHeight: leastHeight, to: room)
        } else {
          unsafe putRows(range, of: chunk, at: start, rules, section: section, placing)
        }
      }
    }
  }

  /// Writes some rows of a chunk, which begins at `start` in its section, where there is room for all.
  @inline(__always)
  private mutating func writeRows<Path: FramePath>(
    _ range: Range<Int>, of chunk: LineChunk, at start: TreePosition, _ rules: VariedPlacement,
    section: Int, _ placing: ItemPlacing, _: Path.Type, leastWidth: Double,
    leastHeight: Double, to room: UnsafeMutablePointer<FlowElement>
  ) {
    let origin = placing.origin.plus(start.main)
    var target = unsafe room
    unsafe chunk.sizes.withUnsafeBufferPointer { buffer in
      guard let sizes = unsafe SizeRun(chunk, buffer) else { return }
      for index in range {
        let line = chunk.line(index)
        let next = unsafe sizes.from(line.firstItem)
        let row = unsafe Row(line.itemCount, next)
        let spread = rules.spread(
          line: start.lines &+ index, count: line.itemCount, total: row.total)
        let path = ItemPath(section: section, item: start.items &+ line.firstItem)
        let main = origin.plus(line.offset).points
        // Whether all are shown that reach into the rectangle's height.
        let isShown =
          row.narrowest > leastWidth && row.shortest > leastHeight + row.thickness * 0x1p-50
          && row.total + rules.spacing * Double(line.itemCount &- 1) <= rules.available
        if isShown {
          unsafe row.write(next, spread, main: main, path, placing, Path.self, to: &target) {
            unsafe meetsVertically($0)
          }
        } else {
          unsafe row.write(next, spread, main: main, path, placing, Path.self, to: &target) {
            unsafe meets($0)
          }
        }
      }
    }
    unsafe keep(target - room)
  }

  /// Writes some lines of a chunk, whatever their direction, as far as there is room.
  @inline(never)
  mutating func putRows(
    _ range: Range<Int>, of chunk: LineChunk, at start: TreePosition, _ rules: VariedPlacement,
    section: Int, _ placing: ItemPlacing
  ) {
    _ = placing.visitLines(range, of: chunk, at: start, rules, AnyFrames.self) { item, frame in
      unsafe put(.item, ItemPath(section: section, item: item), frame)
      return true
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

  /// Writes the row's items that are kept, from `target` on, which moves behind them.
  @inline(__always)
  func write<Path: FramePath>(
    _ sizes: SizeRun, _ spread: LineSpread, main: Double, _ first: ItemPath,
    _ placing: ItemPlacing, _: Path.Type, to target: inout UnsafeMutablePointer<FlowElement>,
    keeping keeps: (LayoutRect) -> Bool
  ) {
    var next = unsafe sizes
    var path = first
    var offset = spread.start
    for _ in 0..<count {
      let size = unsafe FlowSize(next.take(), crossIsWidth: true)
      let rect = FlowRect(
        main: main + (thickness - size.main) * placing.factor, cross: placing.crossStart + offset,
        mainLength: size.main, crossLength: size.cross)
      offset += size.cross + spread.gap
      let frame = Path.frame(of: rect, placing)
      // Stored first and kept if it counts: a store costs less than a branch that is guessed wrong.
      unsafe target.pointee = FlowElement(
        identifier: ElementIdentifier(kind: .item, path: path), frame: frame)
      unsafe target += keeps(frame) ? 1 : 0
      path.item &+= 1
    }
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
