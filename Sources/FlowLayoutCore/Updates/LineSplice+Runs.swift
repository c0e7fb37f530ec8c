import LayoutGeometry

/// Runs of equal sizes, which are cut and shifted but never written out.
extension LineSplice {
  /// Takes the rest of a run: items of it as far as the pending line goes on, then a run again.
  ///
  /// - Returns: Whether what follows is as it was.
  mutating func take(_ run: EqualRun, of chunk: LineChunk, at start: Int) -> Bool {
    let size = chunk.sizes[0]
    let end = start + chunk.itemCount
    var fed = 0
    while !pending.isEmpty && next < end {
      let count = min(end - next, run.capacity + 1)
      pending += Array(repeating: size, count: count)
      next += count
      fed += count
      flowPending()
      // A line that holds nothing but items of the run: the rest is a run from its beginning on.
      if pending.count <= fed && next - pending.count >= start {
        next -= pending.count
        pending = []
      }
    }
    guard pending.isEmpty else { return false }
    return continueRun(run, size: size, start: start, end: end)
  }

  /// Goes on with the rest of a run from a line's beginning.
  private mutating func continueRun(
    _ run: EqualRun, size: LayoutSize, start: Int, end: Int
  ) -> Bool {
    let rest = end - next
    pendingStart = next + shift
    let isEnd = end == old.summary.length.items
    let isAligned = (next - start) % run.capacity == 0
    next = end
    if isAligned { meet(at: pendingStart) }
    if isEnd || isAligned {
      appendRun(size, count: rest, run)
      pendingStart += rest
      return true
    }
    // What follows may fit on the run's last line now.
    let kept = (rest - 1) / run.capacity * run.capacity
    appendRun(size, count: kept, run)
    pendingStart += kept
    pending = Array(repeating: size, count: rest - kept)
    return false
  }

  mutating func appendRun(_ size: LayoutSize, count: Int, _ run: EqualRun) {
    guard count > 0 else { return }
    chunks.append(breaking.run(of: size, count: count, capacity: run.capacity))
    lineCount += LineChunk.leastLineCount
  }
}
