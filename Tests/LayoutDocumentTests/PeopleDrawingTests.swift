import FlowLayoutCore
import Foundation
import LayoutDocument
import LayoutGeometry
import PeoplePopover
import Testing

@Suite("The picture of a people popover")
struct PeopleDrawingTests {
  static let names = [
    [
      "Ada Lovelace", "Ναταλία", "Олег Петров", "李雷", "ليلى", "דנה לוי",
      "A <b>bold</b> & \"quoted\" name", "", "👩‍👩‍👧‍👦", "Maximiliane von Hohenstaufen-Langenberg",
    ],
    ["अनिका", "김서연", "Zoë"],
  ]

  static func drawing(_ names: [[String]] = names) throws -> PeopleDrawing {
    PeopleDrawing(
      sizing: try PeoplePopoverSizing(counts: names.map(\.count)), titles: ["One & all", "Two"],
      names: names)
  }

  static let scenes: [(offset: Double, width: Double?, direction: LayoutDirection)] = [
    (0, nil, .leftToRight), (57, nil, .leftToRight), (100, 300, .leftToRight),
    (231, nil, .rightToLeft), (300, 190, .rightToLeft), (-40, 510, .leftToRight),
  ]

  @Test(
    "every visible person and header is drawn once, at its frame, headers last", arguments: scenes)
  func visible(_ scene: (offset: Double, width: Double?, direction: LayoutDirection)) throws {
    var drawing = try Self.drawing()
    let size = try scene.width.map { try drawing.sizing.fittedSize(atWidth: $0) }
    drawing.placedSize = size
    drawing.contentOffset = LayoutPoint(x: 0, y: scene.offset)
    drawing.layoutDirection = scene.direction
    let container = size ?? drawing.sizing.formulaSize
    let layout = try drawing.sizing.layout(
      container: container, layoutDirection: scene.direction,
      contentOffset: drawing.contentOffset)
    let svg = try #require(SVGReader(drawing.svg()))

    let clip = try #require(svg.elements.first { $0.name == "clipPath" })
    #expect(clip.attributes["id"] == "body")
    let body = try #require(
      svg.elements.first { $0.name == "rect" && !$0.ancestors.isEmpty })
    #expect(body.number("width") == container.width)
    #expect(body.number("height") == container.height)
    let origin = (body.number("x"), body.number("y"))

