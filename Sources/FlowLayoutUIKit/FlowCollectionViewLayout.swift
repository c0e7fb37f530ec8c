#if canImport(UIKit) && !os(watchOS)
  public import FlowLayoutCore
  import LayoutGeometry
  public import UIKit

  /// A collection view layout that answers from the engine, to be used where the platform's flow layout
  /// is.
  ///
  /// Its properties have the names, types and defaults of `UICollectionViewFlowLayout`, and it asks the
  /// collection view's delegate the same questions, those of `UICollectionViewDelegateFlowLayout`. What
  /// it has beyond is named in "Beyond the platform". Overriding works as with the platform's class.
  ///
  /// Costs are those of the engine: a scroll step with pinned headers is O(log *s* + log *n*) and puts
  /// only headers and footers out of date that move; a rotation asks the delegate nothing.
  ///
  /// > Source: rules F-DEL, F-INV, F-SELF, F-UPD and F-Q of the README.
  open class FlowCollectionViewLayout: UICollectionViewLayout {
    // MARK: The platform's properties

    /// The distance between lines, in points, where the delegate gives none.
    open var minimumLineSpacing: CGFloat = 10 {
      didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }

    /// The least distance between the items of a line, in points, where the delegate gives none.
    open var minimumInteritemSpacing: CGFloat = 10 {
      didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }

    /// The size of items where the delegate gives none.
    open var itemSize = CGSize(width: 50, height: 50) {
      didSet { if itemSize != oldValue { invalidateLayout() } }
    }

    /// The size assumed for cells that size themselves; zero where they do not.
    ///
    /// The platform's `automaticSize` counts as 50 × 50 (F-SELF-1). Changing it forgets what was
    /// measured.
    open var estimatedItemSize = CGSize(width: 0, height: 0) {
      didSet {
        guard estimatedItemSize != oldValue else { return }
        work.readsAll = true
        invalidateLayout()
      }
    }

    /// The axis along which the content scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
      didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }

    /// The size of headers, of which the length along the scroll axis counts; at 0 there are none.
    open var headerReferenceSize = CGSize(width: 0, height: 0) {
      didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// The size of footers, of which the length along the scroll axis counts; at 0 there are none.
    open var footerReferenceSize = CGSize(width: 0, height: 0) {
      didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// The space around a section's items; left and right are leading and trailing.
    open var sectionInset = UIEdgeInsets.zero {
      didSet { if sectionInset != oldValue { invalidateLayout() } }
    }

    /// What `sectionInset` is measured from across the scroll axis.
    open var sectionInsetReference =
      UICollectionViewFlowLayout.SectionInsetReference.fromContentInset
    {
      didSet { if sectionInsetReference != oldValue { invalidatePolicies() } }
    }

    /// Whether headers stay in sight while their section is.
    open var sectionHeadersPinToVisibleBounds = false {
      didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidatePolicies() } }
    }

    /// Whether footers stay in sight while their section is.
    open var sectionFootersPinToVisibleBounds = false {
      didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidatePolicies() } }
    }

    // MARK: Beyond the platform

    /// How items are spread along and across their lines; the platform's way by default.
    public var rowAlignment = RowAlignment() {
      didSet { if rowAlignment != oldValue { invalidatePolicies() } }
    }

    /// The platform's faults that are reproduced; none by default.
    public var quirks: PlatformQuirks = [] {
      didSet { if quirks != oldValue { invalidatePolicies() } }
    }

    /// How far past the content inset the line lies at which headers pin, in points.
    public var pinnedHeaderOffset: CGFloat = 0 {
      didSet { if pinnedHeaderOffset != oldValue { invalidatePolicies() } }
    }

    /// What keeps its place on screen through batches and rotation; nothing by default, as on the
    /// platform, where the offset stays.
    ///
    /// Cells that size themselves are always held at the top (F-SELF-5). A distance that is NaN counts
    /// as 0, and one beyond 2⁴⁰ points as 2⁴⁰.
    public var scrollAnchor = ScrollAnchor.none

    /// Where scrolling comes to rest; anywhere by default.
    public var scrollSnapping = ScrollSnapping.anywhere

    /// Whether a batch leaves the sizes of the items alone that it neither inserts nor reloads.
    ///
    /// False by default: as on the platform the delegate is then asked for all sizes again after a
    /// batch. With true a batch of *k* operations asks for the *k* items that it brings and for the
    /// lengths of the *s* sections, and costs O(*s* + *k* log *n*) in a layout of *n*.
    public var keepsItemSizesInBatches = false {
      didSet {
        guard keepsItemSizesInBatches != oldValue else { return }
        work.readsAll = true
        invalidateLayout()
      }
    }

    /// The first value, since everything was last read, that no layout can be made from: from the
    /// delegate, the properties or the view; nil where there was none.
    ///
    /// Such values are replaced by the nearest ones allowed (NaN by 0), and the layout goes on.
    public internal(set) var lastLayoutError: FlowLayoutError?

    /// Why the last batch could not be followed, so that everything was read anew; nil where it could.
    public internal(set) var lastUpdateError: BatchUpdateError?

    /// The engine's layout as it is now, for what UIKit has no question for.
    ///
    /// It is nil before the first layout pass. While an item is moved by hand, items stand as if it
    /// were let go.
    public var engineLayout: FlowLayout? {
      resolveEarlyQuestion()
      return engine
    }

    // MARK: State

    /// The engine; nil before the first `prepare`.
    var engine: FlowLayout? {
      didSet { version &+= 1 }
    }
    /// Changes with the engine, so that a context knows whether it still speaks of this one.
    private(set) var version = 0
    /// The view that was prepared for last; another one has other data.
    weak var preparedView: UICollectionView?
    /// What the next `prepare` has to do.
    var work = PreparationWork(readsAll: true)
    /// A batch from the moment in which counts are out of date until it ends.
    var update = UpdateState.none
    /// Items under the finger.
    var held: HeldItems?
    /// Whether the engine is at an offset to which the view is yet to move.
    var isAheadOfView = false
    /// What keeps its place while cells are measured.
    var measuringAnchor: MeasuringAnchor?
    /// The metrics of each section as they were read, where the engine carries batches out.
    var sectionMetrics: [SectionMetrics] = []

    /// Creates a layout with the platform's defaults.
    public override init() { super.init() }

    /// Creates a layout from an archive or a storyboard, with the platform's defaults.
    ///
    /// What a storyboard says of a flow layout is stored in ways that are the platform's own, and is not
    /// read: set the properties in code.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Overridden: preparing
    // Overrides stand in the class itself: without Objective-C they must.

    open override class var invalidationContextClass: AnyClass {
      FlowLayoutInvalidationContext.self
    }

    open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    open override func prepare() {
      super.prepare()
      bringUpToDate()
    }

    open override func invalidateLayout() {
      // Said here too, should the base not come by way of a context.
      work.readsMetrics = true
      super.invalidateLayout()
    }

    open override func invalidateLayout(
      with context: UICollectionViewLayoutInvalidationContext
    ) {
      take(context)
      super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      if case .nothing = boundsChange(newBounds) { return false }
      return true
    }

    open override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      if let context = context as? FlowLayoutInvalidationContext { fill(context, for: newBounds) }
      return context
    }

    // MARK: Overridden: questions

    open override var collectionViewContentSize: CGSize {
      CGSize(engineLayout?.contentSize ?? .zero)
    }

    open override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let elements = try? engineLayout?.elements(in: LayoutRect(rect))
      return (elements ?? []).map { UICollectionViewLayoutAttributes($0) }
    }

    open override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      engineLayout?.attributes(of: .item(ItemPath(indexPath)))
    }

    open override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      ElementIdentifier(kind: elementKind, indexPath)
        .flatMap { engineLayout?.attributes(of: $0) }
    }

    open override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      restingOffset(for: proposedContentOffset, velocity)
    }

    open override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      offsetAfterUpdate ?? proposedContentOffset
    }

    // MARK: Overridden: cells that size themselves

    open override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      measurement(in: preferredAttributes) != nil
    }

    open override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
      if let own = context as? FlowLayoutInvalidationContext {
        fill(own, forPreferred: preferredAttributes)
      }
      return context
    }

    // MARK: Overridden: batches

    open override func prepare(
      forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]
    ) {
      super.prepare(forCollectionViewUpdates: updateItems)
      perform(updateItems)
    }

    open override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      endUpdate()
    }

    open override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      initialAttributes(of: .item(ItemPath(itemIndexPath)))
        ?? super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    open override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      finalAttributes(of: .item(ItemPath(itemIndexPath)))
        ?? super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }

    open override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      ElementIdentifier(kind: elementKind, elementIndexPath).flatMap(initialAttributes)
        ?? super.initialLayoutAttributesForAppearingSupplementaryElement(
          ofKind: elementKind, at: elementIndexPath)
    }

    open override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      ElementIdentifier(kind: elementKind, elementIndexPath).flatMap(finalAttributes)
        ?? super.finalLayoutAttributesForDisappearingSupplementaryElement(
          ofKind: elementKind, at: elementIndexPath)
    }

    // MARK: Overridden: items moved by hand

    open override func targetIndexPath(
      forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
      dropPath(of: previousIndexPath, at: position)
    }

    open override func invalidationContext(
      forInteractivelyMovingItems targetIndexPaths: [IndexPath],
      withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
      previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
      (context as? FlowLayoutInvalidationContext)?.take(
        .move(
          from: previousIndexPaths.map { ItemPath($0) }, to: targetIndexPaths.map { ItemPath($0) }))
      return context
    }

    open override func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
      movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled)
      (context as? FlowLayoutInvalidationContext)?.take(.endMove(isCancelled: movementCancelled))
      return context
    }
  }
#endif
