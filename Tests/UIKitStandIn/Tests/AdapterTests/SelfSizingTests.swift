import AdapterUnderTest
import FlowLayoutCore
import LayoutGeometry
import Testing
import UIKit

@MainActor
@Suite("Cells that size themselves")
struct SelfSizingTests {
  private func scene(_ counts: [Int], headers: Bool = false) -> Scene {
    Scene(ListModel(counts)) { layout, _ in
      layout.estimatedItemSize = CGSize(width: 50, height: 30)
      layout.headerReferenceSize = CGSize(width: 0, height: headers ? 20 : 0)
      layout.sectionHeadersPinToVisibleBounds = headers
    }
  }

  /// The layout that has the own size of each item that was measured, and the estimate of all others.
  static func expected(_ scene: Scene) throws -> FlowLayout {
    let engine = try #require(scene.layout.engineLayout)
    var metrics = SectionMetrics()
    metrics.estimatedItemSize = LayoutSize(width: 50, height: 30)
    let header = scene.layout.headerReferenceSize
    metrics.headerReferenceSize = LayoutSize(width: header.width, height: header.height)
    let sections = scene.model.sections.enumerated().map { section, items in
      FlowSection(
        items: .sizes(
          items.enumerated().map { item, model in
            engine.isEstimate(ItemPath(section: section, item: item)) == false
              ? LayoutSize(width: model.size.width, height: model.size.height)
              : LayoutSize(width: 50, height: 30)
          }), metrics: metrics)
    }
    return try FlowLayout(
      configuration: engine.configuration, sections: sections,
      contentOffset: engine.contentOffset)
  }

  @Test("what is on screen takes its own size, and nothing else is measured")
  func load() throws {
    let scene = scene([1000])
    let engine = try #require(scene.layout.engineLayout)
    for path in scene.view.indexPathsForVisibleItems {
      #expect(scene.frame(0, path.item)?.size == scene.model.size(at: path))
      #expect(engine.isEstimate(ItemPath(section: 0, item: path.item)) == false)
    }
    #expect(scene.view.indexPathsForVisibleItems.count > 10)
    #expect(engine.isEstimate(ItemPath(section: 0, item: 900)) == true)
    #expect(engine.allElements() == (try Self.expected(scene)).allElements())
    #expect(scene.view.violations == [])
  }

  @Test("the platform's automatic size is an estimate of 50 × 50")
  func automaticSize() {
    let scene = Scene(ListModel([300])) { layout, _ in
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    #expect(scene.frame(0, 299)?.size == CGSize(width: 50, height: 50))
    #expect(scene.frame(0, 0)?.size == scene.model.sections[0][0].size)
  }

  @Test("without an estimate cells are asked in vain")
  func noEstimate() {
    let scene = Scene(ListModel([30]))
    #expect(scene.view.lastPass.resizedCount == 0)
    #expect(scene.frame(0, 0)?.size == CGSize(width: 50, height: 50))
  }

  @Test("scrolling up over cells that grow leaves what was seen where it was", arguments: [1, 3])
  func scrollUp(columns: Int) throws {
    let model = ListModel([600, 600])
    for section in 0...1 {
      for item in 0..<600 where columns == 1 { model.sections[section][item].size.width = 300 }
    }
    let scene = Scene(model) { layout, _ in
      layout.estimatedItemSize = CGSize(width: columns == 1 ? 300 : 50, height: 30)
      layout.headerReferenceSize = CGSize(width: 0, height: 20)
      layout.sectionHeadersPinToVisibleBounds = true
    }
    scene.scroll(to: 4800)
    var adjustedCount = 0
    for _ in 0..<60 {
      let before = scene.view.indexPathsForVisibleItems
      let offset = scene.view.contentOffset.y
      let places = Dictionary(
        uniqueKeysWithValues: before.map { ($0, scene.frame($0.section, $0.item)?.minY ?? 0) })
      scene.scroll(to: offset - 33)
      let kept = scene.view.indexPathsForVisibleItems.filter { places[$0] != nil }
      let moves = kept.map { path in
        (scene.frame(path.section, path.item)?.minY ?? 0) - scene.view.contentOffset.y
          - ((places[path] ?? 0) - offset)
      }
      // A list moves as a whole. Where lines break anew one item is held.
      let held = moves.count { ($0 - 33).magnitude < 1e-6 }
      #expect(columns == 1 ? held == moves.count : held > 0)
      if scene.view.contentOffset.y != offset - 33 { adjustedCount += 1 }
      #expect(scene.view.violations == [])
    }
    #expect(adjustedCount > 20)
    if columns > 1 {
      #expect(
        scene.layout.engineLayout?.allElements() == (try Self.expected(scene)).allElements())
    }
  }

