import BenchmarkSupport
import FlowLayoutCore
import LayoutGeometry

/// One edit of a section's items.
enum SingleEdit {
  /// A size comes before those from an index on.
  case insert(LayoutSize, at: Int)
  /// The item at an index, which has this size, goes.
  case delete(LayoutSize, at: Int)
  /// An item goes from one index to another, the latter counted without it.
  case move(from: Int, to: Int)
  /// The item at an index takes another size.
  case resize(Int, from: LayoutSize, to: LayoutSize)

  /// The edit as a batch of the engine.
  var batch: BatchUpdates {
    switch self {
    case .insert(let size, let index): .inserting(size, at: index)
    case .delete(_, let index): .deleting(index)
    case .move(let source, let target): .moving(source, to: target)
    case .resize(let index, _, let size): .reloading(index, size)
    }
  }

  /// What takes the edit back.
  var inverse: SingleEdit {
    switch self {
    case .insert(let size, let index): .delete(size, at: index)
    case .delete(let size, let index): .insert(size, at: index)
    case .move(let source, let target): .move(from: target, to: source)
    case .resize(let index, let old, let new): .resize(index, from: new, to: old)
    }
  }

  /// The number of items that it adds, less those that it takes.
  var growth: Int {
    switch self {
    case .insert: 1
    case .delete: -1
    case .move, .resize: 0
    }
  }

  /// Performs the edit on an array.
  func perform(on sizes: inout [LayoutSize]) {
    switch self {
    case .insert(let size, let index): sizes.insert(size, at: index)
    case .delete(_, let index): sizes.remove(at: index)
    case .move(let source, let target): sizes.insert(sizes.remove(at: source), at: target)
    case .resize(let index, _, let size): sizes[index] = size
    }
  }

  /// Performs the edit on flat sizes.
  @inline(__always)
  func perform(on sizes: FlatSizes) {
    switch self {
    case .insert(let size, let index): sizes.insert(size, at: index)
    case .delete(_, let index): sizes.remove(at: index)
    case .move(let source, let target): sizes.move(from: source, to: target)
    case .resize(let index, _, let size): sizes[index] = size
    }
  }
}

/// Some edits one after the other, and what takes them back.
struct EditGroup {
  /// The edits.
  let edits: [SingleEdit]
  /// What takes them back, in the order to perform it.
  let inverses: [SingleEdit]
  /// The edits as batches.
  let batches: [BatchUpdates]
  /// The inverses as batches.
  let undoing: [BatchUpdates]
  /// The number of items that the edits add, less those that they take.
  let growth: Int
  /// The content's height after the edits.
  var height = 0.0

  /// Groups edits.
  init(_ edits: [SingleEdit]) {
    self.edits = edits
    inverses = edits.reversed().map { $0.inverse }
    batches = edits.map { $0.batch }
    undoing = inverses.map { $0.batch }
    growth = edits.reduce(0) { $0 + $1.growth }
  }
}

/// Which group of edits comes next, and which one stands.
final class GroupCursor {
  private var index = 0
  private var standing: EditGroup?

  /// The next group; it stands until `takeBack` is called.
  func next(of groups: [EditGroup]) -> EditGroup {
    let group = groups[index]
    index = index + 1 < groups.count ? index + 1 : 0
    standing = group
    return group
  }

  /// Takes the group that stands back, where there is one.
  func takeBack(_ undo: (EditGroup) -> Void) {
    if let standing { undo(standing) }
    standing = nil
  }
}

/// Random sizes and places of edits.
struct EditGenerator {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A whole number below `bound`, which must be above 0.
  mutating func below(_ bound: Int) -> Int { generator.below(bound) }

  /// A size as those of `SceneSizes.varied`.
  mutating func size() -> LayoutSize {
    let width = 30 + Double(generator.below(1_201)) / 8
    return LayoutSize(width: width, height: 24 + Double(generator.below(257)) / 8)
  }

  /// So many distinct indices below `bound`, or all where these are fewer, in no order.
  mutating func places(_ count: Int, below bound: Int) -> [Int] {
    var places: [Int] = []
    var seen: Set<Int> = []
    while places.count < min(count, bound) {
      let place = generator.below(bound)
      if seen.insert(place).inserted { places.append(place) }
    }
    return places
  }
}
