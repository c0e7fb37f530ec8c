import CFlowLayoutHeader
import LayoutGeometry
import PopoverGeometry

/// The styles in the order of their numbers in the header.
private let styles: [PopoverPresentationStyle] = [
  .popover, .fullScreen, .overFullScreen, .formSheet, .pageSheet, .currentContext, .unadapted,
]

extension Choices {
  fileprivate static let sources: [PopoverSourceKind] = [.rect, .barButtonItem]
  fileprivate static let alignments: [PopoverAlignment] = [.center, .start, .end]
  fileprivate static let selections: [PopoverSelection] = [.fitFirst, .visibleArea]
  fileprivate static let sizeClasses: [LayoutSizeClass] = [.unspecified, .compact, .regular]
  fileprivate static let rules: [PopoverAdaptivityRules] = [.ios8, .ios8point3, .ios13]
}

extension flow_popover_request {
  /// What a caller may leave out begins behind the preferred size.
  private static let requiredSize = 88

  /// A request with the defaults and without a container.
  static var defaults: flow_popover_request {
    let standard = PopoverRequest(container: .zero, sourceRect: .zero)
    var request = flow_popover_request()
    request.struct_size = UInt32(MemoryLayout<flow_popover_request>.size)
    request.permitted_arrow_directions = UInt32(FLOW_ARROW_ANY)
    request.default_content_size = standard.defaultContentSize.interfaceValue
    request.minimum_content_size = standard.minimumContentSize.interfaceValue
    request.maximum_content_size = standard.maximumContentSize.interfaceValue
    request.popover_layout_margins = standard.popoverLayoutMargins.interfaceValue
    request.content_view_insets = standard.chrome.contentViewInsets.interfaceValue
    request.arrow_height = standard.chrome.arrowHeight
    request.arrow_base = standard.chrome.arrowBase
    request.corner_radius = standard.chrome.cornerRadius
    request.trait_answer = Int32(FLOW_STYLE_NO_ANSWER)
    request.legacy_answer = Int32(FLOW_STYLE_NO_ANSWER)
    return request
  }

  /// The request that a caller gives.
  static func read(
    _ pointer: UnsafePointer<flow_popover_request>?
  ) throws(InterfaceError) -> PopoverRequest {
    let pointer = try unsafe required(pointer, "request")
    let fields = try unsafe readStruct(
      UnsafeRawPointer(pointer), over: flow_popover_request.defaults,
      required: requiredSize, "request")
    return try fields.request()
  }

  private func request() throws(InterfaceError) -> PopoverRequest {
    var request = PopoverRequest(
      container: LayoutRect(container), sourceRect: LayoutRect(source_rect),
      preferredContentSize: LayoutSize(preferred_content_size))
    request.defaultContentSize = LayoutSize(default_content_size)
    request.minimumContentSize = LayoutSize(minimum_content_size)
    request.maximumContentSize = LayoutSize(maximum_content_size)
    request.safeAreaInsets = LayoutInsets(safe_area_insets)
    request.popoverLayoutMargins = LayoutInsets(popover_layout_margins)
    request.keyboardFrame = has_keyboard != 0 ? LayoutRect(keyboard_frame) : nil
    request.permittedArrowDirections = PopoverArrowDirections(
      rawValue: UInt8(truncatingIfNeeded: permitted_arrow_directions))
    request.chrome = PopoverChrome(
      arrowHeight: arrow_height, arrowBase: arrow_base, cornerRadius: corner_radius,
      contentViewInsets: LayoutInsets(content_view_insets))
    request.gap = gap
    request.crossOffset = cross_offset
    request.displayScale = display_scale == 0 ? nil : display_scale
    request.directionPreference = try preference()
    request.previousDirection = try direction(previous_direction, "request: previous_direction")
    request.sourceKind = try choice(source_kind, of: Choices.sources, "request: source_kind")
    request.alignment = try choice(alignment, of: Choices.alignments, "request: alignment")
    request.selection = try choice(selection, of: Choices.selections, "request: selection")
    request.layoutDirection = try choice(
      layout_direction, of: Choices.layoutDirections, "request: layout_direction")
    request.isSourceWithdrawn = is_source_withdrawn != 0
    request.canOverlapSourceViewRect = can_overlap_source != 0
    request.reservesArrowStrip = reserves_arrow_strip != 0
    request.adaptivity = adapts != 0 ? try adaptivity() : nil
    return request
  }

  private func adaptivity() throws(InterfaceError) -> PopoverAdaptivity {
    PopoverAdaptivity(
      horizontalSizeClass: try choice(
        horizontal_size_class, of: Choices.sizeClasses, "request: horizontal_size_class"),
      verticalSizeClass: try choice(
        vertical_size_class, of: Choices.sizeClasses, "request: vertical_size_class"),
      rules: try choice(adaptivity_rules, of: Choices.rules, "request: adaptivity_rules"),
      traitAnswer: try style(trait_answer, "request: trait_answer"),
      legacyAnswer: try style(legacy_answer, "request: legacy_answer"))
  }

  private func style(
    _ number: Int32, _ name: String
  ) throws(InterfaceError) -> PopoverPresentationStyle? {
    number == Int32(FLOW_STYLE_NO_ANSWER) ? nil : try choice(number, of: styles, name)
  }

  private func preference() throws(InterfaceError) -> PopoverDirectionPreference? {
    var directions: [PopoverArrowDirection] = []
    let numbers = direction_preference
    for number in [numbers.0, numbers.1, numbers.2, numbers.3] {
      if let direction = try direction(number, "request: direction_preference") {
        directions.append(direction)
      }
    }
    return directions.isEmpty ? nil : PopoverDirectionPreference(directions)
  }

  private func direction(
    _ number: Int32, _ name: String
  ) throws(InterfaceError) -> PopoverArrowDirection? {
    if number == Int32(FLOW_ARROW_NONE) { return nil }
    guard let raw = UInt8(exactly: number), let direction = PopoverArrowDirection(rawValue: raw)
    else {
      throw InterfaceError(
        FLOW_ERROR_CHOICE, "\(name) is \(number), which is none of the choices")
    }
    return direction
  }
}

extension flow_popover_placement {
  /// A placement for a caller.
  init(_ placement: PopoverPlacement) {
    self.init()
    style = number(of: placement.style, in: styles)
    arrow_direction = Int32(placement.arrowDirection?.rawValue ?? 0)
    flags = UInt32(placement.flags.rawValue)
    body_frame = placement.bodyFrame.interfaceValue
    popover_frame = placement.popoverFrame.interfaceValue
    content_frame = placement.contentFrame.interfaceValue
    arrow_tip = (placement.arrowTip ?? .zero).interfaceValue
    arrow_offset = placement.arrowOffset
    arrow_miss = placement.arrowMiss
    reduction = placement.reduction.interfaceValue
    overlap = placement.overlap
  }
}
