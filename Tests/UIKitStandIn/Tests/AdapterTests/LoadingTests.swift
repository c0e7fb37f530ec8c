import AdapterUnderTest
import FlowLayoutCore
import LayoutGeometry
import Testing
import UIKit

@MainActor
@Suite("Loading")
struct LoadingTests {
  @Test("the layout is asked in the documented order, and once")
  func order() {
    let scene = Scene(ListModel([5, 7]))
    #expect(scene.view.journal == ["prepare", "contentSize", "elements"])
    #expect(scene.view.lastPass.prepareCount == 1)
    scene.view.layoutIfNeeded()
    #expect(scene.view.journal.count == 3)
    #expect(scene.view.violations == [])
  }

  @Test("the platform's defaults lay 50 × 50 items out with 10 between")
  func defaults() throws {
    let scene = Scene(ListModel([7]))
    // Five columns of 50 with 10 between, spread to (300 - 250) / 4 = 12.5.
    #expect(scene.frame(0, 0) == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(scene.frame(0, 1) == CGRect(x: 62.5, y: 0, width: 50, height: 50))
    #expect(scene.frame(0, 5) == CGRect(x: 0, y: 60, width: 50, height: 50))
    #expect(scene.view.contentSize == CGSize(width: 300, height: 110))
    #expect(scene.header(0) == nil)
    #expect(scene.frame(0, 7) == nil)
    #expect(scene.frame(1, 0) == nil)
  }

  @Test("frames are those of the engine for the same description")
  func engine() throws {
    let model = ListModel([9, 0, 4, 11])
    let scene = Scene(model, delegate: FullDelegate(model)) { layout, view in
      layout.sectionHeadersPinToVisibleBounds = true
      view.givenTraits = UITraitCollection(displayScale: 3)
      view.contentInset = UIEdgeInsets(top: 5, left: 3, bottom: 7, right: 4)
    }
    var configuration = FlowConfiguration(container: LayoutSize(width: 300, height: 200))
    configuration.sectionHeadersPinToVisibleBounds = true
    configuration.displayScale = 3
    configuration.adjustedContentInset = LayoutInsets(top: 5, left: 3, bottom: 7, right: 4)
    configuration.layoutMargins = LayoutInsets(top: 8, left: 8, bottom: 8, right: 8)
    let sections = model.sections.enumerated().map { index, items in
      var metrics = SectionMetrics()
      metrics.sectionInset = LayoutInsets(
        top: 1, left: Double(index % 3), bottom: 2, right: Double(index % 2))
      metrics.minimumLineSpacing = Double(index % 4)
      metrics.minimumInteritemSpacing = Double(index % 5)
      metrics.headerReferenceSize = LayoutSize(width: 20, height: index % 3 == 1 ? 0 : 24)
      metrics.footerReferenceSize = LayoutSize(width: 9, height: index % 2 == 1 ? 0 : 9)
      return FlowSection(
        items: .sizes(items.map { LayoutSize(width: $0.size.width, height: $0.size.height) }),
        metrics: metrics)
    }
    let layout = try FlowLayout(
      configuration: configuration, sections: sections,
      contentOffset: LayoutPoint(x: -3, y: -5))
    #expect(scene.view.contentOffset == CGPoint(x: -3, y: -5))
    #expect(scene.allElements == layout.allElements())
    #expect(scene.layout.engineLayout?.contentSize == layout.contentSize)
    #expect(scene.view.violations == [])
  }

