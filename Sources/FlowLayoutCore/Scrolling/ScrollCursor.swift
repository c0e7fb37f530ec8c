public import LayoutGeometry

/// What was on screen at the last scroll step; the caller keeps it.
///
/// Where the layout changed since the last step, everything that was on screen and is not now leaves,
/// and what is on screen now and was not enters.
public struct ScrollCursor: Sendable {
  /// The layout at the last step; nil before the first one.
  private var layout: FlowLayout?
  /// The way on from there; nil where it must be looked for at each step.
  fileprivate var way: ForwardScroll?
  /// What the last step along it changed.
  @usableFromInline var changes = ScrollChanges()
  /// How often the screens before and after a step had to be compared.
  private(set) var jumpCount = 0

  /// Begins with nothing on screen.
  public init() {}
}

extension FlowLayout {
  /// Moves the scroll position and tells what that changes on screen, in no particular order.
  ///
  /// What is told adds up: from nothing, what entered less what left is exactly `visibleElements()`.
  /// An element that was passed over between two steps is not mentioned.
  ///
  /// - Parameters:
  ///   - offset: The new scroll position; it is not clamped.
  ///   - cursor: What was on screen at the last step; updated.
  ///   - visit: Takes each change.
  /// - Throws: A `FlowLayoutError` where a coordinate is NaN, infinite or beyond 2⁶⁰; then nothing
  ///   has changed.
  /// - Complexity: O(1) while nothing comes or goes and O(changes + ℓ) when scrolling on forward
  ///   within sections, else O(log *s* + log *n* + elements on screen). It does not allocate.
  @inlinable
  public mutating func scroll(
    to offset: LayoutPoint, _ cursor: inout ScrollCursor, _ visit: (ScrollEvent) -> Void
  ) throws(FlowLayoutError) {
    // Only this loop is compiled into the caller, so that its closure is, and no event is made in
    // memory to be taken apart there.
    var progress = advance(to: offset, &cursor)
    cursor.changes.visit(visit)
    while progress == .more {
      progress = advance(to: offset, &cursor)
      cursor.changes.visit(visit)
    }
    if progress == .unfinished { try finish(to: offset, &cursor, visit) }
  }

  /// Moves the scroll position along the cursor's way, as far as that is quick.
  @usableFromInline
  mutating func advance(to offset: LayoutPoint, _ cursor: inout ScrollCursor) -> ScrollProgress {
    let progress = cursor.way?.advance(to: offset, of: identity, &cursor.changes) ?? .unfinished
    if progress == .done { contentOffset = offset }
    return progress
  }

  /// Moves the scroll position and tells what is left to tell.
  @usableFromInline
  mutating func finish(
    to offset: LayoutPoint, _ cursor: inout ScrollCursor, _ visit: (ScrollEvent) -> Void
  ) throws(FlowLayoutError) {
    try validateOffset(offset)
    contentOffset = offset
    if !(cursor.way?.step(to: offset, of: identity, &cursor.changes, visit) ?? false) {
      cursor.jump(to: self, visit)
    }
  }
}

extension ScrollCursor {
  /// Compares all that was on screen with all that is, and finds the way on from here.
  fileprivate mutating func jump(to new: FlowLayout, _ visit: (ScrollEvent) -> Void) {
    jumpCount &+= 1
    if let offset = way?.offset(in: new), let advance = ScrollAdvance(of: new, from: offset) {
      advance.tell(in: new, visit)
      // The same lines, and as much of them across.
      way = ForwardScroll(from: new, &changes)
      layout?.contentOffset = new.contentOffset
      return
    }
    changes.shown.removeAll()
    if let before = layout {
      let isSame = before.identity === new.identity
      // Quick steps move the way only.
      let offset = way?.offset(in: before) ?? before.contentOffset
      ScrollCursor.compare(before.scrolled(to: offset), new, isSame: isSame, visit)
    } else {
      new.visitElements(meeting: new.visibleRect) { identifier, frame in
        visit(.entered(FlowElement(identifier: identifier, frame: frame)))
        return true
      }
    }
    if layout?.identity === new.identity {
      layout?.contentOffset = new.contentOffset
    } else {
      layout = new
    }
    way = ForwardScroll(from: new, &changes)
  }

  /// Tells what is on screen in one of two layouts and not in the other, or elsewhere.
  private static func compare(
    _ old: FlowLayout, _ new: FlowLayout, isSame: Bool, _ visit: (ScrollEvent) -> Void
  ) {
    let before = old.visibleRect
    let after = new.visibleRect
    old.visitElements(meeting: before) { identifier, frame in
      // An item's frame does not depend on the scroll position.
      let newFrame = isSame && identifier.kind == .item ? frame : new.frame(of: identifier)
      if !(newFrame?.meets(after) ?? false) { visit(.left(identifier)) }
      return true
    }
    new.visitElements(meeting: after) { identifier, frame in
      let oldFrame = isSame && identifier.kind == .item ? frame : old.frame(of: identifier)
      let element = FlowElement(identifier: identifier, frame: frame)
      if !(oldFrame?.meets(before) ?? false) {
        visit(.entered(element))
      } else if oldFrame != frame {
        visit(.moved(element))
      }
      return true
    }
  }
}
