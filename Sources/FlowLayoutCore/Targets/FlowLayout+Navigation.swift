/// A step of the keyboard through a layout's items.
public enum NavigationStep: Hashable, Sendable {
  /// The arrow keys, in the directions of the screen.
  case left, right, up, down
  /// The first and the last item.
  case home, end
  /// A container's length back or on.
  case pageUp, pageDown
}

/// Moving from item to item.
extension FlowLayout {
  /// The item that a step leads to.
  ///
  /// Along a line arrows go to the item before or behind in reading order, also from one line to the
  /// next. Across lines they go to the item whose middle is nearest to the position that the first such
  /// step began at, so that short lines do not lead astray. Sections without items are passed over.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - path: The item it starts from.
  ///   - crossPosition: The remembered position across the scroll axis, in points from the leading
  ///     edge; nil before the first step, and forgotten by steps along a line.
  /// - Returns: The item; nil where there is none in that direction, or no such item to start from.
  /// - Complexity: O(log *s* + log² *n* + ℓ²) beside sections without items, which are passed one by
  ///   one.
  public func item(
    _ step: NavigationStep, from path: ItemPath, crossPosition: inout Double?
  ) -> ItemPath? {
    guard let section = section(at: path.section), path.item >= 0, path.item < section.itemCount
    else { return nil }
    let isMirrored = section.style.geometry.isMirrored
    let isAlong = space.isVertical ? step == .left || step == .right : step == .up || step == .down
    if isAlong || step == .home || step == .end { crossPosition = nil }
    switch step {
    case .home: return firstItem(from: 0, by: 1)
    case .end: return firstItem(from: sectionCount - 1, by: -1)
    case .pageUp: return page(-1, from: path, in: section, &crossPosition)
    case .pageDown: return page(1, from: path, in: section, &crossPosition)
    case .left, .right, .up, .down:
      let isForward = step == .right || step == .down
      if isAlong { return neighbour(of: path, by: isForward != isMirrored ? 1 : -1) }
      return acrossLines(
        isForward != space.isFlipped ? 1 : -1, from: path, in: section, &crossPosition)
    }
  }

  /// The next item in the order of the layout, or the one before.
  private func neighbour(of path: ItemPath, by step: Int) -> ItemPath? {
    let item = path.item + step
    if item >= 0 && item < itemCount(inSection: path.section) ?? 0 {
      return ItemPath(section: path.section, item: item)
    }
    return firstItem(from: path.section + step, by: step)
  }

  /// The first item of the first section that has one, or going back the last of the last.
  private func firstItem(from start: Int, by step: Int) -> ItemPath? {
    var index = start
    while index >= 0 && index < sectionCount {
      let count = itemCount(inSection: index) ?? 0
      if count > 0 { return ItemPath(section: index, item: step > 0 ? 0 : count - 1) }
      index += step
    }
    return nil
  }

  private func acrossLines(
    _ step: Int, from path: ItemPath, in section: PlacedSection, _ crossPosition: inout Double?
  ) -> ItemPath? {
    let cross = crossPosition ?? crossMiddle(of: path, in: section)
    guard let line = linePosition(ofItemAt: path)?.line,
      let count = lineCount(inSection: path.section)
    else { return nil }
    crossPosition = cross
    if line + step >= 0 && line + step < count {
      return item(nearest: cross, on: box(ofLine: line + step, in: section), in: section)
    }
    guard let other = firstItem(from: path.section + step, by: step),
      let next = self.section(at: other.section),
      let otherLine = linePosition(ofItemAt: other)?.line
    else { return nil }
    return item(nearest: cross, on: box(ofLine: otherLine, in: next), in: next)
  }

  /// The item a container's length on; at the end the nearest item of the last line.
  private func page(
    _ step: Double, from path: ItemPath, in section: PlacedSection,
    _ crossPosition: inout Double?
  ) -> ItemPath? {
    let cross = crossPosition ?? crossMiddle(of: path, in: section)
    crossPosition = cross
    guard let line = linePosition(ofItemAt: path)?.line else { return nil }
    let box = box(ofLine: line, in: section)
    let viewport = viewport
    let length = max(0, viewport.length - viewport.lead - viewport.trail)
    let position = (box.start + box.end) / 2 + step * length
    guard let index = self.section(atMainOffset: position) else { return nil }
    // A section without items gives way to the next one in the direction of the step.
    let direction = step > 0 ? 1 : -1
    guard
      let target = firstItem(from: index, by: direction) ?? firstItem(from: index, by: -direction),
      let placed = self.section(at: target.section),
      let nearest = nearestLine(to: position, in: placed)
    else { return nil }
    return item(nearest: cross, on: nearest, in: placed)
  }

  private func item(nearest cross: Double, on line: LineBox, in section: PlacedSection) -> ItemPath?
  {
    var best: (path: ItemPath, distance: Double)?
    for item in line.items {
      let path = ItemPath(section: section.index, item: item)
      let distance = (crossMiddle(of: path, in: section) - cross).magnitude
      if best.map({ distance < $0.distance }) ?? true { best = (path, distance) }
    }
    return best?.path
  }
}
