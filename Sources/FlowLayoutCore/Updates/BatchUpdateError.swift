/// Why a batch cannot be performed, and where; the layout is as it was.
///
/// > Source: rules F-UPD-3, F-UPD-4.
public struct BatchUpdateError: Error, Hashable, Sendable {
  /// What is wrong.
  public var reason: Reason
  /// The section meant, before or after the batch as its operation counts; nil where the number of
  /// sections itself is wrong.
  public var section: Int?
  /// The item meant; nil where it is the section.
  public var item: Int?
  /// The count that the operations lead to, where counts disagree.
  public var expectedCount: Int?
  /// The count that the caller gives, where counts disagree; the number of sections or items that
  /// there are, where an index is out of range.
  public var count: Int?
  /// What is wrong with a section or size, where the reason is `invalidSize`, or with the anchor's
  /// distance, where it is `invalidAnchor`.
  public var cause: FlowLayoutError?

  /// Creates an error.
  public init(
    _ reason: Reason, section: Int? = nil, item: Int? = nil, expectedCount: Int? = nil,
    count: Int? = nil, cause: FlowLayoutError? = nil
  ) {
    self.reason = reason
    self.section = section
    self.item = item
    self.expectedCount = expectedCount
    self.count = count
    self.cause = cause
  }

  /// What can be wrong with a batch, by the words of F-UPD-4.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// A delete, reload or move source beyond what is there before, or an insert or move target
    /// beyond what is there after.
    case indexOutOfRange
    /// The same operation twice on one section or item, or to one place.
    case duplicateOperation
    /// A delete beside a move or reload of the same, or an insert beside a move to one place.
    case conflictingOperations
    /// `countsAfter` is not what the operations lead to.
    case countMismatch
    /// A delete or reload of an item inside a section that is deleted.
    case operationInDeletedSection
    /// An insert or move target inside a section that is inserted or reloaded.
    case operationInInsertedSection
    /// A size, or a section, that no layout can be made from; or a size for a grid's item.
    case invalidSize
    /// An anchor at a distance that is no number or out of range.
    case invalidAnchor
  }
}
