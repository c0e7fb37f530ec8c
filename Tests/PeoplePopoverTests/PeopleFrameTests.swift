import FlowLayoutCore
import LayoutGeometry
import PeoplePopover
import Testing

@Suite("The frames of a people popover")
struct PeopleFrameTests {
  @Test("two columns, titles across, the space below the last group only")
  func frames() throws {
    let sizing = try PeoplePopoverSizing(counts: [3, 1, 0])
    let layout = try sizing.layout(container: LayoutSize(width: 350, height: 281))
    #expect(layout.sectionCount == 2)
    #expect(
      layout.allElements().map(\.frame) == [
        LayoutRect(x: 0, y: 0, width: 350, height: 45),
        LayoutRect(x: 20, y: 45, width: 150, height: 57),
        LayoutRect(x: 180, y: 45, width: 150, height: 57),
        LayoutRect(x: 20, y: 102, width: 150, height: 57),
        LayoutRect(x: 0, y: 159, width: 350, height: 45),
        LayoutRect(x: 20, y: 204, width: 150, height: 57),
      ])
    #expect(layout.contentSize == LayoutSize(width: 350, height: 281))
  }

  @Test("right-to-left readers start at the right")
  func rightToLeft() throws {
    let sizing = try PeoplePopoverSizing(counts: [3])
    let layout = try sizing.layout(
      container: LayoutSize(width: 350, height: 179), layoutDirection: .rightToLeft)
    let third = layout.frameOfItem(at: ItemPath(section: 0, item: 2))
    #expect(third == LayoutRect(x: 180, y: 102, width: 150, height: 57))
  }

  @Test("a title stays at the top until the next one pushes it out")
  func pinned() throws {
    let sizing = try PeoplePopoverSizing(counts: [7, 3])
    let container = LayoutSize(width: 350, height: 338)
    func tops(_ offset: Double) throws -> [Double?] {
      let layout = try sizing.layout(
        container: container, contentOffset: LayoutPoint(x: 0, y: offset))
      return (0..<2).map { layout.frameOfHeader(inSection: $0)?.y }
    }
    #expect(try tops(0) == [0, 273])
    #expect(try tops(100) == [100, 273])
    #expect(try tops(250) == [228, 273])
    #expect(try tops(280) == [228, 280])
  }

  @Test("a cell holds the portrait and the name without a gap to spare")
  func cell() {
    let metrics = PeopleMetrics()
    let cell = LayoutRect(x: 180, y: 102, width: 150, height: 57)
    #expect(
      metrics.portraitFrame(inCell: cell) == LayoutRect(x: 180, y: 108, width: 45, height: 45))
    #expect(metrics.labelFrame(inCell: cell) == LayoutRect(x: 230, y: 102, width: 100, height: 57))
    #expect(
      metrics.portraitFrame(inCell: cell, layoutDirection: .rightToLeft)
        == LayoutRect(x: 285, y: 108, width: 45, height: 45))
    #expect(
      metrics.labelFrame(inCell: cell, layoutDirection: .rightToLeft)
        == LayoutRect(x: 180, y: 102, width: 100, height: 57))
  }

  @Test("a cell or header that is too small leaves a name without width, never a negative one")
  func smallCell() {
    var metrics = PeopleMetrics()
    metrics.itemWidth = 100
    let cell = LayoutRect(x: 0, y: 0, width: 100, height: 57)
    #expect(metrics.labelFrame(inCell: cell) == LayoutRect(x: 50, y: 0, width: 50, height: 57))
    #expect(
      metrics.labelFrame(inCell: cell, layoutDirection: .rightToLeft)
        == LayoutRect(x: 0, y: 0, width: 50, height: 57))
    let none = LayoutRect(x: 0, y: 0, width: 30, height: 3)
    #expect(metrics.labelFrame(inCell: none).width == 0)
    #expect(metrics.labelFrame(inHeader: none) == LayoutRect(x: 20, y: 0, width: 0, height: 0))
  }

  @Test("a title stands 20 from the sides and 5 from the bottom")
  func header() {
    let header = LayoutRect(x: 0, y: 273, width: 350, height: 45)
    #expect(
      PeopleMetrics().labelFrame(inHeader: header)
        == LayoutRect(x: 20, y: 273, width: 310, height: 40))
  }
}

