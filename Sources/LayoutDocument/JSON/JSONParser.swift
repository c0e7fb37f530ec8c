/// A strict reader of JSON text.
///
/// Written out rather than taken from Foundation because every error has to name the JSON path, for
/// NaN, bad syntax and deep nesting too, because the text of a number must survive (a database's
/// 64-bit keys are not Doubles), and because repeated keys must be seen.
struct JSONParser {
  /// How many lists and objects may stand inside one another.
  static let maximumDepth = 100

  let bytes: [UInt8]
  var index = 0
  var path = JSONPath()

  /// Reads a whole text, which must be UTF-8 and hold one value.
  ///
  /// - Parameter bytes: The text; a byte order mark before it is skipped.
  /// - Returns: The value.
  /// - Throws: A `DocumentError` that names path, line and column.
  /// - Complexity: O(*n*) for *n* bytes.
  static func value(of bytes: [UInt8]) throws(DocumentError) -> JSONValue {
    var parser = JSONParser(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.index = 3 }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw DocumentError(path: "", problem: .syntax("the text is UTF-16; give it in UTF-8"))
    }
    parser.skipSpace()
    if parser.index == bytes.count {
      throw DocumentError(path: "", problem: .syntax("the text is empty"))
    }
    let value = try parser.value()
    parser.skipSpace()
    if parser.index < bytes.count { throw parser.unexpected("the end of the text") }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The byte to be read next; nil at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func value() throws(DocumentError) -> JSONValue {
    switch next ?? 0 {
    case UInt8(ascii: "{"): return .object(try members())
    case UInt8(ascii: "["): return .array(try elements())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: return try word()
    }
  }

  /// Reads `null`, `true` or `false`.
  private mutating func word() throws(DocumentError) -> JSONValue {
    let start = index
    while let byte = next, isLetter(byte) { index += 1 }
    switch String(decoding: bytes[start..<index], as: UTF8.self) {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "NaN", "nan", "Infinity", "infinity", "Inf", "inf":
      index = start
      throw unexpected("a finite number")
    default:
      index = start
      throw unexpected("a value")
    }
  }

  private mutating func elements() throws(DocumentError) -> [JSONValue] {
    try descend()
    var values: [JSONValue] = []
    if skip(UInt8(ascii: "]")) { return values }
    repeat {
      skipSpace()
      path.components.append(.index(values.count))
      values.append(try value())
      path.components.removeLast()
      skipSpace()
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "]")) else { throw unexpected("',' or ']'") }
    return values
  }

  private mutating func members() throws(DocumentError) -> [JSONMember] {
    try descend()
    var members: [JSONMember] = []
    if skip(UInt8(ascii: "}")) { return members }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw unexpected("a key in quotes") }
      let key = try string()
      skipSpace()
      guard skip(UInt8(ascii: ":")) else { throw unexpected("':'") }
      skipSpace()
      path.components.append(.key(key))
      members.append(JSONMember(key, try value()))
      path.components.removeLast()
      skipSpace()
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "}")) else { throw unexpected("',' or '}'") }
    return members
  }

  /// Steps over an opening bracket, whose depth is that of the path.
  private mutating func descend() throws(DocumentError) {
    if path.components.count >= JSONParser.maximumDepth {
      // The path of a value so deep would be a line of brackets; its beginning finds it.
      path.components.removeLast(path.components.count - 4)
      throw DocumentError(
        path: path.description, problem: .tooDeep(maximum: JSONParser.maximumDepth))
    }
    index += 1
    skipSpace()
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }
}

func isLetter(_ byte: UInt8) -> Bool {
  (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
}
