import ReferenceLayout
import Testing

@testable import FlowLayoutCore

/// Whole units of 2⁻⁴⁴ point against integers of any size.
@Suite struct ExactLengthTests {
  /// Numbers of every magnitude up to 2⁸², with few and with many bits.
  static func numbers(seed: UInt64, count: Int, exponents: ClosedRange<Int>) -> [Double] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      let exponent = exponents.lowerBound + random.below(exponents.count)
      let fraction = random.chance(0.3) ? Double(random.below(4)) / 4 : random.unit()
      let value = Double(sign: .plus, exponent: exponent, significand: 1 + fraction)
      return random.chance(0.5) ? value : -value
    }
  }

  static let samples =
    numbers(seed: 1, count: 1500, exponents: -60...82)
    + [0, -0.0, 0x1p-44, 0x1p-45, 0x1.8p-44, 0x1.8p-45, 0x1p8, 0x1p8 - 0x1p-45, 0x1p18, 0x1p19]
    + [-0x1p-45, -0x1.8p-44, 0x1p18 - 0x1p-34, 0x1p20, 0x1p40, -0x1p40, 0x1.fffffffffffffp82]

  /// Whether a length's nearest unit is the one given: at most half a unit away, even at a tie.
  static func isNearest(_ length: ExactLength, to value: Double) -> Bool {
    let (exact, wanted) = (WideInteger.exact(length), WideInteger(value))
    guard exact.words.isEmpty || wanted.words.isEmpty || exact.isNegative == wanted.isNegative
    else { return false }
    var error = exact.distance(to: wanted)
    error.isNegative = false
    let half = WideInteger(0x1p-45)
    if error.isLargerThan(half) { return false }
    return error != half || length.low % 2 == 0
  }

  @Test func lengthsAreRoundedToTheNearestUnit() {
    for value in ExactLengthTests.samples {
      #expect(ExactLengthTests.isNearest(ExactLength(value), to: value), "\(value)")
    }
  }

  @Test func smallUnitsAreTheSameUnits() {
    for value in ExactLengthTests.samples where value.magnitude < 0x1p19 {
      #expect(
        ExactLength(units: ExactLength.smallUnits(value)) == ExactLength(value), "\(value)")
    }
  }

  @Test func wholeUnitsComeBackUnchanged() {
    for value in ExactLengthTests.samples where value.magnitude >= 0x1p8 {
      #expect(ExactLength(value).points == value)
    }
    #expect(ExactLength(-0.0).points.sign == .plus)
  }

  @Test func sumsDoNotDependOnTheirOrder() {
    let lengths = ExactLengthTests.numbers(seed: 3, count: 500, exponents: -44...70).map {
      ExactLength($0)
    }
    let forward = lengths.reduce(ExactLength.zero) { $0.plus($1) }
    let backward = lengths.reversed().reduce(ExactLength.zero) { $0.plus($1) }
    #expect(forward == backward)
    #expect(lengths.reduce(forward) { $0.minus($1) } == .zero)
  }

  @Test func sumsAreExact() {
    let lengths = ExactLengthTests.samples.filter { $0.magnitude < 0x1p81 }.map {
      ExactLength($0)
    }.filter { $0 != .zero }
    for (a, b) in zip(lengths, lengths.dropFirst()) {
      let (wideA, wideB) = (WideInteger(a), WideInteger(b))
      var expected: WideInteger
      if wideA.isNegative == wideB.isNegative {
        expected = wideA.plus(wideB)
      } else {
        expected = wideA.distance(to: wideB)
        if wideA.isNegative && !expected.words.isEmpty { expected.isNegative.toggle() }
      }
      #expect(WideInteger(a.plus(b)) == expected, "\(a) + \(b)")
      #expect(a.plus(b).minus(b) == a)
    }
  }

  @Test func productsAreExact() {
    var random = SplitMix64(seed: 4)
    let small = ExactLengthTests.samples.filter { $0.magnitude < 0x1p51 }
    for value in small {
      let length = ExactLength(value)
      let count = random.chance(0.2) ? Int(Int32.max) : random.below(Int(Int32.max))
      let expected = WideInteger(length).times(UInt64(count))
      #expect(WideInteger(length.times(count)) == expected, "\(value) × \(count)")
      #expect(length.times(1) == length && length.times(0) == .zero)
    }
  }

  /// The nearest number: no other is nearer, and at a tie its last bit is 0.
  @Test func pointsAreTheNearestNumber() {
    var random = SplitMix64(seed: 5)
    var lengths = ExactLengthTests.samples.map { ExactLength($0) }
    for _ in 0..<1500 {
      let high = Int64(bitPattern: random.next()) >> Int64(random.below(64))
      let low = random.chance(0.3) ? random.next() & ~0 << UInt64(random.below(64)) : random.next()
      lengths.append(ExactLength(high: high, low: low))
    }
    lengths.append(ExactLength(high: 0, low: 1 << 63))
    lengths.append(ExactLength(high: -1, low: 0))
    lengths.append(ExactLength(high: .min, low: 0))
    // Just beyond a tie that would go down: only the last unit says so.
    lengths.append(ExactLength(high: 1 << 62 | 1 << 9, low: 1))
    lengths.append(ExactLength.zero.minus(ExactLength(high: 1 << 62 | 1 << 9, low: 1)))
    lengths.append(ExactLength(high: 1 << 52, low: 1 << 63))
    lengths.append(ExactLength(high: .max, low: .max))
    for length in lengths {
      let value = length.points
      let exact = WideInteger.exact(length)
      func error(_ candidate: Double) -> WideInteger {
        let wide = WideInteger(candidate)
        let differ =
          wide.isNegative != exact.isNegative && !wide.words.isEmpty && !exact.words.isEmpty
        var result = differ ? wide.plus(exact) : wide.distance(to: exact)
        result.isNegative = false
        return result
      }
      let own = error(value)
      for neighbour in [value.nextUp, value.nextDown] where neighbour.magnitude > 0x1p-1000 {
        let other = error(neighbour)
        #expect(!own.isLargerThan(other), "\(length)")
        #expect(own != other || value.significandBitPattern % 2 == 0, "\(length)")
      }
    }
  }

  @Test func checkedSumsKnowTheRange() {
    let largest = ExactLength(high: .max, low: .max)
    let smallest = ExactLength(high: .min, low: 0)
    let unit = ExactLength(units: 1)
    #expect(largest.plusChecked(unit) == nil)
    #expect(smallest.plusChecked(ExactLength(units: -1)) == nil)
    #expect(largest.plusChecked(smallest) == ExactLength(units: -1))
    #expect(largest.minus(unit).plusChecked(unit) == largest)
  }

  @Test func orderIsThatOfTheValues() {
    let values = ExactLengthTests.samples.filter { $0.magnitude >= 0x1p8 }.sorted()
    for (a, b) in zip(values, values.dropFirst()) where a < b {
      #expect(ExactLength(a) < ExactLength(b))
      #expect(!(ExactLength(b) < ExactLength(a)))
    }
  }
}
