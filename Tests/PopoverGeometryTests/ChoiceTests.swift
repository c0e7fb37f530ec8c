import LayoutGeometry
import PopoverGeometry
import Testing

/// The order of means in §3.3 step 8, each where only it decides.
@Suite struct ChoiceTests {
  /// A popover without chrome and margins, so that rooms can be read off the numbers.
  private func request(
    container: (width: Double, height: Double), source: LayoutRect,
    content: (width: Double, height: Double), _ directions: PopoverArrowDirections,
    minimum: (width: Double, height: Double) = (44, 44)
  ) -> PopoverRequest {
    var request = PopoverRequest(
      container: LayoutRect(x: 0, y: 0, width: container.width, height: container.height),
      sourceRect: source,
      preferredContentSize: LayoutSize(width: content.width, height: content.height))
    request.popoverLayoutMargins = .zero
    request.chrome = .plain
    request.permittedArrowDirections = directions
    request.minimumContentSize = LayoutSize(width: minimum.width, height: minimum.height)
    return request
  }

  /// 8c: above is larger, 300 × 43, but lower than the minimum; at the right 100 × 90 is left.
  @Test func minimumBeforeArea() throws {
    let placement = try request(
      container: (400, 100), source: LayoutRect(x: 250, y: 43, width: 50, height: 57),
      content: (300, 90), [.down, .left]
    ).placement()
    #expect(placement.arrowDirection == .left)
    #expect(placement.contentFrame.size == LayoutSize(width: 100, height: 90))
    #expect(placement.flags == [])
  }

  /// 8c: equal areas go to the one on target, then to the more wanted one.
  @Test func equalAreas() throws {
    var tied = request(
      container: (300, 300), source: LayoutRect(x: 100, y: 100, width: 100, height: 100),
      content: (300, 300), .any)
    #expect(try tied.placement().arrowDirection == .down)
    tied.directionPreference = PopoverDirectionPreference(.right, .left)
    #expect(try tied.placement().arrowDirection == .right)

    // Above 300 × 300, at the left 225 × 400. Round corners of 90 keep the arrow above within 210
    // from the left, short of the source at 225; at the side it reaches 310, and the source is at 300.
    var corner = request(
      container: (300, 400), source: LayoutRect(x: 225, y: 300, width: 50, height: 50),
      content: (300, 400), [.down, .right])
    #expect(try corner.placement().arrowDirection == .down)
    corner.chrome.cornerRadius = 90
    #expect(try corner.placement().arrowDirection == .right)
  }

  /// 8b: only where nothing fits beside the source, and then only as far over it as needed.
  @Test func coversOnlyInNeed() throws {
    var wide = request(
      container: (300, 200), source: LayoutRect(x: 100, y: 60, width: 60, height: 80),
      content: (200, 100), [.left, .right])
    wide.canOverlapSourceViewRect = true
    let placement = try wide.placement()
    #expect(placement.arrowDirection == .left && placement.overlap == 60)
    #expect(placement.bodyFrame == LayoutRect(x: 100, y: 50, width: 200, height: 100))
    #expect(placement.flags == .overlapsSource && placement.fits)
    wide.preferredContentSize.width = 140
    #expect(try wide.placement().overlap == 0)
  }

  /// 8d: without permission to cover, the size is cut while the minimum lasts, and kept beyond.
  @Test func coversWithoutPermissionBelowTheMinimum() throws {
    var narrow = request(
      container: (300, 200), source: LayoutRect(x: 30, y: 90, width: 220, height: 20),
      content: (120, 40), [.left])
    let cut = try narrow.placement()
    #expect(cut.contentFrame.width == 50 && cut.flags == [] && !cut.fits)
    narrow.sourceRect.width = 230
    let covering = try narrow.placement()
    #expect(covering.contentFrame.width == 120 && covering.flags == .overlapsSource)
    #expect(covering.overlap == 80)
  }

  /// 8d: a source that takes more than half of the screen becomes its centre instead.
  @Test func largeSourceBecomesItsCentre() throws {
    let placement = try request(
      container: (300, 200), source: LayoutRect(x: 0, y: 0, width: 300, height: 180),
      content: (120, 40), .any
    ).placement()
    #expect(placement.flags == .sourceCollapsed)
    #expect(placement.arrowTip == LayoutPoint(x: 150, y: 90))
  }

  /// 8e: where not even that leaves the minimum, the content has the minimum and stays inside.
  @Test func minimumAtLast() throws {
    let placement = try request(
      container: (40, 40), source: LayoutRect(x: 10, y: 10, width: 20, height: 20),
      content: (120, 120), .any, minimum: (30, 60)
    ).placement()
    #expect(placement.flags.contains(.belowMinimum) && placement.flags.contains(.overflowsUsable))
    #expect(placement.contentFrame.height == 60)
    #expect(placement.contentFrame.minX >= 0 && placement.contentFrame.maxX <= 40)
  }

  /// The other selection takes the side where most of a centred body shows, even cut.
  @Test func visibleAreaMayCut() throws {
    var request = request(
      container: (400, 800), source: LayoutRect(x: 300, y: 400, width: 0, height: 0),
      content: (310, 200), .any)
    #expect(try request.placement().arrowDirection == .down)
    request.selection = .visibleArea
    let placement = try request.placement()
    #expect(placement.arrowDirection == .right && placement.reduction.width == 10)
  }

  /// Of two directions that show as much, the more wanted one counts; without the minimum neither.
  @Test func visibleAreaNeedsTheMinimum() throws {
    var request = request(
      container: (40, 300), source: LayoutRect(x: 0, y: 50, width: 20, height: 20),
      content: (100, 100), [.down, .left], minimum: (15, 60))
    request.selection = .visibleArea
    request.canOverlapSourceViewRect = true
    let placement = try request.placement()
    #expect(placement.contentFrame.size == LayoutSize(width: 40, height: 100))
    #expect(placement.flags.contains(.overlapsSource))
  }
}
