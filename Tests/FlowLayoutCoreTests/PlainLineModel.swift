import LayoutGeometry
import ReferenceLayout

@testable import FlowLayoutCore

/// Lines as one plain loop breaks them, without chunks, tables or limits: what fast ways must equal.
struct PlainLineModel: Equatable {
  /// The first item of each line.
  var firstItems: [Int] = []
  /// Where each line begins.
  var offsets: [ExactLength] = []
  /// What a tree keeps of all lines together.
  var summary = LineSummary.empty

  init(_ breaking: LineBreaking, _ sizes: [LayoutSize]) {
    var (top, bottom) = (ExactLength.zero, ExactLength.zero)
    var next = ExactLength.zero
    var counts: [Int] = []
    var item = 0
    while item < sizes.count {
      let first = item
      var used = 0.0
      var thickness = 0.0
      while item < sizes.count {
        let size = FlowSize(sizes[item], crossIsWidth: breaking.crossIsWidth)
        let needed = item == first ? size.cross : used + breaking.spacing + size.cross
        if let count = breaking.fixedCount {
          if item - first == count { break }
        } else if item > first && needed > breaking.limit {
          break
        }
        used = needed
        thickness = max(thickness, size.main)
        item += 1
      }
      firstItems.append(first)
      offsets.append(next)
      counts.append(item - first)
      top = min(top, next)
      let end = next.plus(ExactLength(thickness))
      bottom = counts.count == 1 ? end : max(bottom, end)
      next = end.plus(breaking.lineSpacing)
    }
    let flowSizes = sizes.map { FlowSize($0, crossIsWidth: breaking.crossIsWidth) }
    summary = LineSummary(
      length: TreePosition(items: sizes.count, lines: counts.count, main: next), top: top,
      bottom: bottom, largestEarlierCount: counts.dropLast().max() ?? 0,
      lastCount: counts.last ?? 0, firstSize: flowSizes[0],
      isUniform: flowSizes.allSatisfy { $0 == flowSizes[0] },
      longestCross: flowSizes.map(\.cross).filter { $0 > breaking.limit }.max() ?? 0)
  }

  /// The lines of chunks, one after the other.
  init(_ chunks: [LineChunk]) {
    for chunk in chunks {
      let start = summary.length
      for index in 0..<chunk.lineCount {
        let line = chunk.line(index)
        firstItems.append(start.items + line.firstItem)
        offsets.append(start.main.plus(line.offset))
      }
      summary.append(chunk.summary)
    }
  }
}

/// Sizes that are hard on some part of line breaking.
enum HardSizes: String, CaseIterable {
  case random, ties, pairs, triples, oversize, rows, zeros, narrow, thick, rarelyThick, huge, mixed
  case mosaic, brokenMosaic, thickMosaic

  /// So many sizes for lines of 350 points.
  func list(_ count: Int, _ random: inout SplitMix64) -> [LayoutSize] {
    (0..<count).map { item in
      let height = 24 + random.unit() * 32
      let width = 30 + Double(random.below(1_201)) / 8
      let eighths = Double(random.below(8)) * 43.75
      let period = [120.0, 120.0, 60.0]
      let tile = LayoutSize(width: period[item % 3] * 1.4, height: 40 - Double(item % 3) * 8)
      return switch self {
      case .random: LayoutSize(width: 30 + random.unit() * 150, height: height)
      // Sums of these come out at 350 exactly, or at a rounding error from it.
      case .ties: LayoutSize(width: [eighths, 350.0 / 3, 70, 0.1][random.below(4)], height: height)
      case .pairs: LayoutSize(width: 160, height: height)
      case .triples: LayoutSize(width: period[item % 3] * 1.4, height: height)
      case .oversize: LayoutSize(width: 351 + width, height: height)
      case .rows: LayoutSize(width: 350, height: height)
      // The same sizes again and again, and with another one among them now and then.
      case .mosaic: tile
      case .brokenMosaic:
        random.chance(0.001) ? LayoutSize(width: random.unit() * 160, height: height) : tile
      // Positions leave 64 bits before a chunk is full.
      case .thickMosaic:
        LayoutSize(width: tile.width, height: item % 5 == 0 ? 0x1p16 : tile.height)
      case .zeros: LayoutSize(width: 0, height: random.chance(0.5) ? 0 : height)
      case .narrow: LayoutSize(width: random.unit() * 4, height: height)
      case .thick: LayoutSize(width: width, height: height * 0x1p11)
      case .rarelyThick:
        LayoutSize(
          width: width, height: random.chance(0.01) ? 0x1p8 + random.unit() * 0x1p17 : height)
      case .huge: LayoutSize(width: width, height: random.chance(0.01) ? 0x1p40 : height)
      case .mixed:
        LayoutSize(
          width: random.chance(0.02) ? 0x1p40 : random.chance(0.1) ? -0.0 : width,
          height: random.chance(0.1) ? -0.0 : height)
      }
    }
  }
}
