import AdapterUnderTest
import FlowLayoutCore
import LayoutGeometry
import PeoplePopover
import PopoverGeometry
import Testing
import UIKit

@MainActor
@Suite("Popovers")
struct PopoverTests {
  private func window(_ width: CGFloat, _ height: CGFloat) -> (window: UIView, button: UIView) {
    let window = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let bar = UIView(frame: CGRect(x: 0, y: 20, width: width, height: 44))
    let button = UIView(frame: CGRect(x: width - 60, y: 4, width: 40, height: 36))
    window.addSubview(bar)
    bar.addSubview(button)
    return (window, button)
  }

  @Test("directions are the same in both sets")
  func directions() {
    for raw in 0..<16 {
      let platform = UIPopoverArrowDirection(rawValue: UInt(raw))
      #expect(UIPopoverArrowDirection(PopoverArrowDirections(platform: platform)) == platform)
    }
    #expect(PopoverArrowDirections(platform: .any) == .any)
    #expect(PopoverArrowDirections(platform: .left) == .left)
    #expect(UIPopoverArrowDirection(.up) == .up)
  }

  @Test("a request has its rectangles in the container's coordinates")
  func request() {
    let (window, button) = window(500, 400)
    window.givenSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    window.givenTraits = UITraitCollection(displayScale: 3)
    window.semanticContentAttribute = .forceRightToLeft
    let request = PopoverRequest(
      pointingAt: CGRect(x: 1, y: 2, width: 30, height: 20), in: button, container: window,
      preferredContentSize: CGSize(width: 111, height: 222))
    #expect(request.container == LayoutRect(x: 0, y: 0, width: 500, height: 400))
    #expect(request.sourceRect == LayoutRect(x: 441, y: 26, width: 30, height: 20))
    #expect(request.preferredContentSize == LayoutSize(width: 111, height: 222))
    #expect(request.safeAreaInsets.bottom == 34)
    #expect(request.displayScale == 3)
    #expect(request.layoutDirection == .rightToLeft)
  }

  @Test("a controller of people takes the size that its list needs and the placement's direction")
  func people() throws {
    let (window, button) = window(768, 1024)
    let sizing = try PeoplePopoverSizing(counts: [7, 3])
    let controller = UIViewController()
    let placed = try controller.preparePopover(
      of: sizing, pointingAt: button.bounds, in: button, container: window)
    #expect(controller.modalPresentationStyle == .popover)
    #expect(controller.preferredContentSize == CGSize(width: 350, height: 338))
    let presentation = try #require(controller.popoverPresentationController)
    #expect(presentation.sourceView === button)
    #expect(presentation.sourceRect == CGRect(x: 0, y: 0, width: 40, height: 36))
    #expect(placed.placement.arrowDirection == .up)
    #expect(presentation.permittedArrowDirections == .up)
    #expect(presentation.popoverLayoutMargins.left == 10)

    // On a narrow screen the popover is refitted, and the size is the one asked for last.
    let (narrow, small) = self.window(300, 480)
    let refitted = try controller.preparePopover(
      of: sizing, pointingAt: small.bounds, in: small, container: narrow)
    #expect(refitted.isRefitted)
    #expect(Double(controller.preferredContentSize.height) == refitted.preferredContentSize.height)
    #expect(controller.popoverPresentationController != nil)
  }

  @Test("where there is no place nothing changes")
  func nowhere() throws {
    let empty = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    let controller = UIViewController()
    #expect(throws: PeoplePlacementError.self) {
      try controller.preparePopover(
        of: try PeoplePopoverSizing(counts: [1]), pointingAt: empty.bounds, in: empty,
        container: empty)
    }
    #expect(controller.modalPresentationStyle == .automatic)
    #expect(controller.popoverPresentationController == nil)
  }

  @Test("a list of people in the layout has the frames of its popover")
  func list() throws {
    let sizing = try PeoplePopoverSizing(counts: [7, 3])
    let model = ListModel([7, 3])
    let metrics = sizing.metrics
    let scene = Scene(model, size: CGSize(width: 350, height: 338)) { layout, _ in
      layout.itemSize = CGSize(width: metrics.itemWidth, height: metrics.rowHeight)
      layout.minimumLineSpacing = metrics.lineSpacing
      layout.minimumInteritemSpacing = metrics.interitemSpacing
      layout.headerReferenceSize = CGSize(width: 350, height: metrics.headerHeight)
      layout.sectionInset = UIEdgeInsets(
        top: 0, left: metrics.sideInset, bottom: 0, right: metrics.sideInset)
      layout.sectionHeadersPinToVisibleBounds = true
    }
    scene.scroll(to: 77)
    let list = try sizing.layout(
      container: LayoutSize(width: 350, height: 338), contentOffset: LayoutPoint(x: 0, y: 77))
    #expect(scene.allElements == list.allElements())
  }
}
