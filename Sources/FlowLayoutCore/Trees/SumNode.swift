/// A node of a `SumTree`: up to `capacity` elements, or nodes of the level below.
///
/// Nodes are shared between copies of a tree and changed in place only where one tree owns them
/// alone; see `SumTree`.
final class SumNode<Element: TreeElement>: @unchecked Sendable {
  /// The most children of a node.
  static var capacity: Int { 32 }

  /// Where a child lies in its node.
  struct Place {
    /// Its beginning.
    var start: TreePosition
    /// The least main position below it, from the node's beginning.
    var top: ExactLength
    /// The greatest main position below it, from the node's beginning.
    var bottom: ExactLength
    /// Whether a query can find nothing below it.
    var isVacant: Bool
  }

  /// The elements of a leaf; empty above.
  private(set) var elements: [Element]

  /// The children of an inner node; empty in a leaf.
  private(set) var children: [SumNode]

  /// Where each child or element lies.
  private(set) var places: [Place] = []

  /// Whether neither the tops nor the bottoms of the children ever go back, so that the first one
  /// in a range can be searched for.
  private(set) var isOrdered = true

  /// What is below this node.
  private(set) var summary = Element.Summary.empty

  init(elements: [Element]) {
    self.elements = elements
    children = []
    refresh()
  }

  init(children: [SumNode]) {
    elements = []
    self.children = children
    refresh()
  }

  /// Whether this node holds elements.
  var isLeaf: Bool { children.isEmpty }

  /// The number of elements or children.
  var count: Int { places.count }

  /// A node of its own with the same children.
  func copy() -> SumNode {
    isLeaf ? SumNode(elements: elements) : SumNode(children: children)
  }

  /// Changes a leaf's elements.
  func updateElements(_ change: (inout [Element]) -> Void) {
    change(&elements)
    refresh()
  }

  /// Changes an inner node's children.
  func updateChildren(_ change: (inout [SumNode]) -> Void) {
    change(&children)
    refresh()
  }

  /// Adds up what the children say.
  private func refresh() {
    places.removeAll(keepingCapacity: true)
    places.reserveCapacity(isLeaf ? elements.count : children.count)
    summary = .empty
    isOrdered = true
    if isLeaf {
      for element in elements { add(element.summary) }
    } else {
      for child in children { add(child.summary) }
    }
  }

  private func add(_ next: Element.Summary) {
    let start = summary.length
    let place = Place(
      start: start, top: start.main.plus(next.top), bottom: start.main.plus(next.bottom),
      isVacant: next.isVacant)
    if let last = places.last, place.top < last.top || place.bottom < last.bottom {
      isOrdered = false
    }
    places.append(place)
    summary = summary.followed(by: next)
  }
}

/// Searching one node.
extension SumNode {
  /// The child that holds an index counted in `TreePosition.items`, which must exist.
  ///
  /// - Complexity: O(log `capacity`).
  func childIndex(ofItem item: Int) -> Int {
    index { $0.start.items <= item }
  }

  /// The child that holds a line, which must exist.
  func childIndex(ofLine line: Int) -> Int {
    index { $0.start.lines <= line }
  }

  /// The last child that begins at a main position or before it; the first where none does.
  func childIndex(atMain main: ExactLength) -> Int {
    index { $0.start.main <= main }
  }

  /// The first child from which something may reach beyond `low`.
  func firstChild(reaching low: ExactLength) -> Int {
    guard isOrdered else { return 0 }
    var start = 0
    var end = places.count
    while start < end {
      let middle = (start + end) / 2
      if places[middle].bottom < low { start = middle + 1 } else { end = middle }
    }
    return start
  }

  /// The last place for which a condition holds that holds up to some place and not after it.
  @inline(__always)
  private func index(_ holds: (Place) -> Bool) -> Int {
    var low = 0
    var high = places.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if holds(places[middle]) { low = middle } else { high = middle }
    }
    return low
  }
}
