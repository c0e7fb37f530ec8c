import LayoutGeometry

/// The lines of a section at one end of the container, on their way in or out.
///
/// An item passes where its reported frame comes in at the trailing end or goes out at the leading
/// one. Items that the container does not show on the cross axis are left out.
///
/// What a step calls is `mutating` even where nothing changes: it works in place then, where a copy
/// would count references.
struct ScrollEdge: Sendable {
  /// The position from which on something comes or goes: nothing does before it.
  private(set) var next = Double.infinity

  /// The items of the line in hand that have not passed yet.
  private var pending = PassingItems()
  /// The line in hand where it has more items than are kept; −1 for others.
  private var longLine = -1
  /// The least position at which an item of the line that follows may pass.
  private var following = 0.0
  /// The lines that follow.
  private var lines: LineWalk
  /// The section's index.
  private let section: Int
  /// How far an item may reach beyond its line, by rounding.
  private let slack: Double
  /// Which frames pass where.
  private let gate: ScrollGate
  /// The width from which on an item of a line that fits is shown.
  private let margin: Double

  /// Begins with the first line of a section that ends at a position or behind it.
  init(
    _ section: PlacedSection, _ space: FlowSpace, at position: Double, isTrailing: Bool,
    in rect: LayoutRect
  ) {
    slack = space.slack(at: position)
    self.section = section.index
    lines = LineWalk(section, space, from: position - slack)
    gate = ScrollGate(isVertical: space.isVertical, isTrailing: isTrailing, rect)
    margin = gate.margin(of: lines)
    lines.findBegin()
    following = lines.begin - slack
  }

  /// Goes behind the line that was taken in hand.
  @inline(__always)
  private mutating func advance() {
    lines.advance()
    following = lines.begin - slack
  }

  /// Takes the line that follows in hand, whatever it is.
  @inline(never)
  private mutating func takeAny(_ visit: (_ index: Int, _ frame: LayoutRect) -> Void) {
    let (first, count) = lines.items
    var items = PassingItems()
    items.begin(with: first)
    longLine = -1
    if count > PassingItems.capacity {
      longLine = lines.line
    } else {
      let gate = gate
      lines.visitItems(ofLine: lines.line) { item, frame in
        guard gate.shows(frame) else { return }
        items.note(item &- first, at: gate.position(of: frame))
        visit(item &- first, frame)
      }
    }
    pending = items
    advance()
  }
}

/// Coming in at the trailing end.
extension ScrollEdge {
  /// Makes a step as the container's end goes to a position, where that is quick: the items of one
  /// line come in.
  ///
  /// - Parameters:
  ///   - old: The position that it comes from.
  ///   - end: The position that it goes to.
  ///   - changes: Takes what comes in; it keeps the frames of what does not yet.
  /// - Returns: False, with nothing told, where `enter` is to make the step.
  @inline(__always)
  mutating func enterQuickly(
    from old: Double, to end: Double, _ changes: inout ScrollChanges
  ) -> Bool {
    if pending.bits == 0 {
      // Where it may have begun before, some of its items were told early.
      guard longLine < 0, following >= old, takeQuickly(&changes) else { return false }
    }
    let passed = pending.passing { $0 < end }
    let left = pending.bits & ~passed
    if left != 0 {
      if following < end { return false }
      pending.keep(left)
      next = min(pending.first, following)
    } else {
      pending.bits = 0
      next = following
    }
    changes.entering = ItemPath(section: section, item: pending.firstItem)
    changes.enteredBits = passed
    return true
  }

  /// Takes the line that follows in hand, and keeps what its going out will ask for; false where it is
  /// not quick.
  @inline(__always)
  private mutating func takeQuickly(_ changes: inout ScrollChanges) -> Bool {
    changes.shown.withPlace(ofLine: lines.line) { place in
      place.line = -1
      let line = lines.line
      guard
        lines.placeEntering(&pending, &changes.frames, &place.items, margin: margin)
      else { return false }
      advance()
      place.section = section
      place.line = line
      place.following = lines.begin
      return true
    }
  }

