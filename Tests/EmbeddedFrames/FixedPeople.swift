import FlowLayoutCore
import LayoutGeometry
import PeoplePopover
import ReferenceLayout

/// Lists of people that are the same in every run and on every platform.
enum FixedPeople {
  static let count = 300

  /// The sizes by formula and by layout, and the frames of the list.
  static func digest(of index: Int) -> Digest {
    var numbers = SplitMix64(seed: 0x7e0 + UInt64(index))
    var digest = Digest()
    let counts = (0..<numbers.below(6)).map { _ in numbers.pick([0, 1, 2, 7, numbers.below(60)]) }
    var metrics = PeopleMetrics()
    if numbers.chance(0.5) {
      metrics.rowHeight = 40 + numbers.unit() * 40
      metrics.itemWidth = 60 + numbers.unit() * 200
      metrics.interitemSpacing = numbers.unit() * 20 - 10
      metrics.columns = 1 + numbers.below(4)
    }
    // Two kinds of errors in one scope would need an existential, which Embedded Swift has not.
    let sizing: PeoplePopoverSizing
    do {
      sizing = try PeoplePopoverSizing(counts: counts, metrics: metrics)
    } catch {
      digest.add(0xbad as UInt64)
      return digest
    }
    do {
      try digest.add(sizing, &numbers)
    } catch {
      digest.add(0xbad as UInt64)
    }
    do {
      let placed = try sizing.placed(in: numbers.request(), contentOffset: numbers.unit() * 300)
      digest.add(placed.placement)
      digest.add(placed.report.contentHeight)
      digest.add(placed.layout.visibleElements())
    } catch {
      digest.add(0xbad as UInt64)
    }
    return digest
  }
}

extension Digest {
  /// The sizes, and the list at the formula's.
  fileprivate mutating func add(
    _ sizing: PeoplePopoverSizing, _ numbers: inout SplitMix64
  ) throws(FlowLayoutError) {
    add(sizing.formulaSize)
    add(sizing.uncappedHeight)
    let width = numbers.unit() * 800
    add(try sizing.fittedSize(atWidth: width))
    add(try sizing.fittedSize(maximumWidth: width))
    add(try sizing.columns(atWidth: width))
    let layout = try sizing.layout(
      container: sizing.formulaSize,
      layoutDirection: numbers.chance(0.5) ? .leftToRight : .rightToLeft,
      contentOffset: LayoutPoint(x: 0, y: numbers.unit() * 300))
    add(layout.allElements())
    add(layout.visibleElements())
  }
}
