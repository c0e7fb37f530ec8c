/// A grid section: equal shares of the available cross length, with `minimumInteritemSpacing` between.
///
/// Every line but the last holds exactly as many items as there are lanes, and the last line keeps
/// the same lanes.
///
/// > Source: rule F-GRID.
public struct GridSpecification: Hashable, Sendable {
  /// How many lanes there are: columns when scrolling vertically, rows when horizontally.
  public enum Lanes: Hashable, Sendable {
    /// This many, 1 … 2³¹ − 1.
    case count(Int)
    /// As many as fit with at least this cross length each, in points; above 0, and above 0
    /// together with the spacing. At least one.
    case minimum(Double)
  }

  /// The items' lengths along the main axis.
  public enum Lengths: Hashable, Sendable {
    /// The same length for all, in points.
    case fixed(Double)
    /// Width divided by height, above 0.
    case aspectRatio(Double)
    /// One length for each item, in points.
    case each([Double])
  }

  /// How many lanes there are.
  public var lanes: Lanes

  /// The items' lengths along the main axis.
  public var lengths: Lengths

  /// Creates a grid.
  public init(lanes: Lanes, lengths: Lengths) {
    self.lanes = lanes
    self.lengths = lengths
  }
}
