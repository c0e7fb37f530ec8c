/// Repeatable random numbers, the same on every platform: Steele, Lea and Flood's SplitMix64.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts a sequence; equal seeds give equal sequences.
  public init(seed: UInt64) { state = seed }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number below `bound`, which must be above 0.
  ///
  /// Written out so that a seed means the same under every version of the standard library, and
  /// where an `Int` has 32 bits.
  public mutating func below(_ bound: Int) -> Int { Int((next() >> 11) % UInt64(bound)) }

  /// A number from 0 up to but not including 1.
  public mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Whether an event of a given probability happens.
  public mutating func chance(_ probability: Double) -> Bool { unit() < probability }

  /// One of some values, which must not be empty.
  public mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
