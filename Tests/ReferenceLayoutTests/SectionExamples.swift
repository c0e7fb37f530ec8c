import FlowLayoutCore
import LayoutGeometry
import ReferenceLayout
import Testing

/// The model's sections, pixels and directions, worked out by hand: sections 2.5, 3 and 6.
@Suite struct SectionExamples {
  static let tall = FlowSection(
    items: .uniform(count: 2),
    metrics: metrics(line: 10) {
      $0.itemSize = size(300, 40)
      $0.sectionInset = LayoutInsets(top: 5, left: 6, bottom: 7, right: 8)
      $0.headerReferenceSize = size(99, 30)
      $0.footerReferenceSize = size(0, 20)
    })

  @Test func partsFollowOneAnother() {  // F-V-1 to F-V-4
    let result = layout(size(320, 480), [SectionExamples.tall, SectionExamples.tall])
    #expect(result.sections[0].header == rect(0, 0, 320, 30))
    #expect(result.sections[0].items == [rect(9, 35, 300, 40), rect(9, 85, 300, 40)])
    #expect(result.sections[0].footer == rect(0, 132, 320, 20))
    #expect(result.sections[1].header == rect(0, 152, 320, 30))
    #expect(result.contentSize == size(320, 304))
  }

  @Test func noLengthNoHeader() {  // F-V-5, F-V-6, F-V-7
    let empty = FlowSection(
      items: .uniform(count: 0),
      metrics: metrics(line: 10) {
        $0.headerReferenceSize = size(320, 0)
        $0.footerReferenceSize = size(0, 20)
        $0.sectionInset = LayoutInsets(top: 5, left: 0, bottom: 7, right: 0)
      })
    let result = layout(size(320, 480), [empty])
    #expect(result.sections[0].header == nil)
    #expect(result.sections[0].footer == rect(0, 12, 320, 20))
    #expect(result.contentSize == size(320, 32))
    #expect(layout(size(414, 480), []).contentSize == size(414, 0))
    let narrow = layout(size(10, 480), []) { $0.adjustedContentInset.left = 20 }
    #expect(narrow.contentSize == size(0, 0))  // F-RANGE
  }

  @Test func negativeLineSpacingOverlaps() {  // F-V-1
    let section = FlowSection(
      items: .uniform(count: 3), metrics: metrics(line: -70.5) { $0.itemSize = size(200, 100) })
    #expect(layout(size(320, 480), [section]).tops() == [0, 29.5, 59])
  }

  @Test func columnsWhenHorizontal() {  // F-TRANS
    let section = FlowSection(
      items: .uniform(count: 4),
      metrics: metrics(line: 20, interitem: 10) {
        $0.itemSize = size(50, 60)
        $0.headerReferenceSize = size(15, 99)
        $0.sectionInset = LayoutInsets(top: 0, left: 3, bottom: 0, right: 4)
      })
    let result = layout(size(100, 200), [section]) { $0.scrollDirection = .horizontal }
    #expect(result.sections[0].header == rect(0, 0, 15, 200))
    #expect(result.lefts() == [18, 18, 18, 88])
    #expect(result.tops() == [0, 70, 140, 0])
    #expect(result.contentSize == size(142, 200))
  }

  @Test func exchangedSpacings() {  // D5
    let sizes = SectionItems.sizes([size(50, 60), size(40, 60), size(50, 60)])
    let section = FlowSection(items: sizes, metrics: metrics(line: 20, interitem: 10))
    let documented = layout(size(100, 200), [section]) { $0.scrollDirection = .horizontal }
    #expect(documented.tops() == [0, 70, 140])
    let exchanged = layout(size(100, 200), [section]) {
      $0.scrollDirection = .horizontal
      $0.quirks = .exchangedSpacings
    }
    #expect(exchanged.tops() == [0, 140, 0])
    #expect(exchanged.lefts() == [0, 5, 60])
  }

