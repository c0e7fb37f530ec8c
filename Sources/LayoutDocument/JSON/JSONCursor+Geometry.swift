import LayoutGeometry

/// The limits that the layout's arithmetic is exact within.
///
/// > Source: rule F-RANGE.
enum DocumentLimits {
  /// The largest length, inset or spacing, in points.
  static let length = 0x1p40
  /// The largest magnitude of a scroll position, in points.
  static let offset = 0x1p60
  /// The most items of a section, and the most lanes of a grid.
  static let count = Int(Int32.max)
}

/// Lengths, distances and lists of them.
extension JSONCursor {
  /// A length: 0 … 2⁴⁰ points.
  func length() throws(DocumentError) -> Double {
    let value = try number()
    if let fault = lengthFault(value) { throw error(.invalid(fault)) }
    return value
  }

  /// A distance of any sign, of magnitude 2⁴⁰ points at most.
  func distance() throws(DocumentError) -> Double {
    let value = try number()
    if let fault = distanceFault(value) { throw error(.invalid(fault)) }
    return value
  }

  func size() throws(DocumentError) -> LayoutSize {
    let values = try numbers(
      "a size [width, height]", named: ["width", "height"], fault: lengthFault)
    return LayoutSize(width: values[0], height: values[1])
  }

  func insets() throws(DocumentError) -> LayoutInsets {
    let values = try numbers(
      "insets [top, left, bottom, right]", named: ["top", "left", "bottom", "right"],
      fault: distanceFault)
    return LayoutInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
  }

  /// A scroll position.
  func offset() throws(DocumentError) -> LayoutPoint {
    let values = try numbers("a point [x, y]", named: ["x", "y"]) { value in
      value.magnitude > DocumentLimits.offset ? "is beyond 2^60 points" : nil
    }
    return LayoutPoint(x: values[0], y: values[1])
  }

  /// A rectangle of any finite numbers.
  func rect() throws(DocumentError) -> LayoutRect {
    let values = try numbers(
      "a rect [x, y, width, height]", named: ["x", "y", "width", "height"]
    ) { _ in nil }
    return LayoutRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  /// As many finite numbers as there are names; a fault is told with the component's name.
  private func numbers(
    _ expected: String, named names: [String], fault: (Double) -> String?
  ) throws(DocumentError) -> [Double] {
    guard case .array(let values) = value, values.count == names.count else {
      throw mismatch(expected)
    }
    var result: [Double] = []
    result.reserveCapacity(names.count)
    for (index, value) in values.enumerated() {
      guard case .number(let number) = value else {
        throw JSONCursor(value, at: path.appending(index)).mismatch("a number")
      }
      guard number.value.isFinite else {
        throw error(.invalid("\(names[index]) is not a finite number"))
      }
      if let fault = fault(number.value) { throw error(.invalid("\(names[index]) \(fault)")) }
      result.append(number.value == 0 ? 0 : number.value)
    }
    return result
  }
}

private func lengthFault(_ value: Double) -> String? {
  value < 0 ? "is negative" : distanceFault(value)
}

private func distanceFault(_ value: Double) -> String? {
  value.magnitude > DocumentLimits.length ? "is beyond 2^40 points" : nil
}
