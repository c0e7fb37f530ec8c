import LayoutGeometry

/// How many items are broken at once.
enum ChainLengths {
  /// The chains side by side.
  static let chains = 4
  /// The items of a chain of the first block: few, so that little is lost where chains do not meet.
  ///
  /// Prime numbers: where all lines hold equally many items, two or more, chains that begin so far
  /// apart do not meet, and the plain loop, whose branches can be foreseen there, is the faster one.
  static let first = 127
  /// The items of a chain of the blocks that follow.
  static let following = 509
  /// Room for the lines of a chain: as many as items, the last one included.
  static let slots = 512
  /// Room for the lines of all chains and of one seam.
  static let capacity = (chains + 1) * slots
}

/// Four runs of items that are broken into lines side by side, each begun as if at a line's start.
///
/// Where lines end cannot be foreseen, a processor that guesses loses more time at a wrong guess than
/// four chains take together without a guess: every step does the work of both cases and selects.
@unsafe struct LineChains {
  /// The items of one chain.
  let length: Int
  /// The size of the first chain's first item; the chains follow one another.
  private let sizes: UnsafePointer<LayoutSize>
  /// Where lines are noted: room for `slots` of them a chain, and as many more.
  private let room: ChainRoom

  /// How far each chain has come.
  private(set) var used = SIMD4<Double>.zero
  /// The thickness of each chain's last line, which is not finished.
  private(set) var thicknesses = SIMD4<Double>.zero
  /// The finished lines of each chain.
  private(set) var lineCounts = SIMD4<Int>.zero
  /// What all items look like.
  private(set) var survey = SizeSurvey()

  init(length: Int, of sizes: UnsafePointer<LayoutSize>, _ room: ChainRoom) {
    unsafe self.length = length
    unsafe self.sizes = sizes
    unsafe self.room = room
  }

  /// A chain's finished lines from one on; their items count from the chain's first.
  func lines(ofChain chain: Int, from line: Int) -> FoundLines {
    unsafe room.lines(ofChain: chain, line..<lineCounts[chain])
  }

  /// The first item of a chain's line, from the chain's first; the line after the finished ones has
  /// one too.
  @inline(__always)
  func firstItem(ofChain chain: Int, line: Int) -> Int {
    line == 0 ? 0 : unsafe Int(room.ends[chain * ChainLengths.slots + line - 1])
  }

  /// Breaks all chains' items.
  mutating func run(limit: Double, spacing: Double, crossIsWidth: Bool) {
    unsafe crossIsWidth
      ? advance(limit, spacing, crossIsWidth: true)
      : advance(limit, spacing, crossIsWidth: false)
  }

  @inline(__always)
  private mutating func advance(_ limit: Double, _ spacing: Double, crossIsWidth: Bool) {
    let (length, room) = unsafe (length, room)
    let first = unsafe sizes
    let (second, third) = unsafe (first + length, first + 2 * length)
    let fourth = unsafe first + 3 * length
    let limits = SIMD2(repeating: limit)
    var front = unsafe ChainPair(first[0], second[0], slot: 0, limits, crossIsWidth)
    var back = unsafe ChainPair(
      third[0], fourth[0], slot: 2 * ChainLengths.slots, limits, crossIsWidth)
    let spacings = SIMD2(repeating: spacing)
    var item = 1
    while item < length {
      let end = UInt16(truncatingIfNeeded: item)
      unsafe front.take(first[item], second[item], end, limits, spacings, room, crossIsWidth)
      unsafe back.take(third[item], fourth[item], end, limits, spacings, room, crossIsWidth)
      item &+= 1
    }
    unsafe survey = front.survey.whole(with: back.survey)
    unsafe used = SIMD4(lowHalf: front.used, highHalf: back.used)
    unsafe thicknesses = SIMD4(lowHalf: front.thickness, highHalf: back.thickness)
    let slots = SIMD4(0, 1, 2, 3) &* ChainLengths.slots
    unsafe lineCounts =
      SIMD4(front.firstSlot, front.secondSlot, back.firstSlot, back.secondSlot) &- slots
  }
}

/// Room for the lines of four chains and of one seam.
@unsafe struct ChainRoom {
  /// The item after each line's last, from its chain's first.
  let ends: UnsafeMutablePointer<UInt16>
  /// Each line's thickness.
  let thicknesses: UnsafeMutablePointer<Double>
  /// Lines of a chain; the one after the chains is the seam's.
  func lines(ofChain chain: Int, _ lines: Range<Int>) -> FoundLines {
    let slot = chain * ChainLengths.slots + lines.lowerBound
    return unsafe FoundLines(ends: ends + slot, thicknesses: thicknesses + slot, count: lines.count)
  }
}

/// Two chains in the two lanes of a register.
private struct ChainPair {
  /// What each chain's line uses.
  var used: SIMD2<Double>
  /// The thickness of each chain's line.
  var thickness: SIMD2<Double>
  /// Where each chain's line is noted.
  var firstSlot: Int
  var secondSlot: Int
  /// What the items look like.
  var survey = PairSurvey()

  @inline(__always)
  init(
    _ first: LayoutSize, _ second: LayoutSize, slot: Int, _ limit: SIMD2<Double>,
    _ crossIsWidth: Bool
  ) {
    let widths = SIMD2(first.width, second.width)
    let heights = SIMD2(first.height, second.height)
    used = crossIsWidth ? widths : heights
    thickness = crossIsWidth ? heights : widths
    survey.add(used, thickness, limit: limit)
    firstSlot = slot
    secondSlot = slot + ChainLengths.slots
  }

  /// Takes each chain's next item.
  ///
  /// Each line is noted at every item, as if it ended before it; where it does, the next line is
  /// noted in the next slot from then on.
  @inline(__always)
  mutating func take(
    _ first: LayoutSize, _ second: LayoutSize, _ end: UInt16, _ limit: SIMD2<Double>,
    _ spacing: SIMD2<Double>, _ room: ChainRoom, _ crossIsWidth: Bool
  ) {
    let widths = SIMD2(first.width, second.width)
    let heights = SIMD2(first.height, second.height)
    let cross = crossIsWidth ? widths : heights
    let main = crossIsWidth ? heights : widths
    survey.add(cross, main, limit: limit)
    let needed = used + spacing + cross
    let isOver = unsafe unsafeBitCast(needed .> limit, to: SIMD2<Int64>.self)
    unsafe room.ends[firstSlot] = end
    unsafe room.ends[secondSlot] = end
    unsafe room.thicknesses[firstSlot] = thickness.x
    unsafe room.thicknesses[secondSlot] = thickness.y
    firstSlot &-= Int(truncatingIfNeeded: isOver.x)
    secondSlot &-= Int(truncatingIfNeeded: isOver.y)
    used = select(cross, where: isOver, else: needed)
    let kept = select(.zero, where: isOver, else: thickness)
    let isThicker = unsafe unsafeBitCast(main .> kept, to: SIMD2<Int64>.self)
    thickness = select(main, where: isThicker, else: kept)
  }

  /// Bit by bit: selecting lanes by a mask of flags costs several times as much.
  @inline(__always)
  private func select(
    _ a: SIMD2<Double>, where mask: SIMD2<Int64>, else b: SIMD2<Double>
  ) -> SIMD2<Double> {
    let bits = unsafe unsafeBitCast(a, to: SIMD2<Int64>.self)
    let others = unsafe unsafeBitCast(b, to: SIMD2<Int64>.self)
    return unsafe unsafeBitCast(bits & mask | others & ~mask, to: SIMD2<Double>.self)
  }
}
