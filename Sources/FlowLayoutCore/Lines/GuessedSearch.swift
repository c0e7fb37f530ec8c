/// Searching a sorted sequence from a guess.
///
/// Lines and chunks are about evenly spread, so that their share of the whole tells nearly where they
/// are. A search by halves would touch memory all over a table that is mostly not in a cache; this one
/// touches the guess and its neighbours.
enum GuessedSearch {
  /// The first index of a range for which a condition holds that holds from some index on; the
  /// range's end where it holds for none.
  ///
  /// - Complexity: O(log *d*) for *d* the distance from the guess, which may lie anywhere.
  @inline(__always)
  static func firstIndex(
    in range: Range<Int>, near guess: Int, where holds: (Int) -> Bool
  ) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    // The answer is in low…high. Steps that double lead to a bracket around it.
    var probe = max(low, min(guess, high &- 1))
    var step = 1
    if low < high && holds(probe) {
      while true {
        high = probe
        probe = high &- step
        if probe < low { break }
        if !holds(probe) {
          low = probe &+ 1
          break
        }
        step &*= 2
      }
    } else {
      while probe < high {
        low = probe &+ 1
        probe = low &+ step &- 1
        if probe < high && holds(probe) {
          high = probe
          break
        }
        step &*= 2
      }
    }
    while low < high {
      let middle = (low &+ high) / 2
      if holds(middle) { high = middle } else { low = middle &+ 1 }
    }
    return low
  }

  /// The index, out of `count`, at a share of the whole; the first where there is no whole.
  @inline(__always)
  static func index(at part: Double, of whole: Double, count: Int) -> Int {
    let share = part / whole * Double(count)
    // Also false for NaN.
    return share > 0 ? Int(min(share, Double(count &- 1))) : 0
  }
}
