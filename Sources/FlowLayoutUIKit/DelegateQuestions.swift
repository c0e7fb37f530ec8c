#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The six questions of a flow layout, each answered by nil where the delegate does not answer it.
  ///
  /// With Objective-C the platform's requirements are optional and called with `?`. Without it there are
  /// no optional requirements, and whatever module stands in for UIKit has to tell in another way who
  /// answers. Only this file knows of the difference.
  @MainActor
  struct DelegateQuestions {
    let delegate: any UICollectionViewDelegateFlowLayout
    let view: UICollectionView
    let layout: UICollectionViewLayout

    #if canImport(ObjectiveC)
      func size(ofItemAt path: IndexPath) -> CGSize? {
        delegate.collectionView?(view, layout: layout, sizeForItemAt: path)
      }

      func inset(ofSection section: Int) -> UIEdgeInsets? {
        delegate.collectionView?(view, layout: layout, insetForSectionAt: section)
      }

      func lineSpacing(ofSection section: Int) -> CGFloat? {
        delegate.collectionView?(view, layout: layout, minimumLineSpacingForSectionAt: section)
      }

      func interitemSpacing(ofSection section: Int) -> CGFloat? {
        delegate.collectionView?(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
      }

      func headerSize(ofSection section: Int) -> CGSize? {
        delegate.collectionView?(view, layout: layout, referenceSizeForHeaderInSection: section)
      }

      func footerSize(ofSection section: Int) -> CGSize? {
        delegate.collectionView?(view, layout: layout, referenceSizeForFooterInSection: section)
      }
    #else
      func size(ofItemAt path: IndexPath) -> CGSize? {
        OptionalRequirement.answer {
          delegate.collectionView(view, layout: layout, sizeForItemAt: path)
        }
      }

      func inset(ofSection section: Int) -> UIEdgeInsets? {
        OptionalRequirement.answer {
          delegate.collectionView(view, layout: layout, insetForSectionAt: section)
        }
      }

      func lineSpacing(ofSection section: Int) -> CGFloat? {
        OptionalRequirement.answer {
          delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
        }
      }

      func interitemSpacing(ofSection section: Int) -> CGFloat? {
        OptionalRequirement.answer {
          delegate.collectionView(
            view, layout: layout, minimumInteritemSpacingForSectionAt: section)
        }
      }

      func headerSize(ofSection section: Int) -> CGSize? {
        OptionalRequirement.answer {
          delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
        }
      }

      func footerSize(ofSection section: Int) -> CGSize? {
        OptionalRequirement.answer {
          delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
        }
      }
    #endif
  }
#endif
