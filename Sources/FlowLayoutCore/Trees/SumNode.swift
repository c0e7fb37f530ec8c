/// A node of a `SumTree`: up to `capacity` elements, or nodes of the level below.
///
/// Nodes never change, so that copies of a tree share them and a query can walk them without
/// counting references.
final class SumNode<Element: TreeElement>: Sendable {
  /// The most children of a node.
  static var capacity: Int { 32 }

  /// Where a child lies in its node.
  struct Place: Sendable {
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
  let elements: [Element]

  /// The children of an inner node; empty in a leaf.
  let children: [SumNode]

  /// Where each child or element lies.
  let places: [Place]

  /// Whether neither the tops nor the bottoms of the children ever go back, so that the first one
  /// in a range can be searched for.
  let isOrdered: Bool

  /// Whether that holds for this node and for all below it.
  let isOrderedThroughout: Bool

  /// What is below this node.
  let summary: Element.Summary

  /// Creates a leaf.
  convenience init(elements: [Element]) {
    self.init(elements, [], Sums(count: elements.count) { elements[$0].summary })
  }

  /// Creates a node over others of one level.
  convenience init(children: [SumNode]) {
    self.init([], children, Sums(count: children.count) { children[$0].summary })
  }

  private init(_ elements: [Element], _ children: [SumNode], _ sums: Sums) {
    self.elements = elements
    self.children = children
    places = sums.places
    isOrdered = sums.isOrdered
    isOrderedThroughout = sums.isOrdered && children.allSatisfy { $0.isOrderedThroughout }
    summary = sums.summary
  }

  /// Whether this node holds elements.
  var isLeaf: Bool { children.isEmpty }

  /// The number of elements or children.
  var count: Int { places.count }

  /// What the children add up to.
  private struct Sums {
    var places: [Place] = []
    var summary = Element.Summary.empty
    var isOrdered = true

    @inline(__always)
    init(count: Int, _ childSummary: (Int) -> Element.Summary) {
      places.reserveCapacity(count)
      for index in 0..<count {
        let next = childSummary(index)
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
