public import Foundation

/// Where and how one element is shown.
@MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// The element's place in content coordinates.
  open var frame = CGRect(x: 0, y: 0, width: 0, height: 0)
  /// The element's opacity.
  open var alpha: CGFloat = 1
  /// Its drawing order.
  open var zIndex = 0
  /// Whether it is not shown.
  open var isHidden = false
  /// Its path.
  open var indexPath: IndexPath
  /// What it is.
  public private(set) var representedElementCategory: UICollectionView.ElementCategory
  /// The kind of a supplementary view; nil for a cell.
  public private(set) var representedElementKind: String?

  private init(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
  ) {
    representedElementCategory = category
    representedElementKind = kind
    self.indexPath = indexPath
    super.init()
  }

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(.cell, nil, indexPath)
  }

  /// Creates the attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(.supplementaryView, kind, indexPath)
  }

  /// The element's size.
  public var size: CGSize {
    get { frame.size }
    set { frame = CGRect(origin: frame.origin, size: newValue) }
  }

  /// The middle of the element.
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.size.width / 2, y: newValue.y - frame.size.height / 2)
    }
  }

  /// The same attributes in another object.
  public func duplicate() -> UICollectionViewLayoutAttributes {
    let copy = UICollectionViewLayoutAttributes(
      representedElementCategory, representedElementKind, indexPath)
    (copy.frame, copy.alpha, copy.zIndex, copy.isHidden) = (frame, alpha, zIndex, isHidden)
    return copy
  }
}

/// Which element attributes are of, and what they say, as a value.
struct ShownElement: Hashable {
  /// Which element.
  struct Key: Hashable {
    /// nil for a cell.
    var kind: String?
    var path: IndexPath
  }

  var key: Key
  private var frame: [CGFloat]
  private var alpha: CGFloat
  private var zIndex: Int
  private var isHidden: Bool

  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    key = Key(kind: attributes.representedElementKind, path: attributes.indexPath)
    let rect = attributes.frame
    frame = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    (alpha, zIndex, isHidden) = (attributes.alpha, attributes.zIndex, attributes.isHidden)
  }
}
