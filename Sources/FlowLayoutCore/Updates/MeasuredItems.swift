/// Which items of a self-sizing section were measured; of other sections nothing is noted.
enum MeasuredItems: Hashable, Sendable {
  /// None of them, or none that matters.
  case none
  /// All of them.
  case all
  /// Some of them.
  case some(ItemRanges)
}

extension MeasuredItems {
  /// Whether an item was measured.
  func contains(_ item: Int) -> Bool {
    switch self {
    case .none: false
    case .all: true
    case .some(let ranges): ranges.contains(item)
    }
  }

  /// The first run of items of a range that were not measured; nil where all were.
  func firstGap(in range: Range<Int>) -> Range<Int>? {
    switch self {
    case .none: range.isEmpty ? nil : range
    case .all: nil
    case .some(let ranges): ranges.firstGap(in: range)
    }
  }

  /// Notes items of a section of `count` as measured.
  mutating func insert(_ range: Range<Int>, of count: Int) {
    var ranges = ranges(of: count)
    ranges.insert(range)
    self = MeasuredItems(ranges, of: count)
  }

  /// Replaces a range of a section's `count` items by others, which are measured or not.
  mutating func replace(_ range: Range<Int>, of count: Int, with flags: [Bool]) {
    let newCount = count - range.count + flags.count
    switch self {
    case .none where !flags.contains(true): return
    case .all where !flags.contains(false) && newCount > 0: return
    default: break
    }
    var ranges = ranges(of: count)
    ranges.replace(range, with: flags.count, contained: false)
    var start = 0
    while start < flags.count {
      let end = flags[start...].firstIndex { $0 != flags[start] } ?? flags.count
      if flags[start] { ranges.insert(range.lowerBound + start..<range.lowerBound + end) }
      start = end
    }
    self = MeasuredItems(ranges, of: newCount)
  }

  /// The measured items out of `count` as ranges.
  func ranges(of count: Int) -> ItemRanges {
    switch self {
    case .none: ItemRanges()
    case .all: ItemRanges(count: count)
    case .some(let ranges): ranges
    }
  }

  /// Ranges of `count` items in their shortest form.
  init(_ ranges: ItemRanges, of count: Int) {
    if ranges.ranges.isEmpty {
      self = .none
    } else {
      self = ranges == ItemRanges(count: count) ? .all : .some(ranges)
    }
  }
}

/// The main lengths of a section's header and footer that were measured, in points.
struct MeasuredBoundaries: Hashable, Sendable {
  /// The header's; nil where its metrics count.
  var header: Double?
  /// The footer's; nil where its metrics count.
  var footer: Double?
}
