import LayoutGeometry

/// The changes of items in a batch that was checked, in the order in which sections take them.
struct ItemChanges {
  private let configuration: FlowConfiguration

  /// Items that arrive, by new path, ascending: the insert or move that each comes from.
  private var arrivals: [BatchUpdates.ItemPlacement]

  /// The reloads of items, by path.
  private let reloads: [BatchUpdates.ItemPlacement]

  /// Takes the changes from a batch and the sizes that moved items carry from the sections before it.
  init(
    _ batch: borrowing BatchUpdates, of old: borrowing SectionStack,
    configuration: FlowConfiguration
  ) {
    self.configuration = configuration
    reloads = batch.reloadedItems.ascending { $0.path < $1.path }
    arrivals = batch.insertedItems
    for move in batch.movedItems {
      let place = reloads.firstPlace { $0.path >= move.source }
      var size = carriedSize(of: move.source, in: old)
      if place < reloads.count && reloads[place].path == move.source {
        // A reloaded item leaves as the one that it becomes.
        let style = old.resolved(move.source.section).style
        size = reloads[place].size ?? (style.isEstimated ? nil : style.commonItemSize)
      }
      arrivals.append(BatchUpdates.ItemPlacement(at: move.target, size: size))
    }
    arrivals = arrivals.ascending { $0.path < $1.path }
  }

  /// The size that an item takes along; none where it has only an estimate.
  private func carriedSize(of path: ItemPath, in old: SectionStack) -> LayoutSize? {
    let section = old.resolved(path.section)
    if section.isEstimate(path.item) { return nil }
    return section.size(ofItem: path.item, crossIsWidth: configuration.crossIsWidth)
  }

  /// The old sections in which items leave, arrive or are reloaded, ascending.
  func sections(_ mapping: UpdateMapping) -> [Int] {
    if reloads.isEmpty && mapping.items.count == 1 { return [mapping.items[0].section] }
    let all = (mapping.items.map { $0.section } + reloads.map { $0.path.section }).sorted()
    return all.indices.filter { $0 == 0 || all[$0] != all[$0 - 1] }.map { all[$0] }
  }

  /// Changes an old section's items; answers with the new ones that may lie elsewhere.
  func change(
    _ section: inout ResolvedSection, _ index: Int, to new: Int, _ mapping: UpdateMapping
  ) -> [Range<Int>] {
    let items = mapping.mapping(ofOldSection: index) ?? IndexMapping()
    let arrivals = arrivals
    let reloads = reloads(in: index)
    let staying = reloads.map { $0.path.item }.filter { items.newIndex(of: $0) != nil }
    func piece(_ item: Int) -> LayoutSize? {
      let path = ItemPath(section: new, item: item)
      let place = arrivals.firstPlace { $0.path >= path }
      if place < arrivals.count && arrivals[place].path == path {
        return arrivals[place].size
      }
      let source = items.oldIndex(of: item) ?? item
      let reload = reloads.firstPlace { $0.path.item >= source }
      return reload < reloads.count ? reloads[reload].size : nil
    }
    let hunks = items.hunks(replacing: staying)
    if hunks.count == 1 {
      let changed = section.replace(hunks[0], piece, configuration)
      return changed.isEmpty ? [] : [changed]
    }
    return hunks.count > section.itemCount / 256 + 8
      ? section.rebuild(hunks, piece, configuration)
      : section.replace(hunks, piece, configuration)
  }

  /// The reloads of items of an old section.
  private func reloads(in section: Int) -> [BatchUpdates.ItemPlacement] {
    if reloads.isEmpty { return [] }
    let first = reloads.firstPlace { $0.path.section >= section }
    return Array(reloads[first...].prefix { $0.path.section == section })
  }
}

extension ResolvedSection {
  /// Replaces ranges of items one by one, the last one first, so that indices hold.
  ///
  /// - Parameters:
  ///   - hunks: The ranges, ascending.
  ///   - piece: The size of a new item; nil where it takes the section's own.
  ///   - configuration: The layout's.
  /// - Returns: The new items that may lie elsewhere, ascending.
  fileprivate mutating func replace(
    _ hunks: [Hunk], _ piece: (Int) -> LayoutSize?, _ configuration: FlowConfiguration
  ) -> [Range<Int>] {
    var touched = ItemRanges()
    for hunk in hunks.reversed() {
      let changed = replace(hunk, piece, configuration)
      touched.replace(hunk.old, with: hunk.new.count, contained: false)
      touched.insert(changed)
    }
    return touched.ranges
  }

  /// Replaces one range of items; answers with the new items that may lie elsewhere.
  @inline(__always)
  fileprivate mutating func replace(
    _ hunk: Hunk, _ piece: (Int) -> LayoutSize?, _ configuration: FlowConfiguration
  ) -> Range<Int> {
    let flags = style.isEstimated ? hunk.new.map { piece($0) != nil } : []
    return replaceItems(
      hunk.old, with: hunk.new.map { piece($0) ?? style.commonItemSize }, measured: flags,
      configuration: configuration)
  }

  /// Makes the section anew from its sizes: for so many ranges that single edits cost more.
  ///
  /// - Complexity: O(*n* + *k*).
  fileprivate mutating func rebuild(
    _ hunks: [Hunk], _ piece: (Int) -> LayoutSize?, _ configuration: FlowConfiguration
  ) -> [Range<Int>] {
    var sizes: [LayoutSize] = []
    var flags: [Bool] = []
    var next = 0
    let before = allSizes(crossIsWidth: configuration.crossIsWidth)
    func keep(to end: Int) {
      guard next < end else { return }
      sizes += before[next..<end]
      for item in next..<end { flags.append(!isEstimate(item)) }
    }
    for hunk in hunks {
      keep(to: hunk.old.lowerBound)
      for item in hunk.new {
        let size = piece(item)
        sizes.append(size ?? style.commonItemSize)
        flags.append(size != nil)
      }
      next = hunk.old.upperBound
    }
    keep(to: itemCount)
    replaceItems(0..<itemCount, with: sizes, measured: flags, configuration: configuration)
    return [0..<sizes.count].filter { !$0.isEmpty }
  }

  /// The sizes of all items.
  ///
  /// - Complexity: O(*n*).
  fileprivate func allSizes(crossIsWidth: Bool) -> [LayoutSize] {
    switch content {
    case .equal(let count):
      return Array(repeating: style.equalSize(crossIsWidth: crossIsWidth), count: count)
    case .varied(let lines):
      var sizes: [LayoutSize] = []
      sizes.reserveCapacity(lines.itemCount)
      lines.tree.visitAll { chunk, _ in
        if chunk.run == nil {
          sizes += chunk.sizes[chunk.firstSize..<chunk.firstSize + chunk.itemCount]
        } else {
          sizes += Array(repeating: chunk.sizes[0], count: chunk.itemCount)
        }
      }
      return sizes
    }
  }
}
