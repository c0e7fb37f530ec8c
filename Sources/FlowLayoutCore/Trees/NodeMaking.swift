/// Makes one node of a tree, child after child.
@safe
struct NodeMaking<Element: TreeElement> {
  /// Whether the node holds elements.
  let isLeaf: Bool
  /// The children and their places.
  let memory: NodeMemory
  /// The children so far.
  private(set) var count = 0
  /// What they add up to.
  private(set) var summary = Element.Summary.empty
  /// Whether neither their tops nor their bottoms go back.
  private(set) var isOrdered = true
  /// Whether that holds for all below them too.
  private(set) var isOrderedThroughout = true

  private typealias Place = SumNode<Element>.Place
  private let places: UnsafeMutablePointer<Place>

  /// Begins a node with room for so many children; it must get all of them.
  init(childCount: Int, isLeaf: Bool) {
    self.isLeaf = isLeaf
    memory = NodeMemory(
      childCount: childCount, byteCount: childCount * MemoryLayout<SumNode<Element>.Place>.stride)
    unsafe places = memory.rest.assumingMemoryBound(to: Place.self)
  }

  /// Appends an element.
  mutating func append(_ element: Element) {
    memory.hold(element, at: count)
    unsafe places[count] = Place(
      start: .zero, summary: element.summary, isOrderedThroughout: true)
    place()
  }

  /// Appends a node of the level below.
  mutating func append(_ node: SumNode<Element>) {
    memory.hold(node, at: count)
    unsafe places[count] = Place(
      start: .zero, summary: node.summary, isOrderedThroughout: node.isOrderedThroughout)
    place()
  }

  /// Appends some children of another node of this level, without a look at them.
  mutating func append(_ range: Range<Int>, of node: SumNode<Element>) {
    guard !range.isEmpty else { return }
    memory.hold(range, of: node.memory, at: count)
    unsafe (places + count).initialize(from: node.places + range.lowerBound, count: range.count)
    for _ in range { place() }
  }

  /// Puts the last child behind those before it.
  @inline(__always)
  private mutating func place() {
    let place = unsafe places + count
    unsafe place.pointee.start = summary.length
    if count > 0, isOrdered {
      let last = unsafe place - 1
      unsafe isOrdered =
        place.pointee.top >= last.pointee.top && place.pointee.bottom >= last.pointee.bottom
    }
    unsafe isOrderedThroughout =
      isOrderedThroughout && isOrdered && place.pointee.isOrderedThroughout
    unsafe summary.append(place.pointee.summary)
    count &+= 1
  }
}
