/// The text of a drawing.
struct SVGDocument {
  private var body: [String] = []

  /// Adds an element without contents.
  mutating func add(_ element: String, _ attributes: KeyValuePairs<String, String>) {
    body.append("<\(element)\(Self.text(attributes))/>")
  }

  /// Adds text that stands at a point.
  mutating func addText(_ text: String, _ attributes: KeyValuePairs<String, String>) {
    body.append("<text\(Self.text(attributes))>\(Self.escaped(text))</text>")
  }

  /// The whole document.
  func text(width: Int, height: Int, style: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
    height="\(height)">
    <style>\(style)</style>
    \(body.joined(separator: "\n"))
    </svg>

    """
  }

  private static func text(_ attributes: KeyValuePairs<String, String>) -> String {
    attributes.map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }

  /// A coordinate with one digit after the point.
  static func number(_ value: Double) -> String { NumberText.fixed(value, 1) }
}
