public import Foundation

/// The platform's flow layout: its properties only, so that code which sets them compiles.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What section insets are measured from.
  public enum SectionInsetReference: Int, Sendable {
    /// The content inset.
    case fromContentInset
    /// The safe area.
    case fromSafeArea
    /// The layout margins.
    case fromLayoutMargins
  }

  /// The estimate of cells that size themselves without one.
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The distance between lines.
  open var minimumLineSpacing: CGFloat = 10
  /// The least distance between items.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The size of items.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The size assumed for cells that size themselves.
  open var estimatedItemSize = CGSize(width: 0, height: 0)
  /// The axis of scrolling.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The size of headers.
  open var headerReferenceSize = CGSize(width: 0, height: 0)
  /// The size of footers.
  open var footerReferenceSize = CGSize(width: 0, height: 0)
  /// The space around a section's items.
  open var sectionInset = UIEdgeInsets.zero
  /// What it is measured from.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// Whether headers stay in sight.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay in sight.
  open var sectionFootersPinToVisibleBounds = false

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }
}
