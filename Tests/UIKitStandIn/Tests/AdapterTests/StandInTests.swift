import AdapterUnderTest
import Testing
import UIKit

/// Whether the stand-in notices what layouts do wrong; without that, no violations would mean nothing.
@MainActor
@Suite("The stand-in")
struct StandInTests {
  /// A layout that does one thing wrong.
  final class FaultyLayout: FlowCollectionViewLayout {
    enum Fault: CaseIterable {
      case none, missing, twice, elsewhere, moving, notInModel, notFinite, outside
    }

    var fault = Fault.none
    private var questions = 0

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      guard var found = super.layoutAttributesForElements(in: rect), let first = found.first else {
        return nil
      }
      questions += 1
      switch fault {
      case .none: break
      case .missing: found.removeFirst()
      case .twice: found.append(first)
      case .elsewhere: first.frame.origin.x += 1
      case .moving: first.alpha = questions > 1 ? 0.5 : 1
      case .notInModel: first.indexPath = IndexPath(item: 99, section: 9)
      case .notFinite: first.frame.size.width = .nan
      case .outside: first.frame.origin.y = 5000
      }
      return found
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let found = super.layoutAttributesForItem(at: indexPath)
      if fault == .moving && questions > 1 && indexPath.item == 0 { found?.alpha = 0.5 }
      return found
    }
  }

  @Test("it notices answers that are wrong", arguments: FaultyLayout.Fault.allCases)
  func faults(fault: FaultyLayout.Fault) {
    let layout = FaultyLayout()
    layout.fault = fault
    let scene = Scene(ListModel([5]), layout: layout)
    scene.scroll(to: 1)
    #expect(scene.view.violations.isEmpty == (fault == .none), "\(scene.view.violations)")
  }

  @Test("it notices a content size that was not promised")
  func promises() {
    let scene = Scene(ListModel([5]))
    let context = FlowLayoutInvalidationContext()
    context.contentSizeAdjustment = CGSize(width: 0, height: 3)
    scene.layout.invalidateLayout(with: context)
    scene.view.layoutIfNeeded()
    #expect(scene.view.violations.count == 1)
  }

  @Test("it notices sizes that do not come to rest")
  func restlessness() {
    final class RestlessCell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height += 1
        return layoutAttributes
      }
    }
    final class Source: UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { RestlessCell(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }
    }
    let layout = FlowCollectionViewLayout()
    layout.estimatedItemSize = CGSize(width: 10, height: 10)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    let source = Source()
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.violations == ["sizes do not come to rest"])
  }

  @Test("it refuses batches that do not lead to the counts")
  func batches() {
    let model = ListModel([3, 2])
    let scene = Scene(model)
    func refuses(_ change: @escaping () -> Void) -> Bool {
      scene.view.performBatchUpdates(change)
      return scene.view.lastUpdate?.inconsistency != nil
    }
    #expect(refuses { scene.view.insertItems(at: [IndexPath(item: 0, section: 0)]) })
    #expect(refuses { scene.view.deleteItems(at: [IndexPath(item: 3, section: 0)]) })
    #expect(refuses { scene.view.deleteSections([0]) })
    #expect(refuses { scene.view.reloadSections([5]) })
    #expect(refuses { scene.view.moveSection(0, toSection: 2) })
    #expect(!refuses { scene.view.reloadItems(at: [IndexPath(item: 1, section: 0)]) })
    #expect(refuses { scene.view.moveSection(0, toSection: 1) })
    #expect(scene.view.violations == [])
  }
}
