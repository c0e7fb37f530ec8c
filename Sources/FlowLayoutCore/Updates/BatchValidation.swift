import LayoutGeometry

/// Checks a batch as a whole, and works out where everything comes to stand.
///
/// > Source: rules F-UPD-3, F-UPD-4.
struct BatchValidation {
  /// The sections' mapping.
  private(set) var sections = IndexMapping()
  /// The items' mappings of the old sections that have any, ascending.
  private(set) var items: [UpdateMapping.SectionItemsMapping] = []

  /// Deleted and reloaded old sections, inserted and reloaded new ones; ascending.
  private var deleted: [Int] = []
  private var reloaded: [Int] = []
  private var insertedOrReloaded: [Int] = []

  /// Checks a batch for the sections of a layout.
  ///
  /// - Throws: A `BatchUpdateError` for the first rule that it breaks.
  /// - Complexity: O(*k* log *k* + *k* log *s*) for *k* operations.
  static func mapping(
    of batch: BatchUpdates, on stack: SectionStack
  ) throws(BatchUpdateError) -> UpdateMapping {
    if batch.changesOneItem { return try BatchValidation().mappingOfOneChange(batch, stack) }
    // A function that borrows both, and checks that are left out where there is nothing to check:
    // small batches are applied in about the time that a copy of each list would take.
    var validation = BatchValidation()
    if batch.changesSections { try validation.checkSections(of: batch, stack) }
    try validation.checkSources(of: batch, stack)
    var mapping = UpdateMapping(batch, sections: validation.sections)
    try validation.checkTargets(of: batch, stack, mapping)
    try validation.checkCounts(of: batch, stack, mapping)
    mapping.items = validation.items
    return mapping
  }

  /// Sections before, sections after, and their number.
  private mutating func checkSections(
    of batch: BatchUpdates, _ stack: SectionStack
  ) throws(BatchUpdateError) {
    let count = stack.count
    deleted = try distinctSections(batch.deletedSections, below: count)
    reloaded = try distinctSections(batch.reloadedSections.map { $0.index }, below: count)
    let sources = try distinctSections(batch.movedSections.map { $0.source }, below: count)
    if let both = firstCommon(deleted, sources) ?? firstCommon(deleted, reloaded) {
      throw BatchUpdateError(.conflictingOperations, section: both)
    }
    let newCount = count - deleted.count + batch.insertedSections.count
    let inserted = try distinctSections(batch.insertedSections.map { $0.index }, below: newCount)
    let targets = try distinctSections(batch.movedSections.map { $0.target }, below: newCount)
    if let both = firstCommon(inserted, targets) {
      throw BatchUpdateError(.conflictingOperations, section: both)
    }
    sections = IndexMapping(removed: deleted + sources, arrived: inserted + targets)
    let mapping = UpdateMapping(batch, sections: sections)
    insertedOrReloaded = (inserted + reloaded.compactMap(mapping.newSection(ofOld:))).sorted()
  }

  /// Items before: deletes, reloads and the sources of moves.
  private func checkSources(
    of batch: BatchUpdates, _ stack: SectionStack
  ) throws(BatchUpdateError) {
    if batch.deletedItems.isEmpty && batch.reloadedItems.isEmpty && batch.movedItems.isEmpty {
      return
    }
    let deletes = try distinctItems(batch.deletedItems)
    let reloads = try distinctItems(batch.reloadedItems.map { $0.path })
    let sources = try distinctItems(batch.movedItems.map { $0.source })
    for path in deletes { try checkExists(path, stack) }
    for path in reloads { try checkExists(path, stack) }
    for path in sources { try checkExists(path, stack) }
    if !deleted.isEmpty {
      for path in deletes + reloads where deleted.holds(path.section) {
        throw BatchUpdateError(
          .operationInDeletedSection, section: path.section, item: path.item)
      }
    }
    if let both = firstCommon(deletes, sources) ?? firstCommon(deletes, reloads) {
      throw BatchUpdateError(.conflictingOperations, section: both.section, item: both.item)
    }
    for reload in batch.reloadedItems {
      try checkSize(reload.size, at: reload.path, style: stack.style(of: reload.path.section))
    }
  }

