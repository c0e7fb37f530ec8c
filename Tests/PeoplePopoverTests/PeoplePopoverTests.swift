import FlowLayoutCore
import LayoutGeometry
import PeoplePopover
import Testing

/// The original's size rule, restated branch by branch as an application would write it.
private func originalSize(_ first: Int, _ second: Int) -> (size: LayoutSize, uncapped: Double) {
  func rows(_ count: Int) -> Int {
    var rows = 0
    var seated = 0
    while seated < count {
      rows += 1
      seated += 2
    }
    return rows
  }
  var height = rows(first) * 57 + 45 + 20
  if second > 0 { height += rows(second) * 57 + 45 }
  var width = 350
  if first == 1 && second == 0 { width = 190 }
  if first == 1 && second == 1 { width = 190 }
  let capped = height > 338 ? 338 : height
  return (LayoutSize(width: Double(width), height: Double(capped)), Double(height))
}

@Suite("The size of a people popover")
struct PeopleSizeTests {
  @Test("all counts of two groups give the original's size, and the list takes exactly that height")
  func allCounts() throws {
    for first in 0..<60 {
      for second in 0..<60 {
        let sizing = try PeoplePopoverSizing(counts: [first, second])
        let expected = originalSize(first, second)
        #expect(sizing.formulaSize == expected.size, "\(first), \(second)")
        #expect(sizing.uncappedHeight == expected.uncapped, "\(first), \(second)")
        #expect(
          try sizing.contentHeight(atWidth: expected.size.width) == expected.uncapped,
          "\(first), \(second)")
        let columns = max(first, second) > 1 ? 2 : 1
        #expect(sizing.naturalColumns == columns)
        #expect(
          try sizing.fittedSize(maximumWidth: 1000)
            == LayoutSize(width: columns == 2 ? 350 : 190, height: expected.size.height),
          "\(first), \(second)")
      }
    }
  }

  static let boundaries: [(counts: [Int], width: Double, height: Double, uncapped: Double)] = [
    ([0], 350, 65, 65), ([1], 190, 122, 122), ([2], 350, 122, 122), ([3], 350, 179, 179),
    ([4], 350, 179, 179), ([5], 350, 236, 236), ([6], 350, 236, 236), ([7], 350, 293, 293),
    ([8], 350, 293, 293), ([9], 350, 338, 350), ([10], 350, 338, 350), ([11], 350, 338, 407),
    ([12], 350, 338, 407),
    ([1, 1], 190, 224, 224), ([1, 2], 350, 224, 224), ([2, 1], 350, 224, 224),
    ([2, 2], 350, 224, 224), ([1, 3], 350, 281, 281), ([1, 5], 350, 338, 338),
    ([1, 6], 350, 338, 338), ([1, 7], 350, 338, 395), ([4, 4], 350, 338, 338),
    ([0, 1], 350, 167, 167), ([0, 2], 350, 167, 167), ([0, 3], 350, 224, 224),
    ([0, 5], 350, 281, 281), ([0, 7], 350, 338, 338), ([0, 9], 350, 338, 395),
    // More groups: every one that is shown has a header, the extra 20 comes once.
    ([1, 1, 1], 190, 326, 326), ([2, 1, 1], 350, 326, 326), ([1, 0, 1], 190, 269, 269),
    ([0, 0, 1], 350, 212, 212), ([3, 2, 5, 1], 350, 338, 599), ([0, 1, 1], 350, 269, 269),
    // Empty groups at the end are not shown.
    ([1, 0, 0], 190, 122, 122), ([0, 0, 0], 350, 65, 65), ([3, 3, 0, 0], 350, 338, 338),
    ([], 350, 65, 65),
  ]

  @Test("boundary counts", arguments: boundaries)
  func boundary(_ row: (counts: [Int], width: Double, height: Double, uncapped: Double)) throws {
    let sizing = try PeoplePopoverSizing(counts: row.counts)
    #expect(sizing.formulaSize == LayoutSize(width: row.width, height: row.height))
    #expect(sizing.uncappedHeight == row.uncapped)
    #expect(try sizing.contentHeight(atWidth: row.width) == row.uncapped)
    #expect(try sizing.report().scrolls == (row.uncapped > row.height))
  }

  @Test("groups are shown up to the last one with people, the first always")
  func shownGroups() throws {
    #expect(try PeoplePopoverSizing(counts: []).shownCounts == [0])
    #expect(try PeoplePopoverSizing(counts: [0, 0]).shownCounts == [0])
    #expect(try PeoplePopoverSizing(counts: [0, 2, 0]).shownCounts == [0, 2])
    #expect(try PeoplePopoverSizing(counts: [0, 2, 0]).shownSectionCount == 2)
    #expect(try PeoplePopoverSizing(counts: [0, 0]).isEmpty)
    #expect(try !PeoplePopoverSizing(counts: [0, 1]).isEmpty)
  }

  @Test("random groups: rows, headers and one extra, and the flow layout agrees")
  func manyGroups() throws {
    var state: UInt64 = 4
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    for _ in 0..<500 {
      let counts = (0..<next(9)).map { _ in next(3) == 0 ? 0 : next(12) }
      let sizing = try PeoplePopoverSizing(counts: counts)
      let last = counts.lastIndex { $0 > 0 } ?? 0
      var height = 20
      for index in 0...last {
        let count = index < counts.count ? counts[index] : 0
        height += 45 + (count + 1) / 2 * 57
      }
      #expect(sizing.uncappedHeight == Double(height), "\(counts)")
      #expect(sizing.formulaSize.height == Double(min(height, 338)), "\(counts)")
      #expect(try sizing.contentHeight(atWidth: 350) == Double(height), "\(counts)")
    }
  }
}

