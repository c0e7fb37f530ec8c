import AdapterUnderTest
import FlowLayoutCore
import LayoutGeometry
import Testing
import UIKit

@MainActor
@Suite("Scrolling and rotation")
struct ScrollingTests {
  /// Sections of 2 rows with a header of 20: each 130 high without line spacing after the last row.
  private func sections(_ count: Int, pinsFooters: Bool = false) -> Scene {
    Scene(ListModel(Array(repeating: 10, count: count))) { layout, _ in
      layout.headerReferenceSize = CGSize(width: 0, height: 20)
      layout.footerReferenceSize = CGSize(width: 0, height: pinsFooters ? 15 : 0)
      layout.sectionHeadersPinToVisibleBounds = true
      layout.sectionFootersPinToVisibleBounds = pinsFooters
    }
  }

  @Test("an unpinned layout prepares nothing when it is scrolled")
  func unpinned() {
    let scene = Scene(ListModel([500]))
    let prepared = scene.view.journal.filter { $0 == "prepare" }.count
    for step in 1...40 { scene.scroll(to: CGFloat(step * 37)) }
    #expect(scene.view.journal.filter { $0 == "prepare" }.count == prepared)
    #expect(scene.view.violations == [])
    #expect(scene.view.indexPathsForVisibleItems.first?.item == 120)
  }

  @Test("a scroll step lists the headers that move, and nothing else", arguments: [false, true])
  func pinned(changesBoundsFirst: Bool) {
    let scene = sections(1000)
    scene.view.changesBoundsFirst = changesBoundsFirst
    for step in 1...60 {
      scene.scroll(to: CGFloat(step * 7))
      let pass = scene.view.lastPass
      // 200 points show the end of one section, one, and the beginning of another.
      #expect(pass.listedCount.map { $0 <= 3 } == true)
      #expect(pass.prepareCount <= 1)
    }
    // 60 * 7 = 420 lies in the fourth section, which begins at 390.
    #expect(scene.header(3)?.minY == 420)
    #expect(scene.header(4)?.minY == 520)
    // The third one was pushed to its end.
    #expect(scene.header(2)?.minY == 370)
    scene.expectFresh()
  }

  @Test("a jump lists the headers on the way, and the view holds no stale one")
  func jump() {
    let scene = sections(50, pinsFooters: true)
    for offset in [0, 3000, 100, 6000, 5990, 5000, 0] as [CGFloat] {
      scene.scroll(to: offset)
      scene.expectFresh("at \(offset)")
    }
    // Beyond the end, as in a bounce: headers stay in their places.
    scene.scroll(to: -40)
    #expect(scene.header(0)?.minY == 0)
    scene.expectFresh()
  }

  @Test("a rotation lays out anew without a question to the delegate; height alone does nothing")
  func rotation() {
    let model = ListModel([40, 40])
    let delegate = SizingDelegate(model)
    let scene = Scene(model, delegate: delegate) { layout, _ in
      layout.headerReferenceSize = CGSize(width: 0, height: 20)
    }
    delegate.questions = []
    let prepared = scene.view.journal.filter { $0 == "prepare" }.count
    scene.resize(300, 100)
    #expect(scene.view.journal.filter { $0 == "prepare" }.count == prepared)
    scene.resize(520, 180)
    #expect(delegate.questions == [])
    scene.expectFresh()
    delegate.questions = []
    delegate.scale = 0.5
    scene.resize(300, 200)
    // Sizes stay as they were told (F-INV-5) until somebody says otherwise.
    #expect(scene.frame(0, 0)?.size == model.size(at: IndexPath(item: 0, section: 0)))
    #expect(delegate.questions == [])
    scene.layout.invalidateLayout()
    scene.view.layoutIfNeeded()
    #expect(delegate.questions.count == 80)
    scene.expectFresh()
  }

  @Test("code that changes the platform's context for new bounds is followed")
  func overriddenContext() {
    final class AskingLayout: FlowCollectionViewLayout {
      override func invalidationContext(
        forBoundsChange newBounds: CGRect
      ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        (context as? UICollectionViewFlowLayoutInvalidationContext)?
          .invalidateFlowLayoutDelegateMetrics = true
        return context
      }
    }
    let model = ListModel([40])
    let delegate = SizingDelegate(model)
    let scene = Scene(model, delegate: delegate, layout: AskingLayout())
    delegate.scale = 2
    scene.resize(400, 200)
    #expect(scene.frame(0, 0)?.size.width == 2 * model.sections[0][0].size.width)
    scene.expectFresh()
  }

