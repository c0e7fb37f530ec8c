import FlowLayoutCore
import LayoutGeometry

/// What a layout drawing shows and where on its paper.
struct LayoutScene {
  let drawing: LayoutDrawing

  /// The rectangle of the content.
  let content: LayoutRect

  /// The container at the scroll position.
  let window: LayoutRect

  /// The part of content and window that is drawn.
  let drawn: LayoutRect

  /// `drawn` and a strip at its sides, where items that are longer than a line stick out.
  let clip: LayoutRect

  /// The length in the layout that is one point of the picture: 1, or more where it is drawn smaller.
  let unit: Double

  /// What is drawn, in the order of the layout.
  let elements: [FlowElement]

  /// The elements of `elements` that are pinned, and where they would stand otherwise.
  let naturalFrames: [ElementIdentifier: LayoutRect]

  /// The cross length of a line for each section that holds an item longer than it.
  let available: [Int: Double]

  static let margin = 28.0
  static let leastWidth = 320.0
  static let captionHeight = 22.0

  init(_ drawing: LayoutDrawing) throws(DrawingError) {
    self.drawing = drawing
    let layout = drawing.layout
    let size = layout.configuration.container
    content = LayoutRect(origin: .zero, size: layout.contentSize)
    window = LayoutRect(origin: layout.contentOffset, size: size)
    let near = LayoutRect(
      x: window.x - size.width, y: window.y - size.height, width: size.width * 3,
      height: size.height * 3)
    let whole = LayoutScene.union(content, window)
    let area = LayoutScene.intersection(whole, near)
    drawn = area
    unit = max(1, max(area.width, area.height) / drawing.largestLength)
    let (strip, edge) = (18 * unit, unit)
    let isVertical = layout.configuration.scrollDirection == .vertical
    let (dx, dy) = isVertical ? (strip, edge) : (edge, strip)
    clip = LayoutRect(
      x: area.x - dx, y: area.y - dy, width: area.width + 2 * dx, height: area.height + 2 * dy)
    // Items without a size can all lie in the area, so that their number is bounded before they are
    // listed.
    var count = 0
    for section in 0..<layout.sectionCount { count += layout.itemCount(inSection: section) ?? 0 }
    guard count <= LayoutAnswer.maximumItemCount else {
      throw DrawingError.tooManyElements(count)
    }
    elements = ((try? layout.elements(in: area)) ?? [])
    guard elements.count <= DrawingError.largestElementCount else {
      throw DrawingError.tooManyElements(elements.count)
    }
    naturalFrames = LayoutScene.naturalFrames(of: elements, in: layout)
    var available: [Int: Double] = [:]
    for section in layout.oversizeSections() {
      available[section.section] = section.availableCrossLength
    }
    self.available = available
  }

  /// The whole picture.
  var paper: LayoutRect {
    let margin = LayoutScene.margin * unit
    let captions = (Double(captionLines.count) * LayoutScene.captionHeight + 12) * unit
    return LayoutRect(
      x: drawn.x - margin, y: drawn.y - margin,
      width: max(drawn.width, LayoutScene.leastWidth * unit) + 2 * margin,
      height: drawn.height + 2 * margin + captions)
  }

  /// One sentence on the layout, for those who hear the picture.
  var summary: String {
    let sizes = "container \(text(window.size)), content \(text(content.size))"
    let items = elements.count { $0.identifier.kind == .item }
    return "\(drawing.title ?? "Layout"): \(sizes), \(counted(items, "item")) drawn"
  }

  /// A size as it is written in captions.
  func text(_ size: LayoutSize) -> String {
    "\(DrawingStyle.hundredths(size.width)) × \(DrawingStyle.hundredths(size.height))"
  }

  /// The headers and footers that stand elsewhere than they would without pinning.
  private static func naturalFrames(
    of elements: [FlowElement], in layout: FlowLayout
  ) -> [ElementIdentifier: LayoutRect] {
    // At the content's start headers stand where they begin, and at its end footers do; a header's
    // place without pinning is that of the nearest offset at which nothing pushes it.
    var frames: [ElementIdentifier: LayoutRect] = [:]
    let configuration = layout.configuration
    guard
      configuration.sectionHeadersPinToVisibleBounds
        || configuration.sectionFootersPinToVisibleBounds
    else { return frames }
    let far = 0x1p59
    var start = layout
    var end = layout
    let isVertical = configuration.scrollDirection == .vertical
    let isFlipped =
      !isVertical && configuration.layoutDirection == .rightToLeft
      && configuration.flipsHorizontallyInOppositeLayoutDirection
    let first = isFlipped ? far : -far
    let corner = layout.contentOffset
    func offset(_ value: Double) -> LayoutPoint {
      isVertical ? LayoutPoint(x: corner.x, y: value) : LayoutPoint(x: value, y: corner.y)
    }
    guard (try? start.scroll(to: offset(first))) != nil,
      (try? end.scroll(to: offset(-first))) != nil
    else { return frames }
    for element in elements where element.identifier.kind != .item {
      let natural = (element.identifier.kind == .header ? start : end).frame(
        of: element.identifier)
      if let natural, natural != element.frame { frames[element.identifier] = natural }
    }
    return frames
  }

  private static func union(_ a: LayoutRect, _ b: LayoutRect) -> LayoutRect {
    let x = min(a.minX, b.minX)
    let y = min(a.minY, b.minY)
    return LayoutRect(
      x: x, y: y, width: max(a.maxX, b.maxX) - x, height: max(a.maxY, b.maxY) - y)
  }

  static func intersection(_ a: LayoutRect, _ b: LayoutRect) -> LayoutRect {
    let x = max(a.minX, b.minX)
    let y = max(a.minY, b.minY)
    return LayoutRect(
      x: x, y: y, width: max(0, min(a.maxX, b.maxX) - x),
      height: max(0, min(a.maxY, b.maxY) - y))
  }
}
