import LayoutGeometry

/// A line that goes on from one chain into the next one's items, and those after it, until one begins
/// where a line of that chain does: from there on both are the same.
struct LineSeam {
  /// What the line uses so far, and its thickness so far.
  private var used: Double
  private var thickness: Double
  /// The line's first item.
  private(set) var firstItem: Int
  /// The lines that ended in the next chain's items; they are noted behind the chains' own.
  private(set) var lineCount = 0

  /// The last line of a chain that begins at `origin`.
  init(_ chains: LineChains, endOf chain: Int, origin: Int) {
    unsafe used = chains.used[chain]
    unsafe thickness = chains.thicknesses[chain]
    let line = unsafe chains.lineCounts[chain]
    unsafe firstItem = origin + chains.firstItem(ofChain: chain, line: line)
  }

  /// Takes a chain's items, which begin at `origin`, up to the meeting.
  ///
  /// - Returns: The chain's line that begins where one of these does; nil where none did, and the
  ///   line now ends the chain's items.
  mutating func goOn(
    through sizes: UnsafeBufferPointer<LayoutSize>, origin: Int, chain: Int, _ chains: LineChains,
    _ room: ChainRoom, breaking: LineBreaking
  ) -> Int? {
    let slot = ChainLengths.chains * ChainLengths.slots
    let knownLines = unsafe chains.lineCounts[chain]
    var known = 0
    lineCount = 0
    for item in unsafe 0..<chains.length {
      let size = unsafe FlowSize(sizes[origin + item], crossIsWidth: breaking.crossIsWidth)
      let needed = used + breaking.spacing + size.cross
      guard needed > breaking.limit else {
        used = needed
        thickness = size.main > thickness ? size.main : thickness
        continue
      }
      unsafe room.ends[slot + lineCount] = UInt16(truncatingIfNeeded: item)
      unsafe room.thicknesses[slot + lineCount] = thickness
      lineCount += 1
      firstItem = origin + item
      used = size.cross
      thickness = size.main
      while known < knownLines, unsafe chains.firstItem(ofChain: chain, line: known) < item {
        known += 1
      }
      if unsafe chains.firstItem(ofChain: chain, line: known) == item { return known }
    }
    return nil
  }
}
