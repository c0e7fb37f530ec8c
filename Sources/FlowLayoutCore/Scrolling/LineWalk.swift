import LayoutGeometry

/// A walk over the lines of a section from some line on, one chunk in hand.
struct LineWalk: Sendable {
  /// The next line's index in the section.
  private(set) var line = 0
  /// Where the next line begins, in points; infinite where there is none.
  private(set) var begin = Double.infinity
  /// Whether the next line can be placed quickly, being in a chunk in hand.
  private(set) var isQuick = false
  /// Whether the next line's chunk was not looked for: `findBegin` does that.
  private(set) var lacksChunk = false

  private let placing: ItemPlacing
  private let itemCount: Int
  /// The number of lines in the section.
  private let lineCount: Int
  /// The lines of equal sizes; nil for varied ones.
  private let equal: EqualLines?
  /// The lines of varied sizes and their rule; nil for equal ones.
  private let varied: VariedLines?
  private let rules: VariedPlacement?

  /// The chunk in hand, and what is known of it: its sizes, where it begins, its lines.
  private var sizes: [LayoutSize] = []
  private var chunk: LineChunk?
  private var firstSize = 0
  private var firstItem = 0
  private var chunkOrigin = ExactLength.zero
  private var chunkLines = 0..<0

  /// Begins with the first line of a section that ends at a position or behind it.
  init(_ section: PlacedSection, _ space: FlowSpace, from position: Double) {
    placing = ItemPlacing(section, space: space)
    itemCount = section.itemCount
    let low = ExactLength(clamping: position).minus(placing.origin)
    switch section.content {
    case .equal(let count):
      varied = nil
      rules = nil
      equal = section.style.equalLines(of: count)
      guard let equal else {
        lineCount = 0
        return
      }
      lineCount = equal.lineCount(of: count)
      line =
        LineSearch.lines(
          from: low, to: section.end, pitch: equal.pitch, thickness: equal.thickness,
          count: lineCount
        ).lowerBound
    case .varied(let lines):
      varied = lines
      rules = VariedPlacement(section.style, lines: lines)
      equal = nil
      lineCount = lines.lineCount
      line = lineCount
      let lineSpacing = section.style.lineSpacing
      if let only = lines.tree.onlyElement {
        line = only.firstLine(endingAt: low, lineSpacing: lineSpacing)
        return
      }
      var chunks = TreeWalk(lines.tree, from: low, to: section.end)
      guard let (found, start) = chunks.next() else { return }
      line =
        start.lines + found.firstLine(endingAt: low.minus(start.main), lineSpacing: lineSpacing)
    }
  }

  /// Goes on behind the next line.
  @inline(__always)
  mutating func advance() {
    line &+= 1
    if isQuick && line < chunkLines.upperBound {
      findBeginInChunk()
    } else {
      findBegin()
    }
  }

  /// Goes on behind the next line, to where the line that follows is known to begin.
  @inline(__always)
  mutating func advance(to begin: Double) {
    line &+= 1
    self.begin = begin
    if line >= chunkLines.upperBound {
      isQuick = false
      lacksChunk = true
    }
  }

  /// Finds where the next line begins, and takes its chunk in hand where there is one.
  @inline(never)
  mutating func findBegin() {
    isQuick = false
    lacksChunk = false
    takeChunk()
    if isQuick { findBeginInChunk() } else { begin = begin(ofLine: line) }
  }

  @inline(__always)
  private mutating func findBeginInChunk() {
    guard let chunk else { return }
    begin = chunkOrigin.plus(chunk.offset(ofLine: line &- chunkLines.lowerBound)).points
  }

  /// Takes the chunk of the next line in hand, where that can be placed quickly.
  private mutating func takeChunk() {
    guard let varied, let rules, line < lineCount, rules.lanePitch == nil,
      placing.shortcut != .none
    else { return }
    let (found, start) = varied.tree.element(ofLine: line)
    guard found.run == nil else { return }
    chunk = found
    sizes = found.sizes
    firstSize = found.firstSize
    firstItem = start.items
    chunkOrigin = placing.origin.plus(start.main)
    chunkLines = start.lines..<start.lines + found.lineCount
    isQuick = true
  }
}

