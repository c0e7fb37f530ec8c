import FlowLayoutCore
import LayoutGeometry
import ReferenceLayout
import Testing

/// The engine against the model on every small section of a few sizes.
@Suite struct SmallLayoutTests {
  /// Two widths that share a line of 240 points, and one that fills it; two heights.
  static let sizes = [
    LayoutSize(width: 60, height: 40), LayoutSize(width: 110, height: 25),
    LayoutSize(width: 240, height: 40),
  ]

  /// Every list of up to `count` of the sizes.
  static func lists(upTo count: Int) -> [[LayoutSize]] {
    var result: [[LayoutSize]] = [[]]
    var longest: [[LayoutSize]] = [[]]
    for _ in 0..<count {
      longest = longest.flatMap { list in sizes.map { list + [$0] } }
      result += longest
    }
    return result
  }

  static let directions: [(scroll: ScrollDirection, reading: LayoutDirection)] = [
    (.vertical, .leftToRight), (.vertical, .rightToLeft),
    (.horizontal, .leftToRight), (.horizontal, .rightToLeft),
  ]

  static func configuration(
    _ scroll: ScrollDirection, _ reading: LayoutDirection
  ) -> FlowConfiguration {
    var result = FlowConfiguration(container: LayoutSize(width: 240, height: 240))
    result.scrollDirection = scroll
    result.layoutDirection = reading
    result.flipsHorizontallyInOppositeLayoutDirection = true
    return result
  }

  /// The first list of sizes on which engine and model part.
  static func firstDisagreement(
    _ lists: [[LayoutSize]], _ configuration: FlowConfiguration, interitem: Double,
    isSelfSizing: Bool
  ) throws -> String? {
    for list in lists {
      let sizes =
        configuration.scrollDirection == .vertical ? list : list.map(\.transposed)
      var section = FlowSection(items: .sizes(sizes), isSelfSizing: isSelfSizing)
      section.metrics.minimumInteritemSpacing = interitem
      section.metrics.minimumLineSpacing = 5
      let scene = LayoutScene(configuration: configuration, sections: [section])
      if let difference = disagreement(try scene.engine(), scene.model()) {
        return "\(list.map(\.width)): \(difference)"
      }
    }
    return nil
  }

  @Test(arguments: directions)
  func platformAlignment(scroll: ScrollDirection, reading: LayoutDirection) throws {
    let lists = SmallLayoutTests.lists(upTo: 5)
    #expect(lists.count == 364)
    for quirks in [PlatformQuirks(), .platform] {
      for spacing in [0, 10, 20, -50] {
        for isSelfSizing in [false, true] {
          var configuration = SmallLayoutTests.configuration(scroll, reading)
          configuration.quirks = quirks
          let difference = try SmallLayoutTests.firstDisagreement(
            lists, configuration, interitem: Double(spacing), isSelfSizing: isSelfSizing)
          #expect(difference == nil, "spacing \(spacing), self-sizing \(isSelfSizing), \(quirks)")
        }
      }
    }
  }

  static let spreads: [RowAlignment.Spread] = [
    .leading, .center, .trailing, .justified, .spaceBetween, .spaceAround, .spaceEvenly,
  ]

  @Test(arguments: directions)
  func everyAlignment(scroll: ScrollDirection, reading: LayoutDirection) throws {
    let lists = SmallLayoutTests.lists(upTo: 3)
    var configuration = SmallLayoutTests.configuration(scroll, reading)
    for common in SmallLayoutTests.spreads {
      for last in [.platform] + SmallLayoutTests.spreads.map(RowAlignment.LastLine.spread) {
        configuration.rowAlignment = RowAlignment(common: common, last: last, cross: .bottom)
        for spacing in [10.0, -50] {
          let difference = try SmallLayoutTests.firstDisagreement(
            lists, configuration, interitem: spacing, isSelfSizing: false)
          #expect(difference == nil, "\(configuration.rowAlignment), spacing \(spacing)")
        }
      }
    }
  }

  /// Every container width from below one item to more than all: where lines hold one more.
  @Test(arguments: [false, true])
  func everyWidth(isStrict: Bool) throws {
    var section = FlowSection(items: .uniform(count: 7))
    section.metrics.itemSize = LayoutSize(width: 30, height: 20)
    section.metrics.minimumInteritemSpacing = 4.5
    for step in 0...1200 {
      var configuration = FlowConfiguration(
        container: LayoutSize(width: Double(step) / 4, height: 100))
      configuration.quirks = isStrict ? .strictFit : []
      let scene = LayoutScene(configuration: configuration, sections: [section])
      #expect(disagreement(try scene.engine(), scene.model()) == nil, "width \(step)/4")
    }
  }
}
