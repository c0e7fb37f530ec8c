import LayoutGeometry

/// Keeping pieces few: edits leave short chunks, crumbs, which the splice takes along and joins.
extension LineSplice {
  /// Takes short chunks before the first one too, so that edits do not leave a trail of crumbs.
  mutating func takeCrumbs(before first: LineChunk) {
    pendingStart = takenStart
    // Pieces of edits are short only where their neighbours were, or at the end.
    guard first.lineCount < LineChunk.leastLineCount else { return }
    var crumbs: [LineChunk] = []
    var lineCount = first.lineCount
    while takenStart > 0, lineCount < LineChunk.largestLineCount / 2 {
      let (chunk, start) = old.element(ofItem: takenStart - 1)
      guard chunk.run == nil, chunk.lineCount < LineChunk.leastLineCount else { break }
      crumbs.append(chunk)
      takenStart = start.items
      lineCount += chunk.lineCount
    }
    pendingStart = takenStart
    for chunk in crumbs.reversed() {
      pending += chunk.sizes[chunk.firstSize..<chunk.firstSize + chunk.itemCount]
    }
  }

  /// Joins neighbours among the new chunks that are short together.
  mutating func joinCrumbs() {
    var index = 0
    while index + 1 < chunks.count {
      if let joined = breaking.joined(chunks[index], chunks[index + 1]) {
        chunks[index] = joined
        chunks.remove(at: index + 1)
      } else {
        index += 1
      }
    }
  }
}

extension LineBreaking {
  /// Two neighbours as one chunk; nil where they are not short, or are runs.
  fileprivate func joined(_ left: LineChunk, _ right: LineChunk) -> LineChunk? {
    guard left.lineCount + right.lineCount < LineChunk.leastLineCount * 2,
      left.run == nil, right.run == nil
    else { return nil }
    let sizes = Array(
      left.sizes[left.firstSize..<left.firstSize + left.itemCount]
        + right.sizes[right.firstSize..<right.firstSize + right.itemCount])
    // Lines too long for 64 bits end a chunk early: then the two stay apart.
    let joined = chunks(of: sizes).chunks
    return joined.count == 1 ? joined[0] : nil
  }
}
