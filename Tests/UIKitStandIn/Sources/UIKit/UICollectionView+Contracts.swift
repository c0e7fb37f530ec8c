import Foundation

/// What a layout's answers must agree on.
extension UICollectionView {
  /// Up to how many items each one is asked for after each pass.
  private static let thoroughCount = 400

  /// Checks an answer for a rectangle against the answers for each element.
  func check(_ answer: [UICollectionViewLayoutAttributes], in rect: CGRect) {
    let counts = layoutCounts
    var found: Set<ShownElement.Key> = []
    for attributes in answer {
      let element = ShownElement(attributes)
      let path = attributes.indexPath
      found.insert(element.key)
      let frame = attributes.frame
      let lengths = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      if !lengths.allSatisfy({ $0.isFinite }) { report("\(element.key) has frame \(frame)") }
      guard counts.indices.contains(path.section), path.item >= 0 else {
        report("\(element.key) is not in the model")
        continue
      }
      if !touches(frame, rect) { report("\(element.key) at \(frame) is not in \(rect)") }
      let single: UICollectionViewLayoutAttributes?
      if let kind = attributes.representedElementKind {
        single = collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      } else {
        if path.item >= counts[path.section] { report("\(element.key) is not in the model") }
        single = collectionViewLayout.layoutAttributesForItem(at: path)
      }
      if single.map({ ShownElement($0) }) != element {
        report("\(element.key): one answer for the rectangle, another for itself")
      }
    }
    guard counts.reduce(0, +) <= UICollectionView.thoroughCount else { return }
    for (section, count) in counts.enumerated() {
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        guard let single = collectionViewLayout.layoutAttributesForItem(at: path) else {
          report("no attributes for \(path)")
          continue
        }
        let key = ShownElement.Key(kind: nil, path: path)
        if overlaps(single.frame, rect) && !found.contains(key) { report("\(key) is missing") }
      }
    }
  }

  /// The counts as the layout sees them: with the item under the finger where it is held.
  private var layoutCounts: [Int] {
    var counts = currentCounts
    guard let held, held.path.section != held.source.section else { return counts }
    counts[held.source.section] -= 1
    counts[held.path.section] += 1
    return counts
  }

  /// Whether two rectangles overlap or touch; empty ones count too.
  private func touches(_ a: CGRect, _ b: CGRect) -> Bool {
    a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY
  }

  /// Whether two rectangles share some area.
  private func overlaps(_ a: CGRect, _ b: CGRect) -> Bool {
    a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY
      && a.size.width > 0 && a.size.height > 0
  }
}
