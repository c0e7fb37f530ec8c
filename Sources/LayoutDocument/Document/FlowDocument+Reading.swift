import FlowLayoutCore
import LayoutGeometry

/// Reading the JSON form.
extension FlowDocument {
  /// Reads a document strictly.
  ///
  /// - Parameter json: The text in UTF-8.
  /// - Throws: A `DocumentError` that names the first value at fault: a key that is unknown, missing
  ///   or repeated, a wrong type or word, a number that is not finite, negative where a length is
  ///   meant or beyond the limits of F-RANGE, counts that disagree, nesting deeper than 100.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(json: [UInt8]) throws(DocumentError) {
    try self.init(JSONCursor(text: json))
  }

  /// Reads a document strictly; see `init(json:)`.
  public init(json: String) throws(DocumentError) {
    try self.init(json: Array(json.utf8))
  }

  static let configurationKeys = [
    "container", "contentOffset", "adjustedContentInset", "safeAreaInsets", "layoutMargins",
    "scrollDirection", "layoutDirection", "flipsHorizontallyInOppositeLayoutDirection",
    "displayScale", "pixelSnapping", "sectionHeadersPinToVisibleBounds",
    "sectionFootersPinToVisibleBounds", "pinnedHeaderOffset", "sectionInsetReference",
    "rowAlignment", "quirks",
  ]

  static let metricsKeys = [
    "itemSize", "estimatedItemSize", "minimumLineSpacing", "minimumInteritemSpacing",
    "sectionInset", "headerReferenceSize", "footerReferenceSize",
  ]

  init(_ cursor: JSONCursor) throws(DocumentError) {
    let object = try cursor.object(
      keys: FlowDocument.configurationKeys + FlowDocument.metricsKeys + ["sections", "title"])
    configuration = FlowConfiguration(container: try object.required("container").size())
    title = try object["title"]?.string()
    contentOffset = try object["contentOffset"]?.offset()
    try configuration.read(object)
    defaults = try MetricsOverrides(object).applied(to: SectionMetrics())
    // The closure below cannot refer to a value that is still being made.
    let (direction, inherited) = (configuration.scrollDirection, defaults)
    sections = try object.required("sections").map { section throws(DocumentError) in
      try Section(section, scrollDirection: direction, inherited: inherited)
    }
  }
}

extension FlowConfiguration {
  /// Takes over the keys that are present.
  mutating func read(_ object: JSONObject) throws(DocumentError) {
    adjustedContentInset = try object["adjustedContentInset"]?.insets() ?? adjustedContentInset
    safeAreaInsets = try object["safeAreaInsets"]?.insets() ?? safeAreaInsets
    layoutMargins = try object["layoutMargins"]?.insets() ?? layoutMargins
    scrollDirection =
      try object["scrollDirection"]?.word(DocumentWords.scrollDirections) ?? scrollDirection
    layoutDirection =
      try object["layoutDirection"]?.word(DocumentWords.layoutDirections) ?? layoutDirection
    flipsHorizontallyInOppositeLayoutDirection =
      try object["flipsHorizontallyInOppositeLayoutDirection"]?.bool()
      ?? flipsHorizontallyInOppositeLayoutDirection
    displayScale = try object["displayScale"]?.displayScale() ?? displayScale
    pixelSnapping = try object["pixelSnapping"]?.word(DocumentWords.snappings) ?? pixelSnapping
    sectionHeadersPinToVisibleBounds =
      try object["sectionHeadersPinToVisibleBounds"]?.bool() ?? sectionHeadersPinToVisibleBounds
    sectionFootersPinToVisibleBounds =
      try object["sectionFootersPinToVisibleBounds"]?.bool() ?? sectionFootersPinToVisibleBounds
    pinnedHeaderOffset = try object["pinnedHeaderOffset"]?.distance() ?? pinnedHeaderOffset
    sectionInsetReference =
      try object["sectionInsetReference"]?.word(DocumentWords.insetReferences)
      ?? sectionInsetReference
    rowAlignment = try object["rowAlignment"]?.rowAlignment() ?? rowAlignment
    quirks = try object["quirks"]?.quirks() ?? quirks
  }
}

extension JSONCursor {
  /// Device pixels per point: 0 or 2⁻⁴ … 2⁶ (F-RANGE).
  fileprivate func displayScale() throws(DocumentError) -> Double {
    let scale = try number()
    if scale < 0 { throw error(.invalid("is negative")) }
    if scale != 0 && !(0.0625...64).contains(scale) {
      throw error(.invalid("is neither 0 nor between 0.0625 and 64"))
    }
    return scale
  }

  fileprivate func rowAlignment() throws(DocumentError) -> RowAlignment {
    let object = try object(keys: ["common", "last", "cross"])
    var alignment = RowAlignment()
    alignment.common = try object["common"]?.word(DocumentWords.spreads) ?? alignment.common
    alignment.last = try object["last"]?.word(DocumentWords.lastLines) ?? alignment.last
    alignment.cross = try object["cross"]?.word(DocumentWords.crossPlacements) ?? alignment.cross
    return alignment
  }

  /// A list of quirks, or the word for all of them.
  fileprivate func quirks() throws(DocumentError) -> PlatformQuirks {
    if value == .string("platform") { return .platform }
    guard case .array = value else { throw mismatch("a list of quirks or \"platform\"") }
    var quirks: PlatformQuirks = []
    for name in try elements() { quirks.formUnion(try name.word(DocumentWords.quirks)) }
    return quirks
  }
}
