import FlowLayoutCore
import LayoutGeometry
import ReferenceLayout

/// Layouts that are the same in every run and on every platform, and what is asked of them.
///
/// The first ones are random: each path, option and quirk in every combination that comes up. The
/// others are large: sums far beyond 2⁴⁰ points, many chunks of lines, many sections.
enum FixedLayouts {
  static let randomCount = 600
  static let count = randomCount + LargeLayout.allCases.count

  /// The answers of a layout.
  static func digest(of index: Int) -> Digest {
    var random = RandomLayouts(seed: 0xf10 + UInt64(index))
    var digest = Digest()
    if index < randomCount {
      let scene = random.scene()
      digest.add(scene, asking: &random, isSmall: true)
    } else if let large = LargeLayout(rawValue: index - randomCount) {
      let scene = large.scene(&random)
      digest.add(scene, asking: &random, isSmall: large.isListed)
    }
    return digest
  }
}

extension Digest {
  /// Lays a scene out and folds the answers; an error counts as an answer.
  fileprivate mutating func add(
    _ scene: LayoutScene, asking random: inout RandomLayouts, isSmall: Bool
  ) {
    do {
      let layout = try scene.engine()
      add(layout.contentSize)
      add(layout.contentOffset.x)
      add(layout.contentOffset.y)
      if isSmall { add(layout.allElements()) }
      add(layout.visibleElements())
      addSections(of: layout, asking: &random)
      for _ in 0..<6 { try addQuestion(of: layout, asking: &random) }
      var scrolled = layout
      try scrolled.scroll(
        to: LayoutPoint(
          x: random.numbers.unit() * layout.contentSize.width,
          y: random.numbers.unit() * layout.contentSize.height))
      add(scrolled.visibleElements())
      try addSteps(from: &scrolled)
    } catch {
      add(0xbad as UInt64)
    }
  }

  /// What comes, goes and moves in some scroll steps.
  private mutating func addSteps(from layout: inout FlowLayout) throws(FlowLayoutError) {
    var cursor = ScrollCursor()
    for _ in 0..<5 {
      var offset = layout.contentOffset
      offset.x += layout.configuration.scrollDirection == .horizontal ? 13.7 : 0
      offset.y += layout.configuration.scrollDirection == .vertical ? 13.7 : 0
      try layout.scroll(to: offset, &cursor) { event in
        switch event {
        case .entered(let element), .moved(let element): add([element])
        case .left(let element): add(element)
        }
      }
    }
  }

  /// Headers, footers, places and some items of some sections.
  private mutating func addSections(of layout: FlowLayout, asking random: inout RandomLayouts) {
    add(layout.sectionCount)
    for oversize in layout.oversizeSections() {
      add(oversize.section)
      add(oversize.largestCrossLength)
      add(oversize.availableCrossLength)
    }
    guard layout.sectionCount > 0 else { return }
    for step in 0..<min(layout.sectionCount, 40) {
      let section = layout.sectionCount <= 40 ? step : random.numbers.below(layout.sectionCount)
      add(layout.frameOfHeader(inSection: section))
      add(layout.frameOfFooter(inSection: section))
      add(layout.mainOffset(ofSection: section) ?? -1)
      add(layout.lineCount(inSection: section))
      guard let count = layout.itemCount(inSection: section), count > 0 else { continue }
      for item in [0, random.numbers.below(count), count - 1] {
        let path = ItemPath(section: section, item: item)
        add(layout.frameOfItem(at: path))
        let position = layout.linePosition(ofItemAt: path)
        add(position?.line)
        add(position?.column)
        let line = position.flatMap { layout.items(ofLine: $0.line, inSection: section) }
        add(line?.lowerBound)
        add(line?.upperBound)
      }
    }
  }

  /// One rectangle, one point, one fraction of the content.
  private mutating func addQuestion(
    of layout: FlowLayout, asking random: inout RandomLayouts
  ) throws(FlowLayoutError) {
    let size = layout.contentSize
    let x = random.numbers.unit() * size.width
    let y = random.numbers.unit() * size.height
    add(
      try layout.elements(
        in: LayoutRect(
          x: x, y: y, width: 10 + random.numbers.unit() * 400,
          height: 10 + random.numbers.unit() * 400)))
    let element = layout.element(at: LayoutPoint(x: x, y: y))
    add(element != nil)
    if let element { add(element) }
    add(layout.section(atFraction: random.numbers.unit()))
  }
}
