import LayoutGeometry

/// The popover that step 8 settles on.
struct Choice {
  var candidate: Candidate
  /// Whether it has the minimum at least; else it is only the best of a bad lot.
  var meetsMinimum: Bool
}

extension PopoverFitter {
  /// Chooses a direction for a source as it is.
  ///
  /// > Source: §3.3 steps 8a to 8c, with the other `selection` before them.
  func choice(beside source: LayoutRect) -> Choice {
    if selection == .visibleArea, let seen = mostVisible(beside: source) {
      return Choice(candidate: seen, meetsMinimum: true)
    }
    var extents = RankedExtents()
    if let fitting = firstFitting(beside: source, noting: &extents) {
      return Choice(candidate: fitting, meetsMinimum: true)
    }
    if canOverlap, let covering = leastCovering(source) {
      return Choice(candidate: covering, meetsMinimum: true)
    }
    return largest(of: extents, beside: source)
  }

  /// Of the directions in which all fits: on target first, then as before, then by preference.
  ///
  /// Where nothing fits, the extents of all directions have been noted.
  ///
  /// > Source: §3.3 step 8a; fit before area as in CSS and floating-ui, on target as in Chameleon.
  private func firstFitting(
    beside source: LayoutRect, noting extents: inout RankedExtents
  ) -> Candidate? {
    var best: (direction: PopoverArrowDirection, fitted: LayoutSize, aim: Aim)?
    var bestPenalty = 4
    var rank = 0
    while let direction = order[rank] {
      let extent = extent(direction, beside: source, covering: false)
      extents[rank] = extent
      rank += 1
      guard extent.fits else { continue }
      let aim = aim(direction, fitted: extent.fitted, at: source)
      let penalty =
        (aim.arrow.isOnTarget ? 0 : 2)
        + (previousDirection == nil || previousDirection == direction ? 0 : 1)
      if penalty < bestPenalty {
        best = (direction, extent.fitted, aim)
        bestPenalty = penalty
      }
      if penalty == 0 { break }
    }
    guard let best else { return nil }
    return candidate(
      best.direction, fitted: best.fitted, aim: best.aim, beside: source, covering: false)
  }

  /// Of the directions with the minimum, else of all: the largest, then on target, then preference.
  ///
  /// > Source: §3.3 steps 8c and 8e; area when shrinking as in WYPopoverController.
  private func largest(of extents: RankedExtents, beside source: LayoutRect) -> Choice {
    var largest = 0.0
    var meets = false
    for rank in 0..<order.count {
      let extent = extents[rank]
      // The first one with the minimum leaves behind whatever came before it.
      if extent.meetsMinimum && !meets {
        meets = true
        largest = extent.area
      } else if extent.meetsMinimum == meets {
        largest = max(largest, extent.area)
      }
    }
    let threshold = largest * (1 - lengthTolerance)
    var best: (direction: PopoverArrowDirection, fitted: LayoutSize, aim: Aim)?
    var rank = 0
    while let direction = order[rank] {
      let extent = extents[rank]
      rank += 1
      guard extent.area >= threshold, extent.meetsMinimum || !meets else { continue }
      let aim = aim(direction, fitted: extent.fitted, at: source)
      if best == nil || aim.arrow.isOnTarget { best = (direction, extent.fitted, aim) }
      if aim.arrow.isOnTarget { break }
    }
    guard let best else { return Choice(candidate: unarrowed(on: source), meetsMinimum: meets) }
    return Choice(
      candidate: candidate(
        best.direction, fitted: best.fitted, aim: best.aim, beside: source, covering: false),
      meetsMinimum: meets)
  }

  /// Over the source, the largest with the minimum: least over it, then on target, then preference.
  ///
  /// > Source: §3.3 steps 8b and 8d.
  func leastCovering(_ source: LayoutRect) -> Candidate? {
    var largest = -1.0
    forEachCovering(source, areaFrom: 0) { largest = max(largest, $0.fitted.area) }
    guard largest >= 0 else { return nil }
    let threshold = largest * (1 - lengthTolerance)
    var least = Double.infinity
    forEachCovering(source, areaFrom: threshold) { least = min(least, $0.overlap) }
    var best: Candidate?
    forEachCovering(source, areaFrom: threshold) { candidate in
      guard candidate.overlap <= least + lengthTolerance else { return }
      if best.map({ candidate.arrow.isOnTarget && !$0.arrow.isOnTarget }) ?? true {
        best = candidate
      }
    }
    return best
  }

  private func forEachCovering(
    _ source: LayoutRect, areaFrom threshold: Double, _ body: (Candidate) -> Void
  ) {
    var rank = 0
    while let direction = order[rank] {
      rank += 1
      let extent = extent(direction, beside: source, covering: true)
      guard extent.meetsMinimum, extent.area >= threshold else { continue }
      body(candidate(direction, fitted: extent.fitted, beside: source, covering: true))
    }
  }
}

/// The extents of up to four directions by their rank in the order, without an array.
struct RankedExtents {
  private var first = CandidateExtent.nothing
  private var second = CandidateExtent.nothing
  private var third = CandidateExtent.nothing
  private var fourth = CandidateExtent.nothing

  /// The extent of a rank from 0 to 3; larger ones are the last.
  subscript(rank: Int) -> CandidateExtent {
    get {
      switch rank {
      case 0: first
      case 1: second
      case 2: third
      default: fourth
      }
    }
    set {
      switch rank {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      default: fourth = newValue
      }
    }
  }
}
