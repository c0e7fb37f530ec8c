public import LayoutGeometry

/// Changes of sections and items that happen at once, as the platform's `performBatchUpdates` has them.
///
/// Deletes, reloads and the sources of moves count in the indices before, inserts and the targets of
/// moves in the indices after all changes. All other survivors, reloaded ones among them, keep their
/// order and fill the places that remain; sections first, then the items of each. The order in which
/// changes are listed does not matter.
///
/// > Source: rules F-UPD-1, F-UPD-4.
public struct BatchUpdates: Hashable, Sendable {
  /// A section and where it comes to stand.
  public struct SectionPlacement: Hashable, Sendable {
    /// The index: after the batch for an insert, before it for a reload.
    public var index: Int
    /// The section.
    public var section: FlowSection

    /// Creates a placement.
    public init(at index: Int, _ section: FlowSection) {
      self.index = index
      self.section = section
    }
  }

  /// A section that changes its place.
  public struct SectionMove: Hashable, Sendable {
    /// Its index before the batch.
    public var source: Int
    /// Its index after the batch.
    public var target: Int

    /// Creates a move.
    public init(from source: Int, to target: Int) {
      self.source = source
      self.target = target
    }
  }

  /// An item and where it comes to stand.
  public struct ItemPlacement: Hashable, Sendable {
    /// The path: after the batch for an insert, before it for a reload.
    public var path: ItemPath
    /// Its size, in points, each length 0 … 2⁴⁰; where nil the section's `itemSize`, or its estimate.
    ///
    /// Items of a grid have no size of their own: there it must be nil.
    public var size: LayoutSize?

    /// Creates a placement.
    public init(at path: ItemPath, size: LayoutSize? = nil) {
      self.path = path
      self.size = size
    }
  }

  /// An item that changes its place and takes its size along.
  public struct ItemMove: Hashable, Sendable {
    /// Its path before the batch.
    public var source: ItemPath
    /// Its path after the batch.
    public var target: ItemPath

    /// Creates a move.
    public init(from source: ItemPath, to target: ItemPath) {
      self.source = source
      self.target = target
    }
  }

  /// Sections that go, in indices before.
  public var deletedSections: [Int] = []
  /// Sections that come, in indices after.
  public var insertedSections: [SectionPlacement] = []
  /// Sections that change their place.
  public var movedSections: [SectionMove] = []
  /// Sections that become others, items and metrics, in indices before.
  public var reloadedSections: [SectionPlacement] = []
  /// Items that go, in paths before.
  public var deletedItems: [ItemPath] = []
  /// Items that come, in paths after.
  public var insertedItems: [ItemPlacement] = []
  /// Items that change their place.
  public var movedItems: [ItemMove] = []
  /// Items that take another size, in paths before.
  public var reloadedItems: [ItemPlacement] = []

  /// The number of items of each section after the batch, as far as the caller knows it, for a check.
  ///
  /// Sections that were inserted or reloaded are exempt (F-UPD-3).
  public var countsAfter: [Int]?

  /// Creates a batch that changes nothing.
  public init() {}
}
