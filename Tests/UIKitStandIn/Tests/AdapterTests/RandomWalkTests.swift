import AdapterUnderTest
import FlowLayoutCore
import LayoutGeometry
import Testing
import UIKit

@MainActor
@Suite("Random walks")
struct RandomWalkTests {
  @Test("after each step the layout equals one that never saw anything else", arguments: 0..<24)
  func walk(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let scene = Self.scene(seed: seed, sizesThemselves: false, &random)
    for step in 0..<40 {
      let before = Snapshot(scene)
      let name = Self.step(scene, &random)
      if name == "batch" { expectTransitions(from: before, scene, "seed \(seed), step \(step)") }
      scene.expectFresh("seed \(seed), step \(step): \(name)")
      if name == "batch" { #expect(scene.layout.lastUpdateError == nil) }
    }
  }

  @Test("after each step cells have their own sizes or the estimate", arguments: 0..<12)
  func selfSizingWalk(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(1000 + seed))
    let scene = Self.scene(seed: seed, sizesThemselves: true, &random)
    for step in 0..<40 {
      let name = Self.step(scene, &random)
      let engine = try #require(scene.layout.engineLayout)
      let expected = try SelfSizingTests.expected(scene)
      #expect(
        engine.allElements() == expected.allElements(), "seed \(seed), step \(step): \(name)")
      #expect(scene.allElements == engine.allElements())
      #expect(scene.view.violations == [], "seed \(seed), step \(step): \(name)")
      if name == "batch" { #expect(scene.layout.lastUpdateError == nil) }
      for path in scene.view.indexPathsForVisibleItems {
        #expect(scene.frame(path.section, path.item)?.size == scene.model.size(at: path))
      }
    }
  }

  /// The items of a model and their frames, by identity.
  @MainActor
  private struct Snapshot {
    var places: [Int: IndexPath] = [:]
    var identities: [IndexPath: Int] = [:]
    var frames: [IndexPath: CGRect] = [:]

    init(_ scene: Scene) {
      for (section, items) in scene.model.sections.enumerated() {
        for (item, value) in items.enumerated() {
          let path = IndexPath(item: item, section: section)
          places[value.id] = path
          identities[path] = value.id
          frames[path] = scene.frame(section, item)
        }
      }
    }
  }

  /// Whether each cell on screen goes from where it was to where it is, and others fade.
  private func expectTransitions(from before: Snapshot, _ scene: Scene, _ comment: Comment) {
    let after = Snapshot(scene)
    guard let update = scene.view.lastUpdate else {
      Issue.record("nothing was told")
      return
    }
    let reloads = update.items.filter { $0.updateAction == .reload }
    let reloaded = Set(reloads.compactMap { $0.indexPathBeforeUpdate })
    for entry in update.final where entry.kind == nil && !reloaded.contains(entry.path) {
      let target = before.identities[entry.path].flatMap { after.places[$0] }
      #expect(entry.attributes?.alpha == (target == nil ? 0 : 1), comment)
      let frame = target.map { after.frames[$0] } ?? before.frames[entry.path]
      #expect(entry.attributes?.frame == frame, comment)
    }
    // A reloaded item has another identity here, and goes from where the old one was.
    for entry in update.initial where entry.kind == nil && entry.attributes?.alpha == 1 {
      guard let source = after.identities[entry.path].flatMap({ before.places[$0] }) else {
        #expect(!reloaded.isEmpty, comment)
        continue
      }
      #expect(entry.attributes?.frame == before.frames[source], comment)
    }
    for entry in update.initial where entry.kind == nil && entry.attributes?.alpha == 0 {
      #expect(after.identities[entry.path].flatMap { before.places[$0] } == nil, comment)
      #expect(entry.attributes?.frame == after.frames[entry.path], comment)
    }
  }

  private static func scene(
    seed: Int, sizesThemselves: Bool, _ random: inout SeededGenerator
  ) -> Scene {
    let model = ListModel((0..<6).map { _ in Int.random(in: 0..<25, using: &random) })
    let delegate: any UICollectionViewDelegate =
      switch seed % 3 {
      case 1 where !sizesThemselves: SizingDelegate(model)
      case 2 where !sizesThemselves: FullDelegate(model)
      default: SilentDelegate()
      }
    let flipping = FlippingLayout()
    flipping.flips = seed % 8 == 5
    return Scene(model, delegate: delegate, layout: flipping) { layout, view in
      layout.sectionHeadersPinToVisibleBounds = seed % 2 == 0
      layout.sectionFootersPinToVisibleBounds = seed % 4 == 0 && !sizesThemselves
      layout.headerReferenceSize = CGSize(width: 15, height: 15)
      layout.scrollDirection = seed % 4 == 1 ? .horizontal : .vertical
      if !sizesThemselves { layout.footerReferenceSize = CGSize(width: 11, height: 11) }
      layout.keepsItemSizesInBatches = seed % 5 == 2
      if sizesThemselves { layout.estimatedItemSize = CGSize(width: 50, height: 30) }
      view.semanticContentAttribute = seed % 8 >= 5 ? .forceRightToLeft : .unspecified
      view.givenTraits = UITraitCollection(displayScale: CGFloat(seed % 4))
      view.asksBeforeUpdates = seed % 3 != 1
      view.splitsReloads = seed % 2 == 1
      view.changesBoundsFirst = seed % 3 == 2
      if seed % 6 == 3 { view.contentInset = UIEdgeInsets(top: 9, left: 2, bottom: 5, right: 8) }
    }
  }

  /// Takes a step and names it.
  private static func step(_ scene: Scene, _ random: inout SeededGenerator) -> String {
    let view = scene.view
    let isVertical = scene.layout.scrollDirection == .vertical
    let length = isVertical ? view.contentSize.height : view.contentSize.width
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1, 2:
      scene.scroll(to: CGFloat.random(in: -30...max(0, length), using: &random).rounded())
      return "scroll"
    case 3:
      scene.resize(
        CGFloat(Int.random(in: 90...420, using: &random)),
        CGFloat(Int.random(in: 90...300, using: &random)))
      return "resize"
    case 4, 5, 6:
      RandomBatch(scene.model, &random).perform(on: view, scene.model)
      return "batch"
    case 7:
      guard let source = view.indexPathsForVisibleItems.randomElement(using: &random),
        view.beginInteractiveMovementForItem(at: source)
      else { return "no move" }
      for _ in 0..<3 {
        let x = CGFloat.random(in: 0...view.bounds.size.width, using: &random)
        let y = CGFloat.random(in: 0...view.bounds.size.height, using: &random)
        view.updateInteractiveMovementTargetPosition(
          CGPoint(x: view.contentOffset.x + x, y: view.contentOffset.y + y))
      }
      if random.chance(3) {
        view.cancelInteractiveMovement()
        return "cancelled move"
      }
      view.endInteractiveMovement()
      return "move"
    case 8:
      scene.layout.invalidateLayout()
      view.layoutIfNeeded()
      return "invalidate"
    default:
      view.reloadData()
      view.layoutIfNeeded()
      return "reload"
    }
  }
}
