/// What the children of a node add up to, child after child.
struct NodeSums<Element: TreeElement> {
  typealias Places = NodePlaces<Element>

  /// What they add up to.
  private(set) var summary = Element.Summary.empty
  /// Whether neither their tops nor their bottoms go back.
  private(set) var isOrdered = true
  /// Whether that holds for all below them too.
  private(set) var isOrderedThroughout = true
  /// Whether each child, and all below them, lie between their beginning and the next one's: then all is ordered, and beginnings alone say where a position is.
  private(set) var isWithinThroughout = true

  /// Puts the child at an index behind those before it.
  @inline(__always)
  mutating func place(_ index: Int, in places: Places) {
    places.memory.place(index, at: summary.length)
    let content = unsafe places.contents + index
    if index > 0 && isOrdered { isOrdered = places.isInOrder(index) }
    unsafe isOrderedThroughout =
      isOrderedThroughout && isOrdered && content.pointee.isOrderedThroughout
    unsafe isWithinThroughout = isWithinThroughout && content.pointee.isWithin
    unsafe summary.append(content.pointee.summary)
  }
}

/// After a change of a node in its place.
extension NodeSums {
  /// Sums up after some children were replaced by those in `changed`, for which it is not known where
  /// they begin; all others are as they were, but for a shift of those behind.
  ///
  /// Much less work than placing all children again: most of a node is only shifted.
  mutating func sumUp(_ places: Places, count: Int, changed: Range<Int>) {
    guard count > 0 else {
      self = NodeSums()
      return
    }
    NodeSums.shift(places, count: count, behind: changed)
    let suspects =
      isOrdered ? max(1, changed.lowerBound)..<min(count, changed.upperBound + 1) : 1..<count
    isOrdered = suspects.allSatisfy { places.isInOrder($0) }
    gather(places, count: count)
    summary.length = places.end(count - 1)
    if isOrdered {
      summary.bottom = places.bottom(count - 1)
    } else {
      for index in 1..<count {
        summary.top = min(summary.top, places.top(index))
        summary.bottom = max(summary.bottom, places.bottom(index))
      }
    }
  }

  /// Gathers what does not depend on where children lie.
  private mutating func gather(_ places: Places, count: Int) {
    unsafe summary = places.contents[0].summary
    unsafe isOrderedThroughout = isOrdered && places.contents[0].isOrderedThroughout
    unsafe isWithinThroughout = places.contents[0].isWithin
    for index in 1..<count {
      let content = unsafe places.contents + index
      unsafe summary.gather(content.pointee.summary)
      if unsafe !content.pointee.isOrderedThroughout { isOrderedThroughout = false }
      if unsafe !content.pointee.isWithin { isWithinThroughout = false }
    }
  }

  /// Sums up after one child changed in its place, and nothing else.
  ///
  /// Where the child differs in its lengths only, as after most edits, of other children only the
  /// beginnings are looked at.
  @inline(__always)
  mutating func renew(_ places: Places, count: Int, at index: Int, to new: Places.Content) {
    let content = unsafe places.contents + index
    let old = unsafe content.pointee.summary
    let growth = new.summary.length.minus(old.length)
    let isAlike = new.summary.top == old.top && new.summary.gathers(like: old)
    unsafe content.pointee = new
    places.memory.shift(index + 1..<max(index + 1, count), by: growth)
    guard isAlike, isWithinThroughout, new.isWithin else {
      return sumUp(places, count: count, changed: index..<index + 1)
    }
    summary.length.add(growth)
    let isLast = index + 1 == count
    let bottomGrowth = isLast ? new.summary.bottom.minus(old.bottom) : growth.main
    summary.bottom = summary.bottom.plus(bottomGrowth)
  }

  /// Notes where the changed children and all behind them begin.
  private static func shift(_ places: Places, count: Int, behind changed: Range<Int>) {
    var start =
      changed.lowerBound > 0 ? places.end(changed.lowerBound - 1) : TreePosition.zero
    for index in changed {
      places.memory.place(index, at: start)
      start = places.end(index)
    }
    guard changed.upperBound < count else { return }
    let growth = start.minus(places.memory.start(changed.upperBound))
    places.memory.shift(changed.upperBound..<count, by: growth)
  }
}
