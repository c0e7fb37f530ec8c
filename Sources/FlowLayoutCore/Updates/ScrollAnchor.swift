/// What keeps its place on screen while a layout changes.
///
/// An anchor at an element that does not exist holds nothing, as `none`. A distance is of magnitude
/// 2⁸⁴ at most; a change refuses any other.
///
/// > Source: rules F-ANC-1 to F-ANC-3.
public enum ScrollAnchor: Hashable, Sendable {
  /// Nothing: the offset is kept; with flipped right-to-left content the distance to its right end.
  case none
  /// The first item that ends beyond the line inside the leading content inset; without one, the
  /// first such header or footer.
  case top
  /// The last item that begins before the line inside the trailing content inset, as a chat needs
  /// it; an offset at its maximum stays at the maximum.
  case bottom
  /// The leading edge of an element, in points from the line inside the leading content inset; where
  /// it is now if the distance is nil.
  case leadingEdge(ElementIdentifier, distance: Double? = nil)
  /// The trailing edge of an element, in points from the line inside the trailing content inset;
  /// where it is now if the distance is nil.
  case trailingEdge(ElementIdentifier, distance: Double? = nil)
  /// The end of the content: the offset stays at its maximum.
  case end
}

extension ScrollAnchor {
  /// Refuses a distance that is no number or out of range.
  func validate() throws(FlowLayoutError) {
    switch self {
    case .leadingEdge(_, let distance?), .trailingEdge(_, let distance?):
      if let reason = fault(distance, limit: largestDistance) {
        throw FlowLayoutError(.argument, reason)
      }
    case .none, .top, .bottom, .end, .leadingEdge, .trailingEdge: break
    }
  }
}

/// An anchor that was asked for, what it came to, and the offset that it gave.
///
/// As long as nobody scrolls, the next change is held by the same element at the same distance, so
/// that turning a device there and back returns to the start (F-ANC-3).
struct HeldAnchor: Hashable, Sendable {
  /// What was asked for.
  var request: ScrollAnchor
  /// The edge that was held.
  var edge: ScrollAnchor
  /// The start of the viewport that the change led to.
  var start: Double
}
