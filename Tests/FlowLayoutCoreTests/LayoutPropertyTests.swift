import FlowLayoutCore
import LayoutGeometry
import ReferenceLayout
import Testing

/// Properties that hold whatever the rules say.
@Suite struct LayoutPropertyTests {
  static let seeds = (1...400).map { UInt64($0) &* 7919 }

  /// The frames of a layout in the order of its elements.
  static func frames(_ scene: LayoutScene) throws -> [LayoutRect] {
    try scene.engine().allElements().map(\.frame)
  }

  @Test func transposedScenesGiveTransposedFrames() throws {
    for seed in LayoutPropertyTests.seeds {
      var random = RandomLayouts(seed: seed, isDyadic: true)
      var scene = random.scene()
      scene.configuration.layoutDirection = .leftToRight
      scene.configuration.quirks = scene.configuration.quirks.subtracting(.exchangedSpacings)
      let turned = try scene.transposed().engine()
      let layout = try scene.engine()
      let agree =
        layout.allElements().map(\.frame.transposed) == turned.allElements().map(\.frame)
        && layout.contentSize.transposed == turned.contentSize
        && layout.visibleElements().map(\.identifier)
          == turned.visibleElements().map(\.identifier)
      #expect(agree, "seed \(seed)")
    }
  }

  /// Rows of a right-to-left scene are the mirror image of those that read the other way, in a
  /// container whose own insets are mirrored too (F-RTL-4).
  @Test func mirroredRowsAreMirrorImages() throws {
    for seed in LayoutPropertyTests.seeds {
      var random = RandomLayouts(seed: seed, isDyadic: true)
      var scene = random.scene()
      scene.configuration.scrollDirection = .vertical
      scene.configuration.layoutDirection = .leftToRight
      scene.configuration.quirks = scene.configuration.quirks.subtracting(.unmirroredUnequalRows)
      var mirrored = scene
      mirrored.configuration.layoutDirection = .rightToLeft
      mirrored.configuration.adjustedContentInset.swapSides()
      mirrored.configuration.safeAreaInsets.swapSides()
      mirrored.configuration.layoutMargins.swapSides()
      let configuration = scene.configuration
      let inset = configuration.adjustedContentInset
      let extent = configuration.container.width - inset.left - inset.right
      let expected = try scene.engine().allElements().map { element in
        var frame = element.frame
        if element.identifier.kind == .item { frame.x = extent - frame.x - frame.width }
        return frame
      }
      let agree = try LayoutPropertyTests.frames(mirrored) == expected
      #expect(agree, "seed \(seed)")
    }
  }

  /// Flipped content is the mirror image of unflipped content, scrolled to the mirrored place.
  @Test func flippedContentIsAMirrorImage() throws {
    for seed in LayoutPropertyTests.seeds {
      var random = RandomLayouts(seed: seed, isDyadic: true)
      var scene = random.scene()
      scene.configuration.scrollDirection = .horizontal
      scene.configuration.layoutDirection = .leftToRight
      scene.configuration.flipsHorizontallyInOppositeLayoutDirection = true
      let layout = try scene.engine()
      let extent = layout.contentSize.width
      var mirrored = scene
      mirrored.configuration.layoutDirection = .rightToLeft
      mirrored.configuration.adjustedContentInset.swapSides()
      mirrored.contentOffset = LayoutPoint(
        x: extent - layout.contentOffset.x - scene.configuration.container.width,
        y: layout.contentOffset.y)
      let expected = layout.allElements().map { element in
        var frame = element.frame
        frame.x = extent - frame.x - frame.width
        return frame
      }
      let agree = try LayoutPropertyTests.frames(mirrored) == expected
      #expect(agree, "seed \(seed)")
    }
  }

  /// To the bit where no length is a quotient that main-axis units round (a grid's aspect ratio).
  ///
  /// Lengths are multiples of 1/1024, so that no line is nearly full.
  @Test(arguments: [0.25, 2, 1024.0])
  func powersOfTwoScaleFrames(factor: Double) throws {
    for seed in LayoutPropertyTests.seeds {
      var random = RandomLayouts(seed: seed, isDyadic: true)
      let scene = random.scene()
      let expected = try LayoutPropertyTests.frames(scene).map {
        LayoutRect(
          x: $0.x * factor, y: $0.y * factor, width: $0.width * factor, height: $0.height * factor)
      }
      let scaled = try LayoutPropertyTests.frames(scene.scaled(by: factor))
      let agree =
        scene.hasAspectRatio
        ? scaled.count == expected.count
          && zip(scaled, expected).allSatisfy { nearly($0, $1) } : scaled == expected
      #expect(agree, "seed \(seed)")
    }
  }

