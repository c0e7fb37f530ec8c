import LayoutGeometry

/// The way on when scrolling forward: the next line to come at the trailing edge, the next one to go
/// at the leading edge, and how far one can scroll before anything but lines changes.
///
/// It serves layouts in which nothing overlaps and whose content is not flipped. All positions are
/// along the main axis, in points.
struct ForwardScroll: Sendable {
  /// The layout it is a way of.
  private let identity: LayoutIdentity
  /// The scroll position reached.
  private(set) var offset: LayoutPoint
  /// The container's ends as far as they have come, and what they must stay below.
  private var low: Double
  private var high: Double
  private let lowLimit: Double
  private let highLimit: Double
  /// The line coming in, and the one going out.
  private var entering: ScrollEdge
  private var leaving: ScrollEdge
  /// The header of the first section on screen and the footer of the last one, where they may move.
  private var header: PinnedBoundary?
  private var footer: PinnedBoundary?

  /// Finds the way on from where a layout is scrolled to; nil where there is none to be found cheaply.
  init?(from layout: FlowLayout) {
    guard !layout.space.isFlipped && layout.stack.tree.summary.isContained else { return nil }
    let rect = layout.visibleRect
    let (low, high) = ForwardScroll.mainEnds(of: rect, layout.space)
    guard low < high, let sections = SectionsOnScreen(layout, low: low, high: high) else {
      return nil
    }
    let pinning = layout.pinning
    guard let limits = sections.quietLimits(layout, pinning, low: low, high: high) else {
      return nil
    }
    identity = layout.identity
    offset = layout.contentOffset
    self.low = low
    self.high = high
    lowLimit = limits.low
    highLimit = limits.high
    entering = ScrollEdge(sections.last, layout.space, at: high)
    leaving = ScrollEdge(sections.first, layout.space, at: low)
    header = PinnedBoundary(headerOf: sections.first, layout, pinning)
    footer = PinnedBoundary(footerOf: sections.last, layout, pinning)
    entering.findNextEntry(in: rect)
    leaving.findNextExit(in: rect)
  }

  /// Whether this is a way of a layout as it is now, wherever it is scrolled to.
  func isWay(of layout: FlowLayout) -> Bool { identity === layout.identity }

  /// Whether a scroll position of a layout lies along this way.
  @inline(__always)
  func leads(to new: LayoutPoint, of identity: LayoutIdentity, _ space: FlowSpace) -> Bool {
    guard self.identity === identity else { return false }
    let (new, cross, oldCross) =
      space.isVertical ? (new.y, new.x, offset.x) : (new.x, new.y, offset.y)
    let distance = new - low
    return cross == oldCross && distance >= 0 && new < lowLimit && high + distance < highLimit
      && new < high
  }

  /// Goes on to where the container is now, which must be along the way.
  @inline(__always)
  mutating func step(
    to rect: LayoutRect, _ pinning: Pinning, _ space: FlowSpace, _ visit: (ScrollEvent) -> Void
  ) {
    let (newLow, newHigh) = ForwardScroll.mainEnds(of: rect, space)
    if newHigh > entering.next || newLow >= leaving.next {
      let old = LayoutRect(origin: offset, size: rect.size)
      if newHigh > entering.next { entering.enter(from: old, to: rect, visit) }
      if newLow >= leaving.next { leaving.leave(from: old, to: rect, visit) }
    }
    if let line = pinning.headerLine {
      header?.move(toHeaderLine: line, space, in: rect, visit)
    }
    if let line = pinning.footerLine {
      footer?.move(toFooterLine: line, space, in: rect, visit)
    }
    offset = rect.origin
    low = newLow
    high = newHigh
  }

  @inline(__always)
  private static func mainEnds(of rect: LayoutRect, _ space: FlowSpace) -> (Double, Double) {
    space.isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }
}

/// A header or footer that moves while its section scrolls.
struct PinnedBoundary: Sendable {
  private let identifier: ElementIdentifier
  /// Its natural place, and the farthest it goes from there.
  private let natural: Double
  private let farthest: Double
  private let length: Double
  private let crossLength: Double
  /// Where it stands, and whether that is on screen.
  private var frame: LayoutRect
  private var isOnScreen: Bool

  /// The header of a section; nil where it has none or headers do not pin.
  init?(headerOf section: PlacedSection, _ layout: FlowLayout, _ pinning: Pinning) {
    guard pinning.headerLine != nil,
      let frame = layout.headerFrame(of: section, pinning: pinning)
    else { return nil }
    identifier = .header(inSection: section.index)
    natural = section.origin.points
    length = section.style.geometry.header
    farthest = section.contentEnd.points - length
    crossLength = max(0, layout.space.crossExtent)
    self.frame = frame
    isOnScreen = frame.meets(layout.visibleRect)
  }

  /// The footer of a section; nil where it has none or footers do not pin.
  init?(footerOf section: PlacedSection, _ layout: FlowLayout, _ pinning: Pinning) {
    guard pinning.footerLine != nil,
      let frame = layout.footerFrame(of: section, pinning: pinning)
    else { return nil }
    identifier = .footer(inSection: section.index)
    natural = section.contentEnd.points
    length = section.style.geometry.footer
    farthest = section.contentStart.points
    crossLength = max(0, layout.space.crossExtent)
    self.frame = frame
    isOnScreen = frame.meets(layout.visibleRect)
  }

  /// Follows the line that pinned headers do not pass (F-PIN-1).
  @inline(__always)
  mutating func move(
    toHeaderLine line: Double, _ space: FlowSpace, in rect: LayoutRect,
    _ visit: (ScrollEvent) -> Void
  ) {
    move(to: max(natural, min(line, farthest)), space, in: rect, visit)
  }

  /// Follows the line that pinned footers do not pass (F-PIN-3).
  @inline(__always)
  mutating func move(
    toFooterLine line: Double, _ space: FlowSpace, in rect: LayoutRect,
    _ visit: (ScrollEvent) -> Void
  ) {
    move(to: min(natural, max(line - length, farthest)), space, in: rect, visit)
  }

  @inline(__always)
  private mutating func move(
    to main: Double, _ space: FlowSpace, in rect: LayoutRect, _ visit: (ScrollEvent) -> Void
  ) {
    let new = space.reported(
      FlowRect(main: main, cross: 0, mainLength: length, crossLength: crossLength),
      isMirrored: false)
    let wasOnScreen = isOnScreen
    let hasMoved = new.x != frame.x || new.y != frame.y
    frame = new
    isOnScreen = new.meets(rect)
    if isOnScreen && wasOnScreen && !hasMoved { return }
    let element = FlowElement(identifier: identifier, frame: new)
    if isOnScreen {
      visit(wasOnScreen ? .moved(element) : .entered(element))
    } else if wasOnScreen {
      visit(.left(identifier))
    }
  }
}
