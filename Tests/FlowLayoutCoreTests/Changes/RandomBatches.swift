import LayoutGeometry
import ReferenceLayout
import Testing

@testable import FlowLayoutCore

/// Random valid batches.
extension RandomChanges {
  /// Deletes, reloads, moves and inserts of items together, with or without section operations.
  mutating func batch() -> BatchUpdates {
    var batch = BatchUpdates()
    let count = layout.sections.count
    let changesSections = random.numbers.chance(0.4)
    var landing: [Int?] = []
    var staying: [Int] = []
    for index in 0..<count {
      let draw = changesSections ? random.numbers.unit() : 1
      if draw < 0.15 {
        batch.deletedSections.append(index)
      } else if draw < 0.35 {
        landing.append(index)
      } else {
        staying.append(index)
      }
      if draw > 0.2 && draw < 0.4 {
        batch.reloadedSections.append(
          BatchUpdates.SectionPlacement(at: index, section(in: layout.configuration)))
      }
    }
    if changesSections { landing += Array(repeating: nil, count: random.numbers.below(3)) }
    let newCount = staying.count + landing.count
    var targets = shuffled(Array(0..<newCount)).prefix(landing.count).sorted()[...]
    for source in shuffled(landing) {
      let target = targets.removeFirst()
      if let source {
        batch.movedSections.append(BatchUpdates.SectionMove(from: source, to: target))
      } else {
        batch.insertedSections.append(
          BatchUpdates.SectionPlacement(at: target, section(in: layout.configuration)))
      }
    }
    addItems(to: &batch, newCount: newCount, staying: staying)
    return batch
  }

  private mutating func section(in configuration: FlowConfiguration) -> FlowSection {
    var section = random.section(in: configuration)
    if random.numbers.chance(0.3) {
      section.metrics.estimatedItemSize = LayoutSize(width: 90, height: 44.5)
    }
    return section
  }

  /// Operations on items, dense in small sections and rare in long ones.
  private mutating func addItems(to batch: inout BatchUpdates, newCount: Int, staying: [Int]) {
    let mapping = UpdateMapping(
      batch,
      sections: IndexMapping(
        removed: batch.deletedSections + batch.movedSections.map(\.source),
        arrived: batch.movedSections.map(\.target) + batch.insertedSections.map(\.index)),
      items: [])
    let reloaded = batch.reloadedSections.map(\.index)
    var open: [Int: Int] = [:]
    var leaving: [ItemPath] = []
    for index in layout.sections.indices {
      let isDeleted = batch.deletedSections.contains(index)
      var left = layout.sections[index].sizes.count
      let density = left > 100 ? 6 / Double(left) : 0.25
      for item in 0..<left where random.numbers.chance(density) {
        let path = ItemPath(section: index, item: item)
        let draw = random.numbers.unit()
        if draw < 0.4 {
          leaving.append(path)
          left -= 1
        } else if isDeleted || reloaded.contains(index) {
          continue
        } else if draw < 0.7 {
          batch.deletedItems.append(path)
          left -= 1
        } else {
          let size = random.numbers.chance(0.3) || layout.sections[index].isGrid
          batch.reloadedItems.append(
            BatchUpdates.ItemPlacement(at: path, size: size ? nil : random.itemSize()))
        }
      }
      if let new = mapping.newSection(ofOld: index), !reloaded.contains(index) {
        open[new] = left
      }
    }
    place(leaving, in: open, &batch, mapping)
  }

  private mutating func place(
    _ leaving: [ItemPath], in open: [Int: Int], _ batch: inout BatchUpdates,
    _ mapping: UpdateMapping
  ) {
    let targets = open.keys.sorted()
    if targets.isEmpty {
      // Nowhere to go: what wanted to leave stays.
      return
    }
    var arriving: [Int: [ItemPath?]] = [:]
    for source in leaving { arriving[random.numbers.pick(targets), default: []].append(source) }
    for target in targets where random.numbers.chance(targets.count > 20 ? 0.1 : 0.6) {
      let count = random.numbers.pick([1, 1, 2, 30])
      arriving[target, default: []] += Array(repeating: nil, count: count)
    }
    for target in arriving.keys.sorted() {
      let list = shuffled(arriving[target] ?? [])
      let final = (open[target] ?? 0) + list.count
      var places = shuffled(Array(0..<final)).prefix(list.count).sorted()[...]
      let old = mapping.oldSection(ofNew: target)
      let isGrid = old.map { layout.sections[$0].isGrid } ?? false
      for source in list {
        let path = ItemPath(section: target, item: places.removeFirst())
        if let source {
          batch.movedItems.append(BatchUpdates.ItemMove(from: source, to: path))
        } else {
          let hasSize = !isGrid && random.numbers.chance(0.7)
          batch.insertedItems.append(
            BatchUpdates.ItemPlacement(at: path, size: hasSize ? random.itemSize() : nil))
        }
      }
    }
  }

  mutating func shuffled<Value>(_ list: [Value]) -> [Value] {
    var list = list
    for index in list.indices.dropFirst() {
      list.swapAt(index, random.numbers.below(index + 1))
    }
    return list
  }

  /// Performs a batch on engine and description, and checks mapping and anchor.
  mutating func batchStep() throws {
    let batch = batch()
    let old = layout.sections
    let sections = sections(after: batch)
    let anchor = anchor()
    let change: LayoutChange
    let mapping: UpdateMapping
    // Half of them without the copy that a result keeps, so that lines change in their places.
    if random.numbers.chance(0.5) {
      let applied = try layout.engine.apply(batch, anchor: anchor)
      (change, mapping) = (applied.change, applied.mapping)
    } else {
      let result = try layout.engine.performBatchUpdates(batch, anchor: anchor)
      (change, mapping) = (result.change, result.mapping)
    }
    layout.sections = sections
    check(change)
    let fault = mappingFault(mapping, from: old, to: layout.sections)
    #expect(fault == nil)
  }

  /// The description's sections after a batch; a function of its own, so that no copy of the engine
  /// lives on.
  private mutating func sections(after batch: BatchUpdates) -> [ChangedLayout.PlainSection] {
    var described = layout
    described.apply(batch, nextName: &nextName)
    return described.sections
  }

  /// The first way in which a mapping departs from the names; nil where none.
  private func mappingFault(
    _ mapping: UpdateMapping, from old: [ChangedLayout.PlainSection],
    to new: [ChangedLayout.PlainSection]
  ) -> String? {
    var places: [Int: ItemPath] = [:]
    var sections: [Int: Int] = [:]
    for (index, section) in new.enumerated() {
      sections[section.name] = index
      for (item, name) in section.names.enumerated() {
        places[name] = ItemPath(section: index, item: item)
      }
    }
    for (index, section) in old.enumerated() {
      if mapping.newSection(ofOld: index) != sections[section.name] { return "section \(index)" }
      for (item, name) in section.names.enumerated() {
        let path = ItemPath(section: index, item: item)
        let target = mapping.newPath(ofOld: path)
        if target != places[name] { return "\(path) became \(String(describing: target))" }
        if let target, mapping.oldPath(ofNew: target) != path { return "\(target) was not \(path)" }
      }
    }
    let known = Set(old.flatMap(\.names))
    for (index, section) in new.enumerated() {
      for (item, name) in section.names.enumerated() where !known.contains(name) {
        let path = ItemPath(section: index, item: item)
        if mapping.oldPath(ofNew: path) != nil { return "\(path) is new" }
      }
    }
    return nil
  }
}
