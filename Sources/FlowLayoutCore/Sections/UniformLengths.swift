/// The lengths of sections of one style whose items are in closed form, by the number of items.
struct UniformLengths {
  /// The length of a section without items.
  let ofNone: ExactLength
  /// What its lines add, less one line for each.
  private let ofNoLines: ExactLength
  private let lines: EqualLines
  /// How many headers and footers a section has.
  let boundaryCount: Int64

  /// The lengths for a style; nil where lines are not closed form, or change with the count.
  init?(_ style: SectionStyle) {
    guard let lines = style.equal, !lines.capacityDependsOnCount else { return nil }
    self.lines = lines
    ofNone = style.before.plus(style.insetAfter).plus(style.footer)
    ofNoLines = ofNone.plus(lines.extent(lineCount: 1)).minus(lines.pitch)
    boundaryCount = SectionContent.equal(count: 0).elementCount(style)
  }

  /// From such a section's beginning to its end: exact sums, which do not depend on their order.
  @inline(__always)
  func length(of itemCount: Int) -> ExactLength {
    itemCount == 0
      ? ofNone : ofNoLines.plus(lines.pitch.times(lines.lineCount(of: itemCount)))
  }
}
