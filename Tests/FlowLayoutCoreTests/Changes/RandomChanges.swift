import Foundation
import LayoutGeometry
import ReferenceLayout
import Testing

@testable import FlowLayoutCore

/// A random walk over changes: the same steps on the engine and on the plain description.
struct RandomChanges {
  var layout: ChangedLayout
  var random: RandomLayouts
  /// The last name that an element got.
  var nextName = 0

  init(seed: UInt64) throws {
    random = RandomLayouts(seed: seed)
    if seed % 3 == 0 {
      random.itemCounts = [0, 1, 40, 700]
      random.sectionCounts = [2]
    } else if seed % 3 == 1 {
      random.sectionCounts = [66, 130]
      random.itemCounts = [0, 0, 1, 2, 5]
    }
    var scene = random.scene()
    for index in scene.sections.indices where random.numbers.chance(0.4) {
      scene.sections[index].metrics.estimatedItemSize = LayoutSize(
        width: random.numbers.pick([40, 90, 400]), height: random.numbers.pick([30, 44.5]))
    }
    layout = try ChangedLayout(scene)
    for index in layout.sections.indices { layout.sections[index].giveNames(&nextName) }
  }

  /// An anchor of any kind, often of an element that exists.
  mutating func anchor() -> ScrollAnchor {
    let element: ElementIdentifier =
      item().map { random.numbers.chance(0.8) ? .item($0) : .header(inSection: $0.section) }
      ?? .footer(inSection: 0)
    return random.numbers.pick([
      .none, .top, .top, .bottom, .leadingEdge(element), .trailingEdge(element, distance: -7.5),
    ])
  }

  /// Any item; nil where there are none.
  mutating func item() -> ItemPath? {
    let sections = layout.sections.indices.filter { !layout.sections[$0].sizes.isEmpty }
    if sections.isEmpty { return nil }
    let section = random.numbers.pick(sections)
    return ItemPath(
      section: section, item: random.numbers.below(layout.sections[section].sizes.count))
  }

  /// Performs a step and checks what the change reports of its anchor.
  mutating func measuringStep() throws {
    let anchor = anchor()
    switch random.numbers.below(7) {
    case 6: try changeMetrics(anchor)
    case 0:
      let elements = layout.engine.allElements().map(\.frame)
      try layout.engine.scroll(
        to: random.point(among: elements, contentSize: layout.engine.contentSize))
    case 1, 2: try measureSome(anchor)
    case 3: try measureVisible(anchor)
    case 4: if random.numbers.chance(0.3) { try forget(anchor) }
    default: try configure(anchor)
    }
  }

  private mutating func measureSome(_ anchor: ScrollAnchor) throws {
    var list: [ElementMeasurement] = []
    for _ in 0..<random.numbers.pick([1, 1, 3, 20]) {
      guard let path = item() else { continue }
      if layout.sections[path.section].isGrid { continue }
      let size = random.itemSize()
      list.append(.item(path, size))
      layout.sections[path.section].sizes[path.item] = size
      layout.sections[path.section].estimates[path.item] = false
    }
    if !layout.sections.isEmpty && random.numbers.chance(0.4) {
      let index = random.numbers.below(layout.sections.count)
      if layout.engine.stack.resolved(index).style.box.metrics.headerReferenceSize.height > 0,
        layout.engine.stack.resolved(index).style.box.metrics.headerReferenceSize.width > 0
      {
        let length = random.numbers.pick([0, 12.5, 61.1])
        list.append(.header(section: index, length: length))
        layout.sections[index].section.metrics.headerReferenceSize =
          LayoutSize(width: length, height: length)
      }
    }
    let change = try layout.engine.measure(list, anchor: anchor)
    check(change)
  }

  private mutating func measureVisible(_ anchor: ScrollAnchor) throws {
    var numbers = random.numbers
    var sections = layout.sections
    var asked: [ItemPath] = []
    let change = unsafe try layout.engine.measureVisible(anchor: anchor) { section, items, buffer in
      for (index, item) in items.enumerated() {
        let size = LayoutSize(
          width: numbers.pick([30, 90, 200]), height: numbers.pick([20, 44.5, 60]))
        unsafe buffer[index] = size
        asked.append(ItemPath(section: section, item: item))
        #expect(sections[section].estimates[item], "an item is asked for that has a size")
        sections[section].sizes[item] = size
        sections[section].estimates[item] = false
      }
    }
    #expect(Set(asked).count == asked.count, "an item is asked for twice")
    layout.sections = sections
    random.numbers = numbers
    check(change)
    for element in layout.engine.visibleElements() where element.identifier.kind == .item {
      #expect(layout.engine.isEstimate(element.identifier.path) == false)
    }
  }

