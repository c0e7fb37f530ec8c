public import LayoutGeometry
public import PopoverGeometry

/// The popover that shows a list of past results as text, sized to fit.
///
/// The text is the list as Swift prints it. How much room it takes is a question to a measuring
/// closure, since fonts are not this package's: `FixedAdvanceText` is one answer to it.
public struct HistoryPopover: Hashable, Sendable {
  /// The results in the order in which they are shown.
  public var values: [Int]

  /// The size of the font, in points.
  public var fontSize = 24.0

  /// Creates the popover of a list, which may be empty.
  public init(values: [Int]) {
    self.values = values
  }

  /// The list as Swift prints it: `[12, 47, 88]`, or `[]` where it is empty.
  ///
  /// - Complexity: O(*n*) for *n* values.
  public var text: String {
    // Written out, because an array's own description asks for reflection.
    var text = "["
    for (index, value) in values.enumerated() {
      if index > 0 { text += ", " }
      text += "\(value)"
    }
    return text + "]"
  }

  /// Places the popover around its text.
  ///
  /// The text is first measured within the presenter's bounds. Where the popover comes out narrower
  /// than that, it is measured once more at the width that it got.
  ///
  /// - Parameters:
  ///   - request: Container, source and whatever else decides; its `preferredContentSize` is not
  ///     used.
  ///   - measure: Returns how large a text is within a size, in points. It is asked at most twice, and
  ///     not at all where the style adapts.
  /// - Returns: Where the popover lies.
  /// - Throws: As `PopoverRequest.placement(proposing:measuring:)`.
  /// - Complexity: O(*n*) for *n* values, beside the measuring.
  ///
  /// > Source: §3.3 step 10; the original proposes the presenter's bounds.
  public func placement(
    in request: PopoverRequest, measuring measure: (String, LayoutSize) -> LayoutSize
  ) throws(PopoverError) -> PopoverPlacement {
    let text = text
    return try request.placement(
      proposing: request.container.standardized.size
    ) { proposed in measure(text, proposed) }
  }
}

/// Text of which every glyph has one advance, and that breaks anywhere.
///
/// It measures what no font has to be known for: the cases of the kind `text-refit` and tests. The
/// defaults are those of the cases.
public struct FixedAdvanceText: Hashable, Sendable {
  /// The advance of a glyph, in points; above 0.
  public var advance = 12.0

  /// The height of a line, in points.
  public var lineHeight = 29.0

  /// Creates the measurer of the cases: an advance of 12 and lines of 29 points.
  public init() {}

  /// How large a number of glyphs is within a width.
  ///
  /// As many glyphs stand in a line as fit, but at least one.
  ///
  /// - Parameters:
  ///   - glyphCount: The number of glyphs; none, or less, take no room.
  ///   - width: The width proposed, in points; infinite for a single line. NaN counts as 0.
  /// - Returns: The width of the fullest line and the height of all lines.
  /// - Complexity: O(1).
  public func size(glyphCount: Int, proposedWidth width: Double) -> LayoutSize {
    guard glyphCount > 0 else { return .zero }
    let count = Double(glyphCount)
    let fitting = roundedDown(width / advance)
    let inLine = fitting >= 1 ? min(count, fitting) : 1
    return LayoutSize(
      width: inLine * advance, height: roundedUp(count / inLine) * lineHeight)
  }

  /// How large a text is within a size, each scalar of it a glyph; a measuring closure for
  /// `HistoryPopover`.
  ///
  /// - Complexity: O(*n*) for *n* scalars.
  public func size(of text: String, in proposed: LayoutSize) -> LayoutSize {
    size(glyphCount: text.unicodeScalars.count, proposedWidth: proposed.width)
  }
}
