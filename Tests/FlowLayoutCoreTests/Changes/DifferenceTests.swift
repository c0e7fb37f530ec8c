import LayoutGeometry
import ReferenceLayout
import Testing

@testable import FlowLayoutCore

/// Batches found by comparing identities.
@Suite struct DifferenceTests {
  typealias State = [IdentifiedSection<Int, Int>]

  /// A state with some sections and items, drawn from a stock of identities.
  private static func state(_ numbers: inout SplitMix64, _ stock: [Int]) -> State {
    let items = stock.filter { _ in numbers.chance(0.7) }
    var sections = [1, 2, 3, 4, 5].filter { _ in numbers.chance(0.7) }
      .map { IdentifiedSection(id: $0, items: [Int]()) }
    for index in sections.indices.dropFirst() where numbers.chance(0.3) {
      sections.swapAt(index, numbers.below(index + 1))
    }
    if sections.isEmpty { return [] }
    for item in items {
      let home = item % sections.count
      sections[numbers.chance(0.8) ? home : numbers.below(sections.count)].items.append(item)
    }
    if numbers.chance(0.3) {
      sections[0].items.reverse()
    }
    return sections
  }

  private static func size(_ item: Int) -> LayoutSize {
    LayoutSize(width: Double(item % 7 * 13 + 20), height: Double(item % 5 * 11 + 7))
  }

  private static func section(_ section: IdentifiedSection<Int, Int>) -> FlowSection {
    var metrics = SectionMetrics()
    metrics.headerReferenceSize.height = Double(section.id)
    return FlowSection(items: .sizes(section.items.map(size)), metrics: metrics)
  }

  private static func layout(_ state: State) throws -> FlowLayout {
    try FlowLayout(
      configuration: FlowConfiguration(container: LayoutSize(width: 200, height: 300)),
      sections: state.map(section))
  }

  /// The batch leads to the state after: same frames, and each identity at its new path.
  @Test(arguments: [UInt64](1...60))
  func leadsToTheStateAfter(seed: UInt64) throws {
    var numbers = SplitMix64(seed: seed)
    let old = DifferenceTests.state(&numbers, Array(1...40))
    let new = DifferenceTests.state(&numbers, Array(10...50))
    var batch = try BatchUpdates.difference(from: old, to: new) {
      DifferenceTests.section(new[$0])
    }
    for index in batch.insertedItems.indices {
      let path = batch.insertedItems[index].path
      batch.insertedItems[index].size = DifferenceTests.size(new[path.section].items[path.item])
    }
    batch.countsAfter = new.map(\.items.count)
    var layout = try DifferenceTests.layout(old)
    let result = try layout.performBatchUpdates(batch)
    #expect(layout.allElements() == (try DifferenceTests.layout(new)).allElements())
    for (index, section) in new.enumerated() {
      for (item, id) in section.items.enumerated() {
        guard let source = result.mapping.oldPath(ofNew: ItemPath(section: index, item: item))
        else { continue }
        #expect(old[source.section].items[source.item] == id)
      }
    }
  }

  /// What stays in order does not move: one item from one end to the other is one move.
  @Test func movesAreFew() throws {
    let old = [IdentifiedSection(id: 0, items: Array(0..<100))]
    let first = [IdentifiedSection(id: 0, items: Array(1..<100) + [0])]
    let last = [IdentifiedSection(id: 0, items: [99] + Array(0..<99))]
    let both = [IdentifiedSection(id: 0, items: [99] + Array(1..<99) + [0])]
    let none = FlowSection(items: .uniform(count: 0))
    #expect(try BatchUpdates.difference(from: old, to: old) { _ in none } == BatchUpdates())
    for (new, count) in [(first, 1), (last, 1), (both, 2)] {
      let batch = try BatchUpdates.difference(from: old, to: new) { _ in none }
      #expect(batch.movedItems.count == count)
      #expect(batch.deletedItems.isEmpty && batch.insertedItems.isEmpty)
    }
  }

  /// The longest ascending subsequence is as long as trying all of them finds, and ascends.
  @Test(arguments: [UInt64](1...40))
  func longestSubsequence(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    var list = Array(0..<(1 + numbers.below(10)))
    for index in list.indices.dropFirst() { list.swapAt(index, numbers.below(index + 1)) }
    let flags = InOrder.longest(of: list)
    let chosen = zip(list, flags).filter(\.1).map(\.0)
    #expect(chosen == chosen.sorted())
    var best = 0
    for subset in 0..<(1 << list.count) {
      let picked = list.indices.filter { subset >> $0 & 1 == 1 }.map { list[$0] }
      if picked == picked.sorted() { best = max(best, picked.count) }
    }
    #expect(chosen.count == best)
  }

  @Test func duplicatesAreNamed() {
    let none = FlowSection(items: .uniform(count: 0))
    let good = [IdentifiedSection(id: 0, items: [1, 2])]
    let items = [IdentifiedSection(id: 0, items: [1]), IdentifiedSection(id: 1, items: [3, 1])]
    let sections = [IdentifiedSection(id: 7, items: [1]), IdentifiedSection(id: 7, items: [2])]
    let (a, b) = (ItemPath(section: 0, item: 0), ItemPath(section: 1, item: 1))
    #expect(throws: DuplicateIdentityError.items(a, b, isOld: true)) {
      try BatchUpdates.difference(from: items, to: good) { _ in none }
    }
    #expect(throws: DuplicateIdentityError.items(a, b, isOld: false)) {
      try BatchUpdates.difference(from: good, to: items) { _ in none }
    }
    #expect(throws: DuplicateIdentityError.sections(0, 1, isOld: false)) {
      try BatchUpdates.difference(from: good, to: sections) { _ in none }
    }
  }

  /// What fades, slides, changes its size or stays, for rows of 100 points in a window of three.
  @Test func transitions() throws {
    var metrics = SectionMetrics()
    metrics.itemSize = LayoutSize(width: 300, height: 100)
    metrics.minimumLineSpacing = 0
    var layout = try FlowLayout(
      configuration: FlowConfiguration(container: LayoutSize(width: 300, height: 300)),
      sections: [FlowSection(items: .uniform(count: 6), metrics: metrics)])
    func path(_ item: Int) -> ItemPath { ItemPath(section: 0, item: item) }
    var batch = BatchUpdates()
    batch.deletedItems = [path(1)]
    batch.insertedItems = [
      BatchUpdates.ItemPlacement(at: path(2), size: LayoutSize(width: 300, height: 30))
    ]
    batch.reloadedItems = [
      BatchUpdates.ItemPlacement(at: path(0), size: LayoutSize(width: 200, height: 100))
    ]
    batch.movedItems = [BatchUpdates.ItemMove(from: path(5), to: path(3))]
    let result = try layout.performBatchUpdates(batch)
    let found = result.transitions()
    #expect(found.map(\.kind) == [.moved, .disappearing, .moved, .appearing, .moved])
    #expect(found.map { $0.old?.path.item } == [0, 1, 2, nil, 5])
    #expect(found.map { $0.new?.path.item } == [0, nil, 1, 2, 3])
    #expect(found[1].finalFrame == found[1].initialFrame)
    #expect(found[3].finalFrame == layout.frameOfItem(at: path(2)))
    #expect(found[4].initialFrame.y == 500 && found[4].finalFrame.y == 230)
  }
}
