/// What a scroll step changes on screen.
public enum ScrollEvent: Hashable, Sendable {
  /// An element came into the container.
  case entered(FlowElement)
  /// An element went out of the container.
  case left(ElementIdentifier)
  /// A pinned header or footer that stays on screen stands elsewhere in the content.
  case moved(FlowElement)
}
