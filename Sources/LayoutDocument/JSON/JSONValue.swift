/// A JSON value as it stands in the text: members in their order, numbers with their spelling.
///
/// Booleans and numbers are different cases, so that neither passes as the other.
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])

  /// A number of the shortest spelling that reads back to it.
  package static func number(_ value: Double) -> JSONValue {
    .number(JSONNumber(text: JSONText.spelling(of: value), value: value))
  }

  /// A whole number.
  package static func number(_ value: Int) -> JSONValue {
    .number(JSONNumber(text: String(value), value: Double(value)))
  }

  /// The value on one line, without spaces.
  package var text: String {
    var writer = JSONText()
    writer.write(self)
    return writer.text
  }
}

/// A number of a JSON text.
package struct JSONNumber: Hashable, Sendable {
  /// The number as it was written.
  package var text: String
  /// The nearest Double; infinite where the text is beyond the largest one.
  package var value: Double
}

/// One key of an object and its value.
package struct JSONMember: Hashable, Sendable {
  package var key: String
  package var value: JSONValue

  package init(_ key: String, _ value: JSONValue) {
    self.key = key
    self.value = value
  }
}
