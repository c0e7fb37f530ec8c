import LayoutGeometry
import PopoverGeometry

/// What a popover drawing shows and where on its paper.
struct PopoverScene {
  let drawing: PopoverDrawing

  /// The container, its sides not negative.
  let screen: LayoutRect

  /// The area that the popover may lie in.
  let usable: LayoutRect

  let bubble: PopoverBubble

  /// The list, where people are shown.
  let list: PeopleList?

  /// The length in the request that is one point of the picture: 1, or more where it is drawn
  /// smaller.
  let unit: Double

  static let margin = 28.0
  static let captionFontSize = 12.0
  static let captionPitch = 17.0

  init(_ drawing: PopoverDrawing) throws(DrawingError) {
    self.drawing = drawing
    let screen = drawing.request.container.standardized
    self.screen = screen
    do {
      usable = try drawing.request.usableFrame()
    } catch {
      throw .placement(error)
    }
    bubble = PopoverBubble(
      PopoverOutline(drawing.placement, chrome: drawing.request.chrome))
    unit = max(1, max(screen.width, screen.height) / drawing.largestLength)
    guard case .people(var people) = drawing.content else {
      list = nil
      return
    }
    people.layoutDirection = drawing.request.layoutDirection
    list = try PeopleList(people, container: drawing.placement.contentFrame.size)
  }

  var request: PopoverRequest { drawing.request }
  var placement: PopoverPlacement { drawing.placement }
  var isMirrored: Bool { request.layoutDirection == .rightToLeft }

  /// The whole picture.
  var paper: LayoutRect {
    let margin = PopoverScene.margin * unit
    return LayoutRect(
      x: screen.x - margin, y: screen.y - margin, width: screen.width + 2 * margin,
      height: screen.height + margin
        + (28 + PopoverScene.captionPitch * Double(captionLines.count)) * unit)
  }

  private var captionLines: [String] {
    TextWrapping(
      width: screen.width, fontSize: PopoverScene.captionFontSize * unit, maximumLineCount: 2
    ).lines(of: facts.joined(separator: " · "))
  }

  /// One sentence on the placement, for those who hear the picture.
  var summary: String {
    "Popover in \(text(screen.size)): " + facts.joined(separator: ", ")
  }

  /// Size, arrow and surprises of the placement.
  var facts: [String] {
    guard placement.style == .popover else { return ["adapted to \(placement.style.name)"] }
    var facts = ["content \(text(placement.contentFrame.size))"]
    if let direction = placement.arrowDirection {
      facts.append("arrow \(direction.name)")
    } else {
      facts.append("no arrow")
    }
    if !placement.fits {
      let asked = LayoutSize(
        width: placement.contentFrame.width + placement.reduction.width,
        height: placement.contentFrame.height + placement.reduction.height)
      facts.append("asked for \(text(asked))")
    }
    return facts + placement.flags.names
  }

  private func text(_ size: LayoutSize) -> String {
    "\(DrawingStyle.hundredths(size.width)) × \(DrawingStyle.hundredths(size.height))"
  }

  /// The shadow, the screen's shape, that of the content, and the discs' colours.
  func define(_ svg: inout SVGWriter) {
    svg.open("defs")
    PopoverBubble.define(&svg)
    svg.open("clipPath", ["id": "screen"])
    svg.rect(screen, radius: screenRadius)
    svg.close()
    svg.open("clipPath", ["id": "body"])
    let inset = request.chrome.contentViewInsets
    let least = min(inset.top, inset.left, inset.bottom, inset.right)
    let radius = placement.style == .popover ? max(0, bubble.outline.cornerRadius - least) : 0
    svg.rect(placement.contentFrame, radius: radius)
    svg.close()
    if list != nil { PeopleList.define(&svg) }
    svg.close()
  }

  var screenRadius: Double { min(18 * unit, screen.width / 8, screen.height / 8) }