  /// Tells which items come in as the container's end goes from one position to another.
  ///
  /// While the container still covers its former end, they are the items that begin from there on.
  ///
  /// - Complexity: O(items that come in + ℓ).
  @inline(never)
  mutating func enter(
    from old: Double, to end: Double, _ changes: inout ScrollChanges,
    _ visit: (ScrollEvent) -> Void
  ) {
    var least = enterPending(from: old, to: end, &changes.frames, visit)
    while least == .infinity {
      if following >= end {
        next = following
        return
      }
      takeEntering(&changes)
      least = enterPending(from: old, to: end, &changes.frames, visit)
    }
    next = min(least, following)
    if following < end { next = enterEarly(least, from: old, to: end, visit) }
  }

  /// Takes the line that follows in hand.
  private mutating func takeEntering(_ changes: inout ScrollChanges) {
    longLine = -1
    if !takeQuickly(&changes) { takeAny { changes.frames[$0] = $1 } }
  }

  /// Tells which items of the line in hand come in; gives the least position at which another one does.
  private mutating func enterPending(
    from old: Double, to end: Double, _ frames: inout Eight<LayoutRect>,
    _ visit: (ScrollEvent) -> Void
  ) -> Double {
    if longLine >= 0 { return enterLine(longLine, from: old, to: end, visit) }
    var bits = pending.passing { $0 < end }
    pending.keep(pending.bits & ~bits)
    while bits != 0 {
      let index = bits.trailingZeroBitCount
      bits &= bits &- 1
      if pending.positions[index] < old { continue }
      let path = ItemPath(section: section, item: pending.firstItem &+ index)
      visit(.entered(FlowElement(identifier: .item(path), frame: frames[index])))
    }
    return pending.first
  }

  /// Tells which items of later lines come in before the last one of this line, by rounding; gives
  /// the least position at which another one does.
  @inline(never)
  private mutating func enterEarly(
    _ least: Double, from old: Double, to end: Double, _ visit: (ScrollEvent) -> Void
  ) -> Double {
    var least = least
    var line = lines.line
    var begin = following
    while begin < end {
      least = min(least, enterLine(line, from: old, to: end, visit))
      line += 1
      begin = lines.begin(ofLine: line) - slack
    }
    return min(least, begin)
  }

  /// Tells which of a line's items come in; gives the least position at which another one does.
  @inline(never)
  private mutating func enterLine(
    _ line: Int, from old: Double, to end: Double, _ visit: (ScrollEvent) -> Void
  ) -> Double {
    var least = Double.infinity
    let (gate, section) = (gate, section)
    lines.visitItems(ofLine: line) { item, frame in
      guard gate.shows(frame) else { return }
      let position = gate.position(of: frame)
      if position >= end {
        least = min(least, position)
      } else if position >= old {
        let path = ItemPath(section: section, item: item)
        visit(.entered(FlowElement(identifier: .item(path), frame: frame)))
      }
    }
    return least
  }
}

/// Going out at the leading end.
extension ScrollEdge {
  /// Makes a step as the container's beginning goes to a position, where that is quick: the items of
  /// one line go out.
  ///
  /// - Parameters:
  ///   - old: The position that it comes from.
  ///   - begin: The position that it goes to.
  ///   - changes: Takes what goes out.
  /// - Returns: False, with nothing told, where `leave` is to make the step.
  @inline(__always)
  mutating func leaveQuickly(
    from old: Double, to begin: Double, _ changes: inout ScrollChanges
  ) -> Bool {
    // No line in hand: the one that follows is not quick. Or some of its items were told early.
    if pending.bits == 0 || pending.first <= old { return false }
    let passed = pending.passing { $0 <= begin }
    let left = pending.bits & ~passed
    if left != 0 && following <= begin { return false }
    changes.leaving = ItemPath(section: section, item: pending.firstItem)
    changes.leftBits = passed
    // The line that follows is looked at now, so that its items are waited for and not its beginning.
    if left != 0 { pending.keep(left) } else { takeNextLeaving(&changes.shown) }
    next = min(pending.first, following)
    return true
  }

