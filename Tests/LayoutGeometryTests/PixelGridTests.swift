import LayoutGeometry
import Testing

/// Rounding to device pixels: F-PIX-1, D8.
@Suite struct PixelGridTests {
  static let values: [(value: Double, scale: Double, nearest: Double)] = [
    (103.75, 2, 104), (0.5, 1, 1), (-0.5, 1, 0), (-0.75, 1, -1), (148.3333, 3, 445.0 / 3),
    (0.49999999, 1, 1), (0.4999, 1, 0), (100.12, 0, 100.12), (-0.0, 2, 0), (0x1p60, 3, 0x1p60),
  ]

  @Test(arguments: values)
  func nearestPixel(value: Double, scale: Double, expected: Double) {
    #expect(PixelGrid(scale: scale).nearest(value) == expected)
  }

  @Test(arguments: [0.0, 0.3, 1, 1.5, -0.3, -1, -1.5, 0x1p51 + 0.5, -0x1p51 - 0.5, 0x1p53, 4e300])
  func wholeNumbersBelowAndAbove(value: Double) {
    #expect(roundedDown(value) == value.rounded(.down))
    #expect(roundedUp(value) == value.rounded(.up))
    #expect(roundedDown(value).sign == .plus || value < 0)
  }

  @Test func valuesThatAreNoNumbersComeBack() {
    #expect(roundedDown(.nan).isNaN)
    #expect(roundedUp(-.infinity) == -.infinity)
    #expect(PixelGrid(scale: 2).nearest(.infinity) == .infinity)
  }
}
