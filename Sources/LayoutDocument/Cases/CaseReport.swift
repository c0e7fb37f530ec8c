/// What became of the cases of a file.
public struct CaseReport: Hashable, Sendable {
  /// The results in the order of the cases.
  public var results: [Result] = []

  /// What became of one case.
  public struct Result: Hashable, Sendable {
    /// The case's name.
    public var id: String
    /// What became of it.
    public var outcome: Outcome
  }

  /// What can become of a case.
  public enum Outcome: Hashable, Sendable {
    /// All that it asserts holds.
    case passed
    /// Something differs; at least one difference.
    case failed([CaseDifference])
    /// It was not run, for the given reason: `steps`, or `kind` and the kind.
    case skipped(String)
  }

  /// Creates a report.
  public init(results: [Result] = []) {
    self.results = results
  }

  /// The number of cases that passed.
  public var passedCount: Int { results.count { $0.outcome == .passed } }

  /// The number of cases that failed.
  public var failedCount: Int {
    results.count { if case .failed = $0.outcome { true } else { false } }
  }

  /// The number of cases that were not run.
  public var skippedCount: Int { results.count - passedCount - failedCount }

  /// How many cases were skipped for which reason, in order of first appearance.
  public var skippedReasons: [(reason: String, count: Int)] {
    var reasons: [(reason: String, count: Int)] = []
    for result in results {
      guard case .skipped(let reason) = result.outcome else { continue }
      if let index = reasons.firstIndex(where: { $0.reason == reason }) {
        reasons[index].count += 1
      } else {
        reasons.append((reason, 1))
      }
    }
    return reasons
  }
}

/// A place at which an answer departs from what was expected.
public struct CaseDifference: Hashable, Sendable, CustomStringConvertible {
  /// The place in the expectation, like `sections[0].items[3]`.
  public var path: String
  /// What was expected, as JSON or in words.
  public var expected: String
  /// What was found.
  public var actual: String

  /// Creates a difference.
  public init(path: String, expected: String, actual: String) {
    self.path = path
    self.expected = expected
    self.actual = actual
  }

  /// The difference as one line.
  public var description: String { "\(path): expected \(expected), found \(actual)" }
}
