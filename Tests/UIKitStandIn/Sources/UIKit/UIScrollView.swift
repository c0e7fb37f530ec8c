public import Foundation

/// What a scroll view tells; nothing that is needed here.
@MainActor
public protocol UIScrollViewDelegate: AnyObject {}

/// A view that shows a part of its content.
@MainActor
open class UIScrollView: UIView {
  /// How the safe area becomes content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the platform sees fit; here the same as `always`.
    case automatic
    /// Not at all.
    case never
    /// On all edges.
    case always
  }

  /// The size of the content.
  open var contentSize = CGSize(width: 0, height: 0)

  /// The space around the content.
  open var contentInset = UIEdgeInsets.zero

  /// Whether the safe area is added to the content inset.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// The content inset with the safe area applied.
  public var adjustedContentInset: UIEdgeInsets {
    if contentInsetAdjustmentBehavior == .never { return contentInset }
    return UIEdgeInsets(
      top: contentInset.top + safeAreaInsets.top, left: contentInset.left + safeAreaInsets.left,
      bottom: contentInset.bottom + safeAreaInsets.bottom,
      right: contentInset.right + safeAreaInsets.right)
  }

  /// The scroll position: the content's point at the view's top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds = CGRect(origin: newValue, size: bounds.size) }
  }

  /// An offset moved into the range in which the view scrolls.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let (least, size) = (CGPoint(x: -inset.left, y: -inset.top), bounds.size)
    return CGPoint(
      x: min(max(offset.x, least.x), max(least.x, contentSize.width + inset.right - size.width)),
      y: min(max(offset.y, least.y), max(least.y, contentSize.height + inset.bottom - size.height)))
  }
}
