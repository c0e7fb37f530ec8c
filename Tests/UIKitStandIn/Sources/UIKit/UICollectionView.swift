public import Foundation

/// A collection view that drives its layout in the documented order and checks what it answers.
///
/// What breaks a contract is listed in `violations`; the order of calls stands in `journal`. Nothing is
/// drawn or animated: a batch leaves its attributes in `lastUpdate`.
@MainActor
open class UICollectionView: UIScrollView {
  /// The axis of a flow layout's scrolling.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical
    /// Left and right.
    case horizontal
  }

  /// What an element is.
  public enum ElementCategory: UInt, Sendable {
    /// An item.
    case cell
    /// A header, a footer or the like.
    case supplementaryView
    /// Drawn by the layout alone.
    case decorationView
  }

  /// The kind of headers.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The layout.
  public private(set) var collectionViewLayout: UICollectionViewLayout

  /// Who knows the items.
  public weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { reloadData() }
  }

  /// Who is told and asked.
  public weak var delegate: (any UICollectionViewDelegate)?

  // MARK: How the stand-in behaves where the platform's order is not documented

  /// Whether elements are asked for between `prepare` and `prepare(forCollectionViewUpdates:)`, as devices
  /// are reported to do.
  public var asksBeforeUpdates = true

  /// Whether a reload reaches the layout as a delete and an insert.
  public var splitsReloads = false

  /// Whether the bounds are new already when the layout is asked what a change of them means.
  public var changesBoundsFirst = false

  /// Whether a batch tells the layout of new counts and of nothing else.
  public var onlyAnnounces = false

  /// What the layout is told in place of a batch's own operations, right or wrong.
  public var tellsInstead: [UICollectionViewUpdateItem]?

  // MARK: What the stand-in tells

  /// What the layout did against its contract.
  public private(set) var violations: [String] = []

  /// The calls of the layout, in order.
  public var journal: [String] = []

  /// What the last pass found; see `PassReport`.
  public internal(set) var lastPass = PassReport()

  /// What the last batch left for its animation; nil before the first.
  public internal(set) var lastUpdate: UpdateReport?

  /// What a layout pass found.
  public struct PassReport: Hashable, Sendable {
    /// How often `prepare` was called.
    public var prepareCount = 0
    /// How many elements the contexts listed since the last pass; nil where one of them meant all.
    public var listedCount: Int? = 0
    /// How many elements are shown.
    public var shownCount = 0
    /// How many of them were not shown before.
    public var enteredCount = 0
    /// How many were shown before and are not now.
    public var leftCount = 0
    /// How many cells asked for another size.
    public var resizedCount = 0
  }

  // MARK: State

  /// The numbers of items that the view last read; nil before it read any.
  var counts: [Int]?
  /// Whether the layout must prepare before it is asked.
  var isDirty = true
  /// What was shown after the last pass.
  var shown: [ShownElement.Key: ShownElement] = [:]
  /// The elements out of date since the last pass; nil for all.
  var staleElements: Set<ShownElement.Key>? = nil
  /// What contexts add to the offset and to the content size at the next `prepare`.
  var pendingOffset = CGPoint(x: 0, y: 0)
  var promisedContentSize: CGSize?
  /// The content inset at the last pass.
  var restingInset = UIEdgeInsets.zero
  /// How many elements contexts listed since the last pass; nil where one of them meant all.
  var pendingListed: Int? = 0
  /// The views of what is shown.
  var views: [ShownElement.Key: UICollectionReusableView] = [:]
  /// A batch that is being put together.
  var batch: PendingBatch?
  /// An item under the finger.
  var held: HeldItem?

  private var cellClasses: [String: UICollectionViewCell.Type] = [:]
  private var viewClasses: [String: UICollectionReusableView.Type] = [:]

  /// Creates a view with its layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Notes what breaks a contract.
  func report(_ text: String) {
    violations.append(text)
  }

  // MARK: Counts

  /// The number of sections.
  public var numberOfSections: Int { currentCounts.count }

  /// The number of items of a section; 0 where there is none.
  public func numberOfItems(inSection section: Int) -> Int {
    let counts = currentCounts
    guard counts.indices.contains(section) else {
      report("asked for the items of section \(section) of \(counts.count)")
      return 0
    }
    return counts[section]
  }

  /// The counts, read if they are not known.
  var currentCounts: [Int] {
    if let counts { return counts }
    let read = readCounts()
    counts = read
    return read
  }

  /// Asks the data source.
  func readCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  // MARK: Views

  /// Names a class of cells.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
  }

  /// Names a class of supplementary views.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    viewClasses[elementKind + identifier] = viewClass as? UICollectionReusableView.Type
  }

  /// Makes a cell.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let type = cellClasses[identifier] ?? UICollectionViewCell.self
    return type.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
  }

  /// Makes a supplementary view.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let type = viewClasses[elementKind + identifier] ?? UICollectionReusableView.self
    return type.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
  }

  /// The paths of the cells that are shown.
  public var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.kind == nil }.map { $0.path }.sorted()
  }

  /// A cell that is shown.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    views[ShownElement.Key(kind: nil, path: indexPath)] as? UICollectionViewCell
  }

  // MARK: Changes

  /// Forgets all that is known of the data.
  public func reloadData() {
    counts = nil
    batch = nil
    held = nil
    let context = collectionViewLayout.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// Takes another layout.
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout.collectionView = nil
    collectionViewLayout = layout
    layout.collectionView = self
    isDirty = true
    staleElements = nil
    setNeedsLayout()
  }

  open override func layoutSubviews() { runLayoutPass() }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard newValue != bounds else { return }
      // Before the first pass there is nothing to be out of date.
      guard !isDirty || !journal.isEmpty else {
        super.bounds = newValue
        return
      }
      if changesBoundsFirst { super.bounds = newValue }
      if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newValue) {
        let context = collectionViewLayout.invalidationContext(forBoundsChange: newValue)
        super.bounds = newValue
        collectionViewLayout.invalidateLayout(with: context)
      }
      super.bounds = newValue
      setNeedsLayout()
    }
  }
}
