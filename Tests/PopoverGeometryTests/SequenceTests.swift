import LayoutGeometry
import PopoverGeometry
import Testing

/// A popover that stays while the screen changes: §3.4.
@Suite struct SequenceTests {
  /// An iPad, its status bar, a source in the middle.
  static let tablet: PopoverRequest = {
    var request = PopoverRequest(
      container: LayoutRect(x: 0, y: 0, width: 768, height: 1024),
      sourceRect: LayoutRect(x: 340, y: 500, width: 88, height: 44),
      preferredContentSize: LayoutSize(width: 320, height: 400))
    request.safeAreaInsets.top = 20
    return request
  }()

  private func shown(_ requests: [PopoverRequest]) throws -> [PopoverPlacement] {
    var placements: [PopoverPlacement] = []
    for request in requests {
      let next = placements.last.map { request.following($0) } ?? request
      placements.append(try next.placement())
    }
    return placements
  }

  /// Radars 22207531 and 19563850: turning back ends where it began, at full size.
  @Test func rotationAndBack() throws {
    let portrait = Self.tablet
    var landscape = portrait
    landscape.container = LayoutRect(x: 0, y: 0, width: 1024, height: 768)
    landscape.sourceRect = LayoutRect(x: 468, y: 372, width: 88, height: 44)
    let placements = try shown([portrait, landscape, portrait, landscape, portrait])
    #expect(placements.map(\.fits) == [true, true, true, true, true])
    #expect(placements[0].arrowDirection == .down)
    #expect(placements[1].arrowDirection == .left)
    #expect(placements[2] == placements[0] && placements[4] == placements[0])
    #expect(placements[3] == placements[1])
  }

  /// Radar 15422861: a keyboard changes frame, direction and tip together, and back.
  @Test func keyboardUpAndDown() throws {
    var request = Self.tablet
    request.sourceRect = LayoutRect(x: 300, y: 120, width: 88, height: 44)
    var covered = request
    covered.keyboardFrame = LayoutRect(x: 0, y: 460, width: 768, height: 564)
    let placements = try shown([request, covered, request])
    #expect(placements[0].arrowDirection == .up)
    #expect(placements[1].arrowDirection == .left && placements[1].fits)
    #expect(placements[1].bodyFrame.maxY <= 450)
    #expect(placements[1].arrowTip == LayoutPoint(x: 388, y: 142))
    // Both sides fit again; the one that is shown stays.
    #expect(placements[2].arrowDirection == .left)
  }

  /// A floating keyboard, or one that is not as wide as the screen, takes no room.
  @Test func floatingKeyboard() throws {
    var request = Self.tablet
    request.keyboardFrame = LayoutRect(x: 200, y: 700, width: 300, height: 200)
    let placement = try request.placement()
    #expect(placement.flags == .keyboardIgnored)
    request.keyboardFrame = nil
    #expect(try request.placement().bodyFrame == placement.bodyFrame)
  }

  /// A window dragged narrower and wider again: the direction changes only where it has to.
  @Test func windowResizing() throws {
    let widths = Array(stride(from: 1000.0, through: 400, by: -20))
    var requests: [PopoverRequest] = []
    for width in widths + widths.reversed() {
      var request = Self.tablet
      request.container = LayoutRect(x: 0, y: 0, width: width, height: 600)
      request.sourceRect = LayoutRect(x: width * 0.7, y: 300, width: 40, height: 40)
      requests.append(request)
    }
    let placements = try shown(requests)
    var changes = 0
    for (index, placement) in placements.enumerated() {
      #expect(placement.violations(of: requests[index]) == [])
      guard index > 0 else { continue }
      if placement.arrowDirection != placements[index - 1].arrowDirection {
        changes += 1
        var kept = requests[index]
        kept.permittedArrowDirections =
          placements[index - 1].arrowDirection.map {
            PopoverArrowDirections($0)
          } ?? .any
        #expect(try !kept.placement().fits, "left a direction that still fits")
      }
    }
    #expect(changes <= 4)
  }

  /// Reports 9 and 21: each placement starts from the size asked for, not from the last one.
  @Test func preferredSizeGrowsAndShrinksAgain() throws {
    var heights: [Double] = []
    var request = Self.tablet
    for height in [100.0, 300, 100] {
      request.preferredContentSize = LayoutSize(width: 300, height: height)
      let placement = try request.placement()
      heights.append(placement.contentFrame.height)
      request = request.following(placement)
    }
    #expect(heights == [100, 300, 100])
  }

  /// A direction shown before wins among those that fit, and over nothing else.
  @Test func previousDirectionOnlyBreaksTies() throws {
    var request = Self.tablet
    request.preferredContentSize = LayoutSize(width: 200, height: 200)
    for direction in PopoverArrowDirection.allCases {
      request.previousDirection = direction
      #expect(try request.placement().arrowDirection == direction)
    }
    request.preferredContentSize = LayoutSize(width: 700, height: 200)
    request.previousDirection = .left
    #expect(try request.placement().arrowDirection == .down)
  }

  /// The source scrolls out, or is taken away: reported, and still pointed towards.
  @Test func sourceLeaves() throws {
    var request = Self.tablet
    request.sourceRect.y = -200
    let scrolled = try request.placement()
    #expect(scrolled.flags.contains(.sourceOffscreen))
    #expect(scrolled.violations(of: request) == [])

    var withdrawn = Self.tablet
    withdrawn.isSourceWithdrawn = true
    let placement = try withdrawn.placement()
    #expect(placement.flags.contains(.sourceOffscreen))
    #expect(placement.arrowTip == LayoutPoint(x: 384, y: 522))
  }

  /// U66: narrowing a window adapts the popover, widening it brings it back.
  @Test func adaptivityIsLive() throws {
    var styles: [PopoverPresentationStyle] = []
    for width in [1024.0, 320, 1024] {
      var request = Self.tablet
      request.container.width = width
      request.adaptivity = PopoverAdaptivity(
        horizontalSizeClass: width < 400 ? .compact : .regular, verticalSizeClass: .regular)
      let placement = try request.placement()
      styles.append(placement.style)
      if placement.style != .popover { #expect(placement.contentFrame == request.container) }
    }
    #expect(styles == [.popover, .fullScreen, .popover])
  }
}
