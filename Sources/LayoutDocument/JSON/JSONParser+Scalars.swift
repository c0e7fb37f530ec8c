/// Numbers, texts and error messages.
extension JSONParser {
  /// Reads a number by JSON's grammar; one beyond the largest Double becomes infinite.
  ///
  /// Whoever needs a finite one says so with a path; a remark or an unused column may hold it.
  mutating func number() throws(DocumentError) -> JSONNumber {
    let start = index
    if next == UInt8(ascii: "-") { index += 1 }
    let first = next
    let digits = skipDigits()
    if digits == 0 {
      if next == UInt8(ascii: "I") || next == UInt8(ascii: "i") {
        index = start
        throw unexpected("a finite number")
      }
      throw unexpected("a digit")
    }
    if first == UInt8(ascii: "0") && digits > 1 {
      index = start
      throw unexpected("a number without a leading 0")
    }
    if next == UInt8(ascii: ".") {
      index += 1
      if skipDigits() == 0 { throw unexpected("a digit") }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      index += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
      if skipDigits() == 0 { throw unexpected("a digit") }
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let value = Double(text) else { throw unexpected("a number") }
    return JSONNumber(text: text, value: value)
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while let byte = next, byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") { index += 1 }
    return index - start
  }

  /// Reads a text in quotes.
  mutating func string() throws(DocumentError) -> String {
    index += 1
    var text = ""
    var start = index
    while true {
      guard let byte = next else { throw unexpected("a closing quote") }
      if byte < 0x20 { throw unexpected("an escaped control character") }
      if byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") {
        index += 1
        continue
      }
      text += try plainText(start..<index)
      index += 1
      if byte == UInt8(ascii: "\"") { return text }
      text.unicodeScalars.append(try escape())
      start = index
    }
  }

  /// The text of bytes without escapes, which must be well-formed UTF-8.
  private func plainText(_ range: Range<Int>) throws(DocumentError) -> String {
    let text = String(decoding: bytes[range], as: UTF8.self)
    // Decoding repairs ill-formed sequences, so only they come back changed.
    guard text.utf8.elementsEqual(bytes[range]) else {
      throw DocumentError(
        path: path.description,
        problem: .syntax("the text at \(position(of: range.lowerBound)) is not UTF-8"))
    }
    return text
  }

  /// Reads what follows a backslash.
  private mutating func escape() throws(DocumentError) -> Unicode.Scalar {
    let byte = next
    index += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default:
      index -= 1
      throw unexpected("one of \" \\ / b f n r t u after a backslash")
    }
  }

  /// Reads the digits of a `\u` escape, and a second one after the first half of a surrogate pair.
  private mutating func unicodeEscape() throws(DocumentError) -> Unicode.Scalar {
    let start = index
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if unit < 0xDC00 && next == UInt8(ascii: "\\") {
      index += 1
      if next == UInt8(ascii: "u") {
        index += 1
        let low = try codeUnit()
        if low >= 0xDC00 && low <= 0xDFFF,
          let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
        {
          return scalar
        }
      }
    }
    index = start
    throw unexpected("a pair of surrogates")
  }

  private mutating func codeUnit() throws(DocumentError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw unexpected("four hexadecimal digits")
      }
      unit = unit << 4 + UInt32(digit)
      index += 1
    }
    return unit
  }

  /// The error that something else should stand here.
  func unexpected(_ expected: String) -> DocumentError {
    DocumentError(
      path: path.description,
      problem: .syntax("expected \(expected) at \(position(of: index)), found \(found)"))
  }

  /// What stands here, for an error message.
  private var found: String {
    guard let byte = next else { return "the end of the text" }
    var end = byte == UInt8(ascii: "-") ? index + 1 : index
    while end < bytes.count && end < index + 12 && isLetter(bytes[end]) { end += 1 }
    if end > index { return String(decoding: bytes[index..<end], as: UTF8.self) }
    if byte > 0x20 && byte < 0x7F { return "'\(Character(Unicode.Scalar(byte)))'" }
    return "byte \(byte)"
  }

  /// A byte's line and column, both from 1, columns in bytes.
  private func position(of index: Int) -> String {
    var (line, column) = (1, 1)
    for byte in bytes.prefix(index) {
      (line, column) = byte == 0x0A ? (line + 1, 1) : (line, column + 1)
    }
    return "line \(line), column \(column)"
  }
}
