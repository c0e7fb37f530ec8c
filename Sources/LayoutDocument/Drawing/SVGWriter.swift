import LayoutGeometry

/// Builds the text of an SVG picture, one element a line.
///
/// Everything that is given as text or as an attribute's value is escaped, and what XML 1.0 cannot
/// hold (control characters, U+FFFE and U+FFFF) becomes U+FFFD, so that the result is well formed
/// for any name.
struct SVGWriter {
  /// Attributes in the order in which they are written.
  typealias Attributes = KeyValuePairs<String, String>

  /// What was written so far.
  private(set) var text = ""

  /// The elements that are still open.
  private var openNames: [String] = []

  /// Writes an element without contents, its attributes given as a list.
  mutating func element(_ name: String, _ attributes: [(key: String, value: String)]) {
    indent()
    text += "<" + name + written(attributes) + "/>\n"
  }

  /// Begins an element that holds others.
  mutating func open(_ name: String, _ attributes: Attributes = [:]) {
    indent()
    text += "<" + name + written(attributes) + ">\n"
    openNames.append(name)
  }

  /// Ends the element that was opened last.
  mutating func close() {
    guard let name = openNames.popLast() else { return }
    indent()
    text += "</" + name + ">\n"
  }

  /// Writes an element without contents.
  mutating func element(_ name: String, _ attributes: Attributes = [:]) {
    element(name, attributes.map { $0 })
  }

  /// Writes an element that holds only text, without white space of its own around it.
  mutating func element(_ name: String, _ attributes: Attributes = [:], text content: String) {
    indent()
    text += "<" + name + written(attributes) + ">" + SVGWriter.escaped(content)
    text += "</" + name + ">\n"
  }

  /// Writes a rectangle.
  mutating func rect(_ rect: LayoutRect, radius: Double = 0, _ attributes: Attributes = [:]) {
    indent()
    text += "<rect x=\"\(SVGWriter.number(rect.x))\" y=\"\(SVGWriter.number(rect.y))\""
    text += " width=\"\(SVGWriter.number(rect.width))\""
    text += " height=\"\(SVGWriter.number(rect.height))\""
    if radius > 0 { text += " rx=\"\(SVGWriter.number(radius))\"" }
    text += written(attributes) + "/>\n"
  }

  private mutating func indent() {
    text += String(repeating: "  ", count: openNames.count)
  }

  private func written(
    _ attributes: some Sequence<(key: String, value: String)>
  ) -> String {
    var written = ""
    for (name, value) in attributes {
      written += " " + name + "=\"" + SVGWriter.escaped(value) + "\""
    }
    return written
  }

  /// A number as SVG reads it back to the bit, in as few digits as that takes.
  ///
  /// A value that is no finite number, which no layout gives, becomes 0.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    if value == roundedDown(value) && value.magnitude < 0x1p53 { return String(Int64(value)) }
    return "\(value)"
  }

  /// Text with the characters that XML gives a meaning replaced by their entities.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}":
        escaped += "\u{FFFD}"
      case "\t", "\n", "\r":
        // An attribute's value would turn these into spaces when it is read; text may as well.
        escaped += " "
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
