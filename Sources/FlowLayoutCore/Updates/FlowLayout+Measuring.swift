public import LayoutGeometry

/// The size that one element turned out to have.
public enum ElementMeasurement: Hashable, Sendable {
  /// An item's size, in points; each length 0 … 2⁴⁰.
  case item(ItemPath, LayoutSize)
  /// The main length of a section's header, in points, 0 … 2⁴⁰; at 0 it is not shown.
  case header(section: Int, length: Double)
  /// The main length of a section's footer, in points, 0 … 2⁴⁰; at 0 it is not shown.
  case footer(section: Int, length: Double)
}

/// Replacing estimates by sizes.
///
/// A section given by count with an estimate is unmeasured: each item has the estimate until it is
/// measured. Sizes given one by one to a self-sizing section are measured ones. The sizes known so far
/// are part of the layout's description, and no question ever measures.
///
/// > Source: rules F-SELF-1 to F-SELF-5.
extension FlowLayout {
  /// Takes sizes over for elements.
  ///
  /// In a section that does not size itself an item's measurement is a new size like any other. Of
  /// several for one element the last one holds.
  ///
  /// - Parameters:
  ///   - measurements: The elements and their sizes, in any order.
  ///   - anchor: What keeps its place on screen.
  /// - Returns: What changed.
  /// - Throws: A `FlowLayoutError` that names the first element that does not exist, is an item of a
  ///   grid, or has a size out of range; then nothing changed.
  /// - Complexity: O(*k* log *k* + *k* log *n* + the items of the lines that change) for *k*
  ///   measurements; those of neighbours are made together.
  ///
  /// > Source: rule F-SELF-5.
  @discardableResult
  public mutating func measure(
    _ measurements: [ElementMeasurement], anchor: ScrollAnchor = .top
  ) throws(FlowLayoutError) -> LayoutChange {
    for measurement in measurements { try validate(measurement) }
    if let edit = ItemEdit(measurements) {
      try anchor.validate()
      let edge = edge(of: anchor)
      let before = ScreenState(self)
      if let section = perform(edit) {
        return settle(from: before, edge: edge, request: anchor, touched: [section])
      }
    }
    let sections = SectionMeasurements.sections(of: measurements)
    let cannotFail = stack.canGrow(bySections: sections.count)
    return try change(holding: anchor, cannotFail: cannotFail) { next throws(FlowLayoutError) in
      var touched: [TouchedSection] = []
      for (index, measurements) in sections {
        if let found = try next.take(measurements, inSection: index) { touched.append(found) }
      }
      return touched
    }
  }

  /// Measures all visible items that have only an estimate.
  ///
  /// The source is asked for ranges of items, at most `SectionItems.batchCount` at once and each item
  /// once; it writes their sizes into a buffer of as many, which holds the estimates. As real sizes
  /// bring other items into view, or the anchor moves the offset, it is asked again until all that is
  /// visible is measured. Headers and footers are not asked for; see `measure(_:anchor:)`.
  ///
  /// - Parameters:
  ///   - anchor: What keeps its place on screen.
  ///   - source: Writes the sizes of a range of items of a section.
  /// - Returns: What changed, all rounds together; nothing where all was measured.
  /// - Throws: A `FlowLayoutError` that names the first item whose size is out of range; then nothing
  ///   changed.
  /// - Complexity: O(*k* + log *n* + a chunk) a round for *k* items measured.
  ///
  /// > Source: rules F-SELF-2, F-SELF-5.
  @discardableResult
  public mutating func measureVisible(
    anchor: ScrollAnchor = .top,
    _ source: (
      _ section: Int, _ items: Range<Int>, _ sizes: UnsafeMutableBufferPointer<LayoutSize>
    ) -> Void
  ) throws(FlowLayoutError) -> LayoutChange {
    try anchor.validate()
    let edge = edge(of: anchor)
    let before = ScreenState(self)
    let configuration = configuration
    var next = self
    var touched: [TouchedSection] = []
    next.follow(edge, request: anchor, from: before.start)
    while let (section, gap) = next.firstVisibleEstimates() {
      let items = gap.lowerBound..<min(gap.upperBound, gap.lowerBound + SectionItems.batchCount)
      let estimate = next.stack.resolved(section).style.box.metrics.commonItemSize
      let sizes = unsafe [LayoutSize](unsafeUninitializedCapacity: items.count) { buffer, count in
        let buffer = unsafe UnsafeMutableBufferPointer(rebasing: buffer[..<items.count])
        unsafe buffer.initialize(repeating: estimate)
        unsafe source(section, items, buffer)
        count = items.count
      }
      if let index = sizes.firstIndex(where: { sizeFault($0) != nil }),
        let reason = sizeFault(sizes[index])
      {
        let path = ItemPath(section: section, item: items.lowerBound + index)
        throw FlowLayoutError(.item(path, .itemSizes), reason)
      }
      touched.join(
        try next.editSection(section) { section in
          let flags = Array(repeating: true, count: items.count)
          return [
            section.replaceItems(
              items, with: sizes, measured: flags, configuration: configuration)
          ]
        })
      next.resetSpace()
      next.follow(edge, request: anchor, from: before.start)
    }
    let report = next.settle(from: before, edge: edge, request: anchor, touched: touched)
    self = next
    return report
  }

