public import LayoutGeometry

/// A collection view's flow layout as a value: give it sections, ask it for frames.
///
/// Items are wrapped into lines, lines are stacked into sections with their headers, footers and
/// insets, and sections follow one another along the scroll axis. All answers are in content
/// coordinates, in points, and are functions of the description alone: however a layout came
/// about, the same configuration, sections and offset give the same frames to the bit.
///
/// Costs are given with *n* items, *s* sections, *k* results and ℓ items in the longest line met.
public struct FlowLayout: Sendable {
  /// What the layout depends on beside its sections.
  public internal(set) var configuration: FlowConfiguration {
    didSet { renewIdentity() }
  }

  /// The scroll position: the content's point at the container's top left corner.
  ///
  /// It moves pinned headers and footers and decides what is visible, and nothing else. It is not
  /// clamped, so that a bounce beyond the ends can be shown; see `scroll(to:)`.
  public internal(set) var contentOffset: LayoutPoint

  /// The sections, resolved and stacked along the main axis.
  var stack: SectionStack {
    didSet { renewIdentity() }
  }

  /// From flow coordinates to what is reported.
  var space: FlowSpace

  /// What held the last change in its place on screen.
  var heldAnchor: HeldAnchor?

  /// Changes with anything but the scroll position, where a copy or a scroll cursor holds the old one.
  private(set) var identity = LayoutIdentity()

  /// Lays sections out.
  ///
  /// - Parameters:
  ///   - configuration: The container and the policies.
  ///   - sections: The sections in order; none is fine.
  ///   - contentOffset: The scroll position, of magnitude 2⁶⁰ at most; at rest where nil: the
  ///     content's start just inside the content inset (F-RTL-3).
  /// - Throws: A `FlowLayoutError` that names the first value that is NaN, infinite, negative where
  ///   a length is meant, or too large (F-RANGE).
  /// - Complexity: O(*s*) for sections of one size, O(*n*) for sizes given one by one.
  public init(
    configuration: FlowConfiguration, sections: [FlowSection], contentOffset: LayoutPoint? = nil
  ) throws(FlowLayoutError) {
    try configuration.validate()
    if let contentOffset { try validateOffset(contentOffset) }
    self.configuration = configuration
    stack = try SectionStack(sections, configuration: configuration)
    space = FlowSpace(
      configuration: configuration, mainExtent: stack.mainExtent, mainReach: stack.mainReach)
    self.contentOffset = contentOffset ?? space.restingOffset(configuration)
  }

  /// Moves the scroll position without clamping it.
  ///
  /// - Throws: A `FlowLayoutError` where a coordinate is NaN, infinite or beyond 2⁶⁰.
  /// - Complexity: O(1).
  public mutating func scroll(to offset: LayoutPoint) throws(FlowLayoutError) {
    try validateOffset(offset)
    contentOffset = offset
  }

  /// The size of the content: the container less its content inset across, all sections along.
  ///
  /// It is not rounded to pixels and never below 0 (F-V-7, F-PIX-3).
  ///
  /// - Complexity: O(1).
  public var contentSize: LayoutSize {
    let cross = max(0, space.crossExtent)
    return space.isVertical
      ? LayoutSize(width: cross, height: space.mainExtent)
      : LayoutSize(width: space.mainExtent, height: cross)
  }

  /// The number of sections.
  ///
  /// - Complexity: O(1).
  public var sectionCount: Int { stack.count }

  /// The number of items in a section; nil where there is no such section.
  ///
  /// - Complexity: O(log *s*).
  public func itemCount(inSection section: Int) -> Int? {
    self.section(at: section)?.itemCount
  }
}

/// Stands for a layout as it is, whatever it is scrolled to; copies share it.
final class LayoutIdentity: Sendable {}

extension FlowLayout {
  /// Stands for another layout from now on; where no copy and no cursor knows this one, nobody could
  /// tell.
  private mutating func renewIdentity() {
    if !isKnownUniquelyReferenced(&identity) { identity = LayoutIdentity() }
  }

  /// The same layout scrolled to a position that was checked.
  func scrolled(to offset: LayoutPoint) -> FlowLayout {
    var copy = self
    copy.contentOffset = offset
    return copy
  }
}
