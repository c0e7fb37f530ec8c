public import LayoutGeometry

/// The place of an item: its section and its index there, both from 0.
@frozen
public struct ItemPath: Hashable, Comparable, Sendable {
  /// The section's index.
  public var section: Int
  /// The item's index in its section.
  public var item: Int

  /// Creates a path; any indices are stored as given.
  @inlinable
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Whether one path stands before another in the order of the layout.
  @inlinable
  public static func < (a: ItemPath, b: ItemPath) -> Bool {
    (a.section, a.item) < (b.section, b.item)
  }
}

/// What an element of a layout is.
@frozen
public enum ElementKind: UInt8, Hashable, Sendable {
  /// A section's header.
  case header
  /// An item.
  case item
  /// A section's footer.
  case footer
}

/// The identity of one element: an item, or the header or footer of a section.
@frozen
public struct ElementIdentifier: Hashable, Sendable {
  /// What it is.
  public var kind: ElementKind
  /// Where it is; a header's and a footer's path is (section, 0).
  public var path: ItemPath

  /// Creates an identity from its parts.
  @inlinable
  public init(kind: ElementKind, path: ItemPath) {
    self.kind = kind
    self.path = path
  }

  /// The item at a path.
  @inlinable
  public static func item(_ path: ItemPath) -> ElementIdentifier {
    ElementIdentifier(kind: .item, path: path)
  }

  /// The header of a section.
  @inlinable
  public static func header(inSection section: Int) -> ElementIdentifier {
    ElementIdentifier(kind: .header, path: ItemPath(section: section, item: 0))
  }

  /// The footer of a section.
  @inlinable
  public static func footer(inSection section: Int) -> ElementIdentifier {
    ElementIdentifier(kind: .footer, path: ItemPath(section: section, item: 0))
  }
}

/// An element and the frame at which it is shown.
@frozen
public struct FlowElement: Hashable, Sendable {
  /// Which element it is.
  public var identifier: ElementIdentifier
  /// Its frame in content coordinates, rounded and pinned as reported, in points.
  public var frame: LayoutRect

  /// Creates an element.
  @inlinable
  public init(identifier: ElementIdentifier, frame: LayoutRect) {
    self.identifier = identifier
    self.frame = frame
  }

  /// The drawing order: items 0, headers and footers 10, pinned or not.
  ///
  /// > Source: rule F-Z.
  @inlinable
  public var zIndex: Int { identifier.kind == .item ? 0 : 10 }
}
