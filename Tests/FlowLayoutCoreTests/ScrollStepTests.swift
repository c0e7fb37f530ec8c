import BenchmarkSupport
import LayoutGeometry
import ReferenceLayout
import Testing

@testable import FlowLayoutCore

/// A long scroll forward takes the quick way and asks nothing of the heap.
@Suite struct ScrollStepTests {
  static let sectionCount = 12

  /// Sections of 200 items of varied sizes under pinned headers, in pixels of a scale.
  static func layout(
    scale: Double = 0, itemsPerLine: Int = 3, pinsFooters: Bool = false
  ) throws -> FlowLayout {
    var random = SplitMix64(seed: 11)
    var metrics = SectionMetrics()
    metrics.headerReferenceSize = LayoutSize(width: 0, height: 44)
    metrics.footerReferenceSize = LayoutSize(width: 0, height: pinsFooters ? 20 : 0)
    let sections = (0..<sectionCount).map { _ in
      let sizes = (0..<200).map { _ in
        LayoutSize(
          width: Double.random(in: 300..<480, using: &random) / Double(itemsPerLine),
          height: Double.random(in: 24..<56, using: &random))
      }
      return FlowSection(items: .sizes(sizes), metrics: metrics)
    }
    var configuration = FlowConfiguration(container: LayoutSize(width: 400, height: 700))
    configuration.sectionHeadersPinToVisibleBounds = true
    configuration.sectionFootersPinToVisibleBounds = pinsFooters
    configuration.displayScale = scale
    return try FlowLayout(configuration: configuration, sections: sections)
  }

  @Test(.enabled(if: countsHeapCalls, "heap calls are not counted on this system"))
  func stepsAllocateNothing() throws {
    let layout = try Self.layout()
    // Another copy is alive, so that nothing may be changed in place by chance.
    let copy = layout
    // Once uncounted: the runtime makes what it needs of each type at its first use.
    _ = try Self.scrollToTheEnd(layout)
    var events = 0
    let counts = try countingHeap { events = try Self.scrollToTheEnd(layout) }
    let heap = try #require(counts)
    #expect(heap.allocations == 0)
    #expect(heap.frees == 0)
    #expect(events > 2 * 200 * Self.sectionCount - 200)
    #expect(copy.contentOffset == .zero)
  }

  /// Scrolls a copy of a layout by steps of 25 points; answers how many changes that told.
  private static func scrollToTheEnd(_ start: FlowLayout) throws -> Int {
    var layout = start
    var cursor = ScrollCursor()
    var events = 0
    var offset = 0.0
    let end = layout.contentSize.height - 700
    while offset <= end {
      try layout.scroll(to: LayoutPoint(x: 0, y: offset), &cursor) { _ in events += 1 }
      offset += 25
    }
    return events
  }

  static let ways: [(scale: Double, itemsPerLine: Int, pinsFooters: Bool)] = [
    (0, 3, false), (1, 3, false), (3, 3, true), (2, 12, false), (0, 1, true),
  ]

  @Test(arguments: ways)
  func jumpsOnlyWhereSectionsChange(
    scale: Double, itemsPerLine: Int, pinsFooters: Bool
  ) throws {
    var layout = try Self.layout(
      scale: scale, itemsPerLine: itemsPerLine, pinsFooters: pinsFooters)
    let end = layout.contentSize.height - 700
    var cursor = ScrollCursor()
    var screen = ScrollCursorTests.Screen()
    var offset = 0.0
    var steps = 0
    while offset <= end {
      try layout.scroll(to: LayoutPoint(x: 0, y: offset), &cursor) { screen.take($0) }
      if steps % 7 == 0 {
        let visible = Dictionary(
          uniqueKeysWithValues: layout.visibleElements().map { ($0.identifier, $0.frame) })
        #expect(screen.frames == visible && screen.faults == [], "at \(offset)")
      }
      offset += 12.5
      steps += 1
    }
    // A section comes in, and becomes the first: a few steps each, and the first step of all.
    #expect(cursor.jumpCount <= 1 + (pinsFooters ? 6 : 3) * Self.sectionCount, "of \(steps)")
    #expect(steps > 15 * cursor.jumpCount)
  }

  @Test func lowItemsOnPixelsLeaveInTheirOwnOrder() throws {
    // The first item's frame ends at 20.7, the second one's, a line below, at 20.3.
    let sizes = [10.5, 9.7, 0.3, 30, 700, 700].map { LayoutSize(width: 90, height: $0) }
    var metrics = SectionMetrics()
    metrics.minimumLineSpacing = 0
    var configuration = FlowConfiguration(container: LayoutSize(width: 100, height: 100))
    configuration.displayScale = 1
    var layout = try FlowLayout(
      configuration: configuration, sections: [FlowSection(items: .sizes(sizes), metrics: metrics)])
    #expect(layout.frame(of: .item(ItemPath(section: 0, item: 1)))?.maxY == 20.7)
    var cursor = ScrollCursor()
    var screen = ScrollCursorTests.Screen()
    for offset in stride(from: 0, through: 60, by: 0.125) {
      try layout.scroll(to: LayoutPoint(x: 0, y: offset), &cursor) { screen.take($0) }
      let visible = Set(layout.visibleElements().map(\.identifier))
      #expect(Set(screen.frames.keys) == visible && screen.faults == [], "at \(offset)")
    }
    #expect(cursor.jumpCount == 1)
  }
}
