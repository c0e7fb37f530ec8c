import FlowLayoutCore
import LayoutGeometry
import ReferenceLayout
import Testing

/// A valid scene with one value changed, and the error that it gives.
struct BadScene: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var place: FlowLayoutError.Place
  var reason: FlowLayoutError.Reason
  var change: @Sendable (inout LayoutScene) -> Void

  /// A wrong property of the configuration.
  static func configuration(
    _ property: FlowLayoutError.Property, _ reason: FlowLayoutError.Reason, _ note: String = "",
    _ change: @escaping @Sendable (inout FlowConfiguration) -> Void
  ) -> BadScene {
    BadScene(
      testDescription: "\(property) \(note)", place: .configuration(property), reason: reason
    ) { change(&$0.configuration) }
  }

  /// A wrong property of the second section.
  static func section(
    _ property: FlowLayoutError.Property, _ reason: FlowLayoutError.Reason, _ note: String = "",
    _ change: @escaping @Sendable (inout FlowSection) -> Void
  ) -> BadScene {
    BadScene(
      testDescription: "\(property) \(note)", place: .section(1, property), reason: reason
    ) { change(&$0.sections[1]) }
  }

  /// A wrong value of the second section's third item.
  static func item(
    _ property: FlowLayoutError.Property, _ reason: FlowLayoutError.Reason, _ note: String = "",
    _ change: @escaping @Sendable (inout FlowSection) -> Void
  ) -> BadScene {
    BadScene(
      testDescription: "item \(property) \(note)",
      place: .item(ItemPath(section: 1, item: 2), property), reason: reason
    ) { change(&$0.sections[1]) }
  }

  /// A second section that is a wrong grid.
  static func grid(
    _ property: FlowLayoutError.Property, _ reason: FlowLayoutError.Reason,
    lanes: GridSpecification.Lanes = .count(2), lengths: GridSpecification.Lengths = .fixed(10),
    spacing: Double = 10, count: Int = 3
  ) -> BadScene {
    section(property, reason, "\(lanes) \(lengths)") {
      $0.items = .grid(GridSpecification(lanes: lanes, lengths: lengths), count: count)
      $0.metrics.minimumInteritemSpacing = spacing
    }
  }
}

/// What no layout can be made from: F-RANGE, F-GRID, F-ZERO.
@Suite struct ValidationTests {
  static let tooLarge = 0x1p40.nextUp
  static let valid = LayoutScene(
    configuration: FlowConfiguration(container: LayoutSize(width: 320, height: 480)),
    sections: [FlowSection(items: .uniform(count: 2)), FlowSection(items: .uniform(count: 3))])

  static let configurations: [BadScene] = [
    .configuration(.container, .negative) { $0.container.width = -1 },
    .configuration(.container, .notANumber) { $0.container.height = .nan },
    .configuration(.container, .infinite) { $0.container.height = .infinity },
    .configuration(.container, .tooLarge) { $0.container.width = tooLarge },
    .configuration(.adjustedContentInset, .notANumber) { $0.adjustedContentInset.top = .nan },
    .configuration(.adjustedContentInset, .infinite) {
      $0.adjustedContentInset.left = -.infinity
    },
    .configuration(.adjustedContentInset, .tooLarge) { $0.adjustedContentInset.bottom = -tooLarge },
    .configuration(.safeAreaInsets, .notANumber) { $0.safeAreaInsets.bottom = .nan },
    .configuration(.safeAreaInsets, .tooLarge) { $0.safeAreaInsets.right = tooLarge },
    .configuration(.layoutMargins, .infinite) { $0.layoutMargins.right = .infinity },
    .configuration(.layoutMargins, .notANumber) { $0.layoutMargins.left = .signalingNaN },
    .configuration(.pinnedHeaderOffset, .infinite) { $0.pinnedHeaderOffset = -.infinity },
    .configuration(.pinnedHeaderOffset, .tooLarge) { $0.pinnedHeaderOffset = tooLarge },
    .configuration(.displayScale, .notANumber) { $0.displayScale = .nan },
    .configuration(.displayScale, .infinite) { $0.displayScale = .infinity },
    .configuration(.displayScale, .negative) { $0.displayScale = -1 },
    .configuration(.displayScale, .tooSmall) { $0.displayScale = 0.0625.nextDown },
    .configuration(.displayScale, .tooLarge) { $0.displayScale = 64.0.nextUp },
    BadScene(
      testDescription: "offset", place: .configuration(.contentOffset), reason: .tooLarge
    ) { $0.contentOffset = LayoutPoint(x: 0, y: -0x1p60.nextUp) },
    BadScene(
      testDescription: "offset NaN", place: .configuration(.contentOffset), reason: .notANumber
    ) { $0.contentOffset = LayoutPoint(x: .nan, y: 0) },
  ]

