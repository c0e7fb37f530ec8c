/// What a node of a tree can hold: an element, or a node of the level below.
///
/// A class of its own and no type parameter, so that nodes are made and dropped without asking the
/// runtime for a type.
class TreeChild {}

/// The memory of one node: its children and where they begin, then bytes for other plain values.
///
/// It does not let its children go; its node does. With a child's beginning lie its reference and the
/// memory of the node that it is, so that a descent goes from memory to memory: to wait for one place
/// far away costs more than to read all of another.
@safe
struct NodeMemory {
  /// One child.
  private struct Place {
    /// The child, held.
    var child: TreeChild
    /// The child's memory where it is a node; nil for an element.
    var below: NodeMemory?
    /// Where it begins in its node.
    var start: TreePosition
  }

  private struct Head {
    /// The children.
    var count: Int
    /// The children that there is room for.
    var capacity: Int
  }

  private let base: UnsafeMutableRawPointer

  /// Makes room for so many children, none of which is held yet, and for so many bytes.
  init(capacity: Int, byteCount: Int) {
    let placeCount = capacity * MemoryLayout<Place>.stride
    unsafe base = .allocate(
      byteCount: MemoryLayout<Head>.stride + placeCount + byteCount, alignment: 8)
    unsafe base.initializeMemory(as: Head.self, to: Head(count: 0, capacity: capacity))
  }

  @inline(__always)
  private var head: UnsafeMutablePointer<Head> { unsafe base.assumingMemoryBound(to: Head.self) }

  @inline(__always)
  private var places: UnsafeMutablePointer<Place> {
    unsafe (base + MemoryLayout<Head>.stride).assumingMemoryBound(to: Place.self)
  }

  /// The children.
  @inline(__always)
  var count: Int {
    get { unsafe head.pointee.count }
    nonmutating set { unsafe head.pointee.count = newValue }
  }

  /// The children that there is room for.
  @inline(__always)
  var capacity: Int { unsafe head.pointee.capacity }

  /// The bytes behind the places.
  @inline(__always)
  var rest: UnsafeMutableRawPointer { unsafe UnsafeMutableRawPointer(places + capacity) }
}

/// Reading: indices must exist.
extension NodeMemory {
  /// The child at an index.
  @inline(__always)
  func child(_ index: Int) -> TreeChild { unsafe places[index].child }

  /// The memory of the node at an index; nil where that is an element.
  @inline(__always)
  func below(_ index: Int) -> NodeMemory? { unsafe places[index].below }

  /// Whether nothing else holds the child at an index.
  @inline(__always)
  func isUnique(_ index: Int) -> Bool { unsafe isKnownUniquelyReferenced(&places[index].child) }

  /// Where a child begins.
  @inline(__always)
  func start(_ index: Int) -> TreePosition { unsafe places[index].start }

  /// The child that holds an index counted in `TreePosition.items`, which must exist.
  ///
  /// - Complexity: O(`count`), as the other searches.
  @inline(__always)
  func childIndex(ofItem item: Int) -> Int { lastIndex { $0.items <= item } }

  /// The child that holds a line, which must exist.
  @inline(__always)
  func childIndex(ofLine line: Int) -> Int { lastIndex { $0.lines <= line } }

  /// The last child that begins at a main position or before it; the first where none does.
  @inline(__always)
  func childIndex(atMain main: ExactLength) -> Int { lastIndex { $0.main <= main } }

  /// The last child that begins before a main position; the first where none does.
  @inline(__always)
  func childIndex(beforeMain main: ExactLength) -> Int { lastIndex { $0.main < main } }

  /// The last child whose beginning fulfils a condition that holds up to some child and not behind
  /// it; the first where none does.
  ///
  /// All are looked at, one after the other: what is far away in memory comes at once then, where a
  /// binary search waits for each place that it looks at.
  @inline(__always)
  private func lastIndex(where holds: (TreePosition) -> Bool) -> Int {
    let places = unsafe places
    var index = 0
    for later in 1..<max(1, count) { unsafe index &+= holds(places[later].start) ? 1 : 0 }
    return index
  }
}

/// Changing.
extension NodeMemory {
  /// Keeps a child at an index, with its memory where it is a node; where it begins is told later.
  @inline(__always)
  func hold(_ child: TreeChild, _ below: NodeMemory?, at index: Int) {
    unsafe (places + index).initialize(to: Place(child: child, below: below, start: .zero))
  }

  /// Keeps some children of another node from an index on.
  @inline(__always)
  func hold(_ range: Range<Int>, of other: NodeMemory, at start: Int) {
    unsafe (places + start).initialize(
      from: other.places + range.lowerBound, count: range.count)
  }

  /// Notes where a child begins.
  @inline(__always)
  func place(_ index: Int, at start: TreePosition) { unsafe places[index].start = start }

  /// Moves some children.
  @inline(__always)
  func shift(_ range: Range<Int>, by growth: TreePosition) {
    for index in range { unsafe places[index].start.add(growth) }
  }

  /// Lets a range of children go, and makes room for `newCount` others in their place; what stands
  /// behind them moves.
  func open(_ range: Range<Int>, for newCount: Int) {
    unsafe (places + range.lowerBound).deinitialize(count: range.count)
    let rest = unsafe places + range.upperBound
    unsafe (places + range.lowerBound + newCount).moveInitialize(
      from: rest, count: count - range.upperBound)
  }

  /// Lets all children go, and the memory.
  func deallocate() {
    unsafe places.deinitialize(count: count)
    unsafe base.deallocate()
  }
}
