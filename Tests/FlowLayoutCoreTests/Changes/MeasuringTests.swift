import LayoutGeometry
import Testing

@testable import FlowLayoutCore

/// Estimates, and what replaces them.
@Suite struct MeasuringTests {
  /// A list of estimated rows.
  static func rows(_ count: Int, offset: Double = 0) throws -> FlowLayout {
    var metrics = SectionMetrics()
    metrics.estimatedItemSize = LayoutSize(width: 375, height: 50)
    metrics.minimumLineSpacing = 0
    metrics.headerReferenceSize = LayoutSize(width: 0, height: 30)
    return try FlowLayout(
      configuration: FlowConfiguration(container: LayoutSize(width: 375, height: 600)),
      sections: [FlowSection(items: .uniform(count: count), metrics: metrics)],
      contentOffset: LayoutPoint(x: 0, y: offset))
  }

  /// A million estimates open, and only those on screen are asked for, each once, in batches.
  @Test func onlyVisibleItemsAreAskedFor() throws {
    var layout = try MeasuringTests.rows(1_000_000, offset: 24_999_930)
    #expect(layout.contentSize.height == 50_000_030)
    var asked: [Range<Int>] = []
    let change = unsafe try layout.measureVisible { _, items, buffer in
      asked.append(items)
      #expect(buffer.count == items.count && items.count <= SectionItems.batchCount)
      for index in 0..<items.count {
        unsafe buffer[index] = LayoutSize(width: 375, height: 20)
      }
    }
    // 30 rows of 20 fill 600 points: first the 13 that a screen of estimates shows, then the rest.
    let items = asked.flatMap { Array($0) }
    #expect(Set(items).count == items.count)
    #expect(items.count >= 30 && items.count <= 45)
    #expect(items.min() == 499_998)
    #expect(change.contentSizeAdjustment.height == Double(items.count) * -30)
    #expect(change.contentOffset.y == 24_999_930)
    #expect(change.touched.count == 1)
    var second = 0
    _ = unsafe try layout.measureVisible { _, _, _ in second += 1 }
    #expect(second == 0)
  }

  /// What grows above the screen moves the offset, not what is on screen.
  @Test func theAnchorStaysStill() throws {
    var layout = try MeasuringTests.rows(1000, offset: 5030)
    let before = layout
    let path = ItemPath(section: 0, item: 3)
    let change = try layout.measure([.item(path, LayoutSize(width: 375, height: 80))])
    #expect(change.contentOffsetAdjustment == LayoutPoint(x: 0, y: 30))
    #expect(layout.contentOffset == LayoutPoint(x: 0, y: 5060))
    #expect(change.anchor == .leadingEdge(.item(ItemPath(section: 0, item: 100)), distance: 0))
    #expect(before.isEstimate(path) == true && layout.isEstimate(path) == false)
    let none = try layout.measure(
      [.item(ItemPath(section: 0, item: 4), LayoutSize(width: 375, height: 80))], anchor: .none)
    #expect(none.contentOffsetAdjustment == LayoutPoint(x: 0, y: 0))
    #expect(layout.contentOffset == LayoutPoint(x: 0, y: 5060))
  }

  /// At the bottom of a chat the newest message stays in sight as it grows.
  @Test func theBottomStaysAtTheBottom() throws {
    var layout = try MeasuringTests.rows(100, offset: 5030 - 600)
    let last = ItemPath(section: 0, item: 99)
    let change = try layout.measure(
      [.item(last, LayoutSize(width: 375, height: 200))], anchor: .bottom)
    #expect(change.anchor == .end)
    #expect(layout.contentOffset.y == 5180 - 600)
  }

  /// Turning a device and turning it back returns to the offset, though rounding and lines differ.
  @Test func turningBackReturns() throws {
    var metrics = SectionMetrics()
    metrics.itemSize = LayoutSize(width: 100, height: 77)
    var layout = try FlowLayout(
      configuration: FlowConfiguration(container: LayoutSize(width: 375, height: 667)),
      sections: [FlowSection(items: .uniform(count: 500), metrics: metrics)],
      contentOffset: LayoutPoint(x: 0, y: 4001.5))
    let upright = layout.configuration
    var turned = upright
    turned.container = LayoutSize(width: 667, height: 375)
    let first = try layout.setConfiguration(turned, anchor: .top)
    #expect(layout.contentOffset.y < 4001.5)
    let second = try layout.setConfiguration(upright, anchor: .top)
    #expect(layout.contentOffset == LayoutPoint(x: 0, y: 4001.5))
    #expect(first.anchor == second.anchor)
    // Whoever scrolls in between takes a new anchor.
    _ = try layout.setConfiguration(turned, anchor: .top)
    try layout.scroll(to: LayoutPoint(x: 0, y: layout.contentOffset.y + 500))
    let third = try layout.setConfiguration(upright, anchor: .top)
    #expect(third.anchor != first.anchor)
  }

