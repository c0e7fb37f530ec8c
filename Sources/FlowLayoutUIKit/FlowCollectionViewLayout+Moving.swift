#if canImport(UIKit) && !os(watchOS)
  import FlowLayoutCore
  import LayoutGeometry
  import UIKit

  /// Items under the finger, one or several.
  struct HeldItems {
    /// The layout without the move.
    var original: FlowLayout
    /// Where the items were taken up.
    let sources: [ItemPath]
  }

  /// Items moved by hand.
  ///
  /// > Source: rules F-Q-6, F-DROP, F-MOVE.
  extension FlowCollectionViewLayout {
    /// The path that a held item takes when the finger is at a point.
    ///
    /// That of the item there, as on the platform. Between items, behind the last one and in an empty
    /// section the platform keeps the path; here the item goes where it would drop.
    func dropPath(of previous: IndexPath, at position: CGPoint) -> IndexPath {
      guard let engine else { return previous }
      let point = LayoutPoint(position)
      if let element = engine.element(at: point) {
        return element.kind == .item ? IndexPath(element.path) : previous
      }
      return engine.dropTarget(at: point, moving: ItemPath(previous)).map { IndexPath($0) }
        ?? previous
    }

    /// Shows items as if they were let go at other places.
    ///
    /// Each place starts from the layout without the move, so that every item keeps its own size and
    /// nothing is left behind by the places on the way.
    func hold(_ previous: [ItemPath], at targets: [ItemPath]) {
      guard let engine, !previous.isEmpty else { return }
      let held = held ?? HeldItems(original: engine, sources: previous)
      guard held.sources.count == targets.count else { return }
      self.held = held
      measuringAnchor = nil
      var batch = BatchUpdates()
      batch.movedItems = zip(held.sources, targets).map { BatchUpdates.ItemMove(from: $0, to: $1) }
      var next = held.original
      // A place that does not exist leaves the items where they were.
      guard (try? next.performBatchUpdates(batch)) != nil else { return }
      self.engine = next
    }

    /// Keeps the items where they are, or puts them back.
    func letGo(isCancelled: Bool) {
      if isCancelled, let held { engine = held.original }
      held = nil
    }
  }
#endif
