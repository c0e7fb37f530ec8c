/// A walk over the sections that have elements and may reach into a main range, in order.
struct SectionWalk {
  /// The blocks that follow; nil where there is one block only, which needs no walk.
  private var blocks: TreeWalk<SectionBlock>?
  private let low: ExactLength
  private let high: ExactLength

  /// The block in hand, where it begins, and the next of its sections to look at.
  private var block: SectionBlock?
  private var start = TreePosition.zero
  private var index = 0

  /// Begins a walk.
  ///
  /// - Complexity: O(log *s*).
  @inline(__always)
  init(_ stack: SectionStack, from low: ExactLength, to high: ExactLength) {
    self.low = low
    self.high = high
    if let only = stack.tree.onlyElement {
      begin(only, at: .zero)
    } else {
      blocks = TreeWalk(stack.tree, from: low, to: high)
    }
  }

  /// Takes a block in hand.
  @inline(__always)
  private mutating func begin(_ next: SectionBlock, at position: TreePosition) {
    block = next
    start = position
    index = next.summary.isContained ? next.firstSection(endingAt: low.minus(position.main)) : 0
  }

  /// The next section; nil at the end of the range.
  ///
  /// A section that does not reach the range may be among them where insets or spacings are
  /// negative.
  ///
  /// - Complexity: O(1) beside the empty sections of a block, which are passed one by one.
  @inline(__always)
  mutating func next() -> PlacedSection? {
    while true {
      if let block {
        while index < block.entries.count && !hasPassed(block) {
          index += 1
          if !block.isVacant(index - 1) {
            return block.section(index - 1, at: start)
          }
        }
      }
      guard let (next, position) = blocks?.next() else { return nil }
      begin(next, at: position)
    }
  }

  /// Whether the next section of the block begins behind the range.
  @inline(__always)
  private func hasPassed(_ block: SectionBlock) -> Bool {
    guard block.summary.isContained && index > 0 else { return false }
    return high.minus(start.main) < block.entries[index - 1].end
  }
}
