import HeapProbe

/// What one thread asked of the C heap during a call.
package struct HeapCounts: Hashable, Sendable {
  /// Calls that gave memory.
  package var allocations: Int
  /// Blocks given back.
  package var frees: Int
  /// The sum of the sizes asked for, in bytes.
  package var bytes: Int
  /// The sizes asked for by blocks that were kept; nil where there were too many to follow.
  package var liveBytes: Int?
}

/// Whether heap calls are counted in this program, on this system.
package let countsHeapCalls = heap_probe_is_available()

/// Counts what `body` asks of the heap on this thread; nil where that is not available.
///
/// `body` runs in any case. Calls must not be nested.
package func countingHeap<Failure: Error>(
  _ body: () throws(Failure) -> Void
) throws(Failure) -> HeapCounts? {
  guard countsHeapCalls else {
    try body()
    return nil
  }
  heap_probe_begin()
  do {
    try body()
  } catch {
    _ = heap_probe_end()
    throw error
  }
  let counts = heap_probe_end()
  return HeapCounts(
    allocations: Int(counts.allocations), frees: Int(counts.frees), bytes: Int(counts.bytes),
    liveBytes: counts.live_bytes < 0 ? nil : Int(counts.live_bytes))
}

/// Lets freed pages stay with the process, so that large blocks reuse them; false makes every large
/// block come in fresh pages.
///
/// Without effect where the C library cannot be told.
package func keepFreedPages(_ keeps: Bool) { heap_probe_keep_pages(keeps) }

/// Gives all free pages back to the system.
package func releaseFreedPages() { heap_probe_release_pages() }
