import FlowLayoutCore
import LayoutGeometry
import ReferenceLayout
import Testing

/// The engine against the model on random scenes, and its queries against plain scans.
@Suite struct RandomLayoutTests {
  /// One random scene in each; a failure names the seed to run alone.
  static let seeds = (0..<10).map { UInt64($0) * 1000 }
  static let scenesPerSeed: UInt64 = 300

  @Test(arguments: seeds)
  func engineAgreesWithTheModel(first: UInt64) throws {
    for seed in first..<first + RandomLayoutTests.scenesPerSeed {
      var random = RandomLayouts(seed: seed)
      let scene = random.scene()
      let difference = disagreement(try scene.engine(), scene.model())
      #expect(difference == nil, "seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func queriesEqualScans(first: UInt64) throws {
    for seed in first..<first + RandomLayoutTests.scenesPerSeed {
      var random = RandomLayouts(seed: seed)
      let scene = random.scene()
      let engine = try scene.engine()
      let all = engine.allElements()
      let frames = all.map(\.frame)
      for _ in 0..<12 {
        let rect = random.rect(among: frames, contentSize: engine.contentSize)
        let found = try engine.elements(in: rect)
        let agree = found == PlainLayout.scan(all, meeting: rect)
        #expect(agree, "seed \(seed), \(rect)")
        let point = random.point(among: frames, contentSize: engine.contentSize)
        #expect(
          engine.element(at: point) == PlainLayout.topmost(of: all, at: point),
          "seed \(seed), \(point)")
      }
      let window = LayoutRect(origin: engine.contentOffset, size: scene.configuration.container)
      let visibleAgree = engine.visibleElements() == PlainLayout.scan(all, meeting: window)
      #expect(visibleAgree, "seed \(seed)")
    }
  }

  /// Where all numbers are dyadic and nothing is shared out, plain sums are exact: the model's own
  /// answers are the engine's, pinned elements included.
  @Test(arguments: seeds)
  func exactScenesGiveTheModelsAnswers(first: UInt64) throws {
    for seed in first..<first + RandomLayoutTests.scenesPerSeed / 2 {
      var random = RandomLayouts(seed: seed, isDyadic: true)
      var scene = random.scene()
      scene.configuration.rowAlignment = RowAlignment(common: .leading)
      scene.sections.removeAll { if case .grid = $0.items { true } else { false } }
      let engine = try scene.engine()
      let model = scene.model()
      let frames = model.allElements().map(\.frame)
      let agree =
        engine.allElements() == model.allElements()
        && engine.visibleElements() == model.visibleElements()
      #expect(agree, "seed \(seed)")
      for _ in 0..<6 {
        let rect = random.rect(among: frames, contentSize: model.contentSize)
        let found = try engine.elements(in: rect)
        let agree = found == model.elements(in: rect)
        #expect(agree, "seed \(seed), \(rect)")
        let point = random.point(among: frames, contentSize: model.contentSize)
        #expect(engine.element(at: point) == model.element(at: point), "seed \(seed), \(point)")
      }
    }
  }

  /// Long sections and long lists of sections, which the engine keeps in many pieces.
  @Test(arguments: [UInt64](1...16))
  func largeScenes(seed: UInt64) throws {
    var random = RandomLayouts(seed: seed)
    if seed % 2 == 0 {
      random.itemCounts = [0, 1, 300, 1500]
      random.sectionCounts = [2]
    } else {
      random.itemCounts = [0, 0, 1, 2, 7]
      random.sectionCounts = [63, 64, 65, 300]
    }
    let scene = random.scene()
    let engine = try scene.engine()
    #expect(disagreement(engine, scene.model()) == nil)
    let all = engine.allElements()
    let frames = all.map(\.frame)
    for _ in 0..<40 {
      let rect = random.rect(among: frames, contentSize: engine.contentSize)
      let agree = try engine.elements(in: rect) == PlainLayout.scan(all, meeting: rect)
      #expect(agree, "\(rect)")
      let point = random.point(among: frames, contentSize: engine.contentSize)
      #expect(engine.element(at: point) == PlainLayout.topmost(of: all, at: point), "\(point)")
    }
  }

