import LayoutGeometry
import PopoverGeometry
import Testing

/// The area that a popover may lie in, as a caller reads it.
@Suite struct UsableFrameTests {
  private static func request(_ change: (inout PopoverRequest) -> Void) -> PopoverRequest {
    var request = PopoverRequest(
      container: LayoutRect(x: 5, y: 0, width: 375, height: 667),
      sourceRect: LayoutRect(x: 100, y: 100, width: 20, height: 20),
      preferredContentSize: LayoutSize(width: Double.infinity, height: Double.infinity))
    change(&request)
    return request
  }

  static let areas: [(request: PopoverRequest, area: LayoutRect)] = [
    (request { _ in }, LayoutRect(x: 15, y: 10, width: 355, height: 647)),
    (
      request { $0.safeAreaInsets.top = 20 },
      LayoutRect(x: 15, y: 30, width: 355, height: 627)
    ),
    (
      request { $0.keyboardFrame = LayoutRect(x: 5, y: 409, width: 375, height: 258) },
      LayoutRect(x: 15, y: 10, width: 355, height: 389)
    ),
    (
      request { $0.keyboardFrame = LayoutRect(x: 50, y: 409, width: 100, height: 258) },
      LayoutRect(x: 15, y: 10, width: 355, height: 647)
    ),
    (
      request {
        $0.popoverLayoutMargins.left = 10.3
        $0.displayScale = 2
      }, LayoutRect(x: 15.5, y: 10, width: 354.5, height: 647)
    ),
  ]

  /// Content that asks for everything fills it, but for the arrow.
  @Test(arguments: areas)
  func area(_ row: (request: PopoverRequest, area: LayoutRect)) throws {
    #expect(try row.request.usableFrame() == row.area)
    var request = row.request
    request.permittedArrowDirections = []
    #expect(try request.placement().bodyFrame == row.area)
  }

  @Test func noArea() {
    let request = Self.request {
      $0.keyboardFrame = LayoutRect(x: 5, y: 0, width: 375, height: 667)
    }
    #expect(throws: PopoverError.noUsableArea) { try request.usableFrame() }
    let wrong = Self.request { $0.gap = -1 }
    #expect(throws: PopoverError.negativeInput(.gap)) { try wrong.usableFrame() }
  }
}
