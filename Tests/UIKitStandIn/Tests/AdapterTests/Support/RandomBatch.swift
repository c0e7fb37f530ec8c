import UIKit

/// A generator whose numbers depend on its seed alone.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    // A linear step, its bits mixed: any good mixture will do.
    state = state &* 0xD129_0D3F_1EE7_8A8D &+ 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 32)) &* 0xD6E8_FEB8_6659_FD93
    mixed = (mixed ^ (mixed >> 29)) &* 0xD6E8_FEB8_6659_FD93
    return mixed ^ (mixed >> 32)
  }

  /// True in one of so many cases.
  mutating func chance(_ oneOf: Int) -> Bool { Int.random(in: 0..<oneOf, using: &self) == 0 }
}

/// A consistent batch: operations, and the model behind them.
@MainActor
struct RandomBatch {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(Int, Int)] = []
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var movedItems: [(IndexPath, IndexPath)] = []
  var result: [[ListModel.Item]] = []

  /// A section on its way: where it was, and its items.
  private struct Section {
    var old: Int?
    var items: [ListModel.Item]
  }

  init(_ model: ListModel, _ random: inout SeededGenerator) {
    var sections = changeSections(model, &random)
    changeItems(model, &sections, &random)
    result = sections.map { $0.items }
  }

  private mutating func changeSections(
    _ model: ListModel, _ random: inout SeededGenerator
  ) -> [Section] {
    var kept: [Section] = []
    var arriving: [Section] = []
    for (index, items) in model.sections.enumerated() {
      if random.chance(8) {
        deletedSections.insert(index)
      } else if random.chance(12) {
        arriving.append(Section(old: index, items: items))
      } else if random.chance(10) {
        reloadedSections.insert(index)
        let count = Int.random(in: 0..<8, using: &random)
        kept.append(Section(old: index, items: (0..<count).map { _ in model.makeItem() }))
      } else {
        kept.append(Section(old: index, items: items))
      }
    }
    while random.chance(3) {
      let count = Int.random(in: 0..<12, using: &random)
      arriving.append(Section(old: nil, items: (0..<count).map { _ in model.makeItem() }))
    }
    let total = kept.count + arriving.count
    let places = Array(0..<total).shuffled(using: &random).prefix(arriving.count).sorted()
    for (place, section) in zip(places, arriving) {
      kept.insert(section, at: place)
      if let old = section.old {
        movedSections.append((old, place))
      } else {
        insertedSections.insert(place)
      }
    }
    return kept
  }

  private mutating func changeItems(
    _ model: ListModel, _ sections: inout [Section], _ random: inout SeededGenerator
  ) {
    var taken: [(path: IndexPath, item: ListModel.Item)] = []
    for index in sections.indices {
      guard let old = sections[index].old, !reloadedSections.contains(old) else { continue }
      var kept: [ListModel.Item] = []
      for (item, value) in sections[index].items.enumerated() {
        let path = IndexPath(item: item, section: old)
        if random.chance(9) {
          deletedItems.append(path)
        } else if random.chance(12) {
          taken.append((path, value))
        } else if random.chance(14) {
          reloadedItems.append(path)
          kept.append(model.makeItem())
        } else {
          kept.append(value)
        }
      }
      sections[index].items = kept
    }
    let open = sections.indices.filter { index in
      sections[index].old.map { !reloadedSections.contains($0) } ?? false
    }
    // What was taken out and finds no section stays deleted.
    guard !open.isEmpty else {
      deletedItems += taken.map { $0.path }
      return
    }
    var arriving: [Int: [(path: IndexPath?, item: ListModel.Item)]] = [:]
    for (path, item) in taken {
      arriving[open.randomElement(using: &random) ?? open[0], default: []].append((path, item))
    }
    for index in open where random.chance(2) {
      for _ in 0..<Int.random(in: 1..<6, using: &random) {
        arriving[index, default: []].append((nil, model.makeItem()))
      }
    }
    for index in open {
      guard let items = arriving[index] else { continue }
      let total = sections[index].items.count + items.count
      let places = Array(0..<total).shuffled(using: &random).prefix(items.count).sorted()
      for (place, entry) in zip(places, items) {
        sections[index].items.insert(entry.item, at: place)
        let target = IndexPath(item: place, section: index)
        if let source = entry.path {
          movedItems.append((source, target))
        } else {
          insertedItems.append(target)
        }
      }
    }
  }

  /// Asks a view for the operations, in an order that does not matter.
  func perform(on view: UICollectionView, _ model: ListModel) {
    view.performBatchUpdates {
      model.sections = result
      view.reloadItems(at: reloadedItems)
      view.insertItems(at: insertedItems)
      if !deletedSections.isEmpty { view.deleteSections(deletedSections) }
      for (source, target) in movedItems { view.moveItem(at: source, to: target) }
      if !insertedSections.isEmpty { view.insertSections(insertedSections) }
      for (source, target) in movedSections { view.moveSection(source, toSection: target) }
      view.deleteItems(at: deletedItems)
      if !reloadedSections.isEmpty { view.reloadSections(reloadedSections) }
    }
  }
}
