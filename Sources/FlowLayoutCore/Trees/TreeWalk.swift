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

  /// The leaf in hand and where it begins.
  private var leaf: Node
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
    unsafe leaf = root
    leafStart = .zero
    index = 0
    isOrdered = unsafe root._withUnsafeGuaranteedRef { $0.isOrderedThroughout }
    isAtEnd = unsafe root._withUnsafeGuaranteedRef { $0.isLeaf }
    if !isAtEnd && !descendInOrder() { descend(from: 0) }
    if index == 0 { index = firstInLeaf }
  }

  /// The first child of the leaf in hand that reaches the range.
  @inline(__always)
  private var firstInLeaf: Int {
    unsafe leaf._withUnsafeGuaranteedRef { $0.firstChild(reaching: low.minus(leafStart.main)) }
  }

  /// Takes the first leaf in hand that reaches the range, by one search on each level; answers false
  /// where that is not enough: places go back, or a node is vacant or beyond the last one that reaches.
  @inline(__always)
  private mutating func descendInOrder() -> Bool {
    guard isOrdered else { return false }
    var node = unsafe root
    var start = TreePosition.zero
    while true {
      let below = unsafe node._withUnsafeGuaranteedRef { node in
        node.isLeaf ? nil : unsafe TreeWalk.step(below: node, to: low.minus(start.main), &start)
      }
      guard let below = unsafe below else { break }
      unsafe node = below
    }
    guard unsafe node._withUnsafeGuaranteedRef({ $0.isLeaf }) else { return false }
    unsafe leaf = node
    leafStart = start
    return true
  }

  /// The child of a node that reaches a position, whose beginning is added; nil where there is none.
  @inline(__always)
  private static func step(
    below node: SumNode<Element>, to low: ExactLength, _ start: inout TreePosition
  ) -> Node? {
    let child = node.firstChild(reaching: low)
    guard child < node.count else { return nil }
    if node.places.isVacant(child) { return nil }
    start.add(node.start(child))
    return unsafe Node.passUnretained(node.child(child))
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
        return unsafe leaf._withUnsafeGuaranteedRef { leaf in
          let start = leafStart.plus(leaf.start(child))
          return unsafe (Unmanaged.passUnretained(leaf.element(child)), start)
        }
      }
      guard !isAtEnd else { return nil }
      descendBehindLeaf()
      if isAtEnd { return nil }
    }
  }

  /// The next child of the leaf in hand that may reach into the range; nil where there is none.
  @inline(__always)
  private mutating func nextInLeaf() -> Int? {
    unsafe leaf._withUnsafeGuaranteedRef { leaf in
      let low = low.minus(leafStart.main)
      let high = high.minus(leafStart.main)
      let places = leaf.places
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
  }

  /// Goes on behind the leaf in hand.
  @inline(never)
  private mutating func descendBehindLeaf() {
    let end = unsafe leaf._withUnsafeGuaranteedRef { $0.summary.length.items }
    descend(from: leafStart.items + end)
  }

  /// Takes the first leaf in hand that holds items from `item` on and may reach into the range; none
  /// where there is none.
  @inline(never)
  private mutating func descend(from item: Int) {
    let found = unsafe root._withUnsafeGuaranteedRef { root in
      item < root.summary.length.items
        ? unsafe TreeWalk.leaf(below: root, at: .zero, from: item, low: low, high: high) : nil
    }
    guard let (next, start) = unsafe found else {
      isAtEnd = true
      index = unsafe leaf._withUnsafeGuaranteedRef { $0.count }
      return
    }
    unsafe leaf = next
    leafStart = start
    index = firstInLeaf
    if leafStart.items < item {
      let within = item - leafStart.items
      index = unsafe max(index, leaf._withUnsafeGuaranteedRef { $0.childIndex(ofItem: within) })
    }
  }

  private static func leaf(
    below node: SumNode<Element>, at base: TreePosition, from item: Int, low: ExactLength,
    high: ExactLength
  ) -> (leaf: Node, start: TreePosition)? {
    if node.isLeaf { return unsafe (Node.passUnretained(node), base) }
    let nodeLow = low.minus(base.main)
    let nodeHigh = high.minus(base.main)
    var index = node.firstChild(reaching: nodeLow)
    if item > base.items { index = max(index, node.childIndex(ofItem: item - base.items)) }
    let places = node.places
    while index < node.count {
      if nodeHigh < places.top(index) {
        if node.isOrdered { return nil }
      } else if nodeLow <= places.bottom(index) && !places.isVacant(index) {
        let start = base.plus(node.start(index))
        let child = node.child(index)
        let found = unsafe leaf(below: child, at: start, from: item, low: low, high: high)
        if let found = unsafe found { return unsafe found }
      }
      index += 1
    }
    return nil
  }
}