  /// Items after: inserts and the targets of moves.
  private mutating func checkTargets(
    of batch: BatchUpdates, _ stack: SectionStack, _ mapping: UpdateMapping
  ) throws(BatchUpdateError) {
    let inserts = try distinctItems(batch.insertedItems.map { $0.path })
    let targets = try distinctItems(batch.movedItems.map { $0.target })
    if let both = firstCommon(inserts, targets) {
      throw BatchUpdateError(.conflictingOperations, section: both.section, item: both.item)
    }
    let count = sections.count(after: stack.count)
    let arriving = targets.isEmpty ? inserts : (inserts + targets).sorted()
    for path in arriving {
      try checkTarget(path, sectionCount: count)
      if insertedOrReloaded.holds(path.section) {
        throw BatchUpdateError(
          .operationInInsertedSection, section: path.section, item: path.item)
      }
    }
    items = itemMappings(of: batch, arriving, mapping)
    for entry in items {
      guard let section = mapping.newSection(ofOld: entry.section) else { continue }
      let count = entry.mapping.count(after: stack.itemCount(of: entry.section))
      try checkArrivals(entry.mapping, section: section, count: count)
    }
    for insert in batch.insertedItems {
      guard let old = mapping.oldSection(ofNew: insert.path.section) else { continue }
      try checkSize(insert.size, at: insert.path, style: stack.style(of: old))
    }
  }

  /// An item that leaves or arrives, by its old section; plain numbers, which no array has to destroy
  /// one by one.
  private struct ItemChange {
    var section: Int
    var item: Int
    var arrives: Bool

    init(_ path: ItemPath, arrives: Bool) {
      section = path.section
      item = path.item
      self.arrives = arrives
    }
  }

  /// What leaves and arrives, section by section.
  private func itemMappings(
    of batch: BatchUpdates, _ arriving: [ItemPath], _ mapping: UpdateMapping
  ) -> [UpdateMapping.SectionItemsMapping] {
    var changes: [ItemChange] = []
    changes.reserveCapacity(batch.deletedItems.count + batch.movedItems.count + arriving.count)
    for path in batch.deletedItems { changes.append(ItemChange(path, arrives: false)) }
    for move in batch.movedItems { changes.append(ItemChange(move.source, arrives: false)) }
    for path in arriving {
      guard let old = mapping.oldSection(ofNew: path.section) else { continue }
      changes.append(ItemChange(ItemPath(section: old, item: path.item), arrives: true))
    }
    if changes.count > 1 { changes.sort { $0.section < $1.section } }
    var result: [UpdateMapping.SectionItemsMapping] = []
    var start = 0
    while start < changes.count {
      let section = changes[start].section
      let end = changes[start...].firstIndex { $0.section != section } ?? changes.count
      var removed: [Int] = []
      var arrived: [Int] = []
      for change in changes[start..<end] {
        if change.arrives { arrived.append(change.item) } else { removed.append(change.item) }
      }
      result.append(
        UpdateMapping.SectionItemsMapping(
          section: section, mapping: IndexMapping(removed: removed, arrived: arrived)))
      start = end
    }
    return result
  }

  /// The counts after, where the caller gives them.
  private func checkCounts(
    of batch: BatchUpdates, _ stack: SectionStack, _ mapping: UpdateMapping
  ) throws(BatchUpdateError) {
    guard let counts = batch.countsAfter else { return }
    let sectionCount = sections.count(after: stack.count)
    if counts.count != sectionCount {
      throw BatchUpdateError(
        .countMismatch, expectedCount: sectionCount, count: counts.count)
    }
    for (index, count) in counts.enumerated() where !insertedOrReloaded.holds(index) {
      guard let old = mapping.oldSection(ofNew: index) else { continue }
      let before = stack.itemCount(of: old)
      let place = items.firstPlace { $0.section >= old }
      let expected =
        place < items.count && items[place].section == old
        ? items[place].mapping.count(after: before) : before
      if expected != count {
        throw BatchUpdateError(
          .countMismatch, section: index, expectedCount: expected, count: count)
      }
    }
  }
}

