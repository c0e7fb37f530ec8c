import BenchmarkSupport
import Testing

@testable import FlowBenchmarks

/// The tasks at small counts, where preparing one compares engine and kernel in full.
@Suite struct FlowBenchmarksTests {
  static let required = [
    "layout/uniform", "layout/varied", "layout/varied-cold", "layout/periodic",
    "layout/sections-pinned", "layout/empty-sections", "frames/all", "query/window-uniform",
    "query/window-varied", "query/frame", "scroll/step", "relayout/width", "ingest/array",
    "ingest/batch", "ingest/closure", "ingest/protocol", "memory/varied", "frames/all@3x",
    "query/window-uniform@3x", "query/window-varied@3x", "query/frame@3x", "scene/contacts",
    "scene/photo-grid", "scene/tag-cloud", "scene/chat", "change/resize-far-query", "change/insert",
    "change/delete", "change/move", "change/insert-periodic", "change/after-copy",
    "change/difference", "change/batch-100", "change/batch-10000", "change/measure-screenful",
    "change/rotate", "memory/edits",
  ]

  @Test func everyTaskIsThereOnce() {
    let names = FlowBenchmarks.tasks.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(Self.required).subtracting(names).isEmpty)
  }

  @Test(arguments: FlowBenchmarks.tasks.map(\.name), [1, 2, 7, 100, 1_003])
  func engineAndKernelAgree(name: String, count: Int) throws {
    let task = try #require(FlowBenchmarks.tasks.first { $0.name == name })
    switch try task.prepare(count) {
    case .timed(let engine, let floor, _, let units):
      #expect(units > 0)
      // More than one call: bodies go on where they stopped.
      for _ in 0..<3 {
        engine.prepare?()
        try engine.call()
        floor.prepare?()
        try floor.call()
      }
    case .counted(let bytesPerItem, _, _): #expect(bytesPerItem > 0)
    case .unavailable: #expect(!countsHeapCalls)
    }
  }

  @Test func contactsAndMonthsAddUp() {
    for count in [1, 100, 12_345] {
      #expect(SceneTasks.contactCounts(count).reduce(0, +) == count)
      #expect(SceneTasks.monthCounts(count).reduce(0, +) == count)
    }
    #expect(SceneTasks.contactCounts(100).count == 26)
  }
}
