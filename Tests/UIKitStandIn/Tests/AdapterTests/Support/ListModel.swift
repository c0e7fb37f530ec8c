import UIKit

/// A list of people in sections: each item has an identity and a size that goes with it.
@MainActor
final class ListModel: UICollectionViewDataSource {
  struct Item: Hashable {
    var id: Int
    var size: CGSize
  }

  var sections: [[Item]]
  private var nextID = 0

  /// Overrides the number of items that is told, for data sources that lie.
  var toldCounts: [Int]?

  init(_ counts: [Int] = []) {
    sections = []
    sections = counts.map { count in (0..<count).map { _ in makeItem() } }
  }

  /// A new item, whose size is a function of its identity.
  func makeItem() -> Item {
    nextID += 1
    return Item(
      id: nextID,
      size: CGSize(width: CGFloat(20 + nextID * 37 % 70), height: CGFloat(12 + nextID * 23 % 40)))
  }

  func size(at path: IndexPath) -> CGSize { sections[path.section][path.item].size }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    toldCounts?.count ?? sections.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    toldCounts?[section] ?? sections[section].count
  }

  /// Cells take the size that their item prefers.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = PreferringCell(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    if sections.indices.contains(indexPath.section),
      sections[indexPath.section].indices.contains(indexPath.item)
    {
      cell.preferredSize = size(at: indexPath)
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
  }
}

/// A cell with a size of its own.
final class PreferringCell: UICollectionViewCell {
  var preferredSize: CGSize?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let preferredSize { layoutAttributes.size = preferredSize }
    return layoutAttributes
  }
}

/// Answers no question.
@MainActor
final class SilentDelegate: UICollectionViewDelegate {}

/// Answers for sizes only, and counts the questions.
@MainActor
final class SizingDelegate: UICollectionViewDelegateFlowLayout {
  let model: ListModel
  var questions: [IndexPath] = []
  var scale: CGFloat = 1

  init(_ model: ListModel) { self.model = model }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    questions.append(indexPath)
    let size = model.size(at: indexPath)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }
}

/// Answers for insets only, and notes the sections that it is asked for.
@MainActor
final class SectionDelegate: UICollectionViewDelegateFlowLayout {
  var sections: [Int] = []

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    sections.append(section)
    return .zero
  }
}

/// Answers all six questions, each section otherwise.
@MainActor
final class FullDelegate: UICollectionViewDelegateFlowLayout {
  let model: ListModel
  init(_ model: ListModel) { self.model = model }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { model.size(at: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: 1, left: CGFloat(section % 3), bottom: 2, right: CGFloat(section % 2))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { CGFloat(section % 4) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { CGFloat(section % 5) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 20 + section % 2, height: section % 3 == 1 ? 0 : 24) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { CGSize(width: 9, height: section % 2 == 1 ? 0 : 9) }
}
