/// Comparing answers that are JSON values.
extension JSONCursor {
  /// The places at which this answer departs from an expectation.
  ///
  /// Only keys that are expected are compared; an expected null inside a list is not asserted. Lists
  /// of texts, which are flags, compare as sets.
  ///
  /// - Parameters:
  ///   - expected: The expectation.
  ///   - tolerance: How far a number may be off.
  /// - Returns: The differences, with paths from this value on.
  /// - Throws: A `DocumentError` where a key is expected that the answer does not know, which is
  ///   a mistake in the case.
  func differences(
    from expected: JSONCursor, tolerance: Double
  ) throws(DocumentError) -> [CaseDifference] {
    switch (expected.value, value) {
    case (.object(let members), .object(let known)):
      var found: [CaseDifference] = []
      let answer = JSONObject(members: known, path: path)
      for member in members {
        let wanted = JSONCursor(member.value, at: expected.path.appending(member.key))
        guard let actual = answer[member.key] else {
          throw wanted.error(.unknownKey(member.key, known: known.map(\.key)))
        }
        found += try actual.differences(from: wanted, tolerance: tolerance)
      }
      return found
    case (.array(let wanted), .array(let actual)) where areTexts(wanted) && areTexts(actual):
      if Set(wanted) == Set(actual) { return [] }
    case (.array(let wanted), .array(let actual)) where wanted.count == actual.count:
      var found: [CaseDifference] = []
      for (index, pair) in zip(wanted, actual).enumerated() where pair.0 != .null {
        let element = JSONCursor(pair.0, at: expected.path.appending(index))
        found += try JSONCursor(pair.1, at: path.appending(index))
          .differences(from: element, tolerance: tolerance)
      }
      return found
    case (.number(let wanted), .number(let actual)):
      if abs(wanted.value - actual.value) <= tolerance { return [] }
    default:
      if expected.value == value { return [] }
    }
    return [
      CaseDifference(path: path.description, expected: expected.value.text, actual: value.text)
    ]
  }
}

private func areTexts(_ values: [JSONValue]) -> Bool {
  values.allSatisfy { if case .string = $0 { true } else { false } }
}
