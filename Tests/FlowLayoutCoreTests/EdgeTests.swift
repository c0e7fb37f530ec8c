import FlowLayoutCore
import LayoutGeometry
import ReferenceLayout
import Testing

/// Elements that do not exist, defaults, and the ends of what a layout can hold.
@Suite struct EdgeTests {
  static func layout(
    count: Int, _ change: (inout FlowSection) -> Void = { _ in }
  ) throws -> FlowLayout {
    var section = FlowSection(items: .uniform(count: count))
    section.metrics.itemSize = LayoutSize(width: 57, height: 57)
    change(&section)
    return try FlowLayout(
      configuration: FlowConfiguration(container: LayoutSize(width: 350, height: 480)),
      sections: [section])
  }

  static let missing: [ElementIdentifier] = [
    .item(ItemPath(section: 0, item: 3)), .item(ItemPath(section: 0, item: -1)),
    .item(ItemPath(section: 0, item: .max)), .item(ItemPath(section: 0, item: .min)),
    .item(ItemPath(section: 1, item: 0)), .item(ItemPath(section: -1, item: 0)),
    .item(ItemPath(section: .max, item: 0)), .header(inSection: 0), .footer(inSection: 0),
    .header(inSection: 1), .footer(inSection: -1), .footer(inSection: .min),
  ]

  @Test(arguments: missing)
  func missingElementsHaveNoFrame(_ element: ElementIdentifier) throws {
    let layout = try EdgeTests.layout(count: 3)
    #expect(layout.frame(of: element) == nil)
  }

  @Test func headersAndFootersHaveOnePath() throws {
    let layout = try EdgeTests.layout(count: 3) {
      $0.metrics.headerReferenceSize.height = 10
      $0.metrics.footerReferenceSize.height = 20
    }
    #expect(layout.frame(of: .header(inSection: 0)) == layout.frameOfHeader(inSection: 0))
    #expect(layout.frame(of: .footer(inSection: 0)) == layout.frameOfFooter(inSection: 0))
    for kind in [ElementKind.header, .footer] {
      let other = ElementIdentifier(kind: kind, path: ItemPath(section: 0, item: 1))
      #expect(layout.frame(of: other) == nil)
    }
  }

  @Test func emptyLayouts() throws {
    let none = try FlowLayout(
      configuration: FlowConfiguration(container: LayoutSize(width: 414, height: 100)),
      sections: [])
    #expect(none.contentSize == LayoutSize(width: 414, height: 0))  // F-V-7
    #expect(none.sectionCount == 0 && none.itemCount(inSection: 0) == nil)
    #expect(none.allElements().isEmpty && none.visibleElements().isEmpty)
    #expect(none.oversizeSections().isEmpty)
    let empty = try EdgeTests.layout(count: 0)
    #expect(empty.sectionCount == 1 && empty.itemCount(inSection: 0) == 0)
    #expect(empty.frameOfItem(at: ItemPath(section: 0, item: 0)) == nil)
    #expect(empty.element(at: .zero) == nil)
  }

  /// Columns of 57 and 16.25; lines of 57 and 10.
  @Test(arguments: [1_000_000_000, Int(Int32.max)])
  func hugeUniformSectionsAreClosedForm(count: Int) throws {
    let layout = try EdgeTests.layout(count: count) { $0.metrics.footerReferenceSize.height = 9 }
    let last = count - 1
    let expected = LayoutRect(
      x: Double(last % 5) * 73.25, y: Double(last / 5) * 67, width: 57, height: 57)
    #expect(layout.frameOfItem(at: ItemPath(section: 0, item: last)) == expected)
    #expect(layout.contentSize.height == expected.maxY + 9)
    #expect(layout.frameOfFooter(inSection: 0)?.y == expected.maxY)
    #expect(layout.itemCount(inSection: 0) == count)
    let bottom = LayoutRect(x: 0, y: expected.y - 10, width: 350, height: 500)
    let found = try layout.elements(in: bottom).map(\.identifier.path.item)
    #expect(found == Array(count - 1 - last % 5...last) + [0])  // the last line, the footer
    let point = LayoutPoint(x: expected.midX, y: expected.midY)
    #expect(layout.element(at: point) == .item(ItemPath(section: 0, item: last)))
    #expect(layout.frameOfItem(at: ItemPath(section: 0, item: count)) == nil)
  }

