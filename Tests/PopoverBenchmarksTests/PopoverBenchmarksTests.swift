import BenchmarkSupport
import LayoutGeometry
import PopoverGeometry
import Testing

@testable import PopoverBenchmarks

/// The tasks at small counts, where preparing one compares engine and kernel in full.
@Suite struct PopoverBenchmarksTests {
  static let required = ["placement/place", "placement/measure", "placement/line-loop"]

  @Test func everyTaskIsThereOnce() {
    let names = PopoverBenchmarks.tasks.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(Self.required).subtracting(names).isEmpty)
  }

  @Test(arguments: PopoverBenchmarks.tasks.map(\.name), [1, 2, 7, 100, 1_003])
  func engineAndKernelAgree(name: String, count: Int) throws {
    let task = try #require(PopoverBenchmarks.tasks.first { $0.name == name })
    guard case .timed(let engine, let floor, let operations, _) = try task.prepare(count) else {
      Issue.record("no times")
      return
    }
    #expect(operations > 0)
    try engine.call()
    try floor.call()
  }

  /// The requests are not all of one kind: directions, cut ones, off-target ones.
  @Test func requestsDiffer() throws {
    let placements = try PlacementTasks.requests(256).map { try $0.placement() }
    for direction in PopoverArrowDirection.allCases {
      #expect(placements.count { $0.arrowDirection == direction } >= 10, "\(direction.name)")
    }
    #expect(placements.count { !$0.fits } >= 20)
    #expect(placements.count { $0.flags.contains(.sourceClipped) } >= 20)
  }

  /// The yardstick breaks lines as anyone would.
  @Test func lineLoop() {
    #expect(PlainLineLoop(count: 0).breakLines() == (0, 0))
    let one = PlainLineLoop(count: 1).breakLines()
    #expect(one.lines == 1 && one.extent >= 24 && one.extent <= 56)
    let many = PlainLineLoop(count: 250).breakLines()
    #expect(many.lines > 80 && many.lines < 125)
    #expect(many.extent > Double(many.lines) * 34 && many.extent < Double(many.lines) * 66)
  }
}
