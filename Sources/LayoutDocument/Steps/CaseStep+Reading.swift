import FlowLayoutCore
import LayoutGeometry

/// Reading steps.
extension CaseStep {
  private static let actionKeys = [
    "batchUpdates", "measure", "forgetMeasurements", "scrollTo", "dropTarget",
    "moveInteractively", "endInteractiveMove", "hitTest",
  ]

  /// Reads a step strictly, and takes over what it changes for the steps after it.
  init(_ cursor: JSONCursor, _ context: inout Context) throws(DocumentError) {
    let object = try cursor.object(
      keys: FlowDocument.configurationKeys + FlowDocument.metricsKeys + CaseStep.actionKeys
        + ["sections", "clamp", "anchor", "expected"], remarks: CaseFile.remarkKeys)
    try readLayout(object, &context)
    anchor = try object["anchor"]?.anchor()
    for key in CaseStep.actionKeys {
      guard let action = object[key] else { continue }
      if let action = try action.action(key, context) { actions.append(action) }
    }
    expected = try object["expected"].map { expected throws(DocumentError) in
      try ExpectedStep(expected)
    }
  }

  /// The layout keys of a step.
  private mutating func readLayout(
    _ object: JSONObject, _ context: inout Context
  ) throws(DocumentError) {
    func hasAny(_ keys: [String]) -> Bool { keys.contains(where: object.has) }
    if hasAny(FlowDocument.configurationKeys.filter { $0 != "contentOffset" }) {
      try context.configuration.read(object)
      if let container = object["container"] {
        context.configuration.container = try container.size()
      }
      configuration = context.configuration
    }
    if hasAny(FlowDocument.metricsKeys) {
      context.defaults = try FlowDocument.MetricsOverrides(object).applied(to: context.defaults)
      defaults = context.defaults
    }
    contentOffset = try object["contentOffset"]?.offset()
    if let clamp = object["clamp"] {
      guard contentOffset != nil else { throw clamp.error(.invalid("needs a contentOffset")) }
      clamps = try clamp.bool()
    }
    if let list = object["sections"] {
      let (direction, inherited) = (context.configuration.scrollDirection, context.defaults)
      sections = try list.map { section throws(DocumentError) in
        try FlowDocument.Section(section, scrollDirection: direction, inherited: inherited)
      }
    }
  }
}

extension JSONCursor {
  private static let scrollPositions: [(String, ScrollPosition)] = [
    ("top", .top), ("centeredVertically", .centeredVertically), ("bottom", .bottom),
    ("left", .left), ("centeredHorizontally", .centeredHorizontally), ("right", .right),
    ("nearest", .nearest),
  ]

  fileprivate func anchor() throws(DocumentError) -> ScrollAnchor {
    if case .object = value {
      let object = try object(keys: ["item", "distance"])
      return .leadingEdge(
        .item(try object.required("item").itemPath()),
        distance: try object["distance"]?.distance())
    }
    return try word([("none", ScrollAnchor.none), ("top", .top), ("bottom", .bottom)])
  }

  /// What a step does under one of its keys; nil where that is nothing.
  fileprivate func action(
    _ key: String, _ context: CaseStep.Context
  ) throws(DocumentError) -> CaseStep.Action? {
    switch key {
    case "batchUpdates": return .batch(try batch(context))
    case "measure":
      return .measure(try map { entry throws(DocumentError) in try entry.measurement() })
    case "forgetMeasurements": return try bool() ? .forgetMeasurements : nil
    case "scrollTo": return try scroll()
    case "dropTarget":
      let object = try object(keys: ["moving", "at"])
      return .dropTarget(
        moving: try object.required("moving").itemPath(), at: try object.required("at").offset())
    case "moveInteractively":
      let (from, to) = try move { path throws(DocumentError) in try path.itemPath() }
      return .moveInteractively(from: from, to: to)
    case "endInteractiveMove":
      return .endInteractiveMove(commits: try word([("commit", true), ("cancel", false)]))
    default: return .hitTest(try offset())
    }
  }

  private func scroll() throws(DocumentError) -> CaseStep.Action {
    let object = try object(keys: ["item", "header", "section", "position", "avoidPinned"])
    let (key, cursor) = try object.choice(["item", "header", "section"])
    let target: ScrollTarget
    switch key {
    case "item": target = .element(.item(try cursor.itemPath()))
    case "header":
      target = .element(.header(inSection: try cursor.integer(in: 0...DocumentLimits.count)))
    default: target = .section(try cursor.integer(in: 0...DocumentLimits.count))
    }
    return .scrollTo(
      target, try object.required("position").word(JSONCursor.scrollPositions),
      avoidsPinned: try object["avoidPinned"]?.bool() ?? false)
  }

