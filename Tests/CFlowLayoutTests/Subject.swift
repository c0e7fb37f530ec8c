import CFlowLayout
import CFlowLayoutHeader
import Testing

/// A layout of the interface, and places to write answers to that hold −7 until somebody writes.
@safe final class Subject {
  /// Three sections: ten equal items with header and footer, three sizes, and a grid of four.
  let handle: UnsafeMutablePointer<flow_layout>

  var size = flow_size(width: -7, height: -7)
  var point = flow_point(x: -7, y: -7)
  var rect = flow_rect(x: -7, y: -7, width: -7, height: -7)
  var path = flow_path(section: -7, item: -7)
  var element = flow_element_id(kind: -7, reserved: -7, path: flow_path(section: -7, item: -7))
  var count: Int64 = -7
  var made: UnsafeMutablePointer<flow_layout>?
  var change = Subject.sized(flow_change(), \.struct_size)
  var placement = Subject.sized(flow_popover_placement(), \.struct_size)
  var sizes = Subject.sized(flow_people_sizes(), \.struct_size)
  var configuration = Subject.configuration
  var section = unsafe Subject.uniform(count: 10)

  /// Three sizes that outlive every call.
  static let itemSizes = [
    flow_size(width: 100, height: 40), flow_size(width: 60, height: 50),
    flow_size(width: 200, height: 30),
  ]

  init() throws {
    var configuration = Subject.configuration
    var made: UnsafeMutablePointer<flow_layout>?
    let status = unsafe Subject.withSections { sections in
      unsafe flowLayoutCreate(&configuration, sections.baseAddress, 3, nil, &made)
    }
    try #require(status == FLOW_OK)
    unsafe handle = try #require(unsafe made)
    // The screen is known, so that a step to where the layout is finds nothing new.
    var events = [flow_scroll_event](repeating: flow_scroll_event(), count: 64)
    var count: Int64 = 0
    let step = unsafe flowLayoutScrollStep(handle, flow_point(x: 0, y: 10), &events, 64, &count)
    try #require(step == FLOW_OK)
  }

  deinit { _ = unsafe flowLayoutDestroy(handle) }

  /// A struct with its size in its first field.
  static func sized<Value>(_ value: Value, _ size: WritableKeyPath<Value, UInt32>) -> Value {
    var value = value
    value[keyPath: size] = UInt32(MemoryLayout<Value>.size)
    return value
  }

  /// A container of 320 × 480 points with pinned headers.
  static var configuration: flow_configuration {
    var configuration = flow_configuration()
    _ = unsafe flowConfigurationInit(
      &configuration, UInt32(MemoryLayout<flow_configuration>.size))
    configuration.container = flow_size(width: 320, height: 480)
    configuration.headers_pin = 1
    return configuration
  }

  /// A section of equal items with a header and a footer.
  static func uniform(count: Int64) -> flow_section {
    var section = unsafe flow_section()
    _ = unsafe flowSectionInit(&section, UInt32(MemoryLayout<flow_section>.size))
    unsafe section.item_count = count
    unsafe section.header_reference_size = flow_size(width: 0, height: 30)
    unsafe section.footer_reference_size = flow_size(width: 0, height: 20)
    return unsafe section
  }

  /// Calls back with the sections of a subject.
  static func withSections<Result>(
    _ body: (inout UnsafeMutableBufferPointer<flow_section>) throws -> Result
  ) rethrows -> Result {
    try unsafe itemSizes.withUnsafeBufferPointer { sizes in
      var sections = unsafe [uniform(count: 10), uniform(count: 3), uniform(count: 4)]
      unsafe sections[1].items = Int32(FLOW_ITEMS_SIZES)
      unsafe sections[1].item_sizes = sizes.baseAddress
      unsafe sections[2].items = Int32(FLOW_ITEMS_GRID)
      unsafe sections[2].grid_lane_count = 2
      unsafe sections[2].grid_length = 25
      return try unsafe sections.withUnsafeMutableBufferPointer(body)
    }
  }

  private var isNothingMade: Bool { unsafe made == nil }

  /// Whether nothing was written to the places for answers.
  var isUntouched: Bool {
    let points = [size.width, size.height, point.x, point.y]
    let rects = [rect.x, rect.y, rect.width, rect.height]
    let paths = [path.section, path.item, element.path.section, element.path.item]
    let kinds = [element.kind, element.reserved]
    let structs = [
      change.content_offset.x, placement.body_frame.width, sizes.uncapped_height,
      sizes.formula_size.width,
    ]
    return points.allSatisfy { $0 == -7 } && rects.allSatisfy { $0 == -7 }
      && paths.allSatisfy { $0 == -7 } && kinds.allSatisfy { $0 == -7 }
      && structs.allSatisfy { $0 == 0 } && isNothingMade
  }

  /// All that can be told apart about the layout: sizes, frames, offset, configuration.
  func state() throws -> [Double] {
    var (size, offset) = (flow_size(), flow_point())
    try #require(unsafe flowLayoutContentSize(handle, &size) == FLOW_OK)
    try #require(unsafe flowLayoutContentOffset(handle, &offset) == FLOW_OK)
    var state = [size.width, size.height, offset.x, offset.y]
    var elements = [flow_element](repeating: flow_element(), count: 64)
    var count: Int64 = 0
    let all = flow_rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    try #require(unsafe flowLayoutElements(handle, all, &elements, 64, &count) == FLOW_OK)
    for element in elements.prefix(Int(count)) {
      let (id, frame) = (element.id, element.frame)
      state += [Double(id.kind), Double(id.path.section), Double(id.path.item)]
      state += [frame.x, frame.y, frame.width, frame.height]
    }
    var configuration = Subject.sized(flow_configuration(), \.struct_size)
    try #require(unsafe flowLayoutConfiguration(handle, &configuration) == FLOW_OK)
    state += [configuration.container.width, Double(configuration.headers_pin)]
    return state
  }

  /// How many events a step to where the layout is has: none, unless something changed.
  func newEventCount() throws -> Int64 {
    var offset = flow_point()
    try #require(unsafe flowLayoutContentOffset(handle, &offset) == FLOW_OK)
    var events = [flow_scroll_event](repeating: flow_scroll_event(), count: 64)
    var count: Int64 = -1
    try #require(unsafe flowLayoutScrollStep(handle, offset, &events, 64, &count) == FLOW_OK)
    return count
  }
}

/// The thread's last error in words.
func lastMessage() -> String {
  var bytes = [CChar](repeating: 0, count: 256)
  var count: Int64 = 0
  _ = unsafe flowLastErrorMessage(&bytes, 256, &count)
  return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

/// The thread's last error.
func lastError() -> flow_error {
  var error = Subject.sized(flow_error(), \.struct_size)
  _ = unsafe flowLastError(&error)
  return error
}
