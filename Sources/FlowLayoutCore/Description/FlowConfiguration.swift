public import LayoutGeometry

/// What a layout depends on beside its sections: the container, its insets, directions and policies.
///
/// The names are the platform's where it has them. A configuration is checked when it is given to
/// a `FlowLayout`; storing any value here is fine.
public struct FlowConfiguration: Hashable, Sendable {
  /// The bounds size of the collection view, in points; each length 0 … 2⁴⁰.
  public var container: LayoutSize

  /// The content inset with the safe area applied, in points; it may be negative.
  public var adjustedContentInset = LayoutInsets.zero

  /// The safe area, in points; read only by `sectionInsetReference`.
  public var safeAreaInsets = LayoutInsets.zero

  /// The layout margins, in points; read only by `sectionInsetReference`.
  public var layoutMargins = LayoutInsets.zero

  /// The axis along which content scrolls.
  public var scrollDirection = ScrollDirection.vertical

  /// The direction of reading.
  public var layoutDirection = LayoutDirection.leftToRight

  /// Whether horizontally scrolling content is mirrored for right-to-left readers (F-RTL-3).
  ///
  /// Without it columns run from left to right in both directions, as on the platform. It has no
  /// effect on vertical scrolling, where rows are mirrored in any case (F-RTL-2).
  public var flipsHorizontallyInOppositeLayoutDirection = false

  /// Device pixels per point, 2⁻⁴ … 2⁶; 0 reports exact values.
  public var displayScale = 0.0

  /// Which edges of a reported frame fall on device pixels.
  public var pixelSnapping = PixelSnapping.origins

  /// Whether headers stay at the leading edge while their section is on screen (F-PIN-1).
  public var sectionHeadersPinToVisibleBounds = false

  /// Whether footers stay at the trailing edge while their section is on screen (F-PIN-3).
  public var sectionFootersPinToVisibleBounds = false

  /// How far past the content inset the line lies at which headers pin, in points.
  public var pinnedHeaderOffset = 0.0

  /// What the section insets are measured from on the cross axis.
  public var sectionInsetReference = SectionInsetReference.fromContentInset

  /// How items are spread along and across a line.
  public var rowAlignment = RowAlignment()

  /// The platform's faults that are reproduced; none by default.
  public var quirks: PlatformQuirks = []

  /// Creates a configuration with the platform's defaults for all but the container's size.
  public init(container: LayoutSize) {
    self.container = container
  }
}

/// Which edges of a reported frame fall on device pixels.
public enum PixelSnapping: Hashable, Sendable {
  /// Only origins are rounded and sizes are exact, as on the platform (F-PIX-1).
  case origins
  /// All four edges are rounded, so that frames that touch keep touching.
  case edges
}

/// What section insets are measured from on the cross axis (F-REF).
public enum SectionInsetReference: Hashable, Sendable {
  /// The content inset.
  case fromContentInset
  /// The safe area, with the content inset as a minimum.
  case fromSafeArea
  /// The layout margins, with the content inset as a minimum.
  case fromLayoutMargins
}
