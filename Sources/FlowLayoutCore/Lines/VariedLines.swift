import LayoutGeometry

/// Lines of items that have sizes of their own: a tree of chunks.
///
/// Cross offsets are not kept: they are computed from a line's sizes and its rule when asked for.
struct VariedLines: Sendable {
  /// The lines in order.
  var tree: SumTree<LineChunk>

  /// The number of items.
  var itemCount: Int { tree.summary.length.items }

  /// The number of lines.
  var lineCount: Int { tree.summary.length.lines }

  /// No lines; stands for those that are being changed.
  static let none = VariedLines(tree: SumTree())

  /// From the first line's beginning to the last one's end.
  func extent(lineSpacing: ExactLength) -> ExactLength {
    lineCount == 0 ? .zero : tree.summary.length.main.minus(lineSpacing)
  }
}

extension LineBreaking {
  /// How the lines of a section of varied sizes, or of a grid with lengths of its own, break.
  init(_ style: SectionStyle, configuration: FlowConfiguration) {
    self.init(style, crossIsWidth: configuration.crossIsWidth, quirks: configuration.quirks)
  }

  /// As above, from what counts of the configuration.
  init(_ style: SectionStyle, crossIsWidth: Bool, quirks: PlatformQuirks) {
    let geometry = style.geometry
    self.crossIsWidth = crossIsWidth
    spacing = geometry.interitemSpacing
    lineSpacing = style.lineSpacing
    limit = geometry.available + FitTolerance.of(quirks)
    // Asked first, since taking the kind of items out counts references.
    if style.isGrid, case .grid(let grid) = style.items {
      fixedCount = GridLanes(grid.lanes, geometry: geometry).capacity(of: largestCount)
    }
  }
}

extension GridLanes {
  /// The sizes of a grid's items whose main lengths are given one by one.
  func sizes(of lengths: [Double], crossIsWidth: Bool) -> [LayoutSize] {
    lengths.map { length in
      crossIsWidth
        ? LayoutSize(width: share, height: length) : LayoutSize(width: length, height: share)
    }
  }
}
