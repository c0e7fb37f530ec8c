import LayoutGeometry
import ReferenceLayout
import Testing

@testable import FlowLayoutCore

/// Random changes of sections' metrics, and moves by hand.
extension RandomChanges {
  /// Gives a section other metrics, on engine and description; a grid may refuse
  /// them, as it must where a layout made at once is refused.
  mutating func changeMetrics(_ anchor: ScrollAnchor) throws {
    if layout.sections.isEmpty { return }
    let index = random.numbers.below(layout.sections.count)
    var metrics = random.metrics()
    metrics.itemSize = random.itemSize()
    if random.numbers.chance(0.4) {
      metrics.estimatedItemSize = LayoutSize(width: random.numbers.pick([40, 90]), height: 30)
    }
    var section = layout.sections[index]
    let boundaries = layout.engine.stack.resolved(index).style.boundaries
    let (old, wasEstimated) = (section.commonSize, section.isEstimated)
    let header = section.section.metrics.headerReferenceSize
    let change: LayoutChange
    do {
      change = try layout.engine.setMetrics(metrics, inSection: index, anchor: anchor)
    } catch {
      var refused = layout
      refused.sections[index].section.metrics = metrics
      #expect(throws: error) { try refused.afresh() }
      return
    }
    section.section.metrics = metrics
    if boundaries.header != nil { section.section.metrics.headerReferenceSize = header }
    let (new, isEstimated) = (section.commonSize, section.isEstimated)
    let follows =
      !section.isGrid
      && zip(section.sizes, section.estimates).allSatisfy { $0 == old && ($1 || !wasEstimated) }
    for item in section.sizes.indices where follows || section.estimates[item] {
      section.sizes[item] = new
      section.estimates[item] = isEstimated
    }
    layout.sections[index] = section
    check(change)
  }

  /// Takes an item up, carries it to a few drop targets, and lets it go or puts it back.
  mutating func moveByHand() throws {
    guard let source = item() else { return }
    var move = try InteractiveMove(of: source, in: layout.engine)
    for _ in 0..<random.numbers.pick([1, 3]) {
      let frames = layout.engine.allElements().map(\.frame)
      let point = random.point(among: frames, contentSize: layout.engine.contentSize)
      guard let target = layout.engine.dropTarget(at: point, moving: source) else { return }
      try move.move(to: target)
    }
    if random.numbers.chance(0.3) { return }
    var batch = BatchUpdates()
    batch.movedItems = [BatchUpdates.ItemMove(from: source, to: move.target)]
    layout.apply(batch, nextName: &nextName)
    layout.engine = move.layout
  }
}
