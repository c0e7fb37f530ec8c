import BenchmarkSupport
import FlowLayoutCore
import LayoutGeometry

/// A batch of deletes, inserts, moves and reloads at random places of a section, as many of each, and
/// the batch that takes them back.
struct ScatteredBatch {
  /// The batch.
  private(set) var batch = BatchUpdates()
  /// What takes it back.
  private(set) var inverse = BatchUpdates()
  /// The content's height after the batch.
  var height = 0.0

  /// Makes a batch of so many changes of sizes, fewer where there are few of these, and at least one.
  init(_ count: Int, of sizes: [LayoutSize], _ generator: inout EditGenerator) {
    let each = min(count / 4, sizes.count / 4)
    let reloads = max(1, each)
    let sources = generator.places(2 * each + reloads, below: sizes.count)
    let targets = generator.places(2 * each, below: sizes.count)
    for index in sources[..<each] {
      batch.deletedItems.append(.first(index))
      inverse.insertedItems.append(.init(at: .first(index), size: sizes[index]))
    }
    for target in targets[..<each] {
      batch.insertedItems.append(.init(at: .first(target), size: generator.size()))
      inverse.deletedItems.append(.first(target))
    }
    for (source, target) in zip(sources[each..<2 * each], targets[each...]) {
      batch.movedItems.append(.init(from: .first(source), to: .first(target)))
      inverse.movedItems.append(.init(from: .first(target), to: .first(source)))
    }
    for index in sources[(2 * each)...] {
      batch.reloadedItems.append(.init(at: .first(index), size: generator.size()))
    }
  }

  /// Completes the inverse by the reloads, whose paths after the batch its result tells.
  mutating func complete(_ mapping: UpdateMapping, of sizes: [LayoutSize]) throws {
    for reload in batch.reloadedItems {
      guard let path = mapping.newPath(ofOld: reload.path) else {
        throw WrongResult("no new path of the reloaded item \(reload.path.item)")
      }
      inverse.reloadedItems.append(.init(at: path, size: sizes[reload.path.item]))
    }
  }

  /// The sizes after the batch, by its rules and not by the engine.
  func applied(to sizes: [LayoutSize]) -> [LayoutSize] {
    var old = sizes
    for reload in batch.reloadedItems { old[reload.path.item] = reload.size ?? .zero }
    let moved = batch.movedItems.map { ($0.target.item, old[$0.source.item]) }
    let arriving = batch.insertedItems.map { ($0.path.item, $0.size ?? .zero) } + moved
    var leaves = [Bool](repeating: false, count: old.count)
    for path in batch.deletedItems { leaves[path.item] = true }
    for move in batch.movedItems { leaves[move.source.item] = true }
    var result = old.indices.filter { !leaves[$0] }.map { old[$0] }
    for (index, size) in arriving.sorted(by: { $0.0 < $1.0 }) { result.insert(size, at: index) }
    return result
  }
}

extension ItemPath {
  /// An item of the first section.
  static func first(_ item: Int) -> ItemPath { ItemPath(section: 0, item: item) }
}
