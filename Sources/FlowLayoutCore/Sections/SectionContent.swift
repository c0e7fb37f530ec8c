/// The items of one section in its place: their number, or their lines.
enum SectionContent: Sendable {
  /// So many items of one size, or none; the style knows their lines.
  case equal(count: Int)
  /// Items with a size each.
  case varied(VariedLines)

  /// The number of items.
  var itemCount: Int {
    switch self {
    case .equal(let count): count
    case .varied(let lines): lines.itemCount
    }
  }
}

/// One section where it stands: what questions about it are asked of.
struct PlacedSection {
  /// Its index.
  var index: Int
  /// What it has in common with its like.
  var style: SectionStyle
  /// Its items.
  var content: SectionContent
  /// Where it begins along the main axis.
  var origin: ExactLength
  /// From its first line's beginning to its last line's end.
  var linesExtent: ExactLength

  /// Where its first line begins.
  var linesOrigin: ExactLength { origin.plus(style.before) }

  /// Where its header ends: the start of its contents (F-PIN-3).
  var contentStart: ExactLength { origin.plus(style.header) }

  /// Where its footer begins: the end of its contents, bottom inset included (F-PIN-1, D3).
  var contentEnd: ExactLength { linesOrigin.plus(linesExtent).plus(style.insetAfter) }

  /// Where it ends, and the next one begins.
  var end: ExactLength { contentEnd.plus(style.footer) }

  /// The number of items.
  var itemCount: Int { content.itemCount }
}

extension PlacedSection {
  /// Places a section of a style and content.
  init(
    index: Int, style: SectionStyle, content: SectionContent, origin: ExactLength,
    configuration: FlowConfiguration
  ) {
    self.index = index
    self.style = style
    self.content = content
    self.origin = origin
    linesExtent =
      switch content {
      case .varied(let lines):
        lines.extent(lineSpacing: ExactLength(style.geometry.lineSpacing))
      case .equal(let count):
        style.equalLines(of: count, configuration: configuration).map {
          $0.extent(lineCount: $0.lineCount(of: count))
        } ?? .zero
      }
  }

  /// The main range that anything of the section may lie in, wherever its header and footer are
  /// pinned.
  ///
  /// Only sections with negative insets or spacings reach beyond their beginning and end.
  func reach(configuration: FlowConfiguration) -> (top: ExactLength, bottom: ExactLength) {
    if style.isContained { return (origin, end) }
    let contentEnd = contentEnd
    var top = min(origin, contentEnd)
    var bottom = max(contentStart, contentEnd, contentEnd.plus(style.footer))
    bottom = max(bottom, contentStart.plus(style.footer))
    let lines: (top: ExactLength, bottom: ExactLength)
    switch content {
    case .varied(let varied):
      lines = (varied.tree.summary.top, varied.tree.summary.bottom)
    case .equal(let count):
      guard count > 0, let equal = style.equalLines(of: count, configuration: configuration)
      else { return (top, bottom) }
      let last = equal.pitch.times(equal.lineCount(of: count) - 1)
      lines = (min(.zero, last), max(equal.thickness, last.plus(equal.thickness)))
    }
    top = min(top, linesOrigin.plus(lines.top))
    bottom = max(bottom, linesOrigin.plus(lines.bottom))
    return (top, bottom)
  }

  /// How many elements there are: items, header and footer.
  var elementCount: Int {
    itemCount + (style.header > .zero ? 1 : 0) + (style.footer > .zero ? 1 : 0)
  }
}
