import LayoutGeometry

/// A header or footer that moves while its section scrolls.
struct PinnedBoundary: Sendable {
  private let identifier: ElementIdentifier
  private let space: FlowSpace
  /// Its natural place, and the farthest it goes from there.
  private let natural: Double
  private let farthest: Double
  private let length: Double
  /// Where it stands, not rounded; its frame, and whether that is on screen.
  private var position: Double
  private var frame: LayoutRect
  private var isOnScreen: Bool
  /// Whether the container shows it on the cross axis.
  private let isShownAcross: Bool

  /// Whether there is one that may move.
  let exists: Bool

  /// The header of a section, where it has one and headers pin.
  init(headerOf section: PlacedSection, _ layout: FlowLayout, _ pinning: Pinning) {
    let frame =
      pinning.headerLine == nil ? nil : layout.headerFrame(of: section, pinning: pinning)
    let length = section.style.geometry.header
    self.init(
      .header(inSection: section.index), layout, natural: section.origin.points,
      farthest: section.contentEnd.points - length, length: length,
      position: pinning.headerOrigin(of: section), frame: frame)
  }

  /// The footer of a section, where it has one and footers pin.
  init(footerOf section: PlacedSection, _ layout: FlowLayout, _ pinning: Pinning) {
    let frame =
      pinning.footerLine == nil ? nil : layout.footerFrame(of: section, pinning: pinning)
    self.init(
      .footer(inSection: section.index), layout, natural: section.contentEnd.points,
      farthest: section.contentStart.points, length: section.style.geometry.footer,
      position: pinning.footerOrigin(of: section), frame: frame)
  }

  private init(
    _ identifier: ElementIdentifier, _ layout: FlowLayout, natural: Double, farthest: Double,
    length: Double, position: Double, frame: LayoutRect?
  ) {
    self.identifier = identifier
    space = layout.space
    self.natural = natural
    self.farthest = farthest
    self.length = length
    self.position = position
    exists = frame != nil
    let frame = frame ?? .zero
    self.frame = frame
    let rect = layout.visibleRect
    isOnScreen = frame.meets(rect)
    isShownAcross =
      space.isVertical
      ? rangesMeet(frame.minX, frame.maxX, rect.minX, rect.maxX)
      : rangesMeet(frame.minY, frame.maxY, rect.minY, rect.maxY)
  }

  /// Follows the line that pinned headers do not pass (F-PIN-1).
  @inline(__always)
  mutating func move(
    toHeaderLine line: Double, from low: Double, to high: Double, _ visit: (ScrollEvent) -> Void
  ) {
    move(to: max(natural, min(line, farthest)), from: low, to: high, visit)
  }

  /// Follows the line that pinned footers do not pass (F-PIN-3).
  @inline(__always)
  mutating func move(
    toFooterLine line: Double, from low: Double, to high: Double, _ visit: (ScrollEvent) -> Void
  ) {
    move(to: min(natural, max(line - length, farthest)), from: low, to: high, visit)
  }

  @inline(__always)
  private mutating func move(
    to new: Double, from low: Double, to high: Double, _ visit: (ScrollEvent) -> Void
  ) {
    var hasMoved = false
    if new != position {
      position = new
      hasMoved = place()
    }
    let wasOnScreen = isOnScreen
    let (begin, end) =
      space.isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
    // The common case first, without a call.
    let isInside = begin < end && begin < high && low < end && low < high
    isOnScreen = isShownAcross && (isInside || rangesMeet(begin, end, low, high))
    if isOnScreen {
      if wasOnScreen && !hasMoved { return }
      let element = FlowElement(identifier: identifier, frame: frame)
      visit(wasOnScreen ? .moved(element) : .entered(element))
    } else if wasOnScreen {
      visit(.left(identifier))
    }
  }

  /// Finds the frame for the position; answers whether it is another one.
  @inline(__always)
  private mutating func place() -> Bool {
    let old = frame
    if space.grid.scale <= 0 {
      if space.isVertical { frame.y = position + 0 } else { frame.x = position + 0 }
    } else {
      let crossLength = space.isVertical ? frame.width : frame.height
      frame = space.reported(
        FlowRect(main: position, cross: 0, mainLength: length, crossLength: crossLength),
        isMirrored: false)
    }
    return frame != old
  }
}