  static let sections: [BadScene] = [
    .section(.itemSize, .negative) { $0.metrics.itemSize.width = -0x1p-1074 },
    .section(.itemSize, .notANumber) { $0.metrics.itemSize.height = .nan },
    .section(.itemSize, .tooLarge, "of sizes") {
      $0.metrics.itemSize.height = tooLarge
      $0.items = .sizes([])
    },
    .section(.estimatedItemSize, .negative) { $0.metrics.estimatedItemSize.width = -1 },
    .section(.estimatedItemSize, .infinite) { $0.metrics.estimatedItemSize.height = .infinity },
    .section(.minimumLineSpacing, .notANumber) { $0.metrics.minimumLineSpacing = .nan },
    .section(.minimumLineSpacing, .tooLarge) { $0.metrics.minimumLineSpacing = -tooLarge },
    .section(.minimumInteritemSpacing, .infinite) {
      $0.metrics.minimumInteritemSpacing = -.infinity
    },
    .section(.sectionInset, .notANumber) { $0.metrics.sectionInset.bottom = .nan },
    .section(.sectionInset, .tooLarge) { $0.metrics.sectionInset.right = tooLarge },
    .section(.headerReferenceSize, .negative) { $0.metrics.headerReferenceSize.height = -1 },
    .section(.headerReferenceSize, .infinite) { $0.metrics.headerReferenceSize.width = .infinity },
    .section(.footerReferenceSize, .negative) { $0.metrics.footerReferenceSize.width = -1 },
    .section(.footerReferenceSize, .tooLarge) { $0.metrics.footerReferenceSize.height = tooLarge },
    .section(.itemCount, .negative) { $0.items = .uniform(count: -1) },
    .section(.itemCount, .tooLarge) { $0.items = .uniform(count: 1 << 31) },
    .section(.itemCount, .tooLarge, "most") { $0.items = .uniform(count: .max) },
    .item(.itemSizes, .negative) { $0.items = .sizes(third(LayoutSize(width: -1, height: 1))) },
    .item(.itemSizes, .notANumber) { $0.items = .sizes(third(LayoutSize(width: 1, height: .nan))) },
    .item(.itemSizes, .infinite) {
      $0.items = .sizes(third(LayoutSize(width: .infinity, height: 1)))
    },
    .item(.itemSizes, .tooLarge) {
      $0.items = .sizes(third(LayoutSize(width: 1, height: tooLarge)))
    },
    .item(.gridLengths, .negative) { $0.items = .grid(lengths(-1), count: 3) },
    .item(.gridLengths, .notANumber) { $0.items = .grid(lengths(.nan), count: 3) },
    .item(.gridLengths, .tooLarge) { $0.items = .grid(lengths(tooLarge), count: 3) },
  ]

  static let grids: [BadScene] = [
    .grid(.gridLanes, .notPositive, lanes: .count(0)),
    .grid(.gridLanes, .notPositive, lanes: .count(.min)),
    .grid(.gridLanes, .tooLarge, lanes: .count(1 << 31)),
    .grid(.gridMinimum, .notPositive, lanes: .minimum(0)),
    .grid(.gridMinimum, .negative, lanes: .minimum(-1)),
    .grid(.gridMinimum, .notANumber, lanes: .minimum(.nan)),
    .grid(.gridMinimum, .infinite, lanes: .minimum(.infinity)),
    .grid(.gridMinimum, .tooLarge, lanes: .minimum(tooLarge)),
    .grid(.gridMinimum, .notPositive, lanes: .minimum(10), spacing: -10),
    .grid(.gridLength, .negative, lengths: .fixed(-1)),
    .grid(.gridLength, .notANumber, lengths: .fixed(.nan)),
    .grid(.gridAspectRatio, .notPositive, lengths: .aspectRatio(0)),
    .grid(.gridAspectRatio, .notPositive, lengths: .aspectRatio(-1)),
    .grid(.gridAspectRatio, .notANumber, lengths: .aspectRatio(.nan)),
    .grid(.gridAspectRatio, .infinite, lengths: .aspectRatio(.infinity)),
    .grid(.gridAspectRatio, .tooLarge, lengths: .aspectRatio(1e-12)),
    .grid(.gridLengths, .countMismatch(expected: 3, found: 2), lengths: .each([1, 2])),
    .grid(.gridLengths, .countMismatch(expected: 0, found: 1), lengths: .each([1]), count: 0),
    .grid(.itemCount, .negative, count: -3),
  ]

