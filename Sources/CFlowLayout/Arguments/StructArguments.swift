import CFlowLayoutHeader

/// The sizes that a struct with a size can have at all.
///
/// The limit keeps a field that holds something else from leading far beyond the caller's memory.
private let structSizes = 8...4096

/// What a struct of a caller may leave out: the end of the fields that must be there.
private func checkSize(
  _ size: Int, atLeast required: Int, _ name: String
) throws(InterfaceError) {
  guard structSizes.contains(size), size % 8 == 0, size >= required else {
    throw InterfaceError(
      FLOW_ERROR_STRUCT_SIZE, "\(name): struct_size is \(size)", expected: required, found: size)
  }
}

/// The size that a struct says it has.
func structSize(of pointer: UnsafeRawPointer) -> Int {
  unsafe Int(pointer.loadUnaligned(as: UInt32.self))
}

/// Reads a struct whose first field is its size.
///
/// Fields that an older caller does not know keep their defaults; a newer caller's further bytes must
/// be 0.
///
/// - Parameters:
///   - pointer: The struct.
///   - defaults: A struct with the defaults.
///   - required: The end of the fields that cannot be left out.
///   - name: What the struct is called in messages.
/// - Returns: The struct.
/// - Throws: An `InterfaceError` where its size or a byte beyond what is known is wrong.
func readStruct<Value: BitwiseCopyable>(
  _ pointer: UnsafeRawPointer, over defaults: Value, required: Int, _ name: String
) throws(InterfaceError) -> Value {
  let size = unsafe structSize(of: pointer)
  try checkSize(size, atLeast: required, name)
  let known = min(size, MemoryLayout<Value>.size)
  let bytes = unsafe UnsafeRawBufferPointer(start: pointer, count: size)
  guard unsafe bytes[known...].allSatisfy({ $0 == 0 }) else {
    throw InterfaceError(
      FLOW_ERROR_UNKNOWN_FIELD,
      "\(name): a field beyond \(known) bytes is set, which this version does not know",
      expected: known, found: size)
  }
  var value = defaults
  unsafe withUnsafeMutableBytes(of: &value) { target in
    unsafe target.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<known]))
  }
  return value
}

/// A struct of the caller that is written at the end of a call, checked at its beginning.
@unsafe struct StructOutput<Value: BitwiseCopyable> {
  private let pointer: UnsafeMutableRawPointer
  private let size: Int

  /// Takes a struct of the caller over.
  init(_ pointer: UnsafeMutablePointer<Value>?, _ name: String) throws(InterfaceError) {
    unsafe self.pointer = UnsafeMutableRawPointer(try unsafe required(pointer, name))
    unsafe size = structSize(of: UnsafeRawPointer(self.pointer))
    try checkSize(unsafe size, atLeast: 8, name)
  }

  /// A struct of the caller, or nil where it wants none.
  static func optional(
    _ pointer: UnsafeMutablePointer<Value>?, _ name: String
  ) throws(InterfaceError) -> StructOutput? {
    unsafe pointer == nil ? nil : try unsafe StructOutput(pointer, name)
  }

  /// Writes all that both know behind the size, and zeros over the rest.
  func write(_ value: Value) {
    let target = unsafe UnsafeMutableRawBufferPointer(start: pointer, count: size)
    unsafe withUnsafeBytes(of: value) { bytes in
      for index in unsafe 4..<size {
        unsafe target[index] = index < bytes.count ? bytes[index] : 0
      }
    }
  }
}

/// Writes defaults into a struct whose size the caller names.
func initialize<Value: BitwiseCopyable>(
  _ pointer: UnsafeMutablePointer<Value>?, _ structSize: UInt32, with defaults: Value,
  _ name: String
) throws(InterfaceError) {
  let pointer = UnsafeMutableRawPointer(try unsafe required(pointer, name))
  try checkSize(Int(structSize), atLeast: 8, name)
  unsafe pointer.storeBytes(of: structSize, as: UInt32.self)
  let output = try unsafe StructOutput(pointer.assumingMemoryBound(to: Value.self), name)
  unsafe output.write(defaults)
}
