/// Reading people: sections as a document has them, or rows as databases print them.
extension PeopleDocument {
  /// Reads people in either form.
  ///
  /// `{"sections": [{"title", "people": [{"name", "image"?}]}]}` is read strictly. A list is one of
  /// rows, each with `section` and `name`: sections come in the order of their first appearance,
  /// the rows of one need not be adjacent, null is the empty text, a number is its text, and other
  /// columns are ignored.
  ///
  /// - Parameter json: The text in UTF-8.
  /// - Throws: A `DocumentError` that names the first value at fault. An empty text is one: a query
  ///   that finds no row prints nothing, and so does one that failed.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(json: [UInt8]) throws(DocumentError) {
    let cursor = try JSONCursor(text: json)
    switch cursor.value {
    case .array: try self.init(rows: cursor)
    case .object: try self.init(sections: cursor)
    default: throw cursor.mismatch("an object with sections, or a list of rows")
    }
  }

  /// Reads people in either form; see `init(json:)`.
  public init(json: String) throws(DocumentError) {
    try self.init(json: Array(json.utf8))
  }

  private init(sections cursor: JSONCursor) throws(DocumentError) {
    let document = try cursor.object(keys: ["sections"])
    sections = try document.required("sections").map { section throws(DocumentError) in
      let object = try section.object(keys: ["title", "people"])
      return Section(
        title: try object.required("title").string(),
        people: try object.required("people").map { person throws(DocumentError) in
          let object = try person.object(keys: ["name", "image"])
          return Person(
            name: try object.required("name").string(), image: try object["image"]?.string())
        })
    }
  }

  private init(rows cursor: JSONCursor) throws(DocumentError) {
    sections = []
    // Keyed by the bytes, because a database does not hold two spellings of one text for equal.
    var indices: [[UInt8]: Int] = [:]
    for row in try cursor.elements() {
      let object = try row.openObject()
      let title = try object.column("section").columnText()
      let person = Person(name: try object.column("name").columnText())
      if let index = indices[Array(title.utf8)] {
        sections[index].people.append(person)
      } else {
        indices[Array(title.utf8)] = sections.count
        sections.append(Section(title: title, people: [person]))
      }
    }
  }
}

extension JSONObject {
  /// A column of a row, which must be there once.
  fileprivate func column(_ key: String) throws(DocumentError) -> JSONCursor {
    let cursor = try required(key)
    if members.count(where: { $0.key == key }) > 1 { throw cursor.error(.repeatedKey) }
    return cursor
  }
}

extension JSONCursor {
  /// A column's text: null is empty, a number is its text.
  fileprivate func columnText() throws(DocumentError) -> String {
    switch value {
    case .null: ""
    case .string(let text): text
    case .number(let number): number.text
    default: throw mismatch("text, a number or null")
    }
  }
}
