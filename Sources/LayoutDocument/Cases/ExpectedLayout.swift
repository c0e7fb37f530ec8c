import FlowLayoutCore
import LayoutGeometry

/// What a case expects of a layout; what is nil is not asserted.
struct ExpectedLayout: Sendable {
  var contentSize: [Double?]?
  var oversizeSections: [Int]?
  var sections: [Section]?

  /// What is expected of one section.
  struct Section: Sendable {
    var header: Boundary?
    var footer: Boundary?
    /// One list of four numbers for each item; an item that is nil is not asserted.
    var items: [[Double?]?]?
  }

  /// What is expected of a header or footer.
  enum Boundary: Sendable {
    /// That there is none.
    case absent
    /// That it has this frame.
    case frame([Double?])
  }

  static let keys = ["contentSize", "oversizeSections", "sections"]

  init(_ cursor: JSONCursor) throws(DocumentError) {
    try self.init(cursor.object(keys: ExpectedLayout.keys))
  }

  /// Takes what an object expects of a layout; it may have other keys.
  init(_ object: JSONObject) throws(DocumentError) {
    contentSize = try object["contentSize"]?.openNumbers(2, "a size [width, height]")
    oversizeSections = try object["oversizeSections"]?.map { index throws(DocumentError) in
      try index.integer(in: 0...DocumentLimits.count)
    }
    sections = try object["sections"]?.map { section throws(DocumentError) in
      try Section(section)
    }
  }
}

extension ExpectedLayout.Section {
  init(_ cursor: JSONCursor) throws(DocumentError) {
    let object = try cursor.object(keys: ["header", "footer", "items"])
    header = try object["header"]?.boundary()
    footer = try object["footer"]?.boundary()
    items = try object["items"]?.map { item throws(DocumentError) in
      item.isNull ? nil : try item.openRect()
    }
  }
}

/// A question of a case: what meets a rectangle (F-Q-1).
struct CaseQuery: Sendable {
  var rect: LayoutRect
  var items: [ItemPath]?
  var elements: [ElementIdentifier]?
  var count: Int?

  init(_ cursor: JSONCursor) throws(DocumentError) {
    let object = try cursor.object(keys: ["rect", "items", "elements", "count"])
    rect = try object.required("rect").rect()
    items = try object["items"]?.map { path throws(DocumentError) in try path.itemPath() }
    elements = try object["elements"]?.map { element throws(DocumentError) in
      try element.elementIdentifier()
    }
    count = try object["count"]?.integer(in: 0...Int(Int32.max))
  }
}

extension JSONCursor {
  /// A list of numbers, of which nulls are not asserted.
  func openNumbers(
    _ count: Int, _ expected: String
  ) throws(DocumentError) -> [Double?] {
    guard case .array(let values) = value, values.count == count else { throw mismatch(expected) }
    return try map { number throws(DocumentError) in number.isNull ? nil : try number.number() }
  }

  fileprivate func openRect() throws(DocumentError) -> [Double?] {
    try openNumbers(4, "a rect [x, y, width, height]")
  }

  fileprivate func boundary() throws(DocumentError) -> ExpectedLayout.Boundary {
    isNull ? .absent : .frame(try openRect())
  }

  /// An element `{"kind", "indexPath"}`.
  func elementIdentifier() throws(DocumentError) -> ElementIdentifier {
    let object = try object(keys: ["kind", "indexPath"])
    return ElementIdentifier(
      kind: try object.required("kind").word(DocumentWords.elementKinds),
      path: try object.required("indexPath").itemPath())
  }

  /// A path `[section, item]`.
  func itemPath() throws(DocumentError) -> ItemPath {
    guard case .array(let values) = value, values.count == 2 else {
      throw mismatch("an index path [section, item]")
    }
    let indices = try map { index throws(DocumentError) in
      try index.integer(in: 0...DocumentLimits.count)
    }
    return ItemPath(section: indices[0], item: indices[1])
  }
}
