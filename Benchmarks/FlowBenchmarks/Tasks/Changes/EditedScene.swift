import BenchmarkSupport
import FlowLayoutCore
import LayoutGeometry

/// A section of sizes whose layout is edited again and again.
@safe
final class EditedScene {
  /// The scene before all edits.
  let scene: FlowScene
  /// The sizes before all edits.
  let sizes: [LayoutSize]
  /// The layout, edited.
  var layout: FlowLayout
  private let elements = ElementBuffer(capacity: 1_024)

  /// Lays out sizes in lines of so many points.
  init(_ sizes: [LayoutSize], width: Double = SceneSizes.lineLength) throws {
    self.sizes = sizes
    scene = FlowScene.oneSection(sizes, width: width)
    layout = try EngineAdapter.layOut(scene)
  }

  /// The content's height, edits included.
  var height: Double { layout.contentSize.height }

  /// Performs batches one after the other.
  @inline(__always)
  func perform(_ batches: [BatchUpdates]) throws {
    for batch in batches { try EngineAdapter.perform(batch, on: &layout) }
  }

  /// The frame of the last element of the content's last 300 points.
  @inline(__always)
  func farFrame() throws -> LayoutRect? {
    try EngineAdapter.farFrame(of: layout, into: elements)
  }

  /// Compares the layout with one that is built at once from the sizes that it must have: the
  /// content's size, the first and last items and some between.
  func compare(with sizes: [LayoutSize], after what: String) throws {
    let fresh = try EngineAdapter.layOut(scene.replacing(sizes))
    try expectEqual(layout.contentSize, fresh.contentSize, "content size after \(what)")
    try expectEqual(layout.itemCount(inSection: 0), sizes.count, "items after \(what)")
    for item in stride(from: 0, to: sizes.count, by: max(1, sizes.count / 1_000)) {
      try compare(item, with: fresh, after: what)
    }
    for item in max(0, sizes.count - 40)..<sizes.count {
      try compare(item, with: fresh, after: what)
    }
  }

  private func compare(_ item: Int, with fresh: FlowLayout, after what: String) throws {
    let path = ItemPath(section: 0, item: item)
    try expectEqual(
      layout.frameOfItem(at: path), fresh.frameOfItem(at: path), "item \(item) after \(what)")
  }

  /// Performs each group of edits and takes it back, to note the heights; compares the layout in
  /// full after the first group and after the last one was taken back.
  func rehearse(_ groups: inout [EditGroup]) throws {
    for index in groups.indices {
      try perform(groups[index].batches)
      groups[index].height = height
      if index == 0 {
        var edited = sizes
        for edit in groups[index].edits { edit.perform(on: &edited) }
        try compare(with: edited, after: "the first edits")
      }
      try perform(groups[index].undoing)
    }
    try compare(with: sizes, after: "all edits were taken back")
  }
}
