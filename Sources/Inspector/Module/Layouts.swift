import FlowLayoutCore
import LayoutGeometry

/// The layout that is shown, and what the page was told of it.
///
/// An object, so that a step changes it in its place.
final class ShownLayout {
  var layout: FlowLayout
  var cursor = ScrollCursor()

  init(_ layout: FlowLayout) {
    self.layout = layout
  }
}

/// The layout that is shown; the page has one at a time.
nonisolated(unsafe) var shown: ShownLayout?

extension Exchange {
  /// Content size, scroll position, and the oversize sections.
  mutating func answer(_ layout: FlowLayout) -> Int32 {
    beginAnswer()
    append(layout.contentSize)
    append(layout.contentOffset)
    for oversize in layout.oversizeSections() { append(oversize.section) }
    return AnswerStatus.fine.rawValue
  }
}

/// Makes a layout of the numbers and shows it; answers as `Exchange.answer(_:)`.
@c(inspector_layout)
public func inspectorLayout(_ count: Int32) -> Int32 {
  var reader = NumberReader(count: count)
  do throws(FlowLayoutError) {
    let layout = try reader.layout()
    unsafe shown = ShownLayout(layout)
    return unsafe exchange.answer(layout)
  } catch {
    unsafe shown = nil
    return unsafe exchange.answer(error)
  }
}

/// Scrolls, and answers what that changes on screen.
///
/// For each event its kind (entered 0, left 1, moved 2), then the element; an element that left has no
/// frame, which is 0. Where `restarts` is 1 nothing counts as on screen before.
@c(inspector_scroll)
public func inspectorScroll(_ x: Double, _ y: Double, _ restarts: Int32) -> Int32 {
  guard let current = unsafe shown else { return AnswerStatus.noLayout.rawValue }
  if restarts == 1 { current.cursor = ScrollCursor() }
  unsafe exchange.beginAnswer()
  do throws(FlowLayoutError) {
    try current.layout.scroll(to: LayoutPoint(x: x, y: y), &current.cursor) { event in
      switch event {
      case .entered(let element): append(0, element.identifier, element.frame)
      case .left(let identifier): append(1, identifier, .zero)
      case .moved(let element): append(2, element.identifier, element.frame)
      }
    }
    return AnswerStatus.fine.rawValue
  } catch {
    return unsafe exchange.answer(error)
  }
}

/// Not inlined: the engine's walks are specialised for what they tell, some of them many times.
@inline(never)
private func append(_ event: Int, _ identifier: ElementIdentifier, _ frame: LayoutRect) {
  unsafe exchange.append(event)
  unsafe exchange.append(identifier, frame)
}

/// Answers all elements of the layout that is shown, in its order.
@c(inspector_elements)
public func inspectorElements() -> Int32 {
  guard let layout = unsafe shown?.layout else { return AnswerStatus.noLayout.rawValue }
  unsafe exchange.beginAnswer()
  for element in layout.allElements() {
    unsafe exchange.append(element.identifier, element.frame)
  }
  return AnswerStatus.fine.rawValue
}

/// The nearest offset that shows content only: x and y.
@c(inspector_clamp)
public func inspectorClamp(_ x: Double, _ y: Double) -> Int32 {
  guard let layout = unsafe shown?.layout else { return AnswerStatus.noLayout.rawValue }
  unsafe exchange.beginAnswer()
  unsafe exchange.append(layout.clampedOffset(LayoutPoint(x: x, y: y)))
  return AnswerStatus.fine.rawValue
}

/// The section at a position along the scroll axis; −1 where there is none.
@c(inspector_section)
public func inspectorSection(_ mainOffset: Double) -> Int32 {
  Int32(clamping: unsafe shown?.layout.section(atMainOffset: mainOffset) ?? -1)
}

/// The offset that brings a section to the top; the scroll position where there is no such section.
@c(inspector_section_offset)
public func inspectorSectionOffset(_ section: Int32) -> Double {
  guard let layout = unsafe shown?.layout else { return 0 }
  return (layout.offset(showing: .section(Int(section)), at: .top) ?? layout.contentOffset).y
}