  @Test("contexts of the platform's own classes are followed")
  func foreignContexts() {
    let model = ListModel([10])
    let delegate = SizingDelegate(model)
    let scene = Scene(model, delegate: delegate)
    delegate.questions = []
    let flow = UICollectionViewFlowLayoutInvalidationContext()
    flow.invalidateFlowLayoutDelegateMetrics = false
    scene.layout.invalidateLayout(with: flow)
    scene.view.layoutIfNeeded()
    #expect(delegate.questions == [])
    scene.layout.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
    scene.view.layoutIfNeeded()
    #expect(delegate.questions.count == 10)
    scene.layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
    scene.view.layoutIfNeeded()
    #expect(delegate.questions.count == 20)
    scene.expectFresh()
  }

  @Test("a held item stays at the top through rotation and back", arguments: [false, true])
  func anchoredRotation(changesBoundsFirst: Bool) throws {
    let scene = Scene(ListModel([400])) { layout, _ in layout.scrollAnchor = .top }
    scene.view.changesBoundsFirst = changesBoundsFirst
    scene.scroll(to: 1210)
    let first = try #require(scene.view.indexPathsForVisibleItems.first)
    let distance = try #require(scene.frame(0, first.item)).minY - 1210
    scene.resize(500, 120)
    let turned = try #require(scene.frame(0, first.item)).minY - scene.view.contentOffset.y
    #expect(turned == distance)
    #expect(scene.view.contentOffset.y != 1210)
    scene.resize(300, 200)
    #expect(scene.view.contentOffset.y == 1210)
    #expect(scene.view.violations == [])
  }

  @Test("insets, safe area and direction are noticed at the next step")
  func insets() {
    let scene = sections(20)
    scene.scroll(to: 500)
    scene.view.contentInset = UIEdgeInsets(top: 10, left: 30, bottom: 0, right: 40)
    scene.scroll(to: 505)
    #expect(scene.header(3)?.width == 230)
    scene.expectFresh()
    scene.layout.sectionInsetReference = .fromSafeArea
    scene.view.givenSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 60)
    scene.scroll(to: 506)
    scene.expectFresh()
    scene.view.semanticContentAttribute = .forceRightToLeft
    scene.scroll(to: 507)
    #expect(scene.frame(3, 0).map { $0.midX > 115 } == true)
    scene.expectFresh()
    scene.layout.sectionInsetReference = .fromLayoutMargins
    scene.scroll(to: 300)
    scene.expectFresh()
  }

  @Test("right-to-left rows begin at the right; a mirroring view gets leading coordinates")
  func rightToLeft() {
    let plain = Scene(ListModel([7])) { _, view in
      view.semanticContentAttribute = .forceRightToLeft
    }
    #expect(plain.frame(0, 0)?.minX == 250)
    #expect(plain.frame(0, 5)?.minX == 250)
    plain.expectFresh()

    let layout = FlippingLayout()
    layout.flips = true
    layout.scrollDirection = .horizontal
    let flipped = Scene(ListModel([70]), layout: layout) { _, view in
      view.semanticContentAttribute = .forceRightToLeft
      view.contentInset = UIEdgeInsets(top: 0, left: 11, bottom: 0, right: 22)
    }
    // The view turns everything around, so that the layout begins at 0 and knows no right-to-left.
    #expect(flipped.frame(0, 0) == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(flipped.frame(0, 3)?.minX == 60)
    #expect(flipped.layout.engineLayout?.configuration.adjustedContentInset.left == 22)
    flipped.expectFresh()
  }

  @Test("scrolling comes to rest where the layout is told to")
  func snapping() {
    let scene = Scene(ListModel([100]))
    let proposed = CGPoint(x: 0, y: 95)
    let velocity = CGPoint(x: 0, y: 0.4)
    #expect(
      scene.layout.targetContentOffset(
        forProposedContentOffset: proposed, withScrollingVelocity: velocity) == proposed)
    scene.layout.scrollSnapping = .lines
    #expect(
      scene.layout.targetContentOffset(
        forProposedContentOffset: proposed, withScrollingVelocity: velocity)
        == CGPoint(x: 0, y: 120))
    #expect(
      scene.layout.targetContentOffset(
        forProposedContentOffset: proposed, withScrollingVelocity: CGPoint(x: 0, y: -1))
        == CGPoint(x: 0, y: 60))
  }
}
