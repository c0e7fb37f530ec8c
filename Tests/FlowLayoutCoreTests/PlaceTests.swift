import FlowLayoutCore
import LayoutGeometry
import ReferenceLayout
import Testing

/// Lines and columns, sections by position, and many frames at once, against the model.
@Suite struct PlaceTests {
  /// Scenes of which some have sections in many pieces.
  static func scene(_ seed: UInt64, isDyadic: Bool = false) -> (LayoutScene, SplitMix64) {
    var random = RandomLayouts(seed: seed, isDyadic: isDyadic)
    if seed % 10 == 0 { random.itemCounts = [0, 300, 700] }
    return (random.scene(), random.numbers)
  }

  @Test func linesAndColumns() throws {
    for seed in UInt64(1)...200 {
      let (scene, _) = PlaceTests.scene(seed)
      let layout = try scene.engine()
      for (index, section) in scene.model().sections.enumerated() {
        #expect(layout.lineCount(inSection: index) == section.lineCounts.count, "seed \(seed)")
        #expect(layout.items(ofLine: section.lineCounts.count, inSection: index) == nil)
        var first = 0
        for (line, count) in section.lineCounts.enumerated() {
          let items = first..<first + count
          #expect(layout.items(ofLine: line, inSection: index) == items, "seed \(seed)")
          for item in items {
            let position = layout.linePosition(ofItemAt: ItemPath(section: index, item: item))
            let expected = LinePosition(line: line, column: item - first)
            #expect(position == expected, "seed \(seed)")
          }
          first += count
        }
      }
    }
  }

  @Test func sectionsByPosition() throws {
    for seed in UInt64(1)...300 {
      var (scene, numbers) = PlaceTests.scene(seed, isDyadic: true)
      for index in scene.sections.indices {  // no section may have a negative length
        scene.sections[index].metrics.minimumLineSpacing = 4
        scene.sections[index].metrics.minimumInteritemSpacing = 4
        scene.sections[index].metrics.sectionInset = .zero
      }
      let layout = try scene.engine()
      let offsets = scene.model().sections.map(\.mainOffset)
      let vertical = scene.configuration.scrollDirection == .vertical
      let extent = vertical ? layout.contentSize.height : layout.contentSize.width
      func expected(_ position: Double) -> Int? {
        offsets.isEmpty ? nil : offsets.lastIndex { $0 <= position } ?? 0
      }
      for (index, offset) in offsets.enumerated() {
        let found = try #require(layout.mainOffset(ofSection: index))
        #expect(nearly(found, offset), "seed \(seed)")
        #expect(layout.section(atMainOffset: found) == expected(offset), "seed \(seed)")
      }
      for position in [-5, -.infinity, .infinity, extent, numbers.unit() * extent] {
        #expect(layout.section(atMainOffset: position) == expected(position), "seed \(seed)")
      }
      #expect(layout.section(atMainOffset: .nan) == expected(0))
      for fraction in [0, 0.25, 1] {
        #expect(layout.section(atFraction: fraction) == expected(fraction * extent))
      }
      #expect(layout.section(atFraction: .nan) == expected(0))
      #expect(layout.section(atFraction: -3) == expected(0))
      #expect(layout.section(atFraction: .infinity) == expected(extent))
    }
  }

  @Test func framesAtOnce() throws {
    for seed in UInt64(1)...200 {
      var (scene, numbers) = PlaceTests.scene(seed)
      let layout = try scene.engine()
      for (index, section) in scene.sections.enumerated() {
        let start = numbers.below(section.itemCount + 2) - 1
        let range = start..<start + numbers.below(section.itemCount + 3)
        let room = numbers.below(range.count + 3)
        let existing = range.clamped(to: 0..<section.itemCount).prefix(room)
        let blank = LayoutRect(x: -1, y: -1, width: -1, height: -1)
        var frames = Array(repeating: blank, count: room)
        var count = 0
        unsafe frames.withUnsafeMutableBufferPointer {
          count = unsafe layout.copyItemFrames(range, inSection: index, into: $0)
        }
        #expect(count == existing.count, "seed \(seed)")
        for (place, item) in existing.enumerated() {
          let frame = layout.frameOfItem(at: ItemPath(section: index, item: item))
          #expect(frames[place] == frame, "seed \(seed)")
        }
        #expect(frames.dropFirst(count).allSatisfy { $0 == blank }, "seed \(seed)")
      }
    }
  }

  @Test func placesThatDoNotExist() throws {
    let layout = try EdgeTests.layout(count: 3)
    for section in [-1, 1, .max] {
      #expect(layout.lineCount(inSection: section) == nil)
      #expect(layout.items(ofLine: 0, inSection: section) == nil)
      #expect(layout.mainOffset(ofSection: section) == nil)
      #expect(layout.linePosition(ofItemAt: ItemPath(section: section, item: 0)) == nil)
      var frame = [LayoutRect.zero]
      unsafe frame.withUnsafeMutableBufferPointer {
        #expect(unsafe layout.copyItemFrames(0..<1, inSection: section, into: $0) == 0)
      }
    }
    #expect(layout.items(ofLine: -1, inSection: 0) == nil)
    for item in [-1, 3, .max] {
      #expect(layout.linePosition(ofItemAt: ItemPath(section: 0, item: item)) == nil)
    }
  }

  @Test(arguments: [-1, 0, 1, 1023, 1024, 1025, 3000])
  func sizesFromASource(count: Int) {
    var asked: [Int] = []
    let items = unsafe SectionItems.sizes(count: count) { range, buffer in
      asked += range
      for (place, item) in range.enumerated() where item % 3 > 0 {
        unsafe buffer[place] = LayoutSize(width: Double(item), height: 1)
      }
    }
    let expected = (0..<max(0, count)).map { item in
      item % 3 > 0 ? LayoutSize(width: Double(item), height: 1) : .zero
    }
    #expect(items == .sizes(expected))
    #expect(asked == Array(0..<max(0, count)))
  }
}
