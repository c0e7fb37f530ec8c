public import LayoutGeometry

/// What a change did to a layout, for whoever shows it.
public struct LayoutChange: Hashable, Sendable {
  /// The content size after less that before, in points; its lengths may be negative.
  public var contentSizeAdjustment: LayoutSize

  /// What the offset must move by so that the anchor stays still, in points, before clamping.
  ///
  /// Zero with the anchor `none` (F-SELF-5).
  public var contentOffsetAdjustment: LayoutPoint

  /// The offset after the change, inside the legal range; the layout has it already.
  public var contentOffset: LayoutPoint

  /// The edge that was held, in the paths after the change: `leadingEdge`, `trailingEdge` or `end`
  /// with its distance, or `none`.
  ///
  /// Passing it to the next change holds the same edge even if somebody scrolled in between (F-ANC-3).
  public var anchor: ScrollAnchor

  /// The sections in which lines changed, ascending; all others only moved along the scroll axis.
  public var touched: [TouchedSection]
}

/// The part of a section that a change touched.
public struct TouchedSection: Hashable, Sendable {
  /// The section's index after the change.
  public var section: Int

  /// The items whose places on their lines, or whose lines, may have changed, as ascending ranges; all
  /// others moved along the scroll axis at most.
  public var items: [Range<Int>]

  /// The items of the section's last line where its spread changed although no item of it did: a
  /// line far away made it complete or incomplete (F-H-5).
  public var lastLine: Range<Int>?

  /// Whether the header's or footer's length changed.
  public var hasNewBoundaries = false

  /// Creates a report.
  public init(
    section: Int, items: [Range<Int>], lastLine: Range<Int>? = nil, hasNewBoundaries: Bool = false
  ) {
    self.section = section
    self.items = items
    self.lastLine = lastLine
    self.hasNewBoundaries = hasNewBoundaries
  }
}

extension FlowLayout {
  /// Performs a change of sections whose indices stay, held by an anchor; leaves the layout as it was
  /// where the change throws.
  ///
  /// - Parameters:
  ///   - anchor: What keeps its place.
  ///   - change: Changes the sections, the configuration or both, and tells what was touched.
  /// - Returns: What changed.
  /// - Throws: What `change` throws.
  mutating func change(
    holding anchor: ScrollAnchor,
    _ change: (inout FlowLayout) throws(FlowLayoutError) -> [TouchedSection]
  ) throws(FlowLayoutError) -> LayoutChange {
    let edge = edge(of: anchor)
    let start = viewport.start
    var next = self
    let touched = try change(&next)
    next.resetSpace()
    let report = next.settle(
      from: self, edge: edge, request: anchor, start: start, touched: touched)
    self = next
    return report
  }

  /// Follows an anchor after a change, and reports the change.
  mutating func settle(
    from old: FlowLayout, edge: ScrollAnchor, request: ScrollAnchor, start: Double,
    touched: [TouchedSection]
  ) -> LayoutChange {
    var adjustment = LayoutPoint(x: 0, y: 0)
    if let proposed = self.start(holding: edge) {
      let moved = space.offset(old.contentOffset, startingAt: proposed, configuration)
      adjustment = LayoutPoint(
        x: moved.x - old.contentOffset.x, y: moved.y - old.contentOffset.y)
    }
    follow(edge, request: request, from: start)
    let (size, oldSize) = (contentSize, old.contentSize)
    return LayoutChange(
      contentSizeAdjustment: LayoutSize(
        width: size.width - oldSize.width, height: size.height - oldSize.height),
      contentOffsetAdjustment: adjustment, contentOffset: contentOffset, anchor: edge,
      touched: touched)
  }

  /// Takes the space over from changed sections or a changed configuration.
  mutating func resetSpace() {
    space = FlowSpace(
      configuration: configuration, mainExtent: stack.mainExtent, mainReach: stack.mainReach)
  }

  /// Replaces one section, and tells what that touched.
  mutating func replaceSection(
    _ index: Int, with section: ResolvedSection, touching items: [Range<Int>]
  ) throws(FlowLayoutError) -> TouchedSection {
    let old = stack.resolved(index)
    try stack.replace(index..<index + 1, with: [section], configuration: configuration)
    return section.touched(items, from: old, at: index, configuration)
  }
}

extension ResolvedSection {
  /// What a change from an older state touched, at the section's new index.
  func touched(
    _ items: [Range<Int>], from old: ResolvedSection, at index: Int,
    _ configuration: FlowConfiguration
  ) -> TouchedSection {
    var touched = TouchedSection(section: index, items: items)
    touched.hasNewBoundaries =
      old.style.header != style.header || old.style.footer != style.footer
    if let last = lastLine(configuration), !items.contains(where: { $0.overlaps(last.items) }),
      old.lastLine(configuration)?.spread != last.spread
    {
      touched.lastLine = last.items
    }
    return touched
  }

  /// The items of the last line and the rule that spreads them; nil where sizes are equal, for then
  /// a change reports all to the end.
  fileprivate func lastLine(
    _ configuration: FlowConfiguration
  ) -> (items: Range<Int>, spread: RowAlignment.Spread)? {
    guard case .varied(let lines) = content else { return nil }
    let rules = VariedPlacement(style, lines: lines)
    let count = lines.itemCount
    return (count - lines.tree.summary.lastCount..<count, rules.last)
  }
}