/// Placing the next line, where that is quick: of varied sizes, in rows that a rule spreads, all of
/// whose items are shown.
///
/// What `ItemPlacing` does, without its generality.
extension LineWalk {
  /// Notes where the next line's items come in, and their frames; false where it is not quick.
  ///
  /// - Parameters:
  ///   - items: Takes the items.
  ///   - frames: Takes the frames.
  ///   - leaving: Takes where they go out again.
  ///   - margin: The width from which on an item of a line that fits is shown, wherever it stands.
  /// - Returns: Whether they were noted; where not, `leaving` means nothing.
  @inline(__always)
  mutating func placeEntering(
    _ items: inout PassingItems, _ frames: inout Eight<LayoutRect>, _ leaving: inout PassingItems,
    margin: Double
  ) -> Bool {
    let isPlaced = unsafe placeQuickly(&items, margin: margin) {
      items, found, sizes, placing, rules in
      let spread = rules.spread(line: found.line, count: found.count, leftover: found.leftover)
      var cross = spread.start
      var firstEnd = Double.infinity
      for index in 0..<found.count {
        let size = unsafe FlowSize(sizes[index], crossIsWidth: true)
        let main = found.begin + (found.thickness - size.main) * placing.factor
        frames[index] = LayoutRect(
          x: placing.crossStart + cross, y: main, width: size.cross, height: size.main)
        cross += size.cross + spread.gap
        items.positions[index] = main
        let end = ScrollGate.leavingPosition(from: main, to: main + size.main)
        leaving.positions[index] = end
        firstEnd = end < firstEnd ? end : firstEnd
      }
      leaving.first = firstEnd
    }
    guard isPlaced else { return false }
    leaving.bits = items.bits
    leaving.firstItem = items.firstItem
    // Apart from the loop, since a call there has all its numbers stored and read again.
    if placing.space.grid.scale > 0 { snap(&items, &frames, &leaving) }
    return true
  }

  /// Brings a line's frames onto pixels.
  @inline(never)
  private mutating func snap(
    _ items: inout PassingItems, _ frames: inout Eight<LayoutRect>, _ leaving: inout PassingItems
  ) {
    let count = items.bits.nonzeroBitCount
    items.begin(with: items.firstItem)
    leaving.begin(with: items.firstItem)
    for index in 0..<count {
      var frame = frames[index]
      let origin = placing.space.grid.nearest(frame.origin)
      frame.x = origin.x
      frame.y = origin.y
      frames[index] = frame
      items.note(index, at: frame.y)
      leaving.note(index, at: ScrollGate.leavingPosition(from: frame.y, to: frame.maxY))
    }
  }

  /// Notes where the next line's items go out; false where it is not quick.
  @inline(__always)
  mutating func placeLeaving(_ items: inout PassingItems, margin: Double) -> Bool {
    if placing.space.grid.scale > 0 { return placeLeavingOnPixels(&items, margin: margin) }
    return placeLeaving(&items, margin: margin, PixelGrid(scale: 0))
  }

  @inline(never)
  private mutating func placeLeavingOnPixels(_ items: inout PassingItems, margin: Double) -> Bool {
    placeLeaving(&items, margin: margin, placing.space.grid)
  }

  @inline(__always)
  private mutating func placeLeaving(
    _ items: inout PassingItems, margin: Double, _ grid: PixelGrid
  ) -> Bool {
    unsafe placeQuickly(&items, margin: margin) { items, found, sizes, placing, _ in
      for index in 0..<found.count {
        let length = unsafe FlowSize(sizes[index], crossIsWidth: true).main
        let start = grid.nearest(found.begin + (found.thickness - length) * placing.factor)
        found.note(
          index, at: ScrollGate.leavingPosition(from: start, to: start + length), &items)
      }
    }
  }

  /// What is known of a line while its items are placed: locals, so that nothing is written before
  /// all is known.
  private struct QuickLine {
    /// Its index in the section, where it begins, and the number of items.
    let line: Int
    let begin: Double
    let count: Int
    /// The sum of their widths, what that leaves of the available length, and the greatest height.
    var total = 0.0
    var leftover = 0.0
    var thickness = 0.0
    /// The first position at which one passes.
    var first = Double.infinity

