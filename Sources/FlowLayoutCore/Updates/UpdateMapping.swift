/// Which section and item of before became which of after a batch, both ways.
///
/// It holds what changed and no more. Costs are with *k*, the number of operations.
public struct UpdateMapping: Hashable, Sendable {
  /// The sections' own mapping.
  let sections: IndexMapping
  /// The sections' moves, by source and by target.
  private let sectionMoves: [BatchUpdates.SectionMove]
  private let sectionMovesByTarget: [BatchUpdates.SectionMove]
  /// The old indices of sections whose items were all replaced, ascending.
  private let reloadedSections: [Int]
  /// Items that left or arrived, by old section, ascending.
  var items: [SectionItemsMapping]
  /// The items' moves, by source and by target.
  private let itemMoves: [BatchUpdates.ItemMove]
  private let itemMovesByTarget: [BatchUpdates.ItemMove]

  /// How the items of one section changed.
  struct SectionItemsMapping: Hashable, Sendable {
    /// The section's old index.
    var section: Int
    /// Its items.
    var mapping: IndexMapping
  }

  /// Takes over a batch whose indices were checked.
  init(
    _ batch: borrowing BatchUpdates, sections: IndexMapping, items: [SectionItemsMapping] = []
  ) {
    self.sections = sections
    self.items = items
    sectionMoves = batch.movedSections.ascending { $0.source < $1.source }
    sectionMovesByTarget = batch.movedSections.ascending { $0.target < $1.target }
    reloadedSections =
      batch.reloadedSections.isEmpty ? [] : batch.reloadedSections.map { $0.index }.sorted()
    itemMoves = batch.movedItems.ascending { $0.source < $1.source }
    itemMovesByTarget = batch.movedItems.ascending { $0.target < $1.target }
  }

  /// The index after the batch of a section before it; nil where it was deleted.
  ///
  /// - Complexity: O(log *k*).
  public func newSection(ofOld section: Int) -> Int? {
    let place = sectionMoves.firstPlace { $0.source >= section }
    if place < sectionMoves.count && sectionMoves[place].source == section {
      return sectionMoves[place].target
    }
    return sections.newIndex(of: section)
  }

  /// The index before the batch of a section after it; nil where it was inserted.
  ///
  /// - Complexity: O(log *k*).
  public func oldSection(ofNew section: Int) -> Int? {
    let place = sectionMovesByTarget.firstPlace { $0.target >= section }
    if place < sectionMovesByTarget.count && sectionMovesByTarget[place].target == section {
      return sectionMovesByTarget[place].source
    }
    return sections.oldIndex(of: section)
  }

  /// The path after the batch of an item before it; nil where it was deleted, or its section deleted
  /// or reloaded without it.
  ///
  /// - Complexity: O(log *k*).
  public func newPath(ofOld path: ItemPath) -> ItemPath? {
    let place = itemMoves.firstPlace { $0.source >= path }
    if place < itemMoves.count && itemMoves[place].source == path {
      return itemMoves[place].target
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
    let place = itemMovesByTarget.firstPlace { $0.target >= path }
    if place < itemMovesByTarget.count && itemMovesByTarget[place].target == path {
      return itemMovesByTarget[place].source
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
    let place = reloadedSections.firstPlace { $0 >= section }
    return place < reloadedSections.count && reloadedSections[place] == section
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
