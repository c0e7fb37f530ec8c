import LayoutGeometry
import PeoplePopover
import PopoverGeometry
import Testing

@Suite("The history popover")
struct HistoryPopoverTests {
  static let lists: [[Int]] = [
    [], [7], [12, 47, 88], [-1, 0, Int.max, Int.min], Array(0..<300),
  ]

  @Test("the text is the list as Swift prints it", arguments: lists)
  func text(_ values: [Int]) {
    #expect(HistoryPopover(values: values).text == "\(values)")
  }

  static let sizes: [(glyphs: Int, width: Double, size: LayoutSize)] = [
    (60, 320, LayoutSize(width: 312, height: 87)), (60, 300, LayoutSize(width: 300, height: 87)),
    (5, 320, LayoutSize(width: 60, height: 29)), (0, 320, .zero), (-3, 320, .zero),
    (3, 0, LayoutSize(width: 12, height: 87)), (3, .nan, LayoutSize(width: 12, height: 87)),
    (3, -50, LayoutSize(width: 12, height: 87)), (2, 24, LayoutSize(width: 24, height: 29)),
    (2, 23.99, LayoutSize(width: 12, height: 58)),
    (100, .infinity, LayoutSize(width: 1200, height: 29)),
  ]

  @Test("glyphs of one advance break anywhere", arguments: sizes)
  func fixedAdvance(_ row: (glyphs: Int, width: Double, size: LayoutSize)) {
    #expect(
      FixedAdvanceText().size(glyphCount: row.glyphs, proposedWidth: row.width) == row.size)
  }

  private static func request(_ width: Double) -> PopoverRequest {
    PopoverRequest(
      container: LayoutRect(x: 0, y: 0, width: width, height: 667),
      sourceRect: LayoutRect(x: 16, y: 20, width: 44, height: 44))
  }

  @Test("it fits its text, which is measured within the presenter's bounds")
  func fits() throws {
    let history = HistoryPopover(values: [12, 47, 88])
    #expect(history.fontSize == 24)
    var asked: [LayoutSize] = []
    let placement = try history.placement(in: Self.request(375)) { text, proposed in
      asked.append(proposed)
      return FixedAdvanceText().size(of: text, in: proposed)
    }
    #expect(asked == [LayoutSize(width: 375, height: 667)])
    #expect(placement.contentFrame.size == LayoutSize(width: 144, height: 29))
    #expect(placement.fits)
  }

  /// 60 glyphs are 312 wide within 320 points, of which the popover gets 300.
  @Test("a narrower place measures once more, and the height is that of the width it got")
  func refits() throws {
    let history = HistoryPopover(values: Array(repeating: 47, count: 13) + [123_456])
    #expect(history.text.count == 60)
    var asked: [Double] = []
    let placement = try history.placement(in: Self.request(320)) { text, proposed in
      asked.append(proposed.width)
      return FixedAdvanceText().size(of: text, in: proposed)
    }
    #expect(asked == [320, 300])
    #expect(placement.contentFrame.size == LayoutSize(width: 300, height: 87))
    #expect(placement.reduction == LayoutSize(width: 12, height: 0))
  }

  @Test("an empty list shows its brackets")
  func empty() throws {
    let placement = try HistoryPopover(values: []).placement(
      in: Self.request(375), measuring: FixedAdvanceText().size)
    #expect(placement.contentFrame.size == LayoutSize(width: 24, height: 29))
  }

  @Test("a faulty measurement or request is told")
  func errors() {
    let history = HistoryPopover(values: [1])
    #expect(throws: PopoverError.nan(.measuredContentSize)) {
      try history.placement(in: Self.request(375)) { _, _ in LayoutSize(width: .nan, height: 1) }
    }
    #expect(throws: PopoverError.emptyContainer) {
      try history.placement(in: Self.request(0)) { _, _ in .zero }
    }
  }
}
