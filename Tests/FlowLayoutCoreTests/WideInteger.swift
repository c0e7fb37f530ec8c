@testable import FlowLayoutCore

/// A signed whole number of any size, as sign and words, to check exact lengths by other means.
struct WideInteger: Equatable {
  var isNegative = false
  /// Base 2³², the least word first, without leading zeros.
  var words: [UInt64] = []

  /// ±`significand` · 2^`shift`, for a shift of at least 0.
  init(isNegative: Bool, significand: UInt64, shift: Int) {
    var words = [UInt64](repeating: 0, count: shift / 32 + 3)
    for bit in 0..<64 where significand >> UInt64(bit) & 1 == 1 {
      words[(bit + shift) / 32] |= 1 << UInt64((bit + shift) % 32)
    }
    self.isNegative = isNegative
    self.words = words
    tidy()
  }

  /// The units of a length, from its two's complement words.
  init(_ length: ExactLength) {
    isNegative = length.high < 0
    var (high, low) = (UInt64(bitPattern: length.high), length.low)
    if isNegative {
      low = ~low &+ 1
      high = ~high &+ (low == 0 ? 1 : 0)
    }
    words = [low & 0xffff_ffff, low >> 32, high & 0xffff_ffff, high >> 32]
    tidy()
  }

  private mutating func tidy() {
    while words.last == 0 { words.removeLast() }
    if words.isEmpty { isNegative = false }
  }

  func times(_ factor: UInt64) -> WideInteger {
    var result = self
    var carry: UInt64 = 0
    for index in words.indices {
      let product = words[index].multipliedFullWidth(by: factor)
      let (low, overflow) = product.low.addingReportingOverflow(carry)
      result.words[index] = low & 0xffff_ffff
      carry = low >> 32 | (product.high &+ (overflow ? 1 : 0)) << 32
    }
    result.words.append(carry & 0xffff_ffff)
    result.words.append(carry >> 32)
    result.tidy()
    return result
  }

  /// Compares magnitudes.
  func isLargerThan(_ other: WideInteger) -> Bool {
    if words.count != other.words.count { return words.count > other.words.count }
    for (a, b) in zip(words.reversed(), other.words.reversed()) where a != b { return a > b }
    return false
  }

  /// The sum of two magnitudes with the sign of the first; both must have one sign.
  func plus(_ other: WideInteger) -> WideInteger {
    var result = self
    var carry: UInt64 = 0
    result.words = []
    for index in 0..<max(words.count, other.words.count) + 1 {
      let sum = word(index) + other.word(index) + carry
      result.words.append(sum & 0xffff_ffff)
      carry = sum >> 32
    }
    result.tidy()
    return result
  }

  /// The difference of two magnitudes, with the sign that comes out for the first one positive.
  func distance(to other: WideInteger) -> WideInteger {
    let (large, small) = other.isLargerThan(self) ? (other, self) : (self, other)
    var result = WideInteger(isNegative: other.isLargerThan(self), significand: 0, shift: 0)
    result.isNegative = other.isLargerThan(self)
    var borrow: UInt64 = 0
    for index in large.words.indices {
      let taken = small.word(index) + borrow
      borrow = large.words[index] < taken ? 1 : 0
      result.words.append((large.words[index] &+ borrow << 32) - taken)
    }
    result.tidy()
    return result
  }

  private func word(_ index: Int) -> UInt64 { index < words.count ? words[index] : 0 }
}

extension WideInteger {
  /// The exact value of a number in units of 2⁻¹¹⁰⁰, in which every number here is whole.
  init(_ value: Double) {
    let significand = value.isNormal ? value.significandBitPattern | 1 << 52 : 0
    self.init(
      isNegative: value < 0, significand: significand,
      shift: value.isNormal ? Int(value.exponent) - 52 + 1100 : 0)
  }

  /// The exact value of a length in units of 2⁻¹¹⁰⁰.
  static func exact(_ length: ExactLength) -> WideInteger {
    var result = WideInteger(length)
    // 2⁻⁴⁴ is 2¹⁰⁵⁶ such units: 33 words.
    if !result.words.isEmpty { result.words = Array(repeating: 0, count: 33) + result.words }
    return result
  }
}
