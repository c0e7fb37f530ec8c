import FlowLayoutCore
import LayoutGeometry

// The one place that knows how the engine is called. To be switched as the engine grows:
//
// 1. `layOut(_:reusing:)`: build into the storage of the layout that is given up.
// 2. `resize(_:_:to:)`: lay the same sections out at another width, keeping the sizes.
// 5. `layOut(_:count:batch:)`, `layOut(_:count:size:)`, `layOut(_:count:source:)`: the source of sizes
//    that is asked in batches.

/// Calls of the engine, in the form that the tasks need.
enum EngineAdapter {
  /// Lays out from scratch.
  static func layOut(_ scene: FlowScene) throws -> FlowLayout {
    try FlowLayout(configuration: scene.configuration, sections: scene.sections)
  }

  /// Lays out into what an earlier layout held.
  static func layOut(_ scene: FlowScene, reusing layout: inout FlowLayout?) throws {
    layout = nil
    layout = try FlowLayout(configuration: scene.configuration, sections: scene.sections)
  }

  /// The same sections at another width.
  static func resize(_ layout: inout FlowLayout?, _ scene: FlowScene, to width: Double) throws {
    layout = nil
    var configuration = scene.configuration
    configuration.container.width = width
    layout = try FlowLayout(configuration: configuration, sections: scene.sections)
  }

  /// Writes the elements in a rectangle and gives their number.
  static func writeElements(
    of layout: FlowLayout, in rect: LayoutRect, into elements: ElementBuffer
  ) throws -> Int {
    try unsafe layout.copyElements(in: rect, into: elements.buffer)
  }

  /// Writes the frames of all items and gives their number.
  static func writeAllFrames(of layout: FlowLayout, into frames: FrameBuffer) -> Int {
    var count = 0
    for section in 0..<layout.sectionCount {
      let items = 0..<(layout.itemCount(inSection: section) ?? 0)
      let room = unsafe UnsafeMutableBufferPointer(
        start: frames.base + count, count: items.count)
      count += unsafe layout.copyItemFrames(items, inSection: section, into: room)
    }
    return count
  }
}

/// Where sizes come from when they are not an array.
extension EngineAdapter {
  /// Lays out sizes that a closure fills in, batch after batch.
  static func layOut(
    _ scene: FlowScene, count: Int,
    batch: (Range<Int>, UnsafeMutableBufferPointer<LayoutSize>) -> Void
  ) throws -> FlowLayout {
    let sizes = unsafe [LayoutSize](unsafeUninitializedCapacity: count) { buffer, filled in
      let step = 1_024
      for start in stride(from: 0, to: count, by: step) {
        let range = start..<min(start + step, count)
        unsafe batch(range, UnsafeMutableBufferPointer(rebasing: buffer[range]))
      }
      filled = count
    }
    return try layOut(scene.replacing(sizes))
  }

  /// Lays out sizes that a closure gives one by one.
  static func layOut(
    _ scene: FlowScene, count: Int, size: (Int) -> LayoutSize
  ) throws -> FlowLayout {
    try unsafe layOut(scene, count: count) { range, buffer in
      for item in range { unsafe buffer[item - range.lowerBound] = size(item) }
    }
  }

  /// Lays out sizes that a delegate gives one by one.
  static func layOut(
    _ scene: FlowScene, count: Int, source: any ItemSizing
  ) throws -> FlowLayout {
    try unsafe layOut(scene, count: count) { range, buffer in
      for item in range { unsafe buffer[item - range.lowerBound] = source.size(ofItem: item) }
    }
  }
}

/// A buffer of elements that a query fills.
@safe
final class ElementBuffer {
  /// The elements.
  let buffer: UnsafeMutableBufferPointer<FlowElement>

  /// Creates room for so many.
  init(capacity: Int) { unsafe buffer = UnsafeMutableBufferPointer.allocate(capacity: capacity) }

  deinit { unsafe buffer.deallocate() }

  /// An element, for comparing.
  subscript(index: Int) -> FlowElement { unsafe buffer[index] }
}

/// The engine's scroll position, what was visible at the last step, and what its steps changed.
struct EngineScroller {
  /// The items that came into the window at the last step.
  private(set) var entered = 0
  /// All items that went out of it.
  private(set) var left = 0
  /// Where the pinned header at the top stands, or the last header that entered; infinite where there
  /// is none.
  private(set) var pinnedHeader = Double.infinity

  private var layout: FlowLayout
  private var cursor = ScrollCursor()

  /// Begins at the content's start, before any step.
  init(_ layout: FlowLayout) { self.layout = layout }

  /// Scrolls to an offset and writes the frames of the items that enter.
  ///
  /// Inlined into the loop over the steps, as the kernel is.
  @inline(__always)
  mutating func step(to offset: Double, into frames: FrameBuffer) throws {
    // Locals, which the closure's calls keep in registers.
    var entered = 0
    var left = left
    var header = Double.infinity
    try layout.scroll(to: LayoutPoint(x: 0, y: offset), &cursor) { event in
      switch event {
      case .entered(let element):
        if element.identifier.kind == .item {
          unsafe frames.base[entered] = element.frame
          entered &+= 1
        } else {
          header = min(header, element.frame.y)
        }
      case .left(let identifier): left &+= identifier.kind == .item ? 1 : 0
      case .moved(let element): header = min(header, element.frame.y)
      }
    }
    self.entered = entered
    self.left = left
    if header < .infinity { pinnedHeader = header }
  }
}
