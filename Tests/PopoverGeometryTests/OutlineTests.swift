import LayoutGeometry
import PopoverGeometry
import Testing

/// The outline and what a tap reaches: U50 to U52.
@Suite struct OutlineTests {
  private func placed(
    _ direction: PopoverArrowDirection?, chrome: PopoverChrome = .iOS13,
    size: LayoutSize = LayoutSize(width: 200, height: 120)
  ) throws -> PopoverPlacement {
    var request = PopoverRequest(
      container: LayoutRect(x: 0, y: 0, width: 768, height: 1024),
      sourceRect: LayoutRect(x: 360, y: 500, width: 48, height: 24), preferredContentSize: size)
    request.permittedArrowDirections = direction.map { PopoverArrowDirections($0) } ?? []
    request.chrome = chrome
    return try request.placement()
  }

  /// The outline of a popover below its source, written out.
  @Test func outlineBelowTheSource() throws {
    let placement = try placed(.up)
    #expect(placement.bodyFrame == LayoutRect(x: 284, y: 537, width: 200, height: 120))
    func point(_ x: Double, _ y: Double) -> LayoutPoint { LayoutPoint(x: x, y: y) }
    let expected: [PopoverOutlineElement] = [
      .move(point(297, 537)), .line(point(365.5, 537)), .line(point(384, 524)),
      .line(point(402.5, 537)), .line(point(471, 537)),
      .arc(centre: point(471, 550), radius: 13, corner: .topRight, to: point(484, 550)),
      .line(point(484, 644)),
      .arc(centre: point(471, 644), radius: 13, corner: .bottomRight, to: point(471, 657)),
      .line(point(297, 657)),
      .arc(centre: point(297, 644), radius: 13, corner: .bottomLeft, to: point(284, 644)),
      .line(point(284, 550)),
      .arc(centre: point(297, 550), radius: 13, corner: .topLeft, to: point(297, 537)),
      .close,
    ]
    #expect(PopoverOutline(placement, chrome: .iOS13).elements == expected)
  }

  /// Walks an outline: every step begins where the last one ended, and it ends where it began.
  private func checkPath(_ outline: PopoverOutline, within frame: LayoutRect) {
    var (start, here) = (LayoutPoint.zero, LayoutPoint.zero)
    var turn = 0.0
    outline.forEachElement { element in
      switch element {
      case .move(let point): (start, here) = (point, point)
      case .line(let point):
        turn += here.x * point.y - point.x * here.y
        here = point
      case .arc(let centre, let radius, let corner, let point):
        #expect((distance(here, centre) - radius).magnitude < 1e-9, "\(corner) begins elsewhere")
        #expect((distance(point, centre) - radius).magnitude < 1e-9, "\(corner) ends elsewhere")
        turn += here.x * point.y - point.x * here.y
        here = point
      case .close: turn += here.x * start.y - start.x * here.y
      }
      #expect(frame.holds(LayoutRect(origin: here, size: .zero), by: 1e-9))
    }
    #expect(distance(here, start) < 1e-9, "not closed")
    #expect(turn > 0, "not clockwise")
  }

  private func distance(_ one: LayoutPoint, _ other: LayoutPoint) -> Double {
    let (x, y) = (one.x - other.x, one.y - other.y)
    return (x * x + y * y).squareRoot()
  }

  @Test func everyOutlineIsOneClosedPath() throws {
    let sizes = [
      LayoutSize(width: 200, height: 120), LayoutSize(width: 30, height: 20),
      LayoutSize(width: 44, height: 300), LayoutSize(width: 2, height: 2),
    ]
    for direction in [nil] + PopoverArrowDirection.allCases.map(Optional.some) {
      for chrome in [PopoverChrome.iOS5, .iOS7, .iOS13, .iOS26, .plain] {
        for size in sizes {
          let placement = try placed(direction, chrome: chrome, size: size)
          checkPath(PopoverOutline(placement, chrome: chrome), within: placement.popoverFrame)
        }
      }
    }
  }

