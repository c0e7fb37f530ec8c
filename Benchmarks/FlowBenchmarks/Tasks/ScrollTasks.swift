import BenchmarkSupport
import FlowLayoutCore
import LayoutGeometry

/// Scrolling the whole content at 120 steps a second.
enum ScrollTasks {
  static var all: [BenchmarkTask] {
    [
      BenchmarkTask("scroll/step", unit: .step, counts: ordinaryCounts) { count in
        keepFreedPages(true)
        let scene = try ScrollScene(count)
        try scene.compareFirstSteps()
        return .timed(
          engine: BenchmarkBody { try scene.advanceEngine() },
          floor: BenchmarkBody { try scene.advanceKernel() }, operations: ScrollScene.stepsPerCall,
          unitsPerOperation: 1)
      }
    ]
  }
}

/// Sections of up to 500 varied items under pinned headers, and where engine and kernel stand in them.
@safe
final class ScrollScene {
  /// The steps of a call; the next call goes on from there, and over to the start after the end.
  static let stepsPerCall = 50
  /// A brisk fling: 3,000 points a second.
  private static let stepLength = 25.0
  private static let window = 700.0
  private static let header = 44.0

  private let count: Int
  private let layout: FlowLayout
  private let sizes: KernelSizes
  private let lines: KernelLines
  private let sections: UnsafeMutableBufferPointer<KernelScrollSection>
  private let lastOffset: Double
  /// The items that the last offset shows.
  private let itemsAtEnd: Int
  private let frames = FrameBuffer(capacity: 4_096)

  private var scroller: EngineScroller
  private var cursor = KernelScrollCursor()
  private var engineOffset = 0.0
  private var engineEntered = 0
  private var kernelOffset = 0.0

  /// Makes the scene of so many items.
  init(_ count: Int) throws {
    self.count = count
    let sizes = SceneSizes.varied(count)
    let counts = sectionCounts(count, each: 500)
    layout = try EngineAdapter.layOut(FlowScene.variedSections(sizes, itemCounts: counts))
    self.sizes = KernelSizes(sizes)
    lines = KernelLines(capacity: count)
    let places = KernelSections(itemCounts: counts)
    breakSections(
      self.sizes, FlowScene.lineMetrics, itemCounts: places, before: Self.header, after: 0,
      into: lines)
    unsafe sections = UnsafeMutableBufferPointer.allocate(capacity: counts.count)
    for index in counts.indices {
      unsafe sections[index] = KernelScrollSection(
        origin: places.position[index], contentEnd: places.position[index + 1])
    }
    lastOffset = max(0, layout.contentSize.height - Self.window)
    var end = layout
    try end.scroll(to: LayoutPoint(x: 0, y: lastOffset))
    itemsAtEnd = end.visibleElements().count { $0.identifier.kind == .item }
    scroller = EngineScroller(layout)
    try expectEqual(layout.contentSize.height, lines.extent, "content height")
  }

  deinit { unsafe sections.deallocate() }

  /// Does a call's steps with the engine.
  func advanceEngine() throws { try advance(&scroller) }

  // The scroller comes as an argument, since a class's property is checked for exclusive access at each
  // use.
  private func advance(_ scroller: inout EngineScroller) throws {
    for _ in 0..<Self.stepsPerCall {
      try scroller.step(to: engineOffset, into: frames)
      engineEntered += scroller.entered
      blackHole(scroller.pinnedHeader.bitPattern)
      engineOffset += Self.stepLength
      if engineOffset > lastOffset {
        // A whole pass shows every item once.
        try scroller.step(to: lastOffset, into: frames)
        engineEntered += scroller.entered
        try expectEqual(engineEntered, count, "items that entered")
        try expectEqual(
          scroller.left, count - itemsAtEnd, "items that left")
        scroller = EngineScroller(layout)
        engineOffset = 0
        engineEntered = 0
      }
    }
  }

  /// Does a call's steps with the kernel.
  func advanceKernel() throws {
    // A local, since a class's property is checked for exclusive access at each use.
    var cursor = cursor
    defer { self.cursor = cursor }
    for _ in 0..<Self.stepsPerCall {
      _ = stepKernel(to: kernelOffset, &cursor)
      kernelOffset += Self.stepLength
      if kernelOffset > lastOffset {
        _ = stepKernel(to: lastOffset, &cursor)
        try expectEqual(cursor.entered, count, "kernel's items that entered")
        cursor = KernelScrollCursor()
        kernelOffset = 0
      }
    }
  }

  private func stepKernel(to offset: Double, _ cursor: inout KernelScrollCursor) -> Double {
    guard let base = unsafe sections.baseAddress else { return 0 }
    let header = unsafe scrollStep(
      to: offset, height: Self.window, header: Self.header, &cursor, sizes,
      FlowScene.lineMetrics, lines, sections: base, sectionCount: sections.count, into: frames)
    blackHole(header.bitPattern)
    return header
  }

  /// Compares the pinned header of the first steps, a section's change included where there is one.
  func compareFirstSteps() throws {
    var offset = 0.0
    var cursor = KernelScrollCursor()
    for _ in 0..<400 where offset <= lastOffset {
      try scroller.step(to: offset, into: frames)
      let expected = stepKernel(to: offset, &cursor)
      try expectEqual(scroller.pinnedHeader, expected, "pinned header at \(offset)")
      offset += Self.stepLength
    }
    scroller = EngineScroller(layout)
  }
}
