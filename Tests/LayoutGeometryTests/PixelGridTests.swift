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

  @Test(arguments: [
    0.0, -0.0, 0.3, 1, 1.5, -0.3, -1, -1.5, 0x1p51 + 0.5, -0x1p51 - 0.5, 0x1p53, 4e300,
  ])
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

  /// Both coordinates in one step are each by itself, to the bit.
  @Test(arguments: [0, 1, 2, 3, 0.0625, 2.75])
  func pointsAreTheirCoordinates(scale: Double) {
    let grid = PixelGrid(scale: scale)
    let whole = (-12...12).map { Double($0) / 8 }
    let edges = [
      0x1p50, 0x1p51, 0x1p52, 0x1.fffffffffffffp52, 1e300, .infinity, .nan, -0.0,
      .leastNonzeroMagnitude, 1.0 / 3,
      0.5 - 1e-6, 0.5 - 1.1e-6, 0.1 + 0.2,
    ]
    let values = whole + edges + edges.map { -$0 }
    for x in values {
      for y in values {
        let point = grid.nearest(LayoutPoint(x: x, y: y))
        #expect(point.x.bitPattern == grid.nearest(x).bitPattern, "\(x)")
        #expect(point.y.bitPattern == grid.nearest(y).bitPattern, "\(y)")
      }
    }
  }
}
