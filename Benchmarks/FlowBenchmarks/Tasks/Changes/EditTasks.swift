import BenchmarkSupport
import FlowLayoutCore
import LayoutGeometry

/// The numbers of items that changes are measured at.
let editedCounts = [10_000, 100_000, 1_000_000]

/// Single edits of a section of varied sizes, at random places.
enum EditTasks {
  static var all: [BenchmarkTask] {
    [
      resize,
      edits("change/insert", seed: 12) { edits, sizes, generator in
        (0..<min(edits, sizes.count)).map {
          .insert(generator.size(), at: generator.below(sizes.count + $0 + 1))
        }
      },
      edits("change/delete", seed: 13) { edits, sizes, generator in
        // From the last one on, so that each index is still that of the item.
        generator.places(edits, below: sizes.count).sorted(by: >).map {
          .delete(sizes[$0], at: $0)
        }
      },
      edits("change/move", seed: 14) { edits, sizes, generator in
        (0..<min(edits, sizes.count)).map { _ in
          .move(from: generator.below(sizes.count), to: generator.below(sizes.count))
        }
      },
      insertPeriodic, afterCopy,
    ]
  }

  /// The edits of a call of the engine and of the kernel, and how many calls do others before they
  /// come again.
  private static let (groupSize, kernelGroupSize) = (64, 8)
  private static let groupCount = 8

  /// One item takes another size, and the end of the content is asked for; beside a full layout.
  private static var resize: BenchmarkTask {
    BenchmarkTask("change/resize-far-query", unit: .edit, counts: editedCounts) { count in
      keepFreedPages(true)
      let scene = try EditedScene(SceneSizes.varied(count))
      let height = scene.height
      let resizes = try ResizeCycle(scene, length: 512, seed: 11)
      let kept = KeptLayout()
      return .timed(
        engine: BenchmarkBody(operations: 64) {
          for _ in 0..<64 { try resizes.resizeAndAskForTheEnd() }
        },
        floor: BenchmarkBody {
          try EngineAdapter.layOut(scene.scene, reusing: &kept.layout)
          try expectEqual(kept.layout?.contentSize.height, height, "content height")
        }, operations: 1, unitsPerOperation: 1)
    }
  }

  /// Edits of a kind in groups, each taken back before the next one; beside a memmove of flat sizes.
  private static func edits(
    _ name: String, seed: UInt64,
    _ makeEdits: @escaping (Int, [LayoutSize], inout EditGenerator) -> [SingleEdit]
  ) -> BenchmarkTask {
    BenchmarkTask(name, unit: .edit, counts: editedCounts) { count in
      keepFreedPages(true)
      let scene = try EditedScene(SceneSizes.varied(count))
      var generator = EditGenerator(seed: seed)
      func group(_ size: Int) -> EditGroup { EditGroup(makeEdits(size, scene.sizes, &generator)) }
      var rehearsed = (0..<groupCount).map { _ in group(groupSize) }
      try scene.rehearse(&rehearsed)
      let groups = rehearsed
      let kernelGroups = (0..<groupCount).map { _ in group(kernelGroupSize) }
      let flat = FlatSizes(scene.sizes, room: kernelGroupSize)
      let (engine, floor) = (GroupCursor(), GroupCursor())
      return .timed(
        engine: BenchmarkBody(operations: groups[0].edits.count) {
          // Where this failed the next content height would tell.
          engine.takeBack { try? scene.perform($0.undoing) }
        } call: {
          let group = engine.next(of: groups)
          try scene.perform(group.batches)
          try expectEqual(scene.height, group.height, "content height")
        },
        floor: BenchmarkBody {
          floor.takeBack { for edit in $0.inverses { edit.perform(on: flat) } }
        } call: {
          let group = floor.next(of: kernelGroups)
          for edit in group.edits { edit.perform(on: flat) }
          try expectEqual(flat.count, count + group.growth, "items")
        }, operations: kernelGroups[0].edits.count, unitsPerOperation: 1)
    }
  }

  /// An insert half-way into widths that repeat, after which no line begins where one did; beside a
  /// layout of what follows.
  private static var insertPeriodic: BenchmarkTask {
    BenchmarkTask("change/insert-periodic", unit: .edit, counts: editedCounts) { count in
      keepFreedPages(true)
      let scene = try EditedScene(SceneSizes.periodic(count), width: 250)
      // At the beginning of a line, and of the period.
      let place = count / 12 * 6
      let following = FlowScene.oneSection(Array(scene.sizes[place...]), width: 250)
      let expected = try EngineAdapter.layOut(following).contentSize.height
      var groups = [EditGroup([.insert(scene.sizes[0], at: place)])]
      try scene.rehearse(&groups)
      let inserts = groups
      let (cursor, kept) = (GroupCursor(), KeptLayout())
      return .timed(
        engine: BenchmarkBody {
          cursor.takeBack { try? scene.perform($0.undoing) }
        } call: {
          let group = cursor.next(of: inserts)
          try scene.perform(group.batches)
          try expectEqual(scene.height, group.height, "content height")
        },
        floor: BenchmarkBody {
          try EngineAdapter.layOut(following, reusing: &kept.layout)
          try expectEqual(kept.layout?.contentSize.height, expected, "content height")
        }, operations: 1, unitsPerOperation: 1)
    }
  }

  /// A resize while a copy from before it lives; beside one without.
  private static var afterCopy: BenchmarkTask {
    BenchmarkTask("change/after-copy", unit: .edit, counts: editedCounts) { count in
      keepFreedPages(true)
      let sizes = SceneSizes.varied(count)
      let (copied, plain) = (try EditedScene(sizes), try EditedScene(sizes))
      let resizes = try ResizeCycle(copied, length: 64, seed: 15)
      let plainResizes = try ResizeCycle(plain, length: 64, seed: 15)
      let (copy, none) = (KeptLayout(), KeptLayout())
      return .timed(
        engine: BenchmarkBody {
          copy.layout = copied.layout
        } call: {
          try resizes.resize()
        },
        floor: BenchmarkBody {
          none.layout = nil
        } call: {
          try plainResizes.resize()
        }, operations: 1, unitsPerOperation: 1)
    }
  }
}
