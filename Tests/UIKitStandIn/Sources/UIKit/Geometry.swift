@_exported public import Foundation

/// Distances from the edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the left.
  public var left: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the right.
  public var right: CGFloat

  /// No distance at all.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension IndexPath {
  /// Creates the path of an item.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section of an item's path.
  public var section: Int { self[0] }

  /// The item of an item's path; `NSNotFound` where a section is meant.
  public var item: Int { self[1] }
}

/// The direction in which a user reads.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}

/// What a view says of its own reading direction.
public enum UISemanticContentAttribute: Int, Sendable {
  /// It follows the app.
  case unspecified
  /// It reads from left to right.
  case forceLeftToRight
  /// It reads from right to left.
  case forceRightToLeft
}

/// The environment of a view.
@MainActor
public final class UITraitCollection: NSObject {
  /// Device pixels per point; 0 where that is not known.
  public let displayScale: CGFloat

  /// Creates an environment.
  public init(displayScale: CGFloat) {
    self.displayScale = displayScale
  }
}