/// The single checks.
extension BatchValidation {
  /// An item of before.
  func checkExists(
    _ path: ItemPath, _ stack: SectionStack
  ) throws(BatchUpdateError) {
    guard path.section >= 0 && path.section < stack.count else {
      throw BatchUpdateError(
        .indexOutOfRange, section: path.section, item: path.item, count: stack.count)
    }
    let count = stack.itemCount(of: path.section)
    guard path.item >= 0 && path.item < count else {
      throw BatchUpdateError(
        .indexOutOfRange, section: path.section, item: path.item, count: count)
    }
  }

  /// The path of an item that arrives, which may still lie beyond its section's items.
  func checkTarget(_ path: ItemPath, sectionCount: Int) throws(BatchUpdateError) {
    guard path.section >= 0 && path.section < sectionCount && path.item >= 0 else {
      throw BatchUpdateError(
        .indexOutOfRange, section: path.section, item: path.item, count: sectionCount)
    }
  }

  /// The items that arrive in a section, which has `count` items after the batch.
  func checkArrivals(
    _ items: IndexMapping, section: Int, count: Int
  ) throws(BatchUpdateError) {
    if let last = items.arrived.last, last >= count || count > largestCount {
      throw BatchUpdateError(.indexOutOfRange, section: section, item: last, count: count)
    }
  }

  /// The size of an item that arrives or is reloaded; none is fine.
  func checkSize(
    _ size: LayoutSize?, at path: ItemPath, style: SectionStyle
  ) throws(BatchUpdateError) {
    guard let size else { return }
    let reason = style.isGrid ? .inGrid : sizeFault(size)
    if let reason {
      throw BatchUpdateError(
        .invalidSize, section: path.section, item: path.item,
        cause: FlowLayoutError(.item(path, .itemSizes), reason))
    }
  }

  /// Indices in ascending order, each once and inside a range.
  private func distinctSections(
    _ indices: [Int], below count: Int
  ) throws(BatchUpdateError) -> [Int] {
    let sorted = indices.sorted()
    for index in sorted where index < 0 || index >= count {
      throw BatchUpdateError(.indexOutOfRange, section: index, count: count)
    }
    for (index, next) in zip(sorted, sorted.dropFirst()) where index == next {
      throw BatchUpdateError(.duplicateOperation, section: index)
    }
    return sorted
  }

  /// Paths in ascending order, each once.
  private func distinctItems(_ paths: [ItemPath]) throws(BatchUpdateError) -> [ItemPath] {
    if paths.count < 2 { return paths }
    let sorted = paths.sorted()
    for (path, next) in zip(sorted, sorted.dropFirst()) where path == next {
      throw BatchUpdateError(.duplicateOperation, section: path.section, item: path.item)
    }
    return sorted
  }

  /// The first element that two ascending lists have in common.
  private func firstCommon<Element: Comparable>(_ a: [Element], _ b: [Element]) -> Element? {
    b.isEmpty ? nil : a.first { b.holds($0) }
  }
}

extension Array where Element: Comparable {
  /// Whether an ascending list has an element.
  ///
  /// - Complexity: O(log of the count).
  fileprivate func holds(_ element: Element) -> Bool {
    let place = firstPlace { $0 >= element }
    return place < count && self[place] == element
  }
}

extension BatchUpdates {
  /// Whether sections come, go, change their place or become others.
  var changesSections: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && reloadedSections.isEmpty)
  }
}
