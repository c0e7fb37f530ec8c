/// A generator whose numbers depend on its seed alone, the same in every run and every language.
///
/// The sequence is SplitMix64's, which the peers' scripts produce too.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Creates the generator of a seed.
  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A whole number below `bound`, which must be above 0.
  ///
  /// By remainder: the bias is of no interest here, and other languages can do the same.
  package mutating func below(_ bound: Int) -> Int { Int(next() >> 11) % bound }
}
