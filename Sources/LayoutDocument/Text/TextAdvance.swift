import LayoutGeometry

/// How wide text is about, without a font at hand.
///
/// The widths are those of common sans-serif faces by class of character, a little on the wide side,
/// so that a line that was judged to fit does so with nearly any system font.
enum TextAdvance {
  /// The advance of text, in points.
  static func width(of text: some Sequence<Character>, fontSize: Double) -> Double {
    text.reduce(0) { $0 + ems(of: $1) * fontSize }
  }

  /// The advance of one grapheme as a multiple of the font size.
  static func ems(of character: Character) -> Double {
    guard let first = character.unicodeScalars.first else { return 0 }
    if isEmoji(character) { return 1.3 }
    var width = ems(ofBase: first)
    if isIndic(first) {
      // Conjuncts and vowel signs that stand beside the base widen it.
      for scalar in character.unicodeScalars.dropFirst() where takesRoom(scalar) { width += 0.3 }
    }
    return width
  }

  /// Whether a grapheme is shown as a picture.
  static func isEmoji(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    return first.properties.isEmojiPresentation
      || first.properties.isEmoji && character.unicodeScalars.contains("\u{FE0F}")
  }

  /// Whether a grapheme fills a square, as ideographs, kana and syllables of Korean do.
  static func isWide(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return true
    default: return false
    }
  }

  private static func isIndic(_ scalar: Unicode.Scalar) -> Bool {
    (0x0900...0x0DFF).contains(scalar.value)
  }

  private static func takesRoom(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: false
    default: true
    }
  }

  private static func ems(ofBase scalar: Unicode.Scalar) -> Double {
    let value = scalar.value
    if value < 0x7F {
      return value < 0x20 ? 0.3 : Double(asciiThousandths[Int(value) - 0x20]) / 1000
    }
    if isWide(Character(scalar)) { return 1 }
    if !takesRoom(scalar) { return 0 }
    switch value {
    case 0x0590...0x05FF: return 0.6
    case 0x0600...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: return 0.55
    case 0x0900...0x0DFF: return 0.66
    case 0x0E00...0x0FFF: return 0.62
    case 0x1000...0x10FF, 0x1200...0x13FF: return 0.72
    case 0x2026: return 1
    default:
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .titlecaseLetter: return 0.72
      case .lowercaseLetter: return 0.58
      case .spaceSeparator: return 0.3
      default: return 0.7
      }
    }
  }

  /// The advances of U+0020 to U+007E in thousandths of the font size.
  private static let asciiThousandths: [Int] = [
    278, 290, 370, 580, 580, 890, 690, 210, 345, 345, 400, 590, 290, 370, 290, 330,
    590, 590, 590, 590, 590, 590, 590, 590, 590, 590, 290, 290, 590, 590, 590, 560,
    990, 690, 670, 720, 730, 640, 610, 750, 740, 280, 540, 680, 580, 860, 740, 770,
    650, 770, 680, 660, 640, 730, 680, 960, 680, 660, 640, 345, 330, 345, 500, 560,
    350, 570, 590, 550, 590, 570, 340, 590, 580, 245, 250, 550, 250, 870, 580, 580,
    590, 590, 380, 530, 360, 580, 540, 780, 540, 540, 530, 370, 280, 370, 590,
  ]
}
