import LayoutGeometry
import Testing

/// Rounding to the device pixel on one side.
@Suite struct DirectedRoundingTests {
  static let values: [(value: Double, scale: Double, below: Double, above: Double)] = [
    (10.3, 2, 10, 10.5), (10.5, 2, 10.5, 10.5), (-10.3, 2, -10.5, -10), (0, 3, 0, 0),
    (10.4999999, 2, 10.5, 10.5), (10.5000001, 2, 10.5, 10.5), (10.501, 2, 10.5, 11),
    (7.7, 0, 7.7, 7.7), (0x1p60, 3, 0x1p60, 0x1p60), (1e300, 1e300, 1e300, 1e300),
    (.infinity, 2, .infinity, .infinity),
  ]

  @Test(arguments: values)
  func pixel(value: Double, scale: Double, below: Double, above: Double) {
    let grid = PixelGrid(scale: scale)
    #expect(grid.atOrBelow(value) == below)
    #expect(grid.atOrAbove(value) == above)
  }
}
