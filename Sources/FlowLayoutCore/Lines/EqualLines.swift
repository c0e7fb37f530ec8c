import LayoutGeometry

/// Lines of items of one size, in closed form: nothing is kept per item or line, whatever the count.
///
/// Serves the uniform path, grids with one item length, and paths V and S where all sizes are equal.
/// It is made for a style; the number of items comes with each question.
struct EqualLines: Hashable {
  /// Each item's lengths.
  var size: FlowSize
  /// The items that a line holds, at least 1, whether or not there are so many.
  var capacity: Int
  /// The least distance between items of a line.
  var spacing: Double
  /// The cross length that a line's items have.
  var available: Double
  /// From one line's beginning to the next one's.
  var pitch: ExactLength
  /// A line's main length.
  var thickness: ExactLength
  /// How items are spread.
  var rule: Rule

  /// How items are spread along a line.
  enum Rule: Hashable {
    /// Item k of a line begins at k whole pitches from `start`, on the last line too: the uniform
    /// path (F-H-1, F-H-2) and grids (F-GRID).
    case lattice(start: Double, pitch: Double)
    /// Each line by its alignment, as lines of unequal items (paths V and S).
    case aligned(RowAlignment, isSelfSizing: Bool)
  }

  /// The number of lines of so many items.
  func lineCount(of itemCount: Int) -> Int {
    itemCount == 0 ? 0 : (itemCount - 1) / capacity + 1
  }

  /// From the first line's beginning to the last one's end.
  func extent(lineCount: Int) -> ExactLength {
    lineCount == 0 ? .zero : pitch.times(lineCount - 1).plus(thickness)
  }

  /// The items of a line.
  func items(ofLine line: Int, itemCount: Int) -> Range<Int> {
    let first = line * capacity
    return first..<first + min(capacity, itemCount - first)
  }
}

/// Making lines for a size, a geometry and, where it matters, a count.
extension EqualLines {
  /// The lines of items of one size on the paths U, V and S.
  ///
  /// - Parameters:
  ///   - size: Each item's lengths.
  ///   - geometry: The section's lengths.
  ///   - policy: The alignment and quirks.
  ///   - isSelfSizing: Whether the section is on path S.
  ///   - itemCount: The number of items; it matters only where `capacityDependsOnCount`.
  /// - Returns: The lines.
  /// - Complexity: O(ℓ).
  static func lines(
    of size: FlowSize, geometry: SectionGeometry, policy: LinePolicy,
    isSelfSizing: Bool, itemCount: Int
  ) -> EqualLines {
    policy.alignment.isPlatform && !isSelfSizing
      ? uniformPath(
        size: size, geometry: geometry, quirks: policy.quirks, itemCount: itemCount)
      : aligned(
        size: size, geometry: geometry, policy: policy, isSelfSizing: isSelfSizing,
        itemCount: itemCount)
  }

  /// Whether a line's capacity is found by counting as far as there are items: where items take no
  /// room, or so little that counting ends before the line does (F-ROW-3).
  var capacityDependsOnCount: Bool {
    if size.cross + spacing <= 0 { return true }
    if case .aligned = rule { return capacity >= LineCapacity.counted }
    return false
  }

  /// The uniform path: all lines, the last one too, share the columns of a full line.
  ///
  /// > Source: rules F-H-1 and F-H-2; F-WARN-3 for the quirk.
  private static func uniformPath(
    size: FlowSize, geometry: SectionGeometry, quirks: PlatformQuirks, itemCount: Int
  ) -> EqualLines {
    let available = geometry.available
    let spacing = geometry.interitemSpacing
    let capacity = LineCapacity.ofUniformPath(
      count: itemCount, crossLength: size.cross, spacing: spacing, available: available,
      tolerance: FitTolerance.of(quirks))
    let rule: Rule
    if capacity == 1 {
      let leftover = available - size.cross
      let start = (quirks.contains(.oversizeCentred) ? leftover : max(0, leftover)) / 2
      rule = .lattice(start: start, pitch: size.cross + spacing)
    } else {
      let leftover = max(0, available - capacity * size.cross - (capacity - 1) * spacing)
      rule = .lattice(start: 0, pitch: size.cross + (spacing + leftover / (capacity - 1)))
    }
    return EqualLines(
      size: size, capacity: Int(min(capacity, Double(largestCount))), geometry: geometry,
      rule: rule)
  }

  /// Paths V and S where all sizes are equal: lines break by the loop and spread by their rules.
  private static func aligned(
    size: FlowSize, geometry: SectionGeometry, policy: LinePolicy,
    isSelfSizing: Bool, itemCount: Int
  ) -> EqualLines {
    let capacity = LineCapacity.among(
      itemCount, crossLength: size.cross, spacing: geometry.interitemSpacing,
      available: geometry.available, tolerance: FitTolerance.of(policy.quirks))
    return EqualLines(
      size: size, capacity: capacity, geometry: geometry,
      rule: .aligned(policy.alignment, isSelfSizing: isSelfSizing))
  }

  /// A grid whose items have one length.
  static func grid(
    lanes: GridLanes, mainLength: Double, geometry: SectionGeometry
  ) -> EqualLines {
    EqualLines(
      size: FlowSize(cross: lanes.share, main: mainLength),
      capacity: lanes.capacity(of: largestCount), geometry: geometry,
      rule: .lattice(start: 0, pitch: lanes.pitch))
  }

  private init(size: FlowSize, capacity: Int, geometry: SectionGeometry, rule: Rule) {
    self.size = size
    self.capacity = capacity
    spacing = geometry.interitemSpacing
    available = geometry.available
    thickness = ExactLength(size.main)
    pitch = thickness.plus(ExactLength(geometry.lineSpacing))
    self.rule = rule
  }
}
