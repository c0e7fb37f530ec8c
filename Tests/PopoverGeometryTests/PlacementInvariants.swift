import LayoutGeometry
import PopoverGeometry

extension PopoverPlacement {
  /// What holds of every placement, §3.6, and does not of this one; empty if all does.
  func violations(of request: PopoverRequest) -> [String] {
    var violations: [String] = []
    func demand(_ holds: Bool, _ text: String) { if !holds { violations.append(text) } }
    let pixel = request.displayScale.map { 1 / $0 } ?? 0

    let usable = request.usable(flags)
    let isInside = usable.holds(popoverFrame, by: 1e-6)
    demand(isInside || flags.contains(.overflowsUsable), "sticks out without a flag")
    if flags.contains(.overflowsUsable) {
      let insets = request.chrome.contentViewInsets
      let frame = insets.left + insets.right + arrowStrip.left + arrowStrip.right
      let height = insets.top + insets.bottom + arrowStrip.top + arrowStrip.bottom
      demand(
        flags.contains(.belowMinimum) || frame > usable.width - pixel * 2
          || height > usable.height - pixel * 2, "sticks out without need")
    }

    let visible = request.sourceRect.standardized
    let excuses: PopoverFlags = [
      .overlapsSource, .sourceCollapsed, .belowMinimum, .sourceOffscreen,
    ]
    if arrowDirection != nil, flags.isDisjoint(with: excuses) {
      let base = request.container.standardized
      let seen = LayoutRect(
        x: max(visible.minX, base.minX), y: max(visible.minY, base.minY),
        width: min(visible.maxX, base.maxX) - max(visible.minX, base.minX),
        height: min(visible.maxY, base.maxY) - max(visible.minY, base.minY))
      demand(bodyFrame.depth(in: seen) <= pixel + 1e-6, "covers its source")
    }

    if let arrowDirection {
      demand(request.permittedArrowDirections.allows(arrowDirection), "direction not permitted")
      let edge = arrowDirection.isVertical ? bodyFrame.width : bodyFrame.height
      let limit = max(0, edge / 2 - request.chrome.cornerRadius - request.chrome.arrowBase / 2)
      demand(arrowOffset.magnitude <= limit + 1e-9, "arrow on a corner")
      demand(arrowTip != nil, "arrow without a tip")
    } else {
      demand(request.permittedArrowDirections.isEmpty, "no arrow though one is permitted")
      demand(arrowTip == nil && arrowOffset == 0, "a tip without an arrow")
    }

    demand(flags.contains(.overlapsSource) == (overlap > 1e-9), "overlap and its flag")
    demand(popoverFrame.holds(bodyFrame, by: 1e-6), "body outside its frame")
    demand(bodyFrame.holds(contentFrame, by: 1e-6), "content outside the body")
    demand(reduction.width >= 0 && reduction.height >= 0, "negative reduction")
    demand(isFinite, "not finite")
    return violations
  }

  /// Whether every number is finite.
  var isFinite: Bool {
    let frames = bodyFrame.numbers + popoverFrame.numbers + contentFrame.numbers
    let tip = [arrowTip?.x ?? 0, arrowTip?.y ?? 0]
    let lengths = [arrowOffset, arrowMiss, overlap, reduction.width, reduction.height]
    return (frames + tip + lengths).allSatisfy { $0.isFinite }
  }
}
