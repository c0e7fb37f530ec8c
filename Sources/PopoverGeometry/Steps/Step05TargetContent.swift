import LayoutGeometry

/// The content size that a placement aims at.
struct TargetContent {
  /// The size asked for, after defaults and the maximum; on the pixel grid where that fits.
  var size: LayoutSize
  /// The size below which a direction is a last resort.
  var minimum: LayoutSize
  var flags: PopoverFlags
}

extension PopoverRequest {
  /// The size to aim at, from the size asked for and the room that the usable area has for content.
  ///
  /// > Source: §3.3 steps 5 and 12, rules U22 to U25.
  func targetContent(
    preferred: LayoutSize, room: LayoutSize, on grid: PixelGrid
  ) -> TargetContent {
    var flags = PopoverFlags()
    let width = targetLength(
      preferred: preferred.width, standard: defaultContentSize.width,
      minimum: minimumContentSize.width, maximum: maximumContentSize.width, room: room.width,
      on: grid, flags: &flags)
    let height = targetLength(
      preferred: preferred.height, standard: defaultContentSize.height,
      minimum: minimumContentSize.height, maximum: maximumContentSize.height, room: room.height,
      on: grid, flags: &flags)
    return TargetContent(
      size: LayoutSize(width: width, height: height),
      minimum: LayoutSize(
        width: min(width, minimumContentSize.width), height: min(height, minimumContentSize.height)),
      flags: flags)
  }

  private func targetLength(
    preferred: Double, standard: Double, minimum: Double, maximum: Double, room: Double,
    on grid: PixelGrid, flags: inout PopoverFlags
  ) -> Double {
    if preferred < 0 { flags.insert(.negativePreferred) }
    var length = min(preferred > 0 ? preferred : max(standard, minimum), maximum)
    if length == .infinity {
      flags.insert(.infinitePreferred)
      length = room
    }
    // Rounding up must not be what makes the content too large.
    let rounded = grid.atOrAbove(length)
    return rounded <= room || length > room ? rounded : length
  }
}
