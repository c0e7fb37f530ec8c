import LayoutGeometry
import PeoplePopover
import PopoverGeometry

/// Where a popover lies, or the error of the rules in place of that.
///
/// The answer always has all keys, so that a case that expects a frame and meets an error fails with
/// both named.
func placementAnswer(_ input: JSONCursor) throws(DocumentError) -> JSONValue {
  let request = try input.popoverRequest()
  do {
    return .object(PopoverAnswer(try request.placement()).members + [JSONMember("error", .null)])
  } catch {
    return .object(
      PopoverAnswer.keys.map { JSONMember($0, .null) } + [
        JSONMember("error", .string(error.name))
      ])
  }
}

/// The style that is shown in place of a popover.
func adaptivityAnswer(_ input: JSONCursor) throws(DocumentError) -> JSONValue {
  .object([JSONMember("style", .string(try input.adaptivity().style().name))])
}

/// The size of a text of so many glyphs that breaks anywhere.
func textRefitAnswer(_ input: JSONCursor) throws(DocumentError) -> JSONValue {
  let object = try input.object(keys: ["glyphs", "proposedWidth"])
  let size = FixedAdvanceText().size(
    glyphCount: try object.required("glyphs").integer(in: 0...DocumentLimits.count),
    proposedWidth: try object.required("proposedWidth").length())
  return .object([JSONMember("size", .list(size))])
}
