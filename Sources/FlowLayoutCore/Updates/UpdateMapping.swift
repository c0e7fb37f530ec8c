/// Which section and item of before became which of after a batch, both ways.
///
/// It holds what changed and no more. Costs are with *k*, the number of operations.
public struct UpdateMapping: Hashable, Sendable {
  /// The sections' own mapping.
  let sections: IndexMapping
  /// Items that left or arrived, by old section, ascending.
  var items: [SectionItemsMapping]
  /// What changed its place, or all its items; empty where nothing did, so that a mapping of inserts
  /// and deletes is cheap to copy.
  private var relocations: [Relocations] = []

  /// What changes its place, or all its items.
  private struct Relocations: Hashable, Sendable {
    /// The sections' moves, by source and by target.
    var sections: [BatchUpdates.SectionMove]
    var sectionsByTarget: [BatchUpdates.SectionMove]
    /// The old indices of sections whose items were all replaced, ascending.
    var reloaded: [Int]
    /// The items' moves, by source and by target.
    var items: [BatchUpdates.ItemMove]
    var itemsByTarget: [BatchUpdates.ItemMove]
  }

  /// How the items of one section changed.
  struct SectionItemsMapping: Hashable, Sendable {
    /// The section's old index.
    var section: Int
    /// Its items.
    var mapping: IndexMapping
  }

  /// The mapping of a batch in which items of one section come or go, and nothing else happens.
  init(section: Int, items: IndexMapping) {
    sections = IndexMapping()
    self.items = [SectionItemsMapping(section: section, mapping: items)]
  }

  /// Takes over a batch whose indices were checked.
  init(
    _ batch: borrowing BatchUpdates, sections: IndexMapping, items: [SectionItemsMapping] = []
  ) {
    self.sections = sections
    self.items = items
    let isInPlace =
      batch.movedSections.isEmpty && batch.reloadedSections.isEmpty && batch.movedItems.isEmpty
    if isInPlace { return }
    relocations = [
      Relocations(
        sections: batch.movedSections.ascending { $0.source < $1.source },
        sectionsByTarget: batch.movedSections.ascending { $0.target < $1.target },
        reloaded: batch.reloadedSections.map { $0.index }.ascending { $0 < $1 },
        items: batch.movedItems.ascending { $0.source < $1.source },
        itemsByTarget: batch.movedItems.ascending { $0.target < $1.target })
    ]
  }

  /// The index after the batch of a section before it; nil where it was deleted.
  ///
  /// - Complexity: O(log *k*).
  public func newSection(ofOld section: Int) -> Int? {
    if let moves = relocations.first?.sections {
      let place = moves.firstPlace { $0.source >= section }
      if place < moves.count && moves[place].source == section { return moves[place].target }
    }
    return sections.newIndex(of: section)
  }

  /// The index before the batch of a section after it; nil where it was inserted.
  ///
  /// - Complexity: O(log *k*).
  public func oldSection(ofNew section: Int) -> Int? {
    if let moves = relocations.first?.sectionsByTarget {
      let place = moves.firstPlace { $0.target >= section }
      if place < moves.count && moves[place].target == section { return moves[place].source }
    }
    return sections.oldIndex(of: section)
  }

  /// The path after the batch of an item before it; nil where it was deleted, or its section deleted
  /// or reloaded without it.
  ///
  /// - Complexity: O(log *k*).
  public func newPath(ofOld path: ItemPath) -> ItemPath? {
    if let moves = relocations.first?.items {
      let place = moves.firstPlace { $0.source >= path }
      if place < moves.count && moves[place].source == path { return moves[place].target }
    }
    guard !isReloaded(path.section), let section = newSection(ofOld: path.section) else {
      return nil
    }
    guard let mapping = mapping(ofOldSection: path.section) else {
      return ItemPath(section: section, item: path.item)
    }
    return mapping.newIndex(of: path.item).map { ItemPath(section: section, item: $0) }
  }

  /// The path before the batch of an item after it; nil where it was inserted.
  ///
  /// - Complexity: O(log *k*).
  public func oldPath(ofNew path: ItemPath) -> ItemPath? {
    if let moves = relocations.first?.itemsByTarget {
      let place = moves.firstPlace { $0.target >= path }
      if place < moves.count && moves[place].target == path { return moves[place].source }
    }
    guard let section = oldSection(ofNew: path.section), !isReloaded(section) else { return nil }
    guard let mapping = mapping(ofOldSection: section) else {
      return ItemPath(section: section, item: path.item)
    }
    return mapping.oldIndex(of: path.item).map { ItemPath(section: section, item: $0) }
  }

  /// What an element before the batch is after it; nil where it is no more.
  ///
  /// - Complexity: O(log *k*).
  public func newElement(ofOld element: ElementIdentifier) -> ElementIdentifier? {
    if element.kind == .item { return newPath(ofOld: element.path).map(ElementIdentifier.item) }
    return newSection(ofOld: element.path.section).map {
      ElementIdentifier(kind: element.kind, path: ItemPath(section: $0, item: 0))
    }
  }

  /// What an element after the batch was before it; nil where it is new.
  ///
  /// - Complexity: O(log *k*).
  public func oldElement(ofNew element: ElementIdentifier) -> ElementIdentifier? {
    if element.kind == .item { return oldPath(ofNew: element.path).map(ElementIdentifier.item) }
    return oldSection(ofNew: element.path.section).map {
      ElementIdentifier(kind: element.kind, path: ItemPath(section: $0, item: 0))
    }
  }

  /// Whether an old section becomes another in its place.
  func isReloaded(_ section: Int) -> Bool {
    guard let reloaded = relocations.first?.reloaded else { return false }
    let place = reloaded.firstPlace { $0 >= section }
    return place < reloaded.count && reloaded[place] == section
  }

  /// The items' mapping of an old section; nil where all keep their indices.
  func mapping(ofOldSection section: Int) -> IndexMapping? {
    let place = items.firstPlace { $0.section >= section }
    return place < items.count && items[place].section == section ? items[place].mapping : nil
  }
}

extension Array {
  /// The elements in order; without any work, and a copy, where there is at most one.
  @inline(__always)
  func ascending(by isLess: (Element, Element) -> Bool) -> [Element] {
    count < 2 ? self : sorted(by: isLess)
  }

  /// The first index from which on a condition holds, which holds for no element before.
  ///
  /// - Complexity: O(log of the count).
  func firstPlace(where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
