import LayoutGeometry

/// Performs a batch that was checked on the sections of a layout.
struct BatchApplication {
  private let batch: BatchUpdates
  private let mapping: UpdateMapping
  private let configuration: FlowConfiguration
  /// The sections as they were.
  private let old: SectionStack
  /// The sections as they become.
  private(set) var stack: SectionStack
  /// What was touched, in the sections' new indices.
  private(set) var touched: [TouchedSection] = []

  /// Items that arrive, by new path, ascending: the insert or move that each comes from.
  private var arrivals: [BatchUpdates.ItemPlacement] = []

  /// The reloads of items, by path.
  private let reloads: [BatchUpdates.ItemPlacement]

  init(
    _ batch: BatchUpdates, _ mapping: UpdateMapping, on stack: SectionStack,
    configuration: FlowConfiguration
  ) {
    self.batch = batch
    self.mapping = mapping
    self.configuration = configuration
    reloads = batch.reloadedItems.sorted { $0.path < $1.path }
    old = stack
    self.stack = stack
  }

  /// Performs the batch.
  ///
  /// - Throws: A `FlowLayoutError` naming the first section or size that no layout can be made from.
  mutating func run() throws(FlowLayoutError) {
    collectArrivals()
    let changed = try changedSections()
    try install(changed)
  }

  /// Inserted and moved items in the order of their new paths.
  private mutating func collectArrivals() {
    arrivals = batch.insertedItems
    for move in batch.movedItems {
      let place = reloads.firstPlace { $0.path >= move.source }
      var size = carriedSize(of: move.source)
      if place < reloads.count && reloads[place].path == move.source {
        // A reloaded item leaves as the one that it becomes.
        let style = old.resolved(move.source.section).style
        size = reloads[place].size ?? (style.isEstimated ? nil : style.commonItemSize)
      }
      arrivals.append(BatchUpdates.ItemPlacement(at: move.target, size: size))
    }
    arrivals.sort { $0.path < $1.path }
  }

  /// The size that an item takes along; none where it has only an estimate.
  private func carriedSize(of path: ItemPath) -> LayoutSize? {
    let section = old.resolved(path.section)
    if section.isEstimate(path.item) { return nil }
    return section.size(ofItem: path.item, crossIsWidth: configuration.crossIsWidth)
  }

  /// An old section as it becomes.
  private typealias ChangedSection = (index: Int, section: ResolvedSection)

  /// The old sections that become others in their places, by old index, ascending.
  private mutating func changedSections() throws(FlowLayoutError) -> [ChangedSection] {
    var changed: [ChangedSection] = []
    for reload in batch.reloadedSections {
      let index = mapping.newSection(ofOld: reload.index) ?? reload.index
      let made = try SectionMaking.make(
        reload.section, at: index, previous: old.resolved(reload.index).style.unmeasured,
        configuration: configuration)
      changed.append((reload.index, made))
      touched.append(
        TouchedSection(
          section: index, items: [0..<made.itemCount].filter { !$0.isEmpty },
          hasNewBoundaries: true))
    }
    for index in sectionsWithItemChanges() {
      guard let new = mapping.newSection(ofOld: index), !mapping.isReloaded(index) else {
        continue
      }
      changed.append((index, change(index, to: new)))
    }
    return changed.sorted { $0.index < $1.index }
  }

  /// The old sections in which items leave, arrive or are reloaded, ascending.
  private func sectionsWithItemChanges() -> [Int] {
    let all = (mapping.items.map { $0.section } + reloads.map { $0.path.section }).sorted()
    return all.indices.filter { $0 == 0 || all[$0] != all[$0 - 1] }.map { all[$0] }
  }

  /// An old section with its items' changes.
  private mutating func change(_ index: Int, to new: Int) -> ResolvedSection {
    let before = old.resolved(index)
    var section = before
    let items = mapping.mapping(ofOldSection: index) ?? IndexMapping()
    let first = reloads.firstPlace { $0.path.section >= index }
    let reloads = Array(reloads[first...].prefix { $0.path.section == index })
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
    let ranges =
      hunks.count > before.itemCount / 256 + 8
      ? section.rebuild(hunks, piece, configuration)
      : section.replace(hunks, piece, configuration)
    touched.append(section.touched(ranges, from: before, at: new, configuration))
    return section
  }

  /// Puts changed and new sections in their places, and takes deleted ones out.
  private mutating func install(
    _ changed: [ChangedSection]
  ) throws(FlowLayoutError) {
    try stack.replace(each: changed, configuration: configuration)
    guard !mapping.sections.isIdentity else {
      touched.sort { $0.section < $1.section }
      return
    }
    let inserts = batch.insertedSections.sorted { $0.index < $1.index }
    let current = stack
    for hunk in mapping.sections.hunks().reversed() {
      var sections: [ResolvedSection] = []
      for new in hunk.new {
        if let source = mapping.oldSection(ofNew: new) {
          sections.append(current.resolved(source))
          continue
        }
        let place = inserts.firstPlace { $0.index >= new }
        let made = try SectionMaking.make(
          inserts[place].section, at: new, previous: sections.last?.style.unmeasured,
          configuration: configuration)
        sections.append(made)
        touched.append(
          TouchedSection(
            section: new, items: [0..<made.itemCount].filter { !$0.isEmpty },
            hasNewBoundaries: true))
      }
      try stack.replace(hunk.old, with: sections, configuration: configuration)
    }
    touched.sort { $0.section < $1.section }
  }
}

extension SectionStyle {
  /// The style where nothing of it was measured, for sections made afresh to share; else nil.
  fileprivate var unmeasured: SectionStyle? {
    boundaries == MeasuredBoundaries() ? self : nil
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
      let pieces = hunk.new.map(piece)
      let changed = replaceItems(
        hunk.old, with: pieces.map { $0 ?? style.commonItemSize },
        measured: pieces.map { $0 != nil }, configuration: configuration)
      touched.replace(hunk.old, with: hunk.new.count, contained: false)
      touched.insert(changed)
    }
    return touched.ranges
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
