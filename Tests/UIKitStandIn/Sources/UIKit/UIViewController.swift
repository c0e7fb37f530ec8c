public import Foundation

/// Whoever shows a screen: as much as a popover needs.
@MainActor
open class UIViewController: NSObject {
  /// The screen.
  open var view = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
  /// The size that the screen would like to have.
  open var preferredContentSize = CGSize(width: 0, height: 0)
  /// How the screen is shown.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet {
      popoverPresentationController =
        modalPresentationStyle == .popover ? UIPopoverPresentationController() : nil
    }
  }
  /// The popover that would show the screen; nil where it is shown otherwise.
  public private(set) var popoverPresentationController: UIPopoverPresentationController?
  /// The environment.
  open var traitCollection: UITraitCollection { view.traitCollection }

  /// Creates a controller.
  public override init() { super.init() }
}

/// How a screen is shown.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system likes.
  case automatic
  /// Filling the screen.
  case fullScreen
  /// In a popover.
  case popover
  /// As it is.
  case none
}

/// The ways an arrow may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upwards.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Downwards.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// All four.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// Shows a screen in a popover.
@MainActor
open class UIPopoverPresentationController: NSObject {
  /// The view that the arrow points at.
  open var sourceView: UIView?
  /// The part of it, in its coordinates.
  open var sourceRect = CGRect(x: 0, y: 0, width: 0, height: 0)
  /// The ways the arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The distance kept from the edges of the screen.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Whether the popover may cover what it points at.
  open var canOverlapSourceViewRect = false
  /// The view that shows the popover.
  open var containerView: UIView?
}
