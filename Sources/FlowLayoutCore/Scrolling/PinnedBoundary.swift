import LayoutGeometry

/// A header or footer that moves while its section scrolls.
@usableFromInline
struct PinnedBoundary: Sendable {
  /// Which one it is, and the frame at which it stands.
  @usableFromInline var element = FlowElement(identifier: .header(inSection: 0), frame: .zero)
  /// Whether the last quick step moved it.
  @usableFromInline var hasMoved = false
  /// Whether there is one that may move.
  private(set) var exists = false

  /// Between these positions it simply stands where the container's end puts it, on screen.
  private var freeLow = Double.infinity
  private var freeHigh = -Double.infinity
  /// The least and the greatest position that it may have: its natural one is one of them.
  private var least = 0.0
  private var greatest = 0.0
  /// Where it stands, not rounded; whether that is on screen, and whether across it is.
  private var position = 0.0
  private var isOnScreen = false
  private var isShownAcross = false
  private var length = 0.0
  private var isVertical = true
  private var grid = PixelGrid(scale: 0)
  /// From flow coordinates to what is reported; nil for none.
  private var space: FlowSpace?

  /// Stands for none.
  init() {}

  /// The header of a section, where it has one and headers pin (F-PIN-1).
  init(headerOf section: PlacedSection, _ layout: FlowLayout, _ pinning: Pinning) {
    guard let line = pinning.headerLine,
      let frame = layout.headerFrame(of: section, pinning: pinning)
    else { return }
    element = FlowElement(identifier: .header(inSection: section.index), frame: frame)
    least = section.origin.points
    greatest = max(least, section.contentEnd.points - section.style.geometry.header)
    position = pinning.headerOrigin(of: section)
    begin(layout, line, length: section.style.geometry.header)
  }

  /// The footer of a section, where it has one and footers pin (F-PIN-3).
  init(footerOf section: PlacedSection, _ layout: FlowLayout, _ pinning: Pinning) {
    guard let line = pinning.footerLine,
      let frame = layout.footerFrame(of: section, pinning: pinning)
    else { return }
    element = FlowElement(identifier: .footer(inSection: section.index), frame: frame)
    greatest = section.contentEnd.points
    least = min(greatest, section.contentStart.points)
    position = pinning.footerOrigin(of: section)
    let length = section.style.geometry.footer
    begin(layout, line - length, length: length)
  }

  /// Finds what is on screen, and between which positions it will be.
  private mutating func begin(_ layout: FlowLayout, _ line: Double, length: Double) {
    exists = true
    self.length = length
    space = layout.space
    isVertical = layout.space.isVertical
    grid = layout.space.grid
    let rect = layout.visibleRect
    let frame = element.frame
    isOnScreen = frame.meets(rect)
    isShownAcross =
      isVertical
      ? rangesMeet(frame.minX, frame.maxX, rect.minX, rect.maxX)
      : rangesMeet(frame.minY, frame.maxY, rect.minY, rect.maxY)
    // Where it stands well inside the container it does so wherever that is scrolled to.
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    let slack = 2 * layout.space.slack(at: max(low.magnitude, high.magnitude))
    let isInside = line + slack < high && low + slack < line + length && slack < length
    if isShownAcross && isOnScreen && isInside && !layout.space.snapsEdges {
      freeLow = least
      freeHigh = greatest
    }
  }
}

extension PinnedBoundary {
  /// Follows the position at which the container's end would put it, where that leaves it on screen,
  /// or off it; false where it comes or goes, which `move` is to tell.
  @inline(__always)
  mutating func slide(to wanted: Double, from low: Double, to high: Double) -> Bool {
    guard wanted > freeLow && wanted < freeHigh else {
      return slideAnywhere(to: wanted, from: low, to: high)
    }
    position = wanted
    let main = grid.nearest(wanted) + 0
    if isVertical {
      hasMoved = main != element.frame.y
      element.frame.y = main
    } else {
      hasMoved = main != element.frame.x
      element.frame.x = main
    }
    return true
  }

  @inline(never)
  private mutating func slideAnywhere(
    to wanted: Double, from low: Double, to high: Double
  ) -> Bool {
    let isElsewhere = place(wanted)
    guard isShown(from: low, to: high) == isOnScreen else { return false }
    hasMoved = isElsewhere && isOnScreen
    return true
  }

  /// Follows the position at which the container's end would put it, and tells what that changes.
  mutating func move(
    to wanted: Double, from low: Double, to high: Double, _ visit: (ScrollEvent) -> Void
  ) {
    let isElsewhere = place(wanted)
    let wasOnScreen = isOnScreen
    isOnScreen = isShown(from: low, to: high)
    if isOnScreen {
      if wasOnScreen && !isElsewhere { return }
      visit(wasOnScreen ? .moved(element) : .entered(element))
    } else if wasOnScreen {
      visit(.left(element.identifier))
    }
  }

  /// Whether a container shows it.
  private func isShown(from low: Double, to high: Double) -> Bool {
    let frame = element.frame
    return isShownAcross
      && (isVertical
        ? rangesMeet(frame.minY, frame.maxY, low, high)
        : rangesMeet(frame.minX, frame.maxX, low, high))
  }

  /// Finds the frame at a position, or as near to it as may be; answers whether it is another one.
  private mutating func place(_ wanted: Double) -> Bool {
    let new = max(least, min(wanted, greatest))
    guard let space, new != position else { return false }
    position = new
    let old = element.frame
    let crossLength = isVertical ? old.width : old.height
    element.frame = space.reported(
      FlowRect(main: new, cross: 0, mainLength: length, crossLength: crossLength),
      isMirrored: false)
    return element.frame != old
  }
}
