/// A set of items of a section as disjoint ranges in order: which ones were measured.
///
/// Scrolling measures contiguous items, so there are few ranges. Costs are with *r* ranges.
struct ItemRanges: Hashable, Sendable {
  /// The ranges: ascending, not empty, not touching.
  private(set) var ranges: [Range<Int>] = []

  /// No items.
  init() {}

  /// All items below a count.
  init(count: Int) {
    if count > 0 { ranges = [0..<count] }
  }

  /// Whether an item is among them.
  ///
  /// - Complexity: O(log *r*).
  func contains(_ item: Int) -> Bool {
    let index = firstIndex(endingAfter: item)
    return index < ranges.count && ranges[index].lowerBound <= item
  }

  /// The first run of items of a range that are not among these; nil where all are.
  ///
  /// - Complexity: O(log *r*).
  func firstGap(in range: Range<Int>) -> Range<Int>? {
    var start = range.lowerBound
    var index = firstIndex(endingAfter: start)
    if index < ranges.count && ranges[index].lowerBound <= start {
      start = ranges[index].upperBound
      index += 1
    }
    guard start < range.upperBound else { return nil }
    let end = index < ranges.count ? ranges[index].lowerBound : range.upperBound
    return start..<min(end, range.upperBound)
  }

  /// Adds items.
  ///
  /// - Complexity: O(*r*).
  mutating func insert(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if ranges.isEmpty {
      ranges = [range]
      return
    }
    let first = firstIndex(endingAfter: range.lowerBound - 1)
    var last = first
    var lower = range.lowerBound
    var upper = range.upperBound
    while last < ranges.count && ranges[last].lowerBound <= upper {
      lower = min(lower, ranges[last].lowerBound)
      upper = max(upper, ranges[last].upperBound)
      last += 1
    }
    ranges.replaceSubrange(first..<last, with: CollectionOfOne(lower..<upper))
  }

  /// Replaces a range of positions by `count` others, which are or are not among these.
  ///
  /// - Complexity: O(*r*).
  mutating func replace(_ range: Range<Int>, with count: Int, contained: Bool) {
    if ranges.isEmpty && !contained { return }
    let shift = count - range.count
    var result = ItemRanges()
    for old in ranges {
      if old.lowerBound < range.lowerBound {
        result.insert(old.lowerBound..<min(old.upperBound, range.lowerBound))
      }
      if old.upperBound > range.upperBound {
        result.insert(max(old.lowerBound, range.upperBound) + shift..<old.upperBound + shift)
      }
    }
    if contained { result.insert(range.lowerBound..<range.lowerBound + count) }
    self = result
  }

  /// The first range that ends behind an item.
  private func firstIndex(endingAfter item: Int) -> Int {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound > item { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