  @Test func scrollingMovesOnlyWhatPins() throws {
    for seed in LayoutPropertyTests.seeds {
      var random = RandomLayouts(seed: seed)
      let scene = random.scene()
      var layout = try scene.engine()
      let before = layout.allElements()
      let offset = LayoutPoint(
        x: random.numbers.unit() * 900 - 100, y: random.numbers.unit() * 900 - 100)
      try layout.scroll(to: offset)
      #expect(layout.contentOffset == offset)
      let pins =
        scene.configuration.sectionHeadersPinToVisibleBounds
        || scene.configuration.sectionFootersPinToVisibleBounds
      let after = layout.allElements()
      let agree =
        after.filter { !pins || $0.identifier.kind == .item }
        == before.filter { !pins || $0.identifier.kind == .item }
      #expect(agree, "seed \(seed)")
      // Scrolling is the same as being made there.
      let rebuilt = try FlowLayout(
        configuration: scene.configuration, sections: scene.sections, contentOffset: offset)
      #expect(rebuilt.allElements() == after, "seed \(seed)")
    }
  }

  /// Two rectangles that share a side, which belongs to the second one: together they meet what
  /// either of them meets.
  @Test func elementsInAUnion() throws {
    for seed in LayoutPropertyTests.seeds {
      var random = RandomLayouts(seed: seed)
      let layout = try random.scene().engine()
      let size = layout.contentSize
      func whole(_ bound: Double) -> Double { Double(random.numbers.below(Int(bound) + 1)) }
      let (x, width) = (whole(size.width) - 50, whole(size.width) + 1)
      let upper = LayoutRect(x: x, y: -100, width: width, height: whole(300) + 1)
      let lower = LayoutRect(
        x: x, y: upper.maxY, width: width, height: whole(size.height) + 1)
      let both = LayoutRect(x: x, y: -100, width: width, height: lower.maxY + 100)
      let parts = Set(try layout.elements(in: upper)).union(try layout.elements(in: lower))
      #expect(Set(try layout.elements(in: both)) == parts, "seed \(seed)")
    }
  }

  @Test func everythingIsFiniteAtTheEndsOfTheRange() throws {
    let extremes = [0, 0x1p-1074, 0x1p-40, 1, 0x1p40, -0x1p40, 0.1, 0x1p40 - 1]
    for seed in LayoutPropertyTests.seeds {
      var random = RandomLayouts(seed: seed)
      var scene = random.scene()
      scene.sections.removeAll { if case .grid = $0.items { true } else { false } }
      for index in scene.sections.indices {
        var pick: Double { random.numbers.pick(extremes) }
        scene.sections[index].metrics.minimumLineSpacing = pick
        scene.sections[index].metrics.sectionInset = LayoutInsets(
          top: pick, left: pick, bottom: pick, right: pick)
        scene.sections[index].metrics.itemSize = LayoutSize(width: abs(pick), height: abs(pick))
        scene.sections[index].metrics.headerReferenceSize = LayoutSize(
          width: abs(pick), height: abs(pick))
      }
      scene.contentOffset = LayoutPoint(
        x: random.numbers.pick([0x1p60, -0x1p60]), y: random.numbers.pick([0x1p60, -0x1p60]))
      let layout = try scene.engine()
      let all = layout.allElements()
      #expect(layout.contentSize.isFinite && all.allSatisfy(\.frame.isFinite), "seed \(seed)")
      let whole = LayoutRect(x: -0x1p100, y: -0x1p100, width: 0x1p101, height: 0x1p101)
      #expect(try layout.elements(in: whole).count == all.count, "seed \(seed)")
      let window = LayoutRect(origin: layout.contentOffset, size: scene.configuration.container)
      #expect(layout.visibleElements() == PlainLayout.scan(all, meeting: window), "seed \(seed)")
      for element in all.prefix(40) {
        let found = try layout.elements(in: element.frame)
        #expect(found == PlainLayout.scan(all, meeting: element.frame), "seed \(seed)")
      }
    }
  }
}

extension LayoutInsets {
  /// Exchanges left and right.
  mutating func swapSides() { swap(&left, &right) }
}

extension LayoutScene {
  /// Whether a section is a grid with an aspect ratio.
  var hasAspectRatio: Bool {
    sections.contains {
      if case .grid(let grid, _) = $0.items, case .aspectRatio = grid.lengths {
        true
      } else {
        false
      }
    }
  }
}
