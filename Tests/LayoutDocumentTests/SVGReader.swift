import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads an SVG back with an XML parser that knows nothing of the writer.
final class SVGReader: NSObject, XMLParserDelegate {
  /// An element in the order of the text, which is that of painting.
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
    /// The places of the elements that hold it, the outermost first.
    var ancestors: [Int]
    /// The classes of the element.
    var classes: [Substring] { (attributes["class"] ?? "").split(separator: " ") }

    func number(_ name: String) -> Double { Double(attributes[name] ?? "") ?? .nan }
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  /// All elements of a text; nil where it is not well-formed XML.
  init?(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() { return nil }
  }

  /// The elements with a class.
  func withClass(_ name: String) -> [Element] {
    elements.filter { $0.classes.contains(Substring(name)) }
  }

  /// The elements inside the ones with a class, each list in order.
  func contents(ofClass name: String) -> [[Element]] {
    elements.indices.filter { elements[$0].classes.contains(Substring(name)) }.map { place in
      elements.filter { $0.ancestors.contains(place) }
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes, ancestors: open))
    open.append(elements.count - 1)
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    if let last = open.last { elements[last].text += characters }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }
}
