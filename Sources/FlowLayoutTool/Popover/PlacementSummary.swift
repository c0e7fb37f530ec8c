import LayoutDocument
import LayoutGeometry
import PopoverGeometry

/// Where a popover lies, in a few lines.
struct PlacementSummary {
  let placement: PopoverPlacement

  /// The lines, each ended by a line feed.
  var text: String {
    lines.map { name, value in
      name + String(repeating: " ", count: 9 - name.count) + value + "\n"
    }.joined()
  }

  private var lines: [(String, String)] {
    guard placement.style == .popover else {
      return [("style", "\(placement.style.name): the content fills the container")]
    }
    var lines = [
      ("frame", spelled(placement.popoverFrame)), ("content", spelled(placement.contentFrame)),
      ("arrow", arrow),
    ]
    if !placement.fits {
      let reduction = placement.reduction
      lines.append(
        ("cut", "\(decimal(reduction.width)) in width, \(decimal(reduction.height)) in height"))
    }
    return lines + placement.flags.names.map { ("flag", $0) }
  }

  private var arrow: String {
    guard let direction = placement.arrowDirection, let tip = placement.arrowTip else {
      return "none"
    }
    return "\(direction.name), tip at \(decimal(tip.x)), \(decimal(tip.y))"
  }

  private func spelled(_ rect: LayoutRect) -> String {
    "\(decimal(rect.width)) × \(decimal(rect.height)) at \(decimal(rect.x)), \(decimal(rect.y))"
  }
}
