import LayoutGeometry
import ReferenceLayout
import Testing

@testable import FlowLayoutCore

/// A query looks at the lines that meet its range, and at most at two more: one that touches it at
/// each end.
@Suite struct VisitedLinesTests {
  @Test(arguments: [0.0, 2, 10])
  func aWindowVisitsFewLines(lineSpacing: Double) throws {
    var random = SplitMix64(seed: 41)
    let sizes = (0..<9_000).map { _ in
      LayoutSize(
        width: Double.random(in: 30..<180, using: &random),
        height: Double.random(in: 30..<90, using: &random))
    }
    for items in [SectionItems.sizes(sizes), .uniform(count: 9_000)] {
      var metrics = SectionMetrics()
      metrics.minimumLineSpacing = lineSpacing
      let layout = try FlowLayout(
        configuration: FlowConfiguration(container: LayoutSize(width: 350, height: 700)),
        sections: [FlowSection(items: items, metrics: metrics)])
      let lines = try lineRanges(of: layout)
      for _ in 0..<300 {
        let top = Double.random(in: -100..<layout.contentSize.height, using: &random)
        let height = Double.random(in: 0..<1_500, using: &random)
        let meeting = lines.filter { $0.lowerBound < top + height && $0.upperBound > top }.count
        let rect = LayoutRect(x: 0, y: top, width: 350, height: height)
        #expect(try visitedLineCount(of: layout, in: rect) <= meeting + 2)
      }
    }
  }

  /// Where each line begins and ends, from the frames of its items: the longest spans it.
  private func lineRanges(of layout: FlowLayout) throws -> [ClosedRange<Double>] {
    try (0..<(layout.lineCount(inSection: 0) ?? 0)).map { line in
      let items = try #require(layout.items(ofLine: line, inSection: 0))
      let frames = items.compactMap { layout.frameOfItem(at: ItemPath(section: 0, item: $0)) }
      return (frames.map(\.minY).min() ?? 0)...(frames.map(\.maxY).max() ?? 0)
    }
  }

  /// How many lines the walk of a query takes in hand.
  private func visitedLineCount(of layout: FlowLayout, in rect: LayoutRect) throws -> Int {
    let section = try #require(layout.section(at: 0))
    let range = layout.space.mainRange(of: rect)
    let low = range.low.minus(section.linesOrigin)
    let high = range.high.minus(section.linesOrigin)
    switch section.content {
    case .equal(let count):
      let lines = try #require(section.style.equalLines(of: count))
      return LineSearch.lines(
        from: low, to: high, pitch: lines.pitch, thickness: lines.thickness,
        count: lines.lineCount(of: count)
      ).count
    case .varied(let lines):
      var visited = 0
      var chunks = TreeWalk(lines.tree, from: low, to: high)
      while let (chunk, start) = chunks.next() {
        visited +=
          chunk.lines(
            from: low.minus(start.main), to: high.minus(start.main),
            lineSpacing: section.style.lineSpacing
          ).count
      }
      return visited
    }
  }
}
