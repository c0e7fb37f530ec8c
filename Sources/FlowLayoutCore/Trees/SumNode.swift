/// A node of a `SumTree`: up to `capacity` elements, or nodes of the level below.
///
/// A node that copies of a tree share never changes, so that a query can walk it without counting
/// references; one that a single tree holds may be changed in its place. What a node knows of its
/// children lies in one piece of memory, so that neither a search nor a change visits the children
/// themselves.
final class SumNode<Element: TreeElement>: TreeChild, @unchecked Sendable {
  /// The most children of a node: a change copies one node of each level.
  static var capacity: Int { 16 }

  /// The children that an edited node of so many has room for: it may get a few more.
  static func room(for count: Int) -> Int { min(capacity, count + 2) }

  /// The children and their places.
  let memory: NodeMemory

  // Whoever changes a node holds it alone, so that reading needs no check for changes meanwhile.

  /// Whether this node holds elements.
  let isLeaf: Bool

  /// What the children add up to.
  private var sums: NodeSums<Element>

  /// Completes a node whose children are all there.
  init(_ making: NodeMaking<Element>) {
    memory = making.memory
    isLeaf = making.isLeaf
    sums = making.sums
  }

  deinit { memory.deallocate() }

  /// Whether neither the tops nor the bottoms of the children ever go back, so that the first one
  /// in a range can be searched for.
  @inline(__always)
  var isOrdered: Bool { sums.isOrdered }

  /// Whether that holds for this node and for all below it.
  @inline(__always)
  var isOrderedThroughout: Bool { sums.isOrderedThroughout }

  /// Whether each child, and all below them, lie between their beginning and the next one's.
  @inline(__always)
  var isWithinThroughout: Bool { sums.isWithinThroughout }

  /// What is below this node.
  @inline(__always)
  var summary: Element.Summary { sums.summary }

  /// Where the children lie.
  @inline(__always)
  var places: NodePlaces<Element> { NodePlaces(memory) }
}

/// Reading a node; indices must exist.
extension SumNode {
  /// The number of elements or children.
  @inline(__always)
  var count: Int { memory.count }

  /// Where a child begins.
  @inline(__always)
  func start(_ index: Int) -> TreePosition { memory.start(index) }

  /// An element of a leaf.
  @inline(__always)
  func element(_ index: Int) -> Element {
    unsafe unsafeDowncast(memory.child(index), to: Element.self)
  }

  /// A child of an inner node.
  @inline(__always)
  func child(_ index: Int) -> SumNode {
    unsafe unsafeDowncast(memory.child(index), to: SumNode.self)
  }
}

/// Searching one node.
extension SumNode {
  /// The first child from which something may reach to `low` or beyond it.
  func firstChild(reaching low: ExactLength) -> Int {
    guard isOrdered else { return 0 }
    var start = 0
    var end = count
    while start < end {
      let middle = (start + end) / 2
      if places.bottom(middle) < low { start = middle + 1 } else { end = middle }
    }
    return start
  }
}

/// Changing a node in its place.
extension SumNode {
  /// Replaces the elements that hold a range of items, as `SumTree.replace(items:with:)`, in this node
  /// and those below it, which nothing else may hold.
  ///
  /// - Parameters:
  ///   - range: The items.
  ///   - elements: What takes their place.
  ///   - least: The fewest children that this node may keep where it loses some.
  /// - Returns: False where that takes other nodes than there are: then nothing changed.
  func replaceInPlace(items range: Range<Int>, with elements: [Element], least: Int) -> Bool {
    let touched = touchedChildren(items: range)
    let added = isLeaf ? elements.count : 1
    let newCount = count - touched.count + added
    guard newCount >= min(least, count), newCount <= memory.capacity else { return false }
    let places = places
    if isLeaf {
      memory.open(touched, for: added)
      places.openContents(touched, for: added)
      for (index, element) in elements.enumerated() {
        memory.hold(element, nil, at: touched.lowerBound + index)
        unsafe places.contents[touched.lowerBound + index] = NodePlaces.Content(element)
      }
      memory.count = newCount
    } else {
      guard touched.count == 1, memory.isUnique(touched.lowerBound) else { return false }
      let child = child(touched.lowerBound)
      let start = start(touched.lowerBound).items
      let isReplaced = child.replaceInPlace(
        items: range.lowerBound - start..<range.upperBound - start, with: elements,
        least: SumNode.leastChildCount)
      guard isReplaced else { return false }
      unsafe places.contents[touched.lowerBound] = NodePlaces.Content(child)
    }
    let changed = touched.lowerBound..<touched.lowerBound + added
    sums.sumUp(places, count: count, changed: changed)
    return true
  }

  /// Notes the summary of an element below that changed in its place, by an index that it holds as
  /// before.
  func renewElement(ofItem item: Int) {
    let index = memory.childIndex(ofItem: item)
    let places = places
    let below = unsafe Unmanaged.passUnretained(memory.child(index)).toOpaque()
    if isLeaf {
      unsafe Unmanaged<Element>.fromOpaque(below)._withUnsafeGuaranteedRef {
        sums.renew(places, count: count, at: index, to: NodePlaces.Content($0))
      }
    } else {
      unsafe Unmanaged<SumNode>.fromOpaque(below)._withUnsafeGuaranteedRef { child in
        child.renewElement(ofItem: item - start(index).items)
        sums.renew(places, count: count, at: index, to: NodePlaces.Content(child))
      }
    }
  }

  /// The fewest children of a node below the top one that deletions leave without a look at its
  /// neighbours.
  static var leastChildCount: Int { capacity / 2 + 1 }

  /// The children that a replacement changes: all that hold part of the range, or the one in which
  /// an empty range lies.
  func touchedChildren(items range: Range<Int>) -> Range<Int> {
    if count == 0 { return 0..<0 }
    let lower = memory.childIndex(ofItem: range.lowerBound)
    if isLeaf && range.isEmpty {
      // Elements begin exactly at the ends of the range: insert before one, or behind the last.
      let place = range.lowerBound >= summary.length.items ? count : lower
      return place..<place
    }
    let upper = range.isEmpty ? lower : memory.childIndex(ofItem: range.upperBound - 1)
    return lower..<upper + 1
  }
}
