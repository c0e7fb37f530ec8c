#if canImport(UIKit) && !os(watchOS)
  import FlowLayoutCore
  import LayoutGeometry

  // A layout has nobody to throw an error to: what no layout can be made from is told by
  // `lastLayoutError` and replaced by the nearest value allowed (F-RANGE).

  /// The greatest length, in points.
  private let greatestLength = 0x1p40

  /// A length.
  private func length(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, 0), greatestLength)
  }

  /// A length that may be negative.
  private func distance(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -greatestLength), greatestLength)
  }

  extension LayoutSize {
    /// The nearest size allowed.
    var nearestAllowed: LayoutSize { LayoutSize(width: length(width), height: length(height)) }
  }

  extension LayoutInsets {
    fileprivate var nearestAllowed: LayoutInsets {
      LayoutInsets(
        top: distance(top), left: distance(left), bottom: distance(bottom), right: distance(right))
    }
  }

  extension LayoutPoint {
    /// The nearest offset allowed.
    var nearestAllowed: LayoutPoint { LayoutPoint(x: distance(x), y: distance(y)) }
  }

  extension ScrollAnchor {
    /// The nearest anchor allowed.
    var nearestAllowed: ScrollAnchor {
      switch self {
      case .leadingEdge(let element, let length?):
        .leadingEdge(element, distance: distance(length))
      case .trailingEdge(let element, let length?):
        .trailingEdge(element, distance: distance(length))
      case .none, .top, .bottom, .end, .leadingEdge, .trailingEdge: self
      }
    }
  }

  extension SectionMetrics {
    /// The nearest metrics allowed.
    var nearestAllowed: SectionMetrics {
      var metrics = self
      metrics.itemSize = itemSize.nearestAllowed
      metrics.estimatedItemSize = estimatedItemSize.nearestAllowed
      metrics.minimumLineSpacing = distance(minimumLineSpacing)
      metrics.minimumInteritemSpacing = distance(minimumInteritemSpacing)
      metrics.sectionInset = sectionInset.nearestAllowed
      metrics.headerReferenceSize = headerReferenceSize.nearestAllowed
      metrics.footerReferenceSize = footerReferenceSize.nearestAllowed
      return metrics
    }
  }

  extension FlowSection {
    /// The nearest section allowed.
    var nearestAllowed: FlowSection {
      let items: SectionItems =
        switch self.items {
        case .sizes(let sizes): .sizes(sizes.map { $0.nearestAllowed })
        case .uniform, .grid: self.items
        }
      return FlowSection(
        items: items, metrics: metrics.nearestAllowed, isSelfSizing: isSelfSizing)
    }
  }

  extension BatchUpdates {
    /// The nearest batch allowed.
    var nearestAllowed: BatchUpdates {
      var batch = self
      batch.insertedSections = insertedSections.map {
        SectionPlacement(at: $0.index, $0.section.nearestAllowed)
      }
      batch.reloadedSections = reloadedSections.map {
        SectionPlacement(at: $0.index, $0.section.nearestAllowed)
      }
      batch.insertedItems = insertedItems.map {
        ItemPlacement(at: $0.path, size: $0.size?.nearestAllowed)
      }
      batch.reloadedItems = reloadedItems.map {
        ItemPlacement(at: $0.path, size: $0.size?.nearestAllowed)
      }
      return batch
    }
  }

  extension FlowConfiguration {
    /// The nearest configuration allowed.
    var nearestAllowed: FlowConfiguration {
      var configuration = self
      configuration.container = container.nearestAllowed
      configuration.adjustedContentInset = adjustedContentInset.nearestAllowed
      configuration.safeAreaInsets = safeAreaInsets.nearestAllowed
      configuration.layoutMargins = layoutMargins.nearestAllowed
      configuration.pinnedHeaderOffset = distance(pinnedHeaderOffset)
      // No scale at all reports exact values.
      if !(displayScale >= 0x1p-4 && displayScale <= 0x1p6) { configuration.displayScale = 0 }
      return configuration
    }
  }
#endif
