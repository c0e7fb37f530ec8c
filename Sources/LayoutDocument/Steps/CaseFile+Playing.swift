import FlowLayoutCore
import LayoutGeometry

/// Playing steps.
extension CaseFile {
  /// Reads what can be played: a case file, or one case, which needs neither `id` nor `expected`.
  ///
  /// - Parameter json: The text in UTF-8.
  /// - Throws: A `DocumentError` that names the first value at fault.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(playing json: [UInt8]) throws(DocumentError) {
    let object = try JSONCursor(text: json).openObject()
    guard !object.has("cases") else {
      try self.init(json: json)
      return
    }
    var members = object.members
    if !object.has("id") { members.append(JSONMember("id", .string(""))) }
    if !object.has("expected") { members.append(JSONMember("expected", .object([]))) }
    self.init(cases: [try LayoutCase(JSONCursor(.object(members), at: JSONPath()))])
  }

  /// The answers to the steps of all cases, as JSON with one step a line.
  ///
  /// Each line has the case's `id` where there is one, the number of the `step` from 0, and what the
  /// step came to: `contentSize`, `contentOffset`, `contentOffsetAdjustment`, and where the step gives
  /// them `newToOld`, `error`, `target` and `element`. Cases without steps give no lines.
  ///
  /// - Parameter listsFrames: Whether each line has the `sections` with all frames too.
  /// - Returns: Lines that end with a line feed.
  /// - Throws: A `DocumentError` where a step cannot be performed, or a layout not be listed.
  /// - Complexity: That of the steps, and of listing what they give.
  public func played(listsFrames: Bool = false) throws(DocumentError) -> String {
    var text = ""
    for item in cases {
      guard case .steps(let document, _, _, let steps) = item.content else { continue }
      var player = try StepPlayer(document)
      for (index, step) in steps.enumerated() {
        let answer = try player.perform(step, at: index)
        var members: [JSONMember] = []
        if !item.id.isEmpty { members.append(JSONMember("id", .string(item.id))) }
        members.append(JSONMember("step", .number(index)))
        members += answer.members(after: player.layout)
        if listsFrames, case .object(let frames) = try LayoutAnswer(player.layout).jsonValue {
          members += frames.filter { $0.key == "sections" }
        }
        text += JSONValue.object(members).text + "\n"
      }
    }
    return text
  }
}

extension StepAnswer {
  /// The answer's members.
  fileprivate func members(after layout: FlowLayout) -> [JSONMember] {
    func pair(_ x: Double, _ y: Double) -> JSONValue { .array([.number(x), .number(y)]) }
    let offset = layout.contentOffset
    var members = [
      JSONMember("contentSize", .list(layout.contentSize)),
      JSONMember("contentOffset", pair(offset.x, offset.y)),
      JSONMember(
        "contentOffsetAdjustment", pair(contentOffsetAdjustment.x, contentOffsetAdjustment.y)),
    ]
    if let mapping {
      let lists = mapping.newToOld(in: layout).map { section in
        JSONValue.array(section.map { $0.map(JSONValue.list) ?? .null })
      }
      members.append(JSONMember("newToOld", .array(lists)))
    }
    if let error {
      members.append(JSONMember("error", .string(error.reason.rawValue)))
      if let section = error.section { members.append(JSONMember("section", .number(section))) }
      if let item = error.item { members.append(JSONMember("item", .number(item))) }
    }
    if let target { members.append(JSONMember("target", .list(target))) }
    if hasHitTest {
      let found = element.map { element in
        JSONValue.object([
          JSONMember(
            "kind", .string(DocumentWords.word(element.kind, in: DocumentWords.elementKinds))),
          JSONMember("indexPath", .list(element.path)),
        ])
      }
      members.append(JSONMember("element", found ?? .null))
    }
    return members
  }
}

extension JSONValue {
  /// A path as `[section, item]`.
  fileprivate static func list(_ path: ItemPath) -> JSONValue {
    .array([.number(path.section), .number(path.item)])
  }
}
