public import LayoutGeometry

/// How large text is about, and how it breaks into lines, without a font at hand.
///
/// Advances are those of common sans-serif faces by class of character, a little on the wide side.
/// Lines break at spaces, after hyphens inside words and between ideographs; a word that is longer than a
/// line is broken between two graphemes, never inside one. It serves tests and drawings; an
/// application measures with its own fonts.
public struct ApproximateText: Hashable, Sendable {
  /// The font size, in points.
  public var fontSize: Double

  /// Creates the measurer of a font size, in points; above 0.
  public init(fontSize: Double) {
    self.fontSize = fontSize
  }

  /// The height of a line: 1.2 times the font size, rounded up to a whole point.
  ///
  /// It gives 29 for 24 points, as the text of the original has.
  public var lineHeight: Double { roundedUp(fontSize * DrawingStyle.lineHeight) }

  /// The lines of a text at a width, without the spaces at which they break.
  ///
  /// - Parameters:
  ///   - text: The text; white space of any kind, line feeds too, is where it may break.
  ///   - width: The width of a line, in points; infinite for a single line.
  /// - Returns: The lines; none where there is nothing but white space.
  /// - Complexity: O(*n*) for *n* graphemes.
  public func lines(of text: String, width: Double) -> [String] {
    TextWrapping(
      width: width, fontSize: fontSize, maximumLineCount: .max, maximumLength: .max
    ).lines(of: text)
  }

  /// How large a text is within a size: as wide as its longest line, up to whole points, and as high
  /// as its lines; a measuring closure for `HistoryPopover`.
  ///
  /// The proposed height is not a limit. A grapheme that is wider than the proposed width alone makes
  /// the answer wider than that.
  ///
  /// - Complexity: O(*n*) for *n* graphemes.
  public func size(of text: String, in proposed: LayoutSize) -> LayoutSize {
    let lines = lines(of: text, width: proposed.width)
    let widest = lines.map { TextAdvance.width(of: $0, fontSize: fontSize) }.max() ?? 0
    // A width rounded up past the proposal would be cut, and the text broken anew.
    return LayoutSize(
      width: widest <= proposed.width ? min(roundedUp(widest), proposed.width) : widest,
      height: Double(lines.count) * lineHeight)
  }
}
