import FlowLayoutCore
import LayoutGeometry
import ReferenceLayout
import Testing

/// Frames of many rows at once are the rows' frames one by one, to the bit, whatever the rule that
/// spreads them and wherever in a chunk they begin and end.
@Suite struct RowFrameTests {
  static let spreads: [RowAlignment.Spread] = [
    .leading, .center, .trailing, .justified, .spaceBetween, .spaceAround, .spaceEvenly,
  ]

  /// Items of which one to nine stand in a row of 200, or one that is wider.
  static func sizes(_ count: Int, _ random: inout SplitMix64) -> [LayoutSize] {
    (0..<count).map { _ in
      let widest = random.pick([30.0, 60, 90, 120, 230])
      return LayoutSize(
        width: random.chance(0.02) ? 0 : 15 + random.unit() * (widest - 15),
        height: random.pick([0, 7.25, 10.1, 20, 33.3]))
    }
  }

  static func scene(
    _ alignment: RowAlignment, isGrid: Bool, scale: Double = 0, _ random: inout SplitMix64
  ) -> LayoutScene {
    var configuration = FlowConfiguration(container: LayoutSize(width: 210, height: 400))
    configuration.rowAlignment = alignment
    configuration.displayScale = scale
    var metrics = SectionMetrics()
    metrics.minimumInteritemSpacing = random.pick([0, 3.3, 10])
    metrics.minimumLineSpacing = random.pick([0, 4.7, -2])
    metrics.sectionInset = LayoutInsets(top: 3, left: 4.1, bottom: 5, right: 5.9)
    metrics.headerReferenceSize = LayoutSize(width: 0, height: 12.1)
    let sizes = sizes(1_500, &random)
    let grid = GridSpecification(
      lanes: .count(random.pick([7, 11])), lengths: .each(sizes.map(\.height)))
    let items: SectionItems = isGrid ? .grid(grid, count: sizes.count) : .sizes(sizes)
    return LayoutScene(
      configuration: configuration, sections: [FlowSection(items: items, metrics: metrics)])
  }

  @Test(arguments: spreads, [RowAlignment.CrossPlacement.top, .center, .bottom])
  func rowsOfEveryRule(
    spread: RowAlignment.Spread, cross: RowAlignment.CrossPlacement
  ) throws {
    var random = SplitMix64(seed: 5)
    for last in [RowAlignment.LastLine.platform, .spread(.trailing)] {
      let alignment = RowAlignment(common: spread, last: last, cross: cross)
      try compare(Self.scene(alignment, isGrid: false, &random), &random)
    }
  }

  @Test(arguments: [0.0, 1, 3]) func rowsOnPixels(scale: Double) throws {
    var random = SplitMix64(seed: 6)
    try compare(Self.scene(RowAlignment(), isGrid: false, scale: scale, &random), &random)
  }

  @Test func lanesAreNoRows() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<3 { try compare(Self.scene(RowAlignment(), isGrid: true, &random), &random) }
  }

  /// Compares all frames with those asked for one by one, which the model confirms, and those of
  /// ranges with parts of all.
  private func compare(_ scene: LayoutScene, _ random: inout SplitMix64) throws {
    let layout = try scene.engine()
    let count = scene.sections[0].itemCount
    let all = frames(0..<count, of: layout)
    #expect(disagreement(layout, scene.model()) == nil)
    for item in 0..<count {
      let expected = layout.frameOfItem(at: ItemPath(section: 0, item: item))
      #expect(all[item] == expected, "item \(item)")
      if all[item] != expected { return }
    }
    for _ in 0..<200 {
      let first = random.below(count)
      let range = first..<min(count, first + random.below(random.pick([4, 40, 900])))
      #expect(frames(range, of: layout) == Array(all[range]), "\(range)")
    }
  }

  /// The frames of some items of the only section.
  private func frames(_ range: Range<Int>, of layout: FlowLayout) -> [LayoutRect] {
    var frames = Array(repeating: LayoutRect.zero, count: range.count)
    unsafe frames.withUnsafeMutableBufferPointer {
      let count = unsafe layout.copyItemFrames(range, inSection: 0, into: $0)
      #expect(count == range.count)
    }
    return frames
  }
}
