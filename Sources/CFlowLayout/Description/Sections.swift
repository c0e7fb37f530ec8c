import CFlowLayoutHeader
import FlowLayoutCore
import LayoutGeometry

extension flow_section {
  /// A section with the platform's defaults and no items.
  static var defaults: flow_section {
    var section = unsafe flow_section()
    let metrics = SectionMetrics()
    unsafe section.struct_size = UInt32(MemoryLayout<flow_section>.size)
    unsafe section.item_size = metrics.itemSize.interfaceValue
    unsafe section.minimum_line_spacing = metrics.minimumLineSpacing
    unsafe section.minimum_interitem_spacing = metrics.minimumInteritemSpacing
    unsafe section.grid_lane_count = 1
    return unsafe section
  }

  /// What a caller may leave out begins behind the list of sizes.
  static let requiredSize = 24

  /// The lengths that the section is laid out with.
  var metrics: SectionMetrics {
    var metrics = SectionMetrics()
    metrics.itemSize = unsafe LayoutSize(item_size)
    metrics.estimatedItemSize = unsafe LayoutSize(estimated_item_size)
    metrics.minimumLineSpacing = unsafe minimum_line_spacing
    metrics.minimumInteritemSpacing = unsafe minimum_interitem_spacing
    metrics.sectionInset = unsafe LayoutInsets(section_inset)
    metrics.headerReferenceSize = unsafe LayoutSize(header_reference_size)
    metrics.footerReferenceSize = unsafe LayoutSize(footer_reference_size)
    return metrics
  }
}

/// Reads sections of a caller; those that follow one another with equal metrics share them.
struct SectionReader {
  private var last: FlowSection?

  /// Reads an array of sections.
  static func sections(
    _ pointer: UnsafePointer<flow_section>?, count: Int64
  ) throws(InterfaceError) -> [FlowSection] {
    let count = try CFlowLayout.count(count, "section_count")
    if count == 0 { return [] }
    let base = unsafe UnsafeRawPointer(try unsafe required(pointer, "sections"))
    let stride = unsafe structSize(of: base)
    var reader = SectionReader()
    var sections: [FlowSection] = []
    for index in 0..<count {
      let place = unsafe base + index * stride
      // The first size is checked as the section is read, before it leads to the second.
      guard unsafe structSize(of: place) == stride else {
        throw InterfaceError(
          FLOW_ERROR_STRUCT_SIZE, "section \(index): struct_size differs from the first section's",
          section: index, expected: stride, found: unsafe structSize(of: place))
      }
      sections.append(try unsafe reader.section(at: place, index: index))
    }
    return sections
  }

  /// Reads one section, which has an index in messages.
  mutating func section(
    at pointer: UnsafeRawPointer, index: Int
  ) throws(InterfaceError) -> FlowSection {
    let name = "section \(index)"
    let fields: flow_section
    do throws(InterfaceError) {
      unsafe fields = try unsafe readStruct(
        pointer, over: .defaults, required: flow_section.requiredSize, name)
    } catch {
      var error = error
      error.section = index
      throw error
    }
    let items = try unsafe items(of: fields, name, index)
    let metrics = unsafe fields.metrics
    let isSelfSizing = unsafe fields.is_self_sizing != 0
    if var section = last, section.metrics == metrics {
      section.items = items
      section.isSelfSizing = isSelfSizing
      return section
    }
    let section = FlowSection(items: items, metrics: metrics, isSelfSizing: isSelfSizing)
    last = section
    return section
  }

  private func items(
    of fields: flow_section, _ name: String, _ index: Int
  ) throws(InterfaceError) -> SectionItems {
    let count = try CFlowLayout.count(
      unsafe fields.item_count, "\(name): item_count", section: index)
    switch unsafe Int(fields.items) {
    case FLOW_ITEMS_UNIFORM: return .uniform(count: count)
    case FLOW_ITEMS_SIZES:
      return .sizes(
        unsafe copied(
          try unsafe given(fields.item_sizes, count, "\(name): item_sizes", index), count))
    case FLOW_ITEMS_GRID:
      return .grid(try unsafe grid(of: fields, count: count, name, index), count: count)
    default:
      throw InterfaceError(
        FLOW_ERROR_CHOICE,
        unsafe "\(name): items is \(fields.items), which is none of the choices", section: index)
    }
  }

  private func grid(
    of fields: flow_section, count: Int, _ name: String, _ index: Int
  ) throws(InterfaceError) -> GridSpecification {
    let lanes: GridSpecification.Lanes
    switch unsafe Int(fields.grid_lanes) {
    case FLOW_LANES_COUNT: lanes = .count(Int(clamping: unsafe fields.grid_lane_count))
    case FLOW_LANES_MINIMUM: lanes = .minimum(unsafe fields.grid_minimum)
    default:
      throw InterfaceError(
        FLOW_ERROR_CHOICE,
        unsafe "\(name): grid_lanes is \(fields.grid_lanes), which is none of the choices",
        section: index)
    }
    switch unsafe Int(fields.grid_length_kind) {
    case FLOW_GRID_FIXED:
      return GridSpecification(lanes: lanes, lengths: .fixed(unsafe fields.grid_length))
    case FLOW_GRID_ASPECT_RATIO:
      return GridSpecification(lanes: lanes, lengths: .aspectRatio(unsafe fields.grid_length))
    case FLOW_GRID_EACH:
      let lengths = try unsafe given(
        fields.grid_lengths, count, "\(name): grid_lengths", index)
      return GridSpecification(
        lanes: lanes,
        lengths: .each(unsafe Array(UnsafeBufferPointer(start: lengths, count: count))))
    default:
      throw InterfaceError(
        FLOW_ERROR_CHOICE,
        unsafe "\(name): grid_length_kind is \(fields.grid_length_kind), which is no choice",
        section: index)
    }
  }

  /// A list inside a section, which may be null where it is empty.
  private func given<Element>(
    _ pointer: UnsafePointer<Element>?, _ count: Int, _ name: String, _ index: Int
  ) throws(InterfaceError) -> UnsafePointer<Element>? {
    guard unsafe count > 0 && pointer == nil else { return unsafe pointer }
    throw InterfaceError(FLOW_ERROR_NULL, "\(name) is null", section: index)
  }

  /// The sizes of a caller in memory of our own.
  private func copied(_ sizes: UnsafePointer<flow_size>?, _ count: Int) -> [LayoutSize] {
    unsafe UnsafeBufferPointer(start: sizes, count: count).map { LayoutSize($0) }
  }
}
