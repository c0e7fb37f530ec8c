public import LayoutGeometry

/// A step along a popover's outline.
@frozen
public enum PopoverOutlineElement: Hashable, Sendable {
  /// Begins the outline; comes once, first.
  case move(LayoutPoint)
  /// A straight line to a point.
  case line(LayoutPoint)
  /// A quarter circle, clockwise as it looks on the screen, round a corner's centre to a point.
  case arc(centre: LayoutPoint, radius: Double, corner: PopoverCorner, to: LayoutPoint)
  /// A straight line to the first point, if that is not reached yet; comes once, last.
  case close
}

extension PopoverOutline {
  /// Visits the outline clockwise, beginning at the left end of the top edge.
  ///
  /// Corners of radius 0 are points and give no arc. The arrow is two lines, by way of its tip.
  ///
  /// - Complexity: O(1), at most 14 elements; allocates nothing.
  public func forEachElement(_ visit: (PopoverOutlineElement) -> Void) {
    let first = radius(of: .topLeft)
    visit(.move(LayoutPoint(x: body.minX + first, y: body.minY)))
    for corner in PopoverCorner.clockwise {
      visitArrow(onEdgeBefore: corner, visit)
      let radius = radius(of: corner)
      visit(.line(edgeEnd(before: corner, radius: radius)))
      guard radius > 0 else { continue }
      visit(
        .arc(
          centre: centre(of: corner, radius: radius), radius: radius, corner: corner,
          to: edgeStart(after: corner, radius: radius)))
    }
    visit(.close)
  }

  /// The outline's steps in a list.
  ///
  /// - Complexity: O(1); allocates the list.
  public var elements: [PopoverOutlineElement] {
    var elements: [PopoverOutlineElement] = []
    elements.reserveCapacity(14)
    forEachElement { elements.append($0) }
    return elements
  }

  private func visitArrow(
    onEdgeBefore corner: PopoverCorner, _ visit: (PopoverOutlineElement) -> Void
  ) {
    let (first, last): (LayoutPoint, LayoutPoint)
    switch (arrowDirection, corner) {
    case (.up, .topRight):
      first = LayoutPoint(x: tip.x - halfBase, y: body.minY)
      last = LayoutPoint(x: tip.x + halfBase, y: body.minY)
    case (.right, .bottomRight):
      first = LayoutPoint(x: body.maxX, y: tip.y - halfBase)
      last = LayoutPoint(x: body.maxX, y: tip.y + halfBase)
    case (.down, .bottomLeft):
      first = LayoutPoint(x: tip.x + halfBase, y: body.maxY)
      last = LayoutPoint(x: tip.x - halfBase, y: body.maxY)
    case (.left, .topLeft):
      first = LayoutPoint(x: body.minX, y: tip.y + halfBase)
      last = LayoutPoint(x: body.minX, y: tip.y - halfBase)
    default: return
    }
    visit(.line(first))
    visit(.line(tip))
    visit(.line(last))
  }

  /// Where the edge that leads to a corner ends.
  private func edgeEnd(before corner: PopoverCorner, radius: Double) -> LayoutPoint {
    switch corner {
    case .topRight: LayoutPoint(x: body.maxX - radius, y: body.minY)
    case .bottomRight: LayoutPoint(x: body.maxX, y: body.maxY - radius)
    case .bottomLeft: LayoutPoint(x: body.minX + radius, y: body.maxY)
    case .topLeft: LayoutPoint(x: body.minX, y: body.minY + radius)
    }
  }

  /// Where the edge that leaves a corner begins.
  private func edgeStart(after corner: PopoverCorner, radius: Double) -> LayoutPoint {
    switch corner {
    case .topRight: LayoutPoint(x: body.maxX, y: body.minY + radius)
    case .bottomRight: LayoutPoint(x: body.maxX - radius, y: body.maxY)
    case .bottomLeft: LayoutPoint(x: body.minX, y: body.maxY - radius)
    case .topLeft: LayoutPoint(x: body.minX + radius, y: body.minY)
    }
  }
}
