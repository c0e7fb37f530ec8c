/// How the items of a line are spread along it, and placed across it.
///
/// The default is the platform's rules (F-H-1 to F-H-7). Grid sections read only `cross`.
public struct RowAlignment: Hashable, Sendable {
  /// How a line's items share what is left beyond the minimum spacings.
  public enum Spread: Hashable, Sendable {
    /// Items begin at the leading edge, at minimum spacing.
    case leading
    /// Items are centred, at minimum spacing.
    case center
    /// Items end at the trailing edge, at minimum spacing.
    case trailing
    /// The first and last item touch the edges, gaps are equal; a single item is centred.
    case justified
    /// As `justified`, but a single item leads.
    case spaceBetween
    /// Each item has half a share of space on either side.
    case spaceAround
    /// The space before, between and after the items is equal.
    case spaceEvenly
  }

  /// The spread of a section's last line.
  public enum LastLine: Hashable, Sendable {
    /// The platform's last-line rules where `common` is `justified`, otherwise as `common`.
    case platform
    /// Always this one, also for complete and only lines.
    case spread(Spread)
  }

  /// Where an item shorter than its line lies on the main axis.
  public enum CrossPlacement: Hashable, Sendable {
    /// At the leading main edge of the line: top, or left when scrolling horizontally.
    case top
    /// In the middle of the line (F-H-7).
    case center
    /// At the trailing main edge of the line.
    case bottom
  }

  /// The spread of all lines but the last.
  public var common: Spread

  /// The spread of a section's last line.
  public var last: LastLine

  /// Where an item shorter than its line lies.
  public var cross: CrossPlacement

  /// Creates an alignment; without arguments the platform's.
  public init(
    common: Spread = .justified, last: LastLine = .platform, cross: CrossPlacement = .center
  ) {
    self.common = common
    self.last = last
    self.cross = cross
  }

  /// Whether the platform's own rules apply; the uniform path exists only then.
  var isPlatform: Bool { common == .justified && last == .platform }
}
