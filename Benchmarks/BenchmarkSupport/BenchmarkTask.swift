/// What a time is divided by.
package enum BenchmarkUnit: String, Hashable, Sendable, Codable {
  /// An item of a collection.
  case item
  /// A section.
  case section
  /// A question asked of a layout.
  case query
  /// A scroll step.
  case step
  /// One size computed.
  case size
  /// A change of a layout.
  case edit
  /// Many changes of a layout at once.
  case batch
  /// One popover placed.
  case placement
  /// Bytes for each item; such a row has no times.
  case bytesPerItem = "bytes/item"
}

/// A row's work: the same thing done by the code under test or by its floor kernel.
package struct BenchmarkBody {
  /// Undoes or prepares what must not be timed, before every call.
  package var prepare: (() -> Void)?

  /// Does the work once and checks its own result.
  package var call: () throws -> Void

  /// The operations of a call, where they are not as many as the row says: what is quick beside its
  /// floor does more of them, so that most find the caches as they left them and not as the floor did.
  package var operations: Int?

  /// Creates a body.
  package init(
    operations: Int? = nil, prepare: (() -> Void)? = nil, call: @escaping () throws -> Void
  ) {
    self.operations = operations
    self.prepare = prepare
    self.call = call
  }
}

/// A row that is ready to be measured.
package enum PreparedBenchmark {
  /// Times of two bodies that do the same; a call does so many operations of so many units.
  case timed(engine: BenchmarkBody, floor: BenchmarkBody, operations: Int, unitsPerOperation: Int)
  /// A number of bytes per item that was counted, beside the least that is possible (nil where that is
  /// nothing), and the total.
  case counted(bytesPerItem: Double, floor: Double?, total: Int)
  /// A count that this system does not offer.
  case unavailable
}

/// A named task and the sizes it is measured at.
package struct BenchmarkTask {
  /// Its name, `group/what`.
  package var name: String
  /// The unit of its times.
  package var unit: BenchmarkUnit
  /// The numbers of items that it is measured at.
  package var counts: [Int]
  /// Makes the scene of so many items and compares engine and kernel once, in full.
  package var prepare: (_ count: Int) throws -> PreparedBenchmark
  /// The same with less work, for `--quick`; nil where the samples alone make the difference.
  package var quickPrepare: ((_ count: Int) throws -> PreparedBenchmark)?

  /// Creates a task.
  package init(
    _ name: String, unit: BenchmarkUnit, counts: [Int],
    prepare: @escaping (_ count: Int) throws -> PreparedBenchmark
  ) {
    self.name = name
    self.unit = unit
    self.counts = counts
    self.prepare = prepare
  }
}

/// A result that is not what it must be.
@usableFromInline
package struct WrongResult: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was found, and what was expected.
  @usableFromInline
  package var description: String

  /// Creates the error.
  @usableFromInline
  package init(_ description: String) { self.description = description }
}

/// Throws where two results differ.
///
/// Inlinable, so that a comparison costs an operation no look-up of types.
@inlinable
@inline(__always)
package func expectEqual<Value: Equatable>(
  _ found: Value, _ expected: Value, _ what: @autoclosure () -> String
) throws {
  if found != expected {
    throw WrongResult("\(what()): found \(found), expected \(expected)")
  }
}
