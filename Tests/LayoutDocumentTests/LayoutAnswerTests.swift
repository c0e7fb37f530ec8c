import FlowLayoutCore
import LayoutDocument
import LayoutGeometry
import Testing

/// The frames of a document as JSON and as a table, and the document's way to the engine.
@Suite struct LayoutAnswerTests {
  /// Three items in two rows under a header, an empty section with a footer, an oversize item.
  static let document = #"""
    {"container":[300,400],"itemSize":[140,33.25],"sections":[
    {"title":"Team\nA","itemCount":3,"headerReferenceSize":[0,20],"names":["Ada","","بهاء"]},
    {"itemCount":0,"footerReferenceSize":[0,1.001953125]},
    {"itemSizes":[[301.125,10]]}]}
    """#

  @Test func json() throws {
    let answer = try LayoutAnswer(FlowDocument(json: Self.document).layout())
    #expect(
      answer.jsonText == #"""
        {"contentSize":[300,107.501953125],"oversizeSections":[2],"sections":[\#
        {"header":[0,0,300,20],"footer":null,\#
        "items":[[0,20,140,33.25],[160,20,140,33.25],[0,63.25,140,33.25]]},\#
        {"header":null,"footer":[0,96.5,300,1.001953125],"items":[]},\#
        {"header":null,"footer":null,"items":[[0,97.501953125,301.125,10]]}]}
        """#)
    #expect(answer.jsonValue.text == answer.jsonText)
  }

  @Test func table() throws {
    let document = try FlowDocument(json: Self.document)
    let answer = try LayoutAnswer(document.layout())
    #expect(
      answer.table(of: document) == """
        content 300 × 107.502, 3 sections, 4 items
        items longer than a line in section 2

        section  element    x       y    width  height
              0  header     0       0      300      20  Team A
              0  item 0     0      20      140   33.25  Ada
              0  item 1   160      20      140   33.25
              0  item 2     0   63.25      140   33.25  بهاء
              1  footer     0    96.5      300   1.002
              2  item 0     0  97.502  301.125      10

