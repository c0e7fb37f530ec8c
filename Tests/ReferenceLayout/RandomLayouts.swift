public import FlowLayoutCore
import LayoutGeometry

/// A source of varied scenes, the same for equal seeds.
///
/// Scenes are small, so that the model is quick, and dense in what goes wrong: empty sections, zero
/// and oversize items, exact fractions of a line, negative spacings, every option and quirk, offsets
/// beyond the ends. All of them are valid.
public struct RandomLayouts: Sendable {
  /// What the choices are drawn from.
  public var numbers: SplitMix64

  /// Whether all lengths are multiples of 1/1024 point, aspect ratios powers of two, and frames not
  /// rounded: what the exact properties need.
  public var isDyadic: Bool

  /// The item counts that sections have.
  public var itemCounts = [0, 1, 2, 3, 5, 8, 13, 30]

  /// The numbers of sections that scenes have.
  public var sectionCounts = [0, 1, 1, 2, 3, 5]

  /// Starts a sequence of scenes.
  public init(seed: UInt64, isDyadic: Bool = false) {
    numbers = SplitMix64(seed: seed)
    self.isDyadic = isDyadic
  }

  /// A scene.
  public mutating func scene() -> LayoutScene {
    let configuration = configuration()
    var sections: [FlowSection] = []
    for _ in 0..<numbers.pick(sectionCounts) {
      if let last = sections.last, numbers.chance(0.25) {
        sections.append(copy(of: last))
      } else {
        sections.append(section(in: configuration))
      }
    }
    var scene = LayoutScene(configuration: configuration, sections: sections)
    if numbers.chance(0.8) {
      let inset = configuration.adjustedContentInset
      scene.contentOffset = LayoutPoint(
        x: numbers.pick([-inset.left, 0, -80, 33.5, 200, 900, 5000]),
        y: numbers.pick([-inset.top, 0, -80, 33.5, 200, 900, 5000]))
    }
    return scene
  }

  /// A copy of a section, which shares its metrics, often with another number of items.
  private mutating func copy(of section: FlowSection) -> FlowSection {
    var result = section
    if case .uniform = section.items, numbers.chance(0.5) {
      result.items = .uniform(count: numbers.pick(itemCounts))
    } else if case .uniform = section.items, numbers.chance(0.3) {
      result.items = .sizes(sizes(count: numbers.pick(itemCounts)))
    }
    return result
  }

  /// A length of one point value, moved to the nearest multiple of 1/1024 where those are asked for.
  mutating func length(_ value: Double) -> Double {
    isDyadic ? (value * 1024).rounded(.down) / 1024 : value
  }

  /// A configuration.
  public mutating func configuration() -> FlowConfiguration {
    var result = FlowConfiguration(
      container: LayoutSize(
        width: numbers.pick([0, 40, 320, 350, 375, 390, 393, 428, 768]),
        height: numbers.pick([0, 50, 338, 390, 568, 667, 844])))
    result.scrollDirection = numbers.chance(0.6) ? .vertical : .horizontal
    result.layoutDirection = numbers.chance(0.7) ? .leftToRight : .rightToLeft
    result.flipsHorizontallyInOppositeLayoutDirection = numbers.chance(0.5)
    if !isDyadic { result.displayScale = numbers.pick([0, 0, 1, 2, 3, 0.0625, 1.5, 64]) }
    result.pixelSnapping = numbers.chance(0.7) ? .origins : .edges
    if numbers.chance(0.5) {
      result.adjustedContentInset = insets([0, 0, 20, 64, -12, 300])
      result.safeAreaInsets = insets([0, 44, 34])
      result.layoutMargins = insets([0, 8, 16, 20.5])
    }
    result.sectionInsetReference = numbers.pick([
      .fromContentInset, .fromContentInset, .fromSafeArea, .fromLayoutMargins,
    ])
    result.sectionHeadersPinToVisibleBounds = numbers.chance(0.5)
    result.sectionFootersPinToVisibleBounds = numbers.chance(0.5)
    if numbers.chance(0.2) { result.pinnedHeaderOffset = numbers.pick([-12, 30, 7.25]) }
    if numbers.chance(0.4) { result.rowAlignment = rowAlignment() }
    if numbers.chance(0.3) { result.quirks = PlatformQuirks(rawValue: UInt8(numbers.below(16))) }
    return result
  }

  /// Any alignment.
  public mutating func rowAlignment() -> RowAlignment {
    let spreads: [RowAlignment.Spread] = [
      .leading, .center, .trailing, .justified, .spaceBetween, .spaceAround, .spaceEvenly,
    ]
    return RowAlignment(
      common: numbers.pick(spreads),
      last: numbers.chance(0.4) ? .platform : .spread(numbers.pick(spreads)),
      cross: numbers.pick([.top, .center, .bottom]))
  }

  /// Insets with each edge drawn from some values.
  mutating func insets(_ values: [Double]) -> LayoutInsets {
    LayoutInsets(
      top: numbers.pick(values), left: numbers.pick(values), bottom: numbers.pick(values),
      right: numbers.pick(values))
  }
}
