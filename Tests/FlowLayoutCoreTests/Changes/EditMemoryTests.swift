import BenchmarkSupport
import LayoutGeometry
import ReferenceLayout
import Testing

@testable import FlowLayoutCore

/// However often a layout is edited, it holds about what one holds that is built at once.
@Suite(.enabled(if: countsHeapCalls, "heap calls are not counted on this system"))
struct EditMemoryTests {
  /// The sizes that an item may have: at random, a few that come again, or one for all, so that edits
  /// cut runs of equal sizes and join them.
  enum Sizes: CaseIterable {
    case random, few, equal

    func next(_ numbers: inout SplitMix64) -> LayoutSize {
      switch self {
      case .random:
        LayoutSize(width: Double(30 + numbers.below(150)), height: Double(24 + numbers.below(32)))
      case .few: LayoutSize(width: numbers.pick([60, 120]), height: 40)
      case .equal: LayoutSize(width: numbers.chance(0.02) ? 30 : 60, height: 40)
      }
    }
  }

  /// A layout of so many items in each of three sections.
  private static func layout(_ sections: [[LayoutSize]]) throws -> FlowLayout {
    try FlowLayout(
      configuration: FlowConfiguration(container: LayoutSize(width: 350, height: 700)),
      sections: sections.map { FlowSection(items: .sizes($0)) })
  }

  /// Inserts, deletes, moves or resizes one item, or some at once.
  private static func edit(
    _ layout: inout FlowLayout, _ sizes: Sizes, _ numbers: inout SplitMix64
  ) throws {
    func path(beyond: Int = 0) -> ItemPath {
      let section = numbers.below(layout.sectionCount)
      let count = layout.itemCount(inSection: section) ?? 0
      return ItemPath(section: section, item: numbers.below(max(1, count + beyond)))
    }
    var batch = BatchUpdates()
    switch numbers.below(5) {
    case 0:
      batch.insertedItems = [.init(at: path(beyond: 1), size: sizes.next(&numbers))]
    case 1: batch.deletedItems = [path()]
    case 2:
      let source = path()
      batch.movedItems = [
        .init(from: source, to: ItemPath(section: source.section, item: path().item / 2))
      ]
    case 3:
      try layout.measure([.item(path(), sizes.next(&numbers))], anchor: .none)
      return
    default:
      let first = path()
      batch.reloadedItems = (first.item..<first.item + 4).filter {
        $0 < layout.itemCount(inSection: first.section) ?? 0
      }.map {
        .init(at: ItemPath(section: first.section, item: $0), size: sizes.next(&numbers))
      }
    }
    // Half of them without the copy that a result keeps, so that nodes change in their places.
    if numbers.chance(0.5) {
      try layout.apply(batch)
    } else {
      try layout.performBatchUpdates(batch)
    }
  }

  /// The sizes of all items, as the layout has them.
  private static func sizes(of layout: FlowLayout) -> [[LayoutSize]] {
    (0..<layout.sectionCount).map { section in
      (0..<(layout.itemCount(inSection: section) ?? 0)).map {
        layout.frameOfItem(at: ItemPath(section: section, item: $0))
          .map { LayoutSize(width: $0.width, height: $0.height) } ?? .zero
      }
    }
  }

  @Test(arguments: Sizes.allCases)
  func editsLeaveNothingBehind(sizes: Sizes) throws {
    var numbers = SplitMix64(seed: 5)
    // Once uncounted: the runtime makes what it needs of each type at its first use.
    var first = try Self.layout([(0..<200).map { _ in sizes.next(&numbers) }])
    for _ in 0..<50 { try Self.edit(&first, sizes, &numbers) }
    var edited: FlowLayout?
    var counted: [Int] = []
    // Twice, and the lesser counts: meanwhile the runtime may enlarge a table that all tests share.
    for _ in 0..<2 {
      var same = numbers
      let heap = try countingHeap {
        var layout = try Self.layout(
          (0..<3).map { _ in (0..<1_000).map { _ in sizes.next(&same) } })
        for _ in 0..<2_000 { try Self.edit(&layout, sizes, &same) }
        edited = layout
      }
      counted.append(try #require(heap?.liveBytes))
    }
    let layout = try #require(edited)
    let known = Self.sizes(of: layout)
    var built: FlowLayout?
    let fresh = try countingHeap {
      // Copied inside, since the layout refers to the sizes that it is given.
      built = try Self.layout(known.map { $0.map { $0 } })
    }
    #expect(built?.allElements() == layout.allElements())
    let live = try #require(counted.min())
    let least = try #require(fresh?.liveBytes)
    #expect(Double(live) < 1.25 * Double(least))
  }
}
