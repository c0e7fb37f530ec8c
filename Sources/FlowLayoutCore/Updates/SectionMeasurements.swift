import LayoutGeometry

/// The measurements of one section, put in order.
struct SectionMeasurements {
  /// Items, in the order in which they were given.
  private var items: [Item] = []

  private struct Item {
    var item: Int
    var order: Int
    var size: LayoutSize
  }

  /// Header and footer.
  private var boundaries = MeasuredBoundaries()

  /// Measurements by section, ascending.
  ///
  /// Sorted, not hashed: hash tables need random numbers, which not every system has.
  static func sections(
    of measurements: [ElementMeasurement]
  ) -> [(section: Int, measurements: SectionMeasurements)] {
    var sections: [(section: Int, measurements: SectionMeasurements)] = []
    if measurements.count == 1 {
      sections.append((measurements[0].section, SectionMeasurements()))
      sections[0].measurements.add(measurements[0], order: 0)
      return sections
    }
    let order = measurements.indices.sorted {
      (measurements[$0].section, $0) < (measurements[$1].section, $1)
    }
    for index in order {
      let measurement = measurements[index]
      if sections.last?.section != measurement.section {
        sections.append((measurement.section, SectionMeasurements()))
      }
      sections[sections.count - 1].measurements.add(measurement, order: index)
    }
    return sections
  }

  private mutating func add(_ measurement: ElementMeasurement, order: Int) {
    switch measurement {
    case .item(let path, let size): items.append(Item(item: path.item, order: order, size: size))
    case .header(_, let length): boundaries.header = length + 0
    case .footer(_, let length): boundaries.footer = length + 0
    }
  }

  /// Runs of neighbouring items with their sizes, ascending; of repeated items the last one holds.
  func runs() -> [(start: Int, sizes: [LayoutSize])] {
    if items.count == 1 { return [(items[0].item, [items[0].size])] }
    var runs: [(start: Int, sizes: [LayoutSize])] = []
    for entry in items.sorted(by: { ($0.item, $0.order) < ($1.item, $1.order) }) {
      if let last = runs.last, entry.item == last.start + last.sizes.count - 1 {
        runs[runs.count - 1].sizes[last.sizes.count - 1] = entry.size
      } else if let last = runs.last, entry.item == last.start + last.sizes.count {
        runs[runs.count - 1].sizes.append(entry.size)
      } else {
        runs.append((entry.item, [entry.size]))
      }
    }
    return runs
  }

  /// The lengths of header and footer, where these were measured before or now.
  func boundaries(over old: MeasuredBoundaries) -> MeasuredBoundaries {
    MeasuredBoundaries(
      header: boundaries.header ?? old.header, footer: boundaries.footer ?? old.footer)
  }
}

extension FlowLayout {
  /// Refuses a measurement of nothing, or with a length out of range.
  func validate(_ measurement: ElementMeasurement) throws(FlowLayoutError) {
    let index = measurement.section
    let exists = index >= 0 && index < sectionCount
    switch measurement {
    case .item(let path, let size):
      guard exists, path.item >= 0 && path.item < stack.itemCount(of: index) else {
        throw FlowLayoutError(.item(path, .itemSizes), .noSuchElement)
      }
      if stack.style(of: index).isGrid { throw FlowLayoutError(.item(path, .itemSizes), .inGrid) }
      if let reason = sizeFault(size) { throw FlowLayoutError(.item(path, .itemSizes), reason) }
    case .header(_, let length), .footer(_, let length):
      let property = measurement.boundaryProperty
      guard exists,
        stack.style(of: index).hasReference(property, crossIsWidth: configuration.crossIsWidth)
      else { throw FlowLayoutError(.section(index, property), .noSuchElement) }
      if let reason = lengthFault(length) {
        throw FlowLayoutError(.section(index, property), reason)
      }
    }
  }

  /// Takes a section's measurements over; answers what that touched, nil where nothing changed.
  mutating func take(
    _ measurements: SectionMeasurements, inSection index: Int
  ) throws(FlowLayoutError) -> TouchedSection? {
    let configuration = configuration
    var isChanged = false
    let touched = try editSection(index) { section in
      var touched = ItemRanges()
      for run in measurements.runs() {
        let changed = section.replaceItems(
          run.start..<run.start + run.sizes.count, with: run.sizes,
          measured: Array(repeating: true, count: run.sizes.count), configuration: configuration)
        touched.insert(changed)
      }
      let old = section.style
      section.style = old.with(
        boundaries: measurements.boundaries(over: old.boundaries), configuration: configuration)
      isChanged = !touched.ranges.isEmpty || section.style !== old
      return touched.ranges
    }
    return isChanged ? touched : nil
  }
}

extension ElementMeasurement {
  /// The section of the element.
  var section: Int {
    switch self {
    case .item(let path, _): path.section
    case .header(let section, _), .footer(let section, _): section
    }
  }

  /// The property that a header's or footer's length stands for.
  fileprivate var boundaryProperty: FlowLayoutError.Property {
    if case .footer = self { return .footerReferenceSize }
    return .headerReferenceSize
  }
}

extension SectionStyle {
  /// Whether a header or footer exists before anything was measured.
  fileprivate func hasReference(
    _ property: FlowLayoutError.Property, crossIsWidth: Bool
  ) -> Bool {
    let metrics = box.metrics
    let size =
      property == .headerReferenceSize
      ? metrics.headerReferenceSize : metrics.footerReferenceSize
    return FlowSize(size, crossIsWidth: crossIsWidth).main > 0
  }
}

extension ResolvedSection {
  /// The section without measurements, and whether it had any.
  func unmeasured(_ configuration: FlowConfiguration) -> (ResolvedSection, Bool) {
    var section = self
    let hadItems = style.isEstimated && measured != .none && itemCount > 0
    section.style = style.with(
      items: hadItems ? .equal(style.box.metrics.commonItemSize) : nil,
      boundaries: MeasuredBoundaries(), configuration: configuration)
    if hadItems {
      section.content = .equal(count: itemCount)
      section.measured = .none
    }
    return (section, hadItems || style.boundaries != MeasuredBoundaries())
  }
}

extension [TouchedSection] {
  /// Adds what a further round touched, in the order of sections.
  mutating func join(_ touched: TouchedSection) {
    guard let index = firstIndex(where: { $0.section >= touched.section }) else {
      return append(touched)
    }
    guard self[index].section == touched.section else { return insert(touched, at: index) }
    var items = ItemRanges()
    for range in self[index].items + touched.items { items.insert(range) }
    self[index].items = items.ranges
    self[index].lastLine = touched.lastLine ?? self[index].lastLine
    self[index].hasNewBoundaries = self[index].hasNewBoundaries || touched.hasNewBoundaries
  }
}
