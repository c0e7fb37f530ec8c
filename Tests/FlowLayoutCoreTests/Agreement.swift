import FlowLayoutCore
import LayoutGeometry
import ReferenceLayout

/// How far the engine's exact sums and the model's plain ones may part, in points.
let agreementTolerance = 1e-6

/// Whether two numbers are as near as the model's plain sums allow.
func nearly(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= agreementTolerance }

/// Whether two frames are as near as the model's plain sums allow.
func nearly(_ a: LayoutRect, _ b: LayoutRect) -> Bool {
  nearly(a.x, b.x) && nearly(a.y, b.y) && nearly(a.width, b.width) && nearly(a.height, b.height)
}

extension LayoutRect {
  /// Whether all four numbers are finite.
  var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}

/// The first way in which the engine's layout of a scene departs from the model's; nil where none.
///
/// Frames are asked for one by one and all at once.
func disagreement(_ engine: FlowLayout, _ model: PlainLayout) -> String? {
  let size = engine.contentSize
  if !nearly(size.width, model.contentSize.width) || !nearly(size.height, model.contentSize.height)
  {
    return "content size \(size), model \(model.contentSize)"
  }
  if engine.contentOffset != model.contentOffset {
    let (a, b) = (engine.contentOffset, model.contentOffset)
    if !nearly(a.x, b.x) || !nearly(a.y, b.y) { return "offset \(a), model \(b)" }
  }
  let all = model.allElements()
  for element in all {
    guard let frame = engine.frame(of: element.identifier) else {
      return "\(element.identifier) has no frame, model \(element.frame)"
    }
    if !nearly(frame, element.frame) {
      return "\(element.identifier) at \(frame), model \(element.frame)"
    }
  }
  for (index, section) in model.sections.enumerated() {
    if section.header == nil && engine.frameOfHeader(inSection: index) != nil {
      return "section \(index) has a header"
    }
    if section.footer == nil && engine.frameOfFooter(inSection: index) != nil {
      return "section \(index) has a footer"
    }
    if engine.itemCount(inSection: index) != section.items.count {
      return "section \(index) has \(String(describing: engine.itemCount(inSection: index))) items"
    }
  }
  let engineElements = engine.allElements()
  if engineElements.map(\.identifier) != all.map(\.identifier) { return "elements differ" }
  for element in engineElements where engine.frame(of: element.identifier) != element.frame {
    return "\(element.identifier) has two frames"
  }
  return oversizeDisagreement(engine, model)
}

private func oversizeDisagreement(_ engine: FlowLayout, _ model: PlainLayout) -> String? {
  let found = engine.oversizeSections()
  let expected = model.oversizeSections
  if found.map(\.section) != expected.map(\.section) {
    return "oversize \(found.map(\.section)), model \(expected.map(\.section))"
  }
  for (a, b) in zip(found, expected)
  where !nearly(a.largestCrossLength, b.largestCrossLength)
    || !nearly(a.availableCrossLength, b.availableCrossLength)
  {
    return "oversize \(a), model \(b)"
  }
  return nil
}
