public import Foundation

/// A rectangle on screen: as much of a view as a collection view and a popover need.
@MainActor
open class UIView: NSObject {
  /// The view's content in its own coordinates; a scroll view scrolls by its origin.
  open var bounds: CGRect

  /// Where the bounds' top left corner stands in the superview.
  private var position: CGPoint

  /// The view's place in its superview.
  open var frame: CGRect {
    get { CGRect(origin: position, size: bounds.size) }
    set {
      position = newValue.origin
      bounds = CGRect(origin: bounds.origin, size: newValue.size)
      setNeedsLayout()
    }
  }

  /// The view's opacity.
  open var alpha: CGFloat = 1

  /// Whether the view is not shown.
  open var isHidden = false

  /// The area under bars and the device's shape; the platform finds it out, here it is given.
  open var safeAreaInsets: UIEdgeInsets { givenSafeAreaInsets }

  /// What `safeAreaInsets` answers.
  public var givenSafeAreaInsets = UIEdgeInsets.zero

  /// Whether the margins grow with the safe area; here they never do.
  open var insetsLayoutMarginsFromSafeArea = true

  /// The distance that content keeps from the edges.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// What the view says of its reading direction.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// The environment: its own where it was given one, else that of the view around it.
  open var traitCollection: UITraitCollection {
    givenTraits ?? superview?.traitCollection ?? UITraitCollection(displayScale: 0)
  }

  /// What `traitCollection` answers; nil for the view around.
  public var givenTraits: UITraitCollection?

  /// The view that holds this one.
  public private(set) weak var superview: UIView?

  /// The views that this one holds.
  public private(set) var subviews: [UIView] = []

  /// The direction in which the view's content is read.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Creates a view at a place.
  public init(frame: CGRect) {
    position = frame.origin
    bounds = CGRect(origin: CGPoint(x: 0, y: 0), size: frame.size)
    super.init()
  }

  /// Puts a view into this one.
  public func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  /// Takes the view out of the one that holds it.
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Whether the next pass lays the view out.
  private(set) var needsLayout = true

  /// Asks for a layout in the next pass.
  public func setNeedsLayout() {
    needsLayout = true
  }

  /// Lays the view out now if that was asked for.
  public func layoutIfNeeded() {
    guard needsLayout else { return }
    needsLayout = false
    layoutSubviews()
  }

  /// Lays the view's content out.
  open func layoutSubviews() {}

  /// A rectangle of this view in the coordinates of another one in the same tree.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let (from, to) = (originInTree, view?.originInTree ?? CGPoint(x: 0, y: 0))
    return rect.offsetBy(dx: from.x - to.x, dy: from.y - to.y)
  }

  /// Where this view's coordinates have their origin in the outermost view's superview.
  private var originInTree: CGPoint {
    let outer = superview?.originInTree ?? CGPoint(x: 0, y: 0)
    return CGPoint(
      x: outer.x + position.x - bounds.origin.x, y: outer.y + position.y - bounds.origin.y)
  }
}
