public import LayoutGeometry

/// What becomes of one element on screen through a batch, for its animation.
public struct ElementTransition: Hashable, Sendable {
  /// The element before; nil where it is new.
  public var old: ElementIdentifier?
  /// The element after; nil where it is gone.
  public var new: ElementIdentifier?
  /// The frame from which it starts, in the content coordinates before.
  ///
  /// A new element starts where it ends, and fades in (F-UPD-6).
  public var initialFrame: LayoutRect
  /// The frame at which it ends, in the content coordinates after.
  ///
  /// A deleted element ends where it was, and fades out.
  public var finalFrame: LayoutRect
  /// What happens to it.
  public var kind: Kind

  /// What happens to an element.
  public enum Kind: Hashable, Sendable {
    /// It is new, and fades in.
    case appearing
    /// It is deleted, and fades out.
    case disappearing
    /// It slides to another place, and perhaps to another size.
    case moved
    /// It stays in its place and only changes its size.
    case resized
    /// Nothing.
    case still
  }
}

extension BatchResult {
  /// What becomes of each element that is on screen before or after the batch.
  ///
  /// Places are compared on screen: an element that an anchor holds is still. First those of before
  /// in their order, then those that come into view.
  ///
  /// - Returns: One transition for each element.
  /// - Complexity: O(log *s* + log *n* + *v* log *k*) for *v* elements on screen and *k* operations.
  ///
  /// > Source: rules F-UPD-5, F-UPD-6.
  public func transitions() -> [ElementTransition] {
    let scroll = LayoutPoint(
      x: after.contentOffset.x - before.contentOffset.x,
      y: after.contentOffset.y - before.contentOffset.y)
    var result: [ElementTransition] = []
    let visibleBefore = before.visibleElements()
    for element in visibleBefore {
      guard let new = mapping.newElement(ofOld: element.identifier),
        let frame = after.frame(of: new)
      else {
        result.append(
          ElementTransition(
            old: element.identifier, new: nil, initialFrame: element.frame,
            finalFrame: element.frame, kind: .disappearing))
        continue
      }
      result.append(
        ElementTransition(
          old: element.identifier, new: new, initialFrame: element.frame, finalFrame: frame,
          kind: kind(from: element.frame, to: frame, scroll)))
    }
    let window = before.visibleRect
    for element in after.visibleElements() {
      guard let old = mapping.oldElement(ofNew: element.identifier),
        let frame = before.frame(of: old)
      else {
        result.append(
          ElementTransition(
            old: nil, new: element.identifier, initialFrame: element.frame,
            finalFrame: element.frame, kind: .appearing))
        continue
      }
      if frame.meets(window) { continue }
      result.append(
        ElementTransition(
          old: old, new: element.identifier, initialFrame: frame, finalFrame: element.frame,
          kind: kind(from: frame, to: element.frame, scroll)))
    }
    return result
  }

  private func kind(
    from old: LayoutRect, to new: LayoutRect, _ scroll: LayoutPoint
  ) -> ElementTransition.Kind {
    // Offsets come out of other sums than frames: nobody sees less than the fit tolerance.
    let tolerance = FitTolerance.standard
    let isStill =
      (new.x - scroll.x - old.x).magnitude <= tolerance
      && (new.y - scroll.y - old.y).magnitude <= tolerance
    if !isStill { return .moved }
    return new.width == old.width && new.height == old.height ? .still : .resized
  }
}
