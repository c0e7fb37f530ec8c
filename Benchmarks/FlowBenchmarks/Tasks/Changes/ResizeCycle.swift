import BenchmarkSupport
import FlowLayoutCore
import LayoutGeometry

/// Items that take other sizes one after the other, and then their old ones again, last first.
final class ResizeCycle {
  private let scene: EditedScene
  private var steps: [(item: Int, size: LayoutSize)] = []
  /// The frame at the content's end after each step.
  private var farFrames: [LayoutRect?] = []
  /// The content's height after each step.
  private var heights: [Double] = []
  private var next = 0

  /// Chooses so many items and sizes, and goes through all steps once.
  init(_ scene: EditedScene, length: Int, seed: UInt64) throws {
    self.scene = scene
    var generator = EditGenerator(seed: seed)
    let items = generator.places(length, below: scene.sizes.count)
    steps = items.map { ($0, generator.size()) }
    steps += items.reversed().map { ($0, scene.sizes[$0]) }
    var sizes = scene.sizes
    for (index, step) in steps.enumerated() {
      try EngineAdapter.resize(&scene.layout, item: step.item, to: step.size)
      farFrames.append(try scene.farFrame())
      heights.append(scene.height)
      sizes[step.item] = step.size
      if (index + 1) % items.count == 0 || index == items.count / 2 {
        try scene.compare(with: sizes, after: "resize \(index)")
      }
    }
  }

  /// Does the next step.
  @inline(__always)
  func resize() throws {
    let (item, size) = steps[next]
    try EngineAdapter.resize(&scene.layout, item: item, to: size)
    try expectEqual(scene.height, heights[next], "content height after resize \(next)")
    next = next + 1 < steps.count ? next + 1 : 0
  }

  /// Does the next step and asks for the content's end.
  @inline(__always)
  func resizeAndAskForTheEnd() throws {
    let (item, size) = steps[next]
    try EngineAdapter.resize(&scene.layout, item: item, to: size)
    try expectEqual(try scene.farFrame(), farFrames[next], "last frame after resize \(next)")
    next = next + 1 < steps.count ? next + 1 : 0
  }
}
