import LayoutGeometry
import ReferenceLayout

@testable import FlowLayoutCore

/// A batch on lists of sizes, by the letter of its rules (F-UPD-1, F-UPD-4).
extension ChangedLayout {
  /// One item with all that is known of it.
  private struct PlainItem {
    var size: LayoutSize
    var isEstimate: Bool
    var name: Int
  }

  /// Performs a valid batch on the description; new elements get names from `nextName` on.
  mutating func apply(_ batch: BatchUpdates, nextName: inout Int) {
    let isVertical = configuration.scrollDirection == .vertical
    var kept: [PlainSection] = []
    var arriving: [(path: ItemPath, item: PlainItem?, size: LayoutSize?)] = []
    for (index, section) in sections.enumerated() {
      var rest = section
      (rest.sizes, rest.estimates, rest.names) = ([], [], [])
      for item in section.sizes.indices {
        let path = ItemPath(section: index, item: item)
        var plain = PlainItem(
          size: section.sizes[item], isEstimate: section.estimates[item],
          name: section.names[item])
        if section.isGrid { plain.size = engine.frameSize(path) }
        if batch.deletedItems.contains(path) { continue }
        if let reload = batch.reloadedItems.first(where: { $0.path == path }) {
          plain.size = reload.size ?? section.commonSize
          plain.isEstimate = reload.size == nil && section.isEstimated
          if section.isGrid {
            let main = isVertical ? plain.size.height : plain.size.width
            plain.size = LayoutSize(width: main, height: main)
          }
        }
        if let move = batch.movedItems.first(where: { $0.source == path }) {
          arriving.append((move.target, plain, nil))
        } else {
          rest.append(
            section.isGrid && reloadless(batch, path) ? section.sizes[item] : plain.size,
            plain.isEstimate, plain.name)
        }
      }
      if let reload = batch.reloadedSections.first(where: { $0.index == index }) {
        rest = PlainSection(reload.section, isVertical: isVertical)
        rest.giveNames(&nextName)
        rest.name = section.name
      }
      kept.append(rest)
    }
    let moved = batch.movedSections.map(\.source)
    var result = kept.indices.filter {
      !batch.deletedSections.contains($0) && !moved.contains($0)
    }.map { kept[$0] }
    var landing = batch.movedSections.map { ($0.target, kept[$0.source]) }
    for insert in batch.insertedSections {
      var section = PlainSection(insert.section, isVertical: isVertical)
      section.giveNames(&nextName)
      landing.append((insert.index, section))
    }
    for (index, section) in landing.sorted(by: { $0.0 < $1.0 }) {
      result.insert(section, at: index)
    }
    for insert in batch.insertedItems { arriving.append((insert.path, nil, insert.size)) }
    for (path, item, size) in arriving.sorted(by: { $0.path < $1.path }) {
      nextName += item == nil ? 1 : 0
      var plain =
        item
        ?? PlainItem(
          size: size ?? result[path.section].commonSize,
          isEstimate: size == nil && result[path.section].isEstimated, name: nextName)
      if item?.isEstimate == true {
        plain.size = result[path.section].commonSize
        plain.isEstimate = result[path.section].isEstimated
      }
      if result[path.section].isGrid {
        let main = isVertical ? plain.size.height : plain.size.width
        plain = PlainItem(
          size: LayoutSize(width: main, height: main), isEstimate: false, name: plain.name)
      }
      result[path.section].sizes.insert(plain.size, at: path.item)
      result[path.section].estimates.insert(plain.isEstimate, at: path.item)
      result[path.section].names.insert(plain.name, at: path.item)
    }
    sections = result
  }

  private func reloadless(_ batch: BatchUpdates, _ path: ItemPath) -> Bool {
    !batch.reloadedItems.contains { $0.path == path }
  }
}

extension ChangedLayout.PlainSection {
  /// The size of an item that has none of its own.
  var commonSize: LayoutSize {
    let estimate = section.metrics.estimatedItemSize
    let counts = estimate.width > 0 && estimate.height > 0 && !isGrid
    return counts ? estimate : section.metrics.itemSize
  }

  /// Whether items without a size have an estimate.
  var isEstimated: Bool {
    let estimate = section.metrics.estimatedItemSize
    return estimate.width > 0 && estimate.height > 0 && !isGrid
  }

  /// Numbers the section and its items.
  mutating func giveNames(_ next: inout Int) {
    next += 1
    name = next
    names = sizes.map { _ in
      next += 1
      return next
    }
  }

  fileprivate mutating func append(_ size: LayoutSize, _ isEstimate: Bool, _ name: Int) {
    sizes.append(size)
    estimates.append(isEstimate)
    names.append(name)
  }
}

extension FlowLayout {
  /// The exact size of an item.
  fileprivate func frameSize(_ path: ItemPath) -> LayoutSize {
    natural.frameOfItem(at: path).map { LayoutSize(width: $0.width, height: $0.height) } ?? .zero
  }
}
