import LayoutDocument
import Testing

/// Each bad document gives one line that names the place and what is wrong there.
@Suite struct BadDocumentTests {
  /// Whole texts: what is no JSON, and what fails before any key is read.
  static let texts: [(text: String, error: String)] = [
    ("[]", "expected an object, found a list of 0"),
    ("null", "expected an object, found null"),
    ("", "the text is empty"),
    (
      #"{"container":[320,480]"#,
      "expected ',' or '}' at line 1, column 23, found the end of the text"
    ),
    (
      #"{"container":[320,480],"sections":[]} x"#,
      "expected the end of the text at line 1, column 39, found x"
    ),
    (
      #"{"container":[320,480],"sections":[],}"#,
      "expected a key in quotes at line 1, column 38, found '}'"
    ),
    (
      #"{"container":[320,480],"sections":[{"itemCount":1},]}"#,
      "sections[1]: expected a value at line 1, column 52, found ']'"
    ),
    ("{'container':[320,480]}", "expected a key in quotes at line 1, column 2, found '''"),
    (
      #"{"container":[320,NaN],"sections":[]}"#,
      "container[1]: expected a finite number at line 1, column 19, found NaN"
    ),
    (
      #"{"container":[320,-Infinity],"sections":[]}"#,
      "container[1]: expected a finite number at line 1, column 19, found -Infinity"
    ),
    (#"{"container":[320,1e999],"sections":[]}"#, "container: height is not a finite number"),
    (
      #"{"container":[320,0480],"sections":[]}"#,
      "container[1]: expected a number without a leading 0 at line 1, column 19, found '0'"
    ),
    (
      #"{"container":[320,+480],"sections":[]}"#,
      "container[1]: expected a value at line 1, column 19, found '+'"
    ),
    (
      #"{"container":[320,480.],"sections":[]}"#,
      "container[1]: expected a digit at line 1, column 23, found ']'"
    ),
    (
      #"{"container":[320,.5],"sections":[]}"#,
      "container[1]: expected a value at line 1, column 19, found '.'"
    ),
    (
      #"{"container":[320,1e],"sections":[]}"#,
      "container[1]: expected a digit at line 1, column 21, found ']'"
    ),
    (
      #"{"container":[320,0x10],"sections":[]}"#,
      "container: expected ',' or ']' at line 1, column 20, found x"
    ),
    (
      #"{"container":[320,480],"sections":[{"itemCount":1,"title":"a\#nb"}]}"#,
      "sections[0].title: expected an escaped control character at line 1, column 61, "
        + "found byte 10"
    ),
    (
      #"{"container":[320,480],"sections":[{"itemCount":1,"title":"\x"}]}"#,
      #"sections[0].title: expected one of " \ / b f n r t u after a backslash at line "#
        + "1, column 61, found x"
    ),
    (
      #"{"container":[320,480],"sections":[{"itemCount":1,"title":"\ud83d"}]}"#,
      "sections[0].title: expected a pair of surrogates at line 1, column 62, found d"
    ),
    (
      #"{"container":[320,480],"sections":[{"itemCount":1,"title":"\u12g4"}]}"#,
      "sections[0].title: expected four hexadecimal digits at line 1, column 64, found g"
    ),
    (
      #"{"container":[320,480],"sections":[{"itemCount":1,"title":"abc"#,
      "sections[0].title: expected a closing quote at line 1, column 63, found the "
        + "end of the text"
    ),
    (#"{"sections":[]}"#, "container is missing"),
    (#"{"container":[320,480]}"#, "sections is missing"),
    (
      #"{"container":{"width":320,"height":480},"sections":[]}"#,
      "container: expected a size [width, height], found an object"
    ),
    (
      #"{"container":[320],"sections":[]}"#,
      "container: expected a size [width, height], found a list of 1"
    ),
    (#"{"container":[320,"480"],"sections":[]}"#, #"container[1]: expected a number, found "480""#),
    (#"{"container":[true,480],"sections":[]}"#, "container[0]: expected a number, found true"),
    (#"{"container":[-1,480],"sections":[]}"#, "container: width is negative"),
    (#"{"container":[320,2e12],"sections":[]}"#, "container: height is beyond 2^40 points"),
    (#"{"container":[320,480],"sections":{}}"#, "sections: expected a list, found an object"),
    (#"{"container":[320,480],"sections":[4]}"#, "sections[0]: expected an object, found 4"),
    (
      #"{"container":[320,480],"sections":[{"itemCount":1},{"itemCount":1},{"itemSizes":[[1,1],[-3,1]]}]}"#,
      "sections[2].itemSizes[1]: width is negative"
    ),
    (
      #"{"container":[320,480],"minimumInteritemSpacing":-9,"sections":[{"itemCount":1,"grid":{"minimumWidth":9,"itemHeight":4}}]}"#,
      "sections[0].grid.minimumWidth: is not above 0 together with minimumInteritemSpacing"
    ),
    (
      #"{"container":[320,480],"scrollDirection":"horizontal","sections":[{"itemCount":1,"grid":{"columns":2,"itemWidth":4}}]}"#,
      "sections[0].grid.columns: belongs to vertical scrolling"
    ),
    (
      #"{"container":[320,-],"sections":[]}"#,
      "container[1]: expected a digit at line 1, column 20, found ']'"
    ),
  ]

  /// Keys of a layout, beside a container and no sections.
  static let keys: [(members: String, error: String)] = [
    (#""contentOffset":[0,2e18]"#, "contentOffset: y is beyond 2^60 points"),
    (#""contentoffset":[0,0]"#, "contentoffset: unknown key; did you mean contentOffset?"),
    (#""container":[1,1]"#, "container: stands twice in its object"),
    (
      #""bad key\n":1"#,
      #"["bad key\n"]: unknown key; known here: container, contentOffset, "#
        + "adjustedContentInset, safeAreaInsets, layoutMargins, scrollDirection, "
        + "layoutDirection, flipsHorizontallyInOppositeLayoutDirection, displayScale, "
        + "pixelSnapping, sectionHeadersPinToVisibleBounds, "
        + "sectionFootersPinToVisibleBounds, pinnedHeaderOffset, sectionInsetReference, "
        + "rowAlignment, quirks, itemSize, estimatedItemSize, minimumLineSpacing, "
        + "minimumInteritemSpacing, sectionInset, headerReferenceSize, "
        + "footerReferenceSize, sections, title"
    ),
    (
      #""adjustedContentInset":[1,2,3]"#,
      "adjustedContentInset: expected insets [top, left, bottom, right], found a list of 3"
    ),
    (#""safeAreaInsets":[0,0,-2e12,0]"#, "safeAreaInsets: bottom is beyond 2^40 points"),
    (
      #""scrollDirection":"diagonal""#,
      #"scrollDirection: expected one of vertical, horizontal, found "diagonal""#
    ),
    (#""scrollDirection":1"#, "scrollDirection: expected one of vertical, horizontal, found 1"),
    (
      #""layoutDirection":"rtl""#,
      #"layoutDirection: expected one of leftToRight, rightToLeft, found "rtl""#
    ),
    (
      #""flipsHorizontallyInOppositeLayoutDirection":1"#,
      "flipsHorizontallyInOppositeLayoutDirection: expected true or false, found 1"
    ),
    (
      #""sectionHeadersPinToVisibleBounds":"yes""#,
      #"sectionHeadersPinToVisibleBounds: expected true or false, found "yes""#
    ),
    (#""displayScale":-1"#, "displayScale: is negative"),
    (#""displayScale":0.01"#, "displayScale: is neither 0 nor between 0.0625 and 64"),
    (#""displayScale":65"#, "displayScale: is neither 0 nor between 0.0625 and 64"),
    (#""displayScale":true"#, "displayScale: expected a number, found true"),
    (#""pixelSnapping":"none""#, #"pixelSnapping: expected one of origins, edges, found "none""#),
    (
      #""sectionInsetReference":"safeArea""#,
      "sectionInsetReference: expected one of fromContentInset, fromSafeArea, "
        + #"fromLayoutMargins, found "safeArea""#
    ),
    (#""minimumLineSpacing":null"#, "minimumLineSpacing: expected a number, found null"),
    (#""minimumInteritemSpacing":1e13"#, "minimumInteritemSpacing: is beyond 2^40 points"),
    (#""itemSize":[0,-0.5]"#, "itemSize: height is negative"),
    (#""rowAlignment":"leading""#, #"rowAlignment: expected an object, found "leading""#),
    (
      #""rowAlignment":{"common":"platform"}"#,
      "rowAlignment.common: expected one of leading, center, trailing, justified, "
        + #"spaceBetween, spaceAround, spaceEvenly, found "platform""#
    ),
    (
      #""rowAlignment":{"last":"left"}"#,
      "rowAlignment.last: expected one of platform, leading, center, trailing, "
        + #"justified, spaceBetween, spaceAround, spaceEvenly, found "left""#
    ),
    (
      #""rowAlignment":{"cross":"middle"}"#,
      #"rowAlignment.cross: expected one of top, center, bottom, found "middle""#
    ),
    (
      #""rowAlignment":{"first":"leading"}"#,
      "rowAlignment.first: unknown key; known here: common, last, cross"
    ),
    (#""quirks":"all""#, #"quirks: expected a list of quirks or "platform", found "all""#),
    (
      #""quirks":["platform"]"#,
      "quirks[0]: expected one of strictFit, exchangedSpacings, oversizeCentred, "
        + #"unmirroredUnequalRows, found "platform""#
    ),
    (#""quirks":true"#, #"quirks: expected a list of quirks or "platform", found true"#),
    (
      #""scrolldirections":"vertical""#,
      "scrolldirections: unknown key; did you mean scrollDirection?"
    ),
  ]

  @Test(arguments: texts)
  func text(_ bad: (text: String, error: String)) {
    expectError(bad.error, reading: bad.text)
  }

  @Test(arguments: keys)
  func key(_ bad: (members: String, error: String)) {
    expectError(
      bad.error, reading: #"{"container":[320,480],"sections":[],"# + bad.members + "}")
  }

  @Test func nestingIsBounded() {
    let deep = #"{"container":"# + String(repeating: "[", count: 100_000)
    expectError("container[0][0][0]: is nested deeper than 100 levels", reading: deep)
  }

  static let bytes: [(bytes: [UInt8], error: String)] = [
    ([0x22, 0x61, 0xFF, 0x22], "the text at line 1, column 2 is not UTF-8"),
    ([0x22, 0xED, 0xA0, 0x80, 0x22], "the text at line 1, column 2 is not UTF-8"),
    ([0xFF, 0xFE, 0x7B, 0x00], "the text is UTF-16; give it in UTF-8"),
    ([0x00], "expected a value at line 1, column 1, found byte 0"),
    ([0xEF, 0xBB, 0xBF], "the text is empty"),
    ([0x0A, 0x20, 0x7D], "expected a value at line 2, column 2, found '}'"),
  ]

  @Test(arguments: bytes)
  func encoding(_ bad: (bytes: [UInt8], error: String)) throws {
    let error = #expect(throws: DocumentError.self) { try FlowDocument(json: bad.bytes) }
    #expect(error?.description == bad.error)
  }
}

/// Expects that a text is refused with exactly this line.
func expectError(
  _ line: String, reading text: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let error = #expect(throws: DocumentError.self, sourceLocation: sourceLocation) {
    try FlowDocument(json: text)
  }
  #expect(error?.description == line, sourceLocation: sourceLocation)
  #expect(line.contains { $0.isNewline } == false, sourceLocation: sourceLocation)
}
