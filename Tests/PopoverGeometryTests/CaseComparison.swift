import LayoutGeometry
import PopoverGeometry

extension LayoutRect {
  var numbers: [Double] { [x, y, width, height] }
}

extension PopoverCase {
  /// What a placement, or the error in its place, has otherwise than expected; empty if nothing.
  func differences(from request: PopoverRequest) -> [String] {
    let placement: PopoverPlacement
    do throws(PopoverError) {
      placement = try request.placement()
    } catch {
      let expectedError = expected["error"]?.string
      return expectedError == error.name ? [] : ["error \(error.name)"]
    }
    guard case .object(let members) = expected else { return ["expected is no object"] }
    return members.compactMap { key, value in
      agrees(key, value, placement) ? nil : "\(key): \(value) but \(placement)"
    }
  }

  private func agrees(_ key: String, _ value: JSONValue, _ placement: PopoverPlacement) -> Bool {
    switch key {
    case "arrowDirection": value.string == placement.arrowDirection?.name ?? "none"
    case "bodyFrame": near(value, placement.bodyFrame.numbers)
    case "popoverFrame": near(value, placement.popoverFrame.numbers)
    case "contentFrame": near(value, placement.contentFrame.numbers)
    case "arrowTip": near(value, placement.arrowTip.map { [$0.x, $0.y] })
    case "arrowOffset": near(value, placement.arrowOffset)
    case "arrowMiss": near(value, placement.arrowMiss)
    case "reduction": near(value, [placement.reduction.width, placement.reduction.height])
    case "overlap": near(value, placement.overlap)
    case "fits": value.bool == placement.fits
    case "flags": value.strings.map { Set($0) } == Set(placement.flags.names)
    default: false
    }
  }

  private func near(_ value: JSONValue, _ actual: Double) -> Bool {
    value.number.map { ($0 - actual).magnitude <= tolerance ?? 0.002 } ?? false
  }

  private func near(_ value: JSONValue, _ actual: [Double]?) -> Bool {
    guard let actual else { if case .null = value { return true } else { return false } }
    guard let numbers = value.numbers, numbers.count == actual.count else { return false }
    return zip(numbers, actual).allSatisfy { wanted, actual in
      wanted.map { ($0 - actual).magnitude <= tolerance ?? 0.002 } ?? true
    }
  }
}
