public import Foundation

/// An item under the finger.
struct HeldItem {
  /// Where it was taken up.
  var source: IndexPath
  /// Where it would be put down.
  var path: IndexPath
  /// The finger.
  var position: CGPoint
}

/// Items that are moved by hand.
extension UICollectionView {
  /// Takes an item up.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    guard held == nil,
      let attributes = collectionViewLayout.layoutAttributesForItem(at: indexPath)
    else { return false }
    let position = attributes.center
    let context = collectionViewLayout.invalidationContext(
      forInteractivelyMovingItems: [indexPath], withTargetPosition: position,
      previousIndexPaths: [indexPath], previousPosition: position)
    held = HeldItem(source: indexPath, path: indexPath, position: position)
    collectionViewLayout.invalidateLayout(with: context)
    layoutIfNeeded()
    return true
  }

  /// Moves the finger.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let before = held else { return }
    let target = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: before.path, withPosition: targetPosition)
    let context = collectionViewLayout.invalidationContext(
      forInteractivelyMovingItems: [target], withTargetPosition: targetPosition,
      previousIndexPaths: [before.path], previousPosition: before.position)
    held?.path = target
    held?.position = targetPosition
    forgetViews()
    collectionViewLayout.invalidateLayout(with: context)
    layoutIfNeeded()
  }

  /// Puts the item down.
  public func endInteractiveMovement() { endMovement(cancelled: false) }

  /// Puts the item back.
  public func cancelInteractiveMovement() { endMovement(cancelled: true) }

  private func endMovement(cancelled: Bool) {
    guard let last = held else { return }
    held = nil
    if !cancelled && last.path != last.source {
      dataSource?.collectionView(self, moveItemAt: last.source, to: last.path)
      counts = nil
    }
    let context = collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [cancelled ? last.source : last.path],
      previousIndexPaths: [cancelled ? last.path : last.source], movementCancelled: cancelled)
    forgetViews()
    collectionViewLayout.invalidateLayout(with: context)
    layoutIfNeeded()
  }

  /// Paths mean other items now.
  private func forgetViews() {
    views.values.forEach { $0.removeFromSuperview() }
    views = [:]
    shown = [:]
  }
}
