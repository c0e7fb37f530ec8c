import AdapterUnderTest
import FlowLayoutCore
import LayoutGeometry
import Testing
import UIKit

@MainActor
@Suite("Batches")
struct BatchTests {
  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// How an element begins or ends, by its path.
  private func entry(
    _ entries: [UpdateReport.Entry]?, _ section: Int, _ item: Int, kind: String? = nil
  ) -> UICollectionViewLayoutAttributes? {
    entries?.first { $0.path == path(section, item) && $0.kind == kind }?.attributes
  }

  @Test("the layout is told in the documented order")
  func order() {
    let scene = Scene(ListModel([5]))
    scene.view.journal = []
    scene.view.performBatchUpdates {
      scene.model.sections[0].removeFirst()
      scene.view.deleteItems(at: [path(0, 0)])
    }
    #expect(
      scene.view.journal == [
        "prepare", "early", "updates", "contentSize", "targetOffset", "elements",
      ])
    scene.expectFresh()
  }

  @Test("an inserted item fades in, a deleted one out, all others go from place to place")
  func transitions() throws {
    let scene = Scene(ListModel([4])) { layout, _ in
      layout.headerReferenceSize = CGSize(width: 0, height: 20)
    }
    scene.view.performBatchUpdates {
      scene.model.sections[0].remove(at: 1)
      scene.model.sections[0].insert(scene.model.makeItem(), at: 0)
      scene.view.deleteItems(at: [path(0, 1)])
      scene.view.insertItems(at: [path(0, 0)])
    }
    let update = try #require(scene.view.lastUpdate)
    let gone = try #require(entry(update.final, 0, 1))
    #expect(gone.alpha == 0)
    #expect(gone.frame == CGRect(x: 62.5, y: 20, width: 50, height: 50))
    let new = try #require(entry(update.initial, 0, 0))
    #expect(new.alpha == 0)
    #expect(new.frame == CGRect(x: 0, y: 20, width: 50, height: 50))
    // The first one moves to the second place.
    let ends = try #require(entry(update.final, 0, 0))
    let begins = try #require(entry(update.initial, 0, 1))
    #expect(ends.alpha == 1 && begins.alpha == 1)
    #expect(ends.frame.minX == 62.5)
    #expect(begins.frame.minX == 0)
    #expect(begins.indexPath == path(0, 1))
    let header = UICollectionView.elementKindSectionHeader
    #expect(entry(update.final, 0, 0, kind: header)?.alpha == 1)
    #expect(update.final.count == 5 && update.initial.count == 5)
    scene.expectFresh()
    // Outside of a batch there is nothing to tell.
    #expect(scene.layout.initialLayoutAttributesForAppearingItem(at: path(0, 0)) == nil)
    #expect(scene.layout.finalLayoutAttributesForDisappearingItem(at: path(0, 0)) == nil)
  }

  @Test("sections come, go, move and are reloaded", arguments: [false, true], [false, true])
  func sections(asksBefore: Bool, splitsReloads: Bool) throws {
    let model = ListModel([3, 0, 4, 2])
    let scene = Scene(model, delegate: FullDelegate(model))
    scene.view.asksBeforeUpdates = asksBefore
    scene.view.splitsReloads = splitsReloads
    scene.view.performBatchUpdates {
      model.sections.remove(at: 1)
      model.sections.insert(ListModel([6]).sections[0], at: 0)
      scene.view.deleteSections([1])
      scene.view.insertSections([0])
    }
    #expect(scene.layout.lastUpdateError == nil)
    let header = UICollectionView.elementKindSectionHeader
    #expect(entry(scene.view.lastUpdate?.initial, 0, 0, kind: header)?.alpha == 0)
    scene.expectFresh()
    scene.view.performBatchUpdates {
      model.sections.append(model.sections.remove(at: 0))
      scene.view.moveSection(0, toSection: 3)
    }
    #expect(entry(scene.view.lastUpdate?.initial, 3, 0)?.alpha ?? 1 == 1)
    scene.expectFresh()
    scene.view.performBatchUpdates {
      model.sections[2] = [model.makeItem(), model.makeItem(), model.makeItem()]
      scene.view.reloadSections([2])
    }
    #expect(scene.layout.lastUpdateError == nil)
    scene.expectFresh()
    scene.view.performBatchUpdates {
      model.sections[0][1].size.width += 20
      scene.view.reloadItems(at: [path(0, 1)])
    }
    #expect(scene.layout.lastUpdateError == nil)
    scene.expectFresh()
  }

  @Test("an item moves between sections and keeps its frame's way")
  func moveItem() throws {
    let scene = Scene(ListModel([3, 3]))
    scene.view.performBatchUpdates {
      let item = scene.model.sections[0].remove(at: 2)
      scene.model.sections[1].insert(item, at: 0)
      scene.view.moveItem(at: path(0, 2), to: path(1, 0))
    }
    let update = try #require(scene.view.lastUpdate)
    #expect(entry(update.final, 0, 2)?.frame == CGRect(x: 0, y: 50, width: 50, height: 50))
    #expect(entry(update.initial, 1, 0)?.frame == CGRect(x: 125, y: 0, width: 50, height: 50))
    scene.expectFresh()
  }

  @Test(
    "as on the platform a batch has all sizes asked for again; it need not",
    arguments: [false, true])
  func questions(asksBefore: Bool) {
    for keeps in [false, true] {
      let model = ListModel([60, 60])
      let delegate = SizingDelegate(model)
      let scene = Scene(model, delegate: delegate) { layout, _ in
        layout.keepsItemSizesInBatches = keeps
      }
      delegate.questions = []
      scene.view.asksBeforeUpdates = asksBefore
      scene.view.performBatchUpdates {
        model.sections[1].insert(model.makeItem(), at: 7)
        model.sections[0].remove(at: 3)
        scene.view.insertItems(at: [path(1, 7)])
        scene.view.deleteItems(at: [path(0, 3)])
      }
      #expect(delegate.questions.count == (keeps ? 1 : 120))
      #expect(delegate.questions.last == (keeps ? path(1, 7) : path(1, 60)))
      scene.expectFresh()
      // A reloaded item is asked for by its new path.
      delegate.questions = []
      model.sections[0].insert(model.makeItem(), at: 0)
      model.sections[0][9].size.width = 99
      scene.view.performBatchUpdates {
        scene.view.insertItems(at: [path(0, 0)])
        scene.view.reloadItems(at: [path(0, 8)])
      }
      #expect(scene.frame(0, 9)?.width == 99)
      #expect(delegate.questions.count == (keeps ? 2 : 121))
      scene.expectFresh()
    }
  }

  @Test("some items' sizes can be asked for again alone")
  func resizedItems() {
    let model = ListModel([50])
    let delegate = SizingDelegate(model)
    let scene = Scene(model, delegate: delegate)
    delegate.questions = []
    model.sections[0][4].size.height = 77
    let context = FlowLayoutInvalidationContext()
    context.invalidateSizes(ofItemsAt: [path(0, 4), path(0, 99), path(7, 0)])
    scene.layout.invalidateLayout(with: context)
    scene.view.layoutIfNeeded()
    #expect(delegate.questions == [path(0, 4)])
    #expect(scene.frame(0, 4)?.height == 77)
    scene.expectFresh()
  }

  @Test("an empty batch has everything asked for again", arguments: [false, true])
  func emptyBatch(keeps: Bool) {
    let model = ListModel([20])
    let scene = Scene(model, delegate: SizingDelegate(model)) { layout, _ in
      layout.keepsItemSizesInBatches = keeps
    }
    for item in 0..<20 { model.sections[0][item].size.height += 5 }
    scene.view.performBatchUpdates(nil)
    #expect(scene.view.lastUpdate?.initial.allSatisfy { $0.attributes?.alpha == 1 } == true)
    scene.expectFresh()
  }

  @Test("a held item stays where it is through a batch", arguments: [false, true])
  func anchor(keeps: Bool) throws {
    let model = ListModel([100])
    let scene = Scene(model, delegate: SizingDelegate(model)) { layout, _ in
      layout.scrollAnchor = .top
      layout.keepsItemSizesInBatches = keeps
    }
    scene.scroll(to: 300)
    let first = try #require(scene.view.indexPathsForVisibleItems.first).item
    let id = model.sections[0][first].id
    let before = try #require(scene.frame(0, first)).minY - 300
    scene.view.performBatchUpdates {
      model.sections[0].insert(contentsOf: (0..<12).map { _ in model.makeItem() }, at: 0)
      scene.view.insertItems(at: (0..<12).map { path(0, $0) })
    }
    let item = try #require(model.sections[0].firstIndex { $0.id == id })
    #expect(scene.view.contentOffset.y > 300)
    // Lines break elsewhere now, but the item that was held is at its distance.
    let after = try #require(scene.frame(0, item)).minY - scene.view.contentOffset.y
    #expect((after - before).magnitude < 1e-9)
    scene.expectFresh()
  }

  @Test(
    "measured sizes outlast a batch, also through a question that comes early",
    arguments: [false, true])
  func measuredSizes(asksBefore: Bool) throws {
    let scene = Scene(ListModel([200, 50])) { layout, _ in
      layout.estimatedItemSize = CGSize(width: 50, height: 30)
    }
    scene.view.asksBeforeUpdates = asksBefore
    scene.scroll(to: 400)
    scene.view.performBatchUpdates {
      scene.model.sections[0].remove(at: 0)
      scene.model.sections.insert(ListModel([9]).sections[0], at: 1)
      scene.view.deleteItems(at: [path(0, 0)])
      scene.view.insertSections([1])
    }
    #expect(scene.layout.lastUpdateError == nil)
    let engine = try #require(scene.layout.engineLayout)
    #expect(engine.isEstimate(ItemPath(section: 0, item: 0)) == false)
    #expect(engine.allElements() == (try SelfSizingTests.expected(scene)).allElements())
    #expect(scene.view.violations == [])
  }

  @Test("new bounds and a batch at once", arguments: [false, true])
  func boundsAndBatch(keeps: Bool) {
    let model = ListModel([30, 30])
    let scene = Scene(model, delegate: FullDelegate(model)) { layout, _ in
      layout.keepsItemSizesInBatches = keeps
    }
    scene.view.performBatchUpdates {
      scene.view.frame = CGRect(x: 0, y: 0, width: 210, height: 180)
      model.sections.remove(at: 0)
      scene.view.deleteSections([0])
    }
    scene.expectFresh()
  }

  @Test("counts that change without operations are guessed at first, and then read")
  func countsAlone() {
    for estimate in [0, 30] as [CGFloat] {
      let model = ListModel([9, 9, 9])
      let delegate = SectionDelegate()
      let scene = Scene(model, delegate: delegate) { layout, _ in
        layout.keepsItemSizesInBatches = true
        layout.estimatedItemSize = CGSize(width: estimate, height: estimate)
      }
      scene.view.onlyAnnounces = true
      scene.view.performBatchUpdates {
        model.sections.removeLast()
        model.sections[0].removeLast()
        scene.view.deleteSections([2])
        scene.view.deleteItems(at: [path(0, 8)])
      }
      #expect(scene.frame(0, 7) != nil && scene.frame(0, 8) == nil && scene.frame(2, 0) == nil)
      delegate.sections = []
      scene.layout.invalidateLayout()
      scene.layout.prepare()
      #expect(Set(delegate.sections) == [0, 1])
      #expect(scene.layout.engineLayout?.sectionCount == 2)
      #expect(scene.layout.engineLayout?.itemCount(inSection: 0) == 8)
      scene.view.onlyAnnounces = false
    }
  }

  @Test("a layout that another view takes is read anew")
  func otherView() {
    let layout = FlowCollectionViewLayout()
    let first = Scene(ListModel([5]), layout: layout)
    #expect(first.frame(0, 4) != nil)
    let second = Scene(ListModel([2, 2]), layout: layout)
    #expect(layout.engineLayout?.sectionCount == 2)
    second.expectFresh()
  }
}
