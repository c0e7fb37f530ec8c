import LayoutGeometry

/// The lanes of a grid section: how many, and each one's share of the available cross length.
///
/// > Source: rule F-GRID.
struct GridLanes: Hashable {
  /// How many lanes there are, at least 1; a whole number that may exceed any count of items.
  var count: Double
  /// Each lane's cross length, at least 0.
  var share: Double
  /// From one lane's beginning to the next one's.
  var pitch: Double

  init(_ lanes: GridSpecification.Lanes, geometry: SectionGeometry) {
    let available = geometry.available
    let spacing = geometry.interitemSpacing
    switch lanes {
    case .count(let lanes): count = Double(lanes)
    case .minimum(let minimum):
      let fitting = (available + spacing + FitTolerance.standard) / (minimum + spacing)
      count = max(1, roundedDown(min(0x1p53, fitting)))
    }
    share = max(0, (available - (count - 1) * spacing) / count)
    pitch = share + spacing
  }

  /// How many of `items` stand on one line; at least 1.
  func capacity(of items: Int) -> Int { Int(min(count, Double(max(1, items)))) }
}
