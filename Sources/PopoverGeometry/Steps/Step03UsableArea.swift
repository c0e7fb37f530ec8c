public import LayoutGeometry

/// The part of a container that a popover may fill.
struct UsableArea {
  var rect: LayoutRect
  /// What had to be left out to keep an area.
  var flags: PopoverFlags
}

extension PopoverRequest {
  /// The area that the popover may lie in: the container without safe area, margins and a docked
  /// keyboard, as a placement uses it.
  ///
  /// - Throws: As `placement()`.
  /// - Complexity: O(1); allocates nothing.
  ///
  /// > Source: §3.3 step 3.
  public func usableFrame() throws(PopoverError) -> LayoutRect {
    try validate()
    return try usableArea(
      of: container.standardized, on: PixelGrid(scale: displayScale ?? 0)
    ).rect
  }

  /// The container without safe area, margins and a docked keyboard, on the pixel grid.
  ///
  /// Margins and safe area add up, as the platform's reference has it (U20). Where they leave no area
  /// the margins are dropped, then the safe area; what is left then is an error.
  ///
  /// > Source: §3.3 steps 3 and 12.
  func usableArea(of container: LayoutRect, on grid: PixelGrid) throws(PopoverError) -> UsableArea {
    var flags = PopoverFlags()
    var bottom = container.maxY
    if let keyboard = keyboardFrame?.standardized {
      if isDocked(keyboard, in: container) {
        bottom = keyboard.minY
      } else {
        flags.insert(.keyboardIgnored)
      }
    }
    func area(_ safeArea: LayoutInsets, _ margins: LayoutInsets) -> LayoutRect {
      let left = grid.atOrAbove(container.minX + safeArea.left + margins.left)
      let top = grid.atOrAbove(container.minY + safeArea.top + margins.top)
      let right = grid.atOrBelow(container.maxX - safeArea.right - margins.right)
      let low = min(container.maxY - safeArea.bottom, bottom)
      let end = grid.atOrBelow(low - margins.bottom)
      return LayoutRect(x: left, y: top, width: right - left, height: end - top)
    }
    var rect = area(safeAreaInsets, popoverLayoutMargins)
    if !rect.hasArea {
      flags.insert(.marginsDropped)
      rect = area(safeAreaInsets, .zero)
    }
    if !rect.hasArea {
      flags.insert(.safeAreaDropped)
      rect = area(.zero, .zero)
    }
    guard rect.hasArea else { throw .noUsableArea }
    return UsableArea(rect: rect, flags: flags)
  }

  /// Whether a keyboard spans the container's width and reaches its bottom.
  private func isDocked(_ keyboard: LayoutRect, in container: LayoutRect) -> Bool {
    keyboard.maxY >= container.maxY - lengthTolerance
      && keyboard.minX <= container.minX + lengthTolerance
      && keyboard.maxX >= container.maxX - lengthTolerance
  }
}

extension LayoutRect {
  /// Whether both sides are longer than nothing.
  fileprivate var hasArea: Bool { width > lengthTolerance && height > lengthTolerance }
}
