import LayoutGeometry

/// Replacing items of one section.
///
/// Whatever the edits, the result is what the section's sizes would give at once: where all sizes
/// become equal it is closed form again, with the equal sizes' own path and quirks.
extension ResolvedSection {
  /// Replaces a range of items by others with sizes of their own, which must be valid.
  ///
  /// In a grid only the sizes' main lengths count, and only where each item has its own.
  ///
  /// - Parameters:
  ///   - range: The items to replace; an empty range inserts before its bound.
  ///   - sizes: The new items' sizes.
  ///   - flags: For each of them whether it was measured; any where the section has no estimate.
  ///   - configuration: The layout's.
  /// - Returns: The new items that may lie elsewhere in the section than before, other than by a
  ///   common shift along the scroll axis.
  /// - Complexity: O(log *n* + the items of the lines that change + a chunk).
  @discardableResult
  mutating func replaceItems(
    _ range: Range<Int>, with sizes: [LayoutSize], measured flags: [Bool],
    configuration: FlowConfiguration
  ) -> Range<Int> {
    if style.isEstimated { measured.replace(range, of: itemCount, with: flags) }
    let oldStyle = style
    let changed: Range<Int>
    if case .grid(let grid) = style.items {
      changed = replaceInGrid(grid, range, with: sizes, configuration: configuration)
    } else {
      changed = replaceAnywhere(range, with: sizes, configuration: configuration)
    }
    // Another path, or exchanged spacings, move all lines.
    return style.places(like: oldStyle, configuration.rowAlignment) ? changed : 0..<itemCount
  }

  private mutating func replaceAnywhere(
    _ range: Range<Int>, with sizes: [LayoutSize], configuration: FlowConfiguration
  ) -> Range<Int> {
    if range.count == itemCount { return install(sizes, configuration: configuration) }
    var lines: VariedLines
    switch content {
    case .equal(let count):
      let size = style.equalSize(crossIsWidth: configuration.crossIsWidth)
      let newCount = count - range.count + sizes.count
      if sizes.allSatisfy({ $0 == size }) {
        content = .equal(count: newCount)
        let capacity = style.equalLines(of: count)?.capacity ?? 1
        return max(0, range.lowerBound - 1) / capacity * capacity..<newCount
      }
      style = style.with(items: .varied, configuration: configuration)
      let run = LineBreaking(style, configuration: configuration)
        .run(of: size, count: count, limitedBy: count)
      lines = VariedLines(tree: SumTree([run]))
    case .varied(let varied):
      lines = varied
      // No second reference, so that the lines can change in their place.
      content = .equal(count: 0)
    }
    let changed = lines.replace(
      range, with: sizes, breaking: LineBreaking(style, configuration: configuration))
    return install(lines, changed, configuration)
  }

  /// Takes other sizes for all items.
  private mutating func install(
    _ sizes: [LayoutSize], configuration: FlowConfiguration
  ) -> Range<Int> {
    let isUniform = ItemSurvey.isUniform(sizes, sizes.indices)
    let size = sizes.first ?? style.box.metrics.commonItemSize
    style = style.with(
      items: isUniform ? .equal(size) : .varied, configuration: configuration)
    if isUniform {
      content = .equal(count: sizes.count)
    } else {
      let breaking = LineBreaking(style, configuration: configuration)
      content = .varied(VariedLines(tree: SumTree(breaking.chunks(of: sizes).chunks)))
    }
    return sizes.indices
  }

  /// Takes changed lines, in closed form again where all sizes are equal.
  private mutating func install(
    _ lines: VariedLines, _ changed: Range<Int>, _ configuration: FlowConfiguration
  ) -> Range<Int> {
    if lines.tree.summary.isUniform {
      let (chunk, _) = lines.tree.element(ofItem: 0)
      style = style.with(items: .equal(chunk.size(ofItem: 0)), configuration: configuration)
      content = .equal(count: lines.itemCount)
    } else {
      content = .varied(lines)
    }
    return changed
  }

  private mutating func replaceInGrid(
    _ grid: GridSpecification, _ range: Range<Int>, with sizes: [LayoutSize],
    configuration: FlowConfiguration
  ) -> Range<Int> {
    let newCount = itemCount - range.count + sizes.count
    guard case .each = grid.lengths else {
      content = .equal(count: newCount)
      return range.lowerBound..<newCount
    }
    let crossIsWidth = configuration.crossIsWidth
    let lanes = GridLanes(grid.lanes, geometry: style.geometry)
    let shares = lanes.sizes(
      of: sizes.map { FlowSize($0, crossIsWidth: crossIsWidth).main }, crossIsWidth: crossIsWidth)
    let breaking = LineBreaking(style, configuration: configuration)
    guard case .varied(var lines) = content, newCount > 0 else {
      content =
        shares.isEmpty
        ? .equal(count: 0)
        : .varied(VariedLines(tree: SumTree(breaking.chunks(of: shares).chunks)))
      return shares.indices
    }
    content = .equal(count: 0)
    let changed = lines.replace(range, with: shares, breaking: breaking)
    content = .varied(lines)
    return changed
  }
}

