import Foundation

/// Numbers in the form that tables and charts show.
package enum NumberText {
  /// A duration of so many nanoseconds, with three digits and a unit.
  package static func duration(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<999.5: digits(nanoseconds) + " ns"
    case ..<999.5e3: digits(nanoseconds / 1e3) + " µs"
    case ..<999.5e6: digits(nanoseconds / 1e6) + " ms"
    default: digits(nanoseconds / 1e9) + " s"
    }
  }

  /// A large number with three digits and k, M, G or T.
  package static func short(_ value: Double) -> String {
    switch value {
    case ..<999.5: value == value.rounded(.down) ? whole(value) : digits(value)
    case ..<999.5e3: digits(value / 1e3) + "k"
    case ..<999.5e6: digits(value / 1e6) + "M"
    case ..<999.5e9: digits(value / 1e9) + "G"
    default: digits(value / 1e12) + "T"
    }
  }

  /// A value with three digits, at least those before the point.
  package static func digits(_ value: Double) -> String {
    switch value.magnitude {
    case ..<9.995: fixed(value, 2)
    case ..<99.95: fixed(value, 1)
    default: whole(value)
    }
  }

  /// A ratio with two digits after the point, and with more below a tenth.
  package static func ratio(_ value: Double) -> String {
    fixed(value, value.magnitude < 0.1 ? 4 : 2)
  }

  /// A value with so many digits after the point.
  package static func fixed(_ value: Double, _ places: Int) -> String {
    // Not through a C format, whose arguments are unsafe.
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = (value.magnitude * scale).rounded()
    guard scaled < 0x1p52 else { return whole(value) }
    let number = Int(scaled)
    let divisor = Int(scale)
    let fraction = String(number % divisor)
    let zeros = String(repeating: "0", count: max(0, places - fraction.count))
    let sign = value < 0 && number != 0 ? "-" : ""
    return sign + "\(number / divisor)" + (places > 0 ? "." + zeros + fraction : "")
  }

  private static func whole(_ value: Double) -> String {
    let rounded = value.rounded()
    return rounded.magnitude < 0x1p62 ? String(Int(rounded)) : String(rounded)
  }

  /// A count with its digits in groups of three, or a power of ten where it is one.
  package static func count(_ number: Int) -> String {
    var power = 0
    var rest = number
    while rest >= 10 && rest.isMultiple(of: 10) {
      rest /= 10
      power += 1
    }
    if rest == 1 && power >= 2 { return "10" + superscript(power) }
    return String(number)
  }

  /// A whole number in raised digits.
  package static func superscript(_ number: Int) -> String {
    let raised: [Character: Character] = [
      "-": "⁻", "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "7": "⁷",
      "8": "⁸", "9": "⁹",
    ]
    return String(String(number).compactMap { raised[$0] })
  }
}
