/// Answers a case of another kind than a layout: from its `input` to what `expected` speaks of.
typealias CaseEvaluator = (_ input: JSONCursor) throws(DocumentError) -> JSONValue

/// The evaluator of a kind; nil where no part of the package answers it yet, and its cases are
/// skipped.
///
/// This is the one place at which kinds are told apart. The answer is an object with all keys that
/// `expected` may have; it is compared with those that are there, numbers within the tolerance.
func evaluator(ofKind kind: String) -> CaseEvaluator? {
  switch kind {
  case "people": peopleAnswer
  case "people-columns": peopleColumnsAnswer
  case "people-refit": peopleRefitAnswer
  case "placement": placementAnswer
  case "text-refit": textRefitAnswer
  case "adaptivity": adaptivityAnswer
  default: nil
  }
}
