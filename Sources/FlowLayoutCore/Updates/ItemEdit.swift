import LayoutGeometry

/// One item that comes, goes or takes another size, and nothing else: the usual change.
///
/// It is made where the item stands, in the memory of its chunk, block and nodes, without a list of
/// anything. Where one of these is shared with a copy of the layout, or more than a chunk changes,
/// nothing is done, and the change is made as any other.
struct ItemEdit {
  /// The section's index.
  var section: Int
  /// The item to replace; an empty range inserts before its bound.
  var range: Range<Int>
  /// How many items take its place: one or none.
  var count: Int
  /// The size of that item; nil where it takes the section's own.
  var size: LayoutSize?

  /// What lines break by, of the layout's configuration: to pass that as a whole copies it.
  struct Rules {
    let crossIsWidth: Bool
    let quirks: PlatformQuirks
  }
}

extension FlowLayout {
  /// Makes a checked edit where the item stands; the offset stays.
  ///
  /// - Returns: What it touched; nil where nothing was done.
  /// - Complexity: O(log *s* + log *n* + a chunk).
  mutating func perform(_ edit: ItemEdit) -> TouchedSection? {
    let rules = ItemEdit.Rules(
      crossIsWidth: configuration.scrollDirection == .vertical, quirks: configuration.quirks)
    guard let touched = stack.perform(edit, rules) else { return nil }
    space.reach(mainExtent: stack.mainExtent, mainReach: stack.mainReach)
    return touched
  }
}

extension ItemEdit {
  /// The edit that a batch of one change is.
  init(_ batch: borrowing BatchUpdates) {
    if let path = batch.deletedItems.first {
      self.init(section: path.section, range: path.item..<path.item + 1, count: 0)
    } else {
      let insert = batch.insertedItems[0]
      let item = insert.path.item
      self.init(section: insert.path.section, range: item..<item, count: 1, size: insert.size)
    }
  }

  /// The edit that a list of measurements is; nil where it is not one item's.
  init?(_ measurements: borrowing [ElementMeasurement]) {
    guard measurements.count == 1, case .item(let path, let size) = measurements[0] else {
      return nil
    }
    self.init(section: path.section, range: path.item..<path.item + 1, count: 1, size: size)
  }
}

extension SectionStack {
  /// As the layout does it.
  fileprivate mutating func perform(
    _ edit: ItemEdit, _ rules: ItemEdit.Rules
  ) -> TouchedSection? {
    guard canGrow(bySections: 1),
      let (block, start) = unsafe tree.uncountedUniqueElement(ofItem: edit.section)
    else { return nil }
    let touched = unsafe block._withUnsafeGuaranteedRef {
      $0.perform(edit, at: edit.section - start.items, rules)
    }
    if touched != nil { tree.renewElement(ofItem: edit.section) }
    return touched
  }
}

extension SectionBlock {
  /// Makes an edit of a section of the block, which nothing else holds; as the stack does it.
  fileprivate func perform(
    _ edit: ItemEdit, at index: Int, _ rules: ItemEdit.Rules
  ) -> TouchedSection? {
    let state = unsafe state
    let place = unsafe state.pointee.entries[index].lines
    guard unsafe state.pointee.summary.isContained, place != SectionBlock.noLines else {
      return nil
    }
    return unsafe uncountedStyle(index)._withUnsafeGuaranteedRef { style in
      guard !style.isEstimated else { return nil }
      let breaking = LineBreaking(
        style, crossIsWidth: rules.crossIsWidth, quirks: rules.quirks)
      let size = edit.size ?? style.commonItemSize
      let touched = unsafe state.pointee.lines[Int(place)].perform(edit, size, style, breaking)
      guard let touched else { return nil }
      grow(index, by: touched.growth, itemCount: touched.itemCount)
      return TouchedSection(
        section: edit.section, items: touched.items.isEmpty ? [] : [touched.items],
        lastLine: touched.lastLine)
    }
  }
}

/// What an edit touched of a section's lines.
private struct TouchedLines {
  /// As in `TouchedSection`.
  var items: Range<Int>
  var lastLine: Range<Int>?
  /// How much longer the lines are.
  var growth: ExactLength
  /// The number of items now.
  var itemCount: Int
}

extension VariedLines {
  /// Makes an edit of a section's lines; nil where nothing was done.
  fileprivate mutating func perform(
    _ edit: ItemEdit, _ size: LayoutSize, _ style: SectionStyle, _ breaking: LineBreaking
  ) -> TouchedLines? {
    let length = tree.summary.length.main
    let spread = VariedPlacement(style, lines: tree.root).last
    let changed = unsafe withUnsafePointer(to: size) {
      unsafe replaceInPlace(
        edit.range, with: UnsafeBufferPointer(start: $0, count: edit.count), breaking: breaking,
        staysVaried: true)
    }
    guard let changed else { return nil }
    let (count, lastCount) = (itemCount, tree.summary.lastCount)
    var touched = TouchedLines(
      items: changed, growth: tree.summary.length.main.minus(length), itemCount: count)
    let last = count - lastCount..<count
    if VariedPlacement(style, lines: tree.root).last != spread, !changed.overlaps(last) {
      touched.lastLine = last
    }
    return touched
  }
}
