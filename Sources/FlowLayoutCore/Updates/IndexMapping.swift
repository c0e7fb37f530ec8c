/// How indices before a change become indices after it, for one list.
///
/// What neither leaves nor arrives keeps its order and fills the places that remain. Costs are with
/// *k*, the number of elements that leave or arrive.
struct IndexMapping: Hashable, Sendable {
  /// The old indices that leave, ascending: deleted, or moved elsewhere.
  private(set) var removed: [Int] = []
  /// The new indices that arrive, ascending: inserted, or moved here.
  private(set) var arrived: [Int] = []

  /// Creates a mapping from indices in any order, each at most once.
  init(removed: [Int] = [], arrived: [Int] = []) {
    self.removed = removed.ascending { $0 < $1 }
    self.arrived = arrived.ascending { $0 < $1 }
  }

  /// Whether nothing changes.
  var isIdentity: Bool { removed.isEmpty && arrived.isEmpty }

  /// The count after the change of a list of `count`.
  func count(after count: Int) -> Int { count - removed.count + arrived.count }

  /// The new index of an old one; nil where it leaves, or is no index.
  ///
  /// - Complexity: O(log *k*).
  func newIndex(of old: Int) -> Int? {
    guard let rank = IndexMapping.rank(of: old, without: removed) else { return nil }
    return IndexMapping.index(ofRank: rank, without: arrived)
  }

  /// The old index of a new one; nil where it arrives, or is no index.
  ///
  /// - Complexity: O(log *k*).
  func oldIndex(of new: Int) -> Int? {
    guard let rank = IndexMapping.rank(of: new, without: arrived) else { return nil }
    return IndexMapping.index(ofRank: rank, without: removed)
  }

  /// The changes as replacements of ranges, ascending; ranges neither overlap nor touch.
  ///
  /// - Parameter replaced: Further old indices whose elements are replaced in their places, ascending,
  ///   none of which leaves.
  /// - Returns: The replacements.
  /// - Complexity: O(*k* log *k*).
  func hunks(replacing replaced: [Int] = []) -> [Hunk] {
    if removed.count + arrived.count + replaced.count == 1 {
      // A single change, the usual one: no other index lies before it.
      if let new = arrived.first { return [Hunk(old: new..<new, new: new..<new + 1)] }
      if let old = removed.first { return [Hunk(old: old..<old + 1)] }
      return [Hunk(old: replaced[0]..<replaced[0] + 1, new: replaced[0]..<replaced[0] + 1)]
    }
    var events: [Event] = []
    events.reserveCapacity(removed.count + arrived.count + replaced.count)
    for (index, new) in arrived.enumerated() {
      let old = IndexMapping.index(ofRank: new - index, without: removed)
      events.append(Event(old: old, isInsertion: true, new: new))
    }
    for old in removed { events.append(Event(old: old, isInsertion: false, new: nil)) }
    for old in replaced {
      events.append(Event(old: old, isInsertion: false, new: newIndex(of: old)))
    }
    events.sort {
      ($0.old, $0.isInsertion ? 0 : 1, $0.new ?? 0) < ($1.old, $1.isInsertion ? 0 : 1, $1.new ?? 0)
    }
    var hunks: [Hunk] = []
    for event in events {
      if hunks.last.map({ $0.old.upperBound < event.old }) ?? true {
        hunks.append(Hunk(old: event.old..<event.old))
      }
      let last = hunks.count - 1
      if !event.isInsertion { hunks[last].old = hunks[last].old.lowerBound..<event.old + 1 }
      if let new = event.new { hunks[last].append(new) }
    }
    return hunks
  }

  /// What happens at an old index: a new element comes before it, or it goes, or is replaced.
  private struct Event {
    var old: Int
    var isInsertion: Bool
    var new: Int?
  }

  /// The place of an index among those that are not in a list; nil where it is, or where it is below
  /// 0 or beyond any list.
  private static func rank(of index: Int, without list: [Int]) -> Int? {
    guard index >= 0 && index <= largestCount else { return nil }
    let place = list.firstPlace { $0 >= index }
    return place < list.count && list[place] == index ? nil : index - place
  }

  /// The index that has a place among those that are not in a list.
  private static func index(ofRank rank: Int, without list: [Int]) -> Int {
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if list[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}

/// A replacement of some old elements by some new ones in their place.
///
/// Nothing that stays lies between the old ones, and so nothing does between the new ones.
struct Hunk: Hashable {
  /// The old indices that are replaced.
  var old: Range<Int>
  /// The new indices that take their place.
  var new = 0..<0

  /// Adds the next new index.
  fileprivate mutating func append(_ index: Int) {
    new = (new.isEmpty ? index : new.lowerBound)..<index + 1
  }
}
