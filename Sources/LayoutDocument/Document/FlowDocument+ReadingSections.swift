import FlowLayoutCore
import LayoutGeometry

/// Reading sections, their metrics and their items.
extension FlowDocument.MetricsOverrides {
  /// Reads the keys that are present.
  init(_ object: JSONObject) throws(DocumentError) {
    itemSize = try object["itemSize"]?.size()
    estimatedItemSize = try object["estimatedItemSize"]?.size()
    minimumLineSpacing = try object["minimumLineSpacing"]?.distance()
    minimumInteritemSpacing = try object["minimumInteritemSpacing"]?.distance()
    sectionInset = try object["sectionInset"]?.insets()
    headerReferenceSize = try object["headerReferenceSize"]?.size()
    footerReferenceSize = try object["footerReferenceSize"]?.size()
  }
}

extension FlowDocument.Section {
  static let itemKeys = ["itemCount", "itemSizes", "selfSizing", "grid"]

  /// Reads a section.
  ///
  /// - Parameters:
  ///   - cursor: Where it stands.
  ///   - scrollDirection: The document's; a grid's keys depend on it.
  ///   - inherited: The document's metrics; whether a grid has lanes may depend on its spacing.
  /// - Throws: A `DocumentError` that names the first value at fault.
  init(
    _ cursor: JSONCursor, scrollDirection: ScrollDirection, inherited: SectionMetrics
  ) throws(DocumentError) {
    let object = try cursor.object(
      keys: Self.itemKeys + FlowDocument.metricsKeys + ["title", "names"])
    overrides = try FlowDocument.MetricsOverrides(object)
    if let grid = object["grid"] {
      for key in ["itemSizes", "estimatedItemSize", "selfSizing"] {
        if object.has(key) { throw object.error(.conflictingKeys("grid", key)) }
      }
      let count = try object.required("itemCount").integer(in: 0...DocumentLimits.count)
      items = .grid(
        try grid.grid(
          GridKeys(scrollDirection), itemCount: count,
          spacing: overrides.minimumInteritemSpacing ?? inherited.minimumInteritemSpacing),
        count: count)
    } else {
      items = try Self.plainItems(object)
      isSelfSizing = try object["selfSizing"]?.bool() ?? false
    }
    title = try object["title"]?.string()
    names = try object["names"]?.map { name throws(DocumentError) in try name.string() }
    if let names, names.count != items.count {
      throw DocumentError(
        path: object.path.appending("names").description,
        problem: .countMismatch(expected: items.count, found: names.count, of: "names"))
    }
  }

  /// Items given by count or by sizes.
  private static func plainItems(_ object: JSONObject) throws(DocumentError) -> SectionItems {
    let (key, cursor) = try object.choice(["itemCount", "itemSizes"])
    if key == "itemCount" {
      return .uniform(count: try cursor.integer(in: 0...DocumentLimits.count))
    }
    return .sizes(try cursor.map { size throws(DocumentError) in try size.size() })
  }
}

extension JSONCursor {
  /// A grid's specification.
  ///
  /// > Source: rule F-GRID.
  fileprivate func grid(
    _ keys: GridKeys, itemCount: Int, spacing: Double
  ) throws(DocumentError) -> GridSpecification {
    for key in keys.foreign where try openObject().has(key) {
      throw JSONCursor(.null, at: path.appending(key))
        .error(.invalid("belongs to \(keys.foreignDirection) scrolling"))
    }
    let object = try object(keys: keys.lanes + keys.lengthChoices)
    let lanes = try object.choice(keys.lanes)
    let lengths = try object.choice(keys.lengthChoices)
    return GridSpecification(
      lanes: lanes.key == keys.count
        ? .count(try lanes.cursor.integer(in: 1...DocumentLimits.count))
        : .minimum(try lanes.cursor.laneMinimum(spacing: spacing)),
      lengths: try lengths.cursor.gridLengths(key: lengths.key, keys: keys, itemCount: itemCount))
  }

  private func laneMinimum(spacing: Double) throws(DocumentError) -> Double {
    let minimum = try length()
    if minimum == 0 { throw error(.invalid("is not above 0")) }
    if minimum + spacing <= 0 {
      throw error(.invalid("is not above 0 together with minimumInteritemSpacing"))
    }
    return minimum
  }

  private func gridLengths(
    key: String, keys: GridKeys, itemCount: Int
  ) throws(DocumentError) -> GridSpecification.Lengths {
    switch key {
    case keys.length: return .fixed(try length())
    case keys.aspectRatio:
      let ratio = try number()
      if ratio <= 0 { throw error(.invalid("is not above 0")) }
      return .aspectRatio(ratio)
    default:
      let lengths = try map { length throws(DocumentError) in try length.length() }
      if lengths.count != itemCount {
        throw error(.countMismatch(expected: itemCount, found: lengths.count, of: "lengths"))
      }
      return .each(lengths)
    }
  }
}
