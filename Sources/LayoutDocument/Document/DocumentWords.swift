import FlowLayoutCore
import LayoutGeometry

/// The words of the layout document, one table for reading and writing.
enum DocumentWords {
  static let scrollDirections: [(String, ScrollDirection)] = [
    ("vertical", .vertical), ("horizontal", .horizontal),
  ]

  static let layoutDirections: [(String, LayoutDirection)] = [
    ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft),
  ]

  static let snappings: [(String, PixelSnapping)] = [("origins", .origins), ("edges", .edges)]

  static let insetReferences: [(String, SectionInsetReference)] = [
    ("fromContentInset", .fromContentInset), ("fromSafeArea", .fromSafeArea),
    ("fromLayoutMargins", .fromLayoutMargins),
  ]

  static let spreads: [(String, RowAlignment.Spread)] = [
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ("justified", .justified), ("spaceBetween", .spaceBetween), ("spaceAround", .spaceAround),
    ("spaceEvenly", .spaceEvenly),
  ]

  static let lastLines: [(String, RowAlignment.LastLine)] =
    [("platform", .platform)] + spreads.map { ($0.0, .spread($0.1)) }

  static let crossPlacements: [(String, RowAlignment.CrossPlacement)] = [
    ("top", .top), ("center", .center), ("bottom", .bottom),
  ]

  static let quirks: [(String, PlatformQuirks)] = [
    ("strictFit", .strictFit), ("exchangedSpacings", .exchangedSpacings),
    ("oversizeCentred", .oversizeCentred), ("unmirroredUnequalRows", .unmirroredUnequalRows),
  ]

  static let elementKinds: [(String, ElementKind)] = [
    ("item", .item), ("header", .header), ("footer", .footer),
  ]

  /// The word of a value, which must be in the table.
  static func word<Value: Equatable>(_ value: Value, in words: [(String, Value)]) -> String {
    words.first { $0.1 == value }?.0 ?? ""
  }
}

/// The names of a grid's keys, which depend on the scroll direction.
struct GridKeys {
  let count: String
  let minimum: String
  let length: String
  let lengths: String
  let aspectRatio = "aspectRatio"

  init(_ direction: ScrollDirection) {
    let vertical = ["columns", "minimumWidth", "itemHeight", "itemHeights"]
    let horizontal = ["rows", "minimumHeight", "itemWidth", "itemWidths"]
    let isVertical = direction == .vertical
    let own = isVertical ? vertical : horizontal
    (count, minimum, length, lengths) = (own[0], own[1], own[2], own[3])
    foreign = isVertical ? horizontal : vertical
    foreignDirection = isVertical ? "horizontal" : "vertical"
  }

  /// The keys that only the other scroll direction has.
  let foreign: [String]
  /// The word for the other scroll direction.
  let foreignDirection: String

  var lanes: [String] { [count, minimum] }
  var lengthChoices: [String] { [length, aspectRatio, lengths] }
}
