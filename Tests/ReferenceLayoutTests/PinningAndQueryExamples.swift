import FlowLayoutCore
import LayoutGeometry
import ReferenceLayout
import Testing

/// The model's pinned elements and questions, worked out by hand: sections 5 and 9 of the rules.
@Suite struct PinningAndQueryExamples {
  /// A header of 30, ten rows of 20 after an inset of 5, an inset of 7, a footer of 40: 282 in all.
  static let section = FlowSection(
    items: .uniform(count: 10),
    metrics: metrics {
      $0.itemSize = size(100, 20)
      $0.sectionInset = LayoutInsets(top: 5, left: 0, bottom: 7, right: 0)
      $0.headerReferenceSize = size(0, 30)
      $0.footerReferenceSize = size(0, 40)
    })

  static func pinned(at offset: Double) -> PlainLayout {
    layout(size(100, 150), [section], offset: LayoutPoint(x: 0, y: offset)) {
      $0.sectionHeadersPinToVisibleBounds = true
      $0.sectionFootersPinToVisibleBounds = true
      $0.adjustedContentInset = LayoutInsets(top: 10, left: 0, bottom: 4, right: 0)
      $0.pinnedHeaderOffset = 2
    }
  }

  static let places: [(offset: Double, header: Double, footer: Double)] = [
    (-50, 0, 56),  // a bounce moves the header with the content
    (0, 12, 106), (60, 72, 166),
    (136, 148, 242),  // the footer is at its natural place
    (210, 212, 242),  // the header is pushed out by the footer
    (-200, 0, 30),  // the footer does not pass the header's end
  ]

  @Test(arguments: places)
  func pinning(offset: Double, header: Double, footer: Double) {  // F-PIN-1, F-PIN-2, F-PIN-3
    let result = PinningAndQueryExamples.pinned(at: offset)
    #expect(result.sections[0].header == rect(0, header, 100, 30))
    #expect(result.sections[0].footer == rect(0, footer, 100, 40))
    #expect(result.tops()[0] == 35)
  }

  @Test func flippedContentPinsFromTheRight() {  // F-RTL-3
    var section = PinningAndQueryExamples.section
    section.metrics.itemSize = size(20, 100)
    section.metrics.headerReferenceSize = size(30, 0)
    section.metrics.footerReferenceSize = .zero
    section.metrics.sectionInset = .zero
    let result = layout(size(150, 100), [section], offset: LayoutPoint(x: 60, y: 0)) {
      $0.scrollDirection = .horizontal
      $0.layoutDirection = .rightToLeft
      $0.flipsHorizontallyInOppositeLayoutDirection = true
      $0.sectionHeadersPinToVisibleBounds = true
    }
    #expect(result.sections[0].header == rect(180, 0, 30, 100))
    #expect(result.lefts()[0] == 180)
  }

  static let scans: [(rect: LayoutRect, items: [Int])] = [
    (rect(0, 0, 100, 100), [0, 1, 2]), (rect(0, 0, 100, 40), [0, 1]),
    (rect(0, 0, 50, 40.5), [0, 2]),
    (rect(10, 10, 0, 0), [0]), (rect(50, 0, 0, 0), [1]), (rect(100, 40, 0, 0), []),
    (rect(100, 40, -50, -1), [1]), (rect(50, 39, 1, 1), [1]), (rect(0, 40, 1, 1), [2]),
    (rect(-.infinity, 40, .infinity, 1), [2]), (rect(.infinity, 0, 5, 5), []),
  ]

  /// Two items of 50 by 40 beside one another and an empty one at (0, 40) below.
  @Test(arguments: scans)
  func elementsInARect(rect: LayoutRect, items: [Int]) {  // F-Q-1
    let section = FlowSection(
      items: .sizes([size(50, 40), size(50, 40), size(10, 0)]), metrics: metrics())
    let found = layout(size(100, 100), [section]).elements(in: rect)
    #expect(found.map(\.identifier.path.item) == items)
  }

  @Test func orderAndVisibility() {  // F-Q-3
    let result = PinningAndQueryExamples.pinned(at: 60)
    let all = result.allElements().map(\.identifier)
    #expect(all.first == .header(inSection: 0))
    #expect(all.last == .footer(inSection: 0))
    #expect(all.count == 12)
    let visible = result.visibleElements().map(\.identifier)
    #expect(visible.count == 10)  // items 1 to 8
    #expect(visible[1] == .item(ItemPath(section: 0, item: 1)))
    #expect(visible[8] == .item(ItemPath(section: 0, item: 8)))
  }

  static let hits: [(x: Double, y: Double, element: ElementIdentifier?)] = [
    (0, 72, .header(inSection: 0)), (0, 101.9, .header(inSection: 0)),
    (0, 102, .item(ItemPath(section: 0, item: 3))), (0, 166, .footer(inSection: 0)),
    (100, 80, nil), (0, 205.5, .footer(inSection: 0)), (0, 300, nil), (.nan, 80, nil),
  ]

  @Test(arguments: hits)
  func topmost(x: Double, y: Double, element: ElementIdentifier?) {  // F-HIT, F-Z
    let result = PinningAndQueryExamples.pinned(at: 60)
    #expect(result.element(at: LayoutPoint(x: x, y: y)) == element)
  }

  @Test func laterItemsLieOverEarlierOnes() {  // F-HIT
    let section = FlowSection(items: widths(50, 60), metrics: metrics(interitem: -20))
    let result = layout(size(100, 100), [section])
    #expect(
      result.element(at: LayoutPoint(x: 40, y: 10)) == .item(ItemPath(section: 0, item: 1)))
    #expect(
      result.element(at: LayoutPoint(x: 29, y: 10)) == .item(ItemPath(section: 0, item: 0)))
  }
}
