// The documents of a case file in the platform's words: what the recorder sets before it looks.

import Foundation
import UIKit

/// What is set of a flow layout; the platform's has all of it.
@MainActor
protocol RecordableFlowLayout: UICollectionViewLayout {
  var minimumLineSpacing: CGFloat { get set }
  var minimumInteritemSpacing: CGFloat { get set }
  var itemSize: CGSize { get set }
  var estimatedItemSize: CGSize { get set }
  var scrollDirection: UICollectionView.ScrollDirection { get set }
  var headerReferenceSize: CGSize { get set }
  var footerReferenceSize: CGSize { get set }
  var sectionInset: UIEdgeInsets { get set }
  var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference { get set }
  var sectionHeadersPinToVisibleBounds: Bool { get set }
  var sectionFootersPinToVisibleBounds: Bool { get set }
}

extension UICollectionViewFlowLayout: RecordableFlowLayout {}

/// Why a file or a case was not recorded.
struct RecordingError: Error {
  var reason: String
}

/// A layout document as far as the platform has words for it.
@MainActor
struct RecordedDocument {
  /// One section.
  struct Section {
    var count: Int
    var sizes: [CGSize]?
    var itemSize: CGSize?
    var lineSpacing: CGFloat
    var interitemSpacing: CGFloat
    var inset: UIEdgeInsets
    var header: CGSize
    var footer: CGSize
  }

  private static let keys: Set<String> = [
    "container", "contentOffset", "adjustedContentInset", "safeAreaInsets", "layoutMargins",
    "scrollDirection", "layoutDirection", "displayScale", "itemSize", "minimumLineSpacing",
    "minimumInteritemSpacing", "sectionInset", "headerReferenceSize", "footerReferenceSize",
    "estimatedItemSize", "sectionHeadersPinToVisibleBounds", "sectionFootersPinToVisibleBounds",
    "sectionInsetReference", "sections", "title", "note", "quirks",
  ]
  private static let sectionKeys: Set<String> = [
    "itemCount", "itemSizes", "itemSize", "minimumLineSpacing", "minimumInteritemSpacing",
    "sectionInset", "headerReferenceSize", "footerReferenceSize", "selfSizing", "title", "names",
  ]

  var container: CGSize
  var contentOffset: CGPoint
  var sections: [Section] = []
  var estimate: CGSize?
  var itemSize: CGSize
  /// Whether cells have sizes of their own that are to be found out.
  var measuresCells = false
  private let layout: [String: Any]

  init(_ layout: [String: Any]) throws {
    self.layout = layout
    for key in layout.keys where !RecordedDocument.keys.contains(key) {
      throw RecordingError(reason: "the platform has no \(key)")
    }
    let inset = try RecordedDocument.insets(layout["adjustedContentInset"])
    container = try RecordedDocument.size(layout["container"])
    let offset = try RecordedDocument.numbers(layout["contentOffset"], 2)
    contentOffset =
      offset.map { CGPoint(x: $0[0], y: $0[1]) } ?? CGPoint(x: -inset.left, y: -inset.top)
    itemSize = try RecordedDocument.size(layout["itemSize"] ?? [50.0, 50.0])
    if let value = layout["estimatedItemSize"] { estimate = try RecordedDocument.size(value) }
    let values = layout["sections"] as? [[String: Any]] ?? []
    for value in values { try append(value) }
    let marked = values.count { $0["selfSizing"] as? Bool == true }
    if estimate == nil && marked > 0 {
      // The estimate is the whole layout's.
      guard marked == values.count else {
        throw RecordingError(reason: "some sections size themselves and some do not")
      }
      estimate = itemSize
      for index in sections.indices where sections[index].sizes == nil {
        let size = sections[index].itemSize ?? itemSize
        sections[index].sizes = Array(repeating: size, count: sections[index].count)
      }
    }
    measuresCells = estimate != nil && sections.contains { $0.sizes != nil }
    // One size for all is told by the property, so that nobody is asked.
    let first = sections.first?.itemSize
    if let size = first, sections.allSatisfy({ $0.itemSize == first }) {
      itemSize = size
      for index in sections.indices { sections[index].itemSize = nil }
    }
  }

