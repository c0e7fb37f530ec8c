import FlowLayoutCore
import LayoutGeometry
import ReferenceLayout
import Testing

/// A scroll step tells exactly what comes, goes and moves, whatever way it was found.
@Suite struct ScrollCursorTests {
  /// What a client that follows the events has on screen.
  struct Screen {
    var frames: [ElementIdentifier: LayoutRect] = [:]
    var faults: [String] = []

    mutating func take(_ event: ScrollEvent) {
      switch event {
      case .entered(let element):
        if frames.updateValue(element.frame, forKey: element.identifier) != nil {
          faults.append("\(element.identifier) entered twice")
        }
      case .left(let identifier):
        if frames.removeValue(forKey: identifier) == nil {
          faults.append("\(identifier) left without having entered")
        }
      case .moved(let element):
        if frames.updateValue(element.frame, forKey: element.identifier) == nil {
          faults.append("\(element.identifier) moved without being there")
        }
      }
    }
  }

  @Test(arguments: 0..<150)
  func eventsAddUpToWhatIsVisible(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed) &* 77)
    var scenes = RandomLayouts(seed: UInt64(seed) &+ 9_000)
    if seed % 3 == 0 { scenes.itemCounts = [0, 1, 40, 200] }
    var layout = try scenes.scene().engine()
    var cursor = ScrollCursor()
    var screen = Screen()
    let isVertical = layout.configuration.scrollDirection == .vertical
    var main = isVertical ? layout.contentOffset.y : layout.contentOffset.x
    var cross = isVertical ? layout.contentOffset.x : layout.contentOffset.y
    for step in 0..<250 {
      switch Int.random(in: 0..<40, using: &random) {
      case 0: main = Double.random(in: -200..<2_000, using: &random)
      case 1: main -= Double.random(in: 0..<300, using: &random)
      case 2: cross += Double.random(in: -20..<20, using: &random)
      case 3: main += 0
      default: main += [0.5, 3, 7.25, 25, 90][step % 5]
      }
      let offset =
        isVertical ? LayoutPoint(x: cross, y: main) : LayoutPoint(x: main, y: cross)
      try layout.scroll(to: offset, &cursor) { screen.take($0) }
      let visible = Dictionary(
        uniqueKeysWithValues: layout.visibleElements().map { ($0.identifier, $0.frame) })
      #expect(screen.faults == [])
      #expect(screen.frames == visible, "after step \(step) to \(offset)")
      if screen.frames != visible { return }
    }
  }

  @Test func anotherLayoutIsCompared() throws {
    let configuration = FlowConfiguration(container: LayoutSize(width: 100, height: 200))
    var few = try FlowLayout(
      configuration: configuration, sections: [FlowSection(items: .uniform(count: 3))])
    var many = try FlowLayout(
      configuration: configuration, sections: [FlowSection(items: .uniform(count: 5))])
    var cursor = ScrollCursor()
    var screen = Screen()
    try few.scroll(to: .zero, &cursor) { screen.take($0) }
    #expect(screen.frames.count == 3)
    try many.scroll(to: .zero, &cursor) { screen.take($0) }
    #expect(screen.frames.count == 4 && screen.faults == [])
    #expect(throws: FlowLayoutError.self) {
      try many.scroll(to: LayoutPoint(x: .nan, y: 0), &cursor) { screen.take($0) }
    }
    #expect(screen.frames.count == 4)
  }

  /// A layout that changes between steps is another one to its cursor, and to that of a copy.
  @Test(arguments: 0..<12)
  func changedLayoutsAreCompared(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed) &* 31)
    func size() -> LayoutSize {
      LayoutSize(
        width: Double.random(in: 10..<80, using: &random),
        height: Double.random(in: 10..<60, using: &random))
    }
    var layout = try FlowLayout(
      configuration: FlowConfiguration(container: LayoutSize(width: 100, height: 400)),
      sections: [FlowSection(items: .sizes((0..<200).map { _ in size() }))])
    var (cursor, screen) = (ScrollCursor(), Screen())
    var (copy, copyCursor, copyScreen) = (layout, cursor, screen)
    for step in 0..<200 {
      let path = ItemPath(section: 0, item: Int.random(in: 0..<150, using: &random))
      let offset = layout.contentOffset
      switch step % 5 {
      case 0: try layout.measure([.item(path, size())], anchor: .none)
      case 1:
        var batch = BatchUpdates()
        batch.deletedItems = [path]
        batch.insertedItems = [.init(at: path, size: size())]
        try layout.apply(batch, anchor: .none)
      case 2:
        var configuration = layout.configuration
        configuration.container.width = Double.random(in: 90..<200, using: &random)
        try layout.setConfiguration(configuration)
      default: break
      }
      // A step, back or on, or none at all.
      let next = LayoutPoint(x: 0, y: offset.y + [25, 40, 0, -30, 25][step % 5])
      try layout.scroll(to: next, &cursor) { screen.take($0) }
      try copy.scroll(to: next, &copyCursor) { copyScreen.take($0) }
      for (layout, screen) in [(layout, screen), (copy, copyScreen)] {
        let visible = Dictionary(
          uniqueKeysWithValues: layout.visibleElements().map { ($0.identifier, $0.frame) })
        #expect(screen.frames == visible && screen.faults == [], "after step \(step)")
      }
      if step % 50 == 49 { (copy, copyCursor, copyScreen) = (layout, cursor, screen) }
    }
  }

  /// What the cursor keeps of lines that came in serves only their layout, and what the container
  /// shows across.
  @Test(arguments: [false, true])
  func linesOfAnotherLayoutAreForgotten(movesAcross: Bool) throws {
    func layout(_ seed: UInt64) throws -> FlowLayout {
      var random = SplitMix64(seed: seed)
      let sizes = (0..<300).map { _ in
        LayoutSize(width: 30, height: Double.random(in: 20..<60, using: &random))
      }
      return try FlowLayout(
        configuration: FlowConfiguration(container: LayoutSize(width: 100, height: 400)),
        sections: [FlowSection(items: .sizes(sizes))])
    }
    var first = try layout(1)
    var second = movesAcross ? first : try layout(2)
    var cursor = ScrollCursor()
    var screen = Screen()
    for y in stride(from: 0.0, through: 700, by: 20) {
      try first.scroll(to: LayoutPoint(x: 0, y: y), &cursor) { screen.take($0) }
    }
    for y in stride(from: 700.0, through: 1_600, by: 20) {
      let offset = LayoutPoint(x: movesAcross ? 35 : 0, y: y)
      try second.scroll(to: offset, &cursor) { screen.take($0) }
      let visible = Dictionary(
        uniqueKeysWithValues: second.visibleElements().map { ($0.identifier, $0.frame) })
      #expect(screen.frames == visible && screen.faults == [], "at \(y)")
    }
  }
}
