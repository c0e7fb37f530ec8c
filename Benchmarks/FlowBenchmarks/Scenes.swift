import BenchmarkSupport
import FlowLayoutCore
import LayoutGeometry

/// A description of a layout, with the raw copies that its kernels read.
struct FlowScene {
  /// The container and the rules.
  var configuration: FlowConfiguration
  /// The sections.
  var sections: [FlowSection]

  /// The same scene with one section of other sizes.
  func replacing(_ sizes: [LayoutSize]) -> FlowScene {
    var scene = self
    scene.sections[0].items = .sizes(sizes)
    return scene
  }

  /// The same scene on a display of another scale.
  func scaled(_ scale: Double) -> FlowScene {
    var scene = self
    scene.configuration.displayScale = scale
    return scene
  }
}

/// Sizes that depend on their count alone.
///
/// All are multiples of an eighth, so that sums of them are
/// exact and a kernel's plain sums equal the engine's to the bit.
enum SceneSizes {
  /// Widths at random from 30 to 180 and heights from 24 to 56: 2.6 items in a line of 350.
  static func varied(_ count: Int) -> [LayoutSize] {
    var generator = SeededGenerator(seed: 1)
    return list(count) { _ in
      let width = 30 + Double(generator.below(1_201)) / 8
      return LayoutSize(width: width, height: 24 + Double(generator.below(257)) / 8)
    }
  }

  /// One item a line: the line's whole width, heights at random from 40 to 168.
  static func rows(_ count: Int) -> [LayoutSize] {
    var generator = SeededGenerator(seed: 2)
    return list(count) { _ in
      LayoutSize(width: lineLength, height: 40 + Double(generator.below(1_025)) / 8)
    }
  }

  /// Widths that come again every three items, while lines of 250 hold two of them: chains that begin
  /// at different items need not meet.
  static func periodic(_ count: Int) -> [LayoutSize] {
    let period = [
      LayoutSize(width: 120, height: 40), LayoutSize(width: 120, height: 32),
      LayoutSize(width: 60, height: 24),
    ]
    return list(count) { period[$0 % 3] }
  }

  /// Tags of one height, as wide as words of 2 to 14 letters.
  static func tags(_ count: Int) -> [LayoutSize] {
    var generator = SeededGenerator(seed: 3)
    return list(count) { _ in
      // The sum of two dice: most words are of middle length.
      let letters = 2 + generator.below(7) + generator.below(7)
      return LayoutSize(width: 24 + Double(letters) * 7.5, height: 32)
    }
  }

  /// The length of a line in most scenes, in points.
  static let lineLength = 350.0

  private static func list(_ count: Int, _ size: (Int) -> LayoutSize) -> [LayoutSize] {
    var sizes: [LayoutSize] = []
    sizes.reserveCapacity(count)
    for item in 0..<count { sizes.append(size(item)) }
    return sizes
  }
}

extension FlowScene {
  /// The distances of the line kernels' scenes.
  static let lineMetrics = LineMetrics(
    available: SceneSizes.lineLength, spacing: 10, lineSpacing: 10)

  /// One section of sizes in lines of so many points.
  static func oneSection(
    _ sizes: [LayoutSize], width: Double = SceneSizes.lineLength
  ) -> FlowScene {
    FlowScene(
      configuration: FlowConfiguration(container: LayoutSize(width: width, height: 700)),
      sections: [FlowSection(items: .sizes(sizes))])
  }

  /// Sections of items of 50 by 50, six to a line.
  static func uniform(itemCounts: [Int], header: Double = 0) -> FlowScene {
    var metrics = SectionMetrics()
    metrics.headerReferenceSize = LayoutSize(width: 0, height: header)
    if header > 0 { metrics.sectionInset = LayoutInsets(top: 8, left: 0, bottom: 12, right: 0) }
    var configuration = FlowConfiguration(
      container: LayoutSize(width: SceneSizes.lineLength, height: 700))
    configuration.sectionHeadersPinToVisibleBounds = header > 0
    return FlowScene(
      configuration: configuration,
      sections: sections(itemCounts, metrics))
  }

  /// Sections of equal items, copied from one another, so that they share their metrics.
  static func sections(_ itemCounts: [Int], _ metrics: SectionMetrics) -> [FlowSection] {
    let template = FlowSection(items: .uniform(count: 0), metrics: metrics)
    return itemCounts.map { count in
      var section = template
      section.items = .uniform(count: count)
      return section
    }
  }

  /// Sections of varied sizes under pinned headers of 44 points.
  static func variedSections(_ sizes: [LayoutSize], itemCounts: [Int]) -> FlowScene {
    var metrics = SectionMetrics()
    metrics.headerReferenceSize = LayoutSize(width: 0, height: 44)
    var scene = FlowScene.uniform(itemCounts: [], header: 44)
    let template = FlowSection(items: .sizes([]), metrics: metrics)
    var start = 0
    for count in itemCounts {
      var section = template
      section.items = .sizes(Array(sizes[start..<start + count]))
      scene.sections.append(section)
      start += count
    }
    return scene
  }
}

/// Splits a number of items into sections of so many; the last one may be smaller.
func sectionCounts(_ count: Int, each: Int) -> [Int] {
  stride(from: 0, to: count, by: each).map { min(each, count - $0) }
}
