import LayoutGeometry
import PopoverGeometry
import ReferenceLayout

/// Popovers that are the same in every run and on every platform.
enum FixedPlacements {
  static let count = 800

  /// The placement, the outline and the placement of content that measures itself.
  static func digest(of index: Int) -> Digest {
    var numbers = SplitMix64(seed: 0x909 + UInt64(index))
    let request = numbers.request()
    var digest = Digest()
    digest.add { () throws(PopoverError) in try request.placement() }
    digest.add { () throws(PopoverError) in
      try request.placement(measuring: { proposed in
        LayoutSize(width: proposed.width * 0.83, height: 11_000 / (proposed.width + 1))
      })
    }
    return digest
  }
}

extension Digest {
  fileprivate mutating func add(_ placing: () throws(PopoverError) -> PopoverPlacement) {
    do {
      add(try placing())
    } catch {
      add(0xbad as UInt64)
    }
  }

  mutating func add(_ placement: PopoverPlacement) {
    add(placement.bodyFrame)
    add(placement.popoverFrame)
    add(placement.contentFrame)
    add(UInt64(placement.arrowDirection?.rawValue ?? 0))
    add(placement.arrowTip?.x ?? 0)
    add(placement.arrowTip?.y ?? 0)
    add(placement.arrowOffset)
    add(placement.arrowMiss)
    add(placement.reduction)
    add(placement.overlap)
    add(UInt64(placement.flags.rawValue))
  }
}

extension SplitMix64 {
  fileprivate mutating func length(_ low: Double, _ high: Double) -> Double {
    low + unit() * (high - low)
  }

  fileprivate mutating func insets(_ high: Double) -> LayoutInsets {
    LayoutInsets(
      top: length(0, high), left: length(0, high), bottom: length(0, high), right: length(0, high))
  }

  /// A request in which every input is as often unusual as not.
  mutating func request() -> PopoverRequest {
    let container = LayoutRect(
      x: length(-40, 40), y: length(-40, 40), width: length(30, 1000), height: length(30, 1000))
    var request = PopoverRequest(
      container: container,
      sourceRect: LayoutRect(
        x: container.x + length(-60, container.width),
        y: container.y + length(-60, container.height),
        width: pick([0, length(0, 100), container.width]), height: pick([0, length(0, 50)])),
      preferredContentSize: LayoutSize(width: length(-10, 500), height: length(-10, 600)))
    request.permittedArrowDirections = PopoverArrowDirections(rawValue: UInt8(below(16)))
    request.selection = chance(0.3) ? .visibleArea : .fitFirst
    request.sourceKind = chance(0.2) ? .barButtonItem : .rect
    request.isSourceWithdrawn = chance(0.1)
    request.canOverlapSourceViewRect = chance(0.2)
    request.layoutDirection = chance(0.5) ? .rightToLeft : .leftToRight
    request.alignment = pick([.center, .center, .start, .end])
    request.chrome = pick([.iOS5, .iOS7, .iOS13, .iOS26, .plain])
    request.displayScale = pick([nil, 1, 2, 3])
    request.reservesArrowStrip = chance(0.2)
    if chance(0.2) { request.gap = length(0, 20) }
    if chance(0.2) { request.crossOffset = length(-40, 40) }
    if chance(0.3) { request.safeAreaInsets = insets(60) }
    if chance(0.3) { request.popoverLayoutMargins = insets(60) }
    if chance(0.2) {
      let y = container.maxY - length(0, 300)
      request.keyboardFrame = LayoutRect(
        x: container.x, y: y, width: container.width, height: container.maxY - y)
    }
    if chance(0.2) { request.previousDirection = pick([.up, .down, .left, .right]) }
    return request
  }
}
