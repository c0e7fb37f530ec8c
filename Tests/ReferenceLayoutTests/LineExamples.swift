import FlowLayoutCore
import LayoutGeometry
import ReferenceLayout
import Testing

/// The model's lines, worked out by hand: sections 1 and 2 of the rules.
@Suite struct LineExamples {
  @Test func exactFitStays() {  // F-ROW-1
    let fixed = FlowSection(
      items: .uniform(count: 3), metrics: metrics(interitem: 10) { $0.itemSize = size(155, 40) })
    let result = layout(size(320, 480), [fixed])
    #expect(result.lefts() == [0, 165, 0])
    #expect(result.tops() == [0, 0, 40])
  }

  @Test func thirdsFitUnlessStrict() {  // F-ROW-2
    let third = (390.0 - 10) / 3
    let fixed = FlowSection(
      items: .uniform(count: 3),
      metrics: metrics(interitem: 5) { $0.itemSize = size(third, 40) })
    #expect(layout(size(390, 480), [fixed]).tops() == [0, 0, 0])
    let strict = layout(size(390, 480), [fixed]) { $0.quirks = .strictFit }
    #expect(strict.tops() == [0, 0, 40])
    #expect(strict.lefts() == [0, tidy(390 - third), 0])
  }

  @Test func shortLinesKeepTheColumns() {  // F-H-1
    let fixed = FlowSection(
      items: .uniform(count: 7), metrics: metrics(interitem: 10) { $0.itemSize = size(57, 57) })
    let result = layout(size(350, 480), [fixed])
    #expect(result.lefts() == [0, 73.25, 146.5, 219.75, 293, 0, 73.25])
  }

  @Test func capacityBeyondTheItemsCounts() {  // F-H-1, F-H-3
    let two = FlowSection(items: widths(50, 50), metrics: metrics(interitem: 10))
    #expect(layout(size(350, 480), [two]).lefts() == [0, 60])
    let wide = FlowSection(items: widths(50, 50), metrics: metrics())
    #expect(layout(size(180, 480), [wide]).lefts() == [0, 65])
  }

  @Test func manyThinItemsTakeTheQuotient() {  // F-ROW-3
    let thin = FlowSection(
      items: .uniform(count: 2), metrics: metrics { $0.itemSize = size(0x1p-10, 1) })
    // 102,400 columns fill 100 points exactly; nothing is left to share.
    #expect(layout(size(100, 480), [thin]).sections[0].items[1].x == 0x1p-10)
    let none = FlowSection(items: .uniform(count: 3), metrics: metrics { $0.itemSize = .zero })
    // Without any room taken, as many columns as items share the line.
    #expect(layout(size(100, 480), [none]).lefts() == [0, 50, 100])
  }

  @Test func loneColumnIsCentred() {  // F-H-2, F-H-3
    let one = FlowSection(items: widths(200, 200), metrics: metrics(line: 5))
    let result = layout(size(320, 480), [one])
    #expect(result.lefts() == [60, 60])
    #expect(result.tops() == [0, 25])
  }

