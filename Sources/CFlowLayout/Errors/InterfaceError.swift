import CFlowLayoutHeader
import FlowLayoutCore
import PeoplePopover
import PopoverGeometry

/// Why a call fails, and where: what `flow_last_error` tells.
struct InterfaceError: Error {
  /// The status that the call returns.
  var status: flow_status
  /// What is wrong, in words of ASCII on one line.
  var text: String
  /// The section meant, or the index in a list of counts.
  var section: Int?
  /// The item meant.
  var item: Int?
  /// What was needed, where counts or sizes disagree.
  var expected: Int?
  /// What there was, where counts or sizes disagree.
  var found: Int?

  /// Creates an error of a status, which C declares without a type.
  init(
    _ status: Int, _ text: String, section: Int? = nil, item: Int? = nil, expected: Int? = nil,
    found: Int? = nil
  ) {
    self.status = flow_status(status)
    self.text = text
    self.section = section
    self.item = item
    self.expected = expected
    self.found = found
  }
}

/// Does a call's work, and turns what it throws into its status and the thread's last error.
@inline(__always)
func answer(_ body: () throws -> Void) -> flow_status {
  do {
    try body()
    return flow_status(FLOW_OK)
  } catch {
    return fail(error)
  }
}

/// Records a failure for the thread, and gives its status.
private func fail(_ error: any Error) -> flow_status {
  let failure = interfaceError(error)
  failure.record()
  return failure.status
}

/// An error in the interface's terms.
///
/// The types are named, not looked up by a protocol: a static library is linked without files that only
/// hold a conformance.
private func interfaceError(_ error: any Error) -> InterfaceError {
  switch error {
  case let error as InterfaceError: error
  case let error as FlowLayoutError: error.interfaceError
  case let error as BatchUpdateError: error.interfaceError
  case let error as PopoverError: error.interfaceError
  case let error as PeopleSizingError: error.interfaceError
  case let error as PeoplePlacementError: error.interfaceError
  default: InterfaceError(FLOW_ERROR_INTERNAL, "an error that the interface does not know")
  }
}