extension SectionStyle {
  /// Whether lines of equal sizes lie in this style where they would in another, and the others too.
  fileprivate func places(like other: SectionStyle, _ alignment: RowAlignment) -> Bool {
    if self === other { return true }
    return geometry == other.geometry && (isSelfSizing || !alignment.isPlatform || isGrid)
  }
}

/// Taking a section over to another configuration.
extension ResolvedSection {
  /// The section under another configuration, in which its style is `style`.
  ///
  /// - Complexity: O(*n*) for sizes one by one, O(1) for items of one size.
  func moved(
    to style: SectionStyle, from old: FlowConfiguration, configuration: FlowConfiguration
  ) -> ResolvedSection {
    guard case .varied(let lines) = content else {
      return ResolvedSection(style: style, content: content, measured: measured)
    }
    var broken = VariedLines(tree: SumTree())
    let breaking = LineBreaking(style, configuration: configuration)
    if case .grid(let grid) = style.items {
      var lengths: [Double] = []
      lengths.reserveCapacity(lines.itemCount)
      lines.tree.visitAll { chunk, _ in
        for item in 0..<chunk.itemCount {
          let size = FlowSize(chunk.size(ofItem: item), crossIsWidth: old.crossIsWidth)
          lengths.append(size.main)
        }
      }
      let sizes = GridLanes(grid.lanes, geometry: style.geometry).sizes(
        of: lengths, crossIsWidth: configuration.crossIsWidth)
      broken.tree = SumTree(breaking.chunks(of: sizes).chunks)
    } else {
      broken.append(lines, breaking: breaking)
    }
    return ResolvedSection(style: style, content: .varied(broken), measured: measured)
  }
}

extension VariedLines {
  /// Breaks the items of lines that were broken otherwise, in an empty value.
  ///
  /// Runs stay in closed form. The pieces are laid from the last to the first, so that each flows
  /// into lines that are there already.
  ///
  /// - Complexity: O(*n* listed items + runs).
  fileprivate mutating func append(_ old: VariedLines, breaking: LineBreaking) {
    var pieces: [LineChunk] = []
    old.tree.visitAll { chunk, _ in pieces.append(chunk) }
    var end = pieces.count
    while end > 0 {
      let last = pieces[end - 1]
      if last.run != nil {
        prepend(run: last.sizes[0], count: last.itemCount, breaking: breaking)
        end -= 1
        continue
      }
      var start = end - 1
      while start > 0 && pieces[start - 1].run == nil { start -= 1 }
      let sizes = VariedLines.sizes(of: pieces[start..<end])
      if end == pieces.count {
        tree = SumTree(breaking.chunks(of: sizes).chunks)
      } else {
        replace(0..<0, with: sizes, breaking: breaking)
      }
      end = start
    }
  }

  /// The sizes of listed chunks: their common array where they refer to all of one.
  private static func sizes(of chunks: ArraySlice<LineChunk>) -> [LayoutSize] {
    guard let first = chunks.first else { return [] }
    let count = chunks.reduce(0) { $0 + $1.itemCount }
    if first.firstSize == 0 && first.sizes.count == count
      && chunks.allSatisfy({ $0.sizes.isSameStorage(as: first.sizes) })
    {
      return first.sizes
    }
    var sizes: [LayoutSize] = []
    sizes.reserveCapacity(count)
    for chunk in chunks {
      sizes += chunk.sizes[chunk.firstSize..<chunk.firstSize + chunk.itemCount]
    }
    return sizes
  }

  /// Puts a run before all lines; its last items may share a line with what follows.
  private mutating func prepend(run size: LayoutSize, count: Int, breaking: LineBreaking) {
    let whole = breaking.run(of: size, count: count, limitedBy: count)
    let capacity = whole.run?.capacity ?? 1
    if itemCount == 0 {
      tree = SumTree([whole])
      return
    }
    let kept = (count - 1) / capacity * capacity
    replace(0..<0, with: Array(repeating: size, count: count - kept), breaking: breaking)
    if kept > 0 {
      tree.replace(
        items: 0..<0, with: [breaking.run(of: size, count: kept, capacity: capacity)])
    }
  }
}

extension LineBreaking {
  /// The chunk of items of one size, with the capacity that the loop finds among `most` items.
  func run(of size: LayoutSize, count: Int, limitedBy most: Int) -> LineChunk {
    let cross = FlowSize(size, crossIsWidth: crossIsWidth).cross
    let capacity = LineCapacity.among(
      most, crossLength: cross, spacing: spacing, available: limit, tolerance: 0)
    return run(of: size, count: count, capacity: capacity)
  }
}

extension FlowConfiguration {
  /// Whether an item's cross length is its width.
  var crossIsWidth: Bool { scrollDirection == .vertical }
}

extension [LayoutSize] {
  /// Whether two arrays are one in memory, which tells that they are equal without comparing.
  func isSameStorage(as other: [LayoutSize]) -> Bool {
    unsafe withUnsafeBufferPointer { mine in
      unsafe other.withUnsafeBufferPointer {
        unsafe mine.baseAddress == $0.baseAddress && mine.count == $0.count
      }
    }
  }
}