  /// An offset at rest follows a new top inset (F-BND-2); another stays.
  @Test func restFollowsTheInset() throws {
    var layout = try MeasuringTests.rows(100)
    var configuration = layout.configuration
    configuration.adjustedContentInset.top = 64
    try layout.setConfiguration(configuration)
    #expect(layout.contentOffset.y == -64)
    try layout.scroll(to: LayoutPoint(x: 0, y: 200))
    configuration.adjustedContentInset.top = 20
    try layout.setConfiguration(configuration)
    #expect(layout.contentOffset.y == 200)
  }

  /// A container that only gets longer leaves the very nodes of the lines alone.
  @Test func mainLengthCostsNoLines() throws {
    var layout = try MeasuringTests.rows(100)
    let root = layout.stack.tree.root
    var configuration = layout.configuration
    configuration.container.height = 900
    configuration.adjustedContentInset.bottom = 20
    configuration.displayScale = 3
    let change = try layout.setConfiguration(configuration)
    #expect(layout.stack.tree.root === root)
    #expect(change.touched.isEmpty)
    configuration.container.width = 320
    try layout.setConfiguration(configuration)
    #expect(layout.stack.tree.root !== root)
  }

  @Test func boundariesAreMeasured() throws {
    var layout = try MeasuringTests.rows(10)
    try layout.measure([.header(section: 0, length: 44.5)])
    #expect(layout.frameOfHeader(inSection: 0)?.height == 44.5)
    try layout.measure([.header(section: 0, length: 0)])
    #expect(layout.frameOfHeader(inSection: 0) == nil)
    try layout.forgetMeasurements()
    #expect(layout.frameOfHeader(inSection: 0)?.height == 30)
  }

  static let wrong: [(ElementMeasurement, FlowLayoutError)] = [
    (
      .item(ItemPath(section: 0, item: 10), LayoutSize(width: 1, height: 1)),
      FlowLayoutError(.item(ItemPath(section: 0, item: 10), .itemSizes), .noSuchElement)
    ),
    (
      .item(ItemPath(section: -1, item: 0), LayoutSize(width: 1, height: 1)),
      FlowLayoutError(.item(ItemPath(section: -1, item: 0), .itemSizes), .noSuchElement)
    ),
    (
      .item(ItemPath(section: 0, item: 2), LayoutSize(width: 1, height: .nan)),
      FlowLayoutError(.item(ItemPath(section: 0, item: 2), .itemSizes), .notANumber)
    ),
    (
      .footer(section: 0, length: 3),
      FlowLayoutError(.section(0, .footerReferenceSize), .noSuchElement)
    ),
    (
      .header(section: 0, length: -1),
      FlowLayoutError(.section(0, .headerReferenceSize), .negative)
    ),
  ]

  @Test(arguments: wrong)
  func wrongMeasurementsChangeNothing(
    measurement: ElementMeasurement, error: FlowLayoutError
  ) throws {
    var layout = try MeasuringTests.rows(10)
    let root = layout.stack.tree.root
    #expect(throws: error) {
      try layout.measure([
        .item(ItemPath(section: 0, item: 1), LayoutSize(width: 1, height: 1)), measurement,
      ])
    }
    #expect(layout.stack.tree.root === root)
  }

  @Test func wrongSourceChangesNothing() throws {
    var layout = try MeasuringTests.rows(10)
    let root = layout.stack.tree.root
    let path = ItemPath(section: 0, item: 2)
    #expect(throws: FlowLayoutError(.item(path, .itemSizes), .negative)) {
      unsafe try layout.measureVisible { _, _, buffer in
        unsafe buffer[2] = LayoutSize(width: -1, height: 4)
      }
    }
    #expect(layout.stack.tree.root === root)
  }
}
