package import Foundation

/// The results of a run, as `--json` writes them.
package struct BenchmarkReport: Hashable, Sendable, Codable {
  /// The machine, in words.
  package var machine: String
  /// The commit that was measured; "unknown" outside a repository.
  package var commit: String
  /// One row for each task and count, and one for its kernel.
  package var rows: [BenchmarkRow]

  /// Creates a report.
  package init(machine: String, commit: String, rows: [BenchmarkRow]) {
    self.machine = machine
    self.commit = commit
    self.rows = rows
  }

  /// The JSON text, keys in order.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// Reads a report that `--json` wrote.
  ///
  /// - Throws: A `BenchmarkFileError` that names the file.
  package init(contentsOf path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw BenchmarkFileError(description: "cannot read \(path)")
    }
    guard let report = try? JSONDecoder().decode(BenchmarkReport.self, from: data) else {
      throw BenchmarkFileError(description: "\(path) is not a report that --json wrote")
    }
    self = report
  }
}

/// A file that cannot be read or written.
package struct BenchmarkFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, with the file's name.
  package var description: String
}

/// One task at one count; times in nanoseconds per unit, or bytes where the unit says so.
package struct BenchmarkRow: Hashable, Sendable {
  /// The task's name; `floor/…` for a kernel.
  package var task: String
  /// The number of items.
  package var n: Int
  /// What the times are divided by.
  package var unit: BenchmarkUnit
  /// The median.
  package var p50: Double?
  /// The 90th percentile.
  package var p90: Double?
  /// The kernel's median in the same run.
  package var floor: Double?
  /// `p50` divided by `floor`.
  package var ratio: Double?
  /// Heap calls in an operation; nil where they are not counted.
  package var allocations: Double?
  /// Heap bytes asked for in an operation; nil where they are not counted.
  package var bytes: Double?
  /// The least sample; not part of the file.
  package var minimum: Double?
  /// How many units an operation has; not part of the file.
  package var unitsPerOperation = 1

  /// Creates a row without results.
  package init(task: String, n: Int, unit: BenchmarkUnit) {
    self.task = task
    self.n = n
    self.unit = unit
  }

  /// The median time of one operation, in nanoseconds; nil for a row without times.
  package var operationTime: Double? {
    unit == .bytesPerItem ? nil : p50.map { $0 * Double(unitsPerOperation) }
  }
}

extension BenchmarkRow: Codable {
  enum CodingKeys: String, CodingKey {
    case task, n, unit, p50, p90, floor, ratio, allocations, bytes
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    task = try values.decode(String.self, forKey: .task)
    n = try values.decode(Int.self, forKey: .n)
    unit = try values.decode(BenchmarkUnit.self, forKey: .unit)
    p50 = try values.decodeIfPresent(Double.self, forKey: .p50)
    p90 = try values.decodeIfPresent(Double.self, forKey: .p90)
    floor = try values.decodeIfPresent(Double.self, forKey: .floor)
    ratio = try values.decodeIfPresent(Double.self, forKey: .ratio)
    allocations = try values.decodeIfPresent(Double.self, forKey: .allocations)
    bytes = try values.decodeIfPresent(Double.self, forKey: .bytes)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(task, forKey: .task)
    try values.encode(n, forKey: .n)
    try values.encode(unit, forKey: .unit)
    // Written out also where there is none: a reader finds every key in every row.
    try values.encode(p50, forKey: .p50)
    try values.encode(p90, forKey: .p90)
    try values.encode(floor, forKey: .floor)
    try values.encode(ratio, forKey: .ratio)
    try values.encode(allocations, forKey: .allocations)
    try values.encode(bytes, forKey: .bytes)
  }
}
