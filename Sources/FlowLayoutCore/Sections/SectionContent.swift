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
  /// Where it ends, and the next one begins.
  var end: ExactLength

  /// Where its first line begins.
  var linesOrigin: ExactLength { origin.plus(style.before) }

  /// Where its header ends: the start of its contents (F-PIN-3).
  var contentStart: ExactLength { origin.plus(style.header) }

  /// Where its footer begins: the end of its contents, bottom inset included (F-PIN-1, D3).
  var contentEnd: ExactLength { end.minus(style.footer) }

  /// The number of items.
  var itemCount: Int { content.itemCount }
}

extension SectionContent {
  /// From a section's beginning to its end: header, inset, lines, inset, footer.
  ///
  /// > Source: rules F-V-1 to F-V-6.
  func length(_ style: SectionStyle) -> ExactLength {
    style.before.plus(linesExtent(style)).plus(style.insetAfter)
      .plus(style.footer)
  }

  /// From a section's first line's beginning to its last line's end.
  private func linesExtent(_ style: SectionStyle) -> ExactLength {
    switch self {
    case .varied(let lines): return lines.extent(lineSpacing: style.lineSpacing)
    case .equal(let count):
      guard let lines = style.equalLines(of: count) else {
        return .zero
      }
      return lines.extent(lineCount: lines.lineCount(of: count))
    }
  }
}

extension PlacedSection {
  /// The main range that anything of the section may lie in, wherever its header and footer are
  /// pinned.
  ///
  /// Only sections with negative insets or spacings reach beyond their beginning and end.
  func reach() -> (top: ExactLength, bottom: ExactLength) {
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
      guard count > 0, let equal = style.equalLines(of: count)
      else { return (top, bottom) }
      let last = equal.pitch.times(equal.lineCount(of: count) - 1)
      lines = (min(.zero, last), max(equal.thickness, last.plus(equal.thickness)))
    }
    top = min(top, linesOrigin.plus(lines.top))
    bottom = max(bottom, linesOrigin.plus(lines.bottom))
    return (top, bottom)
  }
}

extension SectionContent {
  /// How many elements a section has: items, header and footer.
  ///
  /// Not an `Int`, which may have 32 bits: there the most items and a header would pass it.
  func elementCount(_ style: SectionStyle) -> Int64 {
    Int64(itemCount) + (style.header > .zero ? 1 : 0) + (style.footer > .zero ? 1 : 0)
  }
}
