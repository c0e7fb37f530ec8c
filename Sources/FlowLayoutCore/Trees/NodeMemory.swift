/// What a node of a tree can hold: an element, or a node of the level below.
///
/// A class of its own and no type parameter, so that nodes are made and dropped without asking the
/// runtime for a type.
class TreeChild {}

/// The memory of one node: references to its children, then bytes for plain values.
///
/// It does not count the children that it holds; its node does.
@safe
struct NodeMemory {
  private let base: UnsafeMutableRawPointer
  /// The children that there is room for.
  let capacity: Int

  /// Makes room for so many children, none of which is held yet, and for so many bytes.
  init(capacity: Int, byteCount: Int) {
    self.capacity = capacity
    let stride = MemoryLayout<TreeChild>.stride
    unsafe base = .allocate(byteCount: capacity * stride + byteCount, alignment: 8)
  }

  /// The bytes behind the references.
  @inline(__always)
  var rest: UnsafeMutableRawPointer {
    unsafe base + capacity * MemoryLayout<TreeChild>.stride
  }

  @inline(__always)
  private var children: UnsafeMutablePointer<TreeChild> {
    unsafe base.assumingMemoryBound(to: TreeChild.self)
  }

  /// Keeps a child at an index.
  @inline(__always)
  func hold(_ child: TreeChild, at index: Int) {
    unsafe (children + index).initialize(to: child)
  }

  /// Keeps some children of another node from an index on.
  @inline(__always)
  func hold(_ range: Range<Int>, of other: NodeMemory, at start: Int) {
    unsafe (children + start).initialize(
      from: other.children + range.lowerBound, count: range.count)
  }

  /// The child at an index, which must be held.
  @inline(__always)
  func child(_ index: Int) -> TreeChild { unsafe children[index] }

  /// Whether nothing else holds the child at an index.
  @inline(__always)
  func isUnique(_ index: Int) -> Bool { unsafe isKnownUniquelyReferenced(&children[index]) }

  /// Lets a range of children go, and makes room for `count` others in their place; what stands
  /// behind them, up to `end`, moves.
  func open(_ range: Range<Int>, for count: Int, end: Int) {
    unsafe (children + range.lowerBound).deinitialize(count: range.count)
    let rest = unsafe children + range.upperBound
    unsafe (children + range.lowerBound + count).moveInitialize(
      from: rest, count: end - range.upperBound)
  }

  /// Lets the first children go, as many as are held, and the memory.
  func deallocate(childCount: Int) {
    unsafe children.deinitialize(count: childCount)
    unsafe base.deallocate()
  }
}
