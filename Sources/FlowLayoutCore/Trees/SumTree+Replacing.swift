/// Changing a tree.
extension SumTree {
  /// Replaces the elements that hold a range of items, which must begin and end where elements do.
  ///
  /// An empty range inserts before the element that begins there. Nodes that another tree shares are
  /// copied; all others change in place.
  ///
  /// - Complexity: O(log *b* + elements replaced).
  mutating func replace(items range: Range<Int>, with elements: [Element]) {
    if !isKnownUniquelyReferenced(&root) { root = root.copy() }
    var level = SumTree.replace(in: root, items: range, with: elements)
    while level.count > 1 {
      level = SumTree.nodes(of: level) { SumNode(children: $0) }
    }
    root = level.first ?? SumNode(elements: [])
    while root.children.count == 1 { root = root.children[0] }
  }

  /// Replaces below a node that this tree owns alone; answers the nodes that take its place.
  private static func replace(
    in node: SumNode<Element>, items range: Range<Int>, with elements: [Element]
  ) -> [SumNode<Element>] {
    let touched = touchedChildren(of: node, items: range)
    if node.isLeaf {
      node.updateElements { $0.replaceSubrange(touched, with: elements) }
      return split(node)
    }
    let starts = touched.map { node.places[$0].start.items }
    node.updateChildren { children in
      var replacements: [SumNode<Element>] = []
      for (position, index) in touched.enumerated() {
        if !isKnownUniquelyReferenced(&children[index]) { children[index] = children[index].copy() }
        let start = starts[position]
        let count = children[index].summary.length.items
        let lower = min(max(range.lowerBound - start, 0), count)
        let upper = min(max(range.upperBound - start, 0), count)
        replacements += replace(
          in: children[index], items: lower..<upper, with: position == 0 ? elements : [])
      }
      children.replaceSubrange(touched, with: replacements)
      mergeSmall(&children, near: touched.lowerBound, count: replacements.count)
    }
    return split(node)
  }

  /// The children that a replacement changes: all that hold part of the range, or the one in which
  /// an empty range lies.
  private static func touchedChildren(
    of node: SumNode<Element>, items range: Range<Int>
  ) -> Range<Int> {
    if node.count == 0 { return 0..<0 }
    if node.isLeaf {
      // Elements begin exactly at the ends of the range.
      var lower = node.childIndex(ofItem: range.lowerBound)
      if range.lowerBound >= node.summary.length.items { lower = node.count }
      if range.isEmpty { return lower..<lower }
      let upper = node.childIndex(ofItem: range.upperBound - 1) + 1
      return lower..<upper
    }
    let lower = node.childIndex(ofItem: range.lowerBound)
    let upper = range.isEmpty ? lower : node.childIndex(ofItem: range.upperBound - 1)
    return lower..<upper + 1
  }

  /// A node, or nothing where it became empty, or several where it became too large.
  private static func split(_ node: SumNode<Element>) -> [SumNode<Element>] {
    if node.count == 0 { return [] }
    if node.count <= SumNode<Element>.capacity { return [node] }
    return node.isLeaf
      ? nodes(of: node.elements) { SumNode(elements: $0) }
      : nodes(of: node.children) { SumNode(children: $0) }
  }

  /// Joins neighbours that fit into half a node, so that deletions do not leave a tree of crumbs.
  private static func mergeSmall(
    _ children: inout [SumNode<Element>], near first: Int, count: Int
  ) {
    var index = max(0, first - 1)
    var end = min(children.count, first + count + 1)
    while index + 1 < end {
      let left = children[index]
      let right = children[index + 1]
      if left.count + right.count <= SumNode<Element>.capacity / 2 {
        children[index] =
          left.isLeaf
          ? SumNode(elements: left.elements + right.elements)
          : SumNode(children: left.children + right.children)
        children.remove(at: index + 1)
        end -= 1
      } else {
        index += 1
      }
    }
  }
}
