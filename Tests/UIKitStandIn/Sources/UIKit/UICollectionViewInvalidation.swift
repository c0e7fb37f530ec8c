public import Foundation

/// What is out of date in a layout.
@MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether nothing that was known holds, as after `reloadData`.
  public internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items are to be read again.
  public internal(set) var invalidateDataSourceCounts = false
  /// The items listed as out of date; nil where none was listed.
  public private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views listed as out of date; nil where none was listed.
  public private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// What is added to the scroll position.
  open var contentOffsetAdjustment = CGPoint(x: 0, y: 0)
  /// What is added to the content size.
  open var contentSizeAdjustment = CGSize(width: 0, height: 0)
  /// Where moving items were.
  public internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where moving items are now.
  public internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the finger is.
  public internal(set) var interactiveMovementTarget = CGPoint(x: 0, y: 0)

  /// Creates a context that lists nothing.
  public required override init() { super.init() }

  /// Lists items as out of date.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Lists supplementary views as out of date.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths =
      (invalidatedSupplementaryIndexPaths ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
  }
}

/// What is out of date in a flow layout.
@MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether anything that was laid out is laid out again.
  open var invalidateFlowLayoutAttributes = true
}

/// One operation of a batch.
@MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What is done.
  public enum Action: Int, Sendable {
    /// Something comes.
    case insert
    /// Something goes.
    case delete
    /// Something is shown anew.
    case reload
    /// Something changes its place.
    case move
    /// Nothing.
    case none
  }

  /// The place before; its item is `NSNotFound` where a section is meant.
  public let indexPathBeforeUpdate: IndexPath?
  /// The place after.
  public let indexPathAfterUpdate: IndexPath?
  /// What is done.
  public let updateAction: Action

  /// Creates an operation.
  public init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }
}
