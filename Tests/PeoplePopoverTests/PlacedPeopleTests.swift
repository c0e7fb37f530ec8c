import FlowLayoutCore
import LayoutGeometry
import PeoplePopover
import PopoverGeometry
import Testing

@Suite("The people popover in its place")
struct PlacedPeopleTests {
  static func request(
    _ width: Double, _ height: Double,
    source: LayoutRect = LayoutRect(x: 24, y: 44, width: 92, height: 32)
  ) -> PopoverRequest {
    PopoverRequest(
      container: LayoutRect(x: 0, y: 0, width: width, height: height), sourceRect: source)
  }

  /// Counts, the container, and what comes out: asked, content, columns, hidden height.
  static let places:
    [(
      counts: [Int], container: LayoutSize, asked: LayoutSize, content: LayoutSize, columns: Int,
      hidden: Double
    )] = [
      // Room for all that is asked for.
      (
        [4], LayoutSize(width: 375, height: 667), LayoutSize(width: 350, height: 179),
        LayoutSize(width: 350, height: 179), 2, 0
      ),
      // A tiny phone: one column less, so that two rows become four (section 4.4, number 6).
      (
        [4], LayoutSize(width: 320, height: 568), LayoutSize(width: 350, height: 293),
        LayoutSize(width: 300, height: 293), 1, 0
      ),
      (
        [1], LayoutSize(width: 320, height: 568), LayoutSize(width: 190, height: 122),
        LayoutSize(width: 190, height: 122), 1, 0
      ),
      // The cap holds for the second wish as well: 395 are needed.
      (
        [3, 2], LayoutSize(width: 320, height: 568), LayoutSize(width: 350, height: 338),
        LayoutSize(width: 300, height: 338), 1, 57
      ),
      // Narrower, and then cut by a short container too: 76 + 13 above, 10 below.
      (
        [4], LayoutSize(width: 320, height: 300), LayoutSize(width: 350, height: 293),
        LayoutSize(width: 300, height: 201), 1, 92
      ),
    ]

  @Test("size, then place, then the height needed there", arguments: places)
  func placed(
    _ row: (
      counts: [Int], container: LayoutSize, asked: LayoutSize, content: LayoutSize, columns: Int,
      hidden: Double
    )
  ) throws {
    let sizing = try PeoplePopoverSizing(counts: row.counts)
    let popover = try sizing.placed(in: Self.request(row.container.width, row.container.height))
    #expect(popover.preferredContentSize == row.asked)
    #expect(popover.placement.contentFrame.size == row.content)
    #expect(popover.isRefitted == (row.content.width < sizing.formulaSize.width))
    #expect(popover.placement.reduction.width == row.asked.width - row.content.width)
    #expect(popover.placement.reduction.height == row.asked.height - row.content.height)
    #expect(popover.report.columns == row.columns)
    #expect(popover.report.hiddenHeight == row.hidden)
    #expect(popover.report.placedSize == row.content)
    #expect(popover.layout.configuration.container == row.content)
    #expect(popover.layout.contentSize.height == popover.report.contentHeight)
  }

  @Test("the arrow points at the source's middle")
  func arrow() throws {
    let sizing = try PeoplePopoverSizing(counts: [4])
    let popover = try sizing.placed(in: Self.request(375, 667))
    #expect(popover.placement.arrowDirection == .up)
    #expect(popover.placement.arrowTip == LayoutPoint(x: 70, y: 76))
  }

  @Test("the place is the one of the size that was asked for last")
  func sameAsPlainPlacement() throws {
    for counts in [[0], [1], [2], [5, 1], [7, 3], [30, 30, 30]] {
      let sizing = try PeoplePopoverSizing(counts: counts)
      for width in stride(from: 60.0, through: 800, by: 37) {
        for height in [80.0, 250, 480, 1024] {
          var request = Self.request(width, height)
          request.displayScale = 3
          let popover = try sizing.placed(in: request)
          request.preferredContentSize = popover.preferredContentSize
          #expect(try request.placement() == popover.placement)
        }
      }
    }
  }

  @Test("the list reads as the request does, and scrolls no further than it can")
  func direction() throws {
    let sizing = try PeoplePopoverSizing(counts: [7, 3])
    var request = Self.request(375, 667)
    request.layoutDirection = .rightToLeft
    func offset(_ wanted: Double) throws -> Double {
      try sizing.placed(in: request, contentOffset: wanted).layout.contentOffset.y
    }
    let layout = try sizing.placed(in: request).layout
    #expect(layout.configuration.layoutDirection == .rightToLeft)
    #expect(layout.contentOffset == .zero)
    #expect(try offset(50) == 50)
    #expect(try offset(-50) == 0)
    #expect(try offset(.infinity) == 114)
    #expect(try offset(.nan) == 0)
  }

  @Test("an adapted popover fills the container with the list")
  func adapted() throws {
    var request = Self.request(375, 667)
    request.adaptivity = PopoverAdaptivity(
      horizontalSizeClass: .compact, verticalSizeClass: .regular)
    let popover = try PeoplePopoverSizing(counts: [4]).placed(in: request)
    #expect(popover.placement.style == .fullScreen)
    #expect(popover.layout.configuration.container == LayoutSize(width: 375, height: 667))
    #expect(!popover.isRefitted)
  }

  @Test("what is wrong is told")
  func errors() throws {
    let sizing = try PeoplePopoverSizing(counts: [4])
    #expect(throws: PeoplePlacementError.placement(.emptyContainer)) {
      try sizing.placed(in: Self.request(0, 667))
    }
    var huge = Self.request(0x1p50, 100)
    huge.adaptivity = PopoverAdaptivity(
      horizontalSizeClass: .compact, verticalSizeClass: .regular)
    #expect(
      throws: PeoplePlacementError.layout(FlowLayoutError(.configuration(.container), .tooLarge))
    ) { try sizing.placed(in: huge) }
  }
}
