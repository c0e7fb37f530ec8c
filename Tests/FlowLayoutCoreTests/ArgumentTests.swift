import FlowLayoutCore
import LayoutGeometry
import Testing

/// Arguments that nobody should give: indices of nothing, numbers that are none.
///
/// Each is refused with an error, or answered as its documentation says; nothing stops the process.
@Suite struct ArgumentTests {
  static let indices = [Int.min, Int.min + 1, -1, 70, Int(Int32.max), Int.max - 1, Int.max]
  static let paths = indices.flatMap { index in
    indices.map { ItemPath(section: index, item: $0) }
      + [ItemPath(section: 0, item: index), ItemPath(section: index, item: 0)]
  }
  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0x1p85,
  ]

  /// Three sections of varied, equal and no items.
  static func layout() throws -> FlowLayout {
    var section = FlowSection(items: .uniform(count: 5))
    section.metrics.headerReferenceSize.height = 10
    let sizes = (0..<70).map { LayoutSize(width: 40 + Double($0 % 7) * 9, height: 20) }
    return try FlowLayout(
      configuration: FlowConfiguration(container: LayoutSize(width: 350, height: 480)),
      sections: [
        FlowSection(items: .sizes(sizes)), section, FlowSection(items: .uniform(count: 0)),
      ])
  }

  @Test(arguments: paths)
  func questionsAboutNothing(_ path: ItemPath) throws {
    let layout = try ArgumentTests.layout()
    #expect(layout.frameOfItem(at: path) == nil)
    #expect(layout.linePosition(ofItemAt: path) == nil)
    #expect(layout.isEstimate(path) == nil)
    #expect(layout.offset(showing: .element(.item(path)), at: .top) == nil)
    #expect(layout.items(ofLine: path.item, inSection: path.section) == nil)
    var cross: Double? = .nan
    for step in [NavigationStep.left, .up, .down, .home, .end, .pageDown] {
      #expect(layout.item(step, from: path, crossPosition: &cross) == nil)
    }
  }

  /// An item that does not exist takes no place away from the others.
  @Test(arguments: paths)
  func droppingNothing(_ path: ItemPath) throws {
    let layout = try ArgumentTests.layout()
    for point in [LayoutPoint.zero, LayoutPoint(x: 100, y: 100)] {
      #expect(layout.dropTarget(at: point, moving: path) == layout.dropTarget(at: point))
    }
    #expect(throws: BatchUpdateError.self) { try InteractiveMove(of: path, in: layout) }
  }

  /// An anchor at nothing holds nothing.
  @Test(arguments: paths)
  func anchorsAtNothing(_ path: ItemPath) throws {
    let kinds = [ElementKind.item, .header, .footer]
    let elements = kinds.map { ElementIdentifier(kind: $0, path: path) }
    for element in elements {
      for anchor in [ScrollAnchor.leadingEdge(element), .trailingEdge(element, distance: 3)] {
        var layout = try ArgumentTests.layout()
        let isNothing = layout.frame(of: element) == nil
        let here = ItemPath(section: 0, item: 1)
        var batch = BatchUpdates()
        batch.deletedItems = [here]
        let applied = try layout.apply(batch, anchor: anchor)
        // A header that is not shown gives its part to the next item.
        if element.kind == .item { #expect(isNothing == (applied.change.anchor == .none)) }
        let change = try layout.measure(
          [.item(here, LayoutSize(width: 9, height: 9))], anchor: anchor)
        #expect(isNothing == (change.anchor == .none))
      }
    }
  }

  /// What a mapping says of an index that is none.
  @Test(arguments: [Int.min, -1, Int.max - 1, Int.max])
  func mappingsOfNoIndex(_ index: Int) throws {
    var layout = try ArgumentTests.layout()
    var batch = BatchUpdates()
    batch.insertedItems = [
      BatchUpdates.ItemPlacement(at: ItemPath(section: 0, item: 0), size: .zero),
      BatchUpdates.ItemPlacement(at: ItemPath(section: 0, item: 2), size: .zero),
    ]
    batch.deletedItems = [ItemPath(section: 0, item: 5)]
    batch.insertedSections = [
      BatchUpdates.SectionPlacement(at: 1, FlowSection(items: .uniform(count: 1)))
    ]
    let mapping = try layout.apply(batch).mapping
    for path in [ItemPath(section: 0, item: index), ItemPath(section: index, item: 0)] {
      #expect(mapping.newPath(ofOld: path) == nil)
      #expect(mapping.oldPath(ofNew: path) == nil)
    }
    #expect(mapping.newSection(ofOld: index) == nil && mapping.oldSection(ofNew: index) == nil)
  }

  @Test(arguments: numbers)
  func anchorsAtNoDistance(_ distance: Double) throws {
    let element = ElementIdentifier.item(ItemPath(section: 0, item: 7))
    let size = LayoutSize(width: 9, height: 9)
    let one = [ElementMeasurement.item(ItemPath(section: 0, item: 1), size)]
    for anchor in [
      ScrollAnchor.leadingEdge(element, distance: distance),
      .trailingEdge(element, distance: distance),
    ] {
      var layout = try ArgumentTests.layout()
      let before = layout.allElements()
      let configuration = layout.configuration
      var batch = BatchUpdates()
      batch.deletedItems = [ItemPath(section: 0, item: 1)]
      #expect(throws: BatchUpdateError.self) { try layout.apply(batch, anchor: anchor) }
      #expect(throws: FlowLayoutError.self) { try layout.measure(one, anchor: anchor) }
      #expect(throws: FlowLayoutError.self) { try layout.measure(one + one, anchor: anchor) }
      #expect(throws: FlowLayoutError.self) { try layout.forgetMeasurements(anchor: anchor) }
      #expect(throws: FlowLayoutError.self) {
        try layout.setConfiguration(configuration, anchor: anchor)
      }
      #expect(throws: FlowLayoutError.self) {
        try layout.setMetrics(SectionMetrics(), inSection: 0, anchor: anchor)
      }
      #expect(throws: FlowLayoutError.self) {
        unsafe try layout.measureVisible(anchor: anchor) { _, _, _ in }
      }
      #expect(layout.allElements() == before && layout.contentOffset == .zero)
    }
  }

  /// What a change reports of its anchor can be given to the next one, however far the element is.
  @Test func reportedAnchorsAreAllowed() throws {
    var section = FlowSection(items: .uniform(count: Int(Int32.max)))
    section.metrics.itemSize = LayoutSize(width: 100, height: 0x1p40)
    var layout = try FlowLayout(
      configuration: FlowConfiguration(container: LayoutSize(width: 100, height: 480)),
      sections: Array(repeating: section, count: 4_000))
    let last = ElementIdentifier.item(ItemPath(section: 3_999, item: Int(Int32.max) - 1))
    let held = try layout.forgetMeasurements(anchor: .leadingEdge(last)).anchor
    guard case .leadingEdge(last, let distance?) = held else {
      Issue.record("\(held) is held")
      return
    }
    #expect(distance > 0x1p82)
    #expect(try layout.forgetMeasurements(anchor: held).anchor == held)
  }

  @Test(arguments: numbers)
  func offsetsOfNoPlace(_ number: Double) throws {
    let layout = try ArgumentTests.layout()
    let point = LayoutPoint(x: number, y: number)
    let rest = layout.clampedOffset(point)
    #expect(layout.clampedOffset(rest) == rest)
    for snapping in [ScrollSnapping.anywhere, .lines, .sections, .pages] {
      let offset = layout.targetOffset(
        forProposed: point, velocity: number, snapping: snapping)
      #expect(layout.clampedOffset(offset) == offset)
    }
    #expect(layout.section(atMainOffset: number) != nil)
    #expect(layout.dropTarget(at: point) != nil)
    var cross: Double? = number
    #expect(layout.item(.down, from: ItemPath(section: 0, item: 0), crossPosition: &cross) != nil)
  }

  /// A spacing that no lanes can be made with is refused by a change as by a layout made at once,
  /// also where the grid's items have a length each.
  @Test func metricsThatAGridRefuses() throws {
    let lengths: [GridSpecification.Lengths] = [.fixed(20), .each([10, 20, 30])]
    for length in lengths {
      let grid = GridSpecification(lanes: .minimum(50), lengths: length)
      var section = FlowSection(items: .grid(grid, count: 3))
      let configuration = FlowConfiguration(container: LayoutSize(width: 350, height: 480))
      var layout = try FlowLayout(configuration: configuration, sections: [section])
      section.metrics.minimumInteritemSpacing = -60
      let expected = FlowLayoutError(.section(0, .gridMinimum), .notPositive)
      #expect(throws: expected) {
        try FlowLayout(configuration: configuration, sections: [section])
      }
      #expect(throws: expected) { try layout.setMetrics(section.metrics, inSection: 0) }
    }
  }

  /// A section of negative length ends before it begins; snapping goes on in the direction of the
  /// velocity all the same.
  @Test func snappingNeverGoesAgainstTheVelocity() throws {
    var negative = FlowSection(items: .uniform(count: 1))
    negative.metrics.itemSize = LayoutSize(width: 50, height: 50)
    negative.metrics.sectionInset = LayoutInsets(top: 400, left: 0, bottom: -700, right: 0)
    var long = FlowSection(items: .uniform(count: 400))
    long.metrics.itemSize = LayoutSize(width: 300, height: 40)
    var configuration = FlowConfiguration(container: LayoutSize(width: 350, height: 480))
    // With an inset one can scroll beyond where the content ends.
    configuration.adjustedContentInset = LayoutInsets(top: 90, left: 0, bottom: 1000, right: 0)
    for sections in [
      [long, negative, long], [long, negative], [negative, long], [negative, negative, long],
      [long, negative, negative],
    ] {
      let layout = try FlowLayout(configuration: configuration, sections: sections)
      let end = layout.clampedOffset(LayoutPoint(x: 0, y: .infinity)).y
      for snapping in [ScrollSnapping.lines, .sections, .pages] {
        for start in stride(from: -90, through: end, by: 31) {
          let proposed = LayoutPoint(x: 0, y: start)
          let on = layout.targetOffset(forProposed: proposed, velocity: 1, snapping: snapping)
          let back = layout.targetOffset(forProposed: proposed, velocity: -1, snapping: snapping)
          #expect(on.y >= start && back.y <= start, "\(snapping) at \(start)")
        }
      }
    }
  }

  /// Far from the origin a length may make no difference to an edge, a frame's or the rectangle's: what
  /// has it is as an empty one.
  @Test(arguments: [0, 3.0], [0x1p-14, 10])
  func lengthsThatVanishFarAway(_ displayScale: Double, height: Double) throws {
    var configuration = FlowConfiguration(container: LayoutSize(width: 350, height: 480))
    configuration.displayScale = displayScale
    let tiny = LayoutSize(width: 350, height: 0x1p-14)
    var section = FlowSection(items: .uniform(count: 20))
    section.metrics.itemSize = LayoutSize(width: 50, height: height)
    section.metrics.sectionInset.top = 0x1p40
    let equal = try FlowLayout(configuration: configuration, sections: [section])
    section.items = .sizes(
      (0..<20).map { LayoutSize(width: 50 + Double($0 % 3), height: height) })
    let varied = try FlowLayout(configuration: configuration, sections: [section])
    for layout in [equal, varied] {
      for top in [0x1p40 - 100, 0x1p40, 0x1p40 + 10] {
        for size in [LayoutSize(width: 350, height: 100), tiny, LayoutSize(width: 350, height: 9)] {
          let rect = LayoutRect(origin: LayoutPoint(x: 0, y: top), size: size)
          let expected = try layout.elements(in: rect)
          let nothing = FlowElement(identifier: .header(inSection: -1), frame: .zero)
          var found = Array(repeating: nothing, count: 40)
          let count = unsafe try found.withUnsafeMutableBufferPointer {
            unsafe try layout.copyElements(in: rect, into: $0)
          }
          #expect(Array(found[..<count]) == expected, "\(rect)")
        }
      }
    }
  }
}
