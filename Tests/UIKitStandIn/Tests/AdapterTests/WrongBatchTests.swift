import AdapterUnderTest
import FlowLayoutCore
import LayoutGeometry
import Testing
import UIKit

@MainActor
@Suite("Batches that are wrong")
struct WrongBatchTests {
  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("a data source whose counts are wrong is refused, and nothing traps")
  func wrongCounts() {
    let model = ListModel([5])
    let scene = Scene(model)
    scene.view.performBatchUpdates {
      model.sections[0].removeFirst()
      scene.view.deleteItems(at: [path(0, 0), path(0, 1)])
    }
    #expect(scene.view.lastUpdate?.inconsistency != nil)
    scene.expectFresh()
    model.toldCounts = [-3, 2]
    scene.view.reloadData()
    scene.view.layoutIfNeeded()
    #expect(scene.layout.engineLayout?.itemCount(inSection: 0) == 0)
    #expect(scene.view.violations == [])
    model.toldCounts = nil
  }

  @Test("operations that do not lead to the counts have everything read anew")
  func wrongOperations() {
    let model = ListModel([5, 5])
    let scene = Scene(model)
    let whole = { (section: Int) in IndexPath(item: NSNotFound, section: section) }
    let wrong: [[UICollectionViewUpdateItem]] = [
      [UICollectionViewUpdateItem(.delete, before: path(0, 9), after: nil)],
      [UICollectionViewUpdateItem(.delete, before: whole(7), after: nil)],
      [UICollectionViewUpdateItem(.insert, before: nil, after: path(0, 0))],
      [UICollectionViewUpdateItem(.move, before: path(0, 0), after: path(4, 0))],
      [UICollectionViewUpdateItem(.reload, before: IndexPath(indexes: []), after: nil)],
      [UICollectionViewUpdateItem(.move, before: path(0, 0), after: nil)],
    ]
    for (index, items) in wrong.enumerated() {
      let context = FlowLayoutInvalidationContext()
      let error = scene.layout.lastUpdateError
      scene.view.reloadData()
      scene.view.layoutIfNeeded()
      scene.layout.invalidateLayout(with: context)
      scene.layout.prepare()
      // Without changed counts there is no batch that could be followed.
      scene.layout.prepare(forCollectionViewUpdates: items)
      #expect(scene.layout.lastUpdateError == error)
      scene.view.performBatchUpdates(nil)
      #expect(scene.layout.lastUpdateError == nil)
      scene.view.tellsInstead = items
      scene.view.performBatchUpdates(nil)
      scene.view.tellsInstead = nil
      // The last one names no place to move to, which is no operation at all.
      #expect((scene.layout.lastUpdateError != nil) == (index < 5), "\(index)")
      scene.expectFresh("\(index)")
    }
  }

  @Test("values that no layout can be made from are replaced in batches too")
  func impossibleValues() {
    let model = ListModel([3, 3])
    let scene = Scene(model, delegate: SizingDelegate(model)) { layout, _ in
      layout.keepsItemSizesInBatches = true
    }
    #expect(scene.layout.lastLayoutError == nil)
    scene.view.performBatchUpdates {
      model.sections[0].insert(model.makeItem(), at: 0)
      model.sections[0][0].size = CGSize(width: CGFloat.nan, height: 20)
      model.sections[1][2].size.height = -1
      scene.view.insertItems(at: [path(0, 0)])
      scene.view.reloadItems(at: [path(1, 2)])
    }
    #expect(scene.layout.lastUpdateError == nil)
    #expect(scene.layout.lastLayoutError != nil)
    #expect(scene.frame(0, 0)?.size == CGSize(width: 0, height: 20))
    #expect(scene.frame(1, 2)?.height == 0)
    scene.expectFresh()

    model.sections[0][1].size.width = .infinity
    let context = FlowLayoutInvalidationContext()
    context.invalidateSizes(ofItemsAt: [path(0, 1)])
    scene.layout.invalidateLayout(with: context)
    scene.view.layoutIfNeeded()
    #expect(scene.layout.lastLayoutError?.reason == .infinite)
    #expect(scene.frame(0, 1)?.width == 0x1p40)
    scene.expectFresh()
  }

  @Test("an anchor at a distance that is no number loses neither batches nor sizes")
  func impossibleAnchor() {
    let model = ListModel([30])
    let scene = Scene(model, delegate: SizingDelegate(model)) { layout, _ in
      layout.keepsItemSizesInBatches = true
      layout.scrollAnchor = .leadingEdge(
        .item(ItemPath(section: 0, item: 9)), distance: .nan)
    }
    scene.view.performBatchUpdates {
      model.sections[0].insert(model.makeItem(), at: 0)
      scene.view.insertItems(at: [path(0, 0)])
    }
    #expect(scene.layout.lastUpdateError == nil)
    model.sections[0][1].size.height = 71
    let context = FlowLayoutInvalidationContext()
    context.invalidateSizes(ofItemsAt: [path(0, 1)])
    scene.layout.invalidateLayout(with: context)
    scene.view.layoutIfNeeded()
    #expect(scene.frame(0, 1)?.height == 71)
    #expect(scene.view.contentOffset.y.isFinite)
  }

  @Test("lengths that no layout can be made from are replaced where cells size themselves")
  func impossibleLengths() {
    let scene = Scene(ListModel([30])) { layout, _ in
      layout.estimatedItemSize = CGSize(width: 50, height: 30)
    }
    scene.layout.minimumLineSpacing = .nan
    scene.view.layoutIfNeeded()
    #expect(scene.layout.lastLayoutError?.reason == .notANumber)
    // The measured sizes are kept.
    #expect(scene.frame(0, 0)?.size == scene.model.sections[0][0].size)
    #expect(scene.view.contentSize.height.isFinite)
    #expect(scene.view.violations == [])
  }
}
