/// One section in its place.
struct SectionRecord {
  /// Its lengths in flow coordinates.
  var geometry: SectionGeometry
  /// Its lines.
  var lines: SectionLines
  /// Whether it is on path S.
  var isSelfSizing: Bool
  /// Whether it is a grid, which is never oversize.
  var isGrid: Bool
  /// Where it begins along the main axis.
  var origin: ExactLength

  /// Where its first line begins.
  var linesOrigin: ExactLength {
    origin.plus(ExactLength(geometry.header)).plus(ExactLength(geometry.insetBefore))
  }

  /// Where its header ends: the start of its contents (F-PIN-3).
  var contentStart: ExactLength { origin.plus(ExactLength(geometry.header)) }

  /// Where its footer begins: the end of its contents with the bottom inset (F-PIN-1, D3).
  var contentEnd: ExactLength {
    linesOrigin.plus(lines.extent).plus(ExactLength(geometry.insetAfter))
  }

  /// Where it ends, and the next one begins.
  var end: ExactLength { contentEnd.plus(ExactLength(geometry.footer)) }
}
