import FlowLayoutCore
import LayoutGeometry
import ReferenceLayout
import Testing

/// Each step tells the difference of two full queries, no more and no less, in every kind of layout
/// that has a way of its own through the cursor, and in those that have none.
@Suite struct ScrollVariantTests {
  /// What tells one kind of layout from another.
  struct Variant: Sendable, CustomTestStringConvertible {
    var name: String
    var isHorizontal = false
    var isRightToLeft = false
    var scale = 0.0
    var snapping = PixelSnapping.origins
    var pinsHeaders = true
    var pinsFooters = false
    var footer = 0.0
    var lineSpacing = 6.0
    /// Insets along the main axis: negative ones make sections overlap.
    var inset = 0.0
    /// The widest item; the lines are 300 long.
    var widest = 140.0
    var lengths: [Double] = [24, 31.25, 40, 56]
    /// Few items a section put several sections on screen, each with its pinned header.
    var itemCounts = [60]
    var offsetOfPinned = 0.0
    var containerInset = 0.0
    var testDescription: String { name }
  }

  static let variants: [Variant] = [
    Variant(name: "plain"),
    Variant(name: "no pinning", pinsHeaders: false, footer: 20),
    Variant(name: "scale 3", scale: 3, lengths: [20.2, 31.7, 40.1, 0.1]),
    Variant(
      name: "scale 3, lines that touch", scale: 3, lineSpacing: 0, lengths: [0.2, 0.4, 9.7, 30]),
    Variant(name: "edges on pixels", scale: 2, snapping: .edges, pinsFooters: true, footer: 12.3),
    Variant(name: "lines that touch", lineSpacing: 0, lengths: [0, 10, 30]),
    Variant(name: "lines that overlap", lineSpacing: -9, lengths: [4, 24, 33]),
    Variant(name: "sections that overlap", lineSpacing: 2, inset: -15),
    Variant(name: "short sections", pinsFooters: true, footer: 18, itemCounts: [0, 1, 2, 4, 7]),
    Variant(name: "short sections at scale 3", scale: 3, footer: 5, itemCounts: [0, 1, 3, 9]),
    Variant(name: "right to left", isRightToLeft: true),
    Variant(name: "horizontal", isHorizontal: true),
    Variant(name: "flipped", isHorizontal: true, isRightToLeft: true, pinsFooters: true, footer: 9),
    Variant(name: "long lines", widest: 30),
    // More of them than the cursor keeps.
    Variant(name: "many lines", lineSpacing: 0.5, lengths: [2, 3.25, 4.5], itemCounts: [300, 5]),
    Variant(name: "items wider than a line", widest: 420),
    Variant(name: "pinned lower", offsetOfPinned: 17, containerInset: 11),
    Variant(name: "pinned above", pinsFooters: true, footer: 30, offsetOfPinned: -60),
  ]

  static func layout(_ variant: Variant, _ random: inout SplitMix64) throws -> FlowLayout {
    var metrics = SectionMetrics()
    metrics.minimumLineSpacing = variant.lineSpacing
    metrics.minimumInteritemSpacing = 4
    metrics.headerReferenceSize = LayoutSize(width: 22, height: 22)
    metrics.footerReferenceSize = LayoutSize(width: variant.footer, height: variant.footer)
    metrics.sectionInset = LayoutInsets(
      top: variant.inset, left: variant.inset, bottom: variant.inset, right: variant.inset)
    let sections = (0..<8).map { _ in
      let count = variant.itemCounts.randomElement(using: &random) ?? 0
      let sizes = (0..<count).map { _ in
        let across = Double.random(in: 0..<variant.widest, using: &random)
        let along = variant.lengths.randomElement(using: &random) ?? 10
        return variant.isHorizontal
          ? LayoutSize(width: along, height: across) : LayoutSize(width: across, height: along)
      }
      return FlowSection(items: .sizes(sizes), metrics: metrics)
    }
    let isHorizontal = variant.isHorizontal
    var configuration = FlowConfiguration(
      container: LayoutSize(width: isHorizontal ? 210 : 300, height: isHorizontal ? 300 : 210))
    configuration.scrollDirection = isHorizontal ? .horizontal : .vertical
    configuration.layoutDirection = variant.isRightToLeft ? .rightToLeft : .leftToRight
    configuration.flipsHorizontallyInOppositeLayoutDirection = variant.isRightToLeft
    configuration.displayScale = variant.scale
    configuration.pixelSnapping = variant.snapping
    configuration.sectionHeadersPinToVisibleBounds = variant.pinsHeaders
    configuration.sectionFootersPinToVisibleBounds = variant.pinsFooters
    configuration.pinnedHeaderOffset = variant.offsetOfPinned
    configuration.adjustedContentInset.top = variant.containerInset
    return try FlowLayout(configuration: configuration, sections: sections)
  }

