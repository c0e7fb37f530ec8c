import CFlowLayout
import CFlowLayoutHeader

extension WrongCall {
  /// A layout that is made with one wrong value in its configuration.
  private static func configuration(
    _ status: Int, _ message: String,
    _ change: @escaping @Sendable (inout flow_configuration) -> Void
  ) -> WrongCall {
    WrongCall(status, message) { subject in
      change(&subject.configuration)
      return unsafe flowLayoutCreate(&subject.configuration, nil, 0, nil, &subject.made)
    }
  }

  /// A layout that is made with one wrong value in its second section.
  private static func section(
    _ status: Int, _ message: String, _ change: @escaping @Sendable (inout flow_section) -> Void
  ) -> WrongCall {
    WrongCall(status, message) { subject in
      unsafe Subject.withSections { sections in
        unsafe change(&sections[1])
        return unsafe flowLayoutCreate(
          &subject.configuration, sections.baseAddress, 3, nil, &subject.made)
      }
    }
  }

  /// Configurations that no layout can be made from.
  static let configurations: [WrongCall] = [
    configuration(FLOW_ERROR_STRUCT_SIZE, "configuration: struct_size is 0") {
      $0.struct_size = 0
    },
    configuration(FLOW_ERROR_STRUCT_SIZE, "configuration: struct_size is 16") {
      $0.struct_size = 16
    },
    configuration(FLOW_ERROR_STRUCT_SIZE, "configuration: struct_size is 175") {
      $0.struct_size = 175
    },
    configuration(FLOW_ERROR_STRUCT_SIZE, "configuration: struct_size is 4294967295") {
      $0.struct_size = .max
    },
    configuration(FLOW_ERROR_NEGATIVE, "configuration: container is negative") {
      $0.container.width = -1
    },
    configuration(FLOW_ERROR_NOT_A_NUMBER, "configuration: safe_area_insets is not a number") {
      $0.safe_area_insets.left = .nan
    },
    configuration(FLOW_ERROR_INFINITE, "configuration: adjusted_content_inset is infinite") {
      $0.adjusted_content_inset.bottom = .infinity
    },
    configuration(FLOW_ERROR_TOO_SMALL, "configuration: display_scale is too small") {
      $0.display_scale = 0.001
    },
    configuration(
      FLOW_ERROR_CHOICE, "configuration: scroll_direction is 2, which is none of the choices"
    ) { $0.scroll_direction = 2 },
    configuration(
      FLOW_ERROR_CHOICE, "configuration: common_spread is 7, which is none of the choices"
    ) { $0.common_spread = 7 },
    configuration(
      FLOW_ERROR_CHOICE, "configuration: last_spread is 8, which is none of the choices"
    ) { $0.last_spread = 8 },
    configuration(
      FLOW_ERROR_CHOICE, "configuration: cross_placement is -1, which is none of the choices"
    ) { $0.cross_placement = -1 },
    configuration(FLOW_ERROR_CHOICE, "configuration: quirks has a bit that is no quirk") {
      $0.quirks = 16
    },
    WrongCall(FLOW_ERROR_NULL, "layout is null") {
      unsafe flowLayoutCreate(&$0.configuration, nil, 0, nil, nil)
    },
    WrongCall(FLOW_ERROR_NULL, "configuration is null") {
      unsafe flowLayoutCreate(nil, nil, 0, nil, &$0.made)
    },
    WrongCall(FLOW_ERROR_NOT_A_NUMBER, "configuration: offset is not a number") {
      var offset = flow_point(x: .nan, y: 0)
      return unsafe flowLayoutCreate(&$0.configuration, nil, 0, &offset, &$0.made)
    },
    WrongCall(FLOW_ERROR_STRUCT_SIZE, "configuration: struct_size is 12") {
      unsafe flowConfigurationInit(&$0.configuration, 12)
    },
    WrongCall(FLOW_ERROR_NULL, "section is null") { _ in flowSectionInit(nil, 184) },
  ]

