/// All sections of a layout, one after the other along the main axis.
///
/// > Source: rules F-V-1 to F-V-7: header, inset, lines, inset, footer; no spacing in between.
struct SectionStack: Sendable {
  /// The sections in order.
  private(set) var sections: [SectionRecord] = []

  /// Where the last section ends, in points; at least 0.
  private(set) var mainExtent = 0.0

  /// Checks, breaks and stacks sections.
  ///
  /// - Throws: A `FlowLayoutError` naming the first wrong value, or the section whose end lies
  ///   beyond the range of positions.
  /// - Complexity: O(*s* + *n*).
  init(_ sections: [FlowSection], configuration: FlowConfiguration) throws(FlowLayoutError) {
    if sections.count > largestCount {
      throw FlowLayoutError(.configuration(.sections), .tooLarge)
    }
    self.sections.reserveCapacity(sections.count)
    var position = ExactLength.zero
    var itemCount = 0
    for (index, section) in sections.enumerated() {
      try section.validate(at: index)
      let record = try SectionRecord(
        section, at: index, origin: position, configuration: configuration)
      let length = record.end.minus(position)
      let (items, overflowed) = itemCount.addingReportingOverflow(section.itemCount)
      guard let end = position.plusChecked(length), !overflowed else {
        throw FlowLayoutError(.section(index, .sections), .overflow)
      }
      self.sections.append(record)
      position = end
      itemCount = items
    }
    mainExtent = max(0, position.points)
  }
}

extension SectionRecord {
  /// Resolves a section and breaks it into lines.
  ///
  /// - Throws: A `FlowLayoutError` naming the first size out of range.
  init(
    _ section: FlowSection, at index: Int, origin: ExactLength, configuration: FlowConfiguration
  ) throws(FlowLayoutError) {
    let survey = try SizeSurvey(section, at: index)
    geometry = SectionGeometry(
      section, allSizesEqual: survey.allEqual || section.itemCount == 0,
      configuration: configuration)
    lines = try SectionLines(
      section, at: index, survey: survey, geometry: geometry, configuration: configuration)
    isSelfSizing = section.followsSelfSizingPath
    if case .grid = section.items { isGrid = true } else { isGrid = false }
    self.origin = origin
  }
}
