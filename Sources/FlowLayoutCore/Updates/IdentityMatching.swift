/// Which identity of a state after a change is which of the state before.
///
/// Each identity has a slot: its place before, or one behind all these in the order in which the new
/// ones come. What may be inlined is all that depends on the type of the identities, so that it is
/// compiled for that type: through witness tables it takes twenty times as long.
@usableFromInline
struct IdentityMatching<ID: Hashable> {
  /// The slots by identity.
  @usableFromInline var slots: [ID: Int] = [:]
  /// For each slot, whether an identity after the change has it.
  @usableFromInline var isMatched: [Bool] = []
  /// The slots of the identities after the change, in order.
  @usableFromInline var sources: [Int] = []

  /// Prepares for so many identities.
  @inlinable
  init(oldCount: Int, newCount: Int) {
    slots.reserveCapacity(oldCount)
    isMatched.reserveCapacity(oldCount)
    sources.reserveCapacity(newCount)
  }

  /// Adds the next identity before the change; answers the place of its equal, if there is one.
  @inlinable
  mutating func addOld(_ id: ID) -> Int? {
    let first = slots.updateValue(isMatched.count, forKey: id)
    isMatched.append(false)
    return first
  }

  /// Adds the next identity after the change; answers the place of its equal, if there is one.
  @inlinable
  mutating func addNew(_ id: ID) -> Int? {
    if let slot = slots[id] {
      // Looked for only where there is one, rather than noted for each.
      if isMatched[slot] { return sources.firstIndex(of: slot) }
      isMatched[slot] = true
      sources.append(slot)
    } else {
      slots[id] = isMatched.count
      sources.append(isMatched.count)
      isMatched.append(true)
    }
    return nil
  }
}

/// The items of sections in one row.
@usableFromInline
struct ItemRow {
  /// The place of each section's first item, and the number of all items.
  private(set) var starts: [Int] = [0]

  /// Lays out so many items a section.
  @usableFromInline
  init(_ counts: [Int]) {
    starts.reserveCapacity(counts.count + 1)
    var end = 0
    for count in counts {
      end += count
      starts.append(end)
    }
  }

  /// The number of sections.
  var sectionCount: Int { starts.count - 1 }

  /// The number of items.
  @usableFromInline var count: Int { starts[starts.count - 1] }

  /// The places of a section's items.
  func places(inSection section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// The path of the item at a place.
  ///
  /// - Complexity: O(log of the number of sections).
  @usableFromInline
  func path(ofPlace place: Int) -> ItemPath {
    // The last section that begins there: those before it are empty.
    let section = starts.firstPlace { $0 > place } - 1
    return ItemPath(section: section, item: place - starts[section])
  }
}
