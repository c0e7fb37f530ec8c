// Records what a device's own flow layout does, so that the rules which no public text settles can be
// settled. Put the files of this folder into an empty iOS app with a case file (Tests/Cases/*.json)
// among its resources, and call this one once the first screen is there:
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
