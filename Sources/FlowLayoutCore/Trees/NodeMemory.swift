/// What a node of a tree can hold: an element, or a node of the level below.
///
/// A class of its own and no type parameter, so that nodes are made and dropped without asking the
/// runtime for a type.
class TreeChild {}

/// The memory of one node: references to its children, then bytes for plain values.
@safe
struct NodeMemory {
  private let base: UnsafeMutableRawPointer
  private let childCount: Int

  /// Makes room for so many children, none of which is held yet, and for so many bytes.
  init(childCount: Int, byteCount: Int) {
    self.childCount = childCount
    let stride = unsafe MemoryLayout<Unmanaged<TreeChild>>.stride
    unsafe base = .allocate(byteCount: childCount * stride + byteCount, alignment: 8)
  }

  /// The bytes behind the references.
  @inline(__always)
  var rest: UnsafeMutableRawPointer {
    unsafe base + childCount * MemoryLayout<Unmanaged<TreeChild>>.stride
  }

  @inline(__always)
  private var children: UnsafeMutablePointer<Unmanaged<TreeChild>> {
    unsafe base.assumingMemoryBound(to: Unmanaged<TreeChild>.self)
  }

  /// Keeps a child at an index.
  @inline(__always)
  func hold(_ child: TreeChild, at index: Int) {
    unsafe (children + index).initialize(to: .passRetained(child))
  }

  /// Keeps some children of another node from an index on.
  @inline(__always)
  func hold(_ range: Range<Int>, of other: NodeMemory, at start: Int) {
    let source = unsafe other.children + range.lowerBound
    let target = unsafe children + start
    for index in 0..<range.count {
      let child = unsafe source[index]
      unsafe (target + index).initialize(to: child.retain())
    }
  }

  /// The child at an index, which must be held.
  @inline(__always)
  func child(_ index: Int) -> TreeChild {
    unsafe children[index].takeUnretainedValue()
  }

  /// Lets all children go, and the memory.
  func deallocate() {
    for index in 0..<childCount { unsafe children[index].release() }
    unsafe base.deallocate()
  }
}