  private func measurement() throws(DocumentError) -> ElementMeasurement {
    let (key, place) = try openObject().choice(["item", "header", "footer"])
    let object = try object(keys: [key, key == "item" ? "size" : "length"])
    if key == "item" {
      return .item(try place.itemPath(), try object.required("size").size())
    }
    let section = try place.integer(in: 0...DocumentLimits.count)
    let length = try object.required("length").length()
    return key == "header"
      ? .header(section: section, length: length) : .footer(section: section, length: length)
  }

  private func move<Place>(
    _ read: (JSONCursor) throws(DocumentError) -> Place
  ) throws(DocumentError) -> (from: Place, to: Place) {
    let object = try object(keys: ["from", "to"])
    return (try read(object.required("from")), try read(object.required("to")))
  }

  private func batch(_ context: CaseStep.Context) throws(DocumentError) -> StepBatch {
    let object = try object(keys: [
      "deleteSections", "insertSections", "moveSections", "reloadSections", "deleteItems",
      "insertItems", "moveItems", "reloadItems", "countsAfter",
    ])
    let range = 0...DocumentLimits.count
    func index(_ cursor: JSONCursor) throws(DocumentError) -> Int {
      try cursor.integer(in: range)
    }
    func path(_ cursor: JSONCursor) throws(DocumentError) -> ItemPath { try cursor.itemPath() }
    var updates = BatchUpdates()
    updates.deletedSections = try object["deleteSections"]?.map(index) ?? []
    updates.movedSections =
      try object["moveSections"]?.map { entry throws(DocumentError) in
        let (from, to) = try entry.move(index)
        return BatchUpdates.SectionMove(from: from, to: to)
      } ?? []
    updates.deletedItems = try object["deleteItems"]?.map(path) ?? []
    updates.movedItems =
      try object["moveItems"]?.map { entry throws(DocumentError) in
        let (from, to) = try entry.move(path)
        return BatchUpdates.ItemMove(from: from, to: to)
      } ?? []
    func placement(
      _ cursor: JSONCursor
    ) throws(DocumentError) -> BatchUpdates.ItemPlacement {
      let object = try cursor.object(keys: ["at", "size"])
      return BatchUpdates.ItemPlacement(
        at: try object.required("at").itemPath(), size: try object["size"]?.size())
    }
    updates.insertedItems = try object["insertItems"]?.map(placement) ?? []
    updates.reloadedItems = try object["reloadItems"]?.map(placement) ?? []
    updates.countsAfter = try object["countsAfter"]?.map(index)
    func section(
      _ cursor: JSONCursor
    ) throws(DocumentError) -> (index: Int, section: FlowDocument.Section) {
      let object = try cursor.object(keys: ["at", "section"])
      return (
        try index(object.required("at")),
        try FlowDocument.Section(
          object.required("section"), scrollDirection: context.configuration.scrollDirection,
          inherited: context.defaults)
      )
    }
    return StepBatch(
      updates: updates, insertedSections: try object["insertSections"]?.map(section) ?? [],
      reloadedSections: try object["reloadSections"]?.map(section) ?? [])
  }
}

extension ExpectedStep {
  private static let errorWords: [(String, String)] =
    (["invalidUpdate"] + BatchUpdateError.Reason.allCases.map(\.rawValue)).map { ($0, $0) }

  init(_ cursor: JSONCursor) throws(DocumentError) {
    let object = try cursor.object(
      keys: ExpectedLayout.keys + [
        "contentOffset", "contentOffsetAdjustment", "newToOld", "error", "target", "element",
      ])
    layout = try ExpectedLayout(object)
    contentOffset = try object["contentOffset"]?.openNumbers(2, "a point [x, y]")
    contentOffsetAdjustment =
      try object["contentOffsetAdjustment"]?.openNumbers(2, "a point [x, y]")
    newToOld = try object["newToOld"]?.map { section throws(DocumentError) in
      try section.map { path throws(DocumentError) in path.isNull ? nil : try path.itemPath() }
    }
    error = try object["error"]?.word(ExpectedStep.errorWords)
    target = try object["target"]?.itemPath()
    if let element = object["element"] {
      self.element = .some(element.isNull ? nil : try element.elementIdentifier())
    }
  }
}
