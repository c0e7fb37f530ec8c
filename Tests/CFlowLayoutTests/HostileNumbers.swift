import CFlowLayoutHeader
import ReferenceLayout

/// Numbers that a careless or a hostile caller gives, beside ordinary ones.
struct HostileNumbers {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func below(_ bound: Int) -> Int { random.below(bound) }

  mutating func chance(_ probability: Double) -> Bool { random.chance(probability) }

  /// A length, most often one that could be meant.
  mutating func double() -> Double {
    if random.chance(0.75) { return random.unit() * 300 }
    return random.pick([
      .nan, .infinity, -.infinity, -1, -0.0, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
      -.greatestFiniteMagnitude, 0x1p40, 0x1p41, 0x1p60, -0x1p60, 0x1p53, 1e-300, 0,
    ])
  }

  /// An index or a count, most often a small one.
  mutating func integer() -> Int64 {
    if random.chance(0.75) { return Int64(random.below(12)) }
    return random.pick([
      .min, .max, .min + 1, .max - 1, -1, -2, Int64(Int32.max), Int64(Int32.max) + 1,
      Int64(Int32.min), 0x7fff_fffe, 1 << 40,
    ])
  }

  /// A number for a choice.
  mutating func choice() -> Int32 {
    random.chance(0.9) ? Int32(random.below(4)) : random.pick([.min, .max, -1, 99])
  }

  mutating func point() -> flow_point { flow_point(x: double(), y: double()) }

  mutating func size() -> flow_size { flow_size(width: double(), height: double()) }

  mutating func rect() -> flow_rect {
    flow_rect(x: double(), y: double(), width: double(), height: double())
  }

  mutating func insets() -> flow_insets {
    flow_insets(top: double(), left: double(), bottom: double(), right: double())
  }

  mutating func path() -> flow_path { flow_path(section: integer(), item: integer()) }

  mutating func paths() -> [flow_path] {
    var paths: [flow_path] = []
    for _ in 0..<below(4) { paths.append(path()) }
    return paths
  }

  mutating func element() -> flow_element_id {
    flow_element_id(kind: choice(), reserved: choice(), path: path())
  }

  mutating func anchor() -> flow_anchor {
    flow_anchor(
      kind: choice(), has_distance: choice(), element: element(), distance: double())
  }

  /// A configuration with some fields replaced.
  mutating func configuration() -> flow_configuration {
    var configuration = Subject.configuration
    if chance(0.05) { configuration.struct_size = UInt32(truncatingIfNeeded: integer()) }
    if chance(0.5) { configuration.container = size() }
    if chance(0.3) { configuration.adjusted_content_inset = insets() }
    if chance(0.2) { configuration.layout_margins = insets() }
    if chance(0.3) { configuration.display_scale = double() }
    if chance(0.2) { configuration.pinned_header_offset = double() }
    if chance(0.5) { configuration.scroll_direction = choice() }
    if chance(0.5) { configuration.layout_direction = choice() }
    if chance(0.3) { configuration.flips_horizontally = choice() }
    if chance(0.3) { configuration.common_spread = choice() }
    if chance(0.3) { configuration.section_inset_reference = choice() }
    if chance(0.2) { configuration.quirks = UInt32(truncatingIfNeeded: integer()) }
    return configuration
  }

  /// A section without lists of its own.
  mutating func section() -> flow_section {
    var section = unsafe Subject.uniform(count: Int64(below(9)))
    if chance(0.05) { unsafe section.struct_size = UInt32(truncatingIfNeeded: integer()) }
    if chance(0.3) { unsafe section.item_count = integer() }
    if chance(0.3) { unsafe section.items = choice() }
    if chance(0.5) { unsafe section.item_size = size() }
    if chance(0.2) { unsafe section.estimated_item_size = size() }
    if chance(0.3) { unsafe section.minimum_line_spacing = double() }
    if chance(0.3) { unsafe section.minimum_interitem_spacing = double() }
    if chance(0.2) { unsafe section.section_inset = insets() }
    if chance(0.3) { unsafe section.header_reference_size = size() }
    if chance(0.3) { unsafe section.grid_lanes = choice() }
    if chance(0.5) { unsafe section.grid_lane_count = integer() }
    if chance(0.5) { unsafe section.grid_minimum = double() }
    if chance(0.5) { unsafe section.grid_length = double() }
    if chance(0.2) { unsafe section.grid_length_kind = choice() }
    return unsafe section
  }

  /// A request with some fields replaced.
  mutating func request() -> flow_popover_request {
    var request = flow_popover_request()
    request.struct_size = UInt32(MemoryLayout<flow_popover_request>.size)
    request.container = chance(0.7) ? flow_rect(x: 0, y: 0, width: 400, height: 600) : rect()
    request.source_rect = rect()
    request.preferred_content_size = size()
    request.maximum_content_size = size()
    request.safe_area_insets = insets()
    if chance(0.5) { request.keyboard_frame = rect() }
    if chance(0.5) { request.display_scale = double() }
    if chance(0.5) { request.content_view_insets = insets() }
    (request.arrow_height, request.arrow_base, request.corner_radius) = (13, double(), double())
    (request.gap, request.cross_offset) = (double(), double())
    request.direction_preference = (choice(), choice(), choice(), choice())
    (request.previous_direction, request.source_kind) = (choice(), choice())
    (request.alignment, request.selection, request.layout_direction) = (choice(), choice(), 0)
    (request.has_keyboard, request.adapts) = (choice(), choice())
    (request.trait_answer, request.legacy_answer) = (choice(), choice())
    request.permitted_arrow_directions = UInt32(truncatingIfNeeded: integer())
    return request
  }
}
