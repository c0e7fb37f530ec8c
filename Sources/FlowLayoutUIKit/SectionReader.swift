#if canImport(UIKit) && !os(watchOS)
  import FlowLayoutCore
  import LayoutGeometry
  import UIKit

  /// Reads sections from a collection view and its delegate, as the platform's flow layout does.
  ///
  /// > Source: rules F-DEL-1 to F-DEL-3.
  @MainActor
  struct SectionReader {
    let view: UICollectionView
    /// nil where the delegate does not ask to be asked.
    let questions: DelegateQuestions?
    /// What holds where the delegate has no answer.
    let defaults: SectionMetrics

    init(_ layout: FlowCollectionViewLayout, _ view: UICollectionView) {
      self.view = view
      questions = (view.delegate as? any UICollectionViewDelegateFlowLayout).map {
        DelegateQuestions(delegate: $0, view: view, layout: layout)
      }
      var metrics = SectionMetrics()
      metrics.itemSize = LayoutSize(layout.itemSize)
      metrics.estimatedItemSize = layout.estimate
      metrics.minimumLineSpacing = layout.minimumLineSpacing
      metrics.minimumInteritemSpacing = layout.minimumInteritemSpacing
      metrics.sectionInset = LayoutInsets(layout.sectionInset)
      metrics.headerReferenceSize = LayoutSize(layout.headerReferenceSize)
      metrics.footerReferenceSize = LayoutSize(layout.footerReferenceSize)
      defaults = metrics
    }

    /// The numbers of items.
    func counts() -> [Int] {
      (0..<max(0, view.numberOfSections)).map { max(0, view.numberOfItems(inSection: $0)) }
    }

    /// A section's lengths.
    func metrics(ofSection section: Int) -> SectionMetrics {
      var metrics = defaults
      guard let questions else { return metrics }
      if let inset = questions.inset(ofSection: section) {
        metrics.sectionInset = LayoutInsets(inset)
      }
      if let spacing = questions.lineSpacing(ofSection: section) {
        metrics.minimumLineSpacing = spacing
      }
      if let spacing = questions.interitemSpacing(ofSection: section) {
        metrics.minimumInteritemSpacing = spacing
      }
      if let size = questions.headerSize(ofSection: section) {
        metrics.headerReferenceSize = LayoutSize(size)
      }
      if let size = questions.footerSize(ofSection: section) {
        metrics.footerReferenceSize = LayoutSize(size)
      }
      return metrics
    }

    /// An item's size; nil where the delegate leaves it to the properties.
    func size(ofItem item: Int, inSection section: Int) -> LayoutSize? {
      questions?.size(ofItemAt: IndexPath(item: item, section: section)).map { LayoutSize($0) }
    }

    /// A section's items; the first question tells whether there are answers at all.
    func items(inSection section: Int, count: Int) -> SectionItems {
      guard count > 0, let first = size(ofItem: 0, inSection: section) else {
        return .uniform(count: count)
      }
      var sizes: [LayoutSize] = []
      sizes.reserveCapacity(count)
      sizes.append(first)
      for item in 1..<max(1, count) {
        sizes.append(size(ofItem: item, inSection: section) ?? defaults.itemSize)
      }
      return .sizes(sizes)
    }

    /// A whole section.
    func section(_ index: Int, count: Int) -> FlowSection {
      FlowSection(items: items(inSection: index, count: count), metrics: metrics(ofSection: index))
    }

    /// All sections, in order; neighbours of equal lengths share them.
    func sections() -> [FlowSection] {
      var sections: [FlowSection] = []
      for (index, count) in counts().enumerated() {
        let metrics = metrics(ofSection: index)
        let items = items(inSection: index, count: count)
        if var section = sections.last, section.metrics == metrics {
          section.items = items
          sections.append(section)
        } else {
          sections.append(FlowSection(items: items, metrics: metrics))
        }
      }
      return sections
    }
  }
#endif
