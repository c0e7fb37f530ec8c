import LayoutGeometry
import PopoverGeometry
import Testing

/// What must hold whatever is asked for: §3.6.
@Suite struct PropertyTests {
  static let seeds: [UInt64] = [1, 2, 3, 4]

  @Test(arguments: seeds)
  func everyPlacementIsSound(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for round in 0..<3000 {
      var request = random.request()
      if random.chance(50) { request.displayScale = random.pick([1, 2, 3, 1.5]) }
      if random.chance(20) {
        let base = request.container
        request.keyboardFrame = LayoutRect(
          x: base.x, y: base.maxY - base.height * 0.4, width: base.width, height: base.height)
      }
      let placement = try request.placement()
      #expect(placement.violations(of: request) == [], "seed \(seed) round \(round)")
      #expect(try request.placement() == placement)
    }
  }

  /// Content and reduction are what was asked for.
  @Test(arguments: seeds)
  func reductionIsWhatIsMissing(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed ^ 0xA5)
    for _ in 0..<2000 {
      var request = random.request()
      request.maximumContentSize = LayoutSize(width: .infinity, height: .infinity)
      let placement = try request.placement()
      let content = placement.contentFrame
      let wanted = request.preferredContentSize
      #expect((content.width + placement.reduction.width - wanted.width).magnitude <= 1e-9)
      #expect((content.height + placement.reduction.height - wanted.height).magnitude <= 1e-9)
      #expect(placement.fits == (placement.reduction == .zero))
    }
  }

  @Test(arguments: seeds)
  func movingEverythingMovesThePopover(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed ^ 0xB6)
    for round in 0..<2000 {
      let request = random.request()
      let (x, y) = (random.length(-500...500), random.length(-500...500))
      let here = try request.placement()
      let there = try request.moved(x: x, y: y).placement()
      #expect(here.arrowDirection == there.arrowDirection, "seed \(seed) round \(round)")
      #expect(here.bodyFrame.moved(x: x, y: y).isNear(there.bodyFrame), "round \(round)")
      #expect(here.flags == there.flags)
    }
  }

  @Test(arguments: seeds)
  func theMirrorImageIsPlacedAsTheMirrorImage(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed ^ 0xC7)
    for round in 0..<2000 {
      let request = random.request()
      let here = try request.placement()
      let there = try request.mirrored.placement()
      #expect(
        here.arrowDirection?.mirrored == there.arrowDirection, "seed \(seed) round \(round)")
      #expect(here.popoverFrame.mirrored.isNear(there.popoverFrame), "round \(round)")
      #expect(here.contentFrame.mirrored.isNear(there.contentFrame), "round \(round)")
      #expect(here.flags == there.flags, "round \(round)")
    }
  }

  /// Room added at the right or at the bottom never makes content that fitted smaller.
  @Test(arguments: seeds)
  func moreRoomNeverLosesAFit(seed: UInt64) throws {
    let excluded: PopoverFlags = [
      .marginsDropped, .safeAreaDropped, .sourceOffscreen, .overlapsSource, .sourceCollapsed,
      .belowMinimum,
    ]
    var random = SeededGenerator(seed: seed ^ 0xD8)
    var compared = 0
    for round in 0..<4000 {
      var request = random.request()
      request.selection = .fitFirst
      let before = try request.placement()
      guard before.fits, before.flags.isDisjoint(with: excluded) else { continue }
      request.container.width += random.length(0...200)
      request.container.height += random.length(0...200)
      #expect(try request.placement().fits, "seed \(seed) round \(round)")
      compared += 1
    }
    #expect(compared > 1000)
  }

  /// Every place of sources of six sizes on a small screen, in all sixteen sets of directions.
  @Test func everySourceOnASmallScreen() throws {
    let container = LayoutRect(x: 0, y: 0, width: 160, height: 120)
    var request = PopoverRequest(container: container, sourceRect: .zero)
    request.popoverLayoutMargins = LayoutInsets(top: 4, left: 4, bottom: 4, right: 4)
    request.chrome = PopoverChrome(arrowHeight: 6, arrowBase: 10, cornerRadius: 4)
    request.minimumContentSize = LayoutSize(width: 20, height: 15)
    let sizes: [(width: Double, height: Double)] = [
      (0, 0), (10, 8), (60, 8), (10, 60), (160, 10), (160, 120),
    ]
    for (width, height) in sizes {
      for x in stride(from: -30.0, through: 180, by: 15) {
        for y in stride(from: -30.0, through: 150, by: 15) {
          request.sourceRect = LayoutRect(x: x, y: y, width: width, height: height)
          for directions in UInt8(0)...15 {
            request.permittedArrowDirections = PopoverArrowDirections(rawValue: directions)
            request.preferredContentSize =
              directions % 2 == 0
              ? LayoutSize(width: 50, height: 40) : LayoutSize(width: 130, height: 90)
            let placement = try request.placement()
            #expect(
              placement.violations(of: request) == [], "\(request.sourceRect) \(directions)")
          }
        }
      }
    }
  }

  /// Lengths at the ends of the finite numbers: an error or finite frames, and never a trap.
  @Test(arguments: seeds)
  func extremeNumbersStayFinite(seed: UInt64) {
    let values: [Double] = [
      0, -0.0, 1, -1, 0x1p-1060, .leastNonzeroMagnitude,
      1e-9, 1e15, 0x1p52, 0x1p53, 0x1p63,
      -0x1p63, 1e150, -1e150,
      0x1p1000, -0x1p1000, .greatestFiniteMagnitude, 0.1, 375, 667,
    ]
    var random = SeededGenerator(seed: seed ^ 0xE9)
    var placed = 0
    for round in 0..<20_000 {
      var request = random.request()
      for _ in 0..<random.pick([1, 2, 4]) { spoil(&request, with: values, &random) }
      if random.chance(20) { request.displayScale = random.pick(values).magnitude }
      guard let placement = try? request.placement() else { continue }
      placed += 1
      #expect(placement.isFinite, "seed \(seed) round \(round) \(request)")
    }
    #expect(placed > 5000)
  }

  private func spoil(
    _ request: inout PopoverRequest, with values: [Double], _ random: inout SeededGenerator
  ) {
    let value = random.pick(values)
    switch Int.random(in: 0..<14, using: &random) {
    case 0: request.container.x = value
    case 1: request.container.width = value
    case 2: request.container.height = value
    case 3: request.sourceRect.y = value
    case 4: request.sourceRect.width = value
    case 5: request.sourceRect.x = value
    case 6: request.preferredContentSize.width = value
    case 7: request.minimumContentSize.height = value.magnitude
    case 8: request.maximumContentSize.width = value.magnitude
    case 9: request.chrome.arrowHeight = value.magnitude
    case 10: request.chrome.contentViewInsets.left = value.magnitude
    case 11: request.gap = value.magnitude
    case 12: request.crossOffset = value
    default: request.popoverLayoutMargins.bottom = value.magnitude
    }
  }
}
