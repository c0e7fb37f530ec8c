import BenchmarkSupport
import LayoutGeometry
import PeoplePopover

/// Sizes of lists of people: from the formula, and from the layout of the groups.
enum SizingTasks {
  static var all: [BenchmarkTask] {
    [
      task("people/formula", groups: fourGroups, formula),
      task("people/fitted", groups: fourGroups, fitted),
      task("people/fitted-maximum", groups: fourGroups, fittedInMaximum),
      task("people/formula-many-groups", groups: groupsOfTen, formula),
      task("people/fitted-many-groups", groups: groupsOfTen, fitted),
    ]
  }

  /// The numbers of people that the tasks are measured at.
  private static let counts = [100, 1_000, 10_000, 100_000, 1_000_000]

  /// The original's four groups; the shares are of no meaning.
  private static func fourGroups(_ people: Int) -> [Int] {
    [people / 2, people / 4, people / 8, people - people / 2 - people / 4 - people / 8]
  }

  private static func groupsOfTen(_ people: Int) -> [Int] {
    [Int](repeating: 10, count: max(1, people / 10))
  }

  private static func formula(_ sizing: PeoplePopoverSizing) throws -> LayoutSize {
    sizing.formulaSize
  }

  private static func fitted(_ sizing: PeoplePopoverSizing) throws -> LayoutSize {
    try sizing.fittedSize(atWidth: sizing.metrics.wideWidth)
  }

  private static func fittedInMaximum(_ sizing: PeoplePopoverSizing) throws -> LayoutSize {
    try sizing.fittedSize(maximumWidth: sizing.metrics.wideWidth)
  }

  /// Sizes of one list, beside the running sum that the formula is.
  private static func task(
    _ name: String, groups: @escaping (Int) -> [Int],
    _ size: @escaping (PeoplePopoverSizing) throws -> LayoutSize
  ) -> BenchmarkTask {
    BenchmarkTask(name, unit: .size, counts: counts) { people in
      keepFreedPages(true)
      // Without a cap, so that a wrong sum shows.
      var metrics = PeopleMetrics()
      metrics.maximumHeight = 0x1p40
      let groups = groups(people)
      let sizing = try PeoplePopoverSizing(counts: groups, metrics: metrics)
      let kernel = GroupCounts(groups)
      let expected = kernel.height(metrics)
      let repeats = max(1, 512 / groups.count)
      return .timed(
        engine: BenchmarkBody {
          for _ in 0..<repeats {
            try expectEqual(try size(sizing).height, expected, "height")
          }
        },
        floor: BenchmarkBody {
          for _ in 0..<repeats {
            try expectEqual(kernel.height(metrics), expected, "kernel's height")
          }
        }, operations: repeats, unitsPerOperation: 1)
    }
  }
}

/// The kernel: the numbers of people in raw memory, and one running sum over them.
@safe
final class GroupCounts {
  private let base: UnsafeMutablePointer<UInt32>
  private let count: Int

  /// Copies the numbers.
  init(_ groups: [Int]) {
    count = groups.count
    unsafe base = UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, groups.count))
    for (index, people) in groups.enumerated() { unsafe base[index] = UInt32(people) }
  }

  deinit { unsafe base.deallocate() }

  /// The height of all rows and headers, two people to a row.
  @inline(never)
  func height(_ metrics: PeopleMetrics) -> Double {
    var rows: UInt64 = 0
    for index in 0..<count { unsafe rows &+= UInt64((base[index] &+ 1) / 2) }
    return Double(rows) * metrics.rowHeight + Double(count) * metrics.headerHeight
      + metrics.extraHeight
  }
}
