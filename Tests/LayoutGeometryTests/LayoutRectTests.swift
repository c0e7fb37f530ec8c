import LayoutGeometry
import Testing

/// The predicates behind every query: F-Q-1 and F-HIT.
@Suite struct LayoutRectTests {
  static let pairs: [(a: Double, b: Double, c: Double, d: Double, meet: Bool)] = [
    (0, 10, 5, 15, true), (0, 10, 10, 20, false), (10, 20, 0, 10, false),
    (0, 10, 0, 0, true), (0, 10, 10, 10, false), (0, 10, 9, 9, true), (5, 5, 5, 9, true),
    (5, 5, 0, 5, false), (5, 5, 5, 5, false), (-.infinity, .infinity, 3, 3, true),
  ]

  @Test(arguments: pairs)
  func ranges(a: Double, b: Double, c: Double, d: Double, expected: Bool) {
    #expect(rangesMeet(a, b, c, d) == expected)
    #expect(rangesMeet(c, d, a, b) == expected)
  }

  @Test func nearEdgesBelongToTheRectangle() {
    let rect = LayoutRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.contains(LayoutPoint(x: 1, y: 2)))
    #expect(!rect.contains(LayoutPoint(x: 4, y: 2)))
    #expect(!rect.contains(LayoutPoint(x: 1, y: 6)))
    #expect(!LayoutRect(x: 1, y: 1, width: 0, height: 5).contains(LayoutPoint(x: 1, y: 1)))
  }

  @Test func negativeLengthsAreStandardized() {
    let rect = LayoutRect(x: 4, y: 6, width: -3, height: -4)
    #expect(rect.standardized == LayoutRect(x: 1, y: 2, width: 3, height: 4))
    #expect(rect.standardized.midX == 2.5 && rect.standardized.midY == 4)
  }

  @Test func infiniteSidesHoldEveryPosition() {
    let whole = LayoutRect(x: -.infinity, y: .infinity, width: .infinity, height: -.infinity)
    let far = LayoutRect(x: 0x1p84, y: -0x1p84, width: 1, height: 1)
    #expect(whole.standardized.meets(far))
    let half = LayoutRect(x: 0, y: 0, width: .infinity, height: -.infinity)  // all heights
    #expect(half.standardized.meets(far))
    #expect(!half.standardized.meets(LayoutRect(x: -2, y: -2, width: 1, height: 1)))
  }

  @Test func insetsMoveEdgesInward() {
    let rect = LayoutRect(x: 0, y: 0, width: 10, height: 10)
    let insets = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == LayoutRect(x: 2, y: 1, width: 4, height: 6))
  }
}