@Suite("The list of a people popover at other widths")
struct PeopleWidthTests {
  static let widths: [(width: Double, columns: Int, itemsTooWide: Bool)] = [
    (0, 1, true), (40, 1, true), (189.99, 1, true), (190, 1, false), (300, 1, false),
    (349.99, 1, false), (350, 2, false), (509.99, 2, false), (510, 3, false), (670, 4, false),
    (1630, 10, false), (0x1p40, 1 << 30, false),
  ]

  @Test("columns at a width", arguments: widths)
  func columns(_ row: (width: Double, columns: Int, itemsTooWide: Bool)) throws {
    let sizing = try PeoplePopoverSizing(counts: [3])
    #expect(try sizing.columns(atWidth: row.width) == row.columns)
    #expect(try sizing.itemsAreTooWide(atWidth: row.width) == row.itemsTooWide)
  }

  static let refits: [(counts: [Int], width: Double, content: Double, formula: Double)] = [
    ([4], 300, 293, 179), ([4], 350, 179, 179), ([3, 2], 300, 395, 281), ([1], 170, 122, 122),
    ([5], 300, 350, 236), ([6], 510, 179, 236),
  ]

  @Test("the height needed at the width that was placed", arguments: refits)
  func refit(_ row: (counts: [Int], width: Double, content: Double, formula: Double)) throws {
    let sizing = try PeoplePopoverSizing(counts: row.counts)
    #expect(try sizing.contentHeight(atWidth: row.width) == row.content)
    #expect(sizing.formulaSize.height == row.formula)
    #expect(
      try sizing.fittedSize(atWidth: row.width)
        == LayoutSize(width: row.width, height: min(338, row.content)))
  }

  @Test("what fits in a width: the columns needed, or all of the width")
  func fittedInWidth() throws {
    let sizing = try PeoplePopoverSizing(counts: [4])
    #expect(try sizing.fittedSize(maximumWidth: .infinity) == LayoutSize(width: 350, height: 179))
    #expect(try sizing.fittedSize(maximumWidth: 300) == LayoutSize(width: 300, height: 293))
    #expect(throws: FlowLayoutError.self) { try sizing.fittedSize(maximumWidth: .nan) }
    #expect(throws: FlowLayoutError.self) { try sizing.fittedSize(maximumWidth: -1) }
    #expect(throws: FlowLayoutError.self) { try sizing.columns(atWidth: .infinity) }
  }
}

@Suite("Where formula and need part")
struct PeopleReportTests {
  static let differences: [(counts: [Int], expected: PeopleSizingDifferences)] = [
    ([2], []), ([1], []), ([1, 1], []), ([1, 3], []), ([11], []), ([8], []),
    ([0], [.emptyContent, .width, .emptySection]), ([0, 1], [.width, .emptySection]),
    ([0, 2], [.emptySection]), ([9], [.hidesInsetOnly]), ([10], [.hidesInsetOnly]),
    ([1, 0, 2], [.emptySection]),
  ]

  @Test("at the formula's size", arguments: differences)
  func atFormula(_ row: (counts: [Int], expected: PeopleSizingDifferences)) throws {
    #expect(
      try PeoplePopoverSizing(counts: row.counts).report().differences == row.expected)
  }

  @Test("the width differs for an empty list and for one person in the second group only")
  func widthDifferences() throws {
    for first in 0..<60 {
      for second in 0..<60 {
        let report = try PeoplePopoverSizing(counts: [first, second]).report()
        let expected = first == 0 && second <= 1
        #expect(report.differences.contains(.width) == expected, "\(first), \(second)")
        #expect(!report.differences.contains(.height), "\(first), \(second)")
      }
    }
  }

  @Test("a narrower placement loses a column and scrolls; a lower one scrolls")
  func placed() throws {
    let sizing = try PeoplePopoverSizing(counts: [4])
    let narrow = try sizing.report(placedSize: LayoutSize(width: 300, height: 179))
    #expect(narrow.differences == [.placedHeight])
    #expect(narrow.columns == 1)
    #expect(narrow.contentHeight == 293)
    #expect(narrow.hiddenHeight == 114)
    let low = try sizing.report(placedSize: LayoutSize(width: 350, height: 165))
    #expect(low.differences == [.hidesInsetOnly])
    #expect(low.hiddenHeight == 14)
    let tiny = try sizing.report(placedSize: LayoutSize(width: 100, height: 400))
    #expect(tiny.differences == [.placedHeight, .itemsTooWide])
    #expect(!tiny.scrolls)
  }

  @Test("other metrics: spacing between rows breaks the formula, not the layout")
  func otherMetrics() throws {
    var metrics = PeopleMetrics()
    metrics.lineSpacing = 8
    let sizing = try PeoplePopoverSizing(counts: [4], metrics: metrics)
    #expect(sizing.uncappedHeight == 179)
    #expect(try sizing.contentHeight(atWidth: 350) == 187)
    #expect(try sizing.report().differences == [.height, .hidesInsetOnly])

    metrics = PeopleMetrics()
    metrics.columns = 3
    let wide = try PeoplePopoverSizing(counts: [5, 2], metrics: metrics)
    #expect(wide.naturalWidth == 510)
    #expect(wide.rowCount == 3)
    #expect(try wide.fittedSize(maximumWidth: 600) == LayoutSize(width: 510, height: 281))
    #expect(try wide.report().differences == [.width, .height])
  }
}
