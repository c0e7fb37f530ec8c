import LayoutDocument
import LayoutGeometry
import PopoverGeometry
import Testing

@Suite("Placement requests as JSON")
struct PopoverDocumentTests {
  private static let plain = #""container":[0,0,375,667],"sourceRect":[10,20,30,40]"#

  private static func document(_ more: String) throws -> PopoverDocument {
    try PopoverDocument(json: "{" + plain + (more.isEmpty ? "" : "," + more) + "}")
  }

  @Test("what is not given is the default")
  func defaults() throws {
    let expected = PopoverRequest(
      container: LayoutRect(x: 0, y: 0, width: 375, height: 667),
      sourceRect: LayoutRect(x: 10, y: 20, width: 30, height: 40))
    #expect(try Self.document("") == PopoverDocument(request: expected))
    let nulls = #""keyboardFrame":null,"directionPreference":null,"previousDirection":null,"#
    #expect(
      try Self.document(nulls + #""displayScale":null,"adaptivity":null"#).request == expected)
  }

  @Test("every key reaches its place")
  func allKeys() throws {
    let document = try Self.document(
      #"""
      "title":"All","preferredContentSize":["inf",-3],"permittedArrowDirections":["up","left"],
      "popoverLayoutMargins":[1,2,3,4],"safeAreaInsets":[5,6,7,8],"keyboardFrame":[0,400,375,267],
      "canOverlapSourceViewRect":true,"directionPreference":["left","up"],
      "previousDirection":"right","defaultContentSize":[11,12],"minimumContentSize":[13,14],
      "maximumContentSize":[15,"inf"],"contentViewInsets":[1,1,2,2],
      "arrow":{"height":9,"base":10,"cornerRadius":11},"gap":3,"crossOffset":-4,"alignment":"end",
      "sourceKind":"bar","selection":"visibleArea","reservesArrowStrip":true,"displayScale":3,
      "layoutDirection":"rightToLeft","sourceWithdrawn":true,
      "adaptivity":{"horizontal":"compact","vertical":"regular","rules":"ios8.3",
      "traitDelegate":"none","legacyDelegate":null}
      """#)
    var expected = try Self.document("").request
    expected.preferredContentSize = LayoutSize(width: .infinity, height: -3)
    expected.permittedArrowDirections = [.up, .left]
    expected.popoverLayoutMargins = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    expected.safeAreaInsets = LayoutInsets(top: 5, left: 6, bottom: 7, right: 8)
    expected.keyboardFrame = LayoutRect(x: 0, y: 400, width: 375, height: 267)
    expected.canOverlapSourceViewRect = true
    expected.directionPreference = PopoverDirectionPreference(.left, .up)
    expected.previousDirection = .right
    expected.defaultContentSize = LayoutSize(width: 11, height: 12)
    expected.minimumContentSize = LayoutSize(width: 13, height: 14)
    expected.maximumContentSize = LayoutSize(width: 15, height: .infinity)
    expected.chrome = PopoverChrome(
      arrowHeight: 9, arrowBase: 10, cornerRadius: 11,
      contentViewInsets: LayoutInsets(top: 1, left: 1, bottom: 2, right: 2))
    expected.gap = 3
    expected.crossOffset = -4
    expected.alignment = .end
    expected.sourceKind = .barButtonItem
    expected.selection = .visibleArea
    expected.reservesArrowStrip = true
    expected.displayScale = 3
    expected.layoutDirection = .rightToLeft
    expected.isSourceWithdrawn = true
    expected.adaptivity = PopoverAdaptivity(
      horizontalSizeClass: .compact, verticalSizeClass: .regular, rules: .ios8point3,
      traitAnswer: .unadapted)
    #expect(document.request == expected)
    #expect(document.title == "All")
  }

  static let refused: [(json: String, line: String)] = [
    ("[]", "expected an object, found a list of 0"),
    ("{}", "container is missing"),
    (#"{"container":[0,0,1,1]}"#, "sourceRect is missing"),
    (#"{\#(plain),"gapp":1}"#, "gapp: unknown key; did you mean gap?"),
    (#"{\#(plain),"gap":1,"gap":1}"#, "gap: stands twice in its object"),
    (
      #"{"container":[0,0,1],"sourceRect":[0,0,1,1]}"#,
      "container: expected a rect [x, y, width, height], found a list of 3"
    ),
    (#"{\#(plain),"gap":"wide"}"#, #"gap: expected a number, "inf" or "nan", found "wide""#),
    (
      #"{\#(plain),"preferredContentSize":[1,null]}"#,
      #"preferredContentSize[1]: expected a number, "inf" or "nan", found null"#
    ),
    (#"{\#(plain),"gap":1e999}"#, "gap: is not a finite number"),
    (
      #"{\#(plain),"permittedArrowDirections":["up","north"]}"#,
      #"permittedArrowDirections[1]: expected one of up, down, left, right, found "north""#
    ),
    (
      #"{\#(plain),"permittedArrowDirections":["up","up"]}"#,
      "permittedArrowDirections[1]: stands twice in its list"
    ),
    (#"{\#(plain),"arrow":{"heigth":1}}"#, "arrow.heigth: unknown key; did you mean height?"),
    (#"{\#(plain),"adaptivity":{"vertical":"compact"}}"#, "adaptivity: horizontal is missing"),
    (
      #"{\#(plain),"sourceKind":"button"}"#,
      #"sourceKind: expected one of rect, bar, found "button""#
    ),
    (
      #"{\#(plain),"canOverlapSourceViewRect":1}"#,
      "canOverlapSourceViewRect: expected true or false, found 1"
    ),
  ]

  @Test("a faulty request is refused with its place", arguments: refused)
  func refusal(_ row: (json: String, line: String)) {
    let error = #expect(throws: DocumentError.self) { try PopoverDocument(json: row.json) }
    #expect(error?.description == row.line)
  }

  static let unplaceable: [(more: String, line: String)] = [
    (#""gap":"nan""#, "gap: is not a number"), (#""gap":"inf""#, "gap: is infinite, or too large"),
    (#""crossOffset":"-inf""#, "crossOffset: is infinite, or too large"),
    (#""gap":-1"#, "gap: is negative"), (#""displayScale":0"#, "displayScale: is not above 0"),
    (
      #""keyboardFrame":[0,0,375,667]"#, "container: has no room: a keyboard covers it"
    ),
  ]

  @Test("a request that cannot be placed names the key", arguments: unplaceable)
  func errors(_ row: (more: String, line: String)) throws {
    let document = try Self.document(row.more)
    let error = #expect(throws: DocumentError.self) { try document.placement() }
    #expect(error?.description == row.line)
  }

  @Test("an answer has all outputs by their names")
  func answer() throws {
    let placement = try Self.document(
      #""preferredContentSize":[100,50],"permittedArrowDirections":["up"]"#
    ).placement()
    #expect(
      PopoverAnswer(placement).jsonText
        == #"{"style":"popover","arrowDirection":"up","bodyFrame":[10,73,100,50],"#
        + #""popoverFrame":[10,60,100,63],"contentFrame":[10,73,100,50],"arrowTip":[41.5,60],"#
        + #""arrowOffset":-18.5,"arrowMiss":-16.5,"reduction":[0,0],"fits":true,"overlap":0,"#
        + #""flags":["arrowOffTarget"]}"#)
    let bare = try Self.document(
      #""preferredContentSize":[100,50],"permittedArrowDirections":[]"#
    ).placement()
    #expect(PopoverAnswer(bare).jsonText.contains(#""arrowDirection":"none""#))
    #expect(PopoverAnswer(bare).jsonText.contains(#""arrowTip":null"#))
  }
}
