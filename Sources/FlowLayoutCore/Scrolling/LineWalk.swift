import LayoutGeometry

/// A walk over the lines of a section from some line on, one chunk in hand.
struct LineWalk: Sendable {
  /// The next line's index in the section.
  private(set) var line = 0
  /// Where the next line begins, in points; infinite where there is none.
  private(set) var begin = Double.infinity
  /// Whether the next line can be placed quickly, being in a chunk in hand.
  private(set) var isQuick = false

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
      var chunks = TreeWalk(lines.tree, from: low, to: section.end)
      guard let (found, start) = chunks.next() else { return }
      let range = found.lines(
        from: low.minus(start.main), to: section.end, lineSpacing: section.style.lineSpacing)
      line = start.lines + range.lowerBound
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

  /// Finds where the next line begins, and takes its chunk in hand where there is one.
  @inline(never)
  mutating func findBegin() {
    isQuick = false
    takeChunk()
    if isQuick { findBeginInChunk() } else { begin = begin(ofLine: line) }
  }

  @inline(__always)
  private mutating func findBeginInChunk() {
    guard let chunk else { return }
    begin = chunkOrigin.plus(chunk.line(line &- chunkLines.lowerBound).offset).points
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

/// Placing the next line, where that is quick: of varied sizes, in rows that a rule spreads.
///
/// What `ItemPlacing` does, without its generality.
extension LineWalk {
  /// Visits the next line's frames; false where it has more items than are kept, or is not quick.
  @inline(__always)
  mutating func placeQuickly(
    _ items: inout PassingItems,
    _ visit: (_ items: inout PassingItems, _ index: Int, _ frame: LayoutRect) -> Void
  ) -> Bool {
    guard isQuick, let rules else { return false }
    let (base, count) = beginQuickly(&items)
    if count > PassingItems.capacity { return false }
    var total = 0.0
    var thickness = 0.0
    for index in base..<base &+ count {
      let size = FlowSize(sizes[index], crossIsWidth: true)
      total += size.cross
      thickness = size.main > thickness ? size.main : thickness
    }
    let spread = rules.spread(line: line, count: count, total: total)
    let grid = placing.space.grid
    var offset = spread.start
    for index in 0..<count {
      let size = FlowSize(sizes[base &+ index], crossIsWidth: true)
      let origin = grid.nearest(
        LayoutPoint(
          x: placing.crossStart + offset, y: begin + (thickness - size.main) * placing.factor))
      let frame = LayoutRect(x: origin.x, y: origin.y, width: size.cross, height: size.main)
      offset += size.cross + spread.gap
      visit(&items, index, frame)
    }
    return true
  }

  /// Visits where the next line's frames begin and end along the main axis; false where it has more
  /// items than are kept, is not quick, or has an item that may lie beyond the container across.
  ///
  /// - Parameters:
  ///   - items: Begins with the line's first item.
  ///   - margin: The width from which on an item of a line that fits is shown, wherever it stands.
  ///   - visit: Takes each range.
  /// - Returns: Whether the ranges were visited.
  @inline(__always)
  mutating func placeMainQuickly(
    _ items: inout PassingItems, margin: Double,
    _ visit: (_ items: inout PassingItems, _ index: Int, _ begin: Double, _ end: Double) -> Void
  ) -> Bool {
    guard isQuick, let rules else { return false }
    let (base, count) = beginQuickly(&items)
    if count > PassingItems.capacity { return false }
    var total = 0.0
    var thinnest = Double.infinity
    var thickness = 0.0
    for index in base..<base &+ count {
      let size = FlowSize(sizes[index], crossIsWidth: true)
      total += size.cross
      thinnest = size.cross < thinnest ? size.cross : thinnest
      thickness = size.main > thickness ? size.main : thickness
    }
    let isShown =
      thinnest > margin && total + rules.spacing * Double(count &- 1) <= rules.available
    guard isShown else { return false }
    let grid = placing.space.grid
    for index in 0..<count {
      let length = FlowSize(sizes[base &+ index], crossIsWidth: true).main
      let start = grid.nearest(begin + (thickness - length) * placing.factor)
      visit(&items, index, start, start + length)
    }
    return true
  }

  /// The next line's items in the sizes of the chunk in hand.
  @inline(__always)
  private mutating func beginQuickly(_ items: inout PassingItems) -> (base: Int, count: Int) {
    guard let chunk else { return (0, 0) }
    let found = chunk.line(line &- chunkLines.lowerBound)
    items.firstItem = firstItem &+ found.firstItem
    items.bits = 0
    return (firstSize &+ found.firstItem, found.itemCount)
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