  /// Random placements too: arrows pushed to the ends of their edges, bodies cut.
  @Test func randomOutlinesAreClosedPaths() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2000 {
      let request = random.request()
      let placement = try request.placement()
      checkPath(
        PopoverOutline(placement, chrome: request.chrome), within: placement.popoverFrame)
    }
  }

  /// The area counted by points is the area of the figure.
  @Test(arguments: PopoverArrowDirection.allCases)
  func containsCountsTheRightArea(direction: PopoverArrowDirection) throws {
    let placement = try placed(direction)
    let outline = PopoverOutline(placement, chrome: .iOS13)
    let frame = placement.popoverFrame
    var count = 0
    for x in stride(from: frame.minX - 2.25, to: frame.maxX + 2, by: 0.5) {
      for y in stride(from: frame.minY - 2.25, to: frame.maxY + 2, by: 0.5)
      where outline.contains(LayoutPoint(x: x, y: y)) {
        count += 1
      }
    }
    let area = 200.0 * 120 + 13 * 37 / 2 - (4 - Double.pi) * 13 * 13
    #expect((Double(count) / 4 - area).magnitude < area * 0.002)
  }

  @Test func pointsAtTheEdges() throws {
    let outline = PopoverOutline(try placed(.up), chrome: .iOS13)
    #expect(outline.contains(LayoutPoint(x: 384, y: 524)))
    #expect(!outline.contains(LayoutPoint(x: 384, y: 523.9)))
    #expect(!outline.contains(LayoutPoint(x: 370, y: 526)))
    #expect(!outline.contains(LayoutPoint(x: 284, y: 537)))
    #expect(outline.contains(LayoutPoint(x: 284, y: 600)))
    #expect(!outline.contains(LayoutPoint(x: 484, y: 600)))
  }

  /// A body too short for its arrow: the corners beside it give way, then the base.
  @Test func crampedArrow() throws {
    let narrow = try placed(.up, size: LayoutSize(width: 50, height: 80))
    #expect(narrow.flags.contains(.arrowCramped))
    let outline = PopoverOutline(narrow, chrome: .iOS13)
    #expect(outline.halfBase == 18.5 && outline.arrowCornerRadius == 6.5)
    #expect(outline.radius(of: .bottomLeft) == 13 && outline.radius(of: .topLeft) == 6.5)
    let tiny = PopoverOutline(
      try placed(.left, size: LayoutSize(width: 50, height: 20)), chrome: .iOS13)
    #expect(tiny.halfBase == 10 && tiny.arrowCornerRadius == 0)
  }

  static let taps: [(x: Double, y: Double, hit: PopoverHit)] = [
    (384, 600, .content), (284, 537, .content), (384, 525, .arrow), (300, 530, .arrow),
    (365, 510, .outside), (50, 50, .passthrough(1)), (20, 20, .passthrough(0)),
    (700, 900, .outside), (484, 600, .outside),
  ]

  @Test(arguments: taps)
  func tap(x: Double, y: Double, expected: PopoverHit) throws {
    let placement = try placed(.up)
    let below = [
      LayoutRect(x: 0, y: 0, width: 40, height: 40),
      LayoutRect(x: 0, y: 0, width: 100, height: 100),
      LayoutRect(x: 284, y: 530, width: 50, height: 50),
    ]
    let hit = placement.hit(LayoutPoint(x: x, y: y), passthrough: below)
    #expect(hit == expected)
    #expect(hit.dismisses == (expected == .outside))
  }

  /// U65: an adapted style has no outside.
  @Test func adaptedStyleHasNoOutside() throws {
    var request = PopoverRequest(
      container: LayoutRect(x: 0, y: 0, width: 375, height: 667), sourceRect: .zero)
    request.adaptivity = PopoverAdaptivity(
      horizontalSizeClass: .compact, verticalSizeClass: .regular)
    let placement = try request.placement()
    #expect(placement.hit(LayoutPoint(x: 1, y: 1)) == .content)
    #expect(placement.hit(LayoutPoint(x: 900, y: 1)) == .content)
    #expect(PopoverOutline(placement, chrome: .iOS13).cornerRadius == 0)
  }

  @Test func quarters() {
    #expect(PopoverCorner.allCases.map(\.firstQuarter) == [2, 3, 0, 1])
  }
}