  /// The three ways to ask for elements in a rectangle give the same ones.
  @Test func waysToListElements() throws {
    for seed in UInt64(1)...100 {
      var random = RandomLayouts(seed: seed)
      let layout = try random.scene().engine()
      let rect = random.rect(
        among: layout.allElements().map(\.frame), contentSize: layout.contentSize)
      let listed = try layout.elements(in: rect)
      var visited: [FlowElement] = []
      try layout.forEachElement(in: rect) { visited.append($0) }
      #expect(visited == listed, "seed \(seed)")
      for room in [0, listed.count / 2, listed.count + 3] {
        let blank = FlowElement(identifier: .footer(inSection: -1), frame: .zero)
        var written = Array(repeating: blank, count: room)
        var count = 0
        try unsafe written.withUnsafeMutableBufferPointer {
          count = unsafe try layout.copyElements(in: rect, into: $0)
        }
        #expect(count == listed.count, "seed \(seed)")
        let expected = Array(listed.prefix(room))
        #expect(Array(written.prefix(expected.count)) == expected, "seed \(seed)")
      }
    }
  }

  /// Columns in closed form, whole rows of which are written at once: rectangles that cut columns off.
  @Test(arguments: [0.0, 3])
  func rowsAreWrittenAsFarAsTheyMeet(scale: Double) throws {
    var configuration = FlowConfiguration(container: LayoutSize(width: 350, height: 300))
    configuration.displayScale = scale
    var metrics = SectionMetrics()
    metrics.itemSize = LayoutSize(width: 60, height: 40)
    let layout = try FlowLayout(
      configuration: configuration,
      sections: [FlowSection(items: .uniform(count: 43), metrics: metrics)])
    let blank = FlowElement(identifier: .footer(inSection: -1), frame: .zero)
    for x in stride(from: -20.0, through: 360, by: 9.5) {
      for width in [0.0, 1, 50, 120, 300, 400] {
        let rect = LayoutRect(x: x, y: 35, width: width, height: 130)
        let listed = try layout.elements(in: rect)
        for room in [50, 7] {
          var written = Array(repeating: blank, count: room)
          let count = try unsafe written.withUnsafeMutableBufferPointer {
            unsafe try layout.copyElements(in: rect, into: $0)
          }
          #expect(count == listed.count, "\(rect)")
          let expected = Array(listed.prefix(room))
          #expect(Array(written.prefix(expected.count)) == expected, "\(rect)")
        }
      }
    }
  }

  /// Rows of items with a size each, empty ones among them, over several chunks of lines: rectangles
  /// that span the rows, and that cut items off at either side.
  @Test(arguments: [0.0, 3])
  func variedRowsAreWrittenAsFarAsTheyMeet(scale: Double) throws {
    var configuration = FlowConfiguration(container: LayoutSize(width: 350, height: 300))
    configuration.displayScale = scale
    var generator = SplitMix64(seed: 5)
    let sizes = (0..<2_000).map { _ in
      let isFlat = Int.random(in: 0..<40, using: &generator) == 0
      let width = Int.random(in: 0..<40, using: &generator) == 0 ? 0 : 120.0
      return LayoutSize(
        width: width * Double.random(in: 0.2...1.6, using: &generator),
        height: isFlat ? 0 : Double.random(in: 5...60, using: &generator))
    }
    let layout = try FlowLayout(
      configuration: configuration, sections: [FlowSection(items: .sizes(sizes))])
    let all = layout.allElements()
    var written = Array(
      repeating: FlowElement(identifier: .footer(inSection: -1), frame: .zero), count: 400)
    for x in [-20.0, -0.25, 0, 0.25, 30] {
      for width in [0.0, 60, 340, 350, 400] {
        for _ in 0..<20 {
          let y = Double.random(in: -50...layout.contentSize.height, using: &generator)
          let rect = LayoutRect(x: x, y: y, width: width, height: 300)
          let expected = all.filter { $0.frame.meets(rect) }
          let count = try unsafe written.withUnsafeMutableBufferPointer {
            unsafe try layout.copyElements(in: rect, into: $0)
          }
          #expect(Array(written.prefix(count)) == expected, "\(rect)")
        }
      }
    }
  }
}
