import LayoutGeometry
import ReferenceLayout
import Testing

@testable import FlowLayoutCore

/// Capacities found in closed form against lines broken by the loop: F-ROW-3.
@Suite struct LineCapacityTests {
  /// Item, spacing and tolerance for lines that are full or nearly so.
  static func lines(seed: UInt64, count: Int) -> [(item: Double, spacing: Double, room: Double)] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      let columns = Double(1 + random.below(40))
      let room = random.pick([320, 375, 390.0, 428, 768, random.unit() * 1000])
      let spacing = random.pick([0, 1, 5, 7.3, 10, -1])
      return ((room - (columns - 1) * spacing) / columns, spacing, room)
    }
  }

  @Test(arguments: [0, 1e-6])
  func sameAsTheLoop(tolerance: Double) {
    var random = SplitMix64(seed: 17)
    for (item, spacing, room) in LineCapacityTests.lines(seed: 11, count: 3000) {
      let count = 1 + random.below(50)
      var used = 0.0
      var accepted = 0
      while accepted < count {
        let needed = accepted == 0 ? item : used + spacing + item
        if accepted > 0 && needed > room + tolerance { break }
        used = needed
        accepted += 1
      }
      #expect(
        LineCapacity.among(
          count, crossLength: item, spacing: spacing, available: room, tolerance: tolerance)
          == accepted)
    }
  }

  @Test func thirdsOfAWidthFitOnlyWithTheTolerance() {
    let third = (390.0 - 10) / 3
    func capacity(_ tolerance: Double) -> Double {
      LineCapacity.ofUniformPath(
        count: 9, crossLength: third, spacing: 5, available: 390, tolerance: tolerance)
    }
    #expect(capacity(FitTolerance.standard) == 3)
    #expect(capacity(FitTolerance.strict) == 2)
  }

  /// Up to 65,535 items are counted, with the drift of a long sum; from there on it is a quotient.
  @Test func countingEndsWhereTheQuotientBegins() {
    func capacity(_ room: Double) -> Double {
      LineCapacity.ofUniformPath(
        count: 1, crossLength: 0.1, spacing: 0, available: room, tolerance: FitTolerance.strict)
    }
    var used = 0.1
    for held in 1...65_535 {
      // Room for exactly the sum of so many, and for a hair less.
      if held >= 65_500 {
        #expect(capacity(used) == Double(held))
        #expect(capacity(used.nextDown) == Double(held - 1))
      }
      used += 0.1
    }
    // 65,537 and more come from the quotient, exact or not.
    #expect(capacity(0.1 * 70_000) == 70_000)
  }

  /// Count of items, length, spacing and room, and the capacity of the uniform path.
  static let capacities:
    [(count: Int, item: Double, spacing: Double, room: Double, capacity: Double)] = [
      (1, 50, 10, 350, 6),  // beyond the items
      (1, 1, 0, 65_535, 65_535), (1, 1, 0, 65_536, 65_536), (1, 1, 0, 65_537, 65_537),
      (1, 0x1p-10, 0, 0x1p20, 0x1p30), (1, 0x1p-40, 0, 0x1p40, 0x1p53),
      (1, 0x1p-1074, 0, 1, 0x1p53),
      (5, 0, 0, 100, 5), (5, 10, -10, 100, 5), (5, 10, -20, 100, 5),  // no room taken
      (5, 50, 10, 40, 1), (5, 50, 10, -40, 1),
    ]

  @Test(arguments: capacities)
  func uniformPath(count: Int, item: Double, spacing: Double, room: Double, capacity: Double) {
    #expect(
      LineCapacity.ofUniformPath(
        count: count, crossLength: item, spacing: spacing, available: room,
        tolerance: FitTolerance.standard) == capacity)
  }

  /// A section of equal sizes breaks as it does when one more item makes it a varied one.
  @Test(arguments: [PlatformQuirks(), .strictFit])
  func closedFormBreaksLikeTheLoop(quirks: PlatformQuirks) throws {
    for (item, spacing, room) in LineCapacityTests.lines(seed: 23, count: 400) {
      var configuration = FlowConfiguration(container: LayoutSize(width: room, height: 500))
      configuration.quirks = quirks
      let equal = Array(repeating: LayoutSize(width: max(0, item), height: 20), count: 45)
      var section = FlowSection(items: .sizes(equal))
      section.metrics.minimumInteritemSpacing = spacing
      let closed = try FlowLayout(configuration: configuration, sections: [section])
      section.items = .sizes(equal + [LayoutSize(width: 3, height: 20)])
      let loop = try FlowLayout(configuration: configuration, sections: [section])
      func tops(_ layout: FlowLayout) -> [Double] {
        layout.allElements().prefix(45).map(\.frame.y)
      }
      #expect(tops(closed) == tops(loop), "\(item) in \(room)")
    }
  }
}
