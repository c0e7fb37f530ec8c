/// A walk over the elements of a tree that may reach into a main range, in order.
///
/// It looks at one leaf at a time, allocates nothing and counts no reference: the tree must outlive
/// the walk. Where a leaf ends, the next one is found by a
/// new descent, which passes over all that cannot reach the range or is vacant.
@safe
struct TreeWalk<Element: TreeElement> {
  private let root: SumNode<Element>
  private let low: ExactLength
  private let high: ExactLength

  /// The leaf in hand and where it begins.
  private var leaf: SumNode<Element>
  private var leafStart: TreePosition

  /// The next child of the leaf to look at.
  private var index: Int

  /// Begins a walk.
  ///
  /// - Complexity: O(log *b*).
  init(_ tree: SumTree<Element>, from low: ExactLength, to high: ExactLength) {
    root = tree.root
    self.low = low
    self.high = high
    leaf = root
    leafStart = .zero
    index = 0
    if !root.isLeaf && !descendInOrder() { descend(from: 0) }
    if index == 0 { index = leaf.firstChild(reaching: low.minus(leafStart.main)) }
  }

  /// Takes the first leaf in hand that reaches the range, by one search on each level; answers false
  /// where that is not enough: places go back, or a node is vacant or beyond the last one that reaches.
  private mutating func descendInOrder() -> Bool {
    guard root.isOrderedThroughout else { return false }
    var node = root
    var start = TreePosition.zero
    while !node.isLeaf {
      let child = node.firstChild(reaching: low.minus(start.main))
      guard child < node.count else { return false }
      let place = unsafe node.places + child
      if unsafe place.pointee.isVacant { return false }
      unsafe start.add(place.pointee.start)
      node = node.child(child)
    }
    leaf = node
    leafStart = start
    return true
  }

  /// The next element and where it begins; nil at the end of the range.
  ///
  /// - Complexity: O(1) within a leaf, O(log *b*) from one to the next.
  @inline(__always)
  mutating func next() -> (element: Element, start: TreePosition)? {
    while true {
      let low = low.minus(leafStart.main)
      let high = high.minus(leafStart.main)
      while index < leaf.count {
        let place = leaf.place(index)
        index += 1
        if high < place.top {
          if root.isOrderedThroughout { return nil }
        } else if low <= place.bottom && !place.isVacant {
          return (leaf.element(index - 1), leafStart.plus(place.start))
        }
      }
      guard !root.isLeaf else { return nil }
      descend(from: leafStart.items + leaf.summary.length.items)
      if index == leaf.count { return nil }
    }
  }

  /// Takes the first leaf in hand that holds items from `item` on and may reach into the range; the
  /// old one, used up, where there is none.
  private mutating func descend(from item: Int) {
    guard item < root.summary.length.items,
      let found = TreeWalk.leaf(below: root, at: .zero, from: item, low: low, high: high)
    else {
      index = leaf.count
      return
    }
    leaf = found.leaf
    leafStart = found.start
    index = leaf.firstChild(reaching: low.minus(leafStart.main))
    if leafStart.items < item {
      index = max(index, leaf.childIndex(ofItem: item - leafStart.items))
    }
  }

  private static func leaf(
    below node: SumNode<Element>, at base: TreePosition, from item: Int, low: ExactLength,
    high: ExactLength
  ) -> (leaf: SumNode<Element>, start: TreePosition)? {
    if node.isLeaf { return (node, base) }
    let nodeLow = low.minus(base.main)
    let nodeHigh = high.minus(base.main)
    var index = node.firstChild(reaching: nodeLow)
    if item > base.items { index = max(index, node.childIndex(ofItem: item - base.items)) }
    while index < node.count {
      let place = node.place(index)
      if nodeHigh < place.top {
        if node.isOrdered { return nil }
      } else if nodeLow <= place.bottom && !place.isVacant {
        let start = base.plus(place.start)
        let child = node.child(index)
        let found = leaf(below: child, at: start, from: item, low: low, high: high)
        if let found { return found }
      }
      index += 1
    }
    return nil
  }
}
