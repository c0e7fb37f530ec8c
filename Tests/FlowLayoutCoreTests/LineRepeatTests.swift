import LayoutGeometry
import ReferenceLayout
import Testing

@testable import FlowLayoutCore

/// Sizes that come again share the lines of those before them; whatever interrupts them is noticed.
@Suite struct LineRepeatTests {
  /// Three rows of six items in 350 points: 170 and 170, 80 and 170, 170 and 80.
  static func tile(_ item: Int) -> LayoutSize {
    LayoutSize(width: [170, 170, 80][item % 3], height: [40, 32, 24][item % 3])
  }

  /// 255 rows are 85 patterns: the chunks' items.
  static let chunkItems = 85 * 6

  static let count = 5 * chunkItems + 7

  /// The comparisons would say nothing if patterns were not found.
  @Test func chunksOfAPatternAreAlike() {
    let sizes = (0..<LineRepeatTests.count).map(LineRepeatTests.tile)
    var making = ChunkMaking(LineChainTests.breaking(), sizes)
    LineChainTests.breaking().breakInOrder(&making)
    let full = making.chunks.prefix(5)
    #expect(full.map(\.itemCount) == Array(repeating: LineRepeatTests.chunkItems, count: 5))
    #expect(full.allSatisfy { $0.summary == making.chunks[0].summary })
  }

  /// Around every chunk's ends, one size is another: in its width, in its height, or in neither.
  @Test(arguments: [
    LayoutSize(width: 1, height: 24), LayoutSize(width: 350, height: 24),
    LayoutSize(width: 170, height: 41), LayoutSize(width: 80, height: 24),
    LayoutSize(width: 400, height: 32),
  ])
  func anInterruptionIsNoticed(_ other: LayoutSize) {
    let sizes = (0..<LineRepeatTests.count).map(LineRepeatTests.tile)
    let breaking = LineChainTests.breaking()
    for chunk in 1...5 {
      for place in -8...6 {
        var sizes = sizes
        sizes[chunk * LineRepeatTests.chunkItems + place] = other
        var making = ChunkMaking(breaking, sizes)
        breaking.breakInOrder(&making)
        let agrees = PlainLineModel(making.chunks) == PlainLineModel(breaking, sizes)
        #expect(agrees, "chunk \(chunk), place \(place)")
      }
    }
  }

  /// The items end anywhere in a pattern.
  @Test func anEndIsNoticed() {
    let breaking = LineChainTests.breaking()
    let sizes = (0..<LineRepeatTests.count).map(LineRepeatTests.tile)
    for chunk in 2...3 {
      for place in -13...13 {
        let part = Array(sizes[..<(chunk * LineRepeatTests.chunkItems + place)])
        var making = ChunkMaking(breaking, part)
        breaking.breakInOrder(&making)
        let agrees = PlainLineModel(making.chunks) == PlainLineModel(breaking, part)
        #expect(agrees, "\(part.count) items")
      }
    }
  }

  /// An invalid size in a repeated pattern is refused at its first place.
  @Test func invalidPatternsAreRefused() {
    var sizes = (0..<LineRepeatTests.count).map(LineRepeatTests.tile)
    for place in stride(from: 700, to: sizes.count, by: LineRepeatTests.chunkItems) {
      sizes[place].height = .nan
    }
    #expect(LineChainTests.breaking().chunks(of: sizes).invalid == 700)
    for place in stride(from: 190, to: 700, by: LineRepeatTests.chunkItems) {
      sizes[place].height = .nan
    }
    #expect(LineChainTests.breaking().chunks(of: sizes).invalid == 190)
  }
}
