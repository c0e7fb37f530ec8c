/// What a node of a tree can hold: an element, or a node of the level below.
///
/// A class of its own and no type parameter, so that nodes are made and dropped without asking the
/// runtime for a type.
class TreeChild {}

/// The memory of one node: its children and where they begin, then bytes for other plain values.
///
/// It does not count the children that it holds; its node does. A child's reference lies beside its
/// beginning, so that who finds it by that has it at hand.
@safe
struct NodeMemory {
  /// One child.
  struct Place {
    /// The child, held.
    var child: TreeChild
    /// Where it begins in its node.
    var start: TreePosition
  }

  /// The children and where they begin.
  let places: UnsafeMutablePointer<Place>

  /// The children that there is room for.
  let capacity: Int

  /// Makes room for so many children, none of which is held yet, and for so many bytes.
  init(capacity: Int, byteCount: Int) {
    self.capacity = capacity
    let base = UnsafeMutableRawPointer.allocate(
      byteCount: capacity * MemoryLayout<Place>.stride + byteCount, alignment: 8)
    unsafe places = base.assumingMemoryBound(to: Place.self)
  }

  /// The bytes behind the places.
  @inline(__always)
  var rest: UnsafeMutableRawPointer { unsafe UnsafeMutableRawPointer(places + capacity) }

  /// Keeps a child at an index; where it begins is told later.
  @inline(__always)
  func hold(_ child: TreeChild, at index: Int) {
    unsafe (places + index).initialize(to: Place(child: child, start: .zero))
  }

  /// Keeps some children of another node from an index on.
  @inline(__always)
  func hold(_ range: Range<Int>, of other: NodeMemory, at start: Int) {
    unsafe (places + start).initialize(
      from: other.places + range.lowerBound, count: range.count)
  }

  /// The child at an index, which must be held.
  @inline(__always)
  func child(_ index: Int) -> TreeChild { unsafe places[index].child }

  /// Whether nothing else holds the child at an index.
  @inline(__always)
  func isUnique(_ index: Int) -> Bool { unsafe isKnownUniquelyReferenced(&places[index].child) }

  /// Lets a range of children go, and makes room for `count` others in their place; what stands
  /// behind them, up to `end`, moves.
  func open(_ range: Range<Int>, for count: Int, end: Int) {
    unsafe (places + range.lowerBound).deinitialize(count: range.count)
    let rest = unsafe places + range.upperBound
    unsafe (places + range.lowerBound + count).moveInitialize(
      from: rest, count: end - range.upperBound)
  }

  /// Lets the first children go, as many as are held, and the memory.
  func deallocate(childCount: Int) {
    unsafe places.deinitialize(count: childCount)
    unsafe places.deallocate()
  }
}
