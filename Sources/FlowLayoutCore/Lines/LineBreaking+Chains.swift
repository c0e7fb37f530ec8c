import LayoutGeometry

/// Breaking long arrays with four chains side by side, to the bit as the plain loop does.
extension LineBreaking {
  /// From so many items on, chains are tried.
  static let leastChainedCount = 2048

  /// After so many seams without a meeting among four chains the plain loop goes on.
  private static let mostFailures = 2

  /// Makes chunks of as many sizes as chains are good for.
  ///
  /// - Returns: The number of blocks of four chains that were stitched without giving up.
  @discardableResult
  func breakByChains(_ making: inout ChunkMaking) -> Int {
    let capacity = ChainLengths.capacity
    var blocks = 0
    unsafe withUnsafeTemporaryAllocation(of: Double.self, capacity: capacity) { thicknesses in
      unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { ends in
        guard let thicknesses = thicknesses.baseAddress, let ends = ends.baseAddress else { return }
        let room = unsafe ChainRoom(ends: ends, thicknesses: thicknesses)
        blocks = unsafe breakByChains(&making, room)
      }
    }
    making.completeLines()
    return blocks
  }

  private func breakByChains(_ making: inout ChunkMaking, _ room: ChainRoom) -> Int {
    let sizes = making.sizes
    var start = 0
    var length = ChainLengths.first
    var blocks = 0
    while sizes.count - start >= ChainLengths.chains * length && making.invalid == nil {
      let (next, failures) = unsafe sizes.withUnsafeBufferPointer { sizes in
        unsafe breakBlock(&making, sizes, from: start, length, room)
      }
      // A line as long as the block would be begun again and again.
      if failures >= LineBreaking.mostFailures || next == start { break }
      start = next
      length = ChainLengths.following
      blocks += 1
    }
    return blocks
  }

  /// Breaks a block of four chains and appends its finished lines.
  ///
  /// - Returns: The first item of the line that is not finished, and the number of seams without a
  ///   meeting.
  private func breakBlock(
    _ making: inout ChunkMaking, _ sizes: UnsafeBufferPointer<LayoutSize>, from start: Int,
    _ length: Int, _ room: ChainRoom
  ) -> (next: Int, failures: Int) {
    guard let base = sizes.baseAddress else { return (start, ChainLengths.chains) }
    var chains = unsafe LineChains(length: length, of: base + start, room)
    unsafe chains.run(limit: limit, spacing: spacing, crossIsWidth: crossIsWidth)
    var failures = 0
    let areOrdinary = unsafe chains.survey.isOrdinary(self)
    var line = unsafe LineSeam(chains, endOf: 0, origin: start)
    unsafe making.append(
      chains.lines(ofChain: 0, from: 0), from: start, areOrdinary: areOrdinary)
    for chain in 1..<ChainLengths.chains {
      let origin = start + chain * length
      let meeting = unsafe line.goOn(
        through: sizes, origin: origin, chain: chain, chains, room, breaking: self)
      let seam = unsafe room.lines(ofChain: ChainLengths.chains, 0..<line.lineCount)
      unsafe making.append(seam, from: origin, areOrdinary: areOrdinary)
      if let meeting {
        unsafe making.append(
          chains.lines(ofChain: chain, from: meeting), from: origin, areOrdinary: areOrdinary)
        line = unsafe LineSeam(chains, endOf: chain, origin: origin)
      } else {
        failures += 1
      }
    }
    return (line.firstItem, failures)
  }
}