  /// The bubble and what it shows.
  func drawPopover(_ svg: inout SVGWriter) {
    // A style that is no popover fills the screen, round corners and all.
    let isPopover = placement.style == .popover
    if !isPopover { svg.open("g", ["clip-path": "url(#screen)"]) }
    bubble.draw(&svg, fill: bubbleColour)
    svg.open("g", ["class": "content", "clip-path": "url(#body)"])
    drawContent(&svg)
    svg.close()
    if isPopover { bubble.drawEdge(&svg) } else { svg.close() }
  }

  /// The colour of body and arrow: that of the part of the list that the arrow touches.
  private var bubbleColour: String {
    guard let list else { return "#ffffff" }
    let content = placement.contentFrame
    switch placement.arrowDirection {
    case .up: return list.colour(atHeight: 0)
    case .left, .right:
      return list.colour(atHeight: (placement.arrowTip?.y ?? content.y) - content.y)
    case .down: return list.colour(atHeight: content.height - 1)
    case nil: return PeopleList.cellColour
    }
  }

  private func drawContent(_ svg: inout SVGWriter) {
    let frame = placement.contentFrame
    switch drawing.content {
    case .people: list?.draw(&svg, in: frame)
    case .text(let text, let fontSize):
      TextContent(text: text, fontSize: fontSize, layoutDirection: request.layoutDirection)
        .draw(&svg, in: frame)
    case .size:
      let size = min(15 * unit, frame.width / 6, frame.height / 2)
      guard size >= 5 * unit else { return }
      svg.element(
        "text",
        [
          "class": "size", "x": DrawingStyle.hundredths(frame.midX),
          "y": DrawingStyle.hundredths(frame.midY + size * 0.36),
          "font-size": DrawingStyle.hundredths(size), "text-anchor": "middle",
          "fill": "#7a8496",
        ], text: text(frame.size))
    }
  }

  /// Size, arrow and surprises, below the screen.
  func drawCaption(_ svg: inout SVGWriter) {
    for (index, line) in captionLines.enumerated() {
      svg.element(
        "text",
        [
          "class": "caption", "x": DrawingStyle.hundredths(screen.midX),
          "y": DrawingStyle.hundredths(
            screen.maxY + (27 + PopoverScene.captionPitch * Double(index)) * unit),
          "font-size": DrawingStyle.hundredths(PopoverScene.captionFontSize * unit),
          "text-anchor": "middle",
          "fill": "#3c4658",
        ], text: line)
    }
  }
}

/// A text in a popover, line by line from the leading edge.
struct TextContent {
  let text: String
  let fontSize: Double
  let layoutDirection: LayoutDirection

  /// Draws the lines that meet a rectangle, and a bar where there are more.
  func draw(_ svg: inout SVGWriter, in frame: LayoutRect) {
    let measure = ApproximateText(fontSize: fontSize)
    let lines = measure.lines(of: text, width: frame.width)
    let direction = LayoutDirection(ofText: text) ?? layoutDirection
    let isLeading = layoutDirection == .leftToRight
    let visible = max(0, min(Double(lines.count), roundedUp(frame.height / measure.lineHeight)))
    for (index, line) in lines.prefix(Int(visible)).enumerated() {
      svg.element(
        "text",
        [
          "class": "line", "x": SVGWriter.number(isLeading ? frame.minX : frame.maxX),
          "y": DrawingStyle.hundredths(frame.y + (Double(index) + 0.77) * measure.lineHeight),
          "font-size": SVGWriter.number(fontSize), "fill": "#1d2433",
          "direction": direction.svgName,
          "text-anchor": direction.svgAnchor(inLayout: layoutDirection),
        ], text: line)
    }
    ScrollIndicator(
      window: frame, contentHeight: Double(lines.count) * measure.lineHeight, offset: 0,
      layoutDirection: layoutDirection
    ).draw(&svg)
  }
}
