public import Foundation

/// The operations of a batch as they are asked for.
struct PendingBatch {
  var depth = 1
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
  var reloadedSections: [Int] = []
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  var reloadedItems: [IndexPath] = []
  var completions: [(Bool) -> Void] = []
}

/// What a batch left for its animation.
public struct UpdateReport {
  /// The operations, in the order in which the layout was told.
  public var items: [UICollectionViewUpdateItem] = []
  /// How elements end that were on screen before, by kind (nil for cells) and path.
  public var final: [Entry] = []
  /// How elements begin that are on screen after.
  public var initial: [Entry] = []
  /// Why the batch was refused; nil where it was not.
  public var inconsistency: String?

  /// One element's attributes; nil where the layout leaves them to the view.
  public struct Entry {
    /// The element's kind; nil for a cell.
    public var kind: String?
    /// Its path, before for the final and after for the initial attributes.
    public var path: IndexPath
    /// What the layout answered.
    public var attributes: UICollectionViewLayoutAttributes?
  }
}

/// Batches.
extension UICollectionView {
  /// Performs the operations that a closure asks for, and lays out.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if batch != nil {
      batch?.depth += 1
      updates?()
      batch?.depth -= 1
      if let completion { batch?.completions.append(completion) }
      return
    }
    layoutIfNeeded()
    batch = PendingBatch()
    let before = currentCounts
    updates?()
    let operations = batch ?? PendingBatch()
    let after = readCounts()
    lastUpdate = UpdateReport()
    if let inconsistency = operations.inconsistency(before: before, after: after) {
      // The platform raises an exception here, which no Swift code can catch.
      lastUpdate?.inconsistency = inconsistency
      reloadData()
      layoutIfNeeded()
    } else {
      perform(operations, after: after)
    }
    completion?(lastUpdate?.inconsistency == nil)
    operations.completions.forEach { $0(true) }
  }

  private func perform(_ operations: PendingBatch, after: [Int]) {
    let old = shown
    counts = after
    let items = tellsInstead ?? operations.updateItems(splitsReloads: splitsReloads)
    let context = collectionViewLayout.makeContext()
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
    batch = nil
    isDirty = false
    journal.append("prepare")
    collectionViewLayout.prepare()
    if onlyAnnounces { return }
    if asksBeforeUpdates {
      journal.append("early")
      contentSize = collectionViewLayout.collectionViewContentSize
      check(collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [], in: bounds)
    }
    journal.append("updates")
    collectionViewLayout.prepare(forCollectionViewUpdates: items)
    takeContentSize()
    let proposed = contentOffset
    journal.append("targetOffset")
    contentOffset = clamped(
      collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed))
    prepareIfNeeded()
    lastUpdate?.items = items
    for key in old.keys.sorted(by: { $0.path < $1.path }) {
      lastUpdate?.final.append(
        UpdateReport.Entry(kind: key.kind, path: key.path, attributes: finalAttributes(of: key)))
    }
    let visible = visibleAttributes()
    for element in visible {
      let key = ShownElement(element).key
      lastUpdate?.initial.append(
        UpdateReport.Entry(kind: key.kind, path: key.path, attributes: initialAttributes(of: key)))
    }
    collectionViewLayout.finalizeCollectionViewUpdates()
    views.values.forEach { $0.removeFromSuperview() }
    views = [:]
    shown = [:]
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func finalAttributes(
    of key: ShownElement.Key
  ) -> UICollectionViewLayoutAttributes? {
    guard let kind = key.kind else {
      return collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: key.path)
    }
    return collectionViewLayout.finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind: kind, at: key.path)
  }

  private func initialAttributes(
    of key: ShownElement.Key
  ) -> UICollectionViewLayoutAttributes? {
    guard let kind = key.kind else {
      return collectionViewLayout.initialLayoutAttributesForAppearingItem(at: key.path)
    }
    return collectionViewLayout.initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind: kind, at: key.path)
  }

  private func ask(_ operation: @escaping (inout PendingBatch) -> Void) {
    guard var pending = batch else {
      performBatchUpdates { [self] in
        if var pending = batch {
          operation(&pending)
          batch = pending
        }
      }
      return
    }
    operation(&pending)
    batch = pending
  }

  /// Tells of sections that came.
  public func insertSections(_ sections: IndexSet) { ask { $0.insertedSections += sections } }

  /// Tells of sections that went.
  public func deleteSections(_ sections: IndexSet) { ask { $0.deletedSections += sections } }

  /// Tells of sections that became others.
  public func reloadSections(_ sections: IndexSet) { ask { $0.reloadedSections += sections } }

  /// Tells of a section that changed its place.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    ask { $0.movedSections.append((section, newSection)) }
  }

  /// Tells of items that came.
  public func insertItems(at indexPaths: [IndexPath]) { ask { $0.insertedItems += indexPaths } }

  /// Tells of items that went.
  public func deleteItems(at indexPaths: [IndexPath]) { ask { $0.deletedItems += indexPaths } }

  /// Tells of items that became others.
  public func reloadItems(at indexPaths: [IndexPath]) { ask { $0.reloadedItems += indexPaths } }

  /// Tells of an item that changed its place.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    ask { $0.movedItems.append((indexPath, newIndexPath)) }
  }
}
