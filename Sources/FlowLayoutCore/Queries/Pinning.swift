import LayoutGeometry

/// The lines at which headers and footers stop while their section scrolls, in flow coordinates.
///
/// > Source: rules F-PIN-1 to F-PIN-5; F-RTL-3 for flipped content, which pins in leading coordinates.
struct Pinning {
  /// The line that pinned headers do not pass; nil where headers do not pin.
  var headerLine: Double?
  /// The line that pinned footers do not pass; nil where footers do not pin.
  var footerLine: Double?

  init(_ configuration: FlowConfiguration, offset: LayoutPoint, space: FlowSpace) {
    let inset = configuration.adjustedContentInset
    let container = configuration.container
    let visibleStart: Double
    let visibleLength: Double
    let (lead, trail): (Double, Double)
    if space.isVertical {
      (visibleStart, visibleLength, lead, trail) =
        (offset.y, container.height, inset.top, inset.bottom)
    } else if space.isFlipped {
      (visibleStart, visibleLength, lead, trail) =
        (space.mainExtent - offset.x - container.width, container.width, inset.right, inset.left)
    } else {
      (visibleStart, visibleLength, lead, trail) =
        (offset.x, container.width, inset.left, inset.right)
    }
    if configuration.sectionHeadersPinToVisibleBounds {
      headerLine = visibleStart + (lead + configuration.pinnedHeaderOffset)
    }
    if configuration.sectionFootersPinToVisibleBounds {
      footerLine = visibleStart + visibleLength - trail
    }
  }

  /// How far inside the container the lines lie, of content that is not flipped: the headers' from its
  /// beginning, the footers' from its end.
  static func distances(
    _ configuration: FlowConfiguration, _ space: FlowSpace
  ) -> (header: Double, footer: Double) {
    let inset = configuration.adjustedContentInset
    let (lead, trail) =
      space.isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    return (lead + configuration.pinnedHeaderOffset, trail)
  }

  /// Where a section's header begins: its natural place, or the pinning line as far as the section's
  /// contents reach (F-PIN-1).
  func headerOrigin(of section: PlacedSection) -> Double {
    let natural = section.origin.points
    guard let headerLine else { return natural }
    return max(natural, min(headerLine, section.contentEnd.points - section.style.geometry.header))
  }

  /// Where a section's footer begins (F-PIN-3).
  func footerOrigin(of section: PlacedSection) -> Double {
    let natural = section.contentEnd.points
    guard let footerLine else { return natural }
    let earliest = section.contentStart.points
    return min(natural, max(footerLine - section.style.geometry.footer, earliest))
  }
}
