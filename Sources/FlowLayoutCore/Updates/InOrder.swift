/// Finding what need not move.
enum InOrder {
  /// For distinct numbers, which of them form a longest ascending subsequence.
  ///
  /// - Complexity: O(*n*) where all ascend, else O(*n* + *m* log *m*) for the *m* numbers between the
  ///   first and the last that are out of place.
  static func longest(of numbers: [Int]) -> [Bool] {
    var result = Array(repeating: true, count: numbers.count)
    let middle = outOfPlace(numbers)
    guard !middle.isEmpty else { return result }
    for index in middle { result[index] = false }
    let (before, last) = patience(numbers[middle])
    var next = last
    while next >= 0 {
      result[middle.lowerBound + next] = true
      next = before[next]
    }
    return result
  }

  /// Which indices below a count are in a list.
  static func flags(_ indices: [Int], count: Int) -> [Bool] {
    var flags = Array(repeating: false, count: count)
    for index in indices { flags[index] = true }
    return flags
  }

  /// The numbers without the ends of the list that ascend and are below, or above, all the rest:
  /// these stay in any case.
  private static func outOfPlace(_ numbers: [Int]) -> Range<Int> {
    // Before the first descent nothing is out of place but what is above a later number, and the
    // same from behind: so the least and the greatest of the middle are enough.
    var lower = 1
    while lower < numbers.count && numbers[lower - 1] < numbers[lower] { lower += 1 }
    guard lower < numbers.count else { return 0..<0 }
    var upper = numbers.count - 1
    while numbers[upper - 1] < numbers[upper] { upper -= 1 }
    var (least, greatest) = (Int.max, Int.min)
    for index in lower..<numbers.count { least = min(least, numbers[index]) }
    for index in 0..<upper { greatest = max(greatest, numbers[index]) }
    while lower > 0 && numbers[lower - 1] > least { lower -= 1 }
    while upper < numbers.count && numbers[upper] < greatest { upper += 1 }
    return lower..<upper
  }

  /// For each number the index of the one before it in a longest ascending subsequence that ends
  /// with it, -1 for none, and the last index of a longest one; indices count from the slice's start.
  private static func patience(_ numbers: ArraySlice<Int>) -> (before: [Int], last: Int) {
    // For each length the least number that ends a subsequence of that length, and its index.
    // Numbers apart from indices: the search touches these alone.
    var ends: [Int] = []
    var places: [Int] = []
    var before: [Int] = []
    before.reserveCapacity(numbers.count)
    for number in numbers {
      let length = ends.firstPlace { $0 >= number }
      if length == ends.count {
        ends.append(number)
        places.append(before.count)
      } else {
        ends[length] = number
        places[length] = before.count
      }
      before.append(length > 0 ? places[length - 1] : -1)
    }
    return (before, places.last ?? -1)
  }
}
