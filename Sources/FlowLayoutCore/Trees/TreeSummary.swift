/// A place in a sequence of elements, or the length of a piece of it.
///
/// The three parts add up independently: what the leaves count (items of a section, or sections of
/// a layout), lines, and points along the main axis.
struct TreePosition: Hashable, Sendable {
  /// Items before this place within a section; sections before it within a layout.
  var items: Int
  /// Lines before this place; not used for sections.
  var lines: Int
  /// The distance along the main axis.
  var main: ExactLength

  static let zero = TreePosition(items: 0, lines: 0, main: .zero)

  @inline(__always)
  mutating func add(_ other: TreePosition) {
    items &+= other.items
    lines &+= other.lines
    main = main.plus(other.main)
  }

  @inline(__always)
  func minus(_ other: TreePosition) -> TreePosition {
    TreePosition(
      items: items &- other.items, lines: lines &- other.lines, main: main.minus(other.main))
  }

  @inline(__always)
  func plus(_ other: TreePosition) -> TreePosition {
    TreePosition(
      items: items &+ other.items, lines: lines &+ other.lines, main: main.plus(other.main))
  }
}

/// What a tree keeps of the elements below one of its nodes.
protocol TreeSummary: BitwiseCopyable, Sendable {
  /// The summary of nothing.
  static var empty: Self { get }

  /// How far the next sibling lies behind this node's beginning.
  var length: TreePosition { get set }

  /// The least main position of anything below, from this node's beginning; not above `bottom`.
  var top: ExactLength { get set }

  /// The greatest main position of anything below, from this node's beginning.
  ///
  /// Where lines overlap, or insets are negative, this may lie beyond `length`.
  var bottom: ExactLength { get set }

  /// Whether there is nothing below that a query could find.
  var isVacant: Bool { get }

  /// Adds all but length, top and bottom of elements that follow on this one's, neither being empty.
  mutating func gather(_ next: Self)

  /// Whether gathering this one gives what gathering another gives.
  func gathers(like other: Self) -> Bool
}

extension TreeSummary {
  /// Whether all lies between this node's beginning and the next sibling's.
  @inline(__always)
  var isWithinLength: Bool { top == .zero && bottom >= .zero && bottom <= length.main }

  /// Adds the summary of elements that follow on this one's.
  @inline(__always)
  mutating func append(_ next: Self) {
    if next.length.items == 0 { return }
    if length.items == 0 {
      self = next
      return
    }
    let offset = length.main
    top = min(top, offset.plus(next.top))
    bottom = max(bottom, offset.plus(next.bottom))
    gather(next)
    length.add(next.length)
  }
}

/// An element of a tree: a small block of a sequence that knows its own summary.
protocol TreeElement: TreeChild, Sendable {
  /// What the tree keeps of it.
  associatedtype Summary: TreeSummary

  /// What the tree keeps of this element.
  var summary: Summary { get }
}
