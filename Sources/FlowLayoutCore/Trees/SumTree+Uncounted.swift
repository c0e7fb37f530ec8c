/// Finding elements without counting references, for questions that only ask them; the tree must
/// outlive what is found.
extension SumTree {
  /// The element that holds an index, which must exist, and where it begins.
  ///
  /// - Complexity: O(log *b*).
  @inline(__always)
  func uncountedElement(ofItem item: Int) -> (element: Unmanaged<Element>, start: TreePosition) {
    unsafe SumTree.uncountedElement(below: Unmanaged.passUnretained(root), ofItem: item)
  }

  /// The element below a tree's root that holds an index, which must exist, and where it begins.
  @inline(__always)
  static func uncountedElement(
    below root: Unmanaged<SumNode<Element>>, ofItem item: Int
  ) -> (element: Unmanaged<Element>, start: TreePosition) {
    var node = unsafe root
    var start = TreePosition.zero
    while true {
      let (leaf, below) = unsafe node._withUnsafeGuaranteedRef { node in
        let index = node.childIndex(ofItem: item - start.items)
        unsafe start.add((node.places + index).pointee.start)
        return unsafe node.isLeaf
          ? (Optional(Unmanaged.passUnretained(node.element(index))), node.uncounted)
          : (nil, Unmanaged.passUnretained(node.child(index)))
      }
      if let leaf = unsafe leaf { return unsafe (leaf, start) }
      unsafe node = below
    }
  }
}

extension SumNode {
  /// The node without counting a reference.
  @inline(__always)
  fileprivate var uncounted: Unmanaged<SumNode> { unsafe Unmanaged.passUnretained(self) }
}
