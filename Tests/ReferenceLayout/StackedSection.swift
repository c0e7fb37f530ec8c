import FlowLayoutCore
import LayoutGeometry

/// A rectangle along the scroll axis and across it.
struct FlowBox {
  var main: Double
  var mainLength: Double
  var cross: Double
  var crossLength: Double
}

/// What the container shows of the main axis, in leading coordinates, and its insets there.
struct Viewport {
  var start: Double
  var length: Double
  var insetBefore: Double
  var insetAfter: Double
}

/// One section in its place along the main axis.
struct StackedSection {
  var isMirrored: Bool
  /// Where it begins.
  var start: Double
  var headerLength: Double
  /// Where the header ends.
  var contentStart: Double
  var items: [FlowBox] = []
  /// How many items each line holds.
  var lineCounts: [Int] = []
  /// Where the footer begins.
  var contentEnd: Double
  var footerLength: Double
  /// Where it ends.
  var end: Double

  /// F-V-1: header, inset, lines with spacing between, inset, footer.
  init(_ rules: SectionRules, _ configuration: FlowConfiguration, at position: Double) {
    isMirrored = rules.isMirrored
    start = position
    headerLength = rules.header
    footerLength = rules.footer
    contentStart = start + headerLength
    var position = contentStart + rules.insetBefore
    for (index, line) in rules.lines(configuration).enumerated() {
      if index > 0 { position += rules.lineSpacing }
      lineCounts.append(line.items.count)
      for (item, offset) in zip(line.items, line.offsets) {
        let spare = line.thickness - item.main
        let before =  // F-H-7
          switch configuration.rowAlignment.cross {
          case .top: 0.0
          case .center: spare / 2
          case .bottom: spare
          }
        items.append(
          FlowBox(
            main: position + before, mainLength: item.main, cross: rules.start + offset,
            crossLength: item.cross))
      }
      position += line.thickness
    }
    contentEnd = position + rules.insetAfter
    end = contentEnd + footerLength
  }

  /// F-PIN-1, D3.
  func pinnedHeader(_ configuration: FlowConfiguration, _ view: Viewport) -> Double {
    guard configuration.sectionHeadersPinToVisibleBounds else { return start }
    let line = view.start + view.insetBefore + configuration.pinnedHeaderOffset
    return max(start, min(line, contentEnd - headerLength))
  }

  /// F-PIN-3.
  func pinnedFooter(_ configuration: FlowConfiguration, _ view: Viewport) -> Double {
    guard configuration.sectionFootersPinToVisibleBounds else { return contentEnd }
    let line = view.start + view.length - view.insetAfter - footerLength
    return min(contentEnd, max(line, contentStart))
  }
}

/// From flow coordinates to what is reported: mirroring, turning, flipping, rounding.
struct Border {
  var configuration: FlowConfiguration
  var mainExtent: Double

  /// F-RTL-3.
  var isFlipped: Bool {
    !configuration.isVertical && configuration.layoutDirection == .rightToLeft
      && configuration.flipsHorizontallyInOppositeLayoutDirection
  }

  /// The scroll position at rest: F-RTL-3 for the flip.
  var restingOffset: LayoutPoint {
    let inset = configuration.adjustedContentInset
    let x = isFlipped ? mainExtent + inset.right - configuration.container.width : -inset.left
    return LayoutPoint(x: x, y: -inset.top)
  }

  /// F-PIN-5, and F-RTL-3: pinning works in leading coordinates.
  func viewport(at offset: LayoutPoint) -> Viewport {
    let inset = configuration.adjustedContentInset
    let size = configuration.container
    if configuration.isVertical {
      return Viewport(
        start: offset.y, length: size.height, insetBefore: inset.top, insetAfter: inset.bottom)
    }
    if isFlipped {
      return Viewport(
        start: mainExtent - (offset.x + size.width), length: size.width, insetBefore: inset.right,
        insetAfter: inset.left)
    }
    return Viewport(
      start: offset.x, length: size.width, insetBefore: inset.left, insetAfter: inset.right)
  }

  /// F-RTL-2, F-TRANS, F-RTL-3, F-PIX-1, in this order.
  func reported(_ box: FlowBox, isMirrored: Bool = false) -> LayoutRect {
    let cross =
      isMirrored ? configuration.plainCrossExtent - box.cross - box.crossLength : box.cross
    var rect =
      configuration.isVertical
      ? LayoutRect(x: cross, y: box.main, width: box.crossLength, height: box.mainLength)
      : LayoutRect(x: box.main, y: cross, width: box.mainLength, height: box.crossLength)
    if isFlipped { rect.x = mainExtent - rect.x - rect.width }
    let (right, bottom) = (rect.x + rect.width, rect.y + rect.height)
    rect.x = nearestPixel(rect.x)
    rect.y = nearestPixel(rect.y)
    if configuration.pixelSnapping == .edges {
      rect.width = configuration.displayScale > 0 ? nearestPixel(right) - rect.x : rect.width
      rect.height = configuration.displayScale > 0 ? nearestPixel(bottom) - rect.y : rect.height
    }
    return rect
  }

  /// F-PIX-1, D8: the nearest device pixel, ties up.
  func nearestPixel(_ value: Double) -> Double {
    let scale = configuration.displayScale
    return scale > 0 ? (value * scale + 0.5 + 1e-6).rounded(.down) / scale : value
  }
}
