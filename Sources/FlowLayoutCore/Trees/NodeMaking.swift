/// Makes one node of a tree, child after child.
@safe
struct NodeMaking<Element: TreeElement> {
  /// Whether the node holds elements.
  let isLeaf: Bool
  /// The children and their places.
  let memory: NodeMemory
  /// What they add up to.
  private(set) var sums = NodeSums<Element>()

  private let places: NodePlaces<Element>

  /// Begins a node with room for so many children.
  init(capacity: Int, isLeaf: Bool) {
    self.isLeaf = isLeaf
    memory = NodeMemory(
      capacity: capacity, byteCount: NodePlaces<Element>.byteCount(capacity: capacity))
    places = NodePlaces(memory)
  }

  /// Appends an element.
  mutating func append(_ element: Element) {
    memory.hold(element, nil, at: memory.count)
    unsafe places.contents[memory.count] = NodePlaces.Content(element)
    place()
  }

  /// Appends a node of the level below.
  mutating func append(_ node: SumNode<Element>) {
    memory.hold(node, node.memory, at: memory.count)
    unsafe places.contents[memory.count] = NodePlaces.Content(node)
    place()
  }

  /// Appends some children of another node of this level, without a look at them.
  mutating func append(_ range: Range<Int>, of node: SumNode<Element>) {
    guard !range.isEmpty else { return }
    memory.hold(range, of: node.memory, at: memory.count)
    places.takeContents(range, of: node.places, at: memory.count)
    for _ in range { place() }
  }

  /// Puts the last child behind those before it.
  @inline(__always)
  private mutating func place() {
    sums.place(memory.count, in: places)
    memory.count &+= 1
  }
}
