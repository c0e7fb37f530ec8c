/// What the children of a node add up to, child after child.
struct NodeSums<Element: TreeElement> {
  /// What they add up to.
  private(set) var summary = Element.Summary.empty
  /// Whether neither their tops nor their bottoms go back.
  private(set) var isOrdered = true
  /// Whether that holds for all below them too.
  private(set) var isOrderedThroughout = true

  /// Puts the next child, the first of all with `isFirst`, behind those before it, which lie before
  /// it in memory.
  @inline(__always)
  mutating func place(_ place: UnsafeMutablePointer<SumNode<Element>.Place>, isFirst: Bool) {
    unsafe place.pointee.start = summary.length
    if !isFirst, isOrdered {
      let last = unsafe place - 1
      unsafe isOrdered =
        place.pointee.top >= last.pointee.top && place.pointee.bottom >= last.pointee.bottom
    }
    unsafe isOrderedThroughout =
      isOrderedThroughout && isOrdered && place.pointee.isOrderedThroughout
    unsafe summary.append(place.pointee.summary)
  }
}

/// After a change of a node in its place.
extension NodeSums {
  typealias Place = SumNode<Element>.Place

  /// Sums up after some children were replaced by those in `changed`, for which it is not known where
  /// they begin; all others are as they were, but for a shift of those behind.
  ///
  /// Much less work than placing all children again: most of a node is only shifted.
  mutating func sumUp(_ places: UnsafeMutablePointer<Place>, count: Int, changed: Range<Int>) {
    guard count > 0 else {
      self = NodeSums()
      return
    }
    unsafe NodeSums.shift(places, count: count, behind: changed)
    let suspects =
      isOrdered ? max(1, changed.lowerBound)..<min(count, changed.upperBound + 1) : 1..<count
    isOrdered = suspects.allSatisfy { unsafe isInOrder(places, at: $0) }
    isOrderedThroughout = unsafe isOrdered && places[0].isOrderedThroughout
    unsafe summary = places[0].summary
    for index in 1..<count {
      unsafe summary.gather(places[index].summary)
      if unsafe !places[index].isOrderedThroughout { isOrderedThroughout = false }
    }
    let last = unsafe places + (count - 1)
    unsafe summary.length = last.pointee.start.plus(last.pointee.summary.length)
    if isOrdered {
      unsafe summary.bottom = last.pointee.bottom
    } else {
      for index in 1..<count {
        unsafe summary.top = min(summary.top, places[index].top)
        unsafe summary.bottom = max(summary.bottom, places[index].bottom)
      }
    }
  }

  /// Sums up after one child changed in its place, and nothing else.
  ///
  /// Where the child differs in its lengths only, as after most edits, no other child is looked at.
  @inline(__always)
  mutating func renew(
    _ places: UnsafeMutablePointer<Place>, count: Int, at index: Int, to new: Element.Summary,
    isOrderedThroughout isChildOrdered: Bool
  ) {
    let place = unsafe places + index
    let growth = unsafe new.length.minus(place.pointee.summary.length)
    let isAlike =
      unsafe isChildOrdered && new.top == place.pointee.summary.top
      && new.gathers(like: place.pointee.summary)
    unsafe place.pointee.summary = new
    unsafe place.pointee.isOrderedThroughout = isChildOrdered
    for later in index + 1..<max(index + 1, count) { unsafe places[later].start.add(growth) }
    guard isAlike, isOrderedThroughout, unsafe index == 0 || isInOrder(places, at: index),
      unsafe index + 1 == count || isInOrder(places, at: index + 1)
    else { return unsafe sumUp(places, count: count, changed: index..<index + 1) }
    summary.length.add(growth)
    unsafe summary.bottom = places[count - 1].bottom
  }

  /// Whether neither the top nor the bottom of a child lies before that of the one before it.
  @inline(__always)
  private func isInOrder(_ places: UnsafeMutablePointer<Place>, at index: Int) -> Bool {
    unsafe places[index].top >= places[index - 1].top
      && places[index].bottom >= places[index - 1].bottom
  }

  /// Notes where the changed children and all behind them begin.
  private static func shift(
    _ places: UnsafeMutablePointer<Place>, count: Int, behind changed: Range<Int>
  ) {
    var start = TreePosition.zero
    if changed.lowerBound > 0 {
      let last = unsafe places + (changed.lowerBound - 1)
      unsafe start = last.pointee.start.plus(last.pointee.summary.length)
    }
    for index in changed {
      unsafe places[index].start = start
      unsafe start.add(places[index].summary.length)
    }
    guard changed.upperBound < count else { return }
    let shift = unsafe start.minus(places[changed.upperBound].start)
    for index in changed.upperBound..<count { unsafe places[index].start.add(shift) }
  }
}
