import LayoutGeometry
import PopoverGeometry

/// Numbers of placement requests, which may be infinite or none at all.
///
/// What a number must be is the placement's own rule, so that an answer to a faulty request is the
/// error that the rules name. The texts "inf", "-inf" and "nan" stand for those values.
extension JSONCursor {
  /// A number, or a text that stands for one.
  func anyNumber() throws(DocumentError) -> Double {
    switch value {
    case .string("inf"): .infinity
    case .string("-inf"): -.infinity
    case .string("nan"): .nan
    case .number: try number()
    default: throw mismatch("a number, \"inf\" or \"nan\"")
    }
  }

  /// `[width, height]`.
  func anySize() throws(DocumentError) -> LayoutSize {
    let values = try anyNumbers(2, "a size [width, height]")
    return LayoutSize(width: values[0], height: values[1])
  }

  /// `[x, y, width, height]`.
  func anyRect() throws(DocumentError) -> LayoutRect {
    let values = try anyNumbers(4, "a rect [x, y, width, height]")
    return LayoutRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  /// `[top, left, bottom, right]`.
  func anyInsets() throws(DocumentError) -> LayoutInsets {
    let values = try anyNumbers(4, "insets [top, left, bottom, right]")
    return LayoutInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
  }

  private func anyNumbers(_ count: Int, _ expected: String) throws(DocumentError) -> [Double] {
    guard case .array(let values) = value, values.count == count else {
      throw mismatch(expected)
    }
    return try map { element throws(DocumentError) in try element.anyNumber() }
  }
}

extension JSONObject {
  /// The value of a key; nil without one, and where it is null.
  func present(_ key: String) -> JSONCursor? {
    guard let cursor = self[key], !cursor.isNull else { return nil }
    return cursor
  }
}
