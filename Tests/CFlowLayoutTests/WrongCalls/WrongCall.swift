import CFlowLayoutHeader
import Testing

/// A call that must fail, with its status and message, and leave everything as it was.
@safe struct WrongCall: Sendable, CustomTestStringConvertible {
  /// The status expected.
  var status: Int
  /// The message expected.
  var message: String
  /// Makes the call.
  var call: @Sendable (Subject) -> flow_status
  /// Whether the call tells a count although it fails.
  var writesCount = false

  init(
    _ status: Int, _ message: String, writesCount: Bool = false,
    _ call: @escaping @Sendable (Subject) -> flow_status
  ) {
    self.status = status
    self.message = message
    self.writesCount = writesCount
    self.call = call
  }

  var testDescription: String { message }
}
