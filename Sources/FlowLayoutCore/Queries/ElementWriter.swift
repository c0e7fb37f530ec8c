import LayoutGeometry

/// Writes elements that meet a rectangle into a caller's buffer, as many as fit, and counts all.
@unsafe struct ElementWriter {
  private let base: UnsafeMutablePointer<FlowElement>?
  private let capacity: Int
  let rect: LayoutRect
  /// The rectangle's right edge.
  let right: Double
  private let bottom: Double
  private(set) var count = 0

  /// Begins to write what meets a standardized rectangle.
  init(_ buffer: UnsafeMutableBufferPointer<FlowElement>, meeting rect: LayoutRect) {
    unsafe base = buffer.baseAddress
    unsafe capacity = buffer.count
    unsafe self.rect = rect
    unsafe right = rect.maxX
    unsafe bottom = rect.maxY
  }

  /// Room for so many elements behind those counted; nil where they do not fit.
  @inline(__always)
  func next(_ more: Int) -> UnsafeMutablePointer<FlowElement>? {
    guard unsafe capacity &- count >= more, let base = unsafe base else { return nil }
    return unsafe base + count
  }

  /// Counts elements that were written into `next(_:)`'s room.
  @inline(__always)
  mutating func keep(_ more: Int) { unsafe count &+= more }

  /// Writes an element if it meets the rectangle.
  @inline(__always)
  mutating func put(_ kind: ElementKind, _ path: ItemPath, _ frame: LayoutRect) {
    // Stored first and kept if it counts: a store costs less than a branch that is guessed wrong.
    if unsafe count < capacity, let base = unsafe base {
      unsafe base[count] = FlowElement(
        identifier: ElementIdentifier(kind: kind, path: path), frame: frame)
    }
    unsafe count &+= meets(frame) ? 1 : 0
  }

  /// Whether the rectangle spans horizontally all that lies between two frames of one size, and
  /// neither they nor it are empty.
  @inline(__always)
  func spans(_ first: LayoutRect, _ last: LayoutRect) -> Bool {
    let isPlain = unsafe rect.width > 0 && rect.height > 0
    return unsafe isPlain && first.width > 0 && first.height > 0
      && rect.x < first.x + first.width && last.x < right
  }

  /// Whether a frame meets the rectangle vertically; neither is empty.
  @inline(__always)
  func meetsVertically(_ frame: LayoutRect) -> Bool {
    unsafe frame.y < bottom && rect.y < frame.y + frame.height
  }

  /// The predicate of F-Q-1 as one expression for frames and rectangles that are not empty.
  @inline(__always)
  private func meets(_ frame: LayoutRect) -> Bool {
    let isPlain = unsafe rect.width > 0 && rect.height > 0
    if frame.width > 0 && frame.height > 0 && isPlain {
      let horizontal = unsafe frame.x < right && rect.x < frame.x + frame.width
      let vertical = unsafe frame.y < bottom && rect.y < frame.y + frame.height
      return horizontal && vertical
    }
    return unsafe frame.meets(rect)
  }
}

extension FlowLayout {
  /// Writes what meets the writer's rectangle, in the order of the layout.
  func write(to writer: inout ElementWriter) {
    let pinning = pinning
    let (low, high) = unsafe space.mainRange(of: writer.rect)
    if let only = stack.onlySection {
      unsafe FlowLayout.write(only, pinning, space, low, high, to: &writer)
      return
    }
    var sections = SectionWalk(stack, from: low, to: high)
    while let section = sections.next() {
      unsafe FlowLayout.write(section, pinning, space, low, high, to: &writer)
    }
  }

  /// Writes what of one section meets the writer's rectangle.
  private static func write(
    _ section: PlacedSection, _ pinning: Pinning, _ space: FlowSpace, _ low: ExactLength,
    _ high: ExactLength, to writer: inout ElementWriter
  ) {
    let boundary = ItemPath(section: section.index, item: 0)
    if let frame = pinning.headerFrame(of: section, space) {
      unsafe writer.put(.header, boundary, frame)
    }
    let placing = ItemPlacing(section, space: space)
    switch placing.shortcut {
    case .exactRows:
      unsafe FlowLayout.writeRows(of: section, placing, low, high, ExactRows.self, to: &writer)
    case .snappedRows:
      unsafe FlowLayout.writeRows(of: section, placing, low, high, SnappedRows.self, to: &writer)
    case .none:
      unsafe FlowLayout.writeItems(of: section, placing, low, high, AnyFrames.self, to: &writer)
    }
    if let frame = pinning.footerFrame(of: section, space) {
      unsafe writer.put(.footer, boundary, frame)
    }
  }

  /// Writes items whose lines are rows from left to right.
  @inline(__always)
  private static func writeRows<Path: FramePath>(
    of section: PlacedSection, _ placing: ItemPlacing, _ low: ExactLength, _ high: ExactLength,
    _ path: Path.Type, to writer: inout ElementWriter
  ) {
    if case .equal(let count) = section.content, let lines = section.style.equalLines(of: count),
      case .lattice(let start, let pitch) = lines.rule
    {
      let range = LineSearch.lines(
        from: low.minus(placing.origin), to: high.minus(placing.origin), pitch: lines.pitch,
        thickness: lines.thickness, count: lines.lineCount(of: count))
      var copy = unsafe writer
      let isWritten = unsafe copy.writeLattice(
        range, of: lines, (start, pitch), itemCount: count, section: section.index, placing, path)
      unsafe writer = copy
      if isWritten { return }
    }
    if case .varied(let lines) = section.content {
      let rules = VariedPlacement(section.style, lines: lines)
      if rules.lanePitch == nil {
        var copy = unsafe writer
        unsafe copy.writeRows(of: lines, rules, section, placing, low, high, path)
        unsafe writer = copy
        return
      }
    }
    unsafe writeItems(of: section, placing, low, high, path, to: &writer)
  }

  @inline(__always)
  private static func writeItems<Path: FramePath>(
    of section: PlacedSection, _ placing: ItemPlacing, _ low: ExactLength, _ high: ExactLength,
    _ path: Path.Type, to writer: inout ElementWriter
  ) {
    let index = section.index
    var copy = unsafe writer
    _ = section.visitItems(placing, from: low, to: high, path) { item, frame in
      unsafe copy.put(.item, ItemPath(section: index, item: item), frame)
      return true
    }
    unsafe writer = copy
  }
}
