public import LayoutGeometry

/// What a quick step changes: the items of one line that come in, those of one line that go out, and
/// whether the outermost header and footer move.
///
/// It stands in the cursor, where the step writes it and the caller's code reads it: an event is made
/// where it is looked at, and there it is often no more than a few registers.
@usableFromInline
struct ScrollChanges: Sendable {
  /// One bit for each item that comes in, from the line's first one on.
  @usableFromInline var enteredBits: UInt8 = 0
  /// One bit for each item that goes out, likewise.
  @usableFromInline var leftBits: UInt8 = 0
  /// The first item of the line that comes in.
  @usableFromInline var entering = ItemPath(section: 0, item: 0)
  /// The first item of the line that goes out.
  @usableFromInline var leaving = ItemPath(section: 0, item: 0)
  /// The frames of the line that comes in, those that have come in and those that have not.
  @usableFromInline var frames = Eight<LayoutRect>(.zero)
  /// The lines that came in last.
  var shown = ShownLines()
  /// The header of the first section on screen, where it may move.
  @usableFromInline var header = PinnedBoundary()
  /// The footer of the last section on screen, where it may move.
  @usableFromInline var footer = PinnedBoundary()

  init() {}

  /// Forgets what the last step changed.
  @inline(__always)
  mutating func begin() {
    enteredBits = 0
    leftBits = 0
    header.hasMoved = false
    footer.hasMoved = false
  }

  /// Visits the changes.
  ///
  /// Reading changes nothing; see `Eight`.
  @inlinable
  @inline(__always)
  mutating func visit(_ visit: (ScrollEvent) -> Void) {
    var path = entering
    var bits = enteredBits
    while bits != 0 {
      let index = bits.trailingZeroBitCount
      bits &= bits &- 1
      path.item = entering.item &+ index
      visit(.entered(FlowElement(identifier: .item(path), frame: frames[index])))
    }
    path = leaving
    bits = leftBits
    while bits != 0 {
      path.item = leaving.item &+ bits.trailingZeroBitCount
      bits &= bits &- 1
      visit(.left(.item(path)))
    }
    if header.hasMoved { visit(.moved(header.element)) }
    if footer.hasMoved { visit(.moved(footer.element)) }
  }
}

/// How far a quick step got.
@usableFromInline
enum ScrollProgress: UInt8 {
  /// It is done.
  case done
  /// More items pass: the same step is to be made once more.
  case more
  /// Something else happens: the step is to be finished without haste.
  case unfinished
}