  /// Sections that no layout can be made from.
  static let sections: [WrongCall] = [
    WrongCall(FLOW_ERROR_NULL, "sections is null") {
      unsafe flowLayoutCreate(&$0.configuration, nil, 1, nil, &$0.made)
    },
    WrongCall(FLOW_ERROR_COUNT, "section_count is negative") {
      unsafe flowLayoutCreate(&$0.configuration, &$0.section, -1, nil, &$0.made)
    },
    WrongCall(FLOW_ERROR_COUNT, "section_count is too large") {
      unsafe flowLayoutCreate(&$0.configuration, &$0.section, .max, nil, &$0.made)
    },
    WrongCall(FLOW_ERROR_STRUCT_SIZE, "section 0: struct_size is 0") {
      unsafe $0.section.struct_size = 0
      return unsafe flowLayoutCreate(&$0.configuration, &$0.section, 1, nil, &$0.made)
    },
    unsafe section(
      FLOW_ERROR_STRUCT_SIZE, "section 1: struct_size differs from the first section's"
    ) { unsafe $0.struct_size = 176 },
    unsafe section(FLOW_ERROR_COUNT, "section 1: item_count is negative") {
      unsafe $0.item_count = -3
    },
    unsafe section(FLOW_ERROR_COUNT, "section 1: item_count is too large") {
      unsafe $0.item_count = 0x8000_0000
    },
    unsafe section(FLOW_ERROR_NULL, "section 1: item_sizes is null") { unsafe $0.item_sizes = nil },
    unsafe section(FLOW_ERROR_CHOICE, "section 1: items is 3, which is none of the choices") {
      unsafe $0.items = 3
    },
    unsafe section(FLOW_ERROR_NEGATIVE, "section 1: header_reference_size is negative") {
      unsafe $0.header_reference_size.height = -1
    },
    unsafe section(FLOW_ERROR_NOT_A_NUMBER, "section 1: minimum_line_spacing is not a number") {
      unsafe $0.minimum_line_spacing = .nan
    },
    unsafe section(FLOW_ERROR_TOO_LARGE, "section 1: section_inset is too large") {
      unsafe $0.section_inset.left = 0x1p41
    },
    unsafe section(FLOW_ERROR_CHOICE, "section 1: grid_lanes is 2, which is none of the choices") {
      unsafe $0.items = Int32(FLOW_ITEMS_GRID)
      unsafe $0.grid_lanes = 2
    },
    unsafe section(FLOW_ERROR_NOT_POSITIVE, "section 1: grid_lane_count is not above 0") {
      unsafe $0.items = Int32(FLOW_ITEMS_GRID)
      unsafe $0.grid_lane_count = .min
    },
    unsafe section(FLOW_ERROR_NULL, "section 1: grid_lengths is null") {
      unsafe $0.items = Int32(FLOW_ITEMS_GRID)
      unsafe $0.grid_length_kind = Int32(FLOW_GRID_EACH)
    },
    unsafe section(FLOW_ERROR_CHOICE, "section 1: grid_length_kind is 9, which is no choice") {
      unsafe $0.items = Int32(FLOW_ITEMS_GRID)
      unsafe $0.grid_length_kind = 9
    },
    unsafe section(FLOW_ERROR_NOT_POSITIVE, "section 1: grid_length is not above 0") {
      unsafe $0.items = Int32(FLOW_ITEMS_GRID)
      unsafe $0.grid_length_kind = Int32(FLOW_GRID_ASPECT_RATIO)
    },
    WrongCall(FLOW_ERROR_NEGATIVE, "section 1: item_sizes[2] is negative") { subject in
      var sizes = Subject.itemSizes
      sizes[2].height = -1
      return unsafe sizes.withUnsafeBufferPointer { sizes in
        unsafe Subject.withSections { sections in
          unsafe sections[1].item_sizes = sizes.baseAddress
          return unsafe flowLayoutCreate(
            &subject.configuration, sections.baseAddress, 3, nil, &subject.made)
        }
      }
    },
  ]
}