  @Test func originsAreRoundedAndSumsAreNot() {  // F-PIX-1, F-PIX-2, F-PIX-3
    let section = FlowSection(
      items: .uniform(count: 7), metrics: metrics { $0.itemSize = size(320, 100.12) })
    let result = layout(size(320, 480), [section]) { $0.displayScale = 3 }
    #expect(result.tops()[2] == 200.333333)
    #expect(result.tops()[5...] == [500.666667, 600.666667])
    #expect(result.sections[0].items[2].height == 100.12)
    #expect(tidy(result.contentSize.height) == 700.84)
  }

  @Test func edgesCanBeRounded() {
    let section = FlowSection(
      items: .uniform(count: 1),
      metrics: metrics {
        $0.itemSize = size(10, 10.5)
        $0.sectionInset = LayoutInsets(top: 0.25, left: 0, bottom: 0, right: 0)
      })
    let result = layout(size(10, 480), [section]) {
      $0.displayScale = 2
      $0.pixelSnapping = .edges
    }
    #expect(result.sections[0].items == [rect(0, 0.5, 10, 10.5)])
    let coarse = layout(size(10, 480), [section]) {
      $0.displayScale = 1
      $0.pixelSnapping = .edges
    }
    #expect(coarse.sections[0].items == [rect(0, 0, 10, 11)])
  }

  static let references: [(reference: SectionInsetReference, left: Double)] = [
    (.fromContentInset, 5), (.fromSafeArea, 39), (.fromLayoutMargins, 0),
  ]

  @Test(arguments: references)
  func insetReference(reference: SectionInsetReference, left: Double) {  // F-REF
    let section = FlowSection(
      items: widths(60, 70),
      metrics: metrics { $0.sectionInset = LayoutInsets(top: 0, left: 5, bottom: 0, right: 0) })
    let result = layout(size(320, 480), [section]) {
      $0.adjustedContentInset.left = 10
      $0.safeAreaInsets.left = 44
      $0.layoutMargins.left = 2
      $0.sectionInsetReference = reference
    }
    #expect(result.lefts() == [left, left + 60])
  }

  @Test func rowsRunFromTheRight() {  // F-RTL-2, F-RTL-4, D7
    let section = FlowSection(
      items: widths(60, 70),
      metrics: metrics(interitem: 10) {
        $0.sectionInset = LayoutInsets(top: 0, left: 5, bottom: 0, right: 0)
      })
    let result = layout(size(320, 480), [section]) { $0.layoutDirection = .rightToLeft }
    #expect(result.lefts() == [255, 175])
    let unmirrored = layout(size(320, 480), [section]) {
      $0.layoutDirection = .rightToLeft
      $0.quirks = .unmirroredUnequalRows
    }
    #expect(unmirrored.lefts() == [5, 75])
    let physical = layout(size(320, 480), [section]) {
      $0.layoutDirection = .rightToLeft
      $0.sectionInsetReference = .fromSafeArea
      $0.safeAreaInsets.right = 20
    }
    #expect(physical.lefts() == [235, 155])
  }

  @Test func contentIsMirroredOnlyWithTheFlip() {  // F-RTL-3
    let section = FlowSection(
      items: .uniform(count: 3), metrics: metrics { $0.itemSize = size(40, 200) })
    let plain = layout(size(100, 200), [section]) {
      $0.scrollDirection = .horizontal
      $0.layoutDirection = .rightToLeft
      $0.adjustedContentInset.left = 7
    }
    #expect(plain.lefts() == [0, 40, 80])
    #expect(plain.contentOffset == LayoutPoint(x: -7, y: 0))
    let flipped = layout(size(100, 200), [section]) {
      $0.scrollDirection = .horizontal
      $0.layoutDirection = .rightToLeft
      $0.flipsHorizontallyInOppositeLayoutDirection = true
      $0.adjustedContentInset.right = 9
    }
    #expect(flipped.lefts() == [80, 40, 0])
    #expect(flipped.contentOffset == LayoutPoint(x: 29, y: 0))
  }
}
