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
  ///   lie between the first and last that changed place, or that change their section.
  @inlinable
  public static func difference<SectionID, ItemID>(
    from old: [IdentifiedSection<SectionID, ItemID>],
    to new: [IdentifiedSection<SectionID, ItemID>],
    section: (_ index: Int) -> FlowSection
  ) throws(DuplicateIdentityError) -> BatchUpdates {
    let sections = try matchSections(old, new)
    let oldRow = ItemRow(old.map { $0.items.count })
    let newRow = ItemRow(new.map { $0.items.count })
    let items = try matchItems(old, new, oldRow, newRow)
    var batch = BatchUpdates()
    batch.addSections(sections, oldCount: old.count, section)
    batch.addItems(items, sections, oldRow, newRow)
    return batch
  }

  /// The slot of each section after.
  @inlinable
  static func matchSections<SectionID, ItemID>(
    _ old: [IdentifiedSection<SectionID, ItemID>], _ new: [IdentifiedSection<SectionID, ItemID>]
  ) throws(DuplicateIdentityError) -> [Int] {
    var matching = IdentityMatching<SectionID>(oldCount: old.count, newCount: new.count)
    for index in old.indices {
      if let first = matching.addOld(old[index].id) { throw .sections(first, index, isOld: true) }
    }
    for index in new.indices {
      if let first = matching.addNew(new[index].id) { throw .sections(first, index, isOld: false) }
    }
    return matching.sources
  }

  /// The slot of each item after, all sections' items in one row.
  @inlinable
  static func matchItems<SectionID, ItemID>(
    _ old: [IdentifiedSection<SectionID, ItemID>], _ new: [IdentifiedSection<SectionID, ItemID>],
    _ oldRow: ItemRow, _ newRow: ItemRow
  ) throws(DuplicateIdentityError) -> [Int] {
    var matching = IdentityMatching<ItemID>(oldCount: oldRow.count, newCount: newRow.count)
    for section in old {
      for id in section.items {
        guard let first = matching.addOld(id) else { continue }
        let second = matching.isMatched.count - 1
        throw .items(oldRow.path(ofPlace: first), oldRow.path(ofPlace: second), isOld: true)
      }
    }
    for section in new {
      for id in section.items {
        guard let first = matching.addNew(id) else { continue }
        let second = matching.sources.count
        throw .items(newRow.path(ofPlace: first), newRow.path(ofPlace: second), isOld: false)
      }
    }
    return matching.sources
  }

  /// Deletes, inserts and moves of sections.
  @usableFromInline
  mutating func addSections(
    _ sources: [Int], oldCount: Int, _ section: (_ index: Int) -> FlowSection
  ) {
    let survivors = sources.indices.filter { sources[$0] < oldCount }
    let survives = InOrder.flags(survivors.map { sources[$0] }, count: oldCount)
    deletedSections = survives.indices.filter { !survives[$0] }
    for index in sources.indices where sources[index] >= oldCount {
      insertedSections.append(SectionPlacement(at: index, section(index)))
    }
    let staying = InOrder.longest(of: survivors.map { sources[$0] })
    for (place, index) in survivors.enumerated() where !staying[place] {
      movedSections.append(SectionMove(from: sources[index], to: index))
    }
  }

  /// Deletes, inserts and moves of items.
  @usableFromInline
  mutating func addItems(
    _ sources: [Int], _ sectionSources: [Int], _ oldRow: ItemRow, _ newRow: ItemRow
  ) {
    var isFollowed = Array(repeating: false, count: oldRow.count)
    for (index, origin) in sectionSources.enumerated() where origin < oldRow.sectionCount {
      let home = oldRow.places(inSection: origin)
      let places = newRow.places(inSection: index)
      // The items that stay in the section: where they were, and where they are.
      var (stayed, indices): ([Int], [Int]) = ([], [])
      stayed.reserveCapacity(places.count)
      indices.reserveCapacity(places.count)
      for place in places {
        let source = sources[place]
        let item = place - places.lowerBound
        let path = ItemPath(section: index, item: item)
        guard source < isFollowed.count else {
          insertedItems.append(ItemPlacement(at: path))
          continue
        }
        isFollowed[source] = true
        if home.contains(source) {
          stayed.append(source - home.lowerBound)
          indices.append(item)
        } else {
          movedItems.append(ItemMove(from: oldRow.path(ofPlace: source), to: path))
        }
      }
      let staying = InOrder.longest(of: stayed)
      for place in staying.indices where !staying[place] {
        movedItems.append(
          ItemMove(
            from: ItemPath(section: origin, item: stayed[place]),
            to: ItemPath(section: index, item: indices[place])))
      }
    }
    // What is in a section that goes goes with it, and what is in a new section comes with it.
    for origin in sectionSources.filter({ $0 < oldRow.sectionCount }).sorted() {
      let places = oldRow.places(inSection: origin)
      for place in places where !isFollowed[place] {
        deletedItems.append(ItemPath(section: origin, item: place - places.lowerBound))
      }
    }
  }
}
