#if canImport(UIKit) && !os(watchOS)
  import FlowLayoutCore
  import LayoutGeometry
  import UIKit

  extension LayoutPoint {
    init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
  }

  extension LayoutSize {
    init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  }

  extension LayoutRect {
    init(_ rect: CGRect) {
      self.init(
        x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
    }
  }

  extension LayoutInsets {
    init(_ insets: UIEdgeInsets) {
      self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }

    /// The insets as they are in a mirrored view.
    var mirrored: LayoutInsets { LayoutInsets(top: top, left: right, bottom: bottom, right: left) }
  }

  extension CGPoint {
    init(_ point: LayoutPoint) { self.init(x: point.x, y: point.y) }
  }

  extension CGSize {
    init(_ size: LayoutSize) { self.init(width: size.width, height: size.height) }
  }

  extension CGRect {
    init(_ rect: LayoutRect) {
      self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
  }

  extension ItemPath {
    /// The path of an item; one that names a section only is no item's.
    init(_ path: IndexPath) {
      self.init(
        section: path.count > 0 ? path[0] : -1,
        item: path.count > 1 && path[1] != NSNotFound ? path[1] : -1)
    }
  }

  extension IndexPath {
    init(_ path: ItemPath) { self.init(item: path.item, section: path.section) }
  }

  extension ElementIdentifier {
    /// The header or footer of a kind; nil for any other kind.
    @MainActor
    init?(kind: String, _ path: IndexPath) {
      switch kind {
      case UICollectionView.elementKindSectionHeader:
        self.init(kind: .header, path: ItemPath(path))
      case UICollectionView.elementKindSectionFooter:
        self.init(kind: .footer, path: ItemPath(path))
      default: return nil
      }
    }
  }

  extension UICollectionViewLayoutAttributes {
    /// An element as the engine has it.
    convenience init(_ element: FlowElement) {
      let path = IndexPath(element.identifier.path)
      switch element.identifier.kind {
      case .item: self.init(forCellWith: path)
      case .header:
        self.init(
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: path)
      case .footer:
        self.init(
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter, with: path)
      }
      frame = CGRect(element.frame)
      zIndex = element.zIndex
    }
  }

  extension FlowLayout {
    /// One element's attributes; nil if there is no such element.
    @MainActor
    func attributes(of element: ElementIdentifier) -> UICollectionViewLayoutAttributes? {
      frame(of: element).map {
        UICollectionViewLayoutAttributes(FlowElement(identifier: element, frame: $0))
      }
    }
  }
#endif
