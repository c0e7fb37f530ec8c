import LayoutGeometry
import PopoverGeometry

/// A seeded generator (SplitMix64), so that a failure can be run again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A multiple of 1/64, so that sums and halves are exact and ties are real.
  mutating func length(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range.lowerBound * 64...range.upperBound * 64, using: &self)) / 64
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }

  mutating func insets(_ range: ClosedRange<Int>) -> LayoutInsets {
    LayoutInsets(
      top: length(range), left: length(range), bottom: length(range), right: length(range))
  }

  /// A request of which every input is as often unusual as not; no keyboard and no scale.
  mutating func request() -> PopoverRequest {
    let width = length(chance(30) ? 30...160 : 160...1000)
    let height = length(chance(30) ? 30...160 : 160...1000)
    let container = LayoutRect(
      x: length(-40...40), y: length(-40...40), width: width, height: height)
    var request = PopoverRequest(
      container: container,
      sourceRect: LayoutRect(
        x: container.x + length(-60...Int(width)), y: container.y + length(-60...Int(height)),
        width: chance(20) ? 0 : length(0...(chance(20) ? Int(width) : 100)),
        height: chance(20) ? 0 : length(0...(chance(20) ? Int(height) : 50))),
      preferredContentSize: LayoutSize(width: length(1...500), height: length(1...600)))
    request.permittedArrowDirections = PopoverArrowDirections(
      rawValue: chance(40) ? 15 : UInt8.random(in: 0...15, using: &self))
    request.selection = chance(30) ? .visibleArea : .fitFirst
    request.canOverlapSourceViewRect = chance(20)
    request.layoutDirection = chance(50) ? .rightToLeft : .leftToRight
    request.sourceKind = chance(20) ? .barButtonItem : .rect
    if chance(20) { request.gap = length(0...20) }
    if chance(20) { request.crossOffset = length(-40...40) }
    if chance(40) { request.alignment = chance(50) ? .start : .end }
    if chance(30) { request.safeAreaInsets = insets(0...30) }
    if chance(30) { request.popoverLayoutMargins = insets(0...30) }
    if chance(30) { request.chrome.contentViewInsets = insets(0...20) }
    if chance(30) { request.chrome = pick([.iOS5, .iOS7, .iOS26, .plain]) }
    if chance(20) { request.maximumContentSize = LayoutSize(width: 200, height: 150) }
    if chance(20) { request.minimumContentSize = LayoutSize(width: 90, height: 70) }
    if chance(30) { request.previousDirection = pick(PopoverArrowDirection.allCases) }
    if chance(30) {
      request.directionPreference = PopoverDirectionPreference(
        PopoverArrowDirection.allCases.shuffled(using: &self).prefix(
          Int.random(in: 1...4, using: &self)))
    }
    request.reservesArrowStrip = chance(20)
    return request
  }
}

extension PopoverRequest {
  /// The usable area by the rules, written down a second time; `flags` say what was dropped.
  func usable(_ flags: PopoverFlags) -> LayoutRect {
    let base = container.standardized
    let safe = flags.contains(.safeAreaDropped) ? .zero : safeAreaInsets
    let margins = flags.contains(.marginsDropped) ? .zero : popoverLayoutMargins
    var bottom = base.maxY - safe.bottom
    if let keyboardFrame, !flags.contains(.keyboardIgnored) {
      bottom = min(bottom, keyboardFrame.standardized.minY)
    }
    let top = base.minY + safe.top + margins.top
    return LayoutRect(
      x: base.minX + safe.left + margins.left, y: top,
      width: base.width - safe.left - safe.right - margins.left - margins.right,
      height: bottom - margins.bottom - top)
  }

  /// The request seen in a mirror that stands upright.
  var mirrored: PopoverRequest {
    var request = self
    request.container = container.mirrored
    request.sourceRect = sourceRect.mirrored
    request.keyboardFrame = keyboardFrame?.mirrored
    request.safeAreaInsets = safeAreaInsets.mirrored
    request.popoverLayoutMargins = popoverLayoutMargins.mirrored
    request.chrome.contentViewInsets = chrome.contentViewInsets.mirrored
    request.layoutDirection = layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
    request.previousDirection = previousDirection?.mirrored
    request.permittedArrowDirections = []
    for direction in PopoverArrowDirection.allCases
    where permittedArrowDirections.allows(direction) {
      request.permittedArrowDirections.formUnion(PopoverArrowDirections(direction.mirrored))
    }
    request.directionPreference = directionPreference.map { order in
      PopoverDirectionPreference((0..<order.count).compactMap { order[$0]?.mirrored })
    }
    return request
  }

  /// The request moved as a whole.
  func moved(x: Double, y: Double) -> PopoverRequest {
    var request = self
    request.container = container.moved(x: x, y: y)
    request.sourceRect = sourceRect.moved(x: x, y: y)
    request.keyboardFrame = keyboardFrame?.moved(x: x, y: y)
    return request
  }
}

extension PopoverArrowDirection {
  var mirrored: PopoverArrowDirection { isVertical ? self : opposite }
}

extension LayoutRect {
  var mirrored: LayoutRect { LayoutRect(x: -x - width, y: y, width: width, height: height) }

  func moved(x: Double, y: Double) -> LayoutRect {
    LayoutRect(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  /// Whether every edge is within a tolerance of another rectangle's.
  func isNear(_ other: LayoutRect, by tolerance: Double = 1e-9) -> Bool {
    (x - other.x).magnitude <= tolerance && (y - other.y).magnitude <= tolerance
      && (width - other.width).magnitude <= tolerance
      && (height - other.height).magnitude <= tolerance
  }

  /// Whether another rectangle lies inside, by a tolerance.
  func holds(_ other: LayoutRect, by tolerance: Double = 1e-9) -> Bool {
    minX <= other.minX + tolerance && minY <= other.minY + tolerance
      && maxX >= other.maxX - tolerance && maxY >= other.maxY - tolerance
  }

  /// How deep two rectangles lie in each other; 0 or less where they do not.
  func depth(in other: LayoutRect) -> Double {
    min(
      min(maxX, other.maxX) - max(minX, other.minX), min(maxY, other.maxY) - max(minY, other.minY))
  }
}

extension LayoutInsets {
  var mirrored: LayoutInsets { LayoutInsets(top: top, left: right, bottom: bottom, right: left) }
}
