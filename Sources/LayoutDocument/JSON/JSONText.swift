/// JSON text as it is being written: compact, on one line.
package struct JSONText {
  /// What has been written so far.
  package private(set) var text = ""

  package init() {}

  /// Appends punctuation or other text as it is.
  package mutating func write(raw: String) {
    text += raw
  }

  /// Appends a number.
  package mutating func write(_ value: Double) {
    text += JSONText.spelling(of: value)
  }

  /// Appends numbers as a list.
  package mutating func write(_ values: [Double]) {
    text += "["
    for (index, value) in values.enumerated() {
      if index > 0 { text += "," }
      write(value)
    }
    text += "]"
  }

  /// Appends a text in quotes; quotes, backslashes, control characters and line separators are escaped.
  package mutating func write(_ string: some StringProtocol) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  /// Appends a value.
  package mutating func write(_ value: JSONValue) {
    switch value {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let number): text += number.text
    case .string(let string): write(string)
    case .array(let values):
      text += "["
      for (index, element) in values.enumerated() {
        if index > 0 { text += "," }
        write(element)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        write(member.key)
        text += ":"
        write(member.value)
      }
      text += "}"
    }
  }

  /// The shortest decimal that reads back to the same Double; whole numbers without a point.
  ///
  /// −0 becomes 0. Infinities and NaN, which JSON cannot say, become `null`; documents and answers
  /// with such values are refused before they get here.
  package static func spelling(of value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value == 0 { return "0" }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
