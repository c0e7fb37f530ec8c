import FlowLayoutCore
import Foundation
import LayoutDocument
import LayoutGeometry
import Testing

@Suite("The picture of a layout")
struct LayoutDrawingTests {
  /// Three sections, the last one with an item that is longer than a line.
  static func layout(
    offset: LayoutPoint = LayoutPoint(x: 0, y: 120), isPinning: Bool = true,
    scrollDirection: ScrollDirection = .vertical
  ) throws -> FlowLayout {
    var configuration = FlowConfiguration(container: LayoutSize(width: 320, height: 240))
    configuration.sectionHeadersPinToVisibleBounds = isPinning
    configuration.sectionFootersPinToVisibleBounds = isPinning
    configuration.scrollDirection = scrollDirection
    var metrics = SectionMetrics()
    metrics.headerReferenceSize = LayoutSize(width: 30, height: 30)
    metrics.footerReferenceSize = LayoutSize(width: 20, height: 20)
    let wide = LayoutSize(width: 400, height: 400)
    let small = LayoutSize(width: 60, height: 40)
    return try FlowLayout(
      configuration: configuration,
      sections: [
        FlowSection(items: .uniform(count: 12), metrics: metrics),
        FlowSection(items: .uniform(count: 7), metrics: metrics),
        FlowSection(items: .sizes([small, wide, small]), metrics: metrics),
      ], contentOffset: offset)
  }

