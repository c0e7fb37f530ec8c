import FlowLayoutCore
import LayoutGeometry
import PeoplePopover

/// The size of a people popover of two groups, and what its list needs there.
func peopleAnswer(_ input: JSONCursor) throws(DocumentError) -> JSONValue {
  let object = try input.object(keys: ["groupOne", "groupTwo"])
  let sizing = try peopleSizing(object)
  return try answering(input) { () throws(FlowLayoutError) in
    let report = try sizing.report()
    return .object([
      JSONMember("formulaSize", .list(report.formulaSize)),
      JSONMember("uncappedHeight", .number(report.uncappedHeight)),
      JSONMember("flowContentHeight", .number(report.contentHeight)),
      JSONMember("scrolls", .bool(report.scrolls)),
      JSONMember("naturalWidth", .number(sizing.naturalWidth)),
    ])
  }
}

/// How many people stand beside one another at a width.
func peopleColumnsAnswer(_ input: JSONCursor) throws(DocumentError) -> JSONValue {
  let width = try input.object(keys: ["width"]).required("width").length()
  let sizing = try peopleSizing([])
  return try answering(input) { () throws(FlowLayoutError) in
    .object([
      JSONMember("columns", .number(try sizing.columns(atWidth: width))),
      JSONMember("itemsTooWide", .bool(try sizing.itemsAreTooWide(atWidth: width))),
    ])
  }
}

/// The height that the list needs at the width that it was placed at, beside the one asked for.
func peopleRefitAnswer(_ input: JSONCursor) throws(DocumentError) -> JSONValue {
  let object = try input.object(keys: ["groupOne", "groupTwo", "placedWidth"])
  let width = try object.required("placedWidth").length()
  let sizing = try peopleSizing(object)
  return try answering(input) { () throws(FlowLayoutError) in
    .object([
      JSONMember("flowContentHeight", .number(try sizing.contentHeight(atWidth: width))),
      JSONMember("formulaHeight", .number(sizing.formulaSize.height)),
    ])
  }
}

private func peopleSizing(_ object: JSONObject) throws(DocumentError) -> PeoplePopoverSizing {
  let range = 0...DocumentLimits.count
  return try peopleSizing([
    object.required("groupOne").integer(in: range), object.required("groupTwo").integer(in: range),
  ])
}

private func peopleSizing(_ counts: [Int]) throws(DocumentError) -> PeoplePopoverSizing {
  do {
    return try PeoplePopoverSizing(counts: counts)
  } catch {
    throw DocumentError(path: "input", problem: .invalid(error.text))
  }
}

/// Gives an error of the engine the place of the input.
private func answering(
  _ input: JSONCursor, _ body: () throws(FlowLayoutError) -> JSONValue
) throws(DocumentError) -> JSONValue {
  do {
    return try body()
  } catch {
    throw input.error(.invalid("cannot be laid out"))
  }
}
