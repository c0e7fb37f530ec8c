public import Foundation

/// A view that shows an element.
@MainActor
open class UICollectionReusableView: UIView {
  /// Creates a view at a place.
  public required override init(frame: CGRect) { super.init(frame: frame) }

  /// Takes attributes over.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the view would rather have.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// A view that shows an item.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// What the cell shows.
  public let contentView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
}
