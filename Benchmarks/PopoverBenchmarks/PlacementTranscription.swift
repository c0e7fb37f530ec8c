import LayoutGeometry
import PopoverGeometry

/// A placement as the transcription finds it: the outputs of section 3.2 of the rules.
struct TranscribedPlacement: Equatable {
  var arrowDirection: PopoverArrowDirection?
  var body: LayoutRect
  var popover: LayoutRect
  var content: LayoutRect
  var tip: LayoutPoint
  var offset: Double
  var miss: Double
  var reduction: LayoutSize
  var flags: PopoverFlags

}

extension TranscribedPlacement {
  /// The same outputs of the engine.
  init(_ placement: PopoverPlacement) {
    arrowDirection = placement.arrowDirection
    body = placement.bodyFrame
    popover = placement.popoverFrame
    content = placement.contentFrame
    tip = placement.arrowTip ?? .zero
    offset = placement.arrowOffset
    miss = placement.arrowMiss
    reduction = placement.reduction
    flags = placement.flags
  }
}

/// The plain transcription of the rules: one function from top to bottom, as a first draft would have
/// it, for requests that leave everything but rectangles and sizes at its default.
///
/// It reads the same request, checks the same numbers and gives the same outputs as the engine, but
/// knows only what such requests need: no keyboard, grid, alignment, gap or second chances.
///
/// - Parameters:
///   - request: Container, source, insets and sizes.
///   - preferred: The content size in place of the request's.
/// - Returns: The outputs; nil where more of the rules would be needed.
@inline(never)
func transcribedPlacement(
  _ request: PopoverRequest, preferred: LayoutSize
) -> TranscribedPlacement? {
  // 1. Every number is checked.
  let (frame, given) = (request.container, request.sourceRect)
  let (safe, margins) = (request.safeAreaInsets, request.popoverLayoutMargins)
  let (standard, least) = (request.defaultContentSize, request.minimumContentSize)
  let (most, chrome) = (request.maximumContentSize, request.chrome)
  let insets = chrome.contentViewInsets
  func isPlain(_ value: Double) -> Bool { value.magnitude <= 0x1p1000 }
  func isLength(_ value: Double) -> Bool { value >= 0 && value <= 0x1p1000 }
  guard isPlain(frame.x), isPlain(frame.y), isPlain(frame.width), isPlain(frame.height),
    isPlain(given.x), isPlain(given.y), isPlain(given.width), isPlain(given.height),
    isLength(safe.top), isLength(safe.left), isLength(safe.bottom), isLength(safe.right),
    isLength(margins.top), isLength(margins.left), isLength(margins.bottom),
    isLength(margins.right), preferred.width > 0, preferred.height > 0,
    isLength(standard.width), isLength(standard.height), isLength(least.width),
    isLength(least.height), most.width >= 0, most.height >= 0, isLength(insets.top),
    isLength(insets.left), isLength(insets.bottom), isLength(insets.right),
    isLength(chrome.arrowHeight), isLength(chrome.arrowBase), isLength(chrome.cornerRadius),
    isLength(request.gap), isPlain(request.crossOffset), frame.width > 0, frame.height > 0
  else { return nil }

  // 3. The usable area.
  let left = frame.minX + safe.left + margins.left
  let top = frame.minY + safe.top + margins.top
  let right = frame.maxX - safe.right - margins.right
  let bottom = frame.maxY - safe.bottom - margins.bottom
  guard right - left > 1e-9, bottom - top > 1e-9 else { return nil }

  // 4. The visible source.
  var flags = PopoverFlags()
  let source = given.standardized
  let near = (x: max(source.minX, frame.minX), y: max(source.minY, frame.minY))
  let far = (x: min(source.maxX, frame.maxX), y: min(source.maxY, frame.maxY))
  guard far.x >= near.x, far.y >= near.y else { return nil }
  if near.x - source.minX > 1e-9 || near.y - source.minY > 1e-9 || source.maxX - far.x > 1e-9
    || source.maxY - far.y > 1e-9
  {
    flags.insert(.sourceClipped)
  }
  let middle = (x: near.x + (far.x - near.x) / 2, y: near.y + (far.y - near.y) / 2)

  // 5. The content aimed at.
  let wanted = LayoutSize(
    width: min(preferred.width, most.width), height: min(preferred.height, most.height))
  guard wanted.width < .infinity, wanted.height < .infinity else { return nil }

  // 7 and 9. A body of a size in a direction: beside the source, centred on it, inside the area;
  // the arrow as near to the source's middle as the straight part of its edge allows.
  let arrow = chrome.arrowHeight
  let clear = chrome.cornerRadius + chrome.arrowBase / 2
  func cross(_ direction: PopoverArrowDirection, _ content: LayoutSize) -> (
    position: Double, offset: Double, miss: Double, isOnTarget: Bool
  ) {
    let isVertical = direction == .up || direction == .down
    let length =
      isVertical
      ? content.width + insets.left + insets.right : content.height + insets.top + insets.bottom
    let centre = isVertical ? middle.x : middle.y
    let position =
      isVertical
      ? max(left, min(centre - length / 2, right - length))
      : max(top, min(centre - length / 2, bottom - length))
    let ideal = centre - (position + length / 2)
    let limit = max(0, length / 2 - clear)
    let offset = max(-limit, min(ideal, limit))
    let reach = (isVertical ? far.x - near.x : far.y - near.y) / 2 + 1e-9
    return (position, offset, ideal - offset, abs(ideal - offset) <= reach)
  }

  // 7. The room for content in each direction, and what of the wish it holds.
  func fitted(_ direction: PopoverArrowDirection) -> (size: LayoutSize, meets: Bool) {
    var room = LayoutSize(
      width: right - left - insets.left - insets.right,
      height: bottom - top - insets.top - insets.bottom)
    switch direction {
    case .down: room.height = min(near.y, bottom) - top - arrow - insets.top - insets.bottom
    case .up: room.height = bottom - max(far.y, top) - arrow - insets.top - insets.bottom
    case .left: room.width = right - max(far.x, left) - arrow - insets.left - insets.right
    case .right: room.width = min(near.x, right) - left - arrow - insets.left - insets.right
    }
    let size = LayoutSize(
      width: max(0, min(wanted.width, room.width)),
      height: max(0, min(wanted.height, room.height)))
    return (
      size,
      size.width >= min(wanted.width, least.width) - 1e-9
        && size.height >= min(wanted.height, least.height) - 1e-9 && room.width >= -1e-9
        && room.height >= -1e-9
    )
  }
  let rooms = (fitted(.down), fitted(.up), fitted(.left), fitted(.right))
  func fits(_ size: LayoutSize) -> Bool {
    size.width >= wanted.width - 1e-9 && size.height >= wanted.height - 1e-9
  }

  // 8a. The first direction that fits with its tip on the source, else the first that fits.
  var first: PopoverArrowDirection?
  func take(_ direction: PopoverArrowDirection, _ size: LayoutSize) -> Bool {
    if cross(direction, size).isOnTarget { return true }
    if first == nil { first = direction }
    return false
  }
  var chosen: PopoverArrowDirection?
  if fits(rooms.0.size), take(.down, rooms.0.size) {
    chosen = .down
  } else if fits(rooms.1.size), take(.up, rooms.1.size) {
    chosen = .up
  } else if fits(rooms.2.size), take(.left, rooms.2.size) {
    chosen = .left
  } else if fits(rooms.3.size), take(.right, rooms.3.size) {
    chosen = .right
  } else if first == nil {
    // 8c. The largest of those that hold the minimum; the tip on the source decides among equal ones.
    func area(_ room: (size: LayoutSize, meets: Bool)) -> Double {
      room.meets ? room.size.width * room.size.height : -1
    }
    let largest = max(area(rooms.0), area(rooms.1), area(rooms.2), area(rooms.3)) * (1 - 1e-9)
    guard largest >= 0 else { return nil }
    if area(rooms.0) >= largest, take(.down, rooms.0.size) {
      chosen = .down
    } else if area(rooms.1) >= largest, take(.up, rooms.1.size) {
      chosen = .up
    } else if area(rooms.2) >= largest, take(.left, rooms.2.size) {
      chosen = .left
    } else if area(rooms.3) >= largest, take(.right, rooms.3.size) {
      chosen = .right
    }
  }
  guard let direction = chosen ?? first else { return nil }

  // The outputs.
  let content: LayoutSize
  switch direction {
  case .down: content = rooms.0.size
  case .up: content = rooms.1.size
  case .left: content = rooms.2.size
  case .right: content = rooms.3.size
  }
  let place = cross(direction, content)
  let width = content.width + insets.left + insets.right
  let height = content.height + insets.top + insets.bottom
  var body = LayoutRect(x: place.position, y: place.position, width: width, height: height)
  var whole: LayoutRect
  let tip: LayoutPoint
  switch direction {
  case .down:
    body.y = min(near.y, bottom) - arrow - height
    whole = body
    whole.height += arrow
    tip = LayoutPoint(x: body.midX + place.offset, y: body.maxY + arrow)
  case .up:
    body.y = max(far.y, top) + arrow
    whole = LayoutRect(x: body.x, y: body.y - arrow, width: width, height: height + arrow)
    tip = LayoutPoint(x: body.midX + place.offset, y: body.minY - arrow)
  case .left:
    body.x = max(far.x, left) + arrow
    whole = LayoutRect(x: body.x - arrow, y: body.y, width: width + arrow, height: height)
    tip = LayoutPoint(x: body.minX - arrow, y: body.midY + place.offset)
  case .right:
    body.x = min(near.x, right) - arrow - width
    whole = body
    whole.width += arrow
    tip = LayoutPoint(x: body.maxX + arrow, y: body.midY + place.offset)
  }
  if !place.isOnTarget { flags.insert(.arrowOffTarget) }
  if (direction == .up || direction == .down ? width : height) / 2 < clear {
    flags.insert(.arrowCramped)
  }
  if whole.minX < left - 1e-9 || whole.minY < top - 1e-9 || whole.maxX > right + 1e-9
    || whole.maxY > bottom + 1e-9
  {
    flags.insert(.overflowsUsable)
  }
  let cut = (width: wanted.width - content.width, height: wanted.height - content.height)
  return TranscribedPlacement(
    arrowDirection: direction, body: body, popover: whole,
    content: LayoutRect(
      x: body.x + insets.left, y: body.y + insets.top, width: content.width,
      height: content.height),
    tip: tip, offset: place.offset, miss: place.miss,
    reduction: LayoutSize(
      width: cut.width > 1e-9 ? cut.width : 0, height: cut.height > 1e-9 ? cut.height : 0),
    flags: flags)
}