  @Test func oversizeItemsLead() {  // F-WARN-1, F-WARN-3
    let section = FlowSection(items: widths(400), metrics: metrics())
    let result = layout(size(320, 480), [section])
    #expect(result.lefts() == [0])
    #expect(result.contentSize == size(320, 20))
    #expect(
      result.oversizeSections == [
        .init(section: 0, largestCrossLength: 400, availableCrossLength: 320)
      ])
    #expect(layout(size(320, 480), [section]) { $0.quirks = .oversizeCentred }.lefts() == [-40])
    #expect(layout(size(400, 480), [section]).oversizeSections.isEmpty)
  }

  @Test func commonLinesAreJustifiedAndTheLastLeads() {  // F-H-4, F-H-5
    let section = FlowSection(items: widths(100, 120, 100), metrics: metrics(interitem: 10))
    let result = layout(size(300, 480), [section])
    #expect(result.lefts() == [0, 180, 0])
    #expect(result.tops() == [0, 0, 20])
  }

  @Test func lastLineAsFullAsTheOthersIsCommon() {  // F-H-5
    let single = FlowSection(items: widths(300, 150), metrics: metrics())
    #expect(layout(size(300, 480), [single]).lefts() == [0, 75])
    let double = FlowSection(items: widths(100, 150, 100, 90), metrics: metrics(interitem: 10))
    #expect(layout(size(300, 480), [double]).lefts() == [0, 150, 0, 210])
  }

  @Test func onlyLineLeads() {  // F-H-5
    let section = FlowSection(items: widths(44, 50), metrics: metrics(interitem: 10))
    #expect(layout(size(375, 480), [section]).lefts() == [0, 54])
    let one = FlowSection(items: .sizes([size(44, 20)]), metrics: metrics(), isSelfSizing: true)
    #expect(layout(size(144, 480), [one]).lefts() == [50])  // F-H-6
  }

  @Test func selfSizingHasNoUniformPath() {  // F-H-6, F-SELF-1
    let fixed = metrics(interitem: 10) { $0.itemSize = size(100, 20) }
    let marked = FlowSection(items: .uniform(count: 4), metrics: fixed, isSelfSizing: true)
    #expect(layout(size(340, 480), [marked]).lefts() == [0, 120, 240, 0])
    var estimated = FlowSection(items: .uniform(count: 4), metrics: fixed)
    estimated.metrics.estimatedItemSize = size(160, 30)
    let result = layout(size(340, 480), [estimated])
    #expect(result.lefts() == [0, 180, 0, 180])
    #expect(result.sections[0].items[3] == rect(180, 30, 160, 30))
    estimated.metrics.estimatedItemSize = size(160, 0)  // does not count
    #expect(layout(size(340, 480), [estimated]).lefts() == [0, 120, 240, 0])
  }

  @Test func zeroWidthsCostASpacing() {  // F-ZERO
    let section = FlowSection(items: widths(0, 50, 0), metrics: metrics(interitem: 10))
    #expect(layout(size(200, 480), [section]).lefts() == [0, 10, 70])
  }

  static let placements: [(placement: RowAlignment.CrossPlacement, tops: [Double])] = [
    (.top, [0, 0]), (.center, [10, 0]), (.bottom, [20, 0]),
  ]

  @Test(arguments: placements)
  func shorterItems(placement: RowAlignment.CrossPlacement, tops: [Double]) {  // F-H-7
    let section = FlowSection(
      items: .sizes([size(50, 40), size(50, 60)]), metrics: metrics(line: 10))
    let result = layout(size(300, 480), [section]) { $0.rowAlignment.cross = placement }
    #expect(result.tops() == tops)
  }

  static let spreads: [(spread: RowAlignment.Spread, lefts: [Double], single: Double)] = [
    (.leading, [0, 60], 0), (.center, [35, 95], 75), (.trailing, [70, 130], 150),
    (.justified, [0, 130], 75), (.spaceBetween, [0, 130], 0),
    (.spaceAround, [17.5, 112.5], 75), (.spaceEvenly, [23.333333, 106.666667], 75),
  ]

  /// Items of 50 and 70 with 10 between them in 200; one of 50 alone.
  @Test(arguments: spreads)
  func spread(_ spread: RowAlignment.Spread, lefts: [Double], single: Double) {
    let two = FlowSection(items: widths(50, 70), metrics: metrics(interitem: 10))
    let one = FlowSection(items: widths(50), metrics: metrics(interitem: 10))
    let explicit = layout(size(200, 480), [two, one]) {
      $0.rowAlignment = RowAlignment(common: .leading, last: .spread(spread))
    }
    #expect(explicit.lefts(0) == lefts)
    #expect(explicit.lefts(1) == [single])
    let common = layout(size(200, 480), [two, one]) {
      $0.rowAlignment = RowAlignment(common: .leading)
    }
    #expect(common.lefts(0) == [0, 60])
  }

  @Test func overfullLinesLead() {
    let section = FlowSection(items: widths(250), metrics: metrics())
    let result = layout(size(200, 480), [section]) {
      $0.rowAlignment = RowAlignment(common: .trailing)
    }
    #expect(result.lefts() == [0])
  }

  @Test func gridLanes() {  // F-GRID
    let each = FlowSection(
      items: .grid(
        GridSpecification(lanes: .count(3), lengths: .each([30, 50, 40, 20])), count: 4),
      metrics: metrics(line: 10, interitem: 10))
    let result = layout(size(320, 480), [each])
    #expect(
      result.sections[0].items == [
        rect(0, 10, 100, 30), rect(110, 0, 100, 50), rect(220, 5, 100, 40), rect(0, 60, 100, 20),
      ])
    let minimum = FlowSection(
      items: .grid(GridSpecification(lanes: .minimum(90.5), lengths: .aspectRatio(2)), count: 4),
      metrics: metrics(interitem: 10))
    let shares = layout(size(320, 480), [minimum])
    #expect(shares.sections[0].items[3] == rect(0, 50, 100, 50))
    let turned = layout(size(320, 320), [minimum]) { $0.scrollDirection = .horizontal }
    #expect(turned.sections[0].items[3] == rect(200, 0, 200, 100))
    #expect(layout(size(20, 480), [minimum]).sections[0].items[1] == rect(0, 10, 20, 10))
  }
}
