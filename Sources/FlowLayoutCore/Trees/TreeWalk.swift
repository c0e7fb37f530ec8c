/// A walk over the elements of a tree that may reach into a main range, in order.
///
/// It looks at one leaf at a time, allocates nothing and counts no reference: the tree must outlive
/// the walk. Where a leaf ends, the next one is found by a
/// new descent, which passes over all that cannot reach the range or is vacant.
@safe
struct TreeWalk<Element: TreeElement> {
  typealias Node = Unmanaged<SumNode<Element>>

  private let root: Node
  private let low: ExactLength
  private let high: ExactLength
  /// Whether nothing behind the first element beyond the range reaches it.
  private let isOrdered: Bool

  /// The memory of the leaf in hand, and where that begins.
  private var leaf: NodeMemory
  private var leafStart: TreePosition

  /// The next child of the leaf to look at.
  private var index: Int

  /// Whether no leaf follows the one in hand.
  private var isAtEnd: Bool

  /// Begins a walk.
  ///
  /// - Complexity: O(log *b*).
  @inline(__always)
  init(_ tree: SumTree<Element>, from low: ExactLength, to high: ExactLength) {
    unsafe self.init(below: Node.passUnretained(tree.root), from: low, to: high)
  }

  /// Begins a walk below the root of a tree.
  @inline(__always)
  init(below root: Node, from low: ExactLength, to high: ExactLength) {
    unsafe self.root = root
    self.low = low
    self.high = high
    leafStart = .zero
    index = 0
    let isWithin: Bool
    (leaf, isOrdered, isWithin, isAtEnd) = unsafe root._withUnsafeGuaranteedRef {
      ($0.memory, $0.isOrderedThroughout, $0.isWithinThroughout, $0.isLeaf)
    }
    if isWithin { descendWithin() } else { descend(from: 0) }
  }

  /// Takes the leaf in hand that holds the beginning of the range, where all lies within its length:
  /// one search on each level, which reads nothing but beginnings.
  @inline(__always)
  private mutating func descendWithin() {
    while true {
      // What begins before that child ends where it begins, or earlier.
      index = leaf.childIndex(beforeMain: low.minus(leafStart.main))
      guard !isAtEnd, let below = leaf.below(index) else { return }
      leafStart.add(leaf.start(index))
      leaf = below
    }
  }

  /// The next element and where it begins; nil at the end of the range.
  ///
  /// - Complexity: O(1) within a leaf, O(log *b*) from one to the next.
  @inline(__always)
  mutating func next() -> (element: Element, start: TreePosition)? {
    guard let (found, start) = unsafe nextUncounted() else { return nil }
    return unsafe (found.takeUnretainedValue(), start)
  }

  /// As `next()`, for those who ask the element and do not keep it.
  @inline(__always)
  mutating func nextUncounted() -> (element: Unmanaged<Element>, start: TreePosition)? {
    while true {
      if let child = nextInLeaf() {
        let element = unsafe Unmanaged.passUnretained(leaf.child(child)).toOpaque()
        return unsafe (.fromOpaque(element), leafStart.plus(leaf.start(child)))
      }
      guard !isAtEnd else { return nil }
      descendBehindLeaf()
      if isAtEnd { return nil }
    }
  }

  /// The next child of the leaf in hand that may reach into the range; nil where there is none.
  @inline(__always)
  private mutating func nextInLeaf() -> Int? {
    let low = low.minus(leafStart.main)
    let high = high.minus(leafStart.main)
    let places = NodePlaces<Element>(leaf)
    while index < leaf.count {
      let child = index
      index &+= 1
      if high < places.top(child) {
        if isOrdered {
          isAtEnd = true
          return nil
        }
      } else if low <= places.bottom(child) && !places.isVacant(child) {
        return child
      }
    }
    return nil
  }

  /// Goes on behind the leaf in hand.
  @inline(never)
  private mutating func descendBehindLeaf() {
    descend(from: leafStart.items + NodePlaces<Element>(leaf).end(leaf.count - 1).items)
  }

  /// Takes the first leaf in hand that holds items from `item` on and may reach into the range; none
  /// where there is none.
  @inline(never)
  private mutating func descend(from item: Int) {
    let found = unsafe root._withUnsafeGuaranteedRef { root in
      item < root.summary.length.items
        ? TreeWalk.leaf(below: root, at: .zero, from: item, low: low, high: high) : nil
    }
    guard let found else {
      isAtEnd = true
      index = leaf.count
      return
    }
    (leaf, leafStart, index) = found
  }

  /// As above, below a node; with the first of the leaf's children to look at.
  private static func leaf(
    below node: SumNode<Element>, at base: TreePosition, from item: Int, low: ExactLength,
    high: ExactLength
  ) -> (leaf: NodeMemory, start: TreePosition, index: Int)? {
    let nodeLow = low.minus(base.main)
    let nodeHigh = high.minus(base.main)
    var index = node.firstChild(reaching: nodeLow)
    if item > base.items { index = max(index, node.memory.childIndex(ofItem: item - base.items)) }
    if node.isLeaf { return (node.memory, base, index) }
    let places = node.places
    while index < node.count {
      if nodeHigh < places.top(index) {
        if node.isOrdered { return nil }
      } else if nodeLow <= places.bottom(index) && !places.isVacant(index) {
        let found = leaf(
          below: node.child(index), at: base.plus(node.start(index)), from: item, low: low,
          high: high)
        if let found { return found }
      }
      index += 1
    }
    return nil
  }
}