  @Test func hugeGrids() throws {
    let layout = try EdgeTests.layout(count: Int(Int32.max)) {
      $0.items = .grid(
        GridSpecification(lanes: .count(4), lengths: .fixed(20)), count: Int(Int32.max))
    }
    #expect(
      layout.frameOfItem(at: ItemPath(section: 0, item: Int(Int32.max) - 1))
        == LayoutRect(x: 180, y: 536_870_911 * 30, width: 80, height: 20))
  }

  /// A billion lines of lengths that are no whole units: each is off by 2⁻⁴⁵ point at most.
  @Test func decimalsStayNearOverABillionLines() throws {
    let count = 1_000_000_000
    let layout = try EdgeTests.layout(count: count) {
      $0.metrics.itemSize = LayoutSize(width: 300, height: 0.1)
      $0.metrics.minimumLineSpacing = 0.2
    }
    let y = try #require(layout.frameOfItem(at: ItemPath(section: 0, item: count - 1))?.y)
    // 0.1 + 0.2 as they are stored is above 0.3 by less than 2⁻⁵⁴; that is below the bound.
    let exact = Double(count - 1) * 3 / 10
    #expect(abs(y - exact) <= Double(2 * count) * 0x1p-45)
  }

  /// A line from −2⁴⁰ to 0 holds a short item that ends a little after 0, by rounding: it is found there.
  @Test func itemsThatRoundPastTheirLineAreFound() throws {
    var configuration = FlowConfiguration(container: LayoutSize(width: 350, height: 480))
    configuration.rowAlignment.cross = .bottom
    let sizes = [LayoutSize(width: 50, height: 0x1p40), LayoutSize(width: 50, height: 0.29995)]
    var section = FlowSection(items: .sizes(sizes))
    section.metrics.sectionInset.top = -0x1p40
    let layout = try FlowLayout(configuration: configuration, sections: [section])
    let path = ItemPath(section: 0, item: 1)
    let frame = try #require(layout.frameOfItem(at: path))
    #expect(frame.minY < 0 && frame.maxY > 1e-5)
    let point = LayoutPoint(x: frame.midX, y: 1e-5)
    #expect(layout.element(at: point) == .item(path))
    let found = try layout.elements(in: LayoutRect(x: 0, y: 1e-5, width: 350, height: 1))
    #expect(found.map(\.identifier) == [.item(path)])
  }

  @Test func copiesAnswerAsBefore() throws {
    var layout = try EdgeTests.layout(count: 40)
    let copy = layout
    let before = copy.visibleElements()
    try layout.scroll(to: LayoutPoint(x: 0, y: 300))
    #expect(copy.visibleElements() == before)
    #expect(layout.visibleElements() != before)
  }

  /// −0 is 0 (F-RANGE): none is reported, whatever is given.
  @Test func negativeZeroIsNeverReported() throws {
    var scene = LayoutScene(
      configuration: FlowConfiguration(container: LayoutSize(width: -0.0, height: -0.0)),
      sections: [])
    let zero = LayoutInsets(top: -0.0, left: -0.0, bottom: -0.0, right: -0.0)
    scene.configuration.adjustedContentInset = zero
    let size = LayoutSize(width: -0.0, height: -0.0)
    var section = FlowSection(items: .uniform(count: 2))
    section.metrics.itemSize = size
    section.metrics.sectionInset = zero
    section.metrics.minimumLineSpacing = -0.0
    section.metrics.minimumInteritemSpacing = -0.0
    var sizes = section
    sizes.items = .sizes([size, LayoutSize(width: -0.0, height: 5)])
    sizes.metrics.footerReferenceSize = LayoutSize(width: 3, height: 3)
    var grid = section
    grid.items = .grid(
      GridSpecification(lanes: .count(2), lengths: .each([-0.0, -0.0, 1])), count: 3)
    scene.sections = [section, sizes, grid]
    for scroll in [ScrollDirection.vertical, .horizontal] {
      for reading in [LayoutDirection.leftToRight, .rightToLeft] {
        scene.configuration.scrollDirection = scroll
        scene.configuration.layoutDirection = reading
        scene.configuration.flipsHorizontallyInOppositeLayoutDirection = true
        let layout = try scene.engine()
        let frames = layout.allElements().map(\.frame)
        let numbers =
          frames.flatMap { [$0.x, $0.y, $0.width, $0.height] }
          + [layout.contentSize.width, layout.contentSize.height]
          + [layout.contentOffset.x, layout.contentOffset.y]
        #expect(!numbers.contains { $0 == 0 && $0.sign == .minus }, "\(scroll), \(reading)")
      }
    }
  }

  @Test func defaultsAreThePlatforms() {
    let metrics = SectionMetrics()
    #expect(metrics.itemSize == LayoutSize(width: 50, height: 50))
    #expect(metrics.minimumLineSpacing == 10 && metrics.minimumInteritemSpacing == 10)
    #expect(metrics.sectionInset == .zero && metrics.estimatedItemSize == .zero)
    #expect(metrics.headerReferenceSize == .zero && metrics.footerReferenceSize == .zero)
    let configuration = FlowConfiguration(container: .zero)
    #expect(configuration.scrollDirection == .vertical)
    #expect(configuration.layoutDirection == .leftToRight)
    #expect(!configuration.sectionHeadersPinToVisibleBounds)
    #expect(!configuration.sectionFootersPinToVisibleBounds)
    #expect(configuration.sectionInsetReference == .fromContentInset)
    #expect(configuration.rowAlignment == RowAlignment() && configuration.quirks.isEmpty)
    #expect(configuration.displayScale == 0 && configuration.pixelSnapping == .origins)
  }

  @Test func sectionsAreEqualByValue() {
    var section = FlowSection(items: .uniform(count: 3))
    let copy = section
    #expect(section == copy && section == FlowSection(items: .uniform(count: 3)))
    #expect(Set([section, copy, FlowSection(items: .uniform(count: 3))]).count == 1)
    section.metrics.minimumLineSpacing = 3
    #expect(section != copy && copy.metrics.minimumLineSpacing == 10)
    #expect(copy != FlowSection(items: .uniform(count: 4)))
    #expect(copy != FlowSection(items: .uniform(count: 3), isSelfSizing: true))
  }

  /// Sections that share their metrics lie one pitch apart, however many pieces hold them.
  @Test func manyEqualSections() throws {
    var section = FlowSection(items: .uniform(count: 3))
    section.metrics.headerReferenceSize.height = 20
    let layout = try FlowLayout(
      configuration: FlowConfiguration(container: LayoutSize(width: 350, height: 480)),
      sections: Array(repeating: section, count: 10_000))
    #expect(layout.contentSize.height == 700_000)
    for index in [0, 63, 64, 65, 4095, 4096, 9999] {
      let item = layout.frameOfItem(at: ItemPath(section: index, item: 2))
      #expect(item == LayoutRect(x: 120, y: Double(index) * 70 + 20, width: 50, height: 50))
      let header = try #require(layout.frameOfHeader(inSection: index))
      #expect(try layout.elements(in: header).map(\.frame) == [header])
    }
  }

  @Test func orderAndDrawingOrder() {
    let paths = [(0, 5), (1, 0), (1, 2), (2, 1)].map { ItemPath(section: $0.0, item: $0.1) }
    #expect(paths.reversed().sorted() == paths)
    func zIndex(_ identifier: ElementIdentifier) -> Int {
      FlowElement(identifier: identifier, frame: .zero).zIndex
    }
    #expect(zIndex(.item(paths[0])) == 0)  // F-Z
    #expect(zIndex(.header(inSection: 0)) == 10 && zIndex(.footer(inSection: 0)) == 10)
  }
}
