import LayoutGeometry
import Testing

@testable import FlowLayoutCore

/// The first way in which a tree breaks its own rules; nil where none.
///
/// Walks everything: depths, capacities, places, orders and summaries.
func fault<Element: TreeElement>(in tree: SumTree<Element>) -> String?
where Element.Summary: Equatable {
  var leafDepths: Set<Int> = []
  func walk(_ node: SumNode<Element>, depth: Int) -> String? {
    let indices = 0..<node.count
    let summaries = indices.map {
      node.isLeaf ? node.element($0).summary : node.child($0).summary
    }
    if summaries.count > SumNode<Element>.capacity { return "a node of \(summaries.count)" }
    if summaries.isEmpty && depth > 0 { return "an empty node at depth \(depth)" }
    var sum = Element.Summary.empty
    var isOrdered = true
    let places = node.places
    for (index, summary) in summaries.enumerated() {
      let (start, content) = unsafe (node.start(index), places.contents[index])
      if start != sum.length { return "child \(index) begins at \(start)" }
      if content.summary != summary { return "child \(index) is noted as another" }
      let isThroughout = node.isLeaf || node.child(index).isOrderedThroughout
      if content.isOrderedThroughout != isThroughout { return "child \(index): wrong order noted" }
      if index > 0 {
        let (top, bottom) = (places.top(index - 1), places.bottom(index - 1))
        if places.top(index) < top || places.bottom(index) < bottom { isOrdered = false }
      }
      let isWithin = node.isLeaf || node.child(index).isWithinThroughout
      if content.isWithinThroughout != isWithin { return "child \(index): wrong reach noted" }
      let below = node.isLeaf ? nil : unsafe node.child(index).memory.rest
      if unsafe node.memory.below(index)?.rest != below { return "child \(index): other memory" }
      sum.append(summary)
    }
    if sum != node.summary { return "a summary is \(node.summary), its parts \(sum)" }
    if node.isOrdered != isOrdered { return "isOrdered is \(node.isOrdered)" }
    let isThroughout =
      isOrdered && (node.isLeaf || indices.allSatisfy { node.child($0).isOrderedThroughout })
    if node.isOrderedThroughout != isThroughout { return "isOrderedThroughout is wrong" }
    let isWithin = indices.allSatisfy { unsafe places.contents[$0].isWithin }
    if node.isWithinThroughout != isWithin { return "isWithinThroughout is wrong" }
    if node.isLeaf {
      leafDepths.insert(depth)
      return nil
    }
    for index in indices {
      if let fault = walk(node.child(index), depth: depth + 1) { return fault }
    }
    return nil
  }
  if let fault = walk(tree.root, depth: 0) { return fault }
  if tree.root.count == 1 && !tree.root.isLeaf { return "a root with one child" }
  return leafDepths.count > 1 ? "leaves at depths \(leafDepths)" : nil
}

/// A line as the section sees it.
struct WholeLine: Equatable {
  var firstItem: Int
  var itemCount: Int
  var offset: ExactLength
}

extension VariedLines {
  /// All lines in order, from all chunks.
  var wholeLines: [WholeLine] {
    var lines: [WholeLine] = []
    tree.visitAll { chunk, start in
      for index in 0..<chunk.lineCount {
        let line = chunk.line(index)
        lines.append(
          WholeLine(
            firstItem: start.items + line.firstItem, itemCount: line.itemCount,
            offset: start.main.plus(line.offset)))
      }
    }
    return lines
  }

  /// All sizes in order.
  var wholeSizes: [LayoutSize] {
    var sizes: [LayoutSize] = []
    tree.visitAll { chunk, _ in sizes += (0..<chunk.itemCount).map(chunk.size(ofItem:)) }
    return sizes
  }

  /// The number of chunks.
  var chunkCount: Int {
    var count = 0
    tree.visitAll { _, _ in count += 1 }
    return count
  }

  /// The number of arrays in which sizes lie; one that is left and come back to counts again.
  var arrayCount: Int {
    var count = 0
    var last: [LayoutSize] = []
    tree.visitAll { chunk, _ in
      if !chunk.sizes.isSameStorage(as: last) { count += 1 }
      last = chunk.sizes
    }
    return count
  }

  /// The first way in which the lines break their own rules, or differ from lines made at once;
  /// nil where none.
  func difference(from sizes: [LayoutSize], _ breaking: LineBreaking) -> String? {
    if let fault = fault(in: tree) { return fault }
    if wholeSizes != sizes { return "sizes differ" }
    let fresh = VariedLines(tree: SumTree(breaking.chunks(of: sizes).chunks))
    let (lines, freshLines) = (wholeLines, fresh.wholeLines)
    if lines != freshLines {
      let index = zip(lines, freshLines).enumerated().first { $1.0 != $1.1 }?.offset
      return "\(lines.count) lines, afresh \(freshLines.count); line \(index ?? -1) differs"
    }
    if tree.summary != fresh.tree.summary {
      return "summary \(tree.summary), afresh \(fresh.tree.summary)"
    }
    var fault: String?
    tree.visitAll { chunk, _ in fault = fault ?? chunk.fault }
    return fault
  }
}

extension LineChunk {
  /// The first way in which a chunk breaks its own rules; nil where none.
  fileprivate var fault: String? {
    if itemCount < 1 || lineCount < 1 { return "a chunk of \(itemCount) items" }
    if run == nil && lineCount > LineChunk.largestLineCount { return "\(lineCount) lines" }
    if line(0).firstItem != 0 || line(0).offset != .zero { return "the first line begins late" }
    let counts = (0..<lineCount).map { line($0).itemCount }
    if counts.contains(where: { $0 < 1 }) || counts.reduce(0, +) != itemCount {
      return "line counts \(counts)"
    }
    if summary.lastCount != counts.last { return "last count \(summary.lastCount)" }
    if summary.largestEarlierCount != counts.dropLast().max() ?? 0 {
      return "largest earlier count \(summary.largestEarlierCount)"
    }
    for item in Set([0, itemCount / 2, itemCount - 1]) {
      if !line(lineIndex(ofItem: item)).items.contains(item) { return "item \(item) is not found" }
    }
    return nil
  }
}
