import BenchmarkSupport
import FlowLayoutCore
import LayoutGeometry

/// Laying out sizes that come in four ways.
enum IngestTasks {
  static var all: [BenchmarkTask] {
    [
      task("ingest/array") { _, sizes in
        { try EngineAdapter.layOut(FlowScene.oneSection(sizes)) }
      } floor: { kernel, lines in
        { breakLines(kernel, FlowScene.lineMetrics, into: lines) }
      },
      task("ingest/batch") { kernel, _ in
        let scene = FlowScene.oneSection([])
        return {
          try unsafe EngineAdapter.layOut(scene, count: kernel.count) { range, buffer in
            unsafe kernel.copy(range, into: buffer)
          }
        }
      } floor: { kernel, lines in
        { breakLines(kernel, FlowScene.lineMetrics, into: lines) }
      },
      task("ingest/closure") { kernel, _ in
        let scene = FlowScene.oneSection([])
        let size = sizeClosure(kernel)
        return { try EngineAdapter.layOut(scene, count: kernel.count, size: size) }
      } floor: { kernel, lines in
        let size = sizeClosure(kernel)
        return {
          breakLines(count: kernel.count, FlowScene.lineMetrics, into: lines, size: size)
        }
      },
      task("ingest/protocol") { kernel, _ in
        let scene = FlowScene.oneSection([])
        let source = sizeSource(kernel)
        return { try EngineAdapter.layOut(scene, count: kernel.count, source: source) }
      } floor: { kernel, lines in
        let source = sizeSource(kernel)
        return {
          breakLines(count: kernel.count, FlowScene.lineMetrics, into: lines, source: source)
        }
      },
    ]
  }

  private static func task(
    _ name: String,
    engine: @escaping (KernelSizes, [LayoutSize]) -> () throws -> FlowLayout,
    floor: @escaping (KernelSizes, KernelLines) -> () -> Void
  ) -> BenchmarkTask {
    BenchmarkTask(name, unit: .item, counts: ordinaryCounts) { count in
      keepFreedPages(true)
      let sizes = SceneSizes.varied(count)
      let kernelSizes = KernelSizes(sizes)
      let lines = KernelLines(capacity: count)
      breakLines(kernelSizes, FlowScene.lineMetrics, into: lines)
      let expected = lines.extent
      let kept = KeptLayout()
      let layOut = engine(kernelSizes, sizes)
      let runKernel = floor(kernelSizes, lines)
      return .timed(
        engine: BenchmarkBody {
          kept.layout = nil
          kept.layout = try layOut()
          try expectEqual(kept.layout?.contentSize.height, expected, "content height")
        },
        floor: BenchmarkBody {
          runKernel()
          try expectEqual(lines.extent, expected, "kernel's height")
        }, operations: 1, unitsPerOperation: count)
    }
  }
}

/// A closure that the optimizer cannot see through.
@inline(never)
private func sizeClosure(_ sizes: KernelSizes) -> (Int) -> LayoutSize {
  { item in unsafe sizes.base[item] }
}

/// A witness that the optimizer cannot see through.
@inline(never)
private func sizeSource(_ sizes: KernelSizes) -> any ItemSizing {
  opaque(0) == 0 ? SizeList(sizes) : NoSizes()
}

private final class SizeList: ItemSizing {
  private let sizes: KernelSizes

  init(_ sizes: KernelSizes) { self.sizes = sizes }

  func size(ofItem item: Int) -> LayoutSize { unsafe sizes.base[item] }
}

private final class NoSizes: ItemSizing {
  func size(ofItem item: Int) -> LayoutSize { .zero }
}

extension KernelSizes {
  /// Copies a range of sizes, as a source that is asked in batches does.
  @inline(never)
  func copy(_ range: Range<Int>, into buffer: UnsafeMutableBufferPointer<LayoutSize>) {
    guard let target = buffer.baseAddress else { return }
    unsafe target.update(from: base + range.lowerBound, count: range.count)
  }
}