  static func third(_ size: LayoutSize) -> [LayoutSize] { [.zero, .zero, size] }
  static func lengths(_ length: Double) -> GridSpecification {
    GridSpecification(lanes: .count(2), lengths: .each([1, 2, length]))
  }

  @Test(arguments: configurations + sections + grids)
  func badValuesAreNamed(_ bad: BadScene) {
    var scene = ValidationTests.valid
    bad.change(&scene)
    #expect(throws: FlowLayoutError(bad.place, bad.reason)) { try scene.engine() }
  }

  @Test func limitsThemselvesAreFine() throws {
    var scene = ValidationTests.valid
    scene.configuration.container = LayoutSize(width: 0x1p40, height: 0x1p40)
    scene.configuration.pinnedHeaderOffset = -0x1p40
    scene.contentOffset = LayoutPoint(x: 0x1p60, y: -0x1p60)
    scene.sections[0].metrics.itemSize = LayoutSize(width: 0x1p40, height: 0x1p40)
    scene.sections[1].metrics.minimumLineSpacing = -0x1p40
    for scale in [0, 0.0625, 64] {
      scene.configuration.displayScale = scale
      #expect(try scene.engine().contentSize.height == 0x1p41 + 10 + 50)
    }
  }

  @Test func sumsBeyondTheRangeAreAnError() throws {
    // Each section is 2⁷¹ points long, less 2⁴⁰: 4096 of them stay below 2⁸³, one more does not.
    var section = FlowSection(items: .uniform(count: Int(Int32.max)))
    section.metrics.minimumLineSpacing = 0
    section.metrics.itemSize = LayoutSize(width: 300, height: 0x1p40)
    var scene = ValidationTests.valid
    scene.sections = Array(repeating: section, count: 4096)
    scene.sections[4095].metrics.footerReferenceSize.height = 0x1p39
    let layout = try scene.engine()
    #expect(layout.contentSize.height.isFinite && layout.contentSize.height > 0x1.fp82)
    // What lies that far is found, too.
    let footer = try #require(layout.frameOfFooter(inSection: 4095))
    #expect(try layout.elements(in: footer).last?.frame == footer)
    let below = LayoutRect(x: 0, y: footer.minY, width: .infinity, height: .infinity)
    #expect(try layout.elements(in: below).last?.frame == footer)
    #expect(
      layout.element(at: LayoutPoint(x: 9, y: footer.midY)) == .footer(inSection: 4095))
    scene.sections.append(section)
    #expect(throws: FlowLayoutError(.section(4096, .sections), .overflow)) {
      try scene.engine()
    }
  }

  @Test func sumsBelowTheRangeAreAnError() throws {
    var section = FlowSection(items: .uniform(count: Int(Int32.max)))
    section.metrics.minimumLineSpacing = -0x1p40
    section.metrics.itemSize = LayoutSize(width: 300, height: 0)
    var scene = ValidationTests.valid
    scene.sections = Array(repeating: section, count: 4096)
    #expect(try scene.engine().contentSize.height == 0)
    scene.sections.append(section)
    #expect(throws: FlowLayoutError(.section(4096, .sections), .overflow)) {
      try scene.engine()
    }
  }

  @Test func questionsRefuseWhatIsNoNumber() throws {
    var layout = try ValidationTests.valid.engine()
    for keyPath in [\LayoutRect.x, \.y, \.width, \.height] {
      var rect = LayoutRect(x: 0, y: 0, width: 1, height: 1)
      rect[keyPath: keyPath] = .nan
      #expect(throws: FlowLayoutError(.argument, .notANumber)) { try layout.elements(in: rect) }
    }
    #expect(throws: FlowLayoutError(.configuration(.contentOffset), .infinite)) {
      try layout.scroll(to: LayoutPoint(x: 0, y: .infinity))
    }
    #expect(layout.contentOffset == .zero)
    for x in [Double.nan, .infinity, -.infinity] {
      #expect(layout.element(at: LayoutPoint(x: x, y: 10)) == nil)
      #expect(layout.element(at: LayoutPoint(x: 10, y: x)) == nil)
    }
  }
}
