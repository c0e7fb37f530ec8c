public import LayoutGeometry

/// Where scrolling may come to rest.
public enum ScrollSnapping: Hashable, Sendable {
  /// Anywhere in the legal range.
  case anywhere
  /// Where a line begins at the leading content inset.
  case lines
  /// Where a section begins there.
  case sections
  /// At whole lengths of the container inside its content inset.
  case pages
}

extension FlowLayout {
  /// The offset at which a scroll that would end at a proposed one comes to rest.
  ///
  /// The nearest stop, or with a velocity the next one in its direction. The end of the content is a
  /// stop too, so that the last line can be seen.
  ///
  /// - Parameters:
  ///   - proposed: The offset that deceleration leads to.
  ///   - velocity: The speed along the scroll axis, in points per any time; only its sign counts, and
  ///     it is positive where the offset grows.
  ///   - snapping: Where to stop.
  /// - Returns: The offset, inside the legal range.
  /// - Complexity: O(log *s* + log² *n*).
  ///
  /// > Source: rule F-Q-5, whose hook this answers.
  public func targetOffset(
    forProposed proposed: LayoutPoint, velocity: Double = 0, snapping: ScrollSnapping = .anywhere
  ) -> LayoutPoint {
    let clamped = clampedOffset(proposed)
    let viewport = FlowViewport(
      of: configuration.container, inset: configuration.adjustedContentInset, offset: clamped,
      space: space)
    let line = viewport.leadingLine
    guard let stops = stops(around: line, snapping, viewport) else { return clamped }
    let isForward = velocity == 0 || velocity.isNaN ? nil : (velocity > 0) != space.isFlipped
    let before = stops.before - viewport.lead
    // A section of negative length ends before it begins: nothing stops against its direction.
    let after = min(max(stops.after, line) - viewport.lead, viewport.greatestStart)
    let isNearer = viewport.start - before <= after - viewport.start
    let start = (isForward ?? !isNearer) ? after : before
    return clampedOffset(
      space.offset(
        clamped, startingAt: viewport.clamped(start), containerWidth: configuration.container.width)
    )
  }

  /// The last stop at a line or before it, and the first behind it.
  private func stops(
    around line: Double, _ snapping: ScrollSnapping, _ viewport: FlowViewport
  ) -> (before: Double, after: Double)? {
    guard let index = section(atMainOffset: line), let section = section(at: index) else {
      return nil
    }
    switch snapping {
    case .anywhere: return nil
    case .sections: return (section.origin.points, section.end.points)
    case .pages:
      let length = viewport.length - viewport.lead - viewport.trail
      guard length > 0 else { return nil }
      let page = roundedDown(line / length)
      return (page * length, (page + 1) * length)
    case .lines:
      // Headers and insets belong to the stop at the section's beginning.
      guard let count = lineCount(inSection: index), count > 0 else {
        return (section.origin.points, section.end.points)
      }
      var low = -1
      var high = count
      while high - low > 1 {
        let middle = (low + high) / 2
        if box(ofLine: middle, in: section).start <= line { low = middle } else { high = middle }
      }
      let before = low < 0 ? section.origin.points : box(ofLine: low, in: section).start
      let after = high < count ? box(ofLine: high, in: section).start : section.end.points
      return (before, after)
    }
  }
}
