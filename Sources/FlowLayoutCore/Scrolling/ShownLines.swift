/// A line that came in, with all that its going out will ask for.
struct ShownLine: BitwiseCopyable, Sendable {
  /// The line's section, and its index there; −1 for none.
  var section = -1
  var line = -1
  /// Where the line that follows begins, in points; infinite where there is none.
  var following = 0.0
  /// Where its items go out, none of which has done so.
  var items = PassingItems()
}

/// The lines that came in last, so that a line that goes out needs not be placed again.
///
/// As many as a screen shows, mostly; of more, the oldest ones are placed again.
struct ShownLines: Sendable {
  /// The lines kept at most, a power of 2.
  static let capacity = 32

  private typealias Four = (Eight<ShownLine>, Eight<ShownLine>, Eight<ShownLine>, Eight<ShownLine>)
  private var lines: Four = (
    Eight(ShownLine()), Eight(ShownLine()), Eight(ShownLine()), Eight(ShownLine())
  )

  /// Gives the place of a line, where another one may be kept yet, for a change.
  @inline(__always)
  mutating func withPlace<Answer>(
    ofLine line: Int, _ change: (_ place: inout ShownLine) -> Answer
  ) -> Answer {
    unsafe withUnsafeMutableBytes(of: &lines) { bytes in
      let places = unsafe bytes.assumingMemoryBound(to: ShownLine.self)
      return unsafe change(&places[line & (ShownLines.capacity - 1)])
    }
  }

  /// Forgets all lines.
  mutating func removeAll() {
    for line in 0..<ShownLines.capacity { withPlace(ofLine: line) { $0.line = -1 } }
  }
}
