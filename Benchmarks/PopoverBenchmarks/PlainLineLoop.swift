import BenchmarkSupport
import LayoutGeometry

/// The plain line loop over a few items: what a person would write to break sizes into lines.
///
/// It is the yardstick of `placement/line-loop`: the popover should not cost more than laying out the
/// list that it shows.
@safe
final class PlainLineLoop {
  private let sizes: UnsafeMutablePointer<LayoutSize>
  private let firstItem: UnsafeMutablePointer<Int32>
  private let position: UnsafeMutablePointer<Double>
  private let thickness: UnsafeMutablePointer<Double>
  private let count: Int

  /// Makes items of widths at random from 30 to 180 and heights from 24 to 56 points.
  init(count: Int) {
    self.count = count
    unsafe sizes = UnsafeMutablePointer<LayoutSize>.allocate(capacity: max(1, count))
    unsafe firstItem = UnsafeMutablePointer<Int32>.allocate(capacity: count + 1)
    unsafe position = UnsafeMutablePointer<Double>.allocate(capacity: count + 1)
    unsafe thickness = UnsafeMutablePointer<Double>.allocate(capacity: count + 1)
    var generator = SeededGenerator(seed: 1)
    for index in 0..<count {
      let width = 30 + Double(generator.below(1_201)) / 8
      unsafe sizes[index] = LayoutSize(
        width: width, height: 24 + Double(generator.below(257)) / 8)
    }
  }

  deinit {
    unsafe sizes.deallocate()
    unsafe firstItem.deallocate()
    unsafe position.deallocate()
    unsafe thickness.deallocate()
  }

  /// Breaks the items into lines of 350 points, 10 between items and lines, and writes each line's
  /// first item, position and thickness.
  ///
  /// - Returns: The number of lines and their whole length.
  @inline(never)
  func breakLines() -> (lines: Int, extent: Double) {
    guard count > 0 else { return (0, 0) }
    let (sizes, firstItem, position, thickness) =
      unsafe (sizes, firstItem, position, thickness)
    let limit = 350 + 1e-6
    var line = 0
    var start = 0.0
    var used = unsafe sizes[0].width
    var tallest = unsafe sizes[0].height
    unsafe firstItem[0] = 0
    for item in 1..<max(1, count) {
      let size = unsafe sizes[item]
      let needed = used + 10 + size.width
      if needed <= limit {
        used = needed
        tallest = size.height > tallest ? size.height : tallest
      } else {
        unsafe position[line] = start
        unsafe thickness[line] = tallest
        line += 1
        unsafe firstItem[line] = Int32(truncatingIfNeeded: item)
        start += tallest + 10
        used = size.width
        tallest = size.height
      }
    }
    unsafe position[line] = start
    unsafe thickness[line] = tallest
    return (line + 1, start + tallest)
  }
}
