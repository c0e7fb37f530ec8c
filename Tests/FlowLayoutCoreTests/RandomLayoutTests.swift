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
}
