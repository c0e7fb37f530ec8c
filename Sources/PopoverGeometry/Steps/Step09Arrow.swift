import LayoutGeometry

/// Where the arrow stands on its edge.
struct ArrowFit {
  /// From the body's middle to the arrow's.
  var offset: Double
  /// From the tip to the source's middle.
  var miss: Double
  /// Whether the tip lies within the source's side.
  var isOnTarget: Bool
  /// Whether corners and base are longer than the edge.
  var isCramped: Bool

  /// Of a popover without an arrow.
  static let none = ArrowFit(offset: 0, miss: 0, isOnTarget: true, isCramped: false)
}

extension PopoverFitter {
  /// The arrow as near to the source's middle as the straight part of its edge allows.
  ///
  /// It never leans (departs from GTK), and never drags the body along (departs from floating-ui,
  /// whose issue 2549 shows the cost).
  ///
  /// > Source: §3.3 step 9.
  func arrowFit(
    _ direction: PopoverArrowDirection, body: LayoutRect, source: LayoutRect
  ) -> ArrowFit {
    arrowFit(
      on: body.span(isVertical: !direction.isVertical),
      at: source.span(isVertical: !direction.isVertical))
  }

  /// The arrow on an edge, for a source with an extent along it.
  func arrowFit(on edge: AxisSpan, at anchor: AxisSpan) -> ArrowFit {
    let limit = max(0, edge.length / 2 - chrome.cornerRadius - chrome.arrowBase / 2)
    let ideal = anchor.middle - edge.middle
    let offset = clamped(ideal, from: -limit, to: limit)
    let miss = ideal - offset
    return ArrowFit(
      offset: offset, miss: miss,
      isOnTarget: miss.magnitude <= anchor.length / 2 + lengthTolerance,
      isCramped: edge.length / 2 < chrome.cornerRadius + chrome.arrowBase / 2)
  }

  /// The strip that the arrow adds to the body.
  func arrowStrip(_ direction: PopoverArrowDirection?) -> LayoutInsets {
    let height = chrome.arrowHeight
    return LayoutInsets(
      top: direction == .up ? height : 0, left: direction == .left ? height : 0,
      bottom: direction == .down ? height : 0, right: direction == .right ? height : 0)
  }

  /// The point that the arrow touches.
  func arrowTip(
    _ direction: PopoverArrowDirection?, body: LayoutRect, offset: Double
  ) -> LayoutPoint? {
    switch direction {
    case .up: LayoutPoint(x: body.midX + offset, y: body.minY - chrome.arrowHeight)
    case .down: LayoutPoint(x: body.midX + offset, y: body.maxY + chrome.arrowHeight)
    case .left: LayoutPoint(x: body.minX - chrome.arrowHeight, y: body.midY + offset)
    case .right: LayoutPoint(x: body.maxX + chrome.arrowHeight, y: body.midY + offset)
    case nil: nil
    }
  }
}
