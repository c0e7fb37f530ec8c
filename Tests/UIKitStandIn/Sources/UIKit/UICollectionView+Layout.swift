import Foundation

/// The layout pass.
extension UICollectionView {
  /// Takes an invalidation, as the layout's base hands it on.
  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    isDirty = true
    setNeedsLayout()
    if context.invalidateDataSourceCounts && batch == nil { counts = nil }
    pendingOffset.x += context.contentOffsetAdjustment.x
    pendingOffset.y += context.contentOffsetAdjustment.y
    let adjustment = context.contentSizeAdjustment
    if adjustment != CGSize(width: 0, height: 0) {
      let base = promisedContentSize ?? contentSize
      promisedContentSize = CGSize(
        width: base.width + adjustment.width, height: base.height + adjustment.height)
    }
    let items = context.invalidatedItemIndexPaths ?? []
    let views = context.invalidatedSupplementaryIndexPaths ?? [:]
    let listed =
      items.map { ShownElement.Key(kind: nil, path: $0) }
      + views.flatMap { kind, paths in paths.map { ShownElement.Key(kind: kind, path: $0) } }
    pendingListed = pendingListed.map { $0 + listed.count }
    // A context that lists nothing means all.
    if listed.isEmpty || context.invalidateEverything || context.invalidateDataSourceCounts {
      staleElements = nil
      pendingListed = nil
    } else {
      staleElements?.formUnion(listed)
    }
  }

  /// Runs passes until no cell asks for another size.
  func runLayoutPass() {
    lastPass = PassReport()
    followInset()
    var rounds = 0
    repeat {
      prepareIfNeeded()
      showElements()
      rounds += 1
      if rounds == 200 { report("sizes do not come to rest") }
    } while isDirty && rounds < 200
    lastPass.listedCount = pendingListed
    pendingListed = 0
    staleElements = []
  }

  /// Keeps an offset at rest where the content inset has changed.
  private func followInset() {
    let inset = adjustedContentInset
    var offset = contentOffset
    if offset.x == -restingInset.left { offset.x = -inset.left }
    if offset.y == -restingInset.top { offset.y = -inset.top }
    restingInset = inset
    contentOffset = offset
  }

  /// The layout's size and the offset, after an invalidation.
  func prepareIfNeeded() {
    guard isDirty else { return }
    isDirty = false
    _ = currentCounts
    journal.append("prepare")
    lastPass.prepareCount += 1
    collectionViewLayout.prepare()
    takeContentSize()
  }

  /// Reads the content size, and moves the offset by what contexts asked for.
  func takeContentSize() {
    journal.append("contentSize")
    let oldSize = contentSize
    contentSize = collectionViewLayout.collectionViewContentSize
    if let promised = promisedContentSize {
      let isKept =
        (promised.width - contentSize.width).magnitude < 1e-6
        && (promised.height - contentSize.height).magnitude < 1e-6
      if !isKept { report("content size \(contentSize), promised \(promised)") }
    }
    promisedContentSize = nil
    if !contentSize.width.isFinite || !contentSize.height.isFinite || contentSize.width < 0
      || contentSize.height < 0
    {
      report("content size \(contentSize)")
    }
    // A bounce beyond the ends stays as long as nothing changes.
    guard contentSize != oldSize || pendingOffset != CGPoint(x: 0, y: 0) else { return }
    let wanted = CGPoint(
      x: contentOffset.x + pendingOffset.x, y: contentOffset.y + pendingOffset.y)
    pendingOffset = CGPoint(x: 0, y: 0)
    contentOffset = clamped(wanted)
  }

  /// Asks for what is visible, checks it, and brings the views up to date.
  func showElements() {
    if isDirty { return }
    journal.append("elements")
    let attributes = visibleAttributes()
    var next: [ShownElement.Key: ShownElement] = [:]
    var resized: [UICollectionViewLayoutAttributes] = []
    for element in attributes {
      let now = ShownElement(element)
      if next.updateValue(now, forKey: now.key) != nil { report("\(now.key) twice in one answer") }
      let before = shown[now.key]
      if let before, before != now, let staleElements, !staleElements.contains(now.key) {
        report("\(now.key) changed without invalidation")
      }
      let view = views[now.key] ?? makeView(for: element)
      if let view, before != now {
        view.frame = element.frame
        view.alpha = element.alpha
        view.apply(element)
        if element.representedElementCategory == .cell { resized.append(element) }
      }
      if before == nil { lastPass.enteredCount += 1 }
      views[now.key] = view
    }
    for key in shown.keys where next[key] == nil {
      lastPass.leftCount += 1
      views.removeValue(forKey: key)?.removeFromSuperview()
    }
    shown = next
    lastPass.shownCount = next.count
    for element in resized { askForPreferredSize(of: element) }
  }

  /// What the layout answers for the bounds, with the item under the finger in its place.
  func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
    let answer = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    check(answer, in: bounds)
    guard let held else { return answer }
    return answer.filter {
      $0.representedElementCategory != .cell || $0.indexPath != held.path
    } + [
      collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
        at: held.path, withTargetPosition: held.position)
    ]
  }

  private func makeView(
    for element: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    let view: UICollectionReusableView?
    if let kind = element.representedElementKind {
      view = dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: element.indexPath)
    } else {
      // While an item is held the paths are not yet the data source's.
      view = dataSource?.collectionView(self, cellForItemAt: element.indexPath)
    }
    if let view { addSubview(view) }
    return view
  }

  private func askForPreferredSize(of element: UICollectionViewLayoutAttributes) {
    let key = ShownElement.Key(kind: nil, path: element.indexPath)
    guard held == nil, let cell = views[key] else { return }
    let preferred = cell.preferredLayoutAttributesFitting(element.duplicate())
    guard
      collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: element)
    else { return }
    lastPass.resizedCount += 1
    let context = collectionViewLayout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: element)
    collectionViewLayout.invalidateLayout(with: context)
  }
}
