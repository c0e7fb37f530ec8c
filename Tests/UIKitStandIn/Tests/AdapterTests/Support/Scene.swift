import AdapterUnderTest
import FlowLayoutCore
import LayoutGeometry
import Testing
import UIKit

/// A collection view with the layout under test, a model and a delegate, in a container of 300 × 200.
@MainActor
final class Scene {
  let model: ListModel
  let layout: FlowCollectionViewLayout
  let view: UICollectionView
  let delegate: (any UICollectionViewDelegate)?

  init(
    _ model: ListModel, delegate: (any UICollectionViewDelegate)? = nil,
    layout: FlowCollectionViewLayout = FlowCollectionViewLayout(),
    size: CGSize = CGSize(width: 300, height: 200),
    _ configure: (FlowCollectionViewLayout, UICollectionView) -> Void = { _, _ in }
  ) {
    self.model = model
    self.layout = layout
    self.delegate = delegate
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: size.width, height: size.height),
      collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    configure(layout, view)
    view.delegate = delegate
    view.dataSource = model
    view.layoutIfNeeded()
  }

  func scroll(to offset: CGFloat) {
    view.contentOffset =
      layout.scrollDirection == .vertical
      ? CGPoint(x: view.contentOffset.x, y: offset) : CGPoint(x: offset, y: view.contentOffset.y)
    view.layoutIfNeeded()
  }

  func resize(_ width: CGFloat, _ height: CGFloat) {
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    view.layoutIfNeeded()
  }

  /// All elements, by way of UIKit's questions.
  var allElements: [FlowElement] {
    let everything = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    return (layout.layoutAttributesForElements(in: everything) ?? []).map { $0.element }
  }

  /// Whether the layout equals one that never saw anything but the present state.
  func expectFresh(
    _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let copy = layout.copyOfProperties()
    let fresh = Scene(model, delegate: delegate, layout: copy, size: view.bounds.size) { _, other in
      other.contentInset = view.contentInset
      other.givenSafeAreaInsets = view.safeAreaInsets
      other.semanticContentAttribute = view.semanticContentAttribute
      other.givenTraits = view.traitCollection
    }
    fresh.view.contentOffset = view.contentOffset
    fresh.view.layoutIfNeeded()
    #expect(view.contentSize == fresh.view.contentSize, comment, sourceLocation: sourceLocation)
    #expect(allElements == fresh.allElements, comment, sourceLocation: sourceLocation)
    #expect(view.violations == [], comment, sourceLocation: sourceLocation)
  }

  /// The frame of an item as the view has it.
  func frame(_ section: Int, _ item: Int) -> CGRect? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func header(_ section: Int) -> CGRect? {
    layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section))?.frame
  }
}

extension UICollectionViewLayoutAttributes {
  /// The attributes as the engine's value.
  var element: FlowElement {
    let path = ItemPath(section: indexPath.section, item: indexPath.item)
    let kind: ElementKind =
      switch representedElementKind {
      case nil: .item
      case UICollectionView.elementKindSectionHeader: .header
      default: .footer
      }
    return FlowElement(
      identifier: ElementIdentifier(kind: kind, path: path),
      frame: LayoutRect(
        x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: frame.size.height))
  }
}

extension FlowCollectionViewLayout {
  /// A layout that nobody has asked anything yet.
  func copyOfProperties() -> FlowCollectionViewLayout {
    let copy = FlippingLayout()
    copy.flips = flipsHorizontallyInOppositeLayoutDirection
    copy.minimumLineSpacing = minimumLineSpacing
    copy.minimumInteritemSpacing = minimumInteritemSpacing
    copy.itemSize = itemSize
    copy.estimatedItemSize = estimatedItemSize
    copy.scrollDirection = scrollDirection
    copy.headerReferenceSize = headerReferenceSize
    copy.footerReferenceSize = footerReferenceSize
    copy.sectionInset = sectionInset
    copy.sectionInsetReference = sectionInsetReference
    copy.sectionHeadersPinToVisibleBounds = sectionHeadersPinToVisibleBounds
    copy.sectionFootersPinToVisibleBounds = sectionFootersPinToVisibleBounds
    copy.rowAlignment = rowAlignment
    copy.quirks = quirks
    copy.pinnedHeaderOffset = pinnedHeaderOffset
    copy.keepsItemSizesInBatches = keepsItemSizesInBatches
    return copy
  }
}

/// A layout that has the view mirror it, as apps do for horizontal right-to-left content.
final class FlippingLayout: FlowCollectionViewLayout {
  var flips = false
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
}
