import LayoutGeometry

/// What a batch did to a layout.
public struct BatchResult: Sendable {
  /// What changed, and the offset.
  public var change: LayoutChange

  /// Which section and item of before became which of after.
  public var mapping: UpdateMapping

  /// The layout before the batch.
  public var before: FlowLayout

  /// The layout after it.
  public var after: FlowLayout
}

/// What a batch changed.
public struct AppliedBatch: Hashable, Sendable {
  /// What changed, and the offset.
  public var change: LayoutChange

  /// Which section and item of before became which of after.
  public var mapping: UpdateMapping
}

/// Batches of changes.
extension FlowLayout {
  /// Performs a batch of changes, and answers with the layouts before and after it, for animations.
  ///
  /// As `apply(_:anchor:)`, which is faster where nothing is animated: the layout from before, which
  /// the result keeps, shares what it holds with this one, so that changes copy what they touch.
  @discardableResult
  public mutating func performBatchUpdates(
    _ batch: BatchUpdates, anchor: ScrollAnchor = .none
  ) throws(BatchUpdateError) -> BatchResult {
    let before = self
    let applied = try apply(batch, anchor: anchor)
    return BatchResult(
      change: applied.change, mapping: applied.mapping, before: before, after: self)
  }

  /// Applies a batch of changes.
  ///
  /// The batch is checked as a whole before anything changes. Moved items take their sizes along;
  /// one that has only an estimate takes the estimate of the section in which it comes to stand. What
  /// was measured stays measured.
  ///
  /// - Parameters:
  ///   - batch: The changes.
  ///   - anchor: What keeps its place on screen, in paths before the batch. Where it is deleted, the
  ///     nearest item behind it that stays takes its part, else the nearest before it (F-ANC-2).
  /// - Returns: What changed, the offset, and what became of each section and item.
  /// - Throws: A `BatchUpdateError` for the first rule that the batch breaks; then nothing changed.
  /// - Complexity: O(*k* log *k* + *k* log *n* + the items of the lines that change) for *k*
  ///   operations; a section with very many changes is laid out anew.
  ///
  /// > Source: rules F-UPD-1 to F-UPD-4.
  @discardableResult
  public mutating func apply(
    _ batch: BatchUpdates, anchor: ScrollAnchor = .none
  ) throws(BatchUpdateError) -> AppliedBatch {
    let mapping = try BatchValidation.mapping(of: batch, on: stack)
    do { try anchor.validate() } catch { throw BatchUpdateError(.invalidAnchor, cause: error) }
    let before = ScreenState(self)
    let edge = surviving(edge(of: anchor), mapping)
    let request = surviving(anchor, mapping)
    let touched: [TouchedSection]
    if batch.changesOneItem, let section = perform(ItemEdit(batch)) {
      touched = [section]
    } else {
      do throws(FlowLayoutError) {
        touched = try BatchApplication.run(batch, mapping, on: &stack, configuration: configuration)
      } catch {
        throw BatchUpdateError(error)
      }
      resetSpace()
    }
    let change = settle(from: before, edge: edge, request: request, touched: touched)
    return AppliedBatch(change: change, mapping: mapping)
  }

  /// An edge in the paths after a batch; where its element is gone, that of the nearest survivor at
  /// its own distance.
  ///
  /// > Source: rule F-ANC-2.
  private func surviving(_ anchor: ScrollAnchor, _ mapping: UpdateMapping) -> ScrollAnchor {
    switch anchor {
    case .none, .top, .bottom, .end: return anchor
    case .leadingEdge(let element, let distance):
      guard hasPlace(of: element) else { return .none }
      if let new = mapping.newElement(ofOld: element) {
        return .leadingEdge(new, distance: distance)
      }
      guard let (old, new) = survivor(near: element, mapping) else { return .none }
      let range = naturalRange(of: old)
      return .leadingEdge(new, distance: range.map { $0.lowerBound - viewport.leadingLine })
    case .trailingEdge(let element, let distance):
      guard hasPlace(of: element) else { return .none }
      if let new = mapping.newElement(ofOld: element) {
        return .trailingEdge(new, distance: distance)
      }
      guard let (old, new) = survivor(near: element, mapping) else { return .none }
      let range = naturalRange(of: old)
      return .trailingEdge(new, distance: range.map { $0.upperBound - viewport.trailingLine })
    }
  }

  /// The nearest item behind an element that stays, in the old order; else the nearest before it.
  private func survivor(
    near element: ElementIdentifier, _ mapping: UpdateMapping
  ) -> (old: ElementIdentifier, new: ElementIdentifier)? {
    func pair(_ section: Int, _ item: Int) -> (ElementIdentifier, ElementIdentifier)? {
      let path = ItemPath(section: section, item: item)
      return mapping.newPath(ofOld: path).map { (.item(path), .item($0)) }
    }
    let path = element.path
    // A header stands before its section's items, a footer behind them.
    let count = itemCount(inSection: path.section) ?? 0
    let first = element.kind == .header ? 0 : element.kind == .footer ? count : path.item + 1
    for section in path.section..<max(path.section, sectionCount) {
      let count = itemCount(inSection: section) ?? 0
      for item in (section == path.section ? min(first, count) : 0)..<count {
        if let pair = pair(section, item) { return pair }
      }
    }
    for section in stride(from: min(path.section, sectionCount - 1), through: 0, by: -1) {
      let count = itemCount(inSection: section) ?? 0
      let end =
        section == path.section ? min(element.kind == .item ? path.item : first, count) : count
      for item in stride(from: end - 1, through: 0, by: -1) {
        if let pair = pair(section, item) { return pair }
      }
    }
    return nil
  }
}

extension FlowLayout {
  /// Whether there is such an item, or a section that a header or footer could be of.
  fileprivate func hasPlace(of element: ElementIdentifier) -> Bool {
    guard let count = itemCount(inSection: element.path.section) else { return false }
    return element.kind != .item || (element.path.item >= 0 && element.path.item < count)
  }
}

extension BatchUpdateError {
  /// A section or size of a batch that no layout can be made from.
  fileprivate init(_ error: FlowLayoutError) {
    self.init(.invalidSize, cause: error)
    switch error.place {
    case .section(let index, _): section = index
    case .item(let path, _): (section, item) = (path.section, path.item)
    case .configuration, .argument: break
    }
  }
}
