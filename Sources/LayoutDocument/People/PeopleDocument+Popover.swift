import FlowLayoutCore
public import LayoutGeometry
public import PeoplePopover

/// From people to the popover that lists them.
extension PeopleDocument {
  /// The sizes of the popover.
  ///
  /// - Parameter metrics: The lengths that it is made with.
  /// - Returns: The sizing of all sections; empty ones at the end are not shown.
  /// - Throws: A `PeopleSizingError` where a metric is out of range.
  /// - Complexity: O(*s*) for *s* sections.
  public func sizing(
    metrics: PeopleMetrics = PeopleMetrics()
  ) throws(PeopleSizingError) -> PeoplePopoverSizing {
    try PeoplePopoverSizing(counts: sections.map(\.people.count), metrics: metrics)
  }

  /// The picture of the popover, at rest and at the formula's size until its properties are changed.
  ///
  /// - Throws: A `PeopleSizingError` where a metric is out of range.
  /// - Complexity: O(*n*) for *n* people.
  public func drawing(
    metrics: PeopleMetrics = PeopleMetrics()
  ) throws(PeopleSizingError) -> PeopleDrawing {
    PeopleDrawing(
      sizing: try sizing(metrics: metrics), titles: sections.map(\.title),
      names: sections.map { $0.people.map(\.name) })
  }

  /// The list of people as a layout document, with its titles and names.
  ///
  /// - Parameters:
  ///   - container: The size of the popover's content, in points.
  ///   - layoutDirection: The direction of reading.
  ///   - metrics: The lengths that it is made with.
  /// - Returns: A document with a section for each one that is shown.
  /// - Throws: A `PeopleSizingError` where a metric is out of range.
  /// - Complexity: O(*n*) for *n* people.
  public func layoutDocument(
    container: LayoutSize, layoutDirection: LayoutDirection = .leftToRight,
    metrics: PeopleMetrics = PeopleMetrics()
  ) throws(PeopleSizingError) -> FlowDocument {
    let sizing = try sizing(metrics: metrics)
    var document = FlowDocument(
      configuration: sizing.configuration(container: container, layoutDirection: layoutDirection))
    for (index, section) in sizing.sections(width: container.width).enumerated() {
      var described = FlowDocument.Section(items: section.items)
      if index == 0 {
        document.defaults = section.metrics
        document.defaults.sectionInset.bottom = 0
      }
      if section.metrics.sectionInset != document.defaults.sectionInset {
        described.overrides.sectionInset = section.metrics.sectionInset
      }
      // A popover without any section shows the header of an empty one.
      if index < sections.count {
        described.title = sections[index].title
        described.names = sections[index].people.map(\.name)
      }
      document.sections.append(described)
    }
    return document
  }
}