  /// Takes the line that follows in hand where that is quick, else none.
  @inline(__always)
  private mutating func takeNextLeaving(_ shown: inout ShownLines) {
    if takeShown(&shown) { return }
    pending.bits = 0
    pending.first = .infinity
    if lines.placeLeaving(&pending, margin: margin) { advance() }
  }

  /// Takes the line that follows in hand where it is kept since it came in.
  @inline(__always)
  private mutating func takeShown(_ shown: inout ShownLines) -> Bool {
    shown.withPlace(ofLine: lines.line) { place in
      guard place.line == lines.line && place.section == section else { return false }
      pending = place.items
      lines.advance(to: place.following)
      following = place.following - slack
      return true
    }
  }

  /// Tells which items go out as the container's beginning goes from one position to another, which
  /// it held before.
  ///
  /// - Complexity: O(items that go out + ℓ).
  @inline(never)
  mutating func leave(
    from old: Double, to begin: Double, _ shown: inout ShownLines, _ visit: (ScrollEvent) -> Void
  ) {
    var least = leavePending(from: old, to: begin, visit)
    while least == .infinity {
      if following == .infinity {
        next = .infinity
        return
      }
      takeLeaving(&shown)
      least = leavePending(from: old, to: begin, visit)
    }
    next = min(least, following)
    if following <= begin { next = leaveEarly(least, from: old, to: begin, visit) }
  }

  /// Takes the line that follows in hand, wherever it is, so that each line costs one look.
  private mutating func takeLeaving(_ shown: inout ShownLines) {
    longLine = -1
    if takeShown(&shown) { return }
    if lines.lacksChunk { lines.findBegin() }
    if lines.placeLeaving(&pending, margin: margin) {
      advance()
    } else {
      takeAny { _, _ in }
    }
  }

  /// Tells which items of the line in hand go out; gives the least position at which another one does.
  private mutating func leavePending(
    from old: Double, to begin: Double, _ visit: (ScrollEvent) -> Void
  ) -> Double {
    if longLine >= 0 { return leaveLine(longLine, from: old, to: begin, visit) }
    var bits = pending.passing { $0 <= begin }
    pending.keep(pending.bits & ~bits)
    while bits != 0 {
      let index = bits.trailingZeroBitCount
      bits &= bits &- 1
      if pending.positions[index] <= old { continue }
      visit(.left(.item(ItemPath(section: section, item: pending.firstItem &+ index))))
    }
    return pending.first
  }

  /// Tells which items of later lines go out before the last one of this line, by rounding; gives the
  /// least position at which another one does.
  @inline(never)
  private mutating func leaveEarly(
    _ least: Double, from old: Double, to begin: Double, _ visit: (ScrollEvent) -> Void
  ) -> Double {
    var least = least
    var line = lines.line
    var start = following
    while start <= begin {
      least = min(least, leaveLine(line, from: old, to: begin, visit))
      line += 1
      start = lines.begin(ofLine: line) - slack
    }
    return min(least, start)
  }

  /// Tells which of a line's items go out; gives the least position at which another one does.
  @inline(never)
  private mutating func leaveLine(
    _ line: Int, from old: Double, to begin: Double, _ visit: (ScrollEvent) -> Void
  ) -> Double {
    var least = Double.infinity
    let (gate, section) = (gate, section)
    lines.visitItems(ofLine: line) { item, frame in
      guard gate.shows(frame) else { return }
      let position = gate.position(of: frame)
      if position > begin {
        least = min(least, position)
      } else if position > old {
        visit(.left(.item(ItemPath(section: section, item: item))))
      }
    }
    return least
  }
}