    /// Notes where an item passes.
    @inline(__always)
    mutating func note(_ index: Int, at position: Double, _ items: inout PassingItems) {
      items.positions[index] = position
      first = position < first ? position : first
    }
  }

  /// Notes the next line's items; false where it has more items than are kept, is not quick, or has an
  /// item that may lie beyond the container across.
  @inline(__always)
  private mutating func placeQuickly(
    _ items: inout PassingItems, margin: Double,
    _ place: (
      _ items: inout PassingItems, _ found: inout QuickLine, _ sizes: UnsafePointer<LayoutSize>,
      _ placing: ItemPlacing, _ rules: VariedPlacement
    ) -> Void
  ) -> Bool {
    guard isQuick, let chunk, let rules else { return false }
    let found = chunk.line(line &- chunkLines.lowerBound)
    guard found.itemCount <= PassingItems.capacity else { return false }
    let (placing, index, begin) = (placing, line, begin)
    let (firstItem, firstSize) = (firstItem, firstSize)
    return unsafe sizes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return false }
      let sizes = unsafe base + (firstSize &+ found.firstItem)
      var quick = QuickLine(line: index, begin: begin, count: found.itemCount)
      var thinnest = Double.infinity
      for index in 0..<quick.count {
        let size = unsafe sizes[index]
        // A −0 changes neither the sum nor the extremes.
        quick.total += size.width
        thinnest = size.width < thinnest ? size.width : thinnest
        quick.thickness = size.height > quick.thickness ? size.height : quick.thickness
      }
      quick.leftover = LineSpread.leftover(
        count: quick.count, total: quick.total, spacing: rules.spacing, available: rules.available)
      guard thinnest > margin && quick.leftover >= 0 else { return false }
      unsafe place(&items, &quick, sizes, placing, rules)
      items.firstItem = firstItem &+ found.firstItem
      items.bits = UInt8(truncatingIfNeeded: 1 &<< quick.count &- 1)
      items.first = quick.first
      return true
    }
  }

  /// The width from which on an item of a line that fits is shown by a container, wherever it stands;
  /// infinite where the container does not show the whole lines.
  func margin(from low: Double, to high: Double) -> Double {
    guard let rules, rules.spacing >= 0, low <= placing.crossStart,
      placing.crossStart + rules.available <= high
    else { return .infinity }
    // What rounding to pixels, and of sums, may move an edge by, and more.
    let scale = placing.space.grid.scale
    let reach = low.magnitude + high.magnitude + placing.crossStart.magnitude
    return (scale > 0 ? 2 / scale : 0) + (reach + rules.available) * 0x1p-30
  }
}

/// Questions about lines of any kind.
extension LineWalk {
  /// Where a line begins, in points; infinite where there is none.
  func begin(ofLine line: Int) -> Double {
    guard line < lineCount else { return .infinity }
    if let equal { return placing.origin.plus(equal.pitch.times(line)).points }
    guard let varied else { return .infinity }
    let (chunk, start) = varied.tree.element(ofLine: line)
    return placing.origin.plus(start.main).plus(chunk.line(line - start.lines).offset).points
  }

  /// The items of the next line, which must exist.
  var items: (first: Int, count: Int) {
    if let equal {
      let items = equal.items(ofLine: line, itemCount: itemCount)
      return (items.lowerBound, items.count)
    }
    guard let varied else { return (0, 0) }
    let (chunk, start) = varied.tree.element(ofLine: line)
    let found = chunk.line(line &- start.lines)
    return (start.items &+ found.firstItem, found.itemCount)
  }

  /// Visits the items of any line, which must exist.
  ///
  /// - Complexity: O(log *n* + ℓ).
  @inline(never)
  func visitItems(ofLine line: Int, _ visit: (_ item: Int, _ frame: LayoutRect) -> Void) {
    func goOn(_ item: Int, _ frame: LayoutRect) -> Bool {
      visit(item, frame)
      return true
    }
    if let equal {
      _ = placing.visitLines(
        line..<line + 1, of: equal, itemCount: itemCount, AnyFrames.self, goOn)
    } else if let varied, let rules {
      let (chunk, start) = varied.tree.element(ofLine: line)
      let index = line - start.lines
      _ = placing.visitLines(
        index..<index + 1, of: chunk, at: start, rules, AnyFrames.self, goOn)
    }
  }
}
