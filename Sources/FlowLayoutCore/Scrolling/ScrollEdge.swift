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

  /// Takes the line that follows in hand, whatever it is.
  @inline(never)
  private mutating func takeAny() {
    let (first, count) = lines.items
    var items = PassingItems()
    items.firstItem = first
    if count > PassingItems.capacity {
      longLine = lines.line
    } else {
      let gate = gate
      lines.visitItems(ofLine: lines.line) { item, frame in
        if gate.shows(frame) { items.note(item &- first, frame, at: gate.position(of: frame)) }
      }
    }
    pending = items
  }
}

/// Coming in at the trailing end.
extension ScrollEdge {
  /// Tells which items come in as the container's end goes from one position to another.
  ///
  /// While the container still covers its former end, they are the items that begin from there on.
  ///
  /// - Complexity: O(items that come in + ℓ).
  mutating func enter(from old: Double, to end: Double, _ visit: (ScrollEvent) -> Void) {
    var least = enterPending(from: old, to: end, visit)
    while least == .infinity {
      if following >= end {
        next = following
        return
      }
      least = enterNext(from: old, to: end, visit)
    }
    next = min(least, following)
    if following < end { next = enterEarly(least, from: old, to: end, visit) }
  }

  /// Tells which items of the line in hand come in; gives the least position at which another one does.
  @inline(__always)
  private mutating func enterPending(
    from old: Double, to end: Double, _ visit: (ScrollEvent) -> Void
  ) -> Double {
    if longLine >= 0 { return enterLine(longLine, from: old, to: end, visit) }
    var least = Double.infinity
    var left = pending.bits
    while left != 0 {
      let index = left.trailingZeroBitCount
      let rest = left & (left &- 1)
      let position = pending.positions[index]
      if position >= end {
        least = min(position, least)
      } else {
        pending.bits &= ~(left ^ rest)
        if position >= old {
          let path = ItemPath(section: section, item: pending.firstItem &+ index)
          visit(.entered(FlowElement(identifier: .item(path), frame: pending.frames[index])))
        }
      }
      left = rest
    }
    return least
  }

  /// Takes the line that follows in hand and tells which of its items come in at once.
  @inline(__always)
  private mutating func enterNext(
    from old: Double, to end: Double, _ visit: (ScrollEvent) -> Void
  ) -> Double {
    let (gate, section) = (gate, section)
    var least = Double.infinity
    longLine = -1
    let isPlaced = lines.placeQuickly(&pending) { items, index, frame in
      guard gate.shows(frame) else { return }
      let position = gate.position(of: frame)
      if position >= end {
        items.note(index, frame, at: position)
        least = min(least, position)
      } else if position >= old {
        let path = ItemPath(section: section, item: items.firstItem &+ index)
        visit(.entered(FlowElement(identifier: .item(path), frame: frame)))
      }
    }
    if !isPlaced {
      takeAny()
      least = enterPending(from: old, to: end, visit)
    }
    lines.advance()
    following = lines.begin - slack
    return least
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
  /// Tells which items go out as the container's beginning goes from one position to another, which
  /// it held before.
  ///
  /// - Complexity: O(items that go out + ℓ).
  mutating func leave(from old: Double, to begin: Double, _ visit: (ScrollEvent) -> Void) {
    var least = leavePending(from: old, to: begin, visit)
    while least == .infinity {
      if following == .infinity {
        next = .infinity
        return
      }
      takeLeaving()
      least = leavePending(from: old, to: begin, visit)
    }
    next = min(least, following)
    if following <= begin { next = leaveEarly(least, from: old, to: begin, visit) }
  }

  /// Tells which items of the line in hand go out; gives the least position at which another one does.
  @inline(__always)
  private mutating func leavePending(
    from old: Double, to begin: Double, _ visit: (ScrollEvent) -> Void
  ) -> Double {
    if longLine >= 0 { return leaveLine(longLine, from: old, to: begin, visit) }
    var least = Double.infinity
    var left = pending.bits
    while left != 0 {
      let index = left.trailingZeroBitCount
      let rest = left & (left &- 1)
      let position = pending.positions[index]
      if position > begin {
        least = min(position, least)
      } else {
        pending.bits &= ~(left ^ rest)
        if position > old {
          let path = ItemPath(section: section, item: pending.firstItem &+ index)
          visit(.left(.item(path)))
        }
      }
      left = rest
    }
    return least
  }

  /// Takes the line that follows in hand, wherever it is, so that each line costs one look.
  @inline(__always)
  private mutating func takeLeaving() {
    longLine = -1
    let isPlaced = lines.placeMainQuickly(&pending, margin: margin) { items, index, begin, end in
      items.note(index, at: begin < end ? end : end.nextUp)
    }
    if !isPlaced { takeAny() }
    lines.advance()
    following = lines.begin - slack
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