  @Test("a delegate is asked for every item once, in order; a silent one not at all")
  func questions() {
    let model = ListModel([3, 2])
    let delegate = SizingDelegate(model)
    let scene = Scene(model, delegate: delegate)
    let paths = [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1]].map { IndexPath(indexes: $0) }
    #expect(delegate.questions == paths)
    scene.view.layoutIfNeeded()
    #expect(delegate.questions.count == 5)
    // Uniform sections need no memory and no question per item.
    let large = Scene(ListModel([]), delegate: SilentDelegate())
    large.model.toldCounts = [1_000_000_000]
    large.view.reloadData()
    large.view.layoutIfNeeded()
    #expect(large.view.contentSize.height == CGFloat(11_999_999_990))
  }

  @Test("no sections, an empty section, no data source, no view")
  func empty() {
    let none = Scene(ListModel([]))
    #expect(none.view.contentSize == CGSize(width: 300, height: 0))
    #expect(none.allElements == [])
    let empty = Scene(ListModel([0])) { layout, _ in
      layout.sectionInset = UIEdgeInsets(top: 3, left: 0, bottom: 4, right: 0)
      layout.headerReferenceSize = CGSize(width: 0, height: 20)
    }
    #expect(empty.view.contentSize == CGSize(width: 300, height: 27))
    #expect(empty.allElements.map { $0.identifier } == [.header(inSection: 0)])
    #expect(empty.view.violations == [])

    let layout = FlowCollectionViewLayout()
    layout.prepare()
    #expect(layout.collectionViewContentSize == CGSize(width: 0, height: 0))
    #expect(layout.layoutAttributesForElements(in: .infinite)?.count == 0)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test("headers and footers lie over items, and other kinds do not exist")
  func supplementaryViews() throws {
    let scene = Scene(ListModel([3])) { layout, _ in
      layout.headerReferenceSize = CGSize(width: 0, height: 20)
      layout.footerReferenceSize = CGSize(width: 0, height: 30)
    }
    let path = IndexPath(item: 0, section: 0)
    let footer = try #require(
      scene.layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionFooter, at: path))
    #expect(footer.frame == CGRect(x: 0, y: 70, width: 300, height: 30))
    #expect(footer.zIndex == 10)
    #expect(scene.layout.layoutAttributesForItem(at: path)?.zIndex == 0)
    #expect(
      scene.layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: path) == nil)
  }

  @Test("property setters put the layout out of date only when they change something")
  func setters() {
    let scene = Scene(ListModel([7]))
    let count = scene.view.journal.count
    scene.layout.itemSize = CGSize(width: 50, height: 50)
    scene.layout.sectionHeadersPinToVisibleBounds = false
    scene.view.layoutIfNeeded()
    #expect(scene.view.journal.count == count)
    scene.layout.itemSize = CGSize(width: 60, height: 20)
    scene.layout.minimumLineSpacing = 1
    scene.view.layoutIfNeeded()
    #expect(scene.view.journal.count == count + 3)
    #expect(scene.frame(0, 6) == CGRect(x: 160, y: 21, width: 60, height: 20))
    scene.layout.rowAlignment = RowAlignment(common: .leading)
    scene.view.layoutIfNeeded()
    #expect(scene.frame(0, 1)?.minX == 70)
    scene.layout.scrollDirection = .horizontal
    scene.view.layoutIfNeeded()
    scene.expectFresh()
  }

  @Test("values that no layout can be made from are named and replaced")
  func impossibleValues() {
    let model = ListModel([2])
    model.sections[0][0].size = CGSize(width: CGFloat.nan, height: 20)
    model.sections[0][1].size = CGSize(width: -5, height: CGFloat.infinity)
    let scene = Scene(model, delegate: SizingDelegate(model)) { layout, view in
      layout.minimumLineSpacing = .nan
      view.givenTraits = UITraitCollection(displayScale: 1000)
    }
    #expect(scene.layout.lastLayoutError != nil)
    #expect(scene.frame(0, 0)?.size == CGSize(width: 0, height: 20))
    #expect(scene.frame(0, 1)?.size == CGSize(width: 0, height: 0x1p40))
    #expect(scene.view.violations == [])
    model.sections = [[model.makeItem()]]
    scene.layout.minimumLineSpacing = 0
    scene.view.givenTraits = UITraitCollection(displayScale: 2)
    scene.view.reloadData()
    scene.view.layoutIfNeeded()
    #expect(scene.layout.lastLayoutError == nil)
  }
}
