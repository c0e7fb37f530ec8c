import CFlowLayoutHeader

/// The most elements of a list that a caller gives.
let largestListCount = Int64(Int32.max)

/// A pointer that must not be null.
func required<Value>(
  _ pointer: UnsafePointer<Value>?, _ name: String
) throws(InterfaceError) -> UnsafePointer<Value> {
  guard let pointer = unsafe pointer else {
    throw InterfaceError(FLOW_ERROR_NULL, "\(name) is null")
  }
  return unsafe pointer
}

/// A pointer to write to that must not be null.
func required<Value>(
  _ pointer: UnsafeMutablePointer<Value>?, _ name: String
) throws(InterfaceError) -> UnsafeMutablePointer<Value> {
  guard let pointer = unsafe pointer else {
    throw InterfaceError(FLOW_ERROR_NULL, "\(name) is null")
  }
  return unsafe pointer
}

/// A count of what a caller gives.
func count(_ value: Int64, _ name: String, section: Int? = nil) throws(InterfaceError) -> Int {
  if value < 0 {
    throw InterfaceError(FLOW_ERROR_COUNT, "\(name) is negative", section: section)
  }
  if value > largestListCount {
    throw InterfaceError(FLOW_ERROR_COUNT, "\(name) is too large", section: section)
  }
  return Int(value)
}

/// A list that a caller gives; null only where it is empty.
func list<Element>(
  _ pointer: UnsafePointer<Element>?, _ count: Int64, _ name: String, countName: String
) throws(InterfaceError) -> UnsafeBufferPointer<Element> {
  let count = try CFlowLayout.count(count, countName)
  if count == 0 { return unsafe UnsafeBufferPointer(start: nil, count: 0) }
  return unsafe UnsafeBufferPointer(start: try unsafe required(pointer, name), count: count)
}

/// The choice that a number stands for: that at its index.
func choice<Value>(
  _ number: Int32, of values: [Value], _ name: String, section: Int? = nil
) throws(InterfaceError) -> Value {
  guard let index = Int(exactly: number), values.indices.contains(index) else {
    throw InterfaceError(
      FLOW_ERROR_CHOICE, "\(name) is \(number), which is none of the choices", section: section)
  }
  return values[index]
}

/// The number that stands for a choice: its index.
func number<Value: Equatable>(of value: Value, in values: [Value]) -> Int32 {
  Int32(values.firstIndex(of: value) ?? 0)
}

/// A caller's buffer that a list is written into as far as it fits.
@unsafe struct ListOutput<Element> {
  private let base: UnsafeMutablePointer<Element>?
  private let capacity: Int
  private let countTarget: UnsafeMutablePointer<Int64>
  /// How many elements there are.
  private(set) var count = 0

  /// Takes a buffer of the caller over.
  init(
    _ buffer: UnsafeMutablePointer<Element>?, _ capacity: Int64,
    _ count: UnsafeMutablePointer<Int64>?
  ) throws(InterfaceError) {
    unsafe countTarget = try unsafe required(count, "count")
    if capacity < 0 { throw InterfaceError(FLOW_ERROR_COUNT, "capacity is negative") }
    if capacity > 0 { _ = try unsafe required(buffer, "buffer") }
    unsafe base = buffer
    unsafe self.capacity = Int(clamping: capacity)
  }

  /// How many elements the buffer holds.
  var room: Int { unsafe capacity }

  /// Whether all elements so far are in the buffer.
  var fits: Bool { unsafe count <= capacity }

  /// Adds an element.
  @inline(__always)
  mutating func put(_ element: Element) {
    if unsafe count < capacity, let base = unsafe base { unsafe base[count] = element }
    unsafe count &+= 1
  }

  /// Adds a terminator, which stands in the buffer's last place where it does not fit.
  mutating func end(with terminator: Element) {
    unsafe put(terminator)
    if unsafe !fits && capacity > 0, let base = unsafe base {
      unsafe base[capacity - 1] = terminator
    }
  }

  /// Tells the caller how many elements there are.
  func finish() { unsafe finish(count: count) }

  /// Tells the caller how many elements there are, where they were not put one by one.
  func finish(count: Int) { unsafe countTarget.pointee = Int64(count) }
}
