/// Where the children of a node lie, and what is below each: two lists in the node's memory.
///
/// Beginnings lie apart from all else that is kept of the children: a search reads no more than them,
/// and a shift changes no more. What is far away in memory costs more than all arithmetic.
@safe
struct NodePlaces<Element: TreeElement> {
  /// What a node knows of one child besides where it begins.
  struct Content: Sendable {
    /// What the tree keeps of it.
    var summary: Element.Summary
    /// Whether all nodes below it are ordered; so are elements.
    var isOrderedThroughout: Bool

    @inline(__always)
    init(_ element: Element) {
      summary = element.summary
      isOrderedThroughout = true
    }

    @inline(__always)
    init(_ node: SumNode<Element>) {
      summary = node.summary
      isOrderedThroughout = node.isOrderedThroughout
    }
  }

  private let places: UnsafeMutablePointer<NodeMemory.Place>

  /// What is below them.
  let contents: UnsafeMutablePointer<Content>

  /// The places in a node's memory.
  @inline(__always)
  init(_ memory: NodeMemory) {
    unsafe places = memory.places
    unsafe contents = memory.rest.assumingMemoryBound(to: Content.self)
  }

  /// The bytes that a node's memory needs for what is below so many children.
  @inline(__always)
  static func byteCount(capacity: Int) -> Int { capacity * MemoryLayout<Content>.stride }
}

/// One child's place; its index must exist.
extension NodePlaces {
  /// Where it begins.
  @inline(__always)
  func start(_ index: Int) -> TreePosition { unsafe places[index].start }

  /// The least main position below it, from the node's beginning.
  @inline(__always)
  func top(_ index: Int) -> ExactLength {
    unsafe start(index).main.plus(contents[index].summary.top)
  }

  /// The greatest main position below it, from the node's beginning.
  @inline(__always)
  func bottom(_ index: Int) -> ExactLength {
    unsafe start(index).main.plus(contents[index].summary.bottom)
  }

  /// Where the next child begins.
  @inline(__always)
  func end(_ index: Int) -> TreePosition {
    unsafe start(index).plus(contents[index].summary.length)
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

/// Changing places.
extension NodePlaces {
  /// Takes some children's contents of another node over, from an index on.
  @inline(__always)
  func takeContents(_ range: Range<Int>, of other: NodePlaces, at index: Int) {
    unsafe (contents + index).initialize(
      from: other.contents + range.lowerBound, count: range.count)
  }

  /// Makes room for the contents of `count` children in the place of some; those behind them, up to
  /// `end`, move.
  func openContents(_ range: Range<Int>, for count: Int, end: Int) {
    unsafe (contents + range.lowerBound + count).update(
      from: contents + range.upperBound, count: end - range.upperBound)
  }

  /// Notes where a child begins.
  @inline(__always)
  func place(_ index: Int, at start: TreePosition) { unsafe places[index].start = start }

  /// Moves some children.
  @inline(__always)
  func shift(_ range: Range<Int>, by growth: TreePosition) {
    for index in range { unsafe places[index].start.add(growth) }
  }
}
