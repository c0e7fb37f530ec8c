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
  ///   - cannotFail: Whether the change is known not to throw: then no copy of the layout is kept, so
  ///     that what it holds can be changed in its place.
  ///   - change: Changes the sections, the configuration or both, and tells what was touched.
  /// - Returns: What changed.
  /// - Throws: What `change` throws; a `FlowLayoutError` for an anchor's distance out of range.
  mutating func change(
    holding anchor: ScrollAnchor, cannotFail: Bool = false,
    _ change: (inout FlowLayout) throws(FlowLayoutError) -> [TouchedSection]
  ) throws(FlowLayoutError) -> LayoutChange {
    try anchor.validate()
    let edge = edge(of: anchor)
    let before = ScreenState(self)
    let copy = cannotFail ? nil : self
    let touched: [TouchedSection]
    do {
      touched = try change(&self)
    } catch {
      if let copy { self = copy }
      throw error
    }
    resetSpace()
    return settle(from: before, edge: edge, request: anchor, touched: touched)
  }

  /// Follows an anchor after a change, and reports the change.
  mutating func settle(
    from old: ScreenState, edge: ScrollAnchor, request: ScrollAnchor, touched: [TouchedSection]
  ) -> LayoutChange {
    var adjustment = LayoutPoint(x: 0, y: 0)
    if let proposed = self.start(holding: edge) {
      let moved = space.offset(
        old.contentOffset, startingAt: proposed, containerWidth: configuration.container.width)
      adjustment = LayoutPoint(
        x: moved.x - old.contentOffset.x, y: moved.y - old.contentOffset.y)
    }
    follow(edge, request: request, from: old.start)
    let size = contentSize
    return LayoutChange(
      contentSizeAdjustment: LayoutSize(
        width: size.width - old.contentSize.width, height: size.height - old.contentSize.height),
      contentOffsetAdjustment: adjustment, contentOffset: contentOffset, anchor: edge,
      touched: touched)
  }

  /// Takes the space over from changed sections or a changed configuration.
  mutating func resetSpace() {
    space = FlowSpace(
      configuration: configuration, mainExtent: stack.mainExtent, mainReach: stack.mainReach)
  }

  /// Changes one section, and tells what that touched: the items that `change` returns.
  mutating func editSection(
    _ index: Int, _ change: (inout ResolvedSection) -> [Range<Int>]
  ) throws(FlowLayoutError) -> TouchedSection {
    try stack.edit(index, configuration: configuration, change)
  }
}

/// What a change is compared with that may not keep the layout from before.
struct ScreenState {
  /// The scroll position.
  var contentOffset: LayoutPoint
  /// The content's size.
  var contentSize: LayoutSize
  /// Where the viewport begins along the scroll axis.
  var start: Double

  init(_ layout: FlowLayout) {
    contentOffset = layout.contentOffset
    contentSize = layout.contentSize
    start = layout.viewport.start
  }
}

extension SectionStack {
  /// Changes one section as `edit(_:configuration:_:)`, and tells what that touched: the items that
  /// `change` returns, and what else shows it.
  mutating func edit(
    _ index: Int, to newIndex: Int? = nil, configuration: FlowConfiguration,
    _ change: (inout ResolvedSection) -> [Range<Int>]
  ) throws(FlowLayoutError) -> TouchedSection {
    try edit(index, configuration: configuration) { section in
      let before = SectionTraits(section)
      let items = change(&section)
      return section.touched(items, from: before, at: newIndex ?? index)
    }
  }
}

/// What a section is compared with that changed in its place.
struct SectionTraits {
  /// Its style.
  var style: SectionStyle
  /// The items of its last line and the rule that spreads them; nil where sizes are equal, for then a
  /// change reports all to the end.
  var lastLine: (items: Range<Int>, spread: RowAlignment.Spread)?

  init(_ section: ResolvedSection) {
    style = section.style
    guard case .varied(let lines) = section.content else { return }
    let count = lines.itemCount
    let rules = VariedPlacement(style, lines: lines)
    lastLine = (count - lines.tree.summary.lastCount..<count, rules.last)
  }
}

extension ResolvedSection {
  /// What a change from an older state touched, at the section's new index.
  func touched(_ items: [Range<Int>], from old: SectionTraits, at index: Int) -> TouchedSection {
    let new = SectionTraits(self)
    var touched = TouchedSection(section: index, items: items)
    touched.hasNewBoundaries =
      old.style.header != style.header || old.style.footer != style.footer
    if let last = new.lastLine, old.lastLine?.spread != last.spread,
      !items.contains(where: { $0.overlaps(last.items) })
    {
      touched.lastLine = last.items
    }
    return touched
  }
}