  /// Whether sizes are to be asked for one by one.
  var asksForSizes: Bool {
    estimate == nil && sections.contains { $0.sizes != nil || $0.itemSize != nil }
  }

  func size(at path: IndexPath) -> CGSize {
    let section = sections[path.section]
    return section.sizes?[path.item] ?? section.itemSize ?? itemSize
  }

  private mutating func append(_ value: [String: Any]) throws {
    for key in value.keys where !RecordedDocument.sectionKeys.contains(key) {
      throw RecordingError(reason: "a section of the platform has no \(key)")
    }
    let sizes = try (value["itemSizes"] as? [Any])?.map { try RecordedDocument.size($0) }
    func size(_ key: String) throws -> CGSize {
      try RecordedDocument.size(value[key] ?? layout[key] ?? [0.0, 0.0])
    }
    func length(_ key: String) -> CGFloat {
      CGFloat(value[key] as? Double ?? layout[key] as? Double ?? 10)
    }
    sections.append(
      Section(
        count: sizes?.count ?? value["itemCount"] as? Int ?? 0, sizes: sizes,
        itemSize: try value["itemSize"].map { try RecordedDocument.size($0) },
        lineSpacing: length("minimumLineSpacing"),
        interitemSpacing: length("minimumInteritemSpacing"),
        inset: try RecordedDocument.insets(value["sectionInset"] ?? layout["sectionInset"]),
        header: try size("headerReferenceSize"), footer: try size("footerReferenceSize")))
  }

  func configure(_ flow: any RecordableFlowLayout) {
    flow.itemSize = itemSize
    if let estimate { flow.estimatedItemSize = estimate }
    let direction = layout["scrollDirection"] as? String
    flow.scrollDirection = direction == "horizontal" ? .horizontal : .vertical
    flow.sectionHeadersPinToVisibleBounds =
      layout["sectionHeadersPinToVisibleBounds"] as? Bool ?? false
    flow.sectionFootersPinToVisibleBounds =
      layout["sectionFootersPinToVisibleBounds"] as? Bool ?? false
    switch layout["sectionInsetReference"] as? String {
    case "fromSafeArea": flow.sectionInsetReference = .fromSafeArea
    case "fromLayoutMargins": flow.sectionInsetReference = .fromLayoutMargins
    default: flow.sectionInsetReference = .fromContentInset
    }
  }

  func configure(_ view: RecordedCollectionView) {
    view.contentInsetAdjustmentBehavior = .never
    view.contentInset = (try? RecordedDocument.insets(layout["adjustedContentInset"])) ?? .zero
    view.recordedSafeArea = (try? RecordedDocument.insets(layout["safeAreaInsets"])) ?? .zero
    view.insetsLayoutMarginsFromSafeArea = false
    view.layoutMargins = (try? RecordedDocument.insets(layout["layoutMargins"])) ?? .zero
    view.semanticContentAttribute =
      layout["layoutDirection"] as? String == "rightToLeft" ? .forceRightToLeft : .forceLeftToRight
    view.register(RecordedCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "boundary")
    }
  }

  private static func numbers(_ value: Any?, _ count: Int) throws -> [Double]? {
    guard let value else { return nil }
    let numbers = (value as? [Any])?.compactMap { $0 as? Double }
    guard let numbers, numbers.count == count else {
      throw RecordingError(reason: "\(value) is not \(count) numbers")
    }
    return numbers
  }

  private static func size(_ value: Any?) throws -> CGSize {
    let numbers = try numbers(value, 2) ?? [0, 0]
    return CGSize(width: numbers[0], height: numbers[1])
  }

  private static func insets(_ value: Any?) throws -> UIEdgeInsets {
    let numbers = try numbers(value, 4) ?? [0, 0, 0, 0]
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
