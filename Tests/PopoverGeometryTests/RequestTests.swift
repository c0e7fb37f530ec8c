import LayoutGeometry
import PopoverGeometry
import Testing

/// The small values that requests are made of.
@Suite struct RequestTests {
  @Test func preferenceKeepsTheFirstOfEach() {
    let order = PopoverDirectionPreference([.left, .up, .left, .up, .down])
    #expect((0..<5).map { order[$0] } == [.left, .up, .down, nil, nil])
    #expect(order.count == 3 && order[-1] == nil)
    #expect(order.names(.left) && !order.names(.right))
    #expect(PopoverDirectionPreference([]).count == 0)
    #expect(PopoverDirectionPreference(.up, .up, .right) == PopoverDirectionPreference(.up, .right))
  }

  @Test func standardOrder() {
    let left = PopoverDirectionPreference.standard(.leftToRight)
    let right = PopoverDirectionPreference.standard(.rightToLeft)
    #expect((0..<4).map { left[$0] } == [.down, .up, .left, .right])
    #expect((0..<4).map { right[$0] } == [.down, .up, .right, .left])
  }

  @Test func directionSets() {
    #expect(PopoverArrowDirections.any == [.up, .down, .left, .right])
    #expect(PopoverArrowDirections.vertical.union(.horizontal) == .any)
    for direction in PopoverArrowDirection.allCases {
      #expect(PopoverArrowDirections(direction).allows(direction))
      #expect(!PopoverArrowDirections.any.subtracting(.init(direction)).allows(direction))
      #expect(direction.opposite.opposite == direction && direction.opposite != direction)
    }
    #expect(PopoverArrowDirection.allCases.map(\.name) == ["up", "down", "left", "right"])
  }

  /// U11: the platform's "unknown", all bits set, permits every direction.
  @Test func unknownDirectionsCountAsAny() throws {
    var request = PopoverRequest(
      container: LayoutRect(x: 0, y: 0, width: 768, height: 1024),
      sourceRect: LayoutRect(x: 300, y: 300, width: 40, height: 40),
      preferredContentSize: LayoutSize(width: 200, height: 200))
    let expected = try request.placement()
    request.permittedArrowDirections = PopoverArrowDirections(rawValue: .max)
    #expect(try request.placement() == expected)
    request.permittedArrowDirections = PopoverArrowDirections(rawValue: 0xF0)
    #expect(try request.placement().arrowDirection == nil)
  }

  @Test func flagWords() {
    #expect(PopoverFlags(rawValue: .max).names.count == 13)
    #expect(
      PopoverFlags([.overflowsUsable, .keyboardIgnored]).names == [
        "keyboardIgnored", "overflowsUsable",
      ])
    #expect(PopoverFlags.arrowOffTarget.names == ["arrowOffTarget"])
    #expect(PopoverFlags.belowMinimum.names == ["belowMinimum"])
  }

  @Test func presets() {
    let presets: [PopoverChrome] = [.iOS5, .iOS7, .iOS13, .iOS26]
    #expect(presets.map(\.arrowHeight) == [18, 13, 13, 13])
    #expect(presets.map(\.arrowBase) == [42, 37, 37, 24])
    #expect(presets.map(\.cornerRadius) == [8, 10, 13, 34])
    #expect(presets.map(\.contentViewInsets.top) == [8, 0, 0, 0])
    let request = PopoverRequest(container: .zero, sourceRect: .zero)
    #expect(request.chrome == .iOS13)
  }

  /// U30: content that fills the whole frame is told of the arrow's strip.
  @Test func arrowStrip() throws {
    var request = PopoverRequest(
      container: LayoutRect(x: 0, y: 0, width: 768, height: 1024),
      sourceRect: LayoutRect(x: 300, y: 300, width: 40, height: 40),
      preferredContentSize: LayoutSize(width: 200, height: 200))
    for direction in PopoverArrowDirection.allCases {
      request.permittedArrowDirections = PopoverArrowDirections(direction)
      let strip = try request.placement().arrowStrip
      #expect(strip.top == (direction == .up ? 13 : 0))
      #expect(strip.bottom == (direction == .down ? 13 : 0))
      #expect(strip.left == (direction == .left ? 13 : 0))
      #expect(strip.right == (direction == .right ? 13 : 0))
    }
  }

  @Test func words() {
    #expect(PopoverSourceKind.allCases.map(\.name) == ["rect", "bar"])
    #expect(PopoverAlignment.allCases.map(\.name) == ["center", "start", "end"])
    #expect(PopoverSelection.allCases.map(\.name) == ["fitFirst", "visibleArea"])
  }
}
