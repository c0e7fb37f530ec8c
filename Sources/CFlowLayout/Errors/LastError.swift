public import CFlowLayoutHeader

extension InterfaceError {
  /// Makes this the thread's last error.
  func record() {
    let record = unsafe flow_thread_failure()
    guard let record = unsafe record else { return }
    var error = flow_error()
    error.status = status
    error.section = number(section)
    error.item = number(item)
    error.expected = number(expected)
    error.found = number(found)
    unsafe record.pointee.error = error
    var length = 0
    unsafe withUnsafeMutableBytes(of: &record.pointee.message) { bytes in
      for byte in text.utf8.prefix(bytes.count - 1) {
        unsafe bytes[length] = byte
        length += 1
      }
      unsafe bytes[length] = 0
    }
    unsafe record.pointee.length = Int64(length)
  }

  private func number(_ value: Int?) -> Int64 { value.map(Int64.init) ?? -1 }
}

/// `flow_interface_version`: the version of the interface that the library has.
@c(flow_interface_version)
public func flowInterfaceVersion() -> Int32 { 1 }

/// `flow_last_error`: the last call of this thread that failed.
@c(flow_last_error)
public func flowLastError(_ error: UnsafeMutablePointer<flow_error>?) -> flow_status {
  quietly { () throws(InterfaceError) in
    let output = try unsafe StructOutput(error, "error")
    let record = unsafe flow_thread_failure()
    var value = flow_error()
    (value.section, value.item, value.expected, value.found) = (-1, -1, -1, -1)
    if let record = unsafe record, unsafe record.pointee.error.status != flow_status(FLOW_OK) {
      value = unsafe record.pointee.error
    }
    unsafe output.write(value)
  }
}

/// `flow_last_error_message`: the last failure of this thread in words.
@c(flow_last_error_message)
public func flowLastErrorMessage(
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int64, _ count: UnsafeMutablePointer<Int64>?
) -> flow_status {
  quietly { () throws(InterfaceError) in
    var list = try unsafe ListOutput(buffer, capacity, count)
    if let record = unsafe flow_thread_failure() {
      let length = unsafe Int(record.pointee.length)
      unsafe withUnsafeBytes(of: &record.pointee.message) { bytes in
        for index in 0..<length { unsafe list.put(CChar(bitPattern: bytes[index])) }
      }
    }
    unsafe list.end(with: 0)
    unsafe list.finish()
  }
}

/// Does a call's work without touching the thread's last error, which it is about.
private func quietly(_ body: () throws(InterfaceError) -> Void) -> flow_status {
  do throws(InterfaceError) {
    try body()
    return flow_status(FLOW_OK)
  } catch {
    return error.status
  }
}

/// `flow_status_name`: the name of a status, for messages.
@c(flow_status_name)
public func flowStatusName(_ status: flow_status) -> UnsafePointer<CChar> {
  let name: StaticString =
    switch Int(status) {
    case FLOW_OK: "FLOW_OK"
    case FLOW_ERROR_NULL: "FLOW_ERROR_NULL"
    case FLOW_ERROR_HANDLE: "FLOW_ERROR_HANDLE"
    case FLOW_ERROR_STRUCT_SIZE: "FLOW_ERROR_STRUCT_SIZE"
    case FLOW_ERROR_UNKNOWN_FIELD: "FLOW_ERROR_UNKNOWN_FIELD"
    case FLOW_ERROR_CHOICE: "FLOW_ERROR_CHOICE"
    case FLOW_ERROR_COUNT: "FLOW_ERROR_COUNT"
    case FLOW_ERROR_BUFFER: "FLOW_ERROR_BUFFER"
    case FLOW_ERROR_NO_SUCH_ELEMENT: "FLOW_ERROR_NO_SUCH_ELEMENT"
    case FLOW_ERROR_INTERNAL: "FLOW_ERROR_INTERNAL"
    case FLOW_ERROR_NOT_A_NUMBER: "FLOW_ERROR_NOT_A_NUMBER"
    case FLOW_ERROR_INFINITE: "FLOW_ERROR_INFINITE"
    case FLOW_ERROR_NEGATIVE: "FLOW_ERROR_NEGATIVE"
    case FLOW_ERROR_NOT_POSITIVE: "FLOW_ERROR_NOT_POSITIVE"
    case FLOW_ERROR_TOO_LARGE: "FLOW_ERROR_TOO_LARGE"
    case FLOW_ERROR_TOO_SMALL: "FLOW_ERROR_TOO_SMALL"
    case FLOW_ERROR_COUNT_MISMATCH: "FLOW_ERROR_COUNT_MISMATCH"
    case FLOW_ERROR_OVERFLOW: "FLOW_ERROR_OVERFLOW"
    case FLOW_ERROR_IN_GRID: "FLOW_ERROR_IN_GRID"
    case FLOW_ERROR_INDEX_OUT_OF_RANGE: "FLOW_ERROR_INDEX_OUT_OF_RANGE"
    case FLOW_ERROR_DUPLICATE_OPERATION: "FLOW_ERROR_DUPLICATE_OPERATION"
    case FLOW_ERROR_CONFLICTING_OPERATIONS: "FLOW_ERROR_CONFLICTING_OPERATIONS"
    case FLOW_ERROR_IN_DELETED_SECTION: "FLOW_ERROR_IN_DELETED_SECTION"
    case FLOW_ERROR_IN_INSERTED_SECTION: "FLOW_ERROR_IN_INSERTED_SECTION"
    case FLOW_ERROR_EMPTY_CONTAINER: "FLOW_ERROR_EMPTY_CONTAINER"
    case FLOW_ERROR_NO_USABLE_AREA: "FLOW_ERROR_NO_USABLE_AREA"
    default: "unknown"
    }
  // A literal's text ends with a 0 and is never freed.
  return unsafe UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
}