  /// The next position: mostly on by the usual steps, at times not at all, by very little, back, or
  /// anywhere.
  static func next(_ position: Double, end: Double, _ random: inout SplitMix64) -> Double {
    switch Int.random(in: 0..<60, using: &random) {
    case 0: Double.random(in: -150..<end + 50, using: &random)
    case 1: position - Double.random(in: 0..<40, using: &random)
    case 2: position - Double.random(in: 0..<400, using: &random)
    case 3: position
    case 4: position.nextUp
    case 5: position + Double.random(in: 60..<260, using: &random)
    case 6..<20: position + Double.random(in: 0..<1, using: &random)
    case 20..<40: position + Double.random(in: 0..<12, using: &random)
    default: position + 25
    }
  }

  static let cases: [(variant: Variant, seed: Int)] = variants.flatMap { variant in
    (0..<4).map { (variant, $0) }
  }

  @Test(arguments: cases)
  func stepsTellTheDifference(variant: Variant, seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed) &* 0x9e37 &+ UInt64(variant.name.utf8.count) &* 977)
    var layout = try Self.layout(variant, &random)
    let isVertical = !variant.isHorizontal
    let end = isVertical ? layout.contentSize.height : layout.contentSize.width
    var cursor = ScrollCursor()
    var before: [ElementIdentifier: LayoutRect] = [:]
    var position = -30.0
    for step in 0..<500 {
      let offset = isVertical ? LayoutPoint(x: 0, y: position) : LayoutPoint(x: position, y: 0)
      var told: [ElementIdentifier: ScrollEvent] = [:]
      var count = 0
      try layout.scroll(to: offset, &cursor) { event in
        count += 1
        told[event.identifier] = event
      }
      let after = Dictionary(
        uniqueKeysWithValues: layout.visibleElements().map { ($0.identifier, $0.frame) })
      let expected = Self.difference(from: before, to: after)
      #expect(layout.contentOffset == offset)
      let wrong = told.values.filter { expected[$0.identifier] != $0 }
      let missing = expected.values.filter { told[$0.identifier] != $0 }
      #expect(wrong == [] && missing == [], "step \(step) to \(position): \(wrong) \(missing)")
      #expect(count == told.count)
      if told != expected { return }
      before = after
      position = Self.next(position, end: end, &random)
      if position > end + 40 { position = -30 }
    }
  }

  /// The events that lead from one screen to another.
  static func difference(
    from before: [ElementIdentifier: LayoutRect], to after: [ElementIdentifier: LayoutRect]
  ) -> [ElementIdentifier: ScrollEvent] {
    var events: [ElementIdentifier: ScrollEvent] = [:]
    for identifier in before.keys where after[identifier] == nil {
      events[identifier] = .left(identifier)
    }
    for (identifier, frame) in after where before[identifier] != frame {
      let element = FlowElement(identifier: identifier, frame: frame)
      events[identifier] = before[identifier] == nil ? .entered(element) : .moved(element)
    }
    return events
  }
}

extension ScrollEvent {
  /// What the event is about.
  fileprivate var identifier: ElementIdentifier {
    switch self {
    case .entered(let element), .moved(let element): element.identifier
    case .left(let identifier): identifier
    }
  }
}
