import LayoutDocument

extension Arguments {
  /// Whether an option was given, with a value or without.
  func has(_ option: String) -> Bool { flags.contains(option) || values[option] != nil }

  /// The value of an option that is a number; nil where the option was not given.
  func number(_ option: String, in range: ClosedRange<Double>) throws(ToolError) -> Double? {
    guard let text = values[option] else { return nil }
    guard let number = Double(text), number.isFinite else {
      throw ToolError("\(option) needs a number of points, found \(quoted(text))")
    }
    guard range.contains(number) else {
      let isLow = number < range.lowerBound
      let fault = isLow ? "at least \(decimal(range.lowerBound))" : "no more than 2^40"
      throw ToolError("\(option) needs \(fault) points, found \(quoted(text))")
    }
    return number == 0 ? 0 : number
  }

  /// The value of an option that names a file to write; nil where the option was not given.
  func outputFile(_ option: String) throws(ToolError) -> String? {
    guard let path = values[option] else { return nil }
    guard !path.isEmpty && path != "-" else {
      throw ToolError("\(option) needs the name of a file to write, found \(quoted(path))")
    }
    return path
  }
}
