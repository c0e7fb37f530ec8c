import LayoutGeometry

/// Performs a batch that was checked on the sections of a layout.
struct BatchApplication {
  private let configuration: FlowConfiguration
  /// What was touched, in the sections' new indices.
  private var touched: [TouchedSection] = []

  /// Performs a batch on the sections as they were.
  ///
  /// - Returns: What was touched, in the sections' new indices, ascending.
  /// - Throws: A `FlowLayoutError` naming the first section or size that no layout can be made from;
  ///   then nothing changed.
  static func run(
    _ batch: BatchUpdates, _ mapping: UpdateMapping, on stack: inout SectionStack,
    configuration: FlowConfiguration
  ) throws(FlowLayoutError) -> [TouchedSection] {
    let items = ItemChanges(batch, of: stack, configuration: configuration)
    let indices = items.sections(mapping)
    if indices.count == 1 && !batch.changesSections {
      // The usual case, for which no copy of the sections is kept.
      let index = indices[0]
      return [
        try stack.edit(index, configuration: configuration) { section in
          items.change(&section, index, to: index, mapping)
        }
      ]
    }
    let old = stack
    var application = BatchApplication(configuration: configuration)
    do {
      let changed = try application.changedSections(of: stack, indices, items, batch, mapping)
      try application.install(changed, in: &stack, batch, mapping)
    } catch {
      stack = old
      throw error
    }
    application.touched.sort { $0.section < $1.section }
    return application.touched
  }

  private init(configuration: FlowConfiguration) { self.configuration = configuration }

  /// An old section as it becomes.
  private typealias ChangedSection = (index: Int, section: ResolvedSection)

  /// The old sections that become others in their places, by old index, ascending.
  private mutating func changedSections(
    of old: SectionStack, _ indices: [Int], _ items: ItemChanges, _ batch: BatchUpdates,
    _ mapping: UpdateMapping
  ) throws(FlowLayoutError) -> [ChangedSection] {
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
    for index in indices {
      guard let new = mapping.newSection(ofOld: index), !mapping.isReloaded(index) else {
        continue
      }
      var section = old.resolved(index)
      let before = SectionTraits(section)
      let ranges = items.change(&section, index, to: new, mapping)
      touched.append(section.touched(ranges, from: before, at: new))
      changed.append((index, section))
    }
    return changed.sorted { $0.index < $1.index }
  }

  /// Puts changed and new sections in their places, and takes deleted ones out.
  private mutating func install(
    _ changed: [ChangedSection], in stack: inout SectionStack, _ batch: BatchUpdates,
    _ mapping: UpdateMapping
  ) throws(FlowLayoutError) {
    try stack.replace(each: changed, configuration: configuration)
    if mapping.sections.isIdentity { return }
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
  }
}

extension SectionStyle {
  /// The style where nothing of it was measured, for sections made afresh to share; else nil.
  fileprivate var unmeasured: SectionStyle? {
    boundaries == MeasuredBoundaries() ? self : nil
  }
}