        """)
    #expect(!answer.table().contains("Ada"))
  }

  @Test func emptyTable() throws {
    let answer = try LayoutAnswer(
      FlowLayout(
        configuration: FlowConfiguration(container: LayoutSize(width: 10, height: 5)), sections: [])
    )
    #expect(answer.table() == "content 10 × 0, 0 sections, 0 items\n")
  }

  @Test func overridesReplaceDefaults() throws {
    let document = try FlowDocument(
      json: #"""
        {"container":[100,100],"itemSize":[10,20],"estimatedItemSize":[30,40],"minimumLineSpacing":1,
        "minimumInteritemSpacing":2,"sectionInset":[3,4,5,6],"headerReferenceSize":[7,8],
        "footerReferenceSize":[9,10],"sections":[{"itemCount":1},{"itemCount":1,"itemSize":[11,12],
        "estimatedItemSize":[0,0],"minimumLineSpacing":13,"minimumInteritemSpacing":14,
        "sectionInset":[15,16,17,18],"headerReferenceSize":[19,20],"footerReferenceSize":[21,22]}]}
        """#)
    let sections = document.flowSections()
    #expect(sections[0].metrics == document.defaults)
    #expect(sections[0].metrics.itemSize == LayoutSize(width: 10, height: 20))
    let metrics = sections[1].metrics
    #expect(metrics.itemSize == LayoutSize(width: 11, height: 12))
    #expect(metrics.estimatedItemSize == .zero)
    #expect(metrics.minimumLineSpacing == 13)
    #expect(metrics.minimumInteritemSpacing == 14)
    #expect(metrics.sectionInset == LayoutInsets(top: 15, left: 16, bottom: 17, right: 18))
    #expect(metrics.headerReferenceSize == LayoutSize(width: 19, height: 20))
    #expect(metrics.footerReferenceSize == LayoutSize(width: 21, height: 22))
  }

  /// A grid takes no notice of an estimate that it inherits.
  @Test func inheritedEstimateInAGrid() throws {
    let text =
      #"{"container":[100,50],"estimatedItemSize":[30,40],"sections":[{"itemCount":2,"#
      + #""minimumInteritemSpacing":0,"grid":{"columns":2,"itemHeight":7}}]}"#
    let answer = try LayoutAnswer(FlowDocument(json: text).layout())
    #expect(answer.contentSize == LayoutSize(width: 100, height: 7))
  }

  @Test func restingOffset() throws {
    let text = #"{"container":[100,50],"adjustedContentInset":[3,4,0,0],"sections":[]}"#
    #expect(try FlowDocument(json: text).layout().contentOffset == LayoutPoint(x: -4, y: -3))
  }
}

/// Documents built in code, which no reader has looked at: the engine's errors get JSON paths.
@Suite struct DocumentErrorPathTests {
  static let faults: [(change: @Sendable (inout FlowDocument) -> Void, error: String)] = [
    ({ $0.configuration.container.width = -1 }, "container: is negative"),
    ({ $0.configuration.displayScale = 0.01 }, "displayScale: is too small"),
    ({ $0.contentOffset = LayoutPoint(x: .nan, y: 0) }, "contentOffset: is not a number"),
    ({ $0.defaults.itemSize.height = -1 }, "itemSize: is negative"),
    (
      { $0.sections[1].overrides.itemSize = LayoutSize(width: .infinity, height: 0) },
      "sections[1].itemSize: is infinite"
    ),
    (
      { $0.sections[1].overrides.minimumLineSpacing = 0x1p41 },
      "sections[1].minimumLineSpacing: is too large"
    ),
    ({ $0.sections[1].items = .uniform(count: -1) }, "sections[1].itemCount: is negative"),
    (
      { $0.sections[1].items = .sizes([.zero, LayoutSize(width: 0, height: -1)]) },
      "sections[1].itemSizes[1]: is negative"
    ),
    (
      {
        $0.sections[0].items = .grid(
          GridSpecification(lanes: .count(0), lengths: .fixed(1)), count: 1)
      },
      "sections[0].grid.columns: is not above 0"
    ),
    (
      {
        $0.configuration.scrollDirection = .horizontal
        $0.sections[0].items = .grid(
          GridSpecification(lanes: .count(1), lengths: .each([1])), count: 2)
      }, "sections[0].grid.itemWidths: expected 2 values, found 1"
    ),
    (
      {
        $0.sections[0].items = .grid(
          GridSpecification(lanes: .minimum(1), lengths: .each([1, -1])), count: 2)
      }, "sections[0].grid.itemHeights[1]: is negative"
    ),
    (
      {
        $0.sections[0].items = .grid(
          GridSpecification(lanes: .minimum(0), lengths: .fixed(1)), count: 1)
      },
      "sections[0].grid.minimumWidth: is not above 0"
    ),
    (
      {
        $0.sections[0].items = .grid(
          GridSpecification(lanes: .count(1), lengths: .fixed(-1)), count: 1)
      },
      "sections[0].grid.itemHeight: is negative"
    ),
    (
      {
        $0.sections[0].items = .grid(
          GridSpecification(lanes: .count(1), lengths: .aspectRatio(0)), count: 1)
      }, "sections[0].grid.aspectRatio: is not above 0"
    ),
    (
      {
        // 4,096 sections of 2³¹ items of 2⁴⁰ points reach the 2⁸³ points that positions can say.
        var section = FlowDocument.Section(items: .uniform(count: 0x7FFF_FFFF))
        section.overrides.itemSize = LayoutSize(width: 1, height: 0x1p40)
        $0.sections = Array(repeating: section, count: 4100)
        $0.configuration.container.width = 1
      }, "sections[4096]: makes the sum of lengths or counts too large"
    ),
  ]

  @Test(arguments: faults.indices)
  func path(_ index: Int) {
    let fault = Self.faults[index]
    var document = FlowDocument(
      configuration: FlowConfiguration(container: LayoutSize(width: 100, height: 100)),
      sections: [FlowDocument.Section(items: .uniform(count: 1)), .init(items: .sizes([]))])
    #expect(throws: Never.self) { try document.layout() }
    fault.change(&document)
    let error = #expect(throws: DocumentError.self) { try document.layout() }
    #expect(error?.description == fault.error)
  }
}
