import FlowLayoutCore
package import LayoutGeometry

/// Writing the JSON form.
extension FlowDocument {
  /// The document as JSON text on one line; what has its default value is left out.
  ///
  /// Reading the text back gives an equal document, provided that a layout can be made from this
  /// one: an infinity or NaN, which JSON cannot say, becomes `null`, which is refused.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public var jsonText: String { jsonValue.text }

  /// The document as a JSON value.
  package var jsonValue: JSONValue {
    var members: [JSONMember] = []
    if let title { members.append(JSONMember("title", .string(title))) }
    members.append(JSONMember("container", .list(configuration.container)))
    if let contentOffset {
      let point: [JSONValue] = [.number(contentOffset.x), .number(contentOffset.y)]
      members.append(JSONMember("contentOffset", .array(point)))
    }
    members += configuration.members
    members += MetricsOverrides(defaults, differingFrom: SectionMetrics()).members
    let keys = GridKeys(configuration.scrollDirection)
    members.append(JSONMember("sections", .array(sections.map { $0.jsonValue(gridKeys: keys) })))
    return .object(members)
  }
}

extension FlowConfiguration {
  /// What differs from the defaults, save the container.
  fileprivate var members: [JSONMember] {
    let plain = FlowConfiguration(container: container)
    var members: [JSONMember] = []
    func add<Value: Equatable>(
      _ key: String, _ property: (FlowConfiguration) -> Value, _ json: (Value) -> JSONValue
    ) {
      let value = property(self)
      if value != property(plain) { members.append(JSONMember(key, json(value))) }
    }
    func word<Value: Equatable>(_ words: [(String, Value)]) -> (Value) -> JSONValue {
      { .string(DocumentWords.word($0, in: words)) }
    }
    add("adjustedContentInset", { $0.adjustedContentInset }, JSONValue.list)
    add("safeAreaInsets", { $0.safeAreaInsets }, JSONValue.list)
    add("layoutMargins", { $0.layoutMargins }, JSONValue.list)
    add("scrollDirection", { $0.scrollDirection }, word(DocumentWords.scrollDirections))
    add("layoutDirection", { $0.layoutDirection }, word(DocumentWords.layoutDirections))
    add(
      "flipsHorizontallyInOppositeLayoutDirection",
      { $0.flipsHorizontallyInOppositeLayoutDirection }, JSONValue.bool)
    add("displayScale", { $0.displayScale }, JSONValue.number)
    add("pixelSnapping", { $0.pixelSnapping }, word(DocumentWords.snappings))
    add(
      "sectionHeadersPinToVisibleBounds", { $0.sectionHeadersPinToVisibleBounds }, JSONValue.bool)
    add(
      "sectionFootersPinToVisibleBounds", { $0.sectionFootersPinToVisibleBounds }, JSONValue.bool)
    add("pinnedHeaderOffset", { $0.pinnedHeaderOffset }, JSONValue.number)
    add(
      "sectionInsetReference", { $0.sectionInsetReference }, word(DocumentWords.insetReferences))
    add("rowAlignment", { $0.rowAlignment }, { $0.jsonValue })
    add("quirks", { $0.quirks.intersection(.platform) }, { $0.jsonValue })
    return members
  }
}

extension RowAlignment {
  fileprivate var jsonValue: JSONValue {
    .object([
      JSONMember("common", .string(DocumentWords.word(common, in: DocumentWords.spreads))),
      JSONMember("last", .string(DocumentWords.word(last, in: DocumentWords.lastLines))),
      JSONMember("cross", .string(DocumentWords.word(cross, in: DocumentWords.crossPlacements))),
    ])
  }
}

extension PlatformQuirks {
  fileprivate var jsonValue: JSONValue {
    if self == .platform { return .string("platform") }
    return .array(DocumentWords.quirks.filter { contains($0.1) }.map { .string($0.0) })
  }
}

extension FlowDocument.MetricsOverrides {
  /// What differs between two metrics.
  fileprivate init(_ metrics: SectionMetrics, differingFrom plain: SectionMetrics) {
    func differing<Value: Equatable>(_ property: (SectionMetrics) -> Value) -> Value? {
      property(metrics) == property(plain) ? nil : property(metrics)
    }
    itemSize = differing { $0.itemSize }
    estimatedItemSize = differing { $0.estimatedItemSize }
    minimumLineSpacing = differing { $0.minimumLineSpacing }
    minimumInteritemSpacing = differing { $0.minimumInteritemSpacing }
    sectionInset = differing { $0.sectionInset }
    headerReferenceSize = differing { $0.headerReferenceSize }
    footerReferenceSize = differing { $0.footerReferenceSize }
  }

  /// The overrides as members of an object.
  var members: [JSONMember] {
    let all: [(String, JSONValue?)] = [
      ("itemSize", itemSize.map(JSONValue.list)),
      ("estimatedItemSize", estimatedItemSize.map(JSONValue.list)),
      ("minimumLineSpacing", minimumLineSpacing.map(JSONValue.number)),
      ("minimumInteritemSpacing", minimumInteritemSpacing.map(JSONValue.number)),
      ("sectionInset", sectionInset.map(JSONValue.list)),
      ("headerReferenceSize", headerReferenceSize.map(JSONValue.list)),
      ("footerReferenceSize", footerReferenceSize.map(JSONValue.list)),
    ]
    return all.compactMap { key, value in value.map { JSONMember(key, $0) } }
  }
}

extension FlowDocument.Section {
  fileprivate func jsonValue(gridKeys: GridKeys) -> JSONValue {
    var members: [JSONMember] = []
    if let title { members.append(JSONMember("title", .string(title))) }
    switch items {
    case .uniform(let count): members.append(JSONMember("itemCount", .number(count)))
    case .sizes(let sizes):
      members.append(JSONMember("itemSizes", .array(sizes.map(JSONValue.list))))
    case .grid(let grid, let count):
      members.append(JSONMember("itemCount", .number(count)))
      members.append(JSONMember("grid", grid.jsonValue(gridKeys)))
    }
    if isSelfSizing { members.append(JSONMember("selfSizing", .bool(true))) }
    members += overrides.members
    if let names { members.append(JSONMember("names", .array(names.map(JSONValue.string)))) }
    return .object(members)
  }
}

extension GridSpecification {
  fileprivate func jsonValue(_ keys: GridKeys) -> JSONValue {
    let first =
      switch lanes {
      case .count(let count): JSONMember(keys.count, .number(count))
      case .minimum(let minimum): JSONMember(keys.minimum, .number(minimum))
      }
    let second =
      switch lengths {
      case .fixed(let length): JSONMember(keys.length, .number(length))
      case .aspectRatio(let ratio): JSONMember(keys.aspectRatio, .number(ratio))
      case .each(let lengths): JSONMember(keys.lengths, .array(lengths.map(JSONValue.number)))
      }
    return .object([first, second])
  }
}

extension JSONValue {
  /// A size as `[width, height]`.
  package static func list(_ size: LayoutSize) -> JSONValue {
    .array([.number(size.width), .number(size.height)])
  }

  /// Insets as `[top, left, bottom, right]`.
  package static func list(_ insets: LayoutInsets) -> JSONValue {
    .array([
      .number(insets.top), .number(insets.left), .number(insets.bottom), .number(insets.right),
    ])
  }

  /// A rectangle as `[x, y, width, height]`.
  package static func list(_ rect: LayoutRect) -> JSONValue {
    .array([.number(rect.x), .number(rect.y), .number(rect.width), .number(rect.height)])
  }
}
