import LayoutGeometry
import Testing

@testable import FlowLayoutCore

/// Where scrolling, dropping and the keyboard lead.
@Suite struct TargetTests {
  /// Two sections of three columns of 100 × 50 with 10 between, the second with a header of 30; the
  /// last line of the first section is short, and an empty section lies between.
  static func grid(
    _ direction: ScrollDirection = .vertical, isRightToLeft: Bool = false
  ) throws -> FlowLayout {
    var metrics = SectionMetrics()
    let isVertical = direction == .vertical
    metrics.itemSize =
      isVertical ? LayoutSize(width: 100, height: 50) : LayoutSize(width: 50, height: 100)
    var headed = metrics
    headed.headerReferenceSize = LayoutSize(width: 30, height: 30)
    var configuration = FlowConfiguration(
      container: isVertical
        ? LayoutSize(width: 320, height: 120) : LayoutSize(width: 120, height: 320))
    configuration.scrollDirection = direction
    configuration.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    configuration.flipsHorizontallyInOppositeLayoutDirection = true
    configuration.sectionHeadersPinToVisibleBounds = true
    return try FlowLayout(
      configuration: configuration,
      sections: [
        FlowSection(items: .uniform(count: 8), metrics: metrics),
        FlowSection(items: .uniform(count: 0), metrics: metrics),
        FlowSection(items: .uniform(count: 9), metrics: headed),
      ])
  }

  static func path(_ section: Int, _ item: Int) -> ItemPath {
    ItemPath(section: section, item: item)
  }

  /// From where, the step, and to where, in a vertical grid read from the left.
  static let steps: [(ItemPath, NavigationStep, ItemPath?)] = [
    (path(0, 0), .right, path(0, 1)), (path(0, 2), .right, path(0, 3)),
    (path(0, 7), .right, path(2, 0)), (path(2, 0), .left, path(0, 7)),
    (path(0, 0), .left, nil), (path(2, 8), .right, nil),
    (path(0, 1), .down, path(0, 4)), (path(0, 5), .down, path(0, 7)),
    (path(0, 6), .down, path(2, 0)), (path(2, 2), .up, path(0, 7)),
    (path(0, 2), .up, nil), (path(2, 7), .down, nil),
    (path(0, 4), .home, path(0, 0)), (path(0, 4), .end, path(2, 8)),
    (path(0, 1), .pageDown, path(0, 7)), (path(2, 7), .pageDown, path(2, 7)),
    (path(2, 1), .pageUp, path(0, 4)), (path(9, 0), .down, nil), (path(0, 8), .home, nil),
  ]

  @Test(arguments: steps)
  func keyboard(from: ItemPath, step: NavigationStep, to: ItemPath?) throws {
    var cross: Double?
    #expect(try TargetTests.grid().item(step, from: from, crossPosition: &cross) == to)
  }

