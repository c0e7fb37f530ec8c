// What a recorded document is shown with: its view, its cells, and the answers to the platform's
// questions.

import Foundation
import UIKit

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
