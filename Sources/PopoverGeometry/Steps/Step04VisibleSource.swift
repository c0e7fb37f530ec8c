import LayoutGeometry

/// The part of a source that can be pointed at.
struct VisibleSource {
  var rect: LayoutRect
  var flags: PopoverFlags
}

extension PopoverRequest {
  /// The source's part inside the container; where there is none, the nearest point of the container.
  ///
  /// The platform takes the rectangle as it is (U8); a half-scrolled cell should be pointed at where
  /// it can be seen, so this departs on purpose. Touching counts as visible.
  ///
  /// > Source: §3.3 step 4; a withdrawn source, §3.4, is like one that cannot be seen.
  func visibleSource(in container: LayoutRect) -> VisibleSource {
    let source = sourceRect.standardized
    let left = max(source.minX, container.minX)
    let top = max(source.minY, container.minY)
    let right = min(source.maxX, container.maxX)
    let bottom = min(source.maxY, container.maxY)
    if right >= left, bottom >= top, !isSourceWithdrawn {
      let isClipped =
        left - source.minX > lengthTolerance || top - source.minY > lengthTolerance
        || source.maxX - right > lengthTolerance || source.maxY - bottom > lengthTolerance
      return VisibleSource(
        rect: LayoutRect(x: left, y: top, width: right - left, height: bottom - top),
        flags: isClipped ? .sourceClipped : [])
    }
    let point = LayoutRect(
      x: clamped(source.midX, from: container.minX, to: container.maxX),
      y: clamped(source.midY, from: container.minY, to: container.maxY), width: 0, height: 0)
    return VisibleSource(rect: point, flags: .sourceOffscreen)
  }
}
