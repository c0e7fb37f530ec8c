import LayoutGeometry

/// The popover that was settled on, and the source that it points at.
struct Settlement {
  var candidate: Candidate
  var source: LayoutRect
  var flags: PopoverFlags
}

extension PopoverFitter {
  /// Chooses a direction, by harder and harder means until the minimum is met.
  ///
  /// > Source: §3.3 steps 8d and 8e.
  func settled(beside source: LayoutRect) -> Settlement {
    var choice = choice(beside: source)
    var source = source
    var flags = PopoverFlags()
    // Two real popovers with a single direction and no room kept their size over the source.
    if !choice.meetsMinimum, !coversMostOfUsable(source), let covering = leastCovering(source) {
      choice = Choice(candidate: covering, meetsMinimum: true)
    }
    // The published workaround for a source that fills the screen (U7).
    if !choice.meetsMinimum, source.width > 0 || source.height > 0 {
      source = LayoutRect(x: source.midX, y: source.midY, width: 0, height: 0)
      flags.insert(.sourceCollapsed)
      choice = self.choice(beside: source)
    }
    if !choice.meetsMinimum {
      flags.insert(.belowMinimum)
      choice.candidate = raisedToMinimum(choice.candidate, beside: source)
    }
    return Settlement(candidate: choice.candidate, source: source, flags: flags)
  }

  /// Whether the source takes more than half of the usable area.
  private func coversMostOfUsable(_ source: LayoutRect) -> Bool {
    let width = min(source.maxX, usable.maxX) - max(source.minX, usable.minX)
    let height = min(source.maxY, usable.maxY) - max(source.minY, usable.minY)
    return max(0, width) * max(0, height) > usable.width * usable.height / 2
  }

  /// A popover with at least the minimum, inside the usable area on each axis on which it can be.
  ///
  /// > Source: §3.3 step 8e.
  private func raisedToMinimum(_ best: Candidate, beside source: LayoutRect) -> Candidate {
    guard let direction = best.direction else { return best }
    let fitted = LayoutSize(
      width: max(best.fitted.width, minimum.width),
      height: max(best.fitted.height, minimum.height))
    var raised = candidate(direction, fitted: fitted, beside: source, covering: false)
    let strip = arrowStrip(direction)
    let width = strip.left + raised.body.width + strip.right
    let height = strip.top + raised.body.height + strip.bottom
    if width <= usable.width {
      raised.body.x = clamped(
        raised.body.x, from: usable.minX + strip.left,
        to: usable.maxX - strip.right - raised.body.width)
    }
    if height <= usable.height {
      raised.body.y = clamped(
        raised.body.y, from: usable.minY + strip.top,
        to: usable.maxY - strip.bottom - raised.body.height)
    }
    raised.arrow = arrowFit(direction, body: raised.body, source: source)
    return raised
  }
}
