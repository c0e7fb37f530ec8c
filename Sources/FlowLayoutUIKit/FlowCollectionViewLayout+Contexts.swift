#if canImport(UIKit) && !os(watchOS)
  import FlowLayoutCore
  import LayoutGeometry
  import UIKit

  /// Filling invalidation contexts, and taking them.
  extension FlowCollectionViewLayout {
    /// Notes what a context asks for; what needs no preparation is done at once.
    func take(_ context: UICollectionViewLayoutInvalidationContext) {
      if context.invalidateEverything {
        work.readsAll = true
        return
      }
      if context.invalidateDataSourceCounts { work.readsCounts = true }
      // One of the base's contexts knows of no metrics, and means all.
      let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
      if flowContext?.invalidateFlowLayoutDelegateMetrics ?? true { work.readsMetrics = true }
      guard let context = context as? FlowLayoutInvalidationContext else { return }
      work.resizedItems += context.resizedItems
      switch context.change {
      case nil, .scroll, .configure: break
      case .replace(let layout, let version):
        if version == self.version { moveAhead(layout) }
      case .measure(let measurement, let layout, let version):
        if version == self.version {
          moveAhead(layout)
        } else if var next = engine,
          (try? next.measure([measurement], anchor: next.anchor(for: measurement))) != nil
        {
          moveAhead(next)
        }
      case .move(let previous, let targets): hold(previous, at: targets)
      case .endMove(let isCancelled): letGo(isCancelled: isCancelled)
      }
    }

    /// Takes an engine over whose offset the view is about to take.
    private func moveAhead(_ layout: FlowLayout) {
      engine = layout
      isAheadOfView = true
    }

    // MARK: New bounds

    /// What new bounds put out of date, against what was prepared last.
    ///
    /// Insets, safe area, margins and direction count too, for which UIKit has no question: they are
    /// noticed here at the next step of scrolling.
    ///
    /// > Source: rule F-INV-4.
    func boundsChange(_ newBounds: CGRect) -> BoundsChange {
      guard let engine, let view = collectionView else { return .everything }
      var target = configuration(of: view, bounds: newBounds)
      target.container = engine.configuration.container
      if target != engine.configuration && target.nearestAllowed != engine.configuration {
        return .everything
      }
      let invalidation = engine.invalidation(
        forBoundsOrigin: LayoutPoint(newBounds.origin), size: LayoutSize(newBounds.size))
      switch invalidation {
      case .nothing: return .nothing
      case .everything: return .everything
      case .pinnedElements:
        let moved = movedBoundaries(newBounds)
        // A context that lists nothing would mean everything.
        return moved.isEmpty ? .nothing : .boundaries(moved)
      }
    }

    /// Says what new bounds put out of date: the headers and footers that they move, or lines.
    ///
    /// The delegate is not asked again (F-INV-5).
    func fill(_ context: FlowLayoutInvalidationContext, for newBounds: CGRect) {
      switch boundsChange(newBounds) {
      case .nothing: context.take(.scroll)
      case .boundaries(let moved):
        context.take(.scroll)
        context.invalidateFlowLayoutAttributes = false
        for (kind, paths) in moved {
          context.invalidateSupplementaryElements(ofKind: kind, at: paths)
        }
      case .everything:
        context.take(.configure)
        guard scrollAnchor != .none, let view = collectionView, var next = engine else { return }
        try? next.scroll(to: LayoutPoint(view.contentOffset).nearestAllowed)
        let target = configuration(of: view, bounds: newBounds)
        guard let change = try? next.setConfiguration(target, anchor: scrollAnchor.nearestAllowed)
        else { return }
        context.contentOffsetAdjustment = CGPoint(
          x: change.contentOffset.x - newBounds.origin.x,
          y: change.contentOffset.y - newBounds.origin.y)
        context.take(.replace(next, version: version))
      }
    }

    /// The headers and footers that new bounds move, by kind.
    ///
    /// Those of all sections on the way count, not only those on screen: one that was passed over goes
    /// from its natural place to its section's end, and the view may hold its attributes.
    private func movedBoundaries(_ newBounds: CGRect) -> [String: [IndexPath]] {
      guard let old = engine, let view = collectionView else { return [:] }
      var new = old
      configure(&new, configuration(of: view, bounds: newBounds))
      try? new.scroll(to: LayoutPoint(newBounds.origin).nearestAllowed)
      let isVertical = scrollDirection == .vertical
      let rects = [old.visibleRect, new.visibleRect]
      let starts = rects.map { isVertical ? $0.minY : $0.minX }
      let ends = rects.map { isVertical ? $0.maxY : $0.maxX }
      guard let start = starts.min(), let end = ends.max(),
        let first = new.section(atMainOffset: start), let last = new.section(atMainOffset: end)
      else { return [:] }
      var headers: [IndexPath] = []
      var footers: [IndexPath] = []
      for section in first...max(first, last) {
        let path = IndexPath(item: 0, section: section)
        if old.frameOfHeader(inSection: section) != new.frameOfHeader(inSection: section) {
          headers.append(path)
        }
        if old.frameOfFooter(inSection: section) != new.frameOfFooter(inSection: section) {
          footers.append(path)
        }
      }
      return [
        UICollectionView.elementKindSectionHeader: headers,
        UICollectionView.elementKindSectionFooter: footers,
      ].filter { !$0.value.isEmpty }
    }

    /// Where scrolling comes to rest that would end at an offset.
    func restingOffset(for proposed: CGPoint, _ velocity: CGPoint) -> CGPoint {
      guard scrollSnapping != .anywhere, let engine else { return proposed }
      let speed = scrollDirection == .vertical ? velocity.y : velocity.x
      return CGPoint(
        engine.targetOffset(
          forProposed: LayoutPoint(proposed), velocity: speed, snapping: scrollSnapping))
    }

    // MARK: Cells that size themselves

    /// What a cell's attributes measure; nil where that is nothing new.
    ///
    /// Only the size counts, and only of cells, and only where there is an estimate (F-SELF-3).
    func measurement(
      in preferred: UICollectionViewLayoutAttributes
    ) -> ElementMeasurement? {
      guard isSelfSizing, held == nil, preferred.representedElementCategory == .cell else {
        return nil
      }
      let path = ItemPath(preferred.indexPath)
      let size = LayoutSize(preferred.size).nearestAllowed
      guard let frame = engine?.frameOfItem(at: path), frame.size != size else { return nil }
      return .item(path, size)
    }

    /// Says what a cell's own size does to content and offset.
    ///
    /// What was seen before stays where it is: when scrolling back the first items on screen are still
    /// estimates, and holding one of these would push all others about.
    ///
    /// No element is listed: all behind the cell move, also those that the view holds beyond the
    /// screen, and a list would make it keep the others.
    ///
    /// > Source: rules F-SELF-2, F-SELF-5.
    func fill(
      _ context: FlowLayoutInvalidationContext,
      forPreferred preferred: UICollectionViewLayoutAttributes
    ) {
      context.take(.configure)
      guard let measurement = measurement(in: preferred) else { return }
      let before = offsetBeforeMeasuring
      guard let (next, change) = measured(measurement) else { return }
      context.contentOffsetAdjustment = CGPoint(
        x: change.contentOffset.x - before.x, y: change.contentOffset.y - before.y)
      context.contentSizeAdjustment = CGSize(change.contentSizeAdjustment)
      context.take(.measure(measurement, next, version: version))
    }

    /// The offset that a measurement starts from: several cells are measured before the view takes the
    /// first one's adjustment.
    private var offsetBeforeMeasuring: LayoutPoint {
      guard let view = collectionView, !isAheadOfView else {
        return engine?.contentOffset ?? .zero
      }
      return LayoutPoint(view.contentOffset).nearestAllowed
    }

    /// The engine with a measurement, the same edge being held as long as nobody scrolls (F-ANC-3).
    private func measured(
      _ measurement: ElementMeasurement
    ) -> (layout: FlowLayout, change: LayoutChange)? {
      guard var next = engine else { return nil }
      let offset = offsetBeforeMeasuring
      try? next.scroll(to: offset)
      var anchor = next.anchor(for: measurement)
      if let measuringAnchor, measuringAnchor.offset == offset { anchor = measuringAnchor.edge }
      guard let change = try? next.measure([measurement], anchor: anchor) else { return nil }
      measuringAnchor = MeasuringAnchor(edge: change.anchor, offset: change.contentOffset)
      return (next, change)
    }
  }

  /// What new bounds put out of date.
  enum BoundsChange {
    /// Nothing.
    case nothing
    /// These headers and footers, by kind, and nothing else.
    case boundaries([String: [IndexPath]])
    /// All lines.
    case everything
  }

  /// What kept its place while cells were measured, and the offset that this led to.
  struct MeasuringAnchor {
    var edge: ScrollAnchor
    var offset: LayoutPoint
  }

  extension FlowLayout {
    /// What keeps its place on screen while an item is measured: the first item there that was measured
    /// before and stands on another line; without one, the first of all.
    fileprivate func anchor(for measurement: ElementMeasurement) -> ScrollAnchor {
      guard case .item(let path, _) = measurement, let line = linePosition(ofItemAt: path)?.line
      else { return .top }
      let items = items(ofLine: line, inSection: path.section) ?? 0..<0
      let seen = visibleElements().first { element in
        let other = element.identifier.path
        return element.identifier.kind == .item && isEstimate(other) == false
          && !(other.section == path.section && items.contains(other.item))
      }
      return seen.map { .leadingEdge($0.identifier) } ?? .top
    }
  }
#endif
