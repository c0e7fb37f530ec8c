/// Where the children of a node lie, and what is below each: two lists in the node's memory.
///
/// Beginnings lie apart from what is below: a search reads no more than them, and a shift changes no
/// more.
@safe
struct NodePlaces<Element: TreeElement> {
  /// What a node knows of one child besides where it begins.
  struct Content: Sendable {
    /// What the tree keeps of it.
    var summary: Element.Summary
    /// Whether all nodes below it are ordered; so are elements.
    var isOrderedThroughout: Bool
    /// Whether all below it lies within its length, on each level; so do the contents of elements.
    var isWithinThroughout: Bool

    @inline(__always)
    init(_ element: Element) {
      summary = element.summary
      isOrderedThroughout = true
      isWithinThroughout = true
    }

    @inline(__always)
    init(_ node: SumNode<Element>) {
      summary = node.summary
      isOrderedThroughout = node.isOrderedThroughout
      isWithinThroughout = node.isWithinThroughout
    }

    /// Whether the child, too, lies within its length.
    @inline(__always)
    var isWithin: Bool { isWithinThroughout && summary.isWithinLength }
  }

  /// The children and where they begin.
  let memory: NodeMemory

  /// What is below each.
  let contents: UnsafeMutablePointer<Content>

  /// The places in a node's memory.
  @inline(__always)
  init(_ memory: NodeMemory) {
    self.memory = memory
    unsafe contents = memory.rest.assumingMemoryBound(to: Content.self)
  }

  /// The bytes that a node's memory needs for what is below so many children.
  @inline(__always)
  static func byteCount(capacity: Int) -> Int { capacity * MemoryLayout<Content>.stride }
}

/// One child's place; its index must exist.
extension NodePlaces {
  /// The least main position below it, from the node's beginning.
  @inline(__always)
  func top(_ index: Int) -> ExactLength {
    unsafe memory.start(index).main.plus(contents[index].summary.top)
  }

  /// The greatest main position below it, from the node's beginning.
  @inline(__always)
  func bottom(_ index: Int) -> ExactLength {
    unsafe memory.start(index).main.plus(contents[index].summary.bottom)
  }

  /// Where the next child begins.
  @inline(__always)
  func end(_ index: Int) -> TreePosition {
    unsafe memory.start(index).plus(contents[index].summary.length)
  }

  /// Whether a query can find nothing below it.
  @inline(__always)
  func isVacant(_ index: Int) -> Bool { unsafe contents[index].summary.isVacant }

  /// Whether neither its top nor its bottom lies before that of the child before it.
  @inline(__always)
  func isInOrder(_ index: Int) -> Bool {
    top(index) >= top(index - 1) && bottom(index) >= bottom(index - 1)
  }
}

/// Changing what is known of what is below.
extension NodePlaces {
  /// Takes some children's contents of another node over, from an index on.
  @inline(__always)
  func takeContents(_ range: Range<Int>, of other: NodePlaces, at index: Int) {
    unsafe (contents + index).initialize(
      from: other.contents + range.lowerBound, count: range.count)
  }

  /// Makes room for the contents of `newCount` children in the place of some; those behind them move.
  func openContents(_ range: Range<Int>, for newCount: Int) {
    unsafe (contents + range.lowerBound + newCount).update(
      from: contents + range.upperBound, count: memory.count - range.upperBound)
  }
}
