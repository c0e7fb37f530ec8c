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
  static func room(for count: Int) -> Int { min(capacity, count + 4) }

  /// Where a child lies in its node, and what is below it.
  struct Place: Sendable {
    /// Its beginning.
    var start: TreePosition
    /// What the tree keeps of it.
    var summary: Element.Summary
    /// Whether all nodes below it are ordered; so are elements.
    var isOrderedThroughout: Bool

    /// The least main position below it, from the node's beginning.
    @inline(__always)
    var top: ExactLength { start.main.plus(summary.top) }

    /// The greatest main position below it, from the node's beginning.
    @inline(__always)
    var bottom: ExactLength { start.main.plus(summary.bottom) }

    /// Whether a query can find nothing below it.
    @inline(__always)
    var isVacant: Bool { summary.isVacant }

    /// An element's place, before it is known where it begins.
    @inline(__always)
    init(_ element: Element) {
      start = .zero
      summary = element.summary
      isOrderedThroughout = true
    }

    /// A node's place, before it is known where it begins.
    @inline(__always)
    init(_ node: SumNode) {
      start = .zero
      summary = node.summary
      isOrderedThroughout = node.isOrderedThroughout
    }
  }

  /// The children and their places.
  let memory: NodeMemory

  // Whoever changes a node holds it alone, so that reading needs no check for changes meanwhile.

  /// Whether this node holds elements; with what a descent reads, on the first line of a cache.
  let isLeaf: Bool

  /// The number of elements or children.
  private(set) var count: Int

  /// What the children add up to.
  private var sums: NodeSums<Element>

  /// Completes a node whose children are all there.
  init(_ making: NodeMaking<Element>) {
    memory = making.memory
    count = making.count
    isLeaf = making.isLeaf
    sums = making.sums
  }

  deinit { memory.deallocate(childCount: count) }

  /// Whether neither the tops nor the bottoms of the children ever go back, so that the first one
  /// in a range can be searched for.
  @inline(__always)
  var isOrdered: Bool { sums.isOrdered }

  /// Whether that holds for this node and for all below it.
  @inline(__always)
  var isOrderedThroughout: Bool { sums.isOrderedThroughout }

  /// What is below this node.
  @inline(__always)
  var summary: Element.Summary { sums.summary }

  /// Where the children lie.
  @inline(__always)
  var places: UnsafePointer<Place> {
    unsafe UnsafePointer(memory.rest.assumingMemoryBound(to: Place.self))
  }
}

/// Reading a node; indices must exist.
extension SumNode {
  /// Where a child lies.
  @inline(__always)
  func place(_ index: Int) -> Place { unsafe places[index] }

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
  /// The child that holds an index counted in `TreePosition.items`, which must exist.
  ///
  /// - Complexity: O(log `capacity`).
  @inline(__always)
  func childIndex(ofItem item: Int) -> Int {
    unsafe index { unsafe $0.pointee.start.items <= item }
  }

  /// The child that holds a line, which must exist.
  @inline(__always)
  func childIndex(ofLine line: Int) -> Int {
    unsafe index { unsafe $0.pointee.start.lines <= line }
  }

  /// The last child that begins at a main position or before it; the first where none does.
  @inline(__always)
  func childIndex(atMain main: ExactLength) -> Int {
    unsafe index { unsafe $0.pointee.start.main <= main }
  }

  /// The first child from which something may reach beyond `low`.
  func firstChild(reaching low: ExactLength) -> Int {
    guard isOrdered else { return 0 }
    var start = 0
    var end = count
    while start < end {
      let middle = (start + end) / 2
      if unsafe places[middle].bottom < low { start = middle + 1 } else { end = middle }
    }
    return start
  }

  /// The last place for which a condition holds that holds up to some place and not after it.
  @inline(__always)
  private func index(_ holds: (UnsafePointer<Place>) -> Bool) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if unsafe holds(places + middle) { low = middle } else { high = middle }
    }
    return low
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
    let places = unsafe memory.rest.assumingMemoryBound(to: Place.self)
    let first = unsafe places + touched.lowerBound
    if isLeaf {
      memory.open(touched, for: added, end: count)
      unsafe (first + added).update(
        from: places + touched.upperBound, count: count - touched.upperBound)
      for index in 0..<added {
        memory.hold(elements[index], at: touched.lowerBound + index)
        unsafe first[index] = Place(elements[index])
      }
      count = newCount
    } else {
      guard touched.count == 1, memory.isUnique(touched.lowerBound) else { return false }
      let child = child(touched.lowerBound)
      let start = unsafe first.pointee.start.items
      let isReplaced = child.replaceInPlace(
        items: range.lowerBound - start..<range.upperBound - start, with: elements,
        least: SumNode.leastChildCount)
      guard isReplaced else { return false }
      unsafe first.pointee = Place(child)
    }
    let changed = touched.lowerBound..<touched.lowerBound + added
    unsafe sums.sumUp(places, count: count, changed: changed)
    return true
  }

  /// Notes the summary of an element below that changed in its place, by an index that it holds as
  /// before.
  func renewElement(ofItem item: Int) {
    let index = childIndex(ofItem: item)
    let places = unsafe memory.rest.assumingMemoryBound(to: Place.self)
    let below = unsafe Unmanaged.passUnretained(memory.child(index)).toOpaque()
    if isLeaf {
      let summary = unsafe Unmanaged<Element>.fromOpaque(below)._withUnsafeGuaranteedRef {
        $0.summary
      }
      unsafe sums.renew(
        places, count: count, at: index, to: summary, isOrderedThroughout: true)
    } else {
      unsafe Unmanaged<SumNode>.fromOpaque(below)._withUnsafeGuaranteedRef { child in
        unsafe child.renewElement(ofItem: item - places[index].start.items)
        unsafe sums.renew(
          places, count: count, at: index, to: child.summary,
          isOrderedThroughout: child.isOrderedThroughout)
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
    let lower = childIndex(ofItem: range.lowerBound)
    if isLeaf && range.isEmpty {
      // Elements begin exactly at the ends of the range: insert before one, or behind the last.
      let place = range.lowerBound >= summary.length.items ? count : lower
      return place..<place
    }
    let upper = range.isEmpty ? lower : childIndex(ofItem: range.upperBound - 1)
    return lower..<upper + 1
  }
}
