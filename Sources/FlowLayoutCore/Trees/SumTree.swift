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
    var level = SumTree.nodes(of: elements) { SumNode(elements: $0) }
    while level.count > 1 {
      level = SumTree.nodes(of: level) { SumNode(children: $0) }
    }
    root = level.first ?? SumNode(elements: [])
  }

  /// The element of a tree that holds just one; nil for others.
  @inline(__always)
  var onlyElement: Element? {
    root.elements.count == 1 ? root.elements[0] : nil
  }

  /// What the tree holds.
  var summary: Element.Summary { root.summary }

  /// Cuts a list into runs of about equal length, none longer than a node's capacity.
  static func nodes<Child>(
    of list: [Child], _ make: ([Child]) -> SumNode<Element>
  ) -> [SumNode<Element>] {
    let capacity = SumNode<Element>.capacity
    guard list.count > capacity else { return list.isEmpty ? [] : [make(list)] }
    let count = (list.count + capacity - 1) / capacity
    return (0..<count).map { index in
      make(Array(list[list.count * index / count..<list.count * (index + 1) / count]))
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
    _ choose: (SumNode<Element>, TreePosition) -> Int
  ) -> (element: Element, start: TreePosition) {
    var node = root
    var start = TreePosition.zero
    while true {
      let index = choose(node, start)
      start = start.plus(node.places[index].start)
      if node.isLeaf { return (node.elements[index], start) }
      node = node.children[index]
    }
  }

  /// Visits all elements in order, and where they begin.
  ///
  /// - Complexity: O(*b*).
  func visitAll(_ visit: (Element, TreePosition) -> Void) {
    func walk(_ node: SumNode<Element>, _ base: TreePosition) {
      for index in 0..<node.count {
        let start = base.plus(node.places[index].start)
        if node.isLeaf {
          visit(node.elements[index], start)
        } else {
          walk(node.children[index], start)
        }
      }
    }
    walk(root, .zero)
  }
}
