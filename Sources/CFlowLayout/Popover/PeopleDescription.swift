import CFlowLayoutHeader
import LayoutGeometry
import PeoplePopover

extension flow_people_metrics {
  /// The original's metrics.
  static var defaults: flow_people_metrics {
    let standard = PeopleMetrics()
    var metrics = flow_people_metrics()
    metrics.struct_size = UInt32(MemoryLayout<flow_people_metrics>.size)
    metrics.columns = Int32(clamping: standard.columns)
    metrics.row_height = standard.rowHeight
    metrics.header_height = standard.headerHeight
    metrics.extra_height = standard.extraHeight
    metrics.maximum_height = standard.maximumHeight
    metrics.narrow_width = standard.narrowWidth
    metrics.wide_width = standard.wideWidth
    metrics.item_width = standard.itemWidth
    metrics.interitem_spacing = standard.interitemSpacing
    metrics.line_spacing = standard.lineSpacing
    metrics.side_inset = standard.sideInset
    metrics.bottom_inset = standard.bottomInset
    metrics.portrait_diameter = standard.portraitDiameter
    metrics.portrait_label_gap = standard.portraitLabelGap
    metrics.label_width = standard.labelWidth
    metrics.label_font_size = standard.labelFontSize
    metrics.header_font_size = standard.headerFontSize
    metrics.header_label_side_inset = standard.headerLabelSideInset
    metrics.header_label_bottom_inset = standard.headerLabelBottomInset
    return metrics
  }

  /// The metrics as the sizing has them.
  fileprivate var peopleMetrics: PeopleMetrics {
    var metrics = PeopleMetrics()
    metrics.columns = Int(columns)
    metrics.rowHeight = row_height
    metrics.headerHeight = header_height
    metrics.extraHeight = extra_height
    metrics.maximumHeight = maximum_height
    metrics.narrowWidth = narrow_width
    metrics.wideWidth = wide_width
    metrics.itemWidth = item_width
    metrics.interitemSpacing = interitem_spacing
    metrics.lineSpacing = line_spacing
    metrics.sideInset = side_inset
    metrics.bottomInset = bottom_inset
    metrics.portraitDiameter = portrait_diameter
    metrics.portraitLabelGap = portrait_label_gap
    metrics.labelWidth = label_width
    metrics.labelFontSize = label_font_size
    metrics.headerFontSize = header_font_size
    metrics.headerLabelSideInset = header_label_side_inset
    metrics.headerLabelBottomInset = header_label_bottom_inset
    return metrics
  }
}

extension PeoplePopoverSizing {
  /// The sizing of a caller's groups.
  static func read(
    _ metrics: UnsafePointer<flow_people_metrics>?, _ counts: UnsafePointer<Int64>?,
    _ countCount: Int64
  ) throws -> PeoplePopoverSizing {
    var lengths = PeopleMetrics()
    if let metrics = unsafe metrics {
      lengths = try unsafe readStruct(
        UnsafeRawPointer(metrics), over: flow_people_metrics.defaults, required: 8, "metrics"
      ).peopleMetrics
    }
    let list = try unsafe list(counts, countCount, "counts", countName: "count_count")
    var people: [Int] = []
    for (group, value) in unsafe Array(list).enumerated() {
      // Where Int has 32 bits a larger count would be lost before the sizing sees it.
      if value > largestListCount { throw PeopleSizingError(.count(group), .tooLarge) }
      people.append(Int(clamping: value))
    }
    return try PeoplePopoverSizing(counts: people, metrics: lengths)
  }

  /// The sizes for a caller.
  func sizes(_ report: PeopleSizingReport) -> flow_people_sizes {
    var sizes = flow_people_sizes()
    sizes.differences = UInt32(report.differences.rawValue)
    sizes.formula_size = report.formulaSize.interfaceValue
    sizes.uncapped_height = report.uncappedHeight
    sizes.natural_width = naturalWidth
    sizes.placed_size = report.placedSize.interfaceValue
    sizes.content_height = report.contentHeight
    sizes.hidden_height = report.hiddenHeight
    sizes.columns = Int64(report.columns)
    sizes.row_count = Int64(rowCount)
    sizes.shown_section_count = Int64(shownSectionCount)
    return sizes
  }
}
