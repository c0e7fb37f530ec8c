/// How a person without a picture is shown: a disc of a colour of their own with their initials.
struct PersonAppearance: Hashable {
  /// The disc's colours: a place in `palette`.
  var colourIndex: Int
  /// One or two graphemes; empty where the name has no character to show.
  var initials: String

  /// Finds the appearance of a name; the same for the same name, always and everywhere.
  ///
  /// - Complexity: O(*n*) with *n* bytes.
  init(name: String) {
    colourIndex = PersonAppearance.index(ofName: name)
    initials = PersonAppearance.initials(of: name)
  }

  /// The colours at a disc's top and bottom, each dark enough for white letters to be read on its bottom one.
  static let palette: [(top: String, bottom: String)] = [
    ("#5b8fd6", "#2f66b3"), ("#3fa39a", "#1f7770"), ("#9a7bd0", "#7150ab"),
    ("#d0719c", "#a8446f"), ("#d27f4e", "#a8521f"), ("#6fa052", "#477530"),
    ("#c96a6a", "#a04040"), ("#7787d6", "#4b5cae"), ("#a98f45", "#7b6522"),
    ("#5a97bd", "#2f6e94"),
  ]

  private static func index(ofName name: String) -> Int {
    // FNV-1a: the standard library's hash differs from run to run.
    var hash: UInt32 = 2_166_136_261
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int((hash ^ (hash >> 15)) % UInt32(palette.count))
  }

  private static func initials(of name: String) -> String {
    let words = name.split(whereSeparator: \.isWhitespace)
    let starts = words.compactMap { word in word.first { $0.isLetter || TextAdvance.isEmoji($0) } }
    guard let first = starts.first else { return words.first.map { String($0.prefix(1)) } ?? "" }
    // The first ideograph is the family's name, and letters that join would change their shape.
    guard starts.count > 1, let last = starts.last, standsAlone(first), standsAlone(last)
    else { return capital(first) }
    return capital(first) + capital(last)
  }

  private static func standsAlone(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first, !TextAdvance.isWide(character),
      !TextAdvance.isEmoji(character)
    else { return false }
    return scalar.value < 0x0600 || (0x1E00...0x1FFF).contains(scalar.value)
  }

  /// The capital letter, in the scripts whose fonts can be relied on to have it.
  private static func capital(_ character: Character) -> String {
    guard standsAlone(character) else { return String(character) }
    let upper = character.uppercased()
    return upper.count == 1 ? upper : String(character)
  }
}
