import LayoutGeometry

/// Breaks a text into lines.
///
/// Lines break at spaces, after hyphens inside words and between ideographs; a word that is longer
/// than a line is broken between two graphemes, never inside one. What does not fit the last line
/// ends in an ellipsis.
struct TextWrapping {
  /// The length of a line, in points.
  var width: Double
  /// The font size, in points.
  var fontSize: Double
  /// The most lines, at least 1.
  var maximumLineCount: Int
  /// The most graphemes that are looked at; 500 are more than any label shows.
  var maximumLength = 500

  /// The lines of a text; none where it has nothing but white space.
  ///
  /// - Complexity: O(*n*) with *n* graphemes, of which no more than `maximumLength` count.
  func lines(of text: String) -> [String] {
    let characters = text.prefix(maximumLength).map { isSpace($0) ? " " : $0 }
    let isCut = text.dropFirst(maximumLength).isEmpty == false
    var lines: [String] = []
    var start = 0
    while true {
      while start < characters.count && characters[start] == " " { start += 1 }
      guard start < characters.count else { break }
      let end = self.end(ofLineAt: start, in: characters)
      let isLast = lines.count == maximumLineCount - 1
      let isRest = characters[end...].allSatisfy { $0 == " " } && !isCut
      if isLast && !isRest {
        lines.append(shortened(characters[start...]))
        break
      }
      lines.append(trimmed(characters[start..<end]))
      start = end
    }
    return lines
  }

  /// Where the line ends that begins at `start`; always after it.
  private func end(ofLineAt start: Int, in characters: [Character]) -> Int {
    var used = 0.0
    var lastBreak: Int?
    var index = start
    while index < characters.count {
      used += TextAdvance.ems(of: characters[index]) * fontSize
      if used > width && characters[index] != " " { return lastBreak ?? max(index, start + 1) }
      index += 1
      if index < characters.count && canBreak(before: index, of: characters, from: start) {
        lastBreak = index
      }
    }
    return index
  }

  /// As many graphemes as fit together with an ellipsis, and that.
  private func shortened(_ characters: ArraySlice<Character>) -> String {
    var left = width - TextAdvance.ems(of: "…") * fontSize
    var end = characters.startIndex
    while end < characters.endIndex {
      left -= TextAdvance.ems(of: characters[end]) * fontSize
      if left < 0 { break }
      end += 1
    }
    return trimmed(characters[..<end]) + "…"
  }

  private func trimmed(_ characters: ArraySlice<Character>) -> String {
    var characters = characters
    while characters.last == " " { characters.removeLast() }
    return String(characters)
  }

  /// White space at which lines may break; a no-break space is none.
  private func isSpace(_ character: Character) -> Bool {
    character.isWhitespace && character != "\u{A0}" && character != "\u{202F}"
  }

  /// Whether a line that begins at `start` may end before a grapheme, which is neither its first nor
  /// past the end.
  private func canBreak(before index: Int, of characters: [Character], from start: Int) -> Bool {
    let (before, after) = (characters[index - 1], characters[index])
    if before == " " || after == " " { return true }
    if before == "-" || before == "\u{2010}" || before == "–" {
      // A hyphen that begins a word is a sign: −5 stays whole.
      return index - 1 > start && characters[index - 2] != " "
    }
    guard TextAdvance.isWide(before) || TextAdvance.isWide(after) else { return false }
    return !"、。，．・：；！？）」』】〉》々ー".contains(after) && !"（「『【〈《".contains(before)
  }
}