  private mutating func forget(_ anchor: ScrollAnchor) throws {
    for index in layout.sections.indices {
      let style = layout.engine.stack.resolved(index).style
      layout.sections[index].section.metrics.headerReferenceSize =
        style.box.metrics.headerReferenceSize
      guard style.isEstimated else { continue }
      let count = layout.sections[index].sizes.count
      layout.sections[index].sizes = Array(
        repeating: style.box.metrics.estimatedItemSize, count: count)
      layout.sections[index].estimates = Array(repeating: true, count: count)
    }
    let change = try layout.engine.forgetMeasurements(anchor: anchor)
    check(change)
  }

  private mutating func configure(_ anchor: ScrollAnchor) throws {
    var configuration = layout.configuration
    switch random.numbers.below(4) {
    case 0: configuration = random.configuration()
    case 1:
      configuration.container = LayoutSize(
        width: configuration.container.height, height: configuration.container.width)
    case 2: configuration.container.width = random.numbers.pick([200, 320, 375.5, 600])
    default: configuration.adjustedContentInset.top = random.numbers.pick([0, 20, 88])
    }
    layout.configuration = configuration
    let change = try layout.engine.setConfiguration(configuration, anchor: anchor)
    check(change)
  }

  /// Whether the offset is legal, and the edge that was held lies where it was unless clamped.
  func check(_ change: LayoutChange) {
    let engine = layout.engine
    #expect(change.contentOffset == engine.contentOffset)
    let clamped = engine.clampedOffset(engine.contentOffset)
    #expect(
      nearly(clamped.x, engine.contentOffset.x) && nearly(clamped.y, engine.contentOffset.y))
    guard let proposed = engine.start(holding: change.anchor) else { return }
    let viewport = engine.viewport
    if viewport.clamped(proposed) == proposed {
      #expect(nearly(viewport.start, proposed), "the anchor moved")
    }
  }
}

/// Changes in steps against layouts made at once, to the bit.
@Suite struct RandomChangeTests {
  /// The steps of each walk: few in the suite; `FLOW_WALK_STEPS` asks for longer ones.
  static let steps = number("FLOW_WALK_STEPS") ?? 40

  /// The seeds of the walks: few in the suite; `FLOW_WALK_SEEDS` asks for as many.
  static let seeds = 1...UInt64(number("FLOW_WALK_SEEDS") ?? 9)

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }.map { max(1, $0) }
  }

  @Test(arguments: RandomChangeTests.seeds)
  func everything(seed: UInt64) throws {
    var walk = try RandomChanges(seed: seed)
    // A copy that lives now and then, for some steps: it must answer as when it was taken.
    var copy: (layout: FlowLayout, elements: [FlowElement])?
    for step in 0..<RandomChangeTests.steps {
      if walk.random.numbers.chance(0.3) {
        copy =
          walk.random.numbers.chance(0.5)
          ? nil : (walk.layout.engine, walk.layout.engine.allElements())
      }
      switch walk.random.numbers.below(10) {
      case 0..<5: try walk.batchStep()
      case 5: try walk.moveByHand()
      default: try walk.measuringStep()
      }
      let difference = try walk.layout.difference()
      #expect(difference == nil, "step \(step)")
      if difference != nil { return }
      if let copy {
        try #require(copy.layout.allElements() == copy.elements, "step \(step) changed a copy")
      }
    }
  }

  @Test(arguments: [UInt64](1...9))
  func measuringAndConfiguring(seed: UInt64) throws {
    var walk = try RandomChanges(seed: seed)
    for step in 0..<40 {
      try walk.measuringStep()
      let difference = try walk.layout.difference()
      #expect(difference == nil, "step \(step)")
      if difference != nil { return }
    }
  }
}
