import LayoutGeometry

/// The loop that every size passes through.
extension LineBreaking {
  /// Fills one chunk with lines from an item on: until it is full, or the items end.
  ///
  /// State is in locals, and per item nothing is allocated, called or checked: this is where the
  /// time of a layout goes. Sizes need not be valid: any numbers give some chunk.
  func fill(
    _ room: ChunkRoom, _ sizes: UnsafeBufferPointer<LayoutSize>, from start: Int, lineLimit: Int
  ) -> FilledChunk {
    unsafe room.offsets[0] = 0
    unsafe room.firstItems[0] = 0
    if let fixedCount {
      return unsafe fillGrid(room, sizes, from: start, lineLimit, count: fixedCount)
    }
    return crossIsWidth
      ? unsafe fillGreedily(room, sizes, from: start, lineLimit, crossIsWidth: true)
      : unsafe fillGreedily(room, sizes, from: start, lineLimit, crossIsWidth: false)
  }

  /// Lines that take as many items as fit.
  @inline(__always)
  private func fillGreedily(
    _ room: ChunkRoom, _ sizes: UnsafeBufferPointer<LayoutSize>, from start: Int,
    _ lineLimit: Int, crossIsWidth: Bool
  ) -> FilledChunk {
    let limit = limit
    let spacing = spacing
    let short = shortLengths
    let first = unsafe FlowSize(sizes[start], crossIsWidth: crossIsWidth)
    var survey = SizeSurvey()
    unsafe survey.look(at: sizes[start])
    var used = first.cross
    var thickness = first.main
    var line = LineState(firstCross: used)
    var item = start + 1
    while item < sizes.count {
      let size = unsafe sizes[item]
      survey.look(at: size)
      let cross = crossIsWidth ? size.width : size.height
      let main = crossIsWidth ? size.height : size.width
      let needed = used + spacing + cross
      if needed > limit {
        guard line.close(thickness: thickness, short) else {
          return endLong(line, survey, start: start, next: item, thickness)
        }
        guard unsafe line.begin(at: item &- start, firstCross: cross, room, lineLimit) else {
          return end(line, survey, at: item)
        }
        used = cross
        thickness = main
      } else {
        used = needed
        thickness = main > thickness ? main : thickness
      }
      item &+= 1
    }
    guard line.close(thickness: thickness, short) else {
      return endLong(line, survey, start: start, next: item, thickness)
    }
    return end(line, survey, at: item)
  }

  /// Lines of a fixed number of items, whose sizes are valid.
  private func fillGrid(
    _ room: ChunkRoom, _ sizes: UnsafeBufferPointer<LayoutSize>, from start: Int,
    _ lineLimit: Int, count: Int
  ) -> FilledChunk {
    let short = shortLengths
    var line = LineState(firstCross: 0)
    var item = start
    while true {
      let next = min(item + count, sizes.count)
      var thickness = 0.0
      for index in item..<next {
        thickness = max(
          thickness, unsafe FlowSize(sizes[index], crossIsWidth: crossIsWidth).main)
      }
      guard line.close(thickness: thickness, short) else {
        return endLong(line, SizeSurvey(), start: start, next: next, thickness)
      }
      guard next < sizes.count,
        unsafe line.begin(at: next - start, firstCross: 0, room, lineLimit)
      else {
        return end(line, SizeSurvey(), at: next)
      }
      item = next
    }
  }

  /// Ends a chunk after a closed line.
  private func end(_ line: LineState, _ survey: SizeSurvey, at item: Int) -> FilledChunk {
    FilledChunk(
      end: item, lineCount: line.index + 1, length: ExactLength(units: line.end),
      largestEarlierCount: line.largestEarlierCount, longestFirst: line.longestFirst,
      isSuspicious: survey.isSuspicious)
  }

  /// Ends a chunk before a line too long for 64 bits, or after it where it is the only one.
  private func endLong(
    _ line: LineState, _ survey: SizeSurvey, start: Int, next: Int, _ thickness: Double
  ) -> FilledChunk {
    guard line.index > 0 else {
      return FilledChunk(
        end: next, lineCount: 1, length: lineLength(thickness: thickness),
        longestFirst: line.longestFirst, isSuspicious: survey.isSuspicious)
    }
    // Counts of the lines that stay may be too large by the one that goes: a little less exact than
    // elsewhere is not good enough, so they are taken from before it began.
    return FilledChunk(
      end: start + line.firstItem, lineCount: line.index,
      length: ExactLength(units: line.offset), largestEarlierCount: line.countBefore,
      longestFirst: line.longestBefore, isSuspicious: survey.isSuspicious)
  }
}

/// The line being filled, and what the ones before it had at most.
private struct LineState {
  /// Its index in the chunk.
  var index = 0
  /// Its first item, from the chunk's first.
  var firstItem = 0
  /// Where it begins, in units from the chunk's beginning.
  var offset: Int64 = 0
  /// Where the next one begins, once it is closed.
  var end: Int64 = 0
  /// The most items of the lines before it.
  var largestEarlierCount = 0
  /// The longest cross length of a line's first item, this one's included.
  var longestFirst: Double
  /// `largestEarlierCount` and `longestFirst` as they were for the line before.
  var countBefore = 0
  var longestBefore = 0.0

  init(firstCross: Double) {
    longestFirst = firstCross
  }

  /// Ends the line; false where its length, or the spacing, needs more than 64 bits.
  ///
  /// Nearly all lines are thinner than 2⁸ points: their units are the significand of a sum, which
  /// costs neither a conversion nor a check. Sizes that are no lengths pass through here too.
  @inline(__always)
  mutating func close(thickness: Double, _ short: LineBreaking.ShortLengths) -> Bool {
    if thickness < short.thinThickness {
      end = offset &+ ExactLength.thinUnits(thickness) &+ short.spacing
      return true
    }
    guard let units = LineState.thickUnits(thickness, short) else { return false }
    end = offset &+ units &+ short.spacing
    return true
  }

  @inline(never)
  private static func thickUnits(
    _ thickness: Double, _ short: LineBreaking.ShortLengths
  ) -> Int64? {
    thickness.magnitude < short.thickness ? ExactLength.smallUnits(thickness) : nil
  }

  /// Begins the next line at an item; false where the chunk is full.
  @inline(__always)
  mutating func begin(
    at item: Int, firstCross: Double, _ room: ChunkRoom, _ lineLimit: Int
  ) -> Bool {
    let isFar = end &+ LineChunk.farthestOffset < 0
    if index &+ 1 == lineLimit || item >= LineChunk.largestItemCount || isFar { return false }
    countBefore = largestEarlierCount
    longestBefore = longestFirst
    let count = item &- firstItem
    largestEarlierCount = count > largestEarlierCount ? count : largestEarlierCount
    longestFirst = firstCross > longestFirst ? firstCross : longestFirst
    index &+= 1
    firstItem = item
    offset = end
    unsafe room.offsets[index] = end
    unsafe room.firstItems[index] = UInt16(truncatingIfNeeded: item)
    return true
  }
}
