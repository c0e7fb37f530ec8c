/// Changing a tree.
extension SumTree {
  /// Replaces the elements that hold a range of items, which must begin and end where elements do.
  ///
  /// An empty range inserts before the element that begins there. New nodes are made along the path
  /// to the change; all others are shared with whoever holds the tree as it was.
  ///
  /// - Complexity: O(log *b* + elements replaced).
  mutating func replace(items range: Range<Int>, with elements: [Element]) {
    var level = SumTree.replacement(of: root, items: range, with: elements)
    while level.count > 1 {
      level = SumTree.nodes(of: level) { SumNode(children: $0) }
    }
    root = level.first ?? SumNode(elements: [])
    while root.children.count == 1 { root = root.children[0] }
  }

  /// The nodes that take a node's place.
  private static func replacement(
    of node: SumNode<Element>, items range: Range<Int>, with elements: [Element]
  ) -> [SumNode<Element>] {
    let touched = touchedChildren(of: node, items: range)
    if node.isLeaf {
      var list = node.elements
      list.replaceSubrange(touched, with: elements)
      return nodes(of: list) { SumNode(elements: $0) }
    }
    var replacements: [SumNode<Element>] = []
    for (position, index) in touched.enumerated() {
      let start = node.places[index].start.items
      let child = node.children[index]
      let count = child.summary.length.items
      let lower = min(max(range.lowerBound - start, 0), count)
      let upper = min(max(range.upperBound - start, 0), count)
      replacements += replacement(
        of: child, items: lower..<upper, with: position == 0 ? elements : [])
    }
    var list = node.children
    list.replaceSubrange(touched, with: replacements)
    mergeSmall(&list, near: touched.lowerBound, count: replacements.count)
    return nodes(of: list) { SumNode(children: $0) }
  }

  /// The children that a replacement changes: all that hold part of the range, or the one in which
  /// an empty range lies.
  private static func touchedChildren(
    of node: SumNode<Element>, items range: Range<Int>
  ) -> Range<Int> {
    if node.count == 0 { return 0..<0 }
    let lower = node.childIndex(ofItem: range.lowerBound)
    if node.isLeaf && range.isEmpty {
      // Elements begin exactly at the ends of the range: insert before one, or behind the last.
      let place = range.lowerBound >= node.summary.length.items ? node.count : lower
      return place..<place
    }
    let upper = range.isEmpty ? lower : node.childIndex(ofItem: range.upperBound - 1)
    return lower..<upper + 1
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
