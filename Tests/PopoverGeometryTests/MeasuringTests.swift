import LayoutGeometry
import PopoverGeometry
import Testing

/// Content that measures itself: §3.3 step 10.
@Suite struct MeasuringTests {
  /// 12 points a glyph, 29 a line, broken anywhere: the text of `text-refit`.
  private func text(_ glyphs: Int, in proposed: LayoutSize) -> LayoutSize {
    let perLine = max(1, Int(proposed.width / 12))
    let lines = (glyphs + perLine - 1) / perLine
    return LayoutSize(width: Double(min(glyphs, perLine) * 12), height: Double(lines * 29))
  }

  private func phone() -> PopoverRequest {
    var request = PopoverRequest(
      container: LayoutRect(x: 0, y: 0, width: 320, height: 568),
      sourceRect: LayoutRect(x: 140, y: 100, width: 40, height: 40))
    request.safeAreaInsets.top = 20
    return request
  }

  @Test func textThatFitsIsMeasuredOnce() throws {
    var proposals: [LayoutSize] = []
    let placement = try phone().placement { proposed in
      proposals.append(proposed)
      return text(10, in: proposed)
    }
    #expect(proposals == [LayoutSize(width: 300, height: 528)])
    #expect(placement.contentFrame.size == LayoutSize(width: 120, height: 29))
    #expect(placement.fits)
  }

  /// Four people want 350 × 179; the phone gives 300, where one column needs 293 (§4.4, 6).
  @Test func narrowerContentIsMeasuredAgain() throws {
    var proposals: [LayoutSize] = []
    let placement = try phone().placement(proposing: LayoutSize(width: 1000, height: 2000)) {
      proposals.append($0)
      return $0.width >= 350
        ? LayoutSize(width: 350, height: 179) : LayoutSize(width: 190, height: 293)
    }
    #expect(
      proposals == [LayoutSize(width: 1000, height: 2000), LayoutSize(width: 300, height: 2000)])
    #expect(placement.contentFrame.size == LayoutSize(width: 300, height: 293))
    #expect(placement.reduction == LayoutSize(width: 50, height: 0))
  }

  /// Content that never settles is asked twice, and the second answer stands.
  @Test func twoPassesAtMost() throws {
    var calls = 0
    let placement = try phone().placement { _ in
      calls += 1
      return LayoutSize(width: 5000, height: Double(100 * calls))
    }
    #expect(calls == 2)
    #expect(placement.contentFrame.height == 200)
  }

  @Test func nothingMeasuredGivesTheDefault() throws {
    var request = phone()
    request.defaultContentSize = LayoutSize(width: 200, height: 150)
    let placement = try request.placement { _ in .zero }
    #expect(placement.contentFrame.size == request.defaultContentSize)
  }

  @Test func adaptedContentIsNotMeasured() throws {
    var request = phone()
    request.adaptivity = PopoverAdaptivity(
      horizontalSizeClass: .compact, verticalSizeClass: .regular, rules: .ios13)
    let placement = try request.placement { _ in
      Issue.record("measured")
      return .zero
    }
    #expect(placement.style == .formSheet)
  }

  @Test func proposalIsTheRoomForContent() throws {
    var request = phone()
    request.chrome = .iOS5
    request.keyboardFrame = LayoutRect(x: 0, y: 352, width: 320, height: 216)
    var proposal = LayoutSize.zero
    _ = try request.placement {
      proposal = $0
      return LayoutSize(width: 10, height: 10)
    }
    #expect(proposal == LayoutSize(width: 284, height: 296))
  }

  @Test func measuredSizesAreChecked() {
    #expect(throws: PopoverError.nan(.measuredContentSize)) {
      try phone().placement { _ in LayoutSize(width: .nan, height: 1) }
    }
    #expect(throws: PopoverError.infiniteRect(.measuredContentSize)) {
      try phone().placement { _ in LayoutSize(width: 1, height: -.infinity) }
    }
    #expect(throws: PopoverError.nan(.measuredContentSize)) {
      try phone().placement(proposing: LayoutSize(width: .nan, height: 1)) { $0 }
    }
    #expect(throws: PopoverError.nan(.measuredContentSize)) {
      var calls = 0
      return try phone().placement { _ in
        calls += 1
        return LayoutSize(width: 900, height: calls == 1 ? 10 : .nan)
      }
    }
  }

  /// All the room is a size too: an infinite answer fills the usable area.
  @Test func infiniteContentFillsTheRoom() throws {
    let placement = try phone().placement { _ in LayoutSize(width: .infinity, height: 100) }
    #expect(placement.contentFrame.width == 300)
    #expect(placement.flags == .infinitePreferred)
  }
}
