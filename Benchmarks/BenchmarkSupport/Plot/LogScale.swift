import Foundation

/// A logarithmic axis between whole powers of ten.
struct LogScale: Hashable {
  /// The exponent at the axis's beginning.
  var low: Int
  /// The exponent at its end, above `low`.
  var high: Int

  /// The smallest axis that holds all values above 0; one decade where there is none.
  init(holding values: [Double]) {
    let exponents = values.filter { $0 > 0 && $0.isFinite }.map { log10($0) }
    low = Int((exponents.min() ?? 0).rounded(.down))
    high = max(low + 1, Int((exponents.max() ?? 0).rounded(.up)))
  }

  /// Where a value stands: 0 at the beginning, 1 at the end; values below 0 stand at the beginning.
  func fraction(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    return (log10(value) - Double(low)) / Double(high - low)
  }

  /// The exponents to label, few enough to read.
  func labels(atMost count: Int) -> [Int] {
    let step = max(1, (high - low + count - 1) / count)
    return Array(stride(from: low, through: high, by: step))
  }

  /// The value of an exponent.
  static func value(_ exponent: Int) -> Double { pow(10, Double(exponent)) }
}
