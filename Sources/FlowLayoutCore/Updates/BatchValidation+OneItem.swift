/// Batches that insert or delete one item and do nothing else: the usual ones.
///
/// They pass the same checks as others, but need no lists.
extension BatchValidation {
  /// Checks such a batch for the sections of a layout.
  ///
  /// - Throws: A `BatchUpdateError` for the first rule that it breaks.
  /// - Complexity: O(log *s*).
  func mappingOfOneChange(
    _ batch: BatchUpdates, _ stack: SectionStack
  ) throws(BatchUpdateError) -> UpdateMapping {
    if let path = batch.deletedItems.first {
      try checkExists(path, stack)
      return UpdateMapping(section: path.section, items: IndexMapping(removed: [path.item]))
    }
    let insert = batch.insertedItems[0]
    let (path, items) = (insert.path, IndexMapping(arrived: [insert.path.item]))
    try checkTarget(path, sectionCount: stack.count)
    let count = items.count(after: stack.itemCount(of: path.section))
    try checkArrivals(items, section: path.section, count: count)
    try checkSize(insert.size, at: path, style: stack.style(of: path.section))
    return UpdateMapping(section: path.section, items: items)
  }
}

extension BatchUpdates {
  /// Whether one item is inserted or deleted, and nothing else happens or is expected.
  var changesOneItem: Bool {
    deletedItems.count + insertedItems.count == 1 && movedItems.isEmpty && reloadedItems.isEmpty
      && countsAfter == nil && !changesSections
  }
}
