/// A value of a document together with its path, so that whatever is wrong with it can be named.
struct JSONCursor {
  let value: JSONValue
  let path: JSONPath

  /// Reads a text and stands at its root.
  init(text bytes: [UInt8]) throws(DocumentError) {
    value = try JSONParser.value(of: bytes)
    path = JSONPath()
  }

  init(_ value: JSONValue, at path: JSONPath) {
    self.value = value
    self.path = path
  }

  /// An error at this place.
  func error(_ problem: DocumentError.Problem) -> DocumentError {
    DocumentError(path: path.description, problem: problem)
  }

  /// The error that the value is of another type.
  func mismatch(_ expected: String) -> DocumentError {
    error(.wrongType(expected: expected, found: value.summary))
  }

  var isNull: Bool { value == .null }

  func bool() throws(DocumentError) -> Bool {
    guard case .bool(let flag) = value else { throw mismatch("true or false") }
    return flag
  }

  func string() throws(DocumentError) -> String {
    guard case .string(let text) = value else { throw mismatch("text") }
    return text
  }

  /// A finite number; −0 becomes 0.
  func number() throws(DocumentError) -> Double {
    guard case .number(let number) = value else { throw mismatch("a number") }
    guard number.value.isFinite else { throw error(.invalid("is not a finite number")) }
    return number.value == 0 ? 0 : number.value
  }

  /// A whole number in a range.
  func integer(in range: ClosedRange<Int>) throws(DocumentError) -> Int {
    let number = try number()
    guard number >= Double(range.lowerBound) else {
      let isNegative = range.lowerBound == 0
      throw error(.invalid(isNegative ? "is negative" : "is below \(range.lowerBound)"))
    }
    guard number <= Double(range.upperBound) else {
      throw error(.invalid("is above \(range.upperBound)"))
    }
    guard let whole = Int(exactly: number) else { throw error(.invalid("is not a whole number")) }
    return whole
  }

  /// The elements of a list, each with its path.
  ///
  /// - Complexity: O(*n*).
  func elements(_ expected: String = "a list") throws(DocumentError) -> [JSONCursor] {
    guard case .array(let values) = value else { throw mismatch(expected) }
    return values.enumerated().map { JSONCursor($1, at: path.appending($0)) }
  }

  /// Reads each element of a list.
  func map<Element>(
    _ read: (JSONCursor) throws(DocumentError) -> Element
  ) throws(DocumentError) -> [Element] {
    guard case .array(let values) = value else { throw mismatch("a list") }
    var result: [Element] = []
    result.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      result.append(try read(JSONCursor(value, at: path.appending(index))))
    }
    return result
  }

  /// An object that has only the given keys, each once.
  func object(keys: [String], remarks: [String] = []) throws(DocumentError) -> JSONObject {
    let object = try openObject()
    var seen: Set<String> = []
    for member in object.members {
      if !keys.contains(member.key) && !remarks.contains(member.key) {
        throw DocumentError(
          path: path.appending(member.key).description,
          problem: .unknownKey(member.key, known: keys))
      }
      if !seen.insert(member.key).inserted {
        throw DocumentError(path: path.appending(member.key).description, problem: .repeatedKey)
      }
    }
    return object
  }

  /// An object that may have any keys.
  func openObject() throws(DocumentError) -> JSONObject {
    guard case .object(let members) = value else { throw mismatch("an object") }
    return JSONObject(members: members, path: path)
  }

  /// The meaning of a word.
  func word<Value>(_ words: [(String, Value)]) throws(DocumentError) -> Value {
    guard case .string(let text) = value else {
      throw error(.unknownWord(found: value.summary, allowed: words.map { $0.0 }))
    }
    guard let meaning = words.first(where: { $0.0 == text }) else {
      throw error(.unknownWord(found: quotedExcerpt(text), allowed: words.map { $0.0 }))
    }
    return meaning.1
  }
}

/// The members of an object, with the path that their values continue.
struct JSONObject {
  let members: [JSONMember]
  let path: JSONPath

  /// The value of a key; nil without one.
  subscript(key: String) -> JSONCursor? {
    members.first { $0.key == key }.map { JSONCursor($0.value, at: path.appending(key)) }
  }

  func has(_ key: String) -> Bool {
    members.contains { $0.key == key }
  }

  /// The value of a key that must be there.
  func required(_ key: String) throws(DocumentError) -> JSONCursor {
    guard let cursor = self[key] else { throw error(.missingKey(key)) }
    return cursor
  }

  /// The one key of several that is there, of which exactly one must be.
  func choice(_ keys: [String]) throws(DocumentError) -> (key: String, cursor: JSONCursor) {
    let present = keys.filter(has)
    guard let key = present.first, let cursor = self[key] else {
      throw error(.missingChoice(keys))
    }
    if present.count > 1 { throw error(.conflictingKeys(key, present[1])) }
    return (key, cursor)
  }

  /// An error at the object.
  func error(_ problem: DocumentError.Problem) -> DocumentError {
    DocumentError(path: path.description, problem: problem)
  }
}

extension JSONValue {
  /// The value in a word or two, for error messages.
  var summary: String {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number):
      number.text.utf8.count > 30 ? "a number of many digits" : number.text
    case .string(let text): quotedExcerpt(text)
    case .array(let values): "a list of \(values.count)"
    case .object: "an object"
    }
  }
}
