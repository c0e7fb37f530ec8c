#if canImport(UIKit) && !os(watchOS)
  import FlowLayoutCore
  public import UIKit

  /// What is out of date in a `FlowCollectionViewLayout`.
  ///
  /// It is one of the platform's flow contexts, so that code which changes those goes on to work: with
  /// `invalidateFlowLayoutDelegateMetrics` the delegate is asked for everything again, which is so in a
  /// context that somebody creates, and not so in those that the layout makes for new bounds, for cells
  /// that size themselves and for items moved by hand.
  open class FlowLayoutInvalidationContext: UICollectionViewFlowLayoutInvalidationContext {
    /// What the engine is to do; nil where that is said by the properties.
    private(set) var change: EngineChange?

    /// The items that the delegate is asked for again, and only they.
    private(set) var resizedItems: [IndexPath] = []

    /// Has the delegate asked for the sizes of some items and for nothing else.
    ///
    /// For *k* items in a layout of *n* that is *k* questions and O(*k* log *n*). Where cells size
    /// themselves it has no effect: ask the cells.
    open func invalidateSizes(ofItemsAt indexPaths: [IndexPath]) {
      resizedItems += indexPaths
      invalidateFlowLayoutDelegateMetrics = false
    }

    /// Takes over what the engine is to do, for which nobody is asked.
    func take(_ change: EngineChange) {
      self.change = change
      invalidateFlowLayoutDelegateMetrics = false
    }
  }

  /// What a context of the layout's own making means for the engine.
  enum EngineChange {
    /// New bounds that move what is pinned, and no more.
    case scroll
    /// New bounds or policies; `prepare` compares.
    case configure
    /// New bounds with something held in its place: the engine that came of it, and which it was made of.
    case replace(FlowLayout, version: Int)
    /// A cell's own size, and the engine that came of it.
    case measure(ElementMeasurement, FlowLayout, version: Int)
    /// Items under the finger: where they were one step before, and where they are.
    case move(from: [ItemPath], to: [ItemPath])
    /// Items let go.
    case endMove(isCancelled: Bool)
  }
#endif
