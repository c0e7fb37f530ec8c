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

  /// The element that holds an index, and where it begins, where neither it nor a node above it is
  /// shared with a copy of the tree, so that it can be changed in its place; nil elsewhere.
  ///
  /// Its new summary is noted by `renewElement(ofItem:)`.
  ///
  /// - Complexity: O(log *b*).
  @inline(__always)
  mutating func uncountedUniqueElement(
    ofItem item: Int
  ) -> (element: Unmanaged<Element>, start: TreePosition)? {
    guard isKnownUniquelyReferenced(&root) else { return nil }
    var isUnique = true
    let found = unsafe SumTree.uncountedElement(below: Unmanaged.passUnretained(root)) {
      node, start in
      let index = node.childIndex(ofItem: item - start.items)
      if isUnique { isUnique = node.isUnique(index) }
      return index
    }
    return isUnique ? unsafe found : nil
  }

  /// The element below a tree's root that holds an index, which must exist, and where it begins.
  @inline(__always)
  static func uncountedElement(
    below root: Unmanaged<SumNode<Element>>, ofItem item: Int
  ) -> (element: Unmanaged<Element>, start: TreePosition) {
    unsafe uncountedElement(below: root) { node, start in
      node.childIndex(ofItem: item - start.items)
    }
  }

  /// The element that a choice of one child on each level leads to, and where it begins.
  ///
  /// To count references on the way would cost more than the way.
  @inline(__always)
  static func uncountedElement(
    below root: Unmanaged<SumNode<Element>>, _ choose: (NodeMemory, TreePosition) -> Int
  ) -> (element: Unmanaged<Element>, start: TreePosition) {
    var memory = unsafe root._withUnsafeGuaranteedRef { $0.memory }
    var start = TreePosition.zero
    while true {
      let index = choose(memory, start)
      start.add(memory.start(index))
      guard let below = memory.below(index) else {
        let element = unsafe Unmanaged.passUnretained(memory.child(index)).toOpaque()
        return unsafe (.fromOpaque(element), start)
      }
      memory = below
    }
  }
}
