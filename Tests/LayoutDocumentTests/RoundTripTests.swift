import FlowLayoutCore
import LayoutDocument
import LayoutGeometry
import Testing

/// What is written reads back to an equal value.
@Suite struct RoundTripTests {
  @Test(arguments: ["flow-random.json", "flow-platform.json", "flow-observed.json"])
  func layoutsOfCaseFiles(_ name: String) throws {
    let documents = try CaseFile(json: TestFiles.bytes(name)).documents
    #expect(documents.count >= 25)
    for document in documents {
      let text = document.jsonText
      let again = try FlowDocument(json: text)
      #expect(again == document)
      #expect(again.jsonText == text)
      #expect(try LayoutAnswer(again.layout()) == LayoutAnswer(document.layout()))
    }
  }

  /// A document in which nothing has its default value.
  static let full = #"""
    {"title":"Alle","container":[390,844.5],"contentOffset":[-4,7.25],\#
    "adjustedContentInset":[1,2,3,4],"safeAreaInsets":[5,6,7,8],"layoutMargins":[9,10,11,-12],\#
    "scrollDirection":"horizontal","layoutDirection":"rightToLeft",\#
    "flipsHorizontallyInOppositeLayoutDirection":true,"displayScale":3,"pixelSnapping":"edges",\#
    "sectionHeadersPinToVisibleBounds":true,"sectionFootersPinToVisibleBounds":true,\#
    "pinnedHeaderOffset":-1.5,"sectionInsetReference":"fromSafeArea",\#
    "rowAlignment":{"common":"spaceEvenly","last":"trailing","cross":"bottom"},\#
    "quirks":["strictFit","oversizeCentred"],"itemSize":[0.1,1e-09],"estimatedItemSize":[30,40],\#
    "minimumLineSpacing":-1,"minimumInteritemSpacing":0,"sectionInset":[1,2,3,4],\#
    "headerReferenceSize":[20,0],"footerReferenceSize":[0,30],"sections":[\#
    {"title":"Ärzte \"A\"\n","itemCount":2,"selfSizing":true,"itemSize":[1,2],\#
    "estimatedItemSize":[0,0],"minimumLineSpacing":10,"minimumInteritemSpacing":10,\#
    "sectionInset":[0,0,0,0],"headerReferenceSize":[0,0],"footerReferenceSize":[1,1],\#
    "names":["","👩‍👩‍👧 أحمد"]},\#
    {"itemSizes":[[1,2],[3,4.000000000000001]]},\#
    {"itemCount":2,"grid":{"rows":3,"itemWidth":4}},\#
    {"itemCount":2,"grid":{"minimumHeight":3.5,"aspectRatio":1.5}},\#
    {"itemCount":2,"grid":{"rows":1,"itemWidths":[4,5]}}]}
    """#

  /// The writer's form is the canonical one: the same keys in the same order, and nothing else.
  @Test func fullDocument() throws {
    let document = try FlowDocument(json: Self.full)
    #expect(document.jsonText == Self.full)
    #expect(document.title == "Alle")
    #expect(document.sections[0].names?[1] == "👩‍👩‍👧 أحمد")
    #expect(document.sections[0].overrides.sectionInset == .zero)
    #expect(document.sections[1].overrides.sectionInset == nil)
  }

  @Test func defaultsAreLeftOut() throws {
    let text = #"{"container":[1,2],"sections":[{"itemCount":0}]}"#
    #expect(try FlowDocument(json: text).jsonText == text)
    let spelledOut = #"""
      {"sections":[{"selfSizing":false,"itemCount":0.0}],"displayScale":-0.0,"quirks":[],
      "scrollDirection":"vertical","rowAlignment":{},"itemSize":[50,5e1],"container":[1e0,2]}
      """#
    #expect(try FlowDocument(json: spelledOut).jsonText == text)
    let everyQuirk = #"""
      {"container":[1,2],"quirks":["unmirroredUnequalRows","oversizeCentred","exchangedSpacings",
      "strictFit","strictFit"],"sections":[]}
      """#
    #expect(
      try FlowDocument(json: everyQuirk).jsonText
        == #"{"container":[1,2],"quirks":"platform","sections":[]}"#)
  }

  /// Numbers of the answer read back to the same Double, bit by bit.
  @Test func numbersKeepAllTheirBits() throws {
    let values = [
      0.1, 1.0 / 3, 0x1p-1074, 0x1.FFFFFFFFFFFFFp-3, 1e-7, 123_456_789.012345, 0x1p39, 2.5,
      (0.1).nextUp, 1e11 + 0.1,
    ]
    var document = FlowDocument(configuration: FlowConfiguration(container: .zero))
    document.sections = [
      FlowDocument.Section(items: .sizes(values.map { LayoutSize(width: $0, height: 0) }))
    ]
    let again = try FlowDocument(json: document.jsonText)
    #expect(again == document)
    let answer = try LayoutAnswer(document.layout())
    let recorded = try CaseFile(
      json: #"{"cases":[{"id":"a","tolerance":0,"layout":"# + document.jsonText
        + #","expected":"# + answer.jsonText + "}]}")
    #expect(recorded.report().passedCount == 1)
  }

  /// A document of a hundred thousand sizes is read whole.
  @Test func manySizes() throws {
    let sizes = (0..<100_000).map { "[\($0 % 97).5,\($0 % 13)]" }.joined(separator: ",")
    let document = try FlowDocument(
      json: #"{"container":[350,600],"sections":[{"itemSizes":["# + sizes + "]}]}")
    #expect(document.sections[0].items.count == 100_000)
    #expect(document.flowSections()[0].items == document.sections[0].items)
    guard case .sizes(let read) = document.sections[0].items else { return }
    #expect(read[99_999] == LayoutSize(width: 89.5, height: 3))
  }
}

extension CaseFile {
  /// The layouts of the cases that have one.
  fileprivate var documents: [FlowDocument] { cases.compactMap(\.document) }
}
