// Records what a device's own flow layout does, so that the rules which no public text settles can be
// settled. Put this one file into an empty iOS app with a case file (Tests/Cases/*.json) among its
// resources, and call it once the first screen is there:
//
//   override func viewDidAppear(_ animated: Bool) {
//     super.viewDidAppear(animated)
//     let file = Bundle.main.url(forResource: "flow-platform", withExtension: "json")!
//     print(try! PlatformRecorder(host: view).record(Data(contentsOf: file)))
//   }
//
// It prints a case file: the same documents at the device's scale, with the frames that the device
// gave. `flow-layout check` tells where the engine differs. It stands outside of the package's
// targets and is not shipped.

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

/// Lays the documents of a case file out with a flow layout and writes its frames down.
@MainActor
struct PlatformRecorder {
  /// The view that shows the collection views while they are recorded.
  let host: UIView

  /// Makes the layout for a document: the platform's own.
  var makeLayout: ([String: Any]) -> any RecordableFlowLayout = { _ in UICollectionViewFlowLayout()
  }

  init(host: UIView) { self.host = host }

  /// The text of the case file that the device gives for another one.
  ///
  /// Cases that the platform has no words for are left out and named in the file's note.
  func record(_ json: Data) throws -> String {
    guard let file = try JSONSerialization.jsonObject(with: json) as? [String: Any],
      let cases = file["cases"] as? [[String: Any]]
    else { throw RecordingError(reason: "not a case file") }
    var lines: [String] = []
    var skipped: [String: String] = [:]
    for entry in cases {
      let id = entry["id"] as? String ?? "case \(lines.count + skipped.count)"
      do {
        let recorded = try record(entry["layout"] as? [String: Any], id: id)
        lines.append(try text(recorded))
      } catch let error as RecordingError {
        skipped[id] = error.reason
      }
    }
    let note: [String: Any] = [
      "recordedOn": ProcessInfo.processInfo.operatingSystemVersionString, "skipped": skipped,
    ]
    return "{\"version\": 1, \"note\": \(try text(note)), \"cases\": [\n"
      + lines.joined(separator: ",\n") + "\n]}\n"
  }

  private func record(_ layout: [String: Any]?, id: String) throws -> [String: Any] {
    guard let layout else { throw RecordingError(reason: "no layout") }
    let document = try RecordedDocument(layout)
    let flow = makeLayout(layout)
    document.configure(flow)
    let view = RecordedCollectionView(
      frame: CGRect(origin: .zero, size: document.container), collectionViewLayout: flow)
    let source = ListSource(document)
    let delegate: any UICollectionViewDelegateFlowLayout =
      document.asksForSizes ? ListWithSizes(document) : ListWithoutSizes(document)
    document.configure(view)
    host.addSubview(view)
    view.delegate = delegate
    view.dataSource = source
    view.layoutIfNeeded()
    if document.measuresCells { scrollThrough(view, flow) }
    view.contentOffset = document.contentOffset
    view.layoutIfNeeded()
    var answer: [String: Any] = ["id": id]
    var recorded = layout
    // What the device has, which need not be what the document asks for.
    recorded["displayScale"] = Double(view.traitCollection.displayScale)
    recorded["contentOffset"] = [Double(view.contentOffset.x), Double(view.contentOffset.y)]
    answer["layout"] = recorded
    answer["expected"] = expected(document, view, flow)
    // The view alone holds both weakly.
    withExtendedLifetime((source, delegate)) { view.removeFromSuperview() }
    return answer
  }

  /// Shows all content once, so that every cell is measured.
  private func scrollThrough(_ view: UICollectionView, _ layout: any RecordableFlowLayout) {
    let isVertical = layout.scrollDirection == .vertical
    let step = max(1, (isVertical ? view.bounds.size.height : view.bounds.size.width) / 2)
    var offset: CGFloat = 0
    for _ in 0..<10_000 {
      let size = layout.collectionViewContentSize
      if offset > (isVertical ? size.height : size.width) { return }
      view.contentOffset = isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
      view.layoutIfNeeded()
      offset += step
    }
  }

  private func expected(
    _ document: RecordedDocument, _ view: UICollectionView, _ layout: any RecordableFlowLayout
  ) -> [String: Any] {
    // What is pinned stands in the answer for what is visible.
    let visible = layout.layoutAttributesForElements(in: view.bounds) ?? []
    func boundary(_ kind: String, _ section: Int) -> Any {
      let path = IndexPath(item: 0, section: section)
      let found =
        visible.first { $0.representedElementKind == kind && $0.indexPath == path }
        ?? layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      guard let frame = found?.frame else { return NSNull() }
      let length = layout.scrollDirection == .vertical ? frame.size.height : frame.size.width
      return length > 0 ? numbers(frame) : NSNull()
    }
    let sections = document.sections.enumerated().map { section, content -> [String: Any] in
      [
        "header": boundary(UICollectionView.elementKindSectionHeader, section),
        "footer": boundary(UICollectionView.elementKindSectionFooter, section),
        "items": (0..<content.count).map { item -> Any in
          layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))
            .map { numbers($0.frame) } ?? NSNull()
        },
      ]
    }
    let size = layout.collectionViewContentSize
    return ["contentSize": [Double(size.width), Double(size.height)], "sections": sections]
  }

  private func numbers(_ rect: CGRect) -> Any {
    [
      Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width),
      Double(rect.size.height),
    ]
  }

  private func text(_ value: [String: Any]) throws -> String {
    let data = try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys])
    return String(decoding: data, as: UTF8.self)
  }
}

/// A collection view that says of its safe area what a document says.
final class RecordedCollectionView: UICollectionView {
  var recordedSafeArea = UIEdgeInsets.zero
  override var safeAreaInsets: UIEdgeInsets { recordedSafeArea }
}

/// A cell that prefers a given size, or none.
final class RecordedCell: UICollectionViewCell {
  var preferredSize: CGSize?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let preferredSize { layoutAttributes.size = preferredSize }
    return layoutAttributes
  }
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

/// The cells and boundaries of a document.
@MainActor
final class ListSource: NSObject, UICollectionViewDataSource {
  private let document: RecordedDocument

  init(_ document: RecordedDocument) { self.document = document }

  func numberOfSections(in collectionView: UICollectionView) -> Int { document.sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { document.sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let size = document.measuresCells ? document.size(at: indexPath) : nil
    (cell as? RecordedCell)?.preferredSize = size
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "boundary", for: indexPath)
  }
}

// Two delegates, because the platform asks whether a delegate has the method for sizes at all: items of one
// size are laid out in another way where it has not.

/// A list whose items all have the size of the property.
@MainActor
final class ListWithoutSizes: NSObject, UICollectionViewDelegateFlowLayout {
  private let document: RecordedDocument

  init(_ document: RecordedDocument) { self.document = document }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { document.sections[section].inset }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { document.sections[section].lineSpacing }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { document.sections[section].interitemSpacing }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { document.sections[section].header }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { document.sections[section].footer }
}

/// A list whose items have sizes of their own.
@MainActor
final class ListWithSizes: NSObject, UICollectionViewDelegateFlowLayout {
  private let document: RecordedDocument

  init(_ document: RecordedDocument) { self.document = document }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { document.size(at: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { document.sections[section].inset }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { document.sections[section].lineSpacing }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { document.sections[section].interitemSpacing }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { document.sections[section].header }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { document.sections[section].footer }
}