  /// Going on in one direction keeps to the column where it began, through a shorter line.
  @Test func theCrossPositionIsRemembered() throws {
    let layout = try TargetTests.grid()
    var cross: Double?
    var place: ItemPath? = TargetTests.path(0, 2)
    var seen: [ItemPath] = []
    while let next = place {
      seen.append(next)
      place = layout.item(.down, from: next, crossPosition: &cross)
    }
    #expect(
      seen == [
        TargetTests.path(0, 2), TargetTests.path(0, 5), TargetTests.path(0, 7),
        TargetTests.path(2, 2), TargetTests.path(2, 5), TargetTests.path(2, 8),
      ])
  }

  /// The arrows follow the screen: mirrored rows, exchanged axes, flipped content.
  @Test func keyboardInOtherDirections() throws {
    var cross: Double?
    let mirrored = try TargetTests.grid(isRightToLeft: true)
    let start = TargetTests.path(0, 0)
    #expect(
      mirrored.item(.left, from: start, crossPosition: &cross) == TargetTests.path(0, 1))
    #expect(
      mirrored.item(.down, from: start, crossPosition: &cross) == TargetTests.path(0, 3))
    let horizontal = try TargetTests.grid(.horizontal)
    cross = nil
    #expect(
      horizontal.item(.down, from: start, crossPosition: &cross) == TargetTests.path(0, 1))
    #expect(
      horizontal.item(.right, from: start, crossPosition: &cross) == TargetTests.path(0, 3))
    let flipped = try TargetTests.grid(.horizontal, isRightToLeft: true)
    cross = nil
    #expect(
      flipped.item(.left, from: start, crossPosition: &cross) == TargetTests.path(0, 3))
    #expect(flipped.item(.right, from: start, crossPosition: &cross) == nil)
  }

  /// Proposed offset, velocity, where to stop, and the answer; lines begin at 0, 60, 120, 200, 260, 320
  /// and the content ends at 370.
  static let stops: [(Double, Double, ScrollSnapping, Double)] = [
    (70, 0, .anywhere, 70), (-50, 0, .anywhere, 0), (9999, 0, .anywhere, 250),
    (20, 0, .lines, 0), (40, 0, .lines, 60), (20, 1, .lines, 60), (50, -1, .lines, 0),
    (130, 0, .lines, 120), (165, 0, .lines, 170), (249, 0, .lines, 250),
    (40, 0, .sections, 0), (100, 0, .sections, 170), (20, 1, .sections, 170),
    (200, 1, .sections, 250), (50, 0, .pages, 0), (70, 0, .pages, 120), (10, 1, .pages, 120),
    (.nan, 0, .lines, 0),
  ]

  @Test(arguments: stops)
  func snapping(
    proposed: Double, velocity: Double, snapping: ScrollSnapping, expected: Double
  ) throws {
    let layout = try TargetTests.grid()
    #expect(layout.contentSize.height == 370)
    let point = LayoutPoint(x: 0, y: proposed)
    let target = layout.targetOffset(
      forProposed: point, velocity: velocity, snapping: snapping)
    #expect(target == LayoutPoint(x: 0, y: expected))
  }

  /// Points and the paths at which a dropped item lands; the moving one is [0, 0].
  static let drops: [(LayoutPoint, ItemPath)] = [
    (LayoutPoint(x: 10, y: 10), path(0, 0)), (LayoutPoint(x: 170, y: 10), path(0, 1)),
    (LayoutPoint(x: 319, y: 10), path(0, 2)), (LayoutPoint(x: 319, y: 149), path(0, 7)),
    (LayoutPoint(x: 10, y: -90), path(0, 0)), (LayoutPoint(x: 10, y: 54), path(0, 0)),
    (LayoutPoint(x: 10, y: 56), path(0, 2)), (LayoutPoint(x: 10, y: 180), path(2, 0)),
    (LayoutPoint(x: 319, y: 9000), path(2, 9)),
  ]

  @Test(arguments: drops)
  func dropping(point: LayoutPoint, target: ItemPath) throws {
    let layout = try TargetTests.grid()
    let moving = TargetTests.path(0, 0)
    #expect(layout.dropTarget(at: point, moving: moving) == target)
    let mirrored = try TargetTests.grid(isRightToLeft: true)
    let image = LayoutPoint(x: 320 - point.x, y: point.y)
    #expect(mirrored.dropTarget(at: image, moving: moving) == target)
  }

  /// An empty section at the end takes the item as its first.
  @Test func emptySectionsTakeDrops() throws {
    var metrics = SectionMetrics()
    metrics.sectionInset.top = 40
    let layout = try FlowLayout(
      configuration: FlowConfiguration(container: LayoutSize(width: 100, height: 100)),
      sections: [
        FlowSection(items: .uniform(count: 1)),
        FlowSection(items: .uniform(count: 0), metrics: metrics),
      ])
    let point = LayoutPoint(x: 10, y: 70)
    #expect(layout.dropTarget(at: point, moving: TargetTests.path(0, 0)) == TargetTests.path(1, 0))
    let empty = try FlowLayout(
      configuration: FlowConfiguration(container: LayoutSize(width: 100, height: 100)), sections: []
    )
    #expect(empty.dropTarget(at: point) == nil)
  }

  @Test func heldItemsCarryTheirSizes() throws {
    let layout = try WrongBatchTests.layout()
    var move = try InteractiveMove(of: TargetTests.path(3, 0), in: layout)
    #expect(move.layout.allElements() == layout.allElements())
    try move.move(to: TargetTests.path(1, 0))
    #expect(move.layout.frameOfItem(at: TargetTests.path(1, 0))?.height == 30)
    #expect(throws: BatchUpdateError(.indexOutOfRange, section: 1, item: 4, count: 1)) {
      try move.move(to: TargetTests.path(1, 4))
    }
    #expect(move.target == TargetTests.path(1, 0))
    try move.move(to: TargetTests.path(3, 0))
    #expect(move.layout.allElements() == layout.allElements())
  }

  /// New bounds and what they make out of date.
  @Test func invalidation() throws {
    var layout = try TargetTests.grid()
    let (size, origin) = (layout.configuration.container, layout.contentOffset)
    let wide = LayoutSize(width: 400, height: 120)
    let tall = LayoutSize(width: 320, height: 500)
    let below = LayoutPoint(x: 0, y: 5)
    #expect(layout.invalidation(forBoundsOrigin: origin, size: size) == .nothing)
    #expect(layout.invalidation(forBoundsOrigin: below, size: size) == .pinnedElements)
    #expect(layout.invalidation(forBoundsOrigin: origin, size: wide) == .everything)
    #expect(layout.invalidation(forBoundsOrigin: origin, size: tall) == .nothing)
    layout.configuration.sectionHeadersPinToVisibleBounds = false
    #expect(layout.invalidation(forBoundsOrigin: below, size: size) == .nothing)
    layout.configuration.sectionFootersPinToVisibleBounds = true
    #expect(layout.invalidation(forBoundsOrigin: origin, size: tall) == .pinnedElements)
  }

  /// A target far away lies exactly where it is asked for, whatever the estimates before it.
  @Test func scrollingMeasuresOnTheWay() throws {
    var layout = try MeasuringTests.rows(1000)
    let target = ElementIdentifier.item(TargetTests.path(0, 700))
    let offset = unsafe try layout.scroll(showing: .element(target), at: .top) {
      _, items, sizes in
      for index in 0..<items.count {
        unsafe sizes[index] = LayoutSize(
          width: 375, height: Double(20 + (items.lowerBound + index) % 7))
      }
    }
    #expect(offset?.y == layout.frame(of: target)?.y)
    #expect(layout.isEstimate(TargetTests.path(0, 700)) == false)
    #expect(layout.isEstimate(TargetTests.path(0, 300)) == true)
    let visible = layout.visibleElements().filter { $0.identifier.kind == .item }
    #expect(visible.allSatisfy { layout.isEstimate($0.identifier.path) == false })
  }
}
