/// The lines of a grid whose items have main lengths of their own.
struct GridLines: Hashable {
  /// The items' lengths along the main axis, as they were given.
  var lengths: [Double]
  /// Each lane's cross length.
  var crossLength: Double
  /// From one lane's beginning to the next one's.
  var lanePitch: Double
  /// The lines in order, at least one.
  var lines: [LineRecord]
  /// From the first line's beginning to the last one's end.
  var extent: ExactLength

  /// Cuts items into lines of as many as there are lanes.
  ///
  /// - Complexity: O(*n*).
  ///
  /// > Source: rule F-GRID.
  init(lengths: [Double], lanes: GridLanes, lineSpacing: Double) {
    self.lengths = lengths
    crossLength = lanes.share
    lanePitch = lanes.pitch
    lines = []
    extent = .zero
    let capacity = lanes.capacity(of: lengths.count)
    let spacing = ExactLength(lineSpacing)
    var offset = ExactLength.zero
    for first in stride(from: 0, to: lengths.count, by: capacity) {
      let count = min(capacity, lengths.count - first)
      let thickness = lengths[first..<first + count].reduce(0, max)
      lines.append(
        LineRecord(firstItem: first, itemCount: count, offset: offset, thickness: thickness))
      extent = offset.plus(ExactLength(thickness))
      offset = extent.plus(spacing)
    }
  }
}
