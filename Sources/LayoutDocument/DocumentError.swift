/// What a document cannot be read or laid out for, and where in the JSON it stands.
///
/// It prints as one line: `sections[2].itemSizes[14]: width is negative`.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The JSON path of the value at fault, like `sections[2].itemSizes[14]`; empty for the whole
  /// document.
  public var path: String

  /// What is wrong there.
  public var problem: Problem

  /// Creates an error.
  public init(path: String, problem: Problem) {
    self.path = path
    self.problem = problem
  }

  /// What is wrong with a value.
  public enum Problem: Hashable, Sendable {
    /// The text is not JSON; the message names line and column.
    case syntax(String)
    /// Lists and objects are nested deeper than this.
    case tooDeep(maximum: Int)
    /// The key does not belong in its object, which knows the given ones.
    case unknownKey(String, known: [String])
    /// The key stands more than once in its object.
    case repeatedKey
    /// The object lacks a key.
    case missingKey(String)
    /// The object needs exactly one of several keys, and has none of them.
    case missingChoice([String])
    /// The object has two keys of which only one may be there.
    case conflictingKeys(String, String)
    /// The value has another type than is needed.
    case wrongType(expected: String, found: String)
    /// The text is none of the words that are allowed.
    case unknownWord(found: String, allowed: [String])
    /// There are not as many values as there should be.
    case countMismatch(expected: Int, found: Int, of: String)
    /// The value has the right type but is out of range, as told.
    case invalid(String)
  }

  /// The error as one line: the path, if there is one, and the problem.
  public var description: String {
    path.isEmpty ? problem.description : "\(path): \(problem)"
  }
}

extension DocumentError.Problem: CustomStringConvertible {
  /// The problem in words, on one line.
  public var description: String {
    switch self {
    case .syntax(let message): message
    case .tooDeep(let maximum): "is nested deeper than \(maximum) levels"
    case .unknownKey(let key, let known):
      nearest(to: key, in: known).map { "unknown key; did you mean \($0)?" }
        ?? "unknown key; known here: \(known.joined(separator: ", "))"
    case .repeatedKey: "stands twice in its object"
    case .missingKey(let key): "\(key) is missing"
    case .missingChoice(let keys): "needs one of \(keys.joined(separator: ", "))"
    case .conflictingKeys(let one, let other): "\(one) and \(other) exclude each other; give one"
    case .wrongType(let expected, let found): "expected \(expected), found \(found)"
    case .unknownWord(let found, let allowed):
      "expected one of \(allowed.joined(separator: ", ")), found \(found)"
    case .countMismatch(let expected, let found, let what):
      "expected \(expected) \(what), found \(found)"
    case .invalid(let message): message
    }
  }
}

/// The word that a mistyped one was most likely meant to be; nil where none is near.
private func nearest(to word: String, in words: [String]) -> String? {
  // Long texts are no slips of the finger, and distances cost the product of both lengths.
  guard word.utf8.count <= 60 else { return nil }
  let distances = words.map { (word: $0, distance: distance(word.lowercased(), $0.lowercased())) }
  guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
  return best.distance <= min(3, word.utf8.count / 3) ? best.word : nil
}

/// How many letters have to be put in, left out or replaced to turn one text into another.
private func distance(_ one: String, _ other: String) -> Int {
  let target = Array(other.utf8)
  var row = Array(0...target.count)
  for (index, letter) in one.utf8.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for column in target.indices {
      let replaced = diagonal + (letter == target[column] ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
    }
  }
  return row[target.count]
}