    let visible = layout.visibleElements()
    let items = visible.filter { $0.identifier.kind == .item }
    let portraits = svg.contents(ofClass: "person").map { $0.first { $0.name == "circle" } }
    #expect(portraits.count == items.count)
    for (item, portrait) in zip(items, portraits) {
      let frame = drawing.sizing.metrics.portraitFrame(
        inCell: item.frame, layoutDirection: scene.direction)
      #expect(portrait?.number("cx") == frame.midX + origin.0)
      #expect(portrait?.number("cy") == frame.midY - scene.offset + origin.1)
      #expect(portrait?.number("r") == 22.5)
    }
    let headers = visible.filter { $0.identifier.kind == .header }
    let bands = svg.contents(ofClass: "header").compactMap(\.first)
    #expect(bands.map { $0.number("y") } == headers.map { $0.frame.y - scene.offset + origin.1 })
    let lastPerson = svg.elements.lastIndex { $0.classes == ["person"] } ?? -1
    let firstHeader = svg.elements.firstIndex { $0.classes == ["header"] } ?? .max
    #expect(lastPerson < firstHeader)
    for place in svg.elements.indices
    where ["person", "header"].contains(svg.elements[place].classes.first) {
      #expect(
        svg.elements[place].ancestors.contains {
          svg.elements[$0].attributes["clip-path"] == "url(#body)"
        })
    }
  }

  @Test("names come back as they were given, broken into lines only where that is allowed")
  func namesComeBack() throws {
    let names = Self.names[0].map { [$0] }
    for name in names {
      let svg = try #require(SVGReader(Self.drawing([name]).svg()))
      let lines = svg.withClass("name").map(\.text)
      #expect(lines.count <= 3)
      let joined = lines.joined().filter { $0 != " " }
      let expected = name[0].filter { $0 != " " }
      if joined.hasSuffix("…") {
        #expect(expected.hasPrefix(joined.dropLast()))
      } else {
        #expect(joined == expected)
      }
    }
  }

  @Test("text that XML cannot hold is replaced, and the picture stays well formed")
  func controls() throws {
    let svg = try #require(SVGReader(Self.drawing([["a\u{0}b\u{1B}]]>c\u{FFFF}"]]).svg()))
    #expect(svg.withClass("name").map(\.text).joined() == "a\u{FFFD}b\u{FFFD}]]>c\u{FFFD}")
  }

  static let anchors: [(name: String, layout: LayoutDirection, direction: String, anchor: String)] =
    [
      ("Ada", .leftToRight, "ltr", "start"), ("Ada", .rightToLeft, "ltr", "end"),
      ("דנה", .leftToRight, "rtl", "end"), ("דנה", .rightToLeft, "rtl", "start"),
      ("123", .rightToLeft, "rtl", "start"), ("2. ليلى", .leftToRight, "rtl", "end"),
    ]

  @Test("names stand beside their portrait, each read in its own direction", arguments: anchors)
  func anchored(
    _ row: (name: String, layout: LayoutDirection, direction: String, anchor: String)
  ) throws {
    var drawing = try Self.drawing([[row.name]])
    drawing.layoutDirection = row.layout
    let svg = try #require(SVGReader(drawing.svg()))
    let text = try #require(svg.withClass("name").first)
    let portrait = try #require(svg.contents(ofClass: "person")[0].first)
    #expect(text.attributes["direction"] == row.direction)
    #expect(text.attributes["text-anchor"] == row.anchor)
    let gap = text.number("x") - portrait.number("cx")
    #expect(gap == (row.layout == .leftToRight ? 27.5 : -27.5))
  }

  @Test("a bar shows where a list that scrolls stands, and only then")
  func scroller() throws {
    func bar(_ counts: [Int], _ offset: Double) throws -> SVGReader.Element? {
      var drawing = PeopleDrawing(
        sizing: try PeoplePopoverSizing(counts: counts), titles: [], names: [])
      drawing.contentOffset = LayoutPoint(x: 0, y: offset)
      return try #require(SVGReader(drawing.svg())).withClass("scroller").first
    }
    #expect(try bar([4, 4], 0) == nil)
    let top = try #require(try bar([20], 0))
    let end = try #require(try bar([20], 297))
    #expect(top.number("height") == end.number("height"))
    #expect(end.number("y") - top.number("y") > 100)
  }

  @Test("missing titles and names are empty; further ones are not drawn")
  func counts() throws {
    let sizing = try PeoplePopoverSizing(counts: [2, 1, 0])
    let bare = try #require(SVGReader(PeopleDrawing(sizing: sizing, titles: [], names: []).svg()))
    #expect(bare.withClass("person").count == 3)
    #expect(bare.withClass("name").isEmpty)
    #expect(bare.withClass("title").map(\.text) == ["", ""])
    let more = PeopleDrawing(
      sizing: sizing, titles: ["a", "b", "c"], names: [["1", "2", "3"], ["4"], ["5"]])
    let svg = try #require(SVGReader(more.svg()))
    #expect(svg.withClass("name").map(\.text) == ["1", "2", "4"])
    #expect(svg.withClass("title").map(\.text) == ["a", "b"])
  }

  @Test("a document gives the same picture and the same frames as its counts")
  func document() throws {
    let document = PeopleDocument(sections: [
      .init(title: "One & all", people: Self.names[0].map { .init(name: $0) }),
      .init(title: "Two", people: Self.names[1].map { .init(name: $0) }),
      .init(title: "Nobody"),
    ])
    var expected = try Self.drawing()
    expected.titles.append("Nobody")
    #expect(try document.drawing().svg() == expected.svg())
    let size = try document.sizing().formulaSize
    let listed = try document.layoutDocument(container: size)
    #expect(listed.sections.map(\.title) == ["One & all", "Two"])
    #expect(
      try listed.layout().allElements() == document.sizing().layout(container: size).allElements())
  }

  @Test("a size that cannot be laid out is refused")
  func refused() throws {
    var drawing = try Self.drawing()
    drawing.placedSize = LayoutSize(width: -1, height: 100)
    #expect(
      throws: DrawingError.layout(FlowLayoutError(.configuration(.container), .negative))
    ) { try drawing.svg() }
  }
}
