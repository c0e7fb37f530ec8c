import BenchmarkSupport
import FlowLayoutCore
import LayoutGeometry

/// A section of estimates of which some screenfuls are measured, and places to measure more.
final class EstimatedScene {
  private let scene: FlowScene
  private let sizes: KernelSizes
  private let base: FlowLayout
  private var layout: FlowLayout
  private var offsets: [Double] = []
  /// The content's height once the screenful at each offset is measured.
  private var heights: [Double] = []
  private var next = 0

  /// Makes the scene of so many items.
  init(_ count: Int) throws {
    var metrics = SectionMetrics()
    metrics.estimatedItemSize = LayoutSize(width: 100, height: 40)
    var scene = FlowScene.uniform(itemCounts: [])
    scene.sections = [FlowSection(items: .uniform(count: count), metrics: metrics)]
    self.scene = scene
    sizes = KernelSizes(SceneSizes.varied(count))
    var layout = try EngineAdapter.layOut(scene)
    var generator = EditGenerator(seed: 20)
    let last = Int(max(1, layout.contentSize.height - 700))
    for _ in 0..<min(100, count / 500) {
      try EngineAdapter.measureScreenful(of: &layout, at: Double(generator.below(last)), sizes)
    }
    base = layout
    self.layout = layout
    for index in 0..<64 {
      let offset = Double(generator.below(last))
      offsets.append(offset)
      self.layout = base
      try EngineAdapter.measureScreenful(of: &self.layout, at: offset, sizes)
      heights.append(self.layout.contentSize.height)
      if index == 0 { try compare(at: offset) }
    }
  }

  /// Forgets what `measureNext` measured.
  func forget() { layout = base }

  /// Measures the screenful at the next offset.
  func measureNext() throws {
    try EngineAdapter.measureScreenful(of: &layout, at: offsets[next], sizes)
    try expectEqual(layout.contentSize.height, heights[next], "height after measurement \(next)")
    next = next + 1 < offsets.count ? next + 1 : 0
  }

  /// Compares with a layout that is built at once from the sizes known now, and sees to it that all
  /// that is visible is measured and that the first visible item stayed where it was.
  private func compare(at offset: Double) throws {
    let count = sizes.count
    var known = [LayoutSize](repeating: LayoutSize(width: 100, height: 40), count: count)
    for item in 0..<count where layout.isEstimate(.first(item)) == false {
      unsafe known[item] = sizes.base[item]
    }
    let fresh = try EngineAdapter.layOut(scene.replacing(known))
    try expectEqual(layout.contentSize, fresh.contentSize, "content size")
    let found = try layout.elements(in: layout.visibleRect)
    for element in found {
      let path = element.identifier.path
      try expectEqual(layout.isEstimate(path), false, "estimate of visible item \(path.item)")
      try expectEqual(
        fresh.frameOfItem(at: path), element.frame, "frame of visible item \(path.item)")
    }
    guard let first = try base.firstItem(endingAfter: offset),
      let before = base.frameOfItem(at: first), let after = layout.frameOfItem(at: first)
    else { throw WrongResult("nothing is visible at \(offset)") }
    let moved = layout.contentOffset.y - offset
    // Where the offset was clamped the item may lie elsewhere.
    if layout.contentOffset.y < layout.contentSize.height - 700 && layout.contentOffset.y > 0 {
      try expectEqual(after.y - before.y, moved, "the first visible item's way")
    }
  }
}

extension FlowLayout {
  /// The first item that ends beyond an offset.
  fileprivate func firstItem(endingAfter offset: Double) throws -> ItemPath? {
    let rect = LayoutRect(x: 0, y: offset, width: contentSize.width, height: 700)
    return try elements(in: rect).first { $0.frame.y + $0.frame.height > offset }?.identifier.path
  }
}