  @Test(
    "every element in the area drawn is there once, with its frame", arguments: [0.0, 120, 400])
  func elements(_ offset: Double) throws {
    for direction in [ScrollDirection.vertical, .horizontal] {
      let isVertical = direction == .vertical
      let point = LayoutPoint(x: isVertical ? 0 : offset, y: isVertical ? offset : 0)
      let layout = try Self.layout(offset: point, scrollDirection: direction)
      let svg = try #require(SVGReader(LayoutDrawing(layout: layout).svg()))
      // A container's length before and behind the window.
      let area = LayoutRect(x: point.x - 320, y: point.y - 240, width: 960, height: 720)
      let expected = try layout.elements(in: area)
      for (kind, name) in [(ElementKind.item, "item"), (.header, "header"), (.footer, "footer")] {
        let wanted = expected.filter { $0.identifier.kind == kind }
        let titles = svg.contents(ofClass: name).compactMap(\.first?.text)
        #expect(
          titles
            == wanted.map {
              let path = $0.identifier.path
              let place = kind == .item ? "\(path.section), \(path.item)" : "\(path.section)"
              let frame = [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height]
              return "\(name) \(place): "
                + frame.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }.joined(separator: ", ")
            })
      }
    }
  }

  @Test("the window is the container at its offset")
  func window() throws {
    let svg = try #require(SVGReader(LayoutDrawing(layout: Self.layout()).svg()))
    let window = try #require(svg.withClass("window").first)
    #expect(window.number("x") == -1)
    #expect(window.number("y") == 119)
    #expect(window.number("width") == 322)
    #expect(window.number("height") == 242)
    let captions = svg.withClass("caption").map(\.text)
    #expect(captions[0] == "container 320 × 240 at 0, 120")
    #expect(captions.contains("longer than a line"))
    #expect(captions.contains("place before pinning"))
  }

  @Test("pinned elements leave an outline where they would stand")
  func pinned() throws {
    let layout = try Self.layout()
    let svg = try #require(SVGReader(LayoutDrawing(layout: layout).svg()))
    let free = try Self.layout(isPinning: false)
    var moved = 0
    for kind in [ElementKind.header, .footer] {
      for section in 0..<3 {
        let element = ElementIdentifier(kind: kind, path: ItemPath(section: section, item: 0))
        let natural = try #require(free.frame(of: element))
        if natural != layout.frame(of: element) {
          moved += 1
          #expect(svg.withClass("natural").contains { $0.number("y") == natural.y + 0.5 })
        }
      }
    }
    #expect(moved > 0)
    #expect(svg.withClass("natural").count == moved)
    #expect(svg.withClass("pinned").count == moved)
    let plain = try #require(SVGReader(LayoutDrawing(layout: free).svg()))
    #expect(plain.withClass("pinned").isEmpty && plain.withClass("natural").isEmpty)
  }

  @Test("only items longer than a line are hatched")
  func oversize() throws {
    let svg = try #require(SVGReader(LayoutDrawing(layout: Self.layout()).svg()))
    #expect(svg.contents(ofClass: "oversize").compactMap(\.first?.text).count == 1)
    #expect(
      svg.contents(ofClass: "oversize").first?.first?.text.hasPrefix("item 2, 1:") == true)
  }

  @Test("a document's titles and names are escaped and come back")
  func names() throws {
    let json = """
      {"container": [320, 200], "itemSize": [120, 40], "headerReferenceSize": [0, 30],
       "title": "R & D", "sections": [{"title": "<Tags>", "names": ["a<b", "שלום & co"],
       "itemCount": 2}, {"itemCount": 1}]}
      """
    let drawing = try FlowDocument(json: Array(json.utf8)).drawing()
    let svg = try #require(SVGReader(drawing.svg()))
    let texts = svg.elements.filter { $0.name == "text" && $0.classes.isEmpty }.map(\.text)
    #expect(texts == ["a<b", "שלום & co", "1, 0", "<Tags>", "header 1"])
    #expect(svg.elements.first { $0.name == "title" }?.text.hasPrefix("R & D: ") == true)
  }

  @Test("a layout of any size gives a picture of a bounded one")
  func bounded() throws {
    var configuration = FlowConfiguration(container: LayoutSize(width: 50_000, height: 20_000))
    configuration.displayScale = 2
    var metrics = SectionMetrics()
    metrics.itemSize = LayoutSize(width: 4000, height: 3000)
    let layout = try FlowLayout(
      configuration: configuration,
      sections: [FlowSection(items: .uniform(count: 100_000), metrics: metrics)])
    let svg = try #require(SVGReader(LayoutDrawing(layout: layout).svg()))
    let root = try #require(svg.elements.first)
    #expect(root.number("width") <= 1100 && root.number("height") <= 1100)
    let empty = try FlowLayout(
      configuration: FlowConfiguration(container: .zero), sections: [])
    #expect(try SVGReader(LayoutDrawing(layout: empty).svg()) != nil)
  }

  @Test("too many elements are refused before they fill the memory")
  func tooMany() throws {
    var metrics = SectionMetrics()
    metrics.itemSize = LayoutSize(width: 1, height: 1)
    metrics.minimumLineSpacing = 0
    metrics.minimumInteritemSpacing = 0
    func drawing(_ count: Int) throws -> LayoutDrawing {
      LayoutDrawing(
        layout: try FlowLayout(
          configuration: FlowConfiguration(container: LayoutSize(width: 300, height: 300)),
          sections: [FlowSection(items: .uniform(count: count), metrics: metrics)]))
    }
    #expect(throws: DrawingError.tooManyElements(30_000)) { try drawing(30_000).svg() }
    #expect(throws: DrawingError.tooManyElements(Int(Int32.max))) {
      try drawing(Int(Int32.max)).svg()
    }
    #expect(throws: Never.self) { try drawing(20_000).svg() }
  }

  @Test("any layout can be drawn: no, tiny, huge and overlapping elements")
  func anything() throws {
    var state: UInt64 = 11
    func next(_ values: [Double]) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return values[Int((state >> 33) % UInt64(values.count))]
    }
    let lengths = [0, 0, 0.001, 1, 7, 30, 50, 80.5, 300, 4000, 0x1p40]
    for _ in 0..<400 {
      var configuration = FlowConfiguration(
        container: LayoutSize(width: next(lengths), height: next(lengths)))
      configuration.scrollDirection = next([0, 1]) == 0 ? .vertical : .horizontal
      configuration.layoutDirection = next([0, 1]) == 0 ? .leftToRight : .rightToLeft
      configuration.flipsHorizontallyInOppositeLayoutDirection = next([0, 1]) == 0
      configuration.sectionHeadersPinToVisibleBounds = next([0, 1]) == 0
      configuration.sectionFootersPinToVisibleBounds = next([0, 1]) == 0
      configuration.adjustedContentInset.top = next([0, 20, -20])
      var drawing = LayoutDrawing(
        layout: try FlowLayout(
          configuration: configuration,
          sections: (0..<3).map { _ in
            var metrics = SectionMetrics()
            metrics.minimumLineSpacing = next([0, 10, -5])
            metrics.minimumInteritemSpacing = next([0, 10, -5])
            metrics.headerReferenceSize = LayoutSize(width: next(lengths), height: next(lengths))
            metrics.footerReferenceSize = LayoutSize(width: next(lengths), height: next(lengths))
            let sizes = (0..<Int(next([0, 1, 5, 20]))).map { _ in
              LayoutSize(width: next(lengths), height: next(lengths))
            }
            return FlowSection(items: .sizes(sizes), metrics: metrics)
          },
          contentOffset: LayoutPoint(
            x: next([0, 0, 50, -30, 0x1p60]), y: next([0, 0, 50, -30, 0x1p60]))))
      drawing.names = [["", "שלום", "A longer name of several words"], nil]
      #expect(try SVGReader(drawing.svg()) != nil)
    }
  }
}
