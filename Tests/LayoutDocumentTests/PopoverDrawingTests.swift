import FlowLayoutCore
import LayoutDocument
import LayoutGeometry
import PeoplePopover
import PopoverGeometry
import Testing

@Suite("The picture of a popover in its place")
struct PopoverDrawingTests {
  private static func request(_ source: LayoutRect) -> PopoverRequest {
    var request = PopoverRequest(
      container: LayoutRect(x: -20, y: 5, width: 375, height: 667), sourceRect: source,
      preferredContentSize: LayoutSize(width: 120, height: 90))
    request.safeAreaInsets.top = 20
    return request
  }

  static let middle = LayoutRect(x: 150, y: 300, width: 60, height: 30)

  /// The points that a path goes to, and the ends of its curves and arcs.
  private static func ends(of path: String) -> [LayoutPoint] {
    var ends: [LayoutPoint] = []
    var numbers: [Double] = []
    func finish() {
      if numbers.count >= 2 {
        ends.append(LayoutPoint(x: numbers[numbers.count - 2], y: numbers[numbers.count - 1]))
      }
      numbers = []
    }
    var word = ""
    func push() {
      if let number = Double(word) { numbers.append(number) }
      word = ""
    }
    for character in path {
      if character.isLetter {
        push()
        finish()
      } else if character == " " {
        push()
      } else {
        word.append(character)
      }
    }
    push()
    finish()
    return ends
  }

  static let arrows: [PopoverArrowDirection] = PopoverArrowDirection.allCases

  @Test("frames in the picture are those of the placement, arrow and all", arguments: arrows)
  func frames(_ direction: PopoverArrowDirection) throws {
    var request = Self.request(Self.middle)
    request.permittedArrowDirections = PopoverArrowDirections(direction)
    let drawing = try PopoverDrawing(request: request)
    let placement = drawing.placement
    #expect(placement.arrowDirection == direction)
    let svg = try #require(SVGReader(drawing.svg()))

    func rect(_ element: SVGReader.Element?) throws -> LayoutRect {
      let element = try #require(element)
      return LayoutRect(
        x: element.number("x"), y: element.number("y"), width: element.number("width"),
        height: element.number("height"))
    }
    #expect(try rect(svg.withClass("container").first) == request.container)
    #expect(try rect(svg.withClass("usable").first) == request.usableFrame())
    #expect(try rect(svg.contents(ofClass: "source").first?.first) == Self.middle)
    let path = try #require(svg.withClass("popover").first?.attributes["d"])
    let ends = Self.ends(of: path)
    #expect(ends.map(\.x).min() ?? 0 >= placement.popoverFrame.minX - 0.01)
    #expect(ends.map(\.x).max() ?? 0 <= placement.popoverFrame.maxX + 0.01)
    #expect(ends.map(\.y).min() ?? 0 >= placement.popoverFrame.minY - 0.01)
    #expect(ends.map(\.y).max() ?? 0 <= placement.popoverFrame.maxY + 0.01)
    // The round tip stays within two points of the arrow's own.
    let tip = try #require(placement.arrowTip)
    #expect(ends.contains { abs($0.x - tip.x) + abs($0.y - tip.y) < 4.1 })
    // Every corner of the body ends on its edges.
    #expect(ends.filter { $0.x == placement.bodyFrame.minX }.count >= 2)
    #expect(ends.filter { $0.y == placement.bodyFrame.maxY }.count >= 2)
  }

  @Test("what lies over what: page, dimming, source and keyboard, popover")
  func order() throws {
    var request = Self.request(LayoutRect(x: 20, y: 30, width: 60, height: 30))
    request.sourceKind = .barButtonItem
    request.keyboardFrame = LayoutRect(x: -20, y: 452, width: 375, height: 220)
    var drawing = try PopoverDrawing(request: request)
    drawing.title = "A <b> & c"
    let svg = try #require(SVGReader(drawing.svg()))
    let classes = svg.elements.compactMap(\.classes.first).map(String.init)
    let wanted = [
      "container", "page", "bar", "dimming", "usable", "source", "keyboard", "popover", "content",
      "caption",
    ]
    #expect(classes.filter(wanted.contains) == wanted)
    #expect(svg.elements.first { $0.name == "title" }?.text == "A <b> & c")
    let bar = try #require(svg.withClass("bar").first)
    #expect(bar.number("y") == 5 && bar.number("height") == 60)
  }

