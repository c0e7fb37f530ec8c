import Foundation

extension PendingBatch {
  /// The operations as the layout is told: deletes from behind, moves, inserts, reloads.
  @MainActor
  func updateItems(splitsReloads: Bool) -> [UICollectionViewUpdateItem] {
    let whole = { (section: Int) in IndexPath(item: NSNotFound, section: section) }
    let isPure =
      deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
    let reloads = reloadedSections.map(whole) + reloadedItems
    // Where nothing else happens a reloaded element keeps its path, so that it can be split.
    let split = splitsReloads && isPure ? reloads : []
    let deletes = (deletedSections.map(whole) + deletedItems + split).sorted(by: >)
    let inserts = (insertedSections.map(whole) + insertedItems + split).sorted(by: <)
    let moves =
      movedSections.map { (whole($0.from), whole($0.to)) }
      + movedItems.map { ($0.from, $0.to) }
    return deletes.map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
      + moves.map { UICollectionViewUpdateItem(.move, before: $0.0, after: $0.1) }
      + inserts.map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
      + (split.isEmpty ? reloads : []).map {
        UICollectionViewUpdateItem(.reload, before: $0, after: $0)
      }
  }

  /// Why counts and operations do not agree; nil where they do.
  func inconsistency(before: [Int], after: [Int]) -> String? {
    let expected = before.count + insertedSections.count - deletedSections.count
    if after.count != expected { return "\(after.count) sections, expected \(expected)" }
    let sources =
      deletedItems + reloadedItems + movedItems.map { $0.from }
    for path in sources
    where !before.indices.contains(path.section) || path.item >= before[path.section] {
      return "no item \(path) before"
    }
    for path in insertedItems + movedItems.map({ $0.to })
    where !after.indices.contains(path.section) || path.item >= after[path.section] {
      return "no item \(path) after"
    }
    for section in deletedSections + reloadedSections + movedSections.map({ $0.from })
    where !before.indices.contains(section) {
      return "no section \(section) before"
    }
    for section in insertedSections + movedSections.map({ $0.to })
    where !after.indices.contains(section) {
      return "no section \(section) after"
    }
    return countMismatch(before: before, after: after)
  }

  private func countMismatch(before: [Int], after: [Int]) -> String? {
    let arrived = insertedSections + movedSections.map { $0.to }
    let departed = deletedSections + movedSections.map { $0.from }
    let free = after.indices.filter { !arrived.contains($0) }
    let staying = before.indices.filter { !departed.contains($0) }
    guard free.count == staying.count else { return "sections are told twice" }
    let pairs =
      Array(zip(staying, free)) + movedSections.map { ($0.from, $0.to) }
    for (old, new) in pairs where !reloadedSections.contains(old) {
      let gone =
        deletedItems.count { $0.section == old } + movedItems.count { $0.from.section == old }
      let come =
        insertedItems.count { $0.section == new } + movedItems.count { $0.to.section == new }
      let expected = before[old] + come - gone
      if after[new] != expected {
        return "\(after[new]) items in section \(new), expected \(expected)"
      }
    }
    return nil
  }
}
