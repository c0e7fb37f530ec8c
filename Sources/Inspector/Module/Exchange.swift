/// The memory in which the page and the module hand numbers and text to each other.
///
/// The page reserves room, writes its numbers, and calls; the answer stands in the same place. There
/// is one page and no second thread.
@safe struct Exchange {
  /// The numbers, and for how many there is room.
  private var numbers: UnsafeMutableBufferPointer<Double>
  /// How many numbers of the answer are written.
  private(set) var count = 0
  /// The text of the answer in UTF-8.
  private(set) var text: [UInt8] = []

  init() {
    unsafe numbers = UnsafeMutableBufferPointer<Double>.allocate(capacity: 4096)
    unsafe numbers.initialize(repeating: 0)
  }

  /// Where the numbers stand now.
  var base: UnsafeMutablePointer<Double>? { unsafe numbers.baseAddress }

  /// The number at an index; NaN outside the room, which every check refuses.
  subscript(index: Int) -> Double {
    unsafe numbers.indices.contains(index) ? numbers[index] : .nan
  }

  /// Makes room for so many numbers; what stands there stays.
  mutating func reserve(_ wanted: Int) {
    guard unsafe wanted > numbers.count else { return }
    let larger = unsafe UnsafeMutableBufferPointer<Double>.allocate(
      capacity: max(wanted, numbers.count * 2))
    unsafe larger.initialize(repeating: 0)
    _ = unsafe larger.update(fromContentsOf: numbers)
    unsafe numbers.deallocate()
    unsafe numbers = larger
  }

  /// Begins an answer; what the page wrote may be lost from here on.
  mutating func beginAnswer() {
    count = 0
    text.removeAll(keepingCapacity: true)
  }

  /// Adds a number to the answer.
  @inline(never)
  mutating func append(_ number: Double) {
    reserve(count + 1)
    unsafe numbers[count] = number
    count += 1
  }

  /// Adds a text to the answer.
  mutating func append(_ word: String) {
    for byte in word.utf8 { text.append(byte) }
  }
}

/// What the page and the module share.
nonisolated(unsafe) var exchange = Exchange()

/// The place of the numbers, with room for so many.
@c(inspector_reserve)
public func inspectorReserve(_ count: Int32) -> UnsafeMutablePointer<Double>? {
  unsafe exchange.reserve(Int(count))
  return unsafe exchange.base
}

/// How many numbers the last answer has.
@c(inspector_count)
public func inspectorCount() -> Int32 { unsafe Int32(clamping: exchange.count) }

/// How many bytes the last answer's text has.
@c(inspector_text_length)
public func inspectorTextLength() -> Int32 { unsafe Int32(clamping: exchange.text.count) }

/// One byte of the last answer's text; texts are a line long.
@c(inspector_text_byte)
public func inspectorTextByte(_ index: Int32) -> Int32 {
  let text = unsafe exchange.text
  return text.indices.contains(Int(index)) ? Int32(text[Int(index)]) : 0
}
