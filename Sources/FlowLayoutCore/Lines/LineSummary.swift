import LayoutGeometry

/// What a section's tree keeps of a run of lines.
struct LineSummary: TreeSummary, Hashable {
  /// Items, lines, and main length; each line counts with the spacing behind it.
  var length: TreePosition
  /// The least beginning of a line.
  var top: ExactLength
  /// The greatest end of a line.
  var bottom: ExactLength
  /// The most items of a line before the last one; 0 where there is one line (F-H-5).
  var largestEarlierCount: Int
  /// The items of the last line.
  var lastCount: Int
  /// The size of the first item.
  var firstSize: FlowSize
  /// Whether all items have that size: it decides between the paths U and V.
  var isUniform: Bool
  /// The longest cross length of those items that are longer than a line; 0 where there are none
  /// (F-WARN-1).
  var longestCross: Double

  static let empty = LineSummary(
    length: .zero, top: .zero, bottom: .zero, largestEarlierCount: 0, lastCount: 0,
    firstSize: FlowSize(cross: 0, main: 0), isUniform: true, longestCross: 0)

  var isVacant: Bool { length.items == 0 }

  @inline(__always)
  mutating func gather(_ next: LineSummary) {
    largestEarlierCount = max(largestEarlierCount, lastCount, next.largestEarlierCount)
    lastCount = next.lastCount
    isUniform = isUniform && next.isUniform && firstSize == next.firstSize
    longestCross = max(longestCross, next.longestCross)
  }

  @inline(__always)
  func gathers(like other: LineSummary) -> Bool {
    largestEarlierCount == other.largestEarlierCount && lastCount == other.lastCount
      && isUniform == other.isUniform && firstSize == other.firstSize
      && longestCross == other.longestCross
  }
}

/// An item's lengths in flow coordinates, in points.
struct FlowSize: Hashable {
  /// The length along the line.
  var cross: Double
  /// The length along the scroll axis.
  var main: Double

  init(cross: Double, main: Double) {
    self.cross = cross
    self.main = main
  }

  /// A size as it is given, for one of the scroll directions; −0 becomes 0.
  @inline(__always)
  init(_ size: LayoutSize, crossIsWidth: Bool) {
    cross = (crossIsWidth ? size.width : size.height) + 0.0
    main = (crossIsWidth ? size.height : size.width) + 0.0
  }
}