  @Test("without a bar item or a keyboard there is none; a point is a dot")
  func absent() throws {
    let drawing = try PopoverDrawing(
      request: Self.request(LayoutRect(x: 100, y: 100, width: 0, height: 0)))
    let svg = try #require(SVGReader(drawing.svg()))
    #expect(svg.withClass("bar").isEmpty && svg.withClass("keyboard").isEmpty)
    let dot = try #require(svg.contents(ofClass: "source").first?.first)
    #expect(dot.number("x") == 97.5 && dot.number("width") == 5)
    #expect(svg.withClass("size").map(\.text) == ["120 × 90"])
  }

  @Test("people are drawn in the content frame, in the request's direction")
  func people() throws {
    let sizing = try PeoplePopoverSizing(counts: [3])
    var request = Self.request(Self.middle)
    request.layoutDirection = .rightToLeft
    let placed = try sizing.placed(in: request)
    var drawing = try PopoverDrawing(request: request, placement: placed.placement)
    drawing.content = .people(
      PeopleDrawing(sizing: sizing, titles: ["One"], names: [["Ada", "Bo", "Cy"]]))
    let svg = try #require(SVGReader(drawing.svg()))
    let content = placed.placement.contentFrame
    let portraits = svg.contents(ofClass: "person").compactMap { $0.first }
    #expect(portraits.count == 3)
    let cells = placed.layout.visibleElements().filter { $0.identifier.kind == .item }
    for (cell, portrait) in zip(cells, portraits) {
      let frame = sizing.metrics.portraitFrame(inCell: cell.frame, layoutDirection: .rightToLeft)
      #expect(portrait.number("cx") == frame.midX + content.x)
      #expect(portrait.number("cy") == frame.midY + content.y)
    }
    // The source shows the first portraits, without being a person of the list.
    let source = try #require(svg.contents(ofClass: "source").first)
    #expect(source.filter { $0.classes == ["portrait"] }.count == 3)
  }

  @Test("text is drawn line by line, as far as it can be seen")
  func text() throws {
    let history = HistoryPopover(values: Array(0..<500))
    let measure = ApproximateText(fontSize: 24)
    let request = Self.request(Self.middle)
    let placement = try history.placement(in: request, measuring: measure.size)
    var drawing = try PopoverDrawing(request: request, placement: placement)
    drawing.content = .text(history.text, fontSize: 24)
    let svg = try #require(SVGReader(drawing.svg()))
    let frame = placement.contentFrame
    let lines = measure.lines(of: history.text, width: frame.width)
    let shown = svg.withClass("line").map(\.text)
    #expect(shown == Array(lines.prefix(shown.count)))
    #expect(shown.count == Int((frame.height / 29).rounded(.up)) && shown.count < lines.count)
    #expect(svg.withClass("scroller").count == 1)
  }

  @Test("an adapted style fills the container and has no arrow")
  func adapted() throws {
    var request = Self.request(Self.middle)
    request.adaptivity = PopoverAdaptivity(
      horizontalSizeClass: .compact, verticalSizeClass: .regular)
    let svg = try #require(SVGReader(PopoverDrawing(request: request).svg()))
    #expect(svg.withClass("caption").map(\.text) == ["adapted to fullScreen"])
    #expect(svg.withClass("popover").first?.attributes["d"]?.contains("C") == false)
  }

  @Test("any container that can be placed in can be drawn")
  func extremes() throws {
    for size in [1e-3, 3, 40, 5_000, 1e9, 1e200] {
      var request = PopoverRequest(
        container: LayoutRect(x: 0, y: 0, width: size, height: size / 2),
        sourceRect: LayoutRect(x: size / 4, y: 0, width: -size / 9, height: size))
      request.keyboardFrame = LayoutRect(x: 0, y: size / 4, width: size, height: size / 4)
      request.sourceKind = .barButtonItem
      for content in [
        PopoverDrawing.Content.size, .text("[1, 2]", fontSize: 24),
        .people(PeopleDrawing(sizing: try PeoplePopoverSizing(counts: [2]), titles: [], names: [])),
      ] {
        var drawing = try PopoverDrawing(request: request)
        drawing.content = content
        #expect(SVGReader(try drawing.svg()) != nil)
      }
    }
  }

  @Test("a request that cannot be placed is refused")
  func refused() throws {
    var request = Self.request(Self.middle)
    request.gap = -1
    #expect(throws: PopoverError.negativeInput(.gap)) { try PopoverDrawing(request: request) }
    var drawing = try PopoverDrawing(request: Self.request(Self.middle))
    drawing.request.gap = .nan
    #expect(throws: DrawingError.placement(.nan(.gap))) { try drawing.svg() }
    #expect(DrawingError.placement(.nan(.gap)).text == "gap: is not a number")
  }
}
