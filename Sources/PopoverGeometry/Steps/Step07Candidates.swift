import LayoutGeometry

/// How large the content can be in one direction.
struct CandidateExtent {
  var fitted: LayoutSize
  /// Whether that is the size aimed at.
  var fits: Bool
  /// Whether it is the minimum at least, and no room is negative.
  var meetsMinimum: Bool

  var area: Double { fitted.area }

  /// Of a direction that was not looked at.
  static let nothing = CandidateExtent(fitted: .zero, fits: false, meetsMinimum: false)
}

/// A popover's place along the edge that carries the arrow.
struct Aim {
  /// Where the body begins.
  var position: Double
  var arrow: ArrowFit
}

/// A popover in one direction.
struct Candidate {
  /// Nil without an arrow.
  var direction: PopoverArrowDirection?
  var fitted: LayoutSize
  var body: LayoutRect
  var arrow: ArrowFit
  /// How far the body was slid from its place beside the source.
  var overlap: Double
}

extension PopoverFitter {
  /// The room for content in a direction: beside the source, or anywhere where it may be covered.
  ///
  /// > Source: §3.3 steps 7 and 8b.
  func room(
    _ direction: PopoverArrowDirection, beside source: LayoutRect, covering: Bool
  ) -> LayoutSize {
    let isVertical = direction.isVertical
    let area = usable.span(isVertical: isVertical)
    let anchor = source.span(isVertical: isVertical)
    let region =
      covering
      ? area.length
      : direction.bodyFollowsSource
        ? area.upper - max(anchor.upper + gap, area.lower)
        : min(anchor.lower - gap, area.upper) - area.lower
    let main = region - chrome.arrowHeight
    return isVertical
      ? LayoutSize(width: usable.width - insetSize.width, height: main - insetSize.height)
      : LayoutSize(width: main - insetSize.width, height: usable.height - insetSize.height)
  }

  /// The size that the content can have in a direction.
  ///
  /// > Source: §3.3 step 7.
  func extent(
    _ direction: PopoverArrowDirection, beside source: LayoutRect, covering: Bool
  ) -> CandidateExtent {
    let room = room(direction, beside: source, covering: covering)
    let fitted = LayoutSize(
      width: max(0, min(target.width, room.width)), height: max(0, min(target.height, room.height)))
    return CandidateExtent(
      fitted: fitted,
      fits: fitted.width >= target.width - lengthTolerance
        && fitted.height >= target.height - lengthTolerance,
      meetsMinimum: fitted.width >= minimum.width - lengthTolerance
        && fitted.height >= minimum.height - lengthTolerance
        && room.width >= -lengthTolerance && room.height >= -lengthTolerance)
  }

  /// The popover of a content size in a direction.
  ///
  /// > Source: §3.3 steps 7 and 8b.
  func candidate(
    _ direction: PopoverArrowDirection, fitted: LayoutSize, beside source: LayoutRect,
    covering: Bool
  ) -> Candidate {
    candidate(
      direction, fitted: fitted, aim: aim(direction, fitted: fitted, at: source),
      beside: source, covering: covering)
  }

  /// The popover of a content size in a direction, with its place along the edge known already.
  func candidate(
    _ direction: PopoverArrowDirection, fitted: LayoutSize, aim: Aim, beside source: LayoutRect,
    covering: Bool
  ) -> Candidate {
    let isVertical = direction.isVertical
    let width = fitted.width + insetSize.width
    let height = fitted.height + insetSize.height
    let main = mainPlace(
      direction, length: isVertical ? height : width, beside: source, covering: covering)
    return Candidate(
      direction: direction, fitted: fitted,
      body: LayoutRect(
        x: isVertical ? aim.position : main.position,
        y: isVertical ? main.position : aim.position, width: width, height: height),
      arrow: aim.arrow, overlap: main.overlap)
  }

  /// Where a body of a content size begins along the edge that carries the arrow, and the arrow there:
  /// all that choosing a direction has to know.
  func aim(
    _ direction: PopoverArrowDirection, fitted: LayoutSize, at source: LayoutRect
  ) -> Aim {
    let isVertical = direction.isVertical
    let length =
      fitted.length(isVertical: !isVertical) + insetSize.length(isVertical: !isVertical)
    let position = crossPlace(direction, length: length, of: source)
    return Aim(
      position: position,
      arrow: arrowFit(
        on: AxisSpan(lower: position, length: length),
        at: source.span(isVertical: !isVertical)))
  }

  /// Where a body of a length begins along the arrow's axis, and how far that is over the source.
  private func mainPlace(
    _ direction: PopoverArrowDirection, length: Double, beside source: LayoutRect, covering: Bool
  ) -> (position: Double, overlap: Double) {
    let area = usable.span(isVertical: direction.isVertical)
    let anchor = source.span(isVertical: direction.isVertical)
    let arrowHeight = chrome.arrowHeight
    if direction.bodyFollowsSource {
      let position = max(anchor.upper + gap, area.lower) + arrowHeight
      guard covering else { return (position, 0) }
      let slid = max(min(position, area.upper - length), area.lower + arrowHeight)
      return (slid, max(0, anchor.upper + gap + arrowHeight - slid))
    }
    let position = min(anchor.lower - gap, area.upper) - arrowHeight - length
    guard covering else { return (position, 0) }
    let slid = min(max(position, area.lower), area.upper - arrowHeight - length)
    return (slid, max(0, slid + length + arrowHeight + gap - anchor.lower))
  }

  /// Where a body of a length begins along the edge that carries the arrow.
  private func crossPlace(
    _ direction: PopoverArrowDirection, length: Double, of source: LayoutRect
  ) -> Double {
    let area = usable.span(isVertical: !direction.isVertical)
    let anchor = source.span(isVertical: !direction.isVertical)
    // Only the horizontal axis has a direction of reading.
    let isMirrored = direction.isVertical && isRightToLeft
    guard length <= area.length else { return isMirrored ? area.upper - length : area.lower }
    let aligned =
      switch alignment {
      case .center: anchor.middle - length / 2
      case .start: isMirrored ? anchor.upper - length : anchor.lower
      case .end: isMirrored ? anchor.lower : anchor.upper - length
      }
    let shifted = aligned + (isMirrored ? -crossOffset : crossOffset)
    return clamped(shifted, from: area.lower, to: area.upper - length)
  }
}
