import FlowLayoutCore
import LayoutGeometry
import PeoplePopover
import PopoverGeometry

extension NumberReader {
  /// A request: container, source, safe area, keyboard's height, arrows, content insets, direction of
  /// reading, width class (0 none, 1 compact, 2 regular), height class, whether it must not adapt.
  mutating func request() -> PopoverRequest {
    let container = LayoutRect(origin: .zero, size: size())
    var request = PopoverRequest(container: container, sourceRect: rect())
    request.safeAreaInsets = insets()
    let keyboardHeight = number()
    if keyboardHeight > 0 {
      request.keyboardFrame = LayoutRect(
        x: 0, y: container.height - keyboardHeight, width: container.width,
        height: keyboardHeight)
    }
    request.permittedArrowDirections = PopoverArrowDirections(
      rawValue: UInt8(truncatingIfNeeded: integer()))
    request.chrome.contentViewInsets = insets()
    request.layoutDirection = flag() ? .rightToLeft : .leftToRight
    let (horizontal, vertical) = (integer(), integer())
    let staysPopover = flag()
    if horizontal > 0 {
      request.adaptivity = PopoverAdaptivity(
        horizontalSizeClass: horizontal == 1 ? .compact : .regular,
        verticalSizeClass: vertical == 1 ? .compact : .regular,
        legacyAnswer: staysPopover ? .unadapted : nil)
    }
    return request
  }
}

extension Exchange {
  /// A placement in 23 numbers, then the outline: style (popover 0, else 1), arrow's bit, body, frame,
  /// content, tip, arrow's offset and miss, reduction, overlap, flags.
  mutating func append(_ placement: PopoverPlacement, chrome: PopoverChrome) {
    append(placement.style == .popover ? 0 : 1)
    append(Int(placement.arrowDirection?.rawValue ?? 0))
    append(placement.bodyFrame)
    append(placement.popoverFrame)
    append(placement.contentFrame)
    append(placement.arrowTip ?? LayoutPoint(x: 0, y: 0))
    append(placement.arrowOffset)
    append(placement.arrowMiss)
    append(placement.reduction)
    append(placement.overlap)
    append(Int(placement.flags.rawValue))
    append(PopoverOutline(placement, chrome: chrome))
  }

  /// An outline: for each step its kind (move 0, line 1, arc 2), the radius, the point.
  private mutating func append(_ outline: PopoverOutline) {
    outline.forEachElement { element in
      switch element {
      case .move(let point): step(0, 0, point)
      case .line(let point): step(1, 0, point)
      case .arc(_, let radius, _, let point): step(2, radius, point)
      case .close: break
      }
    }
  }

  private mutating func step(_ kind: Int, _ radius: Double, _ point: LayoutPoint) {
    append(kind)
    append(radius)
    append(point)
  }
}

/// Sizes and places the people popover, and shows its list: a request, the offset of the list, then
/// the count of each group.
///
/// The answer: preferred size, formula's size, uncapped height, placed size, content height, hidden
/// height, columns, differences, whether it was refitted, offset of the list, and the placement.
@c(inspector_people)
public func inspectorPeople(_ count: Int32) -> Int32 {
  var reader = NumberReader(count: count)
  let request = reader.request()
  let offset = reader.number()
  var counts: [Int] = []
  while reader.remaining > 0 { counts.append(reader.integer()) }
  let sizing: PeoplePopoverSizing
  do throws(PeopleSizingError) {
    sizing = try PeoplePopoverSizing(counts: counts)
  } catch {
    return unsafe exchange.answer(error)
  }
  do throws(PeoplePlacementError) {
    let placed = try sizing.placed(in: request, contentOffset: offset)
    unsafe shown = ShownLayout(placed.layout)
    return unsafe exchange.answer(placed, chrome: request.chrome)
  } catch {
    switch error {
    case .placement(let error): return unsafe exchange.answer(error)
    case .layout(let error): return unsafe exchange.answer(error)
    }
  }
}

extension Exchange {
  fileprivate mutating func answer(
    _ placed: PlacedPeoplePopover, chrome: PopoverChrome
  ) -> Int32 {
    let report = placed.report
    beginAnswer()
    append(placed.preferredContentSize)
    append(report.formulaSize)
    append(report.uncappedHeight)
    append(report.placedSize)
    append(report.contentHeight)
    append(report.hiddenHeight)
    append(report.columns)
    append(Int(report.differences.rawValue))
    append(placed.isRefitted)
    append(placed.layout.contentOffset.y)
    append(placed.placement, chrome: chrome)
    return AnswerStatus.fine.rawValue
  }
}

/// The boxes inside a cell of a size: the portrait's and the name's, then the title's in a header.
@c(inspector_cell)
public func inspectorCell(
  _ width: Double, _ height: Double, _ headerWidth: Double, _ headerHeight: Double,
  _ isRightToLeft: Int32
) -> Int32 {
  let metrics = PeopleMetrics()
  let direction: LayoutDirection = isRightToLeft == 1 ? .rightToLeft : .leftToRight
  let cell = LayoutRect(x: 0, y: 0, width: width, height: height)
  unsafe exchange.beginAnswer()
  unsafe exchange.append(metrics.portraitFrame(inCell: cell, layoutDirection: direction))
  unsafe exchange.append(metrics.labelFrame(inCell: cell, layoutDirection: direction))
  unsafe exchange.append(
    metrics.labelFrame(
      inHeader: LayoutRect(x: 0, y: 0, width: headerWidth, height: headerHeight)))
  return AnswerStatus.fine.rawValue
}
