import CFlowLayoutHeader
import FlowLayoutCore
import LayoutGeometry

/// The policies in the order of their numbers in the header.
enum Choices {
  static let scrollDirections: [ScrollDirection] = [.vertical, .horizontal]
  static let layoutDirections: [LayoutDirection] = [.leftToRight, .rightToLeft]
  static let pixelSnappings: [PixelSnapping] = [.origins, .edges]
  static let insetReferences: [SectionInsetReference] = [
    .fromContentInset, .fromSafeArea, .fromLayoutMargins,
  ]
  static let spreads: [RowAlignment.Spread] = [
    .leading, .center, .trailing, .justified, .spaceBetween, .spaceAround, .spaceEvenly,
  ]
  static let lastSpreads: [RowAlignment.LastLine] = spreads.map { .spread($0) } + [.platform]
  static let crossPlacements: [RowAlignment.CrossPlacement] = [.top, .center, .bottom]
}

extension flow_configuration {
  /// What a caller may leave out begins behind the container.
  private static let requiredSize = 24

  /// The configuration that a caller gives.
  static func read(
    _ pointer: UnsafePointer<flow_configuration>?
  ) throws(InterfaceError) -> FlowConfiguration {
    let pointer = try unsafe required(pointer, "configuration")
    let fields = try unsafe readStruct(
      UnsafeRawPointer(pointer), over: flow_configuration(FlowConfiguration(container: .zero)),
      required: requiredSize, "configuration")
    return try fields.configuration()
  }

  /// The configuration as the engine has it; it is not checked but for its choices.
  private func configuration() throws(InterfaceError) -> FlowConfiguration {
    var result = FlowConfiguration(container: LayoutSize(container))
    result.adjustedContentInset = LayoutInsets(adjusted_content_inset)
    result.safeAreaInsets = LayoutInsets(safe_area_insets)
    result.layoutMargins = LayoutInsets(layout_margins)
    result.displayScale = display_scale
    result.pinnedHeaderOffset = pinned_header_offset
    result.scrollDirection = try choice(
      scroll_direction, of: Choices.scrollDirections, "configuration: scroll_direction")
    result.layoutDirection = try choice(
      layout_direction, of: Choices.layoutDirections, "configuration: layout_direction")
    result.pixelSnapping = try choice(
      pixel_snapping, of: Choices.pixelSnappings, "configuration: pixel_snapping")
    result.sectionInsetReference = try choice(
      section_inset_reference, of: Choices.insetReferences,
      "configuration: section_inset_reference")
    result.rowAlignment = RowAlignment(
      common: try choice(common_spread, of: Choices.spreads, "configuration: common_spread"),
      last: try choice(last_spread, of: Choices.lastSpreads, "configuration: last_spread"),
      cross: try choice(
        cross_placement, of: Choices.crossPlacements, "configuration: cross_placement"))
    result.sectionHeadersPinToVisibleBounds = headers_pin != 0
    result.sectionFootersPinToVisibleBounds = footers_pin != 0
    result.flipsHorizontallyInOppositeLayoutDirection = flips_horizontally != 0
    guard quirks <= UInt32(PlatformQuirks.platform.rawValue) else {
      throw InterfaceError(FLOW_ERROR_CHOICE, "configuration: quirks has a bit that is no quirk")
    }
    result.quirks = PlatformQuirks(rawValue: UInt8(quirks))
    return result
  }

  /// The configuration of the engine for a caller.
  init(_ configuration: FlowConfiguration) {
    self.init()
    struct_size = UInt32(MemoryLayout<flow_configuration>.size)
    container = configuration.container.interfaceValue
    adjusted_content_inset = configuration.adjustedContentInset.interfaceValue
    safe_area_insets = configuration.safeAreaInsets.interfaceValue
    layout_margins = configuration.layoutMargins.interfaceValue
    display_scale = configuration.displayScale
    pinned_header_offset = configuration.pinnedHeaderOffset
    scroll_direction = number(of: configuration.scrollDirection, in: Choices.scrollDirections)
    layout_direction = number(of: configuration.layoutDirection, in: Choices.layoutDirections)
    pixel_snapping = number(of: configuration.pixelSnapping, in: Choices.pixelSnappings)
    section_inset_reference = number(
      of: configuration.sectionInsetReference, in: Choices.insetReferences)
    common_spread = number(of: configuration.rowAlignment.common, in: Choices.spreads)
    last_spread = number(of: configuration.rowAlignment.last, in: Choices.lastSpreads)
    cross_placement = number(of: configuration.rowAlignment.cross, in: Choices.crossPlacements)
    headers_pin = configuration.sectionHeadersPinToVisibleBounds ? 1 : 0
    footers_pin = configuration.sectionFootersPinToVisibleBounds ? 1 : 0
    flips_horizontally = configuration.flipsHorizontallyInOppositeLayoutDirection ? 1 : 0
    quirks = UInt32(configuration.quirks.rawValue)
  }
}
