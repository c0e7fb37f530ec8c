public import FlowLayoutCore
public import LayoutGeometry

/// All frames of a layout, as a value that can be printed.
public struct LayoutAnswer: Hashable, Sendable {
  /// The most items that are listed one by one; a layout may hold more, which is for queries.
  public static let maximumItemCount = 10_000_000

  /// The size of the content, in points.
  public var contentSize: LayoutSize

  /// The sections with an item that is longer than a line (F-WARN-1), ascending.
  public var oversizeSections: [Int]

  /// The frames, section by section.
  public var sections: [Section]

  /// The frames of one section, in content coordinates.
  public struct Section: Hashable, Sendable {
    /// The header's frame; nil where there is none.
    public var header: LayoutRect?
    /// The footer's frame; nil where there is none.
    public var footer: LayoutRect?
    /// The items' frames.
    public var items: [LayoutRect]
  }

  /// Asks a layout for all its frames.
  ///
  /// - Parameter layout: The layout, at its own scroll position.
  /// - Throws: A `DocumentError` where there are more than `maximumItemCount` items.
  /// - Complexity: O(*s* + *n*) for *s* sections and *n* items.
  public init(_ layout: FlowLayout) throws(DocumentError) {
    var remaining = LayoutAnswer.maximumItemCount
    for section in 0..<layout.sectionCount {
      remaining -= layout.itemCount(inSection: section) ?? 0
      if remaining < 0 {
        let limit = LayoutAnswer.maximumItemCount
        throw DocumentError(
          path: "sections", problem: .invalid("have more than \(limit) items, too many to list"))
      }
    }
    contentSize = layout.contentSize
    oversizeSections = layout.oversizeSections().map(\.section)
    sections = Array(repeating: Section(items: []), count: layout.sectionCount)
    for section in 0..<layout.sectionCount {
      sections[section].items.reserveCapacity(layout.itemCount(inSection: section) ?? 0)
    }
    for element in layout.allElements() {
      let section = element.identifier.path.section
      switch element.identifier.kind {
      case .header: sections[section].header = element.frame
      case .footer: sections[section].footer = element.frame
      case .item: sections[section].items.append(element.frame)
      }
    }
  }

  /// The answer as JSON on one line: `contentSize`, `oversizeSections` and `sections`, each with
  /// `header`, `footer` (null for none) and `items`.
  ///
  /// Every number reads back to the same Double.
  ///
  /// - Complexity: O(*s* + *n*).
  public var jsonText: String {
    var json = JSONText()
    json.write(raw: "{\"contentSize\":")
    json.write([contentSize.width, contentSize.height])
    json.write(raw: ",\"oversizeSections\":[")
    json.write(raw: oversizeSections.map(String.init).joined(separator: ","))
    json.write(raw: "],\"sections\":[")
    for (index, section) in sections.enumerated() {
      json.write(raw: index > 0 ? ",{\"header\":" : "{\"header\":")
      json.write(section.header)
      json.write(raw: ",\"footer\":")
      json.write(section.footer)
      json.write(raw: ",\"items\":[")
      for (item, frame) in section.items.enumerated() {
        if item > 0 { json.write(raw: ",") }
        json.write(frame)
      }
      json.write(raw: "]}")
    }
    json.write(raw: "]}")
    return json.text
  }

  /// The answer as a JSON value, for use inside another document.
  package var jsonValue: JSONValue {
    let sections = sections.map { section in
      JSONValue.object([
        JSONMember("header", section.header.map(JSONValue.list) ?? .null),
        JSONMember("footer", section.footer.map(JSONValue.list) ?? .null),
        JSONMember("items", .array(section.items.map(JSONValue.list))),
      ])
    }
    return .object([
      JSONMember("contentSize", .list(contentSize)),
      JSONMember("oversizeSections", .array(oversizeSections.map(JSONValue.number))),
      JSONMember("sections", .array(sections)),
    ])
  }
}

extension JSONText {
  /// Appends a rectangle, or null.
  fileprivate mutating func write(_ rect: LayoutRect?) {
    if let rect {
      write([rect.x, rect.y, rect.width, rect.height])
    } else {
      write(raw: "null")
    }
  }
}
