import AdapterUnderTest
import FlowLayoutCore
import LayoutGeometry
import Testing
import UIKit

@MainActor
@Suite("Items moved by hand")
struct InteractiveMoveTests {
  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func scene(_ counts: [Int]) -> Scene {
    let model = ListModel(counts)
    return Scene(model, delegate: SizingDelegate(model)) { layout, _ in
      layout.headerReferenceSize = CGSize(width: 0, height: 20)
    }
  }

  @Test("while an item is held every item keeps its own size, and letting go changes nothing seen")
  func commit() throws {
    let scene = scene([12, 8])
    let ids = scene.model.sections[0].map { $0.id }
    #expect(scene.view.beginInteractiveMovementForItem(at: path(0, 1)))
    let target = try #require(scene.frame(0, 7))
    scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: target.midX, y: target.midY))
    let sizes = (0..<12).compactMap { scene.frame(0, $0)?.size }
    // Shown as if moved, and nobody was asked for sizes by paths that are not the model's yet.
    var expected = scene.model.sections[0].map { $0.size }
    expected.insert(expected.remove(at: 1), at: 7)
    #expect(sizes == expected)
    let shown = scene.allElements
    #expect(scene.model.sections[0].map { $0.id } == ids)
    scene.view.endInteractiveMovement()
    #expect(scene.model.sections[0][7].id == ids[1])
    #expect(scene.allElements == shown)
    scene.expectFresh()
  }

  @Test("a move that is cancelled leaves everything as it was")
  func cancel() throws {
    let scene = scene([12, 8])
    let before = scene.allElements
    #expect(scene.view.beginInteractiveMovementForItem(at: path(0, 3)))
    let target = try #require(scene.frame(1, 2))
    scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: target.midX, y: target.midY))
    #expect(scene.layout.engineLayout?.itemCount(inSection: 0) == 11)
    #expect(scene.allElements != before)
    scene.view.cancelInteractiveMovement()
    #expect(scene.allElements == before)
    scene.expectFresh()
  }

  @Test("the item under the finger lies over all others, its middle at the finger")
  func attributes() {
    let scene = scene([5])
    let finger = CGPoint(x: 77, y: 66)
    let attributes = scene.layout.layoutAttributesForInteractivelyMovingItem(
      at: path(0, 2), withTargetPosition: finger)
    #expect(attributes.center == finger)
    #expect(attributes.zIndex == Int.max)
    #expect(attributes.size == scene.model.sections[0][2].size)
    #expect(scene.view.violations == [])
  }

  @Test("items go to the item under the finger, into empty sections and behind the last")
  func targets() throws {
    let scene = scene([4, 0, 3])
    let last = try #require(scene.frame(2, 2))
    let empty = try #require(scene.header(1))
    func target(_ x: CGFloat, _ y: CGFloat) -> IndexPath {
      scene.layout.targetIndexPath(
        forInteractivelyMovingItem: path(0, 0), withPosition: CGPoint(x: x, y: y))
    }
    let third = try #require(scene.frame(0, 3))
    #expect(target(third.midX, third.midY) == path(0, 3))
    #expect(target(290, last.maxY + 40) == path(2, 3))
    // On a header the item stays.
    #expect(target(empty.midX, empty.midY) == path(0, 0))

    #expect(scene.view.beginInteractiveMovementForItem(at: path(0, 0)))
    scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 290, y: last.maxY + 40))
    scene.view.endInteractiveMovement()
    #expect(scene.model.sections.map { $0.count } == [3, 0, 4])
    scene.expectFresh()
  }

  @Test("a rotation and a reload during a move")
  func interruptions() throws {
    let scene = scene([12, 8])
    #expect(scene.view.beginInteractiveMovementForItem(at: path(0, 3)))
    let target = try #require(scene.frame(0, 8))
    scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: target.midX, y: target.midY))
    scene.resize(420, 150)
    scene.view.cancelInteractiveMovement()
    scene.expectFresh()
    #expect(scene.view.beginInteractiveMovementForItem(at: path(0, 3)))
    scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: target.midX, y: target.midY))
    scene.view.reloadData()
    scene.view.layoutIfNeeded()
    scene.expectFresh()
  }

  @Test("a place that does not exist leaves the items where they were")
  func impossibleTarget() {
    let scene = scene([4])
    let before = scene.allElements
    let context = scene.layout.invalidationContext(
      forInteractivelyMovingItems: [path(3, 9)], withTargetPosition: CGPoint(x: 0, y: 0),
      previousIndexPaths: [path(0, 1)], previousPosition: CGPoint(x: 0, y: 0))
    scene.layout.invalidateLayout(with: context)
    scene.layout.prepare()
    #expect(scene.allElements == before)
  }

  @Test("several items are held at once")
  func several() throws {
    let scene = scene([6, 4])
    func step(_ from: [IndexPath], _ to: [IndexPath]) {
      let context = scene.layout.invalidationContext(
        forInteractivelyMovingItems: to, withTargetPosition: CGPoint(x: 0, y: 0),
        previousIndexPaths: from, previousPosition: CGPoint(x: 0, y: 0))
      scene.layout.invalidateLayout(with: context)
      scene.layout.prepare()
    }
    let model = scene.model.sections
    step([path(0, 0), path(0, 3)], [path(0, 0), path(0, 3)])
    step([path(0, 0), path(0, 3)], [path(1, 0), path(1, 1)])
    #expect(scene.layout.engineLayout?.itemCount(inSection: 1) == 6)
    #expect(scene.frame(1, 0)?.size == model[0][0].size)
    #expect(scene.frame(1, 1)?.size == model[0][3].size)
    step([path(1, 0), path(1, 1)], [path(0, 4), path(1, 4)])
    #expect(scene.frame(0, 4)?.size == model[0][0].size)
    #expect(scene.frame(1, 4)?.size == model[0][3].size)
    let end = scene.layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [path(0, 0), path(0, 3)], previousIndexPaths: [path(0, 4), path(1, 4)],
      movementCancelled: true)
    scene.layout.invalidateLayout(with: end)
    scene.view.layoutIfNeeded()
    scene.expectFresh()
  }
}
