#if canImport(UIKit) && !os(watchOS)
  import FlowLayoutCore
  import LayoutGeometry
  import UIKit

  /// What is to be done before the next question.
  struct PreparationWork {
    /// Nothing that was known holds.
    var readsAll = false
    /// The delegate is to be asked again.
    var readsMetrics = false
    /// The numbers of sections and items have changed.
    var readsCounts = false
    /// Items whose sizes are to be asked for again.
    var resizedItems: [IndexPath] = []
  }

  /// Keeping the engine up to date.
  extension FlowCollectionViewLayout {
    /// The size assumed for cells that size themselves; zero where they do not.
    var estimate: LayoutSize {
      if estimatedItemSize == UICollectionViewFlowLayout.automaticSize {
        return LayoutSize(width: 50, height: 50)
      }
      return LayoutSize(estimatedItemSize)
    }

    /// Whether cells size themselves.
    var isSelfSizing: Bool { estimate.width > 0 && estimate.height > 0 }

    /// Has the policies taken over at the next pass; nobody is asked for them.
    func invalidatePolicies() {
      let context = FlowLayoutInvalidationContext()
      context.take(.configure)
      invalidateLayout(with: context)
    }

    /// Does what the contexts since the last pass asked for.
    func bringUpToDate() {
      guard let view = collectionView else {
        engine = nil
        return
      }
      let work = work
      self.work = PreparationWork()
      let reader = SectionReader(self, view)
      if engine == nil || work.readsAll || preparedView !== view {
        update = .none
        preparedView = view
        readAll(reader)
      } else if work.readsCounts {
        follow(view)
        beginUpdate(reader, asksAgain: work.readsMetrics)
      } else if case .announced(_, let state, _) = update, state != .read {
        readGuess(reader)
      } else if work.readsMetrics && held == nil {
        // An item under the finger stands where the data source does not have it yet.
        readMetrics(reader)
      }
      if !work.resizedItems.isEmpty { readSizes(of: work.resizedItems, reader) }
      follow(view)
    }

    /// Lays everything out anew.
    func readAll(_ reader: SectionReader) {
      held = nil
      measuringAnchor = nil
      isAheadOfView = false
      lastLayoutError = nil
      let configuration = configuration(of: reader.view, bounds: reader.view.bounds)
      let sections = reader.sections()
      let carriesBatchesOut = isSelfSizing || keepsItemSizesInBatches
      sectionMetrics = carriesBatchesOut ? sections.map { $0.metrics } : []
      engine = layout(configuration, sections, reader.view)
    }

    /// A layout of sections, or of the nearest ones that can be laid out; nil where there is none.
    private func layout(
      _ configuration: FlowConfiguration, _ sections: [FlowSection], _ view: UICollectionView
    ) -> FlowLayout? {
      let offset = LayoutPoint(view.contentOffset)
      do {
        return try FlowLayout(
          configuration: configuration, sections: sections, contentOffset: offset)
      } catch {
        lastLayoutError = error
      }
      return try? FlowLayout(
        configuration: configuration.nearestAllowed, sections: sections.map { $0.nearestAllowed },
        contentOffset: offset.nearestAllowed)
    }

    /// Asks the delegate again, with the counts as they were.
    private func readMetrics(_ reader: SectionReader) {
      guard isSelfSizing, sectionMetrics.count == engine?.sectionCount else {
        readAll(reader)
        return
      }
      // What cells measured is kept (F-SELF-4), so that only lengths of sections are asked for.
      takeMetrics(reader)
    }

    /// Gives the sections the lengths that the delegate has for them now.
    func takeMetrics(_ reader: SectionReader) {
      guard var next = engine else { return }
      for index in sectionMetrics.indices {
        let metrics = reader.metrics(ofSection: index)
        if metrics == sectionMetrics[index] { continue }
        sectionMetrics[index] = metrics
        do {
          try next.setMetrics(metrics, inSection: index)
        } catch {
          lastLayoutError = error
          _ = try? next.setMetrics(metrics.nearestAllowed, inSection: index)
        }
      }
      engine = next
    }

    /// Asks the delegate for some items' sizes.
    private func readSizes(of paths: [IndexPath], _ reader: SectionReader) {
      guard !isSelfSizing, held == nil, var next = engine else { return }
      let sizes = paths.map(ItemPath.init).compactMap { path -> (ItemPath, LayoutSize)? in
        guard path.item >= 0, path.item < next.itemCount(inSection: path.section) ?? 0 else {
          return nil
        }
        return (
          path, reader.size(ofItem: path.item, inSection: path.section) ?? reader.defaults.itemSize
        )
      }
      do {
        try next.measure(sizes.map { .item($0, $1) }, anchor: scrollAnchor.nearestAllowed)
      } catch {
        lastLayoutError = error
        _ = try? next.measure(
          sizes.map { .item($0, $1.nearestAllowed) }, anchor: scrollAnchor.nearestAllowed)
      }
      engine = next
    }

    /// Takes over from the view what has changed: bounds, insets, directions, offset.
    private func follow(_ view: UICollectionView) {
      guard var next = engine else { return }
      let target = configuration(of: view, bounds: view.bounds)
      configure(&next, target)
      // A view that is yet to take an adjustment comes back with it as new bounds.
      let offset = LayoutPoint(view.contentOffset)
      if next.contentOffset != offset { try? next.scroll(to: offset.nearestAllowed) }
      isAheadOfView = false
      engine = next
    }

    /// Gives a layout another configuration, or the nearest one allowed.
    func configure(_ layout: inout FlowLayout, _ target: FlowConfiguration) {
      guard layout.configuration != target else { return }
      let offset = layout.contentOffset
      do {
        try layout.setConfiguration(target)
      } catch {
        lastLayoutError = error
        _ = try? layout.setConfiguration(target.nearestAllowed)
      }
      // The view says what becomes of the offset.
      try? layout.scroll(to: offset)
    }

    /// The view and the policies as the engine wants them.
    func configuration(of view: UICollectionView, bounds: CGRect) -> FlowConfiguration {
      let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      // Where the view mirrors by itself it wants leading coordinates, and its left is our right.
      let isMirrored = isRightToLeft && flipsHorizontallyInOppositeLayoutDirection
      func edges(_ insets: UIEdgeInsets) -> LayoutInsets {
        isMirrored ? LayoutInsets(insets).mirrored : LayoutInsets(insets)
      }
      var configuration = FlowConfiguration(container: LayoutSize(bounds.size))
      configuration.adjustedContentInset = edges(view.adjustedContentInset)
      configuration.safeAreaInsets = edges(view.safeAreaInsets)
      configuration.layoutMargins = edges(view.layoutMargins)
      configuration.scrollDirection = scrollDirection == .vertical ? .vertical : .horizontal
      configuration.layoutDirection =
        isRightToLeft && !isMirrored ? .rightToLeft : .leftToRight
      configuration.displayScale = view.traitCollection.displayScale
      configuration.sectionHeadersPinToVisibleBounds = sectionHeadersPinToVisibleBounds
      configuration.sectionFootersPinToVisibleBounds = sectionFootersPinToVisibleBounds
      configuration.pinnedHeaderOffset = pinnedHeaderOffset
      configuration.sectionInsetReference =
        switch sectionInsetReference {
        case .fromSafeArea: .fromSafeArea
        case .fromLayoutMargins: .fromLayoutMargins
        default: .fromContentInset
        }
      configuration.rowAlignment = rowAlignment
      configuration.quirks = quirks
      return configuration
    }
  }
#endif
