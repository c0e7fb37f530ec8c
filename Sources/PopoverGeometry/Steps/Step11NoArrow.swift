import LayoutGeometry

extension PopoverFitter {
  /// A popover without an arrow: centred on its source, then moved into the usable area.
  ///
  /// The minimum does not apply, and the arrow's strip affects only the centring.
  ///
  /// > Source: §3.3 step 11, rule U12.
  func unarrowed(on source: LayoutRect) -> Candidate {
    let fitted = LayoutSize(
      width: max(0, min(target.width, usable.width - insetSize.width)),
      height: max(0, min(target.height, usable.height - insetSize.height)))
    let width = fitted.width + insetSize.width
    let height = fitted.height + insetSize.height
    let strip = reservesArrowStrip ? chrome.arrowHeight : 0
    let x =
      width > usable.width && isRightToLeft
      ? usable.maxX - width
      : clamped(source.midX - width / 2, from: usable.minX, to: usable.maxX - width)
    let y = clamped(
      source.midY - (height + strip) / 2, from: usable.minY, to: usable.maxY - height)
    return Candidate(
      direction: nil, fitted: fitted,
      body: LayoutRect(x: x, y: y, width: width, height: height), arrow: .none, overlap: 0)
  }
}
