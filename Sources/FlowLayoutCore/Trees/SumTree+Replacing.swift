/// Changing a tree.
extension SumTree {
  /// Replaces the elements that hold a range of items, which must begin and end where elements do.
  ///
  /// An empty range inserts before the element that begins there. Where a copy of the tree lives, new
  /// nodes are made along the path to the change, and all others are shared with it; else the nodes
  /// change in their places.
  ///
  /// - Complexity: O(log *b* + elements replaced).
  mutating func replace(items range: Range<Int>, with elements: [Element]) {
    if isKnownUniquelyReferenced(&root),
      root.replaceInPlace(items: range, with: elements, least: 1)
    {
      return
    }
    if let same = SumTree.sameShape(root, least: 1, items: range, with: elements) {
      root = same
      return
    }
    let level = SumTree.replacement(of: root, items: range, with: elements)
    root = SumTree.root(over: level)
    while root.count == 1 && !root.isLeaf { root = root.child(0) }
  }

  /// A node with a range replaced, where that takes one new node on each level: the usual case,
  /// which needs no lists of nodes; nil elsewhere, and where a node gets so small that it may have
  /// to be joined with a neighbour.
  private static func sameShape(
    _ node: SumNode<Element>, least: Int, items range: Range<Int>, with elements: [Element]
  ) -> SumNode<Element>? {
    let touched = node.touchedChildren(items: range)
    let isLeaf = node.isLeaf
    let count = node.count - touched.count + (isLeaf ? elements.count : 1)
    guard count >= min(least, node.count) && count <= SumNode<Element>.capacity else { return nil }
    var making: NodeMaking<Element>
    if isLeaf {
      making = NodeMaking(capacity: SumNode<Element>.room(for: count), isLeaf: true)
      making.append(0..<touched.lowerBound, of: node)
      for element in elements { making.append(element) }
    } else {
      let start = node.start(touched.lowerBound).items
      guard touched.count == 1,
        let child = sameShape(
          node.child(touched.lowerBound), least: SumNode<Element>.leastChildCount,
          items: range.lowerBound - start..<range.upperBound - start, with: elements)
      else { return nil }
      making = NodeMaking(capacity: SumNode<Element>.room(for: count), isLeaf: false)
      making.append(0..<touched.lowerBound, of: node)
      making.append(child)
    }
    making.append(touched.upperBound..<node.count, of: node)
    return SumNode(making)
  }

  /// The nodes that take a node's place.
  private static func replacement(
    of node: SumNode<Element>, items range: Range<Int>, with elements: [Element]
  ) -> [SumNode<Element>] {
    if node.isLeaf { return leaves(replacing: range, of: node, with: elements) }
    var touched = node.touchedChildren(items: range)
    var replacements: [SumNode<Element>] = []
    replacements.reserveCapacity(touched.count + 4)
    if touched.lowerBound > 0 { replacements.append(node.child(touched.lowerBound - 1)) }
    for index in touched {
      let start = node.start(index).items
      let count = node.places.end(index).items - start
      let lower = min(max(range.lowerBound - start, 0), count)
      let upper = min(max(range.upperBound - start, 0), count)
      replacements += replacement(
        of: node.child(index), items: lower..<upper,
        with: index == touched.lowerBound ? elements : [])
    }
    if touched.upperBound < node.count { replacements.append(node.child(touched.upperBound)) }
    joinSmall(&replacements)
    touched = max(0, touched.lowerBound - 1)..<min(node.count, touched.upperBound + 1)
    return nodes(replacing: touched, of: node, with: replacements)
  }

  /// Leaves of a leaf's elements, those of a range replaced.
  private static func leaves(
    replacing range: Range<Int>, of leaf: SumNode<Element>, with elements: [Element]
  ) -> [SumNode<Element>] {
    let touched = leaf.touchedChildren(items: range)
    return pieces(of: leaf.count - touched.count + elements.count) { piece in
      let parts = ReplacedParts(of: piece, touched, by: elements.count)
      var making = NodeMaking<Element>(
        capacity: SumNode<Element>.room(for: piece.count), isLeaf: true)
      making.append(parts.before, of: leaf)
      for index in parts.new { making.append(elements[index]) }
      making.append(parts.behind, of: leaf)
      return SumNode(making)
    }
  }

  /// Nodes of a node's children, those of a range replaced.
  private static func nodes(
    replacing touched: Range<Int>, of node: SumNode<Element>, with children: [SumNode<Element>]
  ) -> [SumNode<Element>] {
    pieces(of: node.count - touched.count + children.count) { piece in
      let parts = ReplacedParts(of: piece, touched, by: children.count)
      var making = NodeMaking<Element>(
        capacity: SumNode<Element>.room(for: piece.count), isLeaf: false)
      making.append(parts.before, of: node)
      for index in parts.new { making.append(children[index]) }
      making.append(parts.behind, of: node)
      return SumNode(making)
    }
  }

  /// Joins neighbours that fit into half a node, so that deletions do not leave a tree of crumbs.
  private static func joinSmall(_ nodes: inout [SumNode<Element>]) {
    var index = 0
    while index + 1 < nodes.count {
      let (left, right) = (nodes[index], nodes[index + 1])
      if left.count + right.count <= SumNode<Element>.capacity / 2 {
        nodes[index] = joined(left, right)
        nodes.remove(at: index + 1)
      } else {
        index += 1
      }
    }
  }

  /// Two nodes of one level as one.
  private static func joined(
    _ left: SumNode<Element>, _ right: SumNode<Element>
  ) -> SumNode<Element> {
    var making = NodeMaking<Element>(
      capacity: SumNode<Element>.room(for: left.count + right.count), isLeaf: left.isLeaf)
    making.append(0..<left.count, of: left)
    making.append(0..<right.count, of: right)
    return SumNode(making)
  }
}

/// What a piece of a list in which a range was replaced consists of.
private struct ReplacedParts {
  /// Old children before the range.
  let before: Range<Int>
  /// New children, counted from the first new one.
  let new: Range<Int>
  /// Old children behind the range.
  let behind: Range<Int>

  init(of piece: Range<Int>, _ replaced: Range<Int>, by count: Int) {
    let newEnd = replaced.lowerBound + count
    let shift = replaced.count - count
    before = piece.clamped(to: 0..<replaced.lowerBound)
    let inserted = piece.clamped(to: replaced.lowerBound..<newEnd)
    new =
      inserted.lowerBound - replaced.lowerBound..<inserted.upperBound - replaced.lowerBound
    let rest = max(piece.lowerBound, newEnd)..<max(piece.upperBound, newEnd)
    behind = rest.lowerBound + shift..<rest.upperBound + shift
  }
}