  /// Drops all measurements: items have their estimates again, headers and footers their reference
  /// sizes.
  ///
  /// Sizes given one by one to a section with an estimate are measurements too. Sections without an
  /// estimate keep their items' sizes.
  ///
  /// - Parameter anchor: What keeps its place on screen.
  /// - Returns: What changed.
  /// - Throws: A `FlowLayoutError` where the sum of all lengths gets too large; then nothing changed.
  /// - Complexity: O(*s*).
  ///
  /// > Source: rule F-SELF-4, when told only.
  @discardableResult
  public mutating func forgetMeasurements(
    anchor: ScrollAnchor = .top
  ) throws(FlowLayoutError) -> LayoutChange {
    let (stack, configuration) = (stack, configuration)
    return try change(holding: anchor) { next throws(FlowLayoutError) in
      var sections: [ResolvedSection] = []
      var touched: [TouchedSection] = []
      for index in 0..<stack.count {
        let (section, wasMeasured) = stack.resolved(index).unmeasured(configuration)
        sections.append(section)
        if wasMeasured {
          touched.append(
            TouchedSection(
              section: index, items: [0..<section.itemCount], hasNewBoundaries: true))
        }
      }
      if !touched.isEmpty {
        try next.stack.replace(0..<stack.count, with: sections, configuration: configuration)
      }
      return touched
    }
  }

  /// Whether an item has only an estimate so far; nil if there is no such item.
  ///
  /// - Complexity: O(log *s* + log of the measured runs).
  public func isEstimate(_ path: ItemPath) -> Bool? {
    guard path.section >= 0 && path.section < sectionCount else { return nil }
    let section = stack.resolved(path.section)
    guard path.item >= 0 && path.item < section.itemCount else { return nil }
    return section.isEstimate(path.item)
  }

  /// The first run of visible items that have only an estimate, and their section.
  private func firstVisibleEstimates() -> (section: Int, items: Range<Int>)? {
    let (low, high) = space.mainRange(of: visibleRect)
    var sections = SectionWalk(stack, from: low, to: high)
    while let section = sections.next() {
      guard section.style.isEstimated else { continue }
      let measured = stack.resolved(section.index).measured
      var seen: Range<Int>?
      let placing = ItemPlacing(section, space: space)
      _ = section.visitItems(placing, from: low, to: high, AnyFrames.self) { item, frame in
        // One item after the other: a closure that notes them all would ask for hidden ones.
        if frame.meets(visibleRect) && !measured.contains(item) {
          guard let run = seen else {
            seen = item..<item + 1
            return true
          }
          guard run.upperBound == item else { return false }
          seen = run.lowerBound..<item + 1
        }
        return true
      }
      if let seen { return (section.index, seen) }
    }
    return nil
  }
}
