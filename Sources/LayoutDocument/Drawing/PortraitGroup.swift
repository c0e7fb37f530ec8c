import LayoutGeometry

/// The first portraits of a list, overlapping, and how many more there are: what a people popover
/// opens from.
struct PortraitGroup {
  /// The names of the first people.
  private let shown: ArraySlice<String>
  /// How many more there are.
  private let rest: Int
  private let layoutDirection: LayoutDirection

  private static let largestCount = 3
  private static let overlap = 5.0 / 34

  /// The portraits of the people of some groups.
  init(counts: [Int], names: [[String]], layoutDirection: LayoutDirection) {
    let people = zip(counts, names).flatMap { count, names in names.prefix(count) }
    shown = people.prefix(PortraitGroup.largestCount)
    rest = counts.reduce(0, +) - shown.count
    self.layoutDirection = layoutDirection
  }

  private var count: Double { Double(shown.count + (rest > 0 ? 1 : 0)) }

  /// The width as a multiple of a portrait's diameter.
  private var widthInDiameters: Double {
    count > 0 ? (count - 1) * (1 - PortraitGroup.overlap) + 1 : 0
  }

  /// The width of portraits of a diameter.
  func width(diameter: Double) -> Double { widthInDiameters * diameter }

  /// Draws the portraits as large as they can be in the middle of a rectangle.
  func draw(_ svg: inout SVGWriter, in frame: LayoutRect, ground: String = DrawingStyle.ground) {
    guard count > 0 else { return }
    let size = min(frame.height, frame.width / widthInDiameters)
    let step = size * (1 - PortraitGroup.overlap)
    let unit = size / 34
    let isMirrored = layoutDirection == .rightToLeft
    for index in 0..<Int(count) {
      let place = isMirrored ? count - 1 - Double(index) : Double(index)
      let square = LayoutRect(
        x: (frame.midX - width(diameter: size) / 2 + place * step).hundredths,
        y: (frame.midY - size / 2).hundredths, width: size.hundredths, height: size.hundredths)
      svg.circle(in: square.grown(by: 2 * unit), ["fill": ground])
      if index < shown.count {
        Portrait(name: shown[index], textScale: 0.34).draw(&svg, in: square)
      } else {
        svg.circle(in: square, ["fill": "#d5dae3"])
        svg.element(
          "text",
          [
            "x": SVGWriter.number(square.midX),
            "y": DrawingStyle.hundredths(square.midY + 4 * unit),
            "font-size": DrawingStyle.hundredths((rest > 99 ? 9 : 11.5) * unit),
            "font-weight": "600", "text-anchor": "middle", "fill": "#3c4658",
          ], text: rest > 999 ? "999+" : "+\(rest)")
      }
    }
  }
}
