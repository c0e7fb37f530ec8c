import LayoutDocument
import LayoutGeometry
import PeoplePopover
import PopoverGeometry
import Testing

@Suite("Text measured without a font")
struct ApproximateTextTests {
  static let texts = [
    "[]", "[12, 47, 88]", "\(Array(0..<200))", "Ada Lovelace", "Donaudampfschifffahrtskapitän",
    "中华人民共和国全国人民代表大会", "e\u{301}e\u{301}e\u{301}e\u{301}", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "अनिरुद्ध श्रीनिवासन",
    "[-5, -12, -1234567]", "a\nb\tc  d", String(repeating: "word ", count: 400),
  ]

  @Test(
    "lines hold the text, whole words where they fit, and never part a grapheme", arguments: texts)
  func lines(_ text: String) {
    let measure = ApproximateText(fontSize: 24)
    let graphemes = text.filter { !$0.isWhitespace }
    for width in [10.0, 60, 150, 355, .infinity] {
      let lines = measure.lines(of: text, width: width)
      #expect(lines.joined().filter { $0 != " " } == graphemes)
      #expect(Array(lines.joined().filter { $0 != " " }) == Array(graphemes))
      let size = measure.size(of: text, in: LayoutSize(width: width, height: 0))
      #expect(size.height == Double(lines.count) * 29)
      #expect(size.width <= width || lines.contains { $0.count == 1 })
      // At the width that it took, the text breaks as before.
      if size.width <= width { #expect(measure.lines(of: text, width: size.width) == lines) }
    }
  }

  @Test("numbers stay whole, signs with them")
  func numbers() {
    let measure = ApproximateText(fontSize: 24)
    #expect(measure.lineHeight == 29)
    #expect(measure.lines(of: "[12, -47, 88]", width: 60) == ["[12,", "-47,", "88]"])
    #expect(measure.lines(of: "[12, 47, 88]", width: 90) == ["[12, 47,", "88]"])
    #expect(measure.lines(of: "well-known", width: 80) == ["well-", "known"])
    #expect(measure.lines(of: " \n", width: 100).isEmpty)
    #expect(measure.size(of: "", in: LayoutSize(width: 10, height: 10)) == .zero)
  }

  @Test("it measures for the history popover, to the same lines in the place it got")
  func history() throws {
    let measure = ApproximateText(fontSize: 24)
    for count in [0, 1, 3, 20, 60, 300] {
      for width in [120.0, 200, 320, 375, 768] {
        let history = HistoryPopover(values: (0..<count).map { $0 * 7919 % 1000 - 300 })
        let request = PopoverRequest(
          container: LayoutRect(x: 0, y: 0, width: width, height: 667),
          sourceRect: LayoutRect(x: 16, y: 20, width: 44, height: 44))
        let placement = try history.placement(in: request, measuring: measure.size)
        let lines = measure.lines(of: history.text, width: placement.contentFrame.width)
        let needed = Double(lines.count) * measure.lineHeight
        #expect(placement.contentFrame.height + placement.reduction.height == needed)
      }
    }
  }
}
