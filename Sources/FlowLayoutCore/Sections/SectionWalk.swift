/// A walk over the sections that have elements and may reach into a main range, in order.
@safe
struct SectionWalk {
  /// The blocks that follow; nil where there is one block only, which needs no walk.
  private var blocks: TreeWalk<SectionBlock>?
  private let low: ExactLength
  private let high: ExactLength

  /// The block in hand, where it begins, and the next of its sections to look at.
  private var block: Unmanaged<SectionBlock>?
  private var start = TreePosition.zero
  private var index = 0

  /// Begins a walk; the sections must outlive it.
  ///
  /// - Complexity: O(log *s*).
  @inline(__always)
  init(_ stack: SectionStack, from low: ExactLength, to high: ExactLength) {
    self.low = low
    self.high = high
    if let only = unsafe stack.onlyBlock {
      unsafe begin(only, at: .zero)
    } else {
      blocks = TreeWalk(stack.tree, from: low, to: high)
    }
  }

  /// Takes a block in hand.
  @inline(__always)
  private mutating func begin(_ next: Unmanaged<SectionBlock>, at position: TreePosition) {
    unsafe block = next
    start = position
    let low = low.minus(position.main)
    index = unsafe next._withUnsafeGuaranteedRef { block in
      block.summary.isContained ? block.firstSection(endingAt: low) : 0
    }
  }

  /// The next section; nil at the end of the range.
  ///
  /// A section that does not reach the range may be among them where insets or spacings are
  /// negative.
  ///
  /// - Complexity: O(1) beside the empty sections of a block, which are passed one by one.
  @inline(__always)
  mutating func next() -> PlacedSection? {
    guard let found = unsafe nextUncounted() else { return nil }
    return unsafe found.block._withUnsafeGuaranteedRef { unsafe $0.section(found.index, at: start) }
  }

  /// The next section as a place in its block, and where that begins, without counting references.
  @inline(__always)
  mutating func nextUncounted()
    -> (block: Unmanaged<SectionBlock>, index: Int, start: TreePosition)?
  {
    while true {
      if let block = unsafe block, let found = unsafe nextIndex(in: block) {
        return unsafe (block, found, start)
      }
      guard let (next, position) = unsafe blocks?.nextUncounted() else { return nil }
      unsafe begin(next, at: position)
    }
  }

  /// The next section of the block in hand that is not vacant; nil where there is none.
  @inline(__always)
  private mutating func nextIndex(in block: Unmanaged<SectionBlock>) -> Int? {
    unsafe block._withUnsafeGuaranteedRef { block in
      while index < block.entries.count && !hasPassed(block) {
        index += 1
        if !block.isVacant(index - 1) { return index - 1 }
      }
      return nil
    }
  }

  /// Whether the next section of the block begins behind the range.
  @inline(__always)
  private func hasPassed(_ block: SectionBlock) -> Bool {
    guard block.summary.isContained && index > 0 else { return false }
    return high.minus(start.main) < block.entries[index - 1].end
  }
}
