import LayoutGeometry
import PeoplePopover
import PopoverGeometry

/// The page's fonts: measures the text of the answer within a width, in points, and returns the
/// width; the height follows from `inspector_measured_height`.
@_extern(wasm, module: "page", name: "measure_width")
@_extern(c)
func measureWidth(_ proposedWidth: Double) -> Double

/// The height of what was measured last.
@_extern(wasm, module: "page", name: "measured_height")
@_extern(c)
func measuredHeight() -> Double

/// Places the popover of past results around their text, as the page's fonts measure it.
///
/// The numbers are a request, then the results; the answer is the placement and the text.
@c(inspector_history)
public func inspectorHistory(_ count: Int32) -> Int32 {
  var reader = NumberReader(count: count)
  let request = reader.request()
  var values: [Int] = []
  while reader.remaining > 0 { values.append(reader.integer()) }
  let history = HistoryPopover(values: values)
  unsafe exchange.beginAnswer()
  unsafe exchange.append(history.text)
  do throws(PopoverError) {
    let placement = try history.placement(in: request) { _, proposed in
      // The page reads the text from the exchange, and calls nothing meanwhile.
      let width = measureWidth(proposed.width)
      return LayoutSize(width: width, height: measuredHeight())
    }
    unsafe exchange.append(placement, chrome: request.chrome)
    return AnswerStatus.fine.rawValue
  } catch {
    return unsafe exchange.answer(error)
  }
}
