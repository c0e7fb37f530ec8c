import LayoutGeometry

/// The closed form of one section of equal items.
struct UniformLattice {
  /// The number of items.
  var itemCount: Int
  /// The items of a full line.
  var capacity: Int
  /// An item's size.
  var size: LayoutSize
  /// From one item's beginning to the next one's.
  var columnPitch: Double
  /// From one line's beginning to the next one's.
  var linePitch: Double
}

/// The frames that meet a window from `low`, 0 or more, to `high`: the floor of
/// `query/window-uniform`.
///
/// Equal lines need no array of positions: the search is a division.
func writeFrames(
  from low: Double, to high: Double, _ lattice: UniformLattice, into frames: FrameBuffer,
  isScaled: Bool
) -> Int {
  let base = unsafe frames.base
  let margin = isScaled ? 1.0 / 3 : 0
  var line = max(0, Int((low - margin) / lattice.linePitch))
  var first = line * lattice.capacity
  var written = 0
  while first < lattice.itemCount {
    let exact = Double(line) * lattice.linePitch
    let y = isScaled ? Double(Int64(exact * 3 + 0.5 + 1e-6)) / 3 : exact
    if exact >= high + margin { break }
    if low < y + lattice.size.height && y < high {
      for column in 0..<min(lattice.capacity, lattice.itemCount - first) {
        let left = Double(column) * lattice.columnPitch
        unsafe base[written] = LayoutRect(
          x: isScaled ? Double(Int64(left * 3 + 0.5 + 1e-6)) / 3 : left, y: y,
          width: lattice.size.width, height: lattice.size.height)
        written += 1
      }
    }
    line += 1
    first += lattice.capacity
  }
  return written
}
