#if canImport(UIKit) && !os(watchOS)
  import FlowLayoutCore
  import LayoutGeometry
  import UIKit

  /// A batch, from the moment in which the counts are out of date until its animation.
  enum UpdateState {
    /// There is none.
    case none
    /// The counts have changed, and what happened is not told yet.
    case announced(before: FlowLayout, engine: EngineState, asksAgain: Bool)
    /// It has been followed.
    case performed(PerformedBatch)
  }

  /// What the engine is while operations are awaited.
  enum EngineState {
    /// The one of before.
    case old
    /// One with the new counts, other than that a guess.
    case guessed
    /// The new one.
    case read
  }

  /// What initial and final attributes are made from.
  struct PerformedBatch {
    var before: FlowLayout
    var mapping: UpdateMapping
    var after: FlowLayout
  }

  /// Batches of changes.
  ///
  /// `prepare` comes first and sees the new counts; which items came and went is told only in
  /// `prepare(forCollectionViewUpdates:)`, and elements are asked for in between (F-UPD-5). Where the
  /// delegate is asked for everything anyway the new layout is read at once. Else it waits for the
  /// operations so that the engine can carry them out, and a question in between gets a guess: as if
  /// all had come and gone at the ends.
  extension FlowCollectionViewLayout {
    /// Takes note that the counts have changed.
    func beginUpdate(_ reader: SectionReader, asksAgain: Bool) {
      held = nil
      measuringAnchor = nil
      guard var before = engine else { return }
      if !isAheadOfView {
        try? before.scroll(to: LayoutPoint(reader.view.contentOffset).nearestAllowed)
      }
      let readsNow = asksAgain && !isSelfSizing && !keepsItemSizesInBatches
      if readsNow { readAll(reader) }
      update = .announced(
        before: before, engine: readsNow ? .read : .old, asksAgain: asksAgain)
    }

    /// Finds an answer to a question that comes before the operations.
    func resolveEarlyQuestion() {
      guard case .announced(let before, .old, let asksAgain) = update, let view = collectionView
      else { return }
      let reader = SectionReader(self, view)
      if let guess = before.guessed(counts: reader.counts(), reader) {
        engine = guess
        update = .announced(before: before, engine: .guessed, asksAgain: asksAgain)
      } else {
        readAll(reader)
        update = .announced(before: before, engine: .read, asksAgain: asksAgain)
      }
    }

    /// Reads what was guessed where another pass comes before the operations, if they come at all.
    func readGuess(_ reader: SectionReader) {
      guard case .announced(let before, let state, let asksAgain) = update, state != .read else {
        return
      }
      readAll(reader)
      update = .announced(before: before, engine: .read, asksAgain: asksAgain)
    }

    /// Follows the operations.
    func perform(_ items: [UICollectionViewUpdateItem]) {
      guard case .announced(let before, let state, let asksAgain) = update,
        let view = collectionView
      else { return }
      let reader = SectionReader(self, view)
      lastUpdateError = nil
      // Nothing came or went: the batch is there to have everything asked for again (F-UPD-9).
      let readsAll = !isSelfSizing && asksAgain && (!keepsItemSizesInBatches || items.isEmpty)
      do throws(BatchUpdateError) {
        if readsAll {
          if state != .read { readAll(reader) }
          try follow(items, from: before, reader)
        } else {
          try carryOut(items, from: before, reader, asksAgain: asksAgain)
        }
      } catch {
        lastUpdateError = error
        update = .none
        readAll(reader)
      }
    }

    /// The offset at which what is held stays where it was through a batch; nil where nothing is held.
    var offsetAfterUpdate: CGPoint? {
      guard scrollAnchor != .none, case .performed(let batch) = update else { return nil }
      return CGPoint(batch.after.contentOffset)
    }

    /// Ends a batch whose operations were told.
    func endUpdate() {
      if case .performed = update { update = .none }
    }

    /// Finds out what became of what, the new layout having been read.
    private func follow(
      _ items: [UICollectionViewUpdateItem], from before: FlowLayout, _ reader: SectionReader
    ) throws(BatchUpdateError) {
      guard var after = engine else { return }
      let counts = (0..<after.sectionCount).map { after.itemCount(inSection: $0) ?? 0 }
      var batch = BatchUpdates()
      // What became of what does not depend on sizes.
      func section(_ index: Int) -> FlowSection {
        FlowSection(items: .uniform(count: counts.indices.contains(index) ? counts[index] : 0))
      }
      batch.take(items, inserted: section, reloaded: section)
      batch.countsAfter = counts
      var moved = before
      let result = try moved.performBatchUpdates(batch, anchor: scrollAnchor.nearestAllowed)
      if scrollAnchor != .none {
        // Nothing but the offset changes: what was held is held here too.
        _ = try? after.setConfiguration(after.configuration, anchor: result.change.anchor)
        engine = after
      }
      update = .performed(PerformedBatch(before: before, mapping: result.mapping, after: after))
    }

    /// Has the engine carry the operations out, and asks for what they bring.
    private func carryOut(
      _ items: [UICollectionViewUpdateItem], from before: FlowLayout, _ reader: SectionReader,
      asksAgain: Bool
    ) throws(BatchUpdateError) {
      let counts = reader.counts()
      func section(_ index: Int) -> FlowSection {
        let count = counts.indices.contains(index) ? counts[index] : 0
        return reader.section(index, count: count)
      }
      var batch = BatchUpdates()
      // A first round needs no more of reloaded sections than that they are there.
      batch.take(items, inserted: section) { _ in FlowSection(items: .uniform(count: 0)) }
      batch.countsAfter = counts
      var after = before
      if !batch.reloadedItems.isEmpty || !batch.reloadedSections.isEmpty {
        // What they become is asked for by their new paths, which a first round tells.
        var trial = before
        let mapping = try trial.performBatchUpdates(batch.nearestAllowed).mapping
        batch.reloadedItems = batch.reloadedItems.map { old in
          mapping.newPath(ofOld: old.path).map {
            BatchUpdates.ItemPlacement(
              at: old.path, size: reader.size(ofItem: $0.item, inSection: $0.section))
          } ?? old
        }
        batch.reloadedSections = batch.reloadedSections.map { old in
          mapping.newSection(ofOld: old.index).map {
            BatchUpdates.SectionPlacement(at: old.index, section($0))
          } ?? old
        }
      }
      batch.insertedItems = batch.insertedItems.map {
        BatchUpdates.ItemPlacement(
          at: $0.path, size: reader.size(ofItem: $0.path.item, inSection: $0.path.section))
      }
      let result = try perform(batch, on: &after)
      engine = after
      let old = sectionMetrics
      let reloaded = Set(batch.reloadedSections.map { $0.index })
      sectionMetrics = counts.indices.map { index in
        if let section = result.mapping.oldSection(ofNew: index), old.indices.contains(section),
          !reloaded.contains(section)
        {
          return old[section]
        }
        return reader.metrics(ofSection: index)
      }
      if asksAgain { takeMetrics(reader) }
      update = .performed(
        PerformedBatch(before: before, mapping: result.mapping, after: engine ?? after))
    }

    /// Has a layout carry a batch out, or the nearest one that can be laid out.
    private func perform(
      _ batch: BatchUpdates, on layout: inout FlowLayout
    ) throws(BatchUpdateError) -> BatchResult {
      do {
        return try layout.performBatchUpdates(batch, anchor: scrollAnchor.nearestAllowed)
      } catch {
        guard error.reason == .invalidSize else { throw error }
        lastLayoutError = error.cause
      }
      return try layout.performBatchUpdates(
        batch.nearestAllowed, anchor: scrollAnchor.nearestAllowed)
    }

    // MARK: Attributes for the animation

    /// Where an element begins that is on screen after a batch; nil outside of batches.
    ///
    /// One that was there before begins where it was. A new one begins where it ends, unseen.
    ///
    /// > Source: rule F-UPD-6.
    func initialAttributes(of new: ElementIdentifier) -> UICollectionViewLayoutAttributes? {
      guard case .performed(let batch) = update,
        let attributes = engine?.attributes(of: new)
      else { return nil }
      if let old = batch.mapping.oldElement(ofNew: new), let frame = batch.before.frame(of: old) {
        attributes.frame = CGRect(frame)
      } else {
        attributes.alpha = 0
      }
      return attributes
    }

    /// Where an element ends that was on screen before a batch; nil outside of batches.
    ///
    /// One that stays ends where it comes to stand. One that goes ends where it was, unseen.
    func finalAttributes(of old: ElementIdentifier) -> UICollectionViewLayoutAttributes? {
      guard case .performed(let batch) = update,
        let attributes = batch.before.attributes(of: old)
      else { return nil }
      if let new = batch.mapping.newElement(ofOld: old), let frame = engine?.frame(of: new) {
        attributes.frame = CGRect(frame)
      } else {
        attributes.alpha = 0
      }
      return attributes
    }
  }

  extension BatchUpdates {
    /// Takes operations over as UIKit tells them; an item of `NSNotFound` means a whole section.
    @MainActor
    fileprivate mutating func take(
      _ items: [UICollectionViewUpdateItem], inserted: (Int) -> FlowSection,
      reloaded: (Int) -> FlowSection
    ) {
      for item in items {
        let before = item.indexPathBeforeUpdate.map { ItemPath($0) }
        let after = item.indexPathAfterUpdate.map { ItemPath($0) }
        switch (item.updateAction, before, after) {
        case (.insert, _, let path?):
          if path.item < 0 {
            insertedSections.append(SectionPlacement(at: path.section, inserted(path.section)))
          } else {
            insertedItems.append(ItemPlacement(at: path))
          }
        case (.delete, let path?, _):
          if path.item < 0 {
            deletedSections.append(path.section)
          } else {
            deletedItems.append(path)
          }
        case (.reload, let path?, _):
          if path.item < 0 {
            reloadedSections.append(SectionPlacement(at: path.section, reloaded(path.section)))
          } else {
            reloadedItems.append(ItemPlacement(at: path))
          }
        case (.move, let source?, let target?):
          if source.item < 0 {
            movedSections.append(SectionMove(from: source.section, to: target.section))
          } else {
            movedItems.append(ItemMove(from: source, to: target))
          }
        default: break
        }
      }
    }
  }

  extension FlowLayout {
    /// The layout with other counts, as if all had come and gone at the ends; nil where that fails.
    ///
    /// Nobody is asked for sizes: what comes has those of the properties.
    @MainActor
    fileprivate func guessed(counts: [Int], _ reader: SectionReader) -> FlowLayout? {
      var batch = BatchUpdates()
      for index in 0..<max(sectionCount, counts.count) {
        guard index < counts.count else {
          batch.deletedSections.append(index)
          continue
        }
        guard index < sectionCount else {
          let section = FlowSection(
            items: .uniform(count: counts[index]), metrics: reader.metrics(ofSection: index))
          batch.insertedSections.append(
            BatchUpdates.SectionPlacement(at: index, section.nearestAllowed))
          continue
        }
        let (old, new) = (itemCount(inSection: index) ?? 0, counts[index])
        for item in new..<max(new, old) {
          batch.deletedItems.append(ItemPath(section: index, item: item))
        }
        for item in old..<max(old, new) {
          batch.insertedItems.append(
            BatchUpdates.ItemPlacement(at: ItemPath(section: index, item: item)))
        }
      }
      var guess = self
      return (try? guess.performBatchUpdates(batch)) == nil ? nil : guess
    }
  }
#endif