  @Test("an item's measurement holds the first item on screen")
  func anchor() throws {
    let scene = scene([500])
    scene.scroll(to: 1000)
    let first = try #require(scene.view.indexPathsForVisibleItems.first)
    let before = try #require(scene.frame(0, first.item)).minY - scene.view.contentOffset.y
    // A cell far above says that it is 400 higher.
    let attributes = try #require(
      scene.layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0)))
    let preferred = attributes.duplicate()
    preferred.size.height += 400
    #expect(
      scene.layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    let context = scene.layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    #expect(context.contentOffsetAdjustment.y > 300)
    #expect(context.contentSizeAdjustment.height > 300)
    scene.layout.invalidateLayout(with: context)
    scene.view.layoutIfNeeded()
    let after = try #require(scene.frame(0, first.item)).minY - scene.view.contentOffset.y
    #expect((after - before).magnitude < 1e-9)
    #expect(scene.view.violations == [])
  }

  @Test("contexts that are taken late still measure")
  func lateContexts() throws {
    let scene = scene([50])
    let contexts = try [40, 45].map { item in
      let attributes = try #require(
        scene.layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0)))
      let preferred = attributes.duplicate()
      preferred.size = CGSize(width: 33, height: 44)
      return scene.layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    }
    for context in contexts { scene.layout.invalidateLayout(with: context) }
    scene.layout.prepare()
    #expect(scene.frame(0, 40)?.size == CGSize(width: 33, height: 44))
    #expect(scene.frame(0, 45)?.size == CGSize(width: 33, height: 44))
  }

  @Test("measured sizes outlast rotation and new lengths, and go with a reload")
  func keeping() throws {
    let scene = scene([800])
    scene.scroll(to: 700)
    scene.resize(420, 200)
    #expect(scene.layout.engineLayout?.isEstimate(ItemPath(section: 0, item: 2)) == false)
    scene.layout.headerReferenceSize.height = 25
    scene.layout.invalidateLayout()
    scene.view.layoutIfNeeded()
    #expect(scene.header(0)?.height == 25)
    #expect(scene.layout.engineLayout?.isEstimate(ItemPath(section: 0, item: 2)) == false)
    #expect(
      scene.layout.engineLayout?.allElements() == (try Self.expected(scene)).allElements())
    scene.view.reloadData()
    scene.layout.prepare()
    #expect(scene.layout.engineLayout?.isEstimate(ItemPath(section: 0, item: 2)) == true)
    scene.view.layoutIfNeeded()
    #expect(scene.view.violations == [])
  }

  @Test("a preferred size that no layout can be made from is replaced")
  func impossibleSize() {
    let model = ListModel([3])
    model.sections[0][1].size = CGSize(width: CGFloat.nan, height: -3)
    let scene = Scene(model) { layout, _ in
      layout.estimatedItemSize = CGSize(width: 50, height: 30)
    }
    #expect(scene.frame(0, 1)?.size == CGSize(width: 0, height: 0))
    #expect(scene.view.violations == [])
  }

  @Test("sizes that the delegate tells beside an estimate count until a cell prefers another")
  func delegateAndEstimate() {
    let model = ListModel([400])
    let delegate = SizingDelegate(model)
    delegate.scale = 0.5
    let scene = Scene(model, delegate: delegate) { layout, _ in
      layout.estimatedItemSize = CGSize(width: 50, height: 30)
    }
    let size = model.sections[0][0].size
    #expect(scene.frame(0, 0)?.size == size)
    let far = model.sections[0][399].size
    #expect(scene.frame(0, 399)?.size == CGSize(width: far.width / 2, height: far.height / 2))
    #expect(scene.view.violations == [])
  }
}
