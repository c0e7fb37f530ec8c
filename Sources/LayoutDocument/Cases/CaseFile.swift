/// A file of layout cases: documents with the frames that are expected of them.
///
/// It is a snapshot test without a simulator: `report()` lays each document out and compares.
public struct CaseFile: Sendable {
  /// The cases in order.
  public var cases: [LayoutCase]

  /// What stands beside the cases, for writing the file back.
  let remarks: [JSONMember]

  /// Reads a case file strictly.
  ///
  /// The layouts and expectations of all cases are read, so that a mistyped key is an error and
  /// not a case that passes. Cases of a kind that is not about flow layout are kept as they are.
  ///
  /// - Parameter json: The text in UTF-8.
  /// - Throws: A `DocumentError` that names the first value at fault.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(json: [UInt8]) throws(DocumentError) {
    let object = try JSONCursor(text: json).object(
      keys: ["version", "cases"], remarks: CaseFile.remarkKeys)
    _ = try object["version"]?.integer(in: 1...1)
    cases = try object.required("cases").map { item throws(DocumentError) in
      try LayoutCase(item)
    }
    remarks = object.members.filter { $0.key != "cases" }
  }

  /// Takes cases over, without remarks.
  init(cases: [LayoutCase]) {
    self.cases = cases
    remarks = []
  }

  /// Reads a case file strictly; see `init(json:)`.
  public init(json: String) throws(DocumentError) {
    try self.init(json: Array(json.utf8))
  }

  /// Keys of any content that nothing is read from.
  static let remarkKeys = [
    "note", "title", "source", "confidence", "rules", "osVersion", "printed", "inferred", "derived",
  ]
}

/// One case of a case file.
public struct LayoutCase: Sendable {
  /// Its name.
  public var id: String

  /// How far a number may be off, in points.
  public var tolerance: Double

  /// What is laid out, or calculated, and what is expected of it.
  let content: Content

  /// The case as it was written, for recording.
  let source: [JSONMember]

  /// What a case is about.
  enum Content: Sendable {
    /// A flow layout at rest, and questions to it.
    case layout(FlowDocument, ExpectedLayout, [CaseQuery])
    /// A flow layout that changes step by step.
    case steps(FlowDocument, ExpectedLayout, [CaseQuery], [CaseStep])
    /// A question to another part of the package.
    case kind(String, input: JSONCursor, expected: JSONCursor)
  }

  /// The tolerance of a case that gives none, in points.
  public static let defaultTolerance = 0.002

  /// The layout that the case is about, before its first step; nil where it is of another kind.
  public var document: FlowDocument? {
    switch content {
    case .layout(let document, _, _), .steps(let document, _, _, _): document
    case .kind: nil
    }
  }

  init(_ cursor: JSONCursor) throws(DocumentError) {
    let isKind = try cursor.openObject().has("kind")
    let object = try cursor.object(
      keys: isKind
        ? ["id", "kind", "input", "expected", "tolerance"]
        : ["id", "layout", "expected", "queries", "steps", "tolerance"],
      remarks: CaseFile.remarkKeys)
    id = try object.required("id").string()
    tolerance = try object["tolerance"]?.length() ?? LayoutCase.defaultTolerance
    source = object.members
    if let kind = object["kind"] {
      content = .kind(
        try kind.string(), input: try object.required("input"),
        expected: try object.required("expected"))
      return
    }
    let document = try FlowDocument(object.required("layout"))
    let expected = try ExpectedLayout(object.required("expected"))
    let queries =
      try object["queries"]?.map { query throws(DocumentError) in try CaseQuery(query) } ?? []
    if let steps = object["steps"] {
      var context = CaseStep.Context(document)
      content = .steps(
        document, expected, queries,
        try steps.map { step throws(DocumentError) in try CaseStep(step, &context) })
    } else {
      content = .layout(document, expected, queries)
    }
  }
}
