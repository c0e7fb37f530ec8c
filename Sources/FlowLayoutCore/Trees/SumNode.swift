/// A node of a `SumTree`: up to `capacity` elements, or nodes of the level below.
///
/// Nodes never change, so that copies of a tree share them and a query can walk them without
/// counting references. What a node knows of its children lies in one piece of memory, so that
/// neither a search nor a changed copy of the node visits the children themselves.
final class SumNode<Element: TreeElement>: TreeChild, @unchecked Sendable {
  /// The most children of a node: a change copies one node of each level.
  static var capacity: Int { 16 }

  /// Where a child lies in its node, and what is below it.
  struct Place: Sendable {
    /// Its beginning.
    var start: TreePosition
    /// What the tree keeps of it.
    var summary: Element.Summary
    /// Whether all nodes below it are ordered; so are elements.
    var isOrderedThroughout: Bool

    /// The least main position below it, from the node's beginning.
    @inline(__always)
    var top: ExactLength { start.main.plus(summary.top) }

    /// The greatest main position below it, from the node's beginning.
    @inline(__always)
    var bottom: ExactLength { start.main.plus(summary.bottom) }

    /// Whether a query can find nothing below it.
    @inline(__always)
    var isVacant: Bool { summary.isVacant }
  }

  /// The children and their places.
  let memory: NodeMemory

  /// The number of elements or children.
  let count: Int

  /// Whether this node holds elements.
  let isLeaf: Bool

  /// Whether neither the tops nor the bottoms of the children ever go back, so that the first one
  /// in a range can be searched for.
  let isOrdered: Bool

  /// Whether that holds for this node and for all below it.
  let isOrderedThroughout: Bool

  /// What is below this node.
  let summary: Element.Summary

  /// Completes a node whose children are all there.
  init(_ making: NodeMaking<Element>) {
    memory = making.memory
    count = making.count
    isLeaf = making.isLeaf
    isOrdered = making.isOrdered
    isOrderedThroughout = making.isOrderedThroughout
    summary = making.summary
  }

  deinit { memory.deallocate() }

  /// Where the children lie.
  @inline(__always)
  var places: UnsafePointer<Place> {
    unsafe UnsafePointer(memory.rest.assumingMemoryBound(to: Place.self))
  }
}

/// Reading a node; indices must exist.
extension SumNode {
  /// Where a child lies.
  @inline(__always)
  func place(_ index: Int) -> Place { unsafe places[index] }

  /// An element of a leaf.
  @inline(__always)
  func element(_ index: Int) -> Element {
    unsafe unsafeDowncast(memory.child(index), to: Element.self)
  }

  /// A child of an inner node.
  @inline(__always)
  func child(_ index: Int) -> SumNode {
    unsafe unsafeDowncast(memory.child(index), to: SumNode.self)
  }
}

/// Searching one node.
extension SumNode {
  /// The child that holds an index counted in `TreePosition.items`, which must exist.
  ///
  /// - Complexity: O(log `capacity`).
  @inline(__always)
  func childIndex(ofItem item: Int) -> Int {
    unsafe index { unsafe $0.pointee.start.items <= item }
  }

  /// The child that holds a line, which must exist.
  @inline(__always)
  func childIndex(ofLine line: Int) -> Int {
    unsafe index { unsafe $0.pointee.start.lines <= line }
  }

  /// The last child that begins at a main position or before it; the first where none does.
  @inline(__always)
  func childIndex(atMain main: ExactLength) -> Int {
    unsafe index { unsafe $0.pointee.start.main <= main }
  }

  /// The first child from which something may reach beyond `low`.
  func firstChild(reaching low: ExactLength) -> Int {
    guard isOrdered else { return 0 }
    var start = 0
    var end = count
    while start < end {
      let middle = (start + end) / 2
      if unsafe places[middle].bottom < low { start = middle + 1 } else { end = middle }
    }
    return start
  }

  /// The last place for which a condition holds that holds up to some place and not after it.
  @inline(__always)
  private func index(_ holds: (UnsafePointer<Place>) -> Bool) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if unsafe holds(places + middle) { low = middle } else { high = middle }
    }
    return low
  }
}
