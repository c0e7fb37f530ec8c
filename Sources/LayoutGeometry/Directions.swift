/// The axis along which content scrolls; lines of items follow one another along it.
@frozen
public enum ScrollDirection: Hashable, Sendable {
  /// Lines are rows, one below the other.
  case vertical
  /// Lines are columns, one beside the other.
  case horizontal
}

/// The direction in which a user reads.
@frozen
public enum LayoutDirection: Hashable, Sendable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
