import LayoutGeometry
import ReferenceLayout

@testable import FlowLayoutCore

/// A layout under changes beside its description, written down as plainly as can be.
struct ChangedLayout {
  /// The layout that is changed in steps.
  var engine: FlowLayout
  /// What it was changed to.
  var configuration: FlowConfiguration
  var sections: [PlainSection]

  /// A section as a list of sizes.
  struct PlainSection {
    var section: FlowSection
    /// One size an item; in a grid only the main lengths matter, if those.
    var sizes: [LayoutSize]
    /// For each item whether it has only an estimate.
    var estimates: [Bool]
    /// A number for each item by which it is known again, and one for the section.
    var names: [Int] = []
    var name = 0

    init(_ section: FlowSection, isVertical: Bool) {
      self.section = section
      let metrics = section.metrics
      let hasEstimate =
        metrics.estimatedItemSize.width > 0 && metrics.estimatedItemSize.height > 0
      let common = hasEstimate ? metrics.estimatedItemSize : metrics.itemSize
      switch section.items {
      case .uniform(let count):
        sizes = Array(repeating: common, count: count)
        estimates = Array(repeating: hasEstimate, count: count)
      case .sizes(let list):
        sizes = list
        estimates = Array(repeating: false, count: list.count)
      case .grid(let grid, let count):
        estimates = Array(repeating: false, count: count)
        if case .each(let lengths) = grid.lengths {
          sizes = lengths.map { LayoutSize(width: $0, height: $0) }
        } else {
          sizes = Array(repeating: common, count: count)
        }
      }
    }

    /// Whether the items form a grid.
    var isGrid: Bool {
      if case .grid = section.items { true } else { false }
    }

    /// The section with all sizes one by one.
    func described(isVertical: Bool) -> FlowSection {
      var result = section
      guard case .grid(let grid, _) = section.items else {
        result.items = .sizes(sizes)
        return result
      }
      var lengths = grid.lengths
      if case .each = lengths {
        lengths = .each(sizes.map { isVertical ? $0.height : $0.width })
      }
      result.items = .grid(
        GridSpecification(lanes: grid.lanes, lengths: lengths), count: sizes.count)
      return result
    }
  }

  init(_ scene: LayoutScene) throws {
    engine = try scene.engine()
    configuration = scene.configuration
    let isVertical = scene.configuration.scrollDirection == .vertical
    sections = scene.sections.map { PlainSection($0, isVertical: isVertical) }
  }

  /// The description laid out at once.
  func afresh() throws -> FlowLayout {
    let isVertical = configuration.scrollDirection == .vertical
    return try FlowLayout(
      configuration: configuration, sections: sections.map { $0.described(isVertical: isVertical) },
      contentOffset: engine.contentOffset)
  }

  /// The first way in which the changed layout differs from one made at once, or breaks its own
  /// rules; nil where none.
  func difference() throws -> String? {
    if let fault = engine.fault { return fault }
    let fresh = try afresh()
    if engine.configuration != configuration { return "another configuration" }
    if engine.contentSize != fresh.contentSize {
      return "content \(engine.contentSize), afresh \(fresh.contentSize)"
    }
    if engine.space != fresh.space { return "space \(engine.space), afresh \(fresh.space)" }
    if engine.sectionCount != fresh.sectionCount { return "\(engine.sectionCount) sections" }
    let (all, freshAll) = (engine.allElements(), fresh.allElements())
    if all != freshAll {
      let index = zip(all, freshAll).enumerated().first { $1.0 != $1.1 }?.offset ?? -1
      let pair = index < 0 ? "" : "\(all[index]), afresh \(freshAll[index])"
      return "\(all.count) elements, afresh \(freshAll.count): \(pair)"
    }
    if engine.visibleElements() != fresh.visibleElements() { return "other elements are visible" }
    if engine.oversizeSections() != fresh.oversizeSections() { return "oversize sections" }
    for (index, section) in sections.enumerated() {
      for (item, isEstimate) in section.estimates.enumerated() {
        if engine.isEstimate(ItemPath(section: index, item: item)) != isEstimate {
          return "[\(index), \(item)] is an estimate: \(!isEstimate)"
        }
      }
    }
    return nil
  }
}

extension FlowLayout {
  /// The first way in which the layout breaks its own rules; nil where none.
  var fault: String? {
    if let fault = FlowLayoutCoreTests.fault(in: stack.tree) { return "sections: \(fault)" }
    var found: String?
    stack.tree.visitAll { block, start in
      if block.entries.isEmpty || block.entries.count > SectionBlock.capacity {
        found = "a block of \(block.entries.count)"
      }
      for index in block.entries.indices {
        let (style, content) = (block.style(index), block.content(index))
        if content.itemCount != Int(block.entries[index].itemCount) { found = "an item count" }
        let placed = block.section(index, at: start)
        if placed.end != placed.origin.plus(content.length(style)) { found = "a section's end" }
        if case .varied(let lines) = content {
          if lines.tree.summary.isUniform && !style.isGrid { found = "equal sizes one by one" }
          found = found ?? FlowLayoutCoreTests.fault(in: lines.tree)
        }
        if case .varied = style.items, case .equal = content { found = "a style without sizes" }
      }
    }
    return found
  }
}
