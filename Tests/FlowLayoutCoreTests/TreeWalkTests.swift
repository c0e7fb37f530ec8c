import ReferenceLayout
import Testing

@testable import FlowLayoutCore

/// Trees of elements that lie anywhere: a walk finds what a scan of all finds, and a change of one
/// element in its place leaves the tree that would be built at once.
///
/// Layouts cannot make all of these trees, so that they would not find a flag that is wrong.
@Suite struct TreeWalkTests {
  /// An element that is nothing but its summary.
  final class Element: TreeChild, TreeElement, @unchecked Sendable {
    var summary: SectionSummary

    init(_ summary: SectionSummary) { self.summary = summary }
  }

  /// Where elements lie.
  enum Shape: CaseIterable {
    /// Between their beginning and the next one's; many touch, or have no length.
    case within
    /// Beyond it too, but none ends before the one before it.
    case ordered
    /// Anywhere.
    case anywhere

    /// The summary of an element of a few units' length.
    func summary(_ random: inout SplitMix64) -> SectionSummary {
      func units(_ range: ClosedRange<Int64>) -> Int64 { Int64.random(in: range, using: &random) }
      var summary = SectionSummary.empty
      let length = units(0...3)
      summary.length = TreePosition(
        items: Int(units(1...3)), lines: 0, main: ExactLength(units: length))
      summary.elementCount = units(0...4) > 0 ? 1 : 0
      let (top, bottom): (Int64, Int64)
      switch self {
      case .within: (top, bottom) = (0, units(0...1) > 0 ? length : units(0...length))
      case .ordered: (top, bottom) = (0, length + 3)
      case .anywhere:
        top = units(-9...9)
        bottom = top + units(0...12)
      }
      summary.top = ExactLength(units: top)
      summary.bottom = ExactLength(units: bottom)
      return summary
    }
  }

  /// The beginnings of what a walk of a tree finds, and of what a scan of its elements finds.
  static func found(
    in tree: SumTree<Element>, _ elements: [Element], from low: Int64, to high: Int64
  ) -> (walk: [TreePosition], scan: [TreePosition]) {
    let (low, high) = (ExactLength(units: low), ExactLength(units: high))
    var walk = TreeWalk(tree, from: low, to: high)
    var walked: [TreePosition] = []
    while let (_, start) = walk.next() { walked.append(start) }
    var scanned: [TreePosition] = []
    var start = TreePosition.zero
    for element in elements {
      let summary = element.summary
      let reaches =
        low <= start.main.plus(summary.bottom) && start.main.plus(summary.top) <= high
      if reaches && !summary.isVacant { scanned.append(start) }
      start.add(summary.length)
    }
    return (walked, scanned)
  }

  @Test(arguments: Shape.allCases, [0, 1, 2, 15, 16, 17, 40, 300])
  func walksFindWhatScansFind(shape: Shape, count: Int) {
    var random = SplitMix64(seed: UInt64(count) &* 7 &+ 1)
    for _ in 0..<40 {
      let elements = (0..<count).map { _ in Element(shape.summary(&random)) }
      let tree = SumTree(elements)
      #expect(fault(in: tree) == nil)
      for _ in 0..<20 {
        let low = Int64.random(in: -5...Int64(2 * count + 5), using: &random)
        let high = low + Int64.random(in: 0...6, using: &random)
        let (walk, scan) = Self.found(in: tree, elements, from: low, to: high)
        #expect(walk == scan, "\(low) to \(high)")
      }
    }
  }

  /// From each shape to each, by the last element and by others.
  @Test(arguments: Shape.allCases, Shape.allCases)
  func renewedElementsLeaveTheTreeMadeAtOnce(from old: Shape, to new: Shape) {
    var random = SplitMix64(seed: 3)
    for _ in 0..<30 {
      let elements = (0..<60).map { _ in Element(old.summary(&random)) }
      var tree = SumTree(elements)
      for step in 0..<20 {
        let index = step % 5 == 0 ? 59 : Int.random(in: 0..<60, using: &random)
        let item = elements[..<index].reduce(0) { $0 + $1.summary.length.items }
        // The one changed back and forth, so that trees come to be of the old shape again.
        elements[index].summary = (step % 3 == 2 ? old : new).summary(&random)
        tree.renewElement(ofItem: item)
        #expect(fault(in: tree) == nil, "step \(step)")
        #expect(tree.summary == SumTree(elements).summary)
      }
    }
  }
}