@Suite("What a people popover refuses")
struct PeopleErrorTests {
  typealias Change = @Sendable (inout PeopleMetrics) -> Void

  static let refused: [(PeopleSizingError, Change)] = [
    (PeopleSizingError(.rowHeight, .notPositive), { $0.rowHeight = 0 }),
    (PeopleSizingError(.rowHeight, .notANumber), { $0.rowHeight = .nan }),
    (PeopleSizingError(.headerHeight, .negative), { $0.headerHeight = -1 }),
    (PeopleSizingError(.extraHeight, .infinite), { $0.extraHeight = .infinity }),
    (PeopleSizingError(.maximumHeight, .negative), { $0.maximumHeight = -338 }),
    (PeopleSizingError(.narrowWidth, .negative), { $0.narrowWidth = -190 }),
    (PeopleSizingError(.wideWidth, .tooLarge), { $0.wideWidth = 0x1p41 }),
    (PeopleSizingError(.itemWidth, .notPositive), { $0.itemWidth = -150 }),
    (PeopleSizingError(.interitemSpacing, .tooSmall), { $0.interitemSpacing = -150 }),
    (PeopleSizingError(.lineSpacing, .notANumber), { $0.lineSpacing = .nan }),
    (PeopleSizingError(.sideInset, .negative), { $0.sideInset = -20 }),
    (PeopleSizingError(.bottomInset, .negative), { $0.bottomInset = -20 }),
    (PeopleSizingError(.columns, .notPositive), { $0.columns = 0 }),
    (PeopleSizingError(.columns, .tooLarge), { $0.columns = 1 << 31 }),
    (PeopleSizingError(.portraitDiameter, .negative), { $0.portraitDiameter = -1 }),
    (PeopleSizingError(.portraitLabelGap, .negative), { $0.portraitLabelGap = -1 }),
    (PeopleSizingError(.labelWidth, .infinite), { $0.labelWidth = -.infinity }),
    (PeopleSizingError(.labelFontSize, .notPositive), { $0.labelFontSize = 0 }),
    (PeopleSizingError(.headerFontSize, .notPositive), { $0.headerFontSize = 0 }),
    (PeopleSizingError(.headerLabelSideInset, .negative), { $0.headerLabelSideInset = -1 }),
    (PeopleSizingError(.headerLabelBottomInset, .negative), { $0.headerLabelBottomInset = -1 }),
  ]

  @Test("metrics out of range", arguments: refused.indices)
  func outOfRange(_ row: Int) {
    let (expected, change) = PeopleErrorTests.refused[row]
    var metrics = PeopleMetrics()
    change(&metrics)
    #expect(throws: expected) { try metrics.validate() }
    #expect(throws: expected) { try PeoplePopoverSizing(counts: [1], metrics: metrics) }
  }

  @Test("counts out of range")
  func counts() {
    #expect(throws: PeopleSizingError(.count(1), .negative)) {
      try PeoplePopoverSizing(counts: [1, -1])
    }
    #expect(throws: PeopleSizingError(.count(0), .tooLarge)) {
      try PeoplePopoverSizing(counts: [1 << 31])
    }
  }

  @Test("the largest group is sized without counting its people one by one")
  func largest() throws {
    let sizing = try PeoplePopoverSizing(counts: [Int(Int32.max)])
    #expect(sizing.rowCount == 1 << 30)
    #expect(sizing.uncappedHeight == 57 * 0x1p30 + 65)
    #expect(try sizing.contentHeight(atWidth: 350) == 57 * 0x1p30 + 65)
  }
}
