/// A section of identified items, for finding what changed between two states.
public struct IdentifiedSection<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>:
  Sendable
{
  /// The section's identity, unique among the sections.
  public var id: SectionID
  /// The items' identities in order, unique among all items of all sections.
  public var items: [ItemID]

  /// Creates a section.
  public init(id: SectionID, items: [ItemID]) {
    self.id = id
    self.items = items
  }
}

/// Two sections, or two items, of one identity in one state.
public enum DuplicateIdentityError: Error, Hashable, Sendable {
  /// The indices of two sections with one identity; before where `isOld`.
  case sections(Int, Int, isOld: Bool)
  /// The paths of two items with one identity; before where `isOld`.
  case items(ItemPath, ItemPath, isOld: Bool)
}

extension BatchUpdates {
  /// The batch that leads from one state of identified items to another.
  ///
  /// Identities are looked up in a table, as in Heckel's method, and what stays in order does not
  /// move: of the rest as few as possible are moves. Items that come from a section that goes are
  /// moved out of it; those that end in a new section come with it. Reloads are not found: identity
  /// says nothing about size; add them to the result.
  ///
  /// - Parameters:
  ///   - old: The state before.
  ///   - new: The state after.
  ///   - section: Makes the section at an index after, for one that is new.
  /// - Returns: The batch.
  /// - Throws: A `DuplicateIdentityError` that names the first two of one identity.
  /// - Complexity: O(*n*) expected for *n* sections and items together, and O(*m* log *m*) for *m* that
  ///   lie between the first and last that changed place.
  public static func difference<SectionID, ItemID>(
    from old: [IdentifiedSection<SectionID, ItemID>],
    to new: [IdentifiedSection<SectionID, ItemID>],
    section: (_ index: Int) -> FlowSection
  ) throws(DuplicateIdentityError) -> BatchUpdates {
    let oldSections = try table(of: old, isOld: true)
    let newSections = try table(of: new, isOld: false)
    var batch = BatchUpdates()
    batch.deletedSections = old.indices.filter { newSections[old[$0].id] == nil }
    let origins = new.map { oldSections[$0.id] }
    for (index, origin) in origins.enumerated() where origin == nil {
      batch.insertedSections.append(SectionPlacement(at: index, section(index)))
    }
    let order = origins.indices.filter { origins[$0] != nil }
    let staying = InOrder.longest(of: order.map { origins[$0] ?? 0 })
    for (place, index) in order.enumerated() where !staying[place] {
      batch.movedSections.append(SectionMove(from: origins[index] ?? 0, to: index))
    }
    try batch.addItems(old, new, origins)
    return batch
  }

  /// Deletes, inserts and moves of items.
  private mutating func addItems<SectionID, ItemID>(
    _ old: [IdentifiedSection<SectionID, ItemID>], _ new: [IdentifiedSection<SectionID, ItemID>],
    _ origins: [Int?]
  ) throws(DuplicateIdentityError) {
    var places: [ItemID: ItemPath] = [:]
    places.reserveCapacity(old.reduce(0) { $0 + $1.items.count })
    for (index, section) in old.enumerated() {
      for (item, id) in section.items.enumerated() {
        let path = ItemPath(section: index, item: item)
        if let first = places.updateValue(path, forKey: id) {
          throw .items(first, path, isOld: true)
        }
      }
    }
    var seen: [ItemID: ItemPath] = [:]
    seen.reserveCapacity(new.reduce(0) { $0 + $1.items.count })
    var isFollowed = old.map { Array(repeating: false, count: $0.items.count) }
    for (index, section) in new.enumerated() {
      var kept: [(new: Int, old: Int)] = []
      for (item, id) in section.items.enumerated() {
        let path = ItemPath(section: index, item: item)
        if let first = seen.updateValue(path, forKey: id) {
          throw .items(first, path, isOld: false)
        }
        // What is in a new section comes with it.
        guard let origin = origins[index] else { continue }
        guard let source = places[id] else {
          insertedItems.append(ItemPlacement(at: path))
          continue
        }
        isFollowed[source.section][source.item] = true
        if source.section == origin {
          kept.append((item, source.item))
        } else {
          movedItems.append(ItemMove(from: source, to: path))
        }
      }
      let staying = InOrder.longest(of: kept.map { $0.old })
      for (place, pair) in kept.enumerated() where !staying[place] {
        movedItems.append(
          ItemMove(
            from: ItemPath(section: origins[index] ?? 0, item: pair.old),
            to: ItemPath(section: index, item: pair.new)))
      }
    }
    let survives = InOrder.flags(origins.compactMap { $0 }, count: old.count)
    for (index, flags) in isFollowed.enumerated() where survives[index] {
      for (item, isFollowed) in flags.enumerated() where !isFollowed {
        deletedItems.append(ItemPath(section: index, item: item))
      }
    }
  }

  /// The index of each section by identity.
  private static func table<SectionID, ItemID>(
    of sections: [IdentifiedSection<SectionID, ItemID>], isOld: Bool
  ) throws(DuplicateIdentityError) -> [SectionID: Int] {
    var table: [SectionID: Int] = [:]
    table.reserveCapacity(sections.count)
    for (index, section) in sections.enumerated() {
      if let first = table.updateValue(index, forKey: section.id) {
        throw .sections(first, index, isOld: isOld)
      }
    }
    return table
  }
}

/// Finding what need not move.
enum InOrder {
  /// For distinct numbers, which of them form a longest ascending subsequence.
  ///
  /// - Complexity: O(*n*) where all ascend, else O(*n* + *m* log *m*) for the *m* numbers between the
  ///   first and the last that are out of place.
  static func longest(of numbers: [Int]) -> [Bool] {
    // The ends of the lists that ascend and are below, or above, all the rest stay in any case.
    var lower = 0
    var upper = numbers.count
    var leasts = Array(repeating: Int.max, count: numbers.count + 1)
    for index in numbers.indices.reversed() {
      leasts[index] = min(numbers[index], leasts[index + 1])
    }
    while lower < upper && numbers[lower] == leasts[lower] { lower += 1 }
    var greatest = Int.min
    var greatests: [Int] = []
    for number in numbers {
      greatests.append(greatest)
      greatest = max(greatest, number)
    }
    while upper > lower && numbers[upper - 1] > greatests[upper - 1] { upper -= 1 }
    var result = Array(repeating: true, count: numbers.count)
    for index in lower..<upper { result[index] = false }
    for index in longest(numbers[lower..<upper]) { result[index] = true }
    return result
  }

  /// The indices of a longest ascending subsequence, by patience sorting.
  private static func longest(_ numbers: ArraySlice<Int>) -> [Int] {
    // For each length the index of the least number that ends a subsequence of that length.
    var ends: [Int] = []
    var before: [Int] = []
    before.reserveCapacity(numbers.count)
    for index in numbers.indices {
      let place = ends.firstPlace { numbers[$0] >= numbers[index] }
      before.append(place > 0 ? ends[place - 1] : -1)
      if place == ends.count { ends.append(index) } else { ends[place] = index }
    }
    var result: [Int] = []
    var next = ends.last ?? -1
    while next >= 0 {
      result.append(next)
      next = before[next - numbers.startIndex]
    }
    return result
  }

  /// Which indices below a count are in a list.
  static func flags(_ indices: [Int], count: Int) -> [Bool] {
    var flags = Array(repeating: false, count: count)
    for index in indices { flags[index] = true }
    return flags
  }
}
