/// A sequence of elements with running sums: a B+ tree whose copies share their nodes.
///
/// One tree holds the blocks of a layout's sections, and one for each section of unequal sizes holds
/// the chunks of its lines. Finding an element by index, line or position is one descent; taking a
/// copy is O(1), and the first change after it copies one path.
///
/// Costs are with *b*, the number of elements, which stand for some hundred items or sections each.
struct SumTree<Element: TreeElement>: Sendable {
  /// The top node; its elements are empty where the tree is.
  var root: SumNode<Element>

  /// Creates a tree of elements in order.
  ///
  /// - Complexity: O(*b*).
  init(_ elements: [Element] = []) {
    let leaves = SumTree.pieces(of: elements.count) { piece in
      var leaf = NodeMaking<Element>(capacity: piece.count, isLeaf: true)
      for index in piece { leaf.append(elements[index]) }
      return SumNode(leaf)
    }
    root = SumTree.root(over: leaves)
  }

  /// The element of a tree that holds just one; nil for others.
  @inline(__always)
  var onlyElement: Element? {
    root.count == 1 && root.isLeaf ? root.element(0) : nil
  }

  /// What the tree holds.
  var summary: Element.Summary { root.summary }

  /// The top node over nodes of one level; a leaf of nothing over none.
  static func root(over nodes: [SumNode<Element>]) -> SumNode<Element> {
    var level = nodes
    while level.count > 1 {
      let below = level
      level = pieces(of: below.count) { piece in
        var node = NodeMaking<Element>(capacity: piece.count, isLeaf: false)
        for index in piece { node.append(below[index]) }
        return SumNode(node)
      }
    }
    return level.first ?? SumNode(NodeMaking(capacity: 0, isLeaf: true))
  }

  /// Nodes for so many children: pieces of about equal length, none longer than a node's capacity.
  @inline(__always)
  static func pieces(
    of count: Int, _ make: (Range<Int>) -> SumNode<Element>
  ) -> [SumNode<Element>] {
    let capacity = SumNode<Element>.capacity
    if count <= capacity { return count == 0 ? [] : [make(0..<count)] }
    let pieceCount = (count + capacity - 1) / capacity
    return (0..<pieceCount).map { piece in
      make(count * piece / pieceCount..<count * (piece + 1) / pieceCount)
    }
  }
}

/// Finding elements.
extension SumTree {
  /// The element that holds an index, which must exist, and where it begins.
  ///
  /// - Complexity: O(log *b*).
  func element(ofItem item: Int) -> (element: Element, start: TreePosition) {
    find { node, start in node.childIndex(ofItem: item - start.items) }
  }

  /// The element that holds a line, which must exist, and where it begins.
  ///
  /// - Complexity: O(log *b*).
  func element(ofLine line: Int) -> (element: Element, start: TreePosition) {
    find { node, start in node.childIndex(ofLine: line - start.lines) }
  }

  /// The last element that begins at a main position or before it, and where it begins; the tree
  /// must not be empty.
  ///
  /// - Complexity: O(log *b*), provided that beginnings do not go back.
  func element(atMain main: ExactLength) -> (element: Element, start: TreePosition) {
    find { node, start in node.childIndex(atMain: main.minus(start.main)) }
  }

  @inline(__always)
  private func find(
    _ choose: (NodeMemory, TreePosition) -> Int
  ) -> (element: Element, start: TreePosition) {
    let (element, start) = unsafe SumTree.uncountedElement(
      below: Unmanaged.passUnretained(root), choose)
    return unsafe (element.takeUnretainedValue(), start)
  }

  /// Notes the summary of an element that changed in its place, which `uncountedUniqueElement(ofItem:)` gave,
  /// by an index that it holds as before; what follows moves.
  ///
  /// - Complexity: O(log *b*).
  mutating func renewElement(ofItem item: Int) { root.renewElement(ofItem: item) }

  /// Visits all elements in order, and where they begin.
  ///
  /// - Complexity: O(*b*).
  func visitAll(_ visit: (Element, TreePosition) -> Void) {
    func walk(_ node: SumNode<Element>, _ base: TreePosition) {
      for index in 0..<node.count {
        let start = base.plus(node.start(index))
        if node.isLeaf {
          visit(node.element(index), start)
        } else {
          walk(node.child(index), start)
        }
      }
    }
    walk(root, .zero)
  }
}
