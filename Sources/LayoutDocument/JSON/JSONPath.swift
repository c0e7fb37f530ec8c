/// The way from a document's root to one of its values.
struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  /// One step of a path.
  enum Component: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  var components: [Component] = []

  func appending(_ key: String) -> JSONPath {
    JSONPath(components: components + [.key(key)])
  }

  func appending(_ index: Int) -> JSONPath {
    JSONPath(components: components + [.index(index)])
  }

  /// The path as text: `sections[2].itemSizes[14]`; a key that is no plain word stands in quotes.
  var description: String {
    var text = ""
    for component in components {
      switch component {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where JSONPath.isPlain(key): text += text.isEmpty ? key : "." + key
      case .key(let key): text += "[\(quotedExcerpt(key))]"
      }
    }
    return text
  }

  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty && key.utf8.count <= 60
      && key.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}

/// A text in quotes for an error's single line: escaped, and cut where it is long.
func quotedExcerpt(_ text: String) -> String {
  var writer = JSONText()
  writer.write(text.count > 40 ? text.prefix(37) + "…" : text)
  return writer.text
}
