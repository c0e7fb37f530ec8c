public import FlowLayoutCore
public import PopoverGeometry

/// A picture that cannot be drawn.
public enum DrawingError: Error, Hashable, Sendable {
  /// More elements would be in the picture than the largest count.
  case tooManyElements(Int)

  /// What is to be drawn cannot be laid out.
  case layout(FlowLayoutError)

  /// What is to be drawn cannot be placed.
  case placement(PopoverError)

  /// The error in words, on one line.
  public var text: String {
    switch self {
    case .placement(let error): DocumentError(error).description
    case .layout: "a size or the offset is out of range"
    case .tooManyElements(let count):
      "\(count) elements are too many for a picture; "
        + "\(DrawingError.largestElementCount) can be drawn"
    }
  }

  /// The most elements of one picture; more could not be told apart.
  public static let largestElementCount = 20_000
}
